"""What has changed between two versions of a derivative library, as its clients see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ltoad.manifest import ExportedFunction, Manifest, Terms


@dataclass(frozen=True, slots=True)
class Change:
    """One difference; ``breaks``: clients that are built with the old one must be built again."""

    text: str
    breaks: bool


def changes(old: Manifest, new: Manifest) -> Iterator[Change]:
    """The differences, of the library first, then function by function."""
    for what, before, now in (
        ("format", str(old.format), str(new.format)),
        ("target", old.target, new.target),
        ("tape", old.tape, new.tape),
    ):
        if before != now:
            yield Change(f"{what}: {before}, now {now}", breaks=True)
    if old.llvm != new.llvm:
        yield Change(f"made with LLVM {old.llvm}, now {new.llvm}", breaks=False)
    for name in sorted(set(new.globals) - set(old.globals)):
        yield Change(f"variable {name}: its shadow is shared now", breaks=bool(old.begin))
    for name in sorted(set(old.globals) - set(new.globals)):
        yield Change(f"variable {name}: its shadow is not shared any more", breaks=True)
    if old.begin != new.begin:
        change = f"function to begin with: {old.begin or 'none'}, now {new.begin or 'none'}"
        yield Change(change, breaks=bool(old.begin))
    yield from _of_functions(_by_name(old), _by_name(new))


_Functions = dict[tuple[str, Terms], ExportedFunction]


def _by_name(manifest: Manifest) -> _Functions:
    return {(f.symbol, f.terms): f for f in manifest.functions}


def _of_functions(old: _Functions, new: _Functions) -> Iterator[Change]:
    for key, before in old.items():
        shown = f"{before.symbol}{before.terms}"
        now = new.get(key)
        if now is not None:
            yield from _of_function(shown, before, now)
            continue
        others = [f for f in new.values() if f.symbol == before.symbol]
        if others and others[0].signature != before.signature:
            yield Change(f"{shown}: {before.signature}, now {others[0].signature}", breaks=True)
        else:
            yield Change(f"{shown}: is gone", breaks=True)
    for key, function in new.items():
        if key not in old:
            shown = f"{function.symbol}{function.terms}"
            yield Change(f"{shown}: is new", breaks=False)


def _of_function(shown: str, old: ExportedFunction, new: ExportedFunction) -> Iterator[Change]:
    if old.signature != new.signature:
        yield Change(f"{shown}: {old.signature}, now {new.signature}", breaks=True)
    for what, before, now in (
        ("augmented", old.augmented, new.augmented),
        ("reverse", old.reverse, new.reverse),
        ("gradient", old.gradient, new.gradient),
        ("forward", old.forward, new.forward),
    ):
        if before != now:
            yield Change(f"{shown}: {what} is {now or 'gone'}, was {before}", breaks=bool(before))
    if old.writes != new.writes:
        before, now = (_numbers(f.writes) for f in (old, new))
        yield Change(f"{shown}: writes through {before}, now through {now}", breaks=True)
    if old.state != new.state:
        now = "may" if new.state else "does not"
        yield Change(f"{shown}: {now} use variables that hold numbers now", breaks=True)
    if old.hash != new.hash:
        yield Change(f"{shown}: another body, derived anew", breaks=False)


def _numbers(indices: tuple[int, ...]) -> str:
    return f"arguments {', '.join(str(i + 1) for i in indices)}" if indices else "no argument"
