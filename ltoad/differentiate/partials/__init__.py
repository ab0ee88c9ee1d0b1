"""Formulas that reverse and forward mode share."""
