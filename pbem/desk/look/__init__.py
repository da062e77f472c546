"""What the moderator is shown: status, the log in words, proofs, the folder's health."""
