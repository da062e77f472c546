"""What is not to be done, or no longer: corrections, denials, second thoughts."""
