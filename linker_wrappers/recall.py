"""Links with derivatives that were done before: the same inputs give the same object.

What is remembered is everything that takes the place of bitcode on the command line, and what was
said meanwhile.  The real linker runs again, because its output depends on more than that.
"""
# pathlib and tempfile would cost 20 ms of every link that is remembered.
# ruff: noqa: PTH102, PTH108, PTH106, PTH118, PTH123, PTH208

from __future__ import annotations

import marshal
import os
import sys

from linker_wrappers import native_link, stopping
from linker_wrappers.cache import Cache, chosen_cache
from linker_wrappers.flags import Argument
from linker_wrappers.inputs import Input
from linker_wrappers.link_key import NotIdentifiedError, digest_of, identity, key_of, key_of_tools

TYPE_CHECKING = False  # typing's own would cost 9 ms
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Files = list[tuple[str, bytes]]


class Outcome:
    """What bitcode was turned into.

    ``replacements`` are files by the number of the input that they stand for, ``witnesses`` the
    identities of files that the inputs lead to, ``messages`` what LLVM wrote to stderr.
    ``reported`` says that the configuration asks for the report, which is a part of the key.
    """

    __slots__ = ("messages", "replacements", "report", "reported", "witnesses")

    def __init__(
        self,
        replacements: dict[int, Files],
        report: Sequence[str],
        messages: str,
        witnesses: Mapping[str, bytes],
        reported: bool,
    ) -> None:
        self.replacements = replacements
        self.report = tuple(report)
        self.messages = messages
        self.witnesses = dict(witnesses)
        self.reported = reported

    def packed(self) -> bytes:
        parts = (self.replacements, self.report, self.messages, self.witnesses, self.reported)
        return marshal.dumps(parts)


class Memory:
    """A link and the place where its outcome is kept; ``outcome`` is None if it is not known."""

    __slots__ = ("_arguments", "_cache", "_files", "_key", "outcome")

    def __init__(
        self, cache: Cache, key: str, arguments: list[Argument], files: list[Input]
    ) -> None:
        self._cache = cache
        self._key = key
        self._arguments = arguments
        self._files = files
        self.outcome = self._recalled()

    def _recalled(self) -> Outcome | None:
        content = self._cache.read(self._key)
        if content is None:
            return None
        outcome = Outcome(*marshal.loads(content))
        return outcome if _still(outcome.witnesses) else None

    def objects(self, folder: str) -> ObjectMemo | None:
        """What is remembered of the step that takes longest, for links of other inputs.

        ``folder`` is private to this link.
        """
        try:
            return ObjectMemo(self._cache, key_of_tools(), folder)
        except (NotIdentifiedError, OSError):
            return None

    def keep(self, outcome: Outcome) -> None:
        """Remember the outcome, unless the inputs have changed while it was made."""
        try:
            unchanged = key_of(self._arguments, self._files) == self._key
        except NotIdentifiedError:
            return
        if unchanged and _still(outcome.witnesses):
            self._cache.write(self._key, outcome.packed())


class ObjectMemo:
    """Objects by the program that they were made from; see :class:`ltoad.stages.Memo`."""

    __slots__ = ("_cache", "_folder", "_tools")

    def __init__(self, cache: Cache, tools: bytes, folder: str) -> None:
        self._cache = cache
        self._tools = tools
        self._folder = folder

    def read(self, made_from: str) -> tuple[bytes, Sequence[tuple[str, str, str]]] | None:
        content = self._cache.read(self._key(made_from))
        if content is None:
            return None
        code, reports = marshal.loads(content)
        return code, reports

    def write(self, made_from: str, code: bytes, reports: Sequence[tuple[str, str, str]]) -> None:
        from pathlib import Path

        from ltoad.isolate import messages_in

        if not messages_in(Path(self._folder)):  # warnings are to be heard every time
            self._cache.write(self._key(made_from), marshal.dumps((code, list(reports))))

    def _key(self, made_from: str) -> str:
        return digest_of(self._tools, made_from.encode("utf-8", "surrogateescape")).hex()


def memory_of(arguments: list[Argument], files: list[Input]) -> Memory | None:
    """The memory for a link; None if it has none, as one that shall save its intermediate IR."""
    cache = chosen_cache(arguments)
    if cache is None or any(a.name == "ltoad-save-temps" for a in arguments):
        return None
    try:
        return Memory(cache, key_of(arguments, files), arguments, files)
    except NotIdentifiedError:
        return None


def identities(paths: Iterable[str]) -> dict[str, bytes]:
    """What a number of files are known by; raises OSError."""
    return {path: identity(path) for path in paths}


def _still(witnesses: Mapping[str, bytes]) -> bool:
    try:
        return identities(witnesses) == witnesses
    except OSError:
        return False


def replay(
    outcome: Outcome, linker: Sequence[str], arguments: list[Argument], files: list[Input]
) -> str:
    """Link with what is remembered; returns what went wrong, nothing after a success."""
    try:
        folder = _private_folder()
    except OSError as error:
        return f"cannot write to {stopping.temporary_folder()}: {error.strerror}; set TMPDIR"
    try:
        replacements = {
            files[number].position: [_write(folder, name, data) for name, data in written]
            for number, written in outcome.replacements.items()
        }
        if outcome.messages:
            os.write(2, outcome.messages.encode())
        asked = any(argument.name == "ltoad-report" for argument in arguments)
        if asked or outcome.reported:
            for line in outcome.report:
                print(line, file=sys.stderr)
        return native_link.run(linker, arguments, replacements, folder)
    except OSError as error:
        return f"cannot write to {folder}: {error.strerror}; set TMPDIR"
    finally:
        for name in os.listdir(folder):
            os.unlink(os.path.join(folder, name))
        os.rmdir(folder)


def _private_folder() -> str:
    name = f"{stopping.private_prefix()}{os.urandom(8).hex()}"
    folder = os.path.join(stopping.temporary_folder(), name)
    os.mkdir(folder, 0o700)
    stopping.hold(folder)
    return folder


def _write(folder: str, name: str, data: bytes) -> str:
    path = os.path.join(folder, name)
    with open(path, "wb", buffering=0) as file:
        file.write(data)
    return path
