"""A full-fidelity model of LLVM functions: parse, build, print, verify."""
