"""What is kept, computed again or delayed: decided before any derivative is written."""
