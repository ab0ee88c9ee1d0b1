"""A link with derivatives: bitcode out, one native object in, then the real linker."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from linker_wrappers.arguments import LinkJob, forwarded_flags
from ltoad import pipeline
from ltoad.errors import InputError, ToolError
from ltoad.extract.archives import write_archive
from ltoad.extract.program import InputFile, gather
from ltoad.isolate import Journal, call_isolated

LONGEST_COMMAND = 100_000
"""Bytes above which the real linker gets its command line in a response file."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """Files that take the place of inputs: for each argument's position, what stands there now."""

    replacements: dict[int, tuple[str, ...]]
    report: tuple[str, ...]


def link(job: LinkJob, differentiate: pipeline.Differentiate | None = None) -> int:
    """Do the job; the exit status of the real linker.

    On success the output is complete; on failure whatever was there before is
    untouched.  Raises LtoadError if the real linker is not even reached.
    """
    with tempfile.TemporaryDirectory(prefix="ltoad-") as name:
        folder = Path(name)
        prepared = call_isolated(lambda: prepare(job, folder, differentiate), folder)
        for line in prepared.report:
            print(line, file=sys.stderr)
        return _run_real_linker(job, prepared, folder)


def prepare(
    job: LinkJob, folder: Path, differentiate: pipeline.Differentiate | None = None
) -> Prepared:
    """Write the native object and the stripped archives of a job into a private folder."""
    named = [entry for entry in job.inputs if entry.path]
    _require_existing(job)
    program = gather(
        [InputFile(Path(entry.path), entry.whole_archive, entry.lazy) for entry in named]
    )
    if not program.units:
        raise InputError(
            "a derivative is asked for, but no input holds bitcode",
            remedy="compile with ltoad-cc, or with clang -flto=thin",
        )
    result = pipeline.run(
        program.units,
        pipeline.Scope(
            mentioned=program.mentioned | job.mentioned,
            missing=program.missing,
            closed=job.kind != "relocatable",
            keep_visible=job.exports,
            wrapped=job.wrapped,
        ),
        job.options,
        observe=Journal(folder, job.options.save_temps),
        differentiate=differentiate,
    )
    merged = folder / "ltoad-merged.o"
    merged.write_bytes(result.object)
    replacements: dict[int, tuple[str, ...]] = {}
    for index, remainder in program.remainders.items():
        left: tuple[str, ...] = ()
        if remainder.members:
            archive = folder / f"{index}-{Path(named[index].path).stem}.a"
            write_archive(archive, remainder.members)
            left = (str(archive),)
        replacements[named[index].position] = left
    first = named[program.first_eager].position
    replacements[first] = (str(merged), *replacements.get(first, ()))
    report = tuple(f"ltoad: {r.function} [{r.mode}]: {r.summary}" for r in result.reports)
    return Prepared(replacements, report if job.options.report else ())


def _require_existing(job: LinkJob) -> None:
    for entry in job.inputs:
        if entry.path and not Path(entry.path).is_file():
            raise InputError(f"{entry.path}: no such file", remedy="check the command line")


def _run_real_linker(job: LinkJob, prepared: Prepared, folder: Path) -> int:
    """Link beside the output and rename, so that a failure leaves no half-written file."""
    in_place = job.output.exists() and not job.output.is_file()
    beside = job.output if in_place else _temporary_beside(job.output)
    words = _command_line(job, prepared, beside)
    if sum(map(len, words)) > LONGEST_COMMAND:
        words = [_write_response_file(folder / "arguments", words)]
    try:
        status = subprocess.run([*job.linker, *words], check=False).returncode
        if status == 0 and not in_place:
            beside.replace(job.output)
    except OSError as error:
        raise ToolError(f"cannot run {job.linker[0]}: {error.strerror}") from error
    finally:
        if not in_place:
            beside.unlink(missing_ok=True)
    if status != 0:
        raise ToolError(f"{job.linker[0]} failed with status {status}; no output was written")
    return status


def _temporary_beside(output: Path) -> Path:
    return output.with_name(f".{output.name}.ltoad-{os.getpid()}")


def _command_line(job: LinkJob, prepared: Prepared, output: Path) -> list[str]:
    """The job's words with bitcode replaced, our flags removed and another output."""
    words: list[str] = []
    keep = forwarded_flags(job.arguments)
    for position, argument in enumerate(job.arguments):
        if position in prepared.replacements:
            words += prepared.replacements[position]
        elif keep[position] and argument.name != "output":
            words += argument.words
    return ["-o", str(output), *words]


def _write_response_file(path: Path, words: list[str]) -> str:
    quoted = ('"' + w.replace("\\", "\\\\").replace('"', '\\"') + '"' for w in words)
    path.write_text("\n".join(quoted), encoding="utf-8", errors="surrogateescape")
    return f"@{path}"
