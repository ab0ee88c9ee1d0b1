"""Attributes that Enzyme's compiler plugin adds to C and C++, as macros of clang's annotations.

``__attribute__((enzyme_inactive))`` and ``__attribute__((enzyme_function_like("log1p")))`` mean
here what they mean there; the plugin's others are hints, and clang passes over them.
"""

from __future__ import annotations

from collections.abc import Sequence

_MACROS = {
    "enzyme_inactive": 'annotate("enzyme_inactive")',
    # a function that is inlined has no calls that could be like those of another one
    "enzyme_function_like": 'noinline,annotate("enzyme_math=" name)',
}
_PARAMETERS = {"enzyme_function_like": "(name)"}


def attribute_definitions(words: Sequence[str]) -> list[str]:
    """Flags that define the attributes, but for those that the command line defines itself."""
    line = " ".join(words)
    return [
        f"-D{name}{_PARAMETERS.get(name, '')}={meaning}"
        for name, meaning in _MACROS.items()
        if name not in line
    ]
