"""Networks that lead a search, and the files that come with the games."""
