"""What the engine does beside writing: plans by key, checks of callees, rules, reports."""
