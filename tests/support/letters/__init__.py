"""Letters that tests write or read: as people send them, changed at random, and made of reports."""
