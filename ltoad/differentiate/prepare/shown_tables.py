"""Tables of methods that only go to code which shows an object as text and calls nothing else.

``Result::unwrap`` hands the table of an error's type to the function that panics, so there is one
for each type that may be in an error.  Its destructor lies where those of other objects do that
are behind traits, but nobody calls it through the table.
"""

from __future__ import annotations

import re

from ltoad.ir.module import Module
from ltoad.ir.values import quote_name
from ltoad.rules.rust import shows

MENTION = re.compile(r'@("(?:[^"])*"|[-\w$.]+)')


def shown_tables(module: Module) -> frozenset[str]:
    """The variables whose addresses are passed to functions that show an object, and are used
    nowhere else."""
    showing = [n for n in (*module.declaration_names(), *module.function_names()) if shows(n)]
    if not showing:
        return frozenset()
    either = "|".join(re.escape(quote_name(name)) for name in showing)
    calls = re.compile(rf"@(?:{either})\(.*")
    shown: set[str] = set()
    used: set[str] = set()
    for name in module.function_names():
        text = module.function_text(name)
        for call in calls.finditer(text):
            shown.update(MENTION.findall(call[0]))
        used.update(MENTION.findall(calls.sub("", text)))
    for name in module.global_names():
        text = module.global_variable(name).text
        used.update(MENTION.findall(text.partition("=")[2]))
    return frozenset(n for n in module.global_names() if quote_name(n) in shown - used)
