"""What is open now: rooms, their clients, the live line, and the desk that changes tables."""
