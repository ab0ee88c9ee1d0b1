"""Which memory a pointer leads to, who writes it, and whether it is still there later."""
