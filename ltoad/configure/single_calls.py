"""Functions that are called in one place are inlined there, as LLVM does with local ones.

In a library they are not local, because others may call them, too; but the derivatives of a
whole program, where they would be, should not be better for that.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from ltoad.ir.text import (
    FUNCTION,
    SYMBOL,
    attribute_groups,
    attributes_of,
    bodies,
    switched_on,
    symbol_of,
    symbols,
)

_CALL = re.compile(rf"^ +(?:%[^ ]+ = )?(?:tail |musttail |notail )?call [^\n@]*{SYMBOL}\(", re.M)
_FORBIDS = re.compile(r"\b(?:noinline|optnone|alwaysinline|returns_twice|naked)\b|enzyme_")


def with_single_calls_inlined(text: str) -> str:
    """The module with an attribute on functions that have one call, and no other use.

    Functions of which the program says something stay as they are.
    """
    texts = bodies(text)
    outside = Counter(symbols(FUNCTION.sub("", text)))
    uses = Counter(name for body in texts.values() for name in symbols(body))
    # each is mentioned where it is defined, and a recursive one in its own body
    once = {n for n in texts if uses[n] == 2 and not outside[n]}
    single = {n for n in once if symbols(texts[n]).count(n) == 1}
    groups = attribute_groups(text)
    forbidding = {group for group, words in groups.items() if _FORBIDS.search(words)}
    called = single.intersection(map(symbol_of, _CALL.finditer(text)))
    called -= _for_more_than_callers(texts, called, groups)

    def marked(match: re.Match[str]) -> str:
        head, newline, body = match[0].partition("\n")
        kept = not forbidding.isdisjoint(re.findall(r"#\d+", head))
        if symbol_of(match) not in called or kept or "..." in head or "enzyme_" in head:
            return match[0]
        return _with_attribute(head) + newline + body

    return FUNCTION.sub(marked, text)


def _for_more_than_callers(
    texts: Mapping[str, str], names: set[str], groups: Mapping[str, str]
) -> set[str]:
    """Which of these functions are compiled for more of a processor than where they are called:
    what has to be inlined LLVM puts there all the same."""
    heads = {n: body.partition("\n")[0] for n, body in texts.items()}
    features = {n: switched_on(attributes_of(head, groups)) for n, head in heads.items()}
    found = set()
    for caller, body in texts.items():
        here = names.intersection(symbols(body)) - {caller}
        found |= {name for name in here if not features[name] <= features[caller]}
    return found


_ATTRIBUTES = re.compile(r" (#\d+)(?= )")


def _with_attribute(head: str) -> str:
    """The first line of a definition with one attribute more, if it has a group of them."""
    return _ATTRIBUTES.sub(r" alwaysinline \1", head, count=1)
