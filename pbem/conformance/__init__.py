"""The conformance suite: what the rules say, as cases that any moderator's program could be tried by.

The cases are data (`tests/conformance/` in a checkout); `pbem conformance` plays them.
"""
