"""What lies where in memory, and which bits of an integer are a float."""
