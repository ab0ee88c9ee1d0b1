"""Which functions a call through a pointer may reach, by where their addresses are stored."""
