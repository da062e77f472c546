"""`python -m pbem` is `pbem`."""

from pbem.cli.main import run

run()
