"""Players that are programs: each sees what its player may know, and answers with a letter of orders."""
