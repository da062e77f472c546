"""Sentences that tell of the game and order nothing: by their form, whatever they are about."""
