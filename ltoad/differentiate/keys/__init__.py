"""What names a derivative: its key, its parameters and results, attributes of calls."""
