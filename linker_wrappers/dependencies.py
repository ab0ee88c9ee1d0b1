"""What the real linker writes about its inputs, in terms of those of the command line.

Build systems compare a dependency file with what lies on disk: one that named our temporary output
and objects would have them link again at every build.
"""
# pathlib would cost 10 ms of every link that is remembered.
# ruff: noqa: PTH113, PTH118, PTH123

from __future__ import annotations

import os

from linker_wrappers.flags import Argument
from linker_wrappers.inputs import find_inputs

TYPE_CHECKING = False  # typing's own would cost 9 ms
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

DEFAULT_OUTPUT = "a.out"


def output_of(arguments: Sequence[Argument]) -> str:
    """The path that the command line wants the output at."""
    return next((a.value for a in reversed(arguments) if a.name == "output"), DEFAULT_OUTPUT)


def tell_of_inputs(
    arguments: Sequence[Argument],
    replacements: Mapping[int, Sequence[str]],
    linked: str,
    folder: str,
) -> None:
    """Correct the dependency file and the map of a link that has written ``linked``.

    ``replacements`` in the private ``folder`` have taken the place of inputs.
    """
    output = output_of(arguments)
    replaced = [i.path for i in find_inputs(list(arguments)) if i.position in replacements]
    for argument in arguments:
        if argument.name == "dependency-file":
            _rewrite(argument.value, _Dependencies(output, replaced, folder))
        elif argument.name == "Map":
            _rewrite(argument.value, _Map(output, linked, folder))


class _Dependencies:
    """Makefile rules: that of the output, and for each input one without any inputs.

    The first of what was made of inputs stands for all of these.
    """

    def __init__(self, output: str, replaced: list[str], folder: str) -> None:
        self._output = output
        self._replaced = [path.replace(" ", "\\ ") for path in replaced]
        self._folder = folder

    def __call__(self, text: str) -> str:
        rule, _, _ = text.partition("\n\n")
        found = [line.removesuffix("\\").strip() for line in rule.splitlines()[1:]]
        inputs: dict[str, None] = {}
        for path in found:
            made = path.startswith(self._folder)
            inputs.update(dict.fromkeys(self._replaced if made else [path]))
        return "\n\n".join(
            [" \\\n ".join([f"{self._output}:", *inputs]), *(f"{path}:" for path in inputs)]
        )


class _Map:
    def __init__(self, output: str, linked: str, folder: str) -> None:
        self._names = {linked: output, os.path.join(folder, ""): ""}

    def __call__(self, text: str) -> str:
        for name, meant in self._names.items():
            text = text.replace(name, meant)
        return text


def _rewrite(path: str, change: Callable[[str], str]) -> None:
    if not os.path.isfile(path):
        return  # standard output, say
    with open(path, encoding="utf-8", errors="surrogateescape") as file:
        text = file.read()
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(change(text))
