"""A War of Whispers: five empires, twenty council positions, secret loyalties."""
