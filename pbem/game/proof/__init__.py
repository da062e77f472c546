"""What a game is checked by: heads of its log, where its luck comes from, the edition of its rules."""
