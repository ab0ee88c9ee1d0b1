"""Derivatives that the program or a library brings along."""
