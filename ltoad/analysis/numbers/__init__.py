"""Integers as polynomials in loop counters: bounds, subscripts, conditions."""
