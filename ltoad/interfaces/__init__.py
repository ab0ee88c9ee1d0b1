"""Declarations of a derivative library's functions in the languages of its clients."""
