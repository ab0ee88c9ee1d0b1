"""What becomes of calls of known functions: a handler for each kind of row."""
