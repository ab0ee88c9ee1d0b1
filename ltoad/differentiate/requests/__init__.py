"""What a call of `__enzyme_autodiff` and its family asks for."""
