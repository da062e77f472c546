"""Views to letters: receipts, private reports, public summaries, order forms."""
