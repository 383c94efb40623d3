"""The arena: bots play each other, and the numbers tell who is stronger."""
