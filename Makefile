# Every target works on a fresh checkout; it needs Python 3.11 or newer, make and git.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
READY := .venv/.ready
ORACLE ?= ../shared/oracle

.PHONY: demo example rules-table catalogue outlines weights man test browser slow fuzz lint chromium bench crosscheck clean

# In two processes, each file of tests in one of them, and those in the same that share what takes long to make
# (`tests/support/files_together.py`), in the order of their names: by number of tests the files of
# few that take long would be left for the end. Where bytecode may not be written every command that a test starts
# would compile the program anew. Ruff and mypy run beside them; what they say stands together in the end.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder

test: $(READY)
	@said=$$(mktemp) && { $(MAKE) --no-print-directory lint >"$$said" 2>&1 & } && linting=$$!; \
	$(PYTEST); tested=$$?; \
	wait $$linting; linted=$$?; \
	echo "== lint"; cat "$$said"; rm -f "$$said"; \
	test $$tested = 0 || echo "== tests failed, see above"; \
	test $$linted = 0 || echo "== lint failed, see above"; \
	test $$tested = 0 && test $$linted = 0

demo: $(READY)
	$(BIN)/pbem demo

example: $(READY)
	rm -rf games/example/game
	$(BIN)/pbem demo --into games/example/game --no-site
	rm -f games/example/game/.lock games/example/game/.snapshot

rules-table: $(READY)
	$(BIN)/python -m pbem.conformance.rules_page docs/rules.md

catalogue: $(READY)
	$(BIN)/python -m tools.catalogue

# After a change of the board's cities: the lands of the map, made of them.
outlines: $(READY)
	$(BIN)/python -m tools.outlines

# After a change of the sentences in `tests/people/fights` or `marches`, or of the clues: what each clue weighs.
weights: $(READY)
	$(BIN)/pip install --quiet -e '.[weights]'
	PYTHONPATH=tests $(BIN)/python -m tools.weights

# The pages, tried in a real browser: a fifth of the time of all tests, and more to install than all else.
browser: $(READY) chromium
	@for program in chromedriver chromium; do command -v $$program >/dev/null || { \
		echo "There is no $$program on the PATH, and it could not be installed here." >&2; exit 1; }; done
	$(PYTEST) -m 'browser and not slow' tests/browser

slow: $(READY) chromium
	$(BIN)/pytest -m slow

# Damaged letters: each has to be read within a tenth of a second, and none may make the program fail.
fuzz: $(READY)
	PYTHONPATH=tests $(BIN)/python -m support.corpus.damaged_mails 100000

lint: $(READY)
	$(BIN)/ruff check .
	MYPYPATH=tests $(BIN)/mypy --strict pbem tools

bench: $(READY)
	@set -e; for script in benchmarks/*.py; do echo "== $$script"; $(BIN)/python "$$script"; done

# Debian's packages where they can be had; elsewhere any chromium and chromedriver on the PATH do.
chromium:
	@if ! command -v chromedriver >/dev/null && command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium chromium-driver >/dev/null; fi

# The manual page, from the help of all commands: man build/pbem.1
man: $(READY)
	$(BIN)/python -m tools.manpage build/pbem.1

# Recorded games of an independent engine, replayed on ours; they are not part of this repository.
crosscheck: $(READY)
	$(BIN)/python -m tools.crosscheck $(ORACLE)

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist

$(READY): pyproject.toml
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; name it with PYTHON=..." >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
