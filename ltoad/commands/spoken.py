"""The command line of ``ltoad`` as data: what completions, man pages and the reference show."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

REPEATED = "may be given several times"


@dataclass(frozen=True, slots=True)
class Word:
    """An option, or an argument without a flag, whose ``flag`` is empty.

    ``value`` is the form of what follows, empty if nothing does; ``choices`` are all values that
    there are, if they can be listed.
    """

    flag: str
    value: str
    choices: tuple[str, ...]
    meaning: str

    @property
    def spelled(self) -> str:
        """As one writes it, with its value."""
        if not self.flag or not self.value:
            return self.flag or self.value
        if self.value.startswith("["):
            return f"{self.flag} {self.value}"
        joined = "=" if self.flag.startswith("--") else "" if self.choices else " "
        return f"{self.flag}{joined}{self.value}"


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand with its purpose, arguments first."""

    name: str
    purpose: str
    words: tuple[Word, ...]

    @property
    def arguments(self) -> tuple[Word, ...]:
        """What has no flag."""
        return tuple(word for word in self.words if not word.flag)

    @property
    def options(self) -> tuple[Word, ...]:
        """What has one."""
        return tuple(word for word in self.words if word.flag)


def commands_of(parser: argparse.ArgumentParser) -> tuple[Command, ...]:
    """All subcommands of a parser, in order."""
    found = next(a for a in parser._actions if isinstance(a, argparse._SubParsersAction))
    purposes = {choice.dest: choice.help or "" for choice in found._choices_actions}
    return tuple(
        Command(name, purposes[name], _words_of(command)) for name, command in found.choices.items()
    )


def own_words(parser: argparse.ArgumentParser) -> tuple[Word, ...]:
    """What stands in the place of a subcommand."""
    return tuple(word for word in _words_of(parser) if word.flag)


def _words_of(parser: argparse.ArgumentParser) -> tuple[Word, ...]:
    words = [_word_of(action) for action in parser._actions if action.dest != "help"]
    return tuple(sorted(words, key=lambda word: word.flag != ""))


def _word_of(action: argparse.Action) -> Word:
    choices = tuple(map(str, action.choices or ()))
    meaning = action.help or ""
    if not action.option_strings:
        name = (action.metavar if isinstance(action.metavar, str) else action.dest).upper()
        place = {"+": f"{name}...", "?": f"[{name}]"}.get(str(action.nargs), name)
        return Word("", place, choices, meaning)
    if action.default == []:
        meaning += f" ({REPEATED})"
    metavar = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
    value = "" if action.nargs == 0 else "|".join(choices) or metavar
    if action.nargs == "?":
        value = f"[{value}]"
    return Word(action.option_strings[-1], value, choices, meaning)
