"""Building and running batches of programs, and judging what they print."""

from __future__ import annotations

import json
import math
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tests.random_programs.harness import gradients_source, reference_source
from tests.random_programs.programs import Program

LEVELS: dict[str, list[str]] = {
    "O0": ["-O0"],
    "O1": ["-O1"],
    "O2": ["-O2"],
    "O3": ["-O3"],
    "full": ["-O2", "-flto=full"],
    "fast": ["-O2", "-ffast-math"],
    "limited": ["-O2", "-Wl,--ltoad-tape-limit=256"],
    "limited0": ["-O0", "-Wl,--ltoad-tape-limit=256"],
    "tape": ["-O2", "-DFROM_TAPE"],
    "tape0": ["-O0", "-DFROM_TAPE"],
    "second": ["-O2", "-DSECOND"],
    "second0": ["-O0", "-DSECOND"],
}

_MESSAGES = "-Wl,--ltoad-diagnostics=json"
_ONCE = "-Wl,--ltoad-no-wide-vectors"
"""Second versions of derivatives for wider vectors take a third of a link."""

_WIDE = frozenset(["O3", "fast"])
"""Where these are looked at, too."""

Verdict = Literal["good", "refused", "wrong", "crash", "hang", "internal"]
Numbers = dict[str, list[list[float]]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """``symptom`` is what equal faults have in common, ``detail`` is for people."""

    verdict: Verdict
    symptom: str = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Reference:
    """``second`` is empty where second derivatives suffer from rounding."""

    value: float
    after: list[float]
    gradient: list[float]
    second: list[float]


def _run(command: list[str], seconds: float, folder: Path) -> tuple[int, str, str]:
    """Uninitialised memory of the heap is no zero; what is left behind is left in the folder."""
    environment = {
        **os.environ,
        "MALLOC_PERTURB_": "165",
        "ASAN_OPTIONS": "detect_leaks=0",
        "TMPDIR": str(folder),
    }
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            timeout=seconds,
            env=environment,
        )
    except subprocess.TimeoutExpired:
        return -999, "", "timeout"
    return done.returncode, done.stdout, done.stderr


def _read(output: str) -> dict[int, Numbers]:
    """Per program: a word, and the rows of numbers that were printed for it."""
    found: dict[int, Numbers] = {}
    for line in output.splitlines():
        if not line.startswith(_STOP):
            k, word, *numbers = line.split()
            found.setdefault(int(k), {}).setdefault(word, []).append([float(x) for x in numbers])
    return found


_STOP = "ltoad: "
"""How the message begins with which a derivative stops the program."""


def _stops(output: str) -> dict[int, str]:
    """Why derivatives stopped programs: a signal follows each message."""
    found: dict[int, str] = {}
    reason = ""
    for line in output.splitlines():
        if line.startswith(_STOP):
            reason = line.removeprefix(_STOP)
        elif reason:
            found[int(line.split()[0])] = reason
            reason = ""
    return found


# The reference


def references(
    programs: Mapping[int, Program], folder: Path, *, checked: bool = True
) -> dict[int, Reference]:
    """Gradients of those programs that are well defined and well conditioned here.

    All of them are in one language.  Whether they are well defined is ``checked`` by running them
    with sanitizers, and takes half of the time.

    Left out are programs with undefined behaviour, without finite derivatives, with a kink or a
    jump nearby, and those whose value suffers from rounding.
    """
    exact = _reference_run(programs, folder, quad=True)
    plain = _reference_run(programs, folder, quad=False) if checked else exact
    return {
        k: found
        for k, program in programs.items()
        if (found := _reference_of(plain.get(k, {}), exact.get(k, {}), program)) is not None
    }


