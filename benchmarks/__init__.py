"""Measurements of gradients against their primals; every module with a main() is one of them."""
