"""What comes in: mails taken from a mailbox, letters submitted, receipts."""
