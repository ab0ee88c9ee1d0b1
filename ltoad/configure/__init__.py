"""What ltoad.toml and flags ask for, written into the module as if the program had asked."""
