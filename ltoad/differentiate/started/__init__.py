"""Threads that differentiated functions start: derivatives call their functions instead."""
