"""What leaves the desk: reports, mails and what they enclose, the outbox, the site."""
