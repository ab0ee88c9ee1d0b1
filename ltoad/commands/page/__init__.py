"""``ltoad explain --html``: one page, which needs nothing else, on what was derived and what it
costs."""
