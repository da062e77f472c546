"""What comes by mail and what leaves: mailboxes, pages, posts."""
