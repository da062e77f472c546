"""What the tests in a real browser share: pages, order desks, and stages to try them in."""
