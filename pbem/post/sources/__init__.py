"""Where mail comes from: a folder, an mbox, a Maildir, an IMAP server."""
