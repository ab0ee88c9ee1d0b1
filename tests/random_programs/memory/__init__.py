"""Random statements that move numbers through memory of every kind, in C and C++."""
