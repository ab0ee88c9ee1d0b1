"""Parts of loops that are run again in the reverse sweep: replay and checkpoints."""
