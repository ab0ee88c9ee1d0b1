"""Exceptions as values: copies of functions in which throwing and catching is control flow."""
