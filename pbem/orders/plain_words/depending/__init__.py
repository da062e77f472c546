"""Sentences that depend on something."""
