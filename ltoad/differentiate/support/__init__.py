"""LLVM text of the functions that derivatives call at run time."""
