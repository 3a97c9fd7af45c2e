"""Finding puzzles: positions of strong play in which one decision is clearly best."""
