"""Rules, board and program are looked up and tried."""
