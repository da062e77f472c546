"""Strict YAML and JSON Schema, and the rules of the game as data."""
