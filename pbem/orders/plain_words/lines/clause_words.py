"""The words that clauses of a plan begin with."""

CLAUSES = ("play", "spend", "loss", "settle", "keep", "low", "high", "reserve", "concede", "fight", "ask")
