"""Players that are programs: each is shown what its player may know and answers with a letter of orders."""
