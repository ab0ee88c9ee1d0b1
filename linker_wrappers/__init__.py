"""Entry points in linker and compiler-driver position."""
