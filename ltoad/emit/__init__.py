"""Optimisation and code generation through LLVM."""
