"""Link-time automatic differentiation of LLVM bitcode."""

__version__ = "0.1.0"
