"""Everything that is known of a function under a key, gathered from the analyses."""
