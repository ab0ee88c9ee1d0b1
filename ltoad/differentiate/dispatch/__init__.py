"""Which rule an instruction has, in each mode."""
