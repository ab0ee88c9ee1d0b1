"""What becomes of a mutant, found out in a process of its own."""

from __future__ import annotations

import os
import pickle
import re
import resource
import signal
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NoReturn

import llvmlite.binding as llvm

from ltoad.config import Options
from ltoad.differentiate.module import differentiate_module
from ltoad.emit.optimise import optimise_before
from ltoad.errors import DifferentiationError
from tests.mutants.maker import Mutant, make
from tests.mutants.seeds import Seed

Verdict = Literal["derived", "refused", "invalid", "defect", "rejected", "died", "hang"]
FAILURES = ("defect", "rejected", "died", "hang")
SECONDS = 60
MEMORY = 3 << 30


@dataclass(frozen=True)
class Outcome:
    """``symptom`` is what equal faults have in common."""

    verdict: Verdict
    symptom: str = ""
    mutant: Mutant | None = None
    detail: str = ""


def judge(number: int, seeds: Sequence[Seed], folder: Path) -> Outcome:
    """Make and differentiate the mutant of a number; whatever happens, this returns."""
    kept = folder / f"outcome-{os.getpid()}"
    kept.unlink(missing_ok=True)
    child = os.fork()
    if child == 0:
        _be_child(number, seeds, folder, kept)
    _, status = os.waitpid(child, 0)
    found = pickle.loads(kept.read_bytes()) if kept.exists() else Outcome("invalid")
    kept.unlink(missing_ok=True)
    if os.WIFSIGNALED(status):
        if found.mutant is None:
            return Outcome("invalid")
        number = os.WTERMSIG(status)
        name = signal.Signals(number).name
        verdict: Verdict = "hang" if number == signal.SIGALRM else "died"
        said = (folder / f"said-{child}").read_text(errors="replace")
        return Outcome(verdict, f"{name} {_assertion(said)}", found.mutant, said)
    (folder / f"said-{child}").unlink(missing_ok=True)
    return found


def _be_child(number: int, seeds: Sequence[Seed], folder: Path, kept: Path) -> NoReturn:
    status = 1
    try:
        said = os.open(folder / f"said-{os.getpid()}", os.O_WRONLY | os.O_CREAT, 0o600)
        os.dup2(said, 2)
        _bound_memory()
        signal.alarm(SECONDS)
        mutant = make(number, seeds, folder)
        if mutant is not None:
            text = optimised(mutant)  # where LLVM ends or hangs by itself, that is none of ours
            kept.write_bytes(pickle.dumps(Outcome("hang", "", mutant)))
            signal.alarm(SECONDS)
            outcome = examined(mutant, text)
        else:
            outcome = Outcome("invalid")
        kept.write_bytes(pickle.dumps(outcome))
        status = 0
    finally:
        if sys.exc_info()[0] is not None:
            traceback.print_exc()
        os._exit(status)


def _bound_memory() -> None:
    """Bound what is asked for from now on: a parent may have mapped any number of libraries."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    bound = MEMORY + pages * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (bound, bound))


def optimised(mutant: Mutant) -> str:
    """A mutant as it is differentiated: one in three as it is."""
    level: Literal["none", "O2"] = "none" if mutant.number % 3 == 0 else "O2"
    return optimise_before(mutant.text, Options(opt_before=level))


def examined(mutant: Mutant, text: str) -> Outcome:
    """Differentiate a mutant in this process."""
    try:
        done = differentiate_module(text, Options())
        for _ in range(3):
            if not done.pending:
                break
            text = optimise_before(done.text, Options())
            done = differentiate_module(text, Options(round=1))
    except DifferentiationError as error:
        if error.trace:
            return Outcome("defect", _symptom(error.trace), mutant, error.trace)
        return Outcome("refused", _class_of(str(error)), mutant, str(error))
    except Exception:  # noqa: BLE001 - finding these is what this is for
        trace = traceback.format_exc()
        return Outcome("defect", _symptom(trace), mutant, trace)
    return _accepted(done.text, mutant)


def _accepted(text: str, mutant: Mutant) -> Outcome:
    try:
        module = llvm.parse_assembly(text, llvm.create_context())
        module.verify()
    except RuntimeError as error:
        said = str(error).strip()
        return Outcome("rejected", _class_of(said), mutant, said)
    return Outcome("derived", "", mutant)


def _symptom(trace: str) -> str:
    """The kind of an exception, and the innermost function of ours that it came from."""
    frames = re.findall(r'File "[^"]*/ltoad/([^"]*)", line \d+, in (\S+)', trace)
    where = ":".join(frames[-1]) if frames else ""
    kind = trace.strip().splitlines()[-1].partition(":")[0] if trace.strip() else ""
    return f"{kind} in {where}"


def _class_of(said: str) -> str:
    """A message without names and numbers."""
    line = said.splitlines()[0] if said else ""
    line = re.sub(r"^\S+:\d+(:\d+)?: ", "", line)
    return re.sub(r"'[^']*'|%\S+|@\S+|\d+", "…", line)[:120]


def _assertion(said: str) -> str:
    lines = said.splitlines()
    return next((line for line in lines if "Assertion" in line or "LLVM ERROR" in line), "")[:200]