def _reference_run(
    programs: Mapping[int, Program], folder: Path, *, quad: bool
) -> dict[int, Numbers]:
    cxx = _in_cxx(programs)
    source = folder / f"{'exact' if quad else 'plain'}.{'cpp' if cxx else 'c'}"
    binary = source.with_suffix("")
    source.write_text(reference_source(programs, quad=quad))
    checks = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    flags = ["-O1", "-lquadmath", "-lm"] if quad else ["-O0", *checks, "-lm"]
    warnings = ["-Wno-all", "-Werror=implicit-function-declaration", "-Werror=return-type"]
    compiler = ["g++", "-std=gnu++20"] if cxx else ["gcc", "-std=gnu17"]
    command = [*compiler, *warnings, str(source), "-o", str(binary), *flags]
    status, _, errors = _run(command, 300, folder)
    if status == 0:
        _, output, _ = _run([str(binary)], 600, folder)
        return _read(output)
    named = r"^f(\d+)\.c:\d+:\d+: (?:fatal )?error"
    faulty = {int(k) for k in re.findall(named, errors, re.MULTILINE)}
    if not faulty:
        raise RuntimeError(errors)
    good = {k: p for k, p in programs.items() if k not in faulty}
    return _reference_run(good, folder, quad=quad) if good else {}


def _reference_of(plain: Numbers, exact: Numbers, program: Program) -> Reference | None:
    if "coarse" not in exact or "after" not in plain or "signal" in plain:
        return None
    value, after = exact["value"][0][0], exact["after"][0]
    fine, coarse = exact["gradient"][0], exact["coarse"][0]
    if not all(math.isfinite(x) and abs(x) < 1e6 for x in (value, *after, *fine, *coarse)):
        return None
    scale = _scale(fine)
    precision = 1e-4 if program.floats else 1e-11
    if any(abs(a - b) > 1e-11 * scale for a, b in zip(fine, coarse, strict=True)):
        return None
    both = zip((value, *after), (plain["value"][0][0], *plain["after"][0]), strict=True)
    if any(not abs(a - b) <= precision * max(1.0, abs(a)) for a, b in both):
        return None
    return Reference(value, after, fine, _second_of(exact, program))


def _second_of(exact: Numbers, program: Program) -> list[float]:
    fine, coarse = exact["second"][0], exact["coarse-second"][0]
    if program.floats or not all(math.isfinite(x) and abs(x) < 1e6 for x in (*fine, *coarse)):
        return []
    most = 1e-8 * _scale(fine)
    return fine if all(abs(a - b) <= most for a, b in zip(fine, coarse, strict=True)) else []


def _scale(gradient: list[float]) -> float:
    return max(1e-2, *(abs(x) for x in gradient))


# Gradients


def _in_cxx(programs: Mapping[int, Program]) -> bool:
    return any(p.cxx for p in programs.values())


def _compiler(cxx: bool) -> list[str]:
    name, standard = ("ltoad-c++", "gnu++20") if cxx else ("ltoad-cc", "gnu17")
    beside = Path(sys.executable).parent / name
    path = str(beside) if beside.exists() else (shutil.which(name) or name)
    return [path, f"-std={standard}"]


def outcomes(
    programs: Mapping[int, Program], known: Mapping[int, Reference], level: str, folder: Path
) -> dict[int, Outcome]:
    """Link the programs together at a level and judge each; refused ones are taken out."""
    if not programs:
        return {}
    cxx = _in_cxx(programs)
    source, binary = folder / f"{level}.{'cpp' if cxx else 'c'}", folder / level
    source.write_text(gradients_source(programs))
    narrow = [] if level in _WIDE else [_ONCE]
    flags = [*LEVELS[level], *narrow, _MESSAGES, "-w", str(source), "-o", str(binary), "-lm"]
    status, _, errors = _run([*_compiler(cxx), *flags], 60 + 4 * len(programs), folder)
    if status == 0:
        output = _run([str(binary)], 60 + 10 * len(programs), folder)[1]
        printed, stops = _read(output), _stops(output)
        return {
            k: Outcome("refused", f"at run time: {stops[k]}")
            if k in stops
            else judge(printed.get(k, {}), known[k], p)
            for k, p in programs.items()
        }
    refused = _refusals(errors) if status == 1 else {}
    refused = {k: o for k, o in refused.items() if k in programs}
    if refused:
        rest = {k: p for k, p in programs.items() if k not in refused}
        return {**refused, **outcomes(rest, known, level, folder)}
    if len(programs) == 1:
        return {next(iter(programs)): _broken(status, errors)}
    names = list(programs)
    middle = len(names) // 2
    return {
        **outcomes({k: programs[k] for k in names[:middle]}, known, level, folder),
        **outcomes({k: programs[k] for k in names[middle:]}, known, level, folder),
    }


