"""What ltoad knows about opcodes, intrinsics and library functions."""
