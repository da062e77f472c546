"""Fills in the program's own templates without Jinja2, which takes a tenth of a command to load.

Jinja2 makes Python code of a template. That is kept in the user's cache (`own_templates.py`), and what such
code asks for is here: its names (`running.py`), Jinja2's filters and tests as far as the templates use them
(`filters.py`). A moderator's own templates are filled in by Jinja2 itself.
"""
