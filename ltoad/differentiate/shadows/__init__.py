"""Shadow memory: where derivatives of memory lie, in both modes."""
