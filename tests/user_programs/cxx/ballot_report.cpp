// Elections as in ballot_count.cpp, whose result is read from a report with regular expressions.
#define BY_PATTERN
#include "ballot_count.cpp"
