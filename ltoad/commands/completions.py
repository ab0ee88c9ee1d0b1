"""``ltoad completions``: scripts by which shells complete the commands and their flags."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from ltoad.commands.spoken import Command, Word, commands_of, own_words
from ltoad.vocabulary import cargo
from ltoad.vocabulary.entry import Entry, plain
from ltoad.vocabulary.linker_flags import DRIVER_FLAGS, LINKER_FLAGS

DRIVERS = ("ltoad-cc", "ltoad-c++", "ltoad-fc")
WRAPPERS = {
    "ld.ltoad": LINKER_FLAGS,
    **dict.fromkeys(DRIVERS, (*DRIVER_FLAGS, *LINKER_FLAGS)),
}
"""Programs that have flags of their own beside those of another program."""


def add_to(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], whole: argparse.ArgumentParser
) -> None:
    """Add the subcommand to those of the parser ``whole``."""
    parser = commands.add_parser(
        "completions", help="print what a shell needs to complete commands and flags"
    )
    parser.add_argument("shell", choices=tuple(SCRIPTS), help="bash, zsh or fish")
    parser.set_defaults(run=partial(_run, whole))


def _run(whole: argparse.ArgumentParser, arguments: argparse.Namespace) -> int:
    commands = [_with_words(command) for command in commands_of(whole)]
    print(SCRIPTS[arguments.shell](commands, own_words(whole)))
    return 0


def _with_words(command: Command) -> Command:
    """With the words of a command that argparse never sees."""
    if command.name == "link":
        return replace(command, words=tuple(wrapper_words(LINKER_FLAGS)))
    if command.name == "cargo":
        names = dict.fromkeys((*(c.name for c in cargo.COMMANDS), *cargo.BUILDING))
        return replace(command, words=(Word("", "COMMAND", tuple(names), "cargo's command"),))
    return command


def wrapper_words(entries: Sequence[Entry]) -> list[Word]:
    """The flags of a program that passes all others on."""
    return [Word(e.name, e.value, _choices(e.value), plain(e.explained)) for e in entries]


def _choices(value: str) -> tuple[str, ...]:
    """The words of a form such as ``text|json``, if none of them stands for anything else."""
    words = tuple(value.split("|"))
    return () if len(words) == 1 or words[0].isupper() else words


# bash

_BASH = """\
# bash completion for ltoad: eval "$(ltoad completions bash)"
_ltoad_reply() {{
    # the words of $1, or what may follow the flag before "=", which bash takes for a word
    local current=${{COMP_WORDS[COMP_CWORD]}} flag=
    if [[ $current == = ]]; then
        flag=${{COMP_WORDS[COMP_CWORD-1]}} current=
    elif [[ ${{COMP_WORDS[COMP_CWORD-1]}} == = ]]; then
        flag=${{COMP_WORDS[COMP_CWORD-2]}}
    fi
    local words=$1
    if [[ $flag ]]; then
        case $flag in
{choices}
            *) return ;;
        esac
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    if [[ ${{#COMPREPLY[@]}} == 1 && ${{COMPREPLY[0]}} == *= ]]; then
        compopt -o nospace
    fi
}}
_ltoad() {{
    if ((COMP_CWORD == 1)); then
        _ltoad_reply "{names}"
        return
    fi
    case ${{COMP_WORDS[1]}} in
{cases}
    esac
}}
complete -o default -F _ltoad ltoad
{wrappers}"""


def bash(commands: Sequence[Command], own: Sequence[Word]) -> str:
    """For bash 4 and later."""
    options = [word for command in commands for word in command.options]
    options += [word for entries in WRAPPERS.values() for word in wrapper_words(entries)]
    known = {w.flag: " ".join(w.choices) for w in options if w.choices and w.flag[:2] == "--"}
    indent = " " * 12
    return _BASH.format(
        choices="\n".join(f'{indent}{flag}) words="{words}" ;;' for flag, words in known.items()),
        names=" ".join([*(c.name for c in commands), *(word.flag for word in own)]),
        cases="\n".join(f'{" " * 8}{c.name}) _ltoad_reply "{_bash_words(c)}" ;;' for c in commands),
        wrappers="\n".join(_bash_wrappers()),
    )


def _bash_words(command: Command) -> str:
    of_arguments = [choice for word in command.arguments for choice in word.choices]
    return " ".join([*of_arguments, *map(_bash_word, command.options)])


def _bash_word(word: Word) -> str:
    return f"{word.flag}=" if word.value and word.flag.startswith("--") else word.flag


def _bash_wrappers() -> Iterator[str]:
    for program, entries in WRAPPERS.items():
        name = "_" + re.sub(r"\W", "_", program)
        words = " ".join(map(_bash_word, wrapper_words(entries)))
        yield f'{name}() {{ _ltoad_reply "{words}"; }}'
        yield f"complete -o default -F {name} {program}"


# zsh

_ZSH = """\
#compdef ltoad {programs}
# zsh completion for ltoad: eval "$(ltoad completions zsh)", after compinit
_ltoad() {{
    case $service in
{wrappers}
    esac
    local -a commands=(
{names}
    )
    if (( CURRENT == 2 )); then
        _describe command commands
        local -a options=({own})
        _describe -o option options
        return
    fi
    local command=$words[2]
    shift words
    (( CURRENT-- ))
    case $command in
{cases}
    esac
}}
compdef _ltoad ltoad {programs}"""


def zsh(commands: Sequence[Command], own: Sequence[Word]) -> str:
    """For zsh 5."""
    return _ZSH.format(
        programs=" ".join(WRAPPERS),
        names="\n".join(f"{' ' * 8}{_quoted(f'{c.name}:{c.purpose}')}" for c in commands),
        own=" ".join(_quoted(f"{word.flag}:{word.meaning}") for word in own),
        cases="\n".join(_zsh_case(c.name, c.words) for c in commands),
        wrappers="\n".join(
            _zsh_case(program, wrapper_words(entries), "return ")
            for program, entries in WRAPPERS.items()
        ),
    )


def _zsh_case(name: str, words: Sequence[Word], then: str = "") -> str:
    specifications = " ".join(_quoted(_zsh_word(word)) for word in words)
    rest = "" if any(not word.flag for word in words) else " '*:file:_files'"
    return f"{' ' * 8}{name}) _arguments {specifications}{rest}; {then};;".replace("; ;;", " ;;")


def _zsh_word(word: Word) -> str:
    meaning = re.sub(r"([][:\\])", r"\\\1", plain(word.meaning))
    values = f"({' '.join(word.choices)})" if word.choices else "_files"
    if not word.flag:
        return f"{'*' if word.value.endswith('...') else ''}:{meaning}:{values}"
    joined = "=" if word.flag.startswith("--") else "-" if word.choices else "+"
    repeated = "*" if "several times" in word.meaning else ""
    if not word.value:
        return f"{word.flag}[{meaning}]"
    return f"{repeated}{word.flag}{joined}[{meaning}]:value:{values}"


# fish


def fish(commands: Sequence[Command], own: Sequence[Word]) -> str:
    """For fish 3."""
    lines = ["# fish completion for ltoad: ltoad completions fish | source"]
    first = "complete -c ltoad -n __fish_use_subcommand"
    lines += [f"{first} {_fish_word(word)}" for word in own]
    for command in commands:
        lines.append(f"{first} -f -a {command.name} -d {_quoted(plain(command.purpose))}")
        inside = f"complete -c ltoad -n '__fish_seen_subcommand_from {command.name}'"
        for word in command.words:
            if word.flag:
                lines.append(f"{inside} {_fish_word(word)}")
            elif word.choices:
                lines.append(f"{inside} -f -a {_quoted(' '.join(word.choices))}")
    for program, entries in WRAPPERS.items():
        lines += [f"complete -c {program} {_fish_word(word)}" for word in wrapper_words(entries)]
    return "\n".join(lines)


def _fish_word(word: Word) -> str:
    kind = "-l" if word.flag.startswith("--") else "-s"
    values = (
        f" -x -a {_quoted(' '.join(word.choices))}" if word.choices else " -r" if word.value else ""
    )
    return f"{kind} {word.flag.lstrip('-')}{values} -d {_quoted(plain(word.meaning))}"


def _quoted(text: str) -> str:
    """Within single quotes, in all three shells."""
    return "'" + text.replace("'", "'\\''") + "'"


SCRIPTS: dict[str, Callable[[Sequence[Command], Sequence[Word]], str]] = {
    "bash": bash,
    "zsh": zsh,
    "fish": fish,
}