def _broken(status: int, errors: str) -> Outcome:
    if status == -999:
        return Outcome("hang", "the link does not end")
    if "clang frontend command failed" in errors:
        return Outcome("refused", "the C compiler itself crashed", errors[-2000:])
    lines = [line for line in errors.splitlines() if line.strip()]
    telling = next((line for line in lines if "error" in line), lines[-1] if lines else "")
    kind: Verdict = "internal" if re.search("internal|LLVM|Traceback", errors) else "refused"
    return Outcome(kind, general(telling), errors[-2000:])


def _refusals(errors: str) -> dict[int, Outcome]:
    """Which programs the messages of a link are about; empty if not all are about some program."""
    found: dict[int, Outcome] = {}
    line = next((text for text in errors.splitlines() if text.startswith('{"version"')), None)
    if line is None:
        return {}
    for record in json.loads(line)["diagnostics"]:
        if record["severity"] != "error":
            continue
        if record["cause"].startswith("internal"):
            return {}
        # those that are related are of the same cause, in other functions
        chain = " ".join(f["mangled"] for f in record["chain"])
        for place in (record, *record["related"]):
            function = (place["function"] or {}).get("mangled", "")
            for k in re.findall(r"\bf(\d+)_", function) or re.findall(r"\bf(\d+)_", chain):
                reason = f"{general(place['message'])} [{record['cause']}]"
                found.setdefault(int(k), Outcome("refused", reason, json.dumps(record, indent=1)))
    return found


def general(message: str) -> str:
    """A message without names, places and numbers."""
    message = re.sub(r"^(ld\.ltoad: )?(error: )?(\S+:\d+(:\d+)?: )?", "", message.strip())
    message = re.sub(r"/\S+", "PATH", message)
    message = re.sub(r"'[^']*'|\"[^\"]*\"|%[\w.]+|@[\w.]+", "NAME", message)
    return re.sub(r"\d+", "N", message)[:160]


def judge(printed: Numbers, known: Reference, program: Program) -> Outcome:
    if "signal" in printed:
        signal = int(printed["signal"][0][0])
        if signal == 14:
            return Outcome("hang", "the derivative does not end")
        return Outcome("crash", f"signal {signal}")
    if len(printed.get("left", [])) != 2 + program.forward + ("second" in printed):
        return Outcome("crash", "nothing printed")
    precision = 2e-4 if program.floats else 1e-8
    size = max(1.0, abs(known.value), *(abs(x) for x in known.after))
    plain = [*printed["value"][0], *printed["after"][0]]
    if not _close(plain, [known.value, *known.after], precision * size):
        return Outcome("wrong", "value of the plain call", f"{plain}, expected {known}")
    for which, gradient in enumerate([*printed["gradient"], *printed.get("forward", [])]):
        left = printed["left"][which]
        if not _close(left, known.after, precision * size):
            detail = f"{left}, expected {known.after}"
            return Outcome("wrong", "arrays after the derivative", detail)
        if not _close(gradient, known.gradient, precision * _scale(known.gradient)):
            symptom = ("gradient", "gradient of the second call only", "forward mode")[which]
            return Outcome("wrong", symptom, f"computed {gradient}\nexpected {known.gradient}")
    for second in printed.get("second", []) if known.second else ():
        if not _close(second, known.second, 1e-7 * _scale(known.second)):
            detail = f"computed {second}\nexpected {known.second}"
            return Outcome("wrong", "second derivatives", detail)
    return Outcome("good")


def _close(found: list[float], expected: list[float], most: float) -> bool:
    return all(abs(a - b) <= most for a, b in zip(found, expected, strict=True))
