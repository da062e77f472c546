"""A game that is played by mail: its players, its mailboxes, mail servers, and ways to break a run."""
