"""Names and types of the functions that derivatives call at run time, and who writes such calls."""
