"""What cuts a letter: into sentences, a sentence into parts, and a part into clauses."""
