"""A link with derivatives: bitcode out, one native object in, then the real linker."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from linker_wrappers import native_link, stopping
from linker_wrappers.arguments import LinkJob
from linker_wrappers.inputs import Input
from linker_wrappers.recall import Memory, Outcome, identities
from ltoad import pipeline
from ltoad.errors import InputError, ToolError
from ltoad.extract.archives import write_archive
from ltoad.extract.program import InputFile, Program, files_behind, gather
from ltoad.isolate import Journal, call_isolated, messages_in
from ltoad.stages import Differentiate, Memo


@dataclass(frozen=True, slots=True)
class Prepared:
    """Files that take the place of inputs: for each argument's position, what stands there now."""

    replacements: dict[int, tuple[str, ...]]
    report: tuple[str, ...]


def link(
    job: LinkJob,
    differentiate: Differentiate | None = None,
    memory: Memory | None = None,
) -> int:
    """Do the job; the exit status of the real linker.

    On success the output is complete, and the memory, if any, keeps how it was made; on failure
    whatever was there before is untouched.  Raises LtoadError.
    """
    if job.options.save_temps is not None:
        memory = None  # what is remembered has no intermediate IR
    with (
        tempfile.TemporaryDirectory(prefix=stopping.private_prefix()) as name,
        os.fdopen(stopping.hold(name)),
    ):
        folder = Path(name)
        memo = memory.objects(name) if memory is not None else None
        prepared = call_isolated(lambda: prepare(job, folder, differentiate, memo), folder)
        for line in prepared.report if job.options.report else ():
            print(line, file=sys.stderr)
        wrong = native_link.run(job.linker, job.arguments, prepared.replacements, name)
        if wrong:
            raise ToolError(wrong)
        if memory is not None:
            memory.keep(_outcome(job, prepared, folder))
        return 0


def prepare(
    job: LinkJob,
    folder: Path,
    differentiate: Differentiate | None = None,
    memo: Memo | None = None,
) -> Prepared:
    """Write the native object and the stripped archives of a job into a private folder."""
    named = [entry for entry in job.inputs if entry.path]
    _require_existing(job)
    program = gather(
        [
            InputFile(Path(entry.path), entry.whole_archive, entry.lazy, entry.hidden)
            for entry in named
        ]
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
            executable=job.kind in ("executable", "pie") and len(named) == len(job.inputs),
            wrapped=job.wrapped,
            libraries=program.libraries,
            kept=program.kept,
        ),
        job.options,
        observe=Journal(folder, job.options.save_temps),
        differentiate=differentiate,
        memo=memo,
    )
    replacements = _written(result.object, program, named, folder)
    report = tuple(f"ltoad: {r.function} [{r.mode}]: {r.summary}" for r in result.reports)
    return Prepared(replacements, report)


def _written(
    merged_object: bytes, program: Program, named: Sequence[Input], folder: Path
) -> dict[int, tuple[str, ...]]:
    """Write what is linked in the place of inputs; by their position."""
    merged = folder / "ltoad-merged.o"
    merged.write_bytes(merged_object)
    replacements: dict[int, tuple[str, ...]] = {}
    for index, remainder in program.remainders.items():
        archive = folder / native_link.replaced_name(index, Path(named[index].path).name)
        left = tuple(map(str, remainder.files))
        if remainder.members:
            write_archive(archive, remainder.members)
            left += (str(archive),)
        replacements[named[index].position] = left
    first = named[program.first_eager].position
    replacements[first] = (str(merged), *replacements.get(first, ()))
    return replacements


def _outcome(job: LinkJob, prepared: Prepared, folder: Path) -> Outcome:
    """What a link that has succeeded was made of."""
    replacements = {
        number: [(Path(word).name, Path(word).read_bytes()) for word in words]
        for number, entry in enumerate(job.inputs)
        if (words := prepared.replacements.get(entry.position)) is not None
    }
    led_to = [path for entry in job.inputs if entry.path for path in files_behind(Path(entry.path))]
    witnesses = identities(map(str, led_to))
    configured = job.options.configured.options.report
    return Outcome(replacements, prepared.report, messages_in(folder), witnesses, configured)


def _require_existing(job: LinkJob) -> None:
    for entry in job.inputs:
        if entry.path and not Path(entry.path).is_file():
            raise InputError(f"{entry.path}: no such file", remedy="check the command line")
