"""Mistakes of ltoad's own: the error that people see, and the report that helps to mend them.

With :data:`VARIABLE` in the environment, a report goes to the file that it names: versions, what
was done, the traceback, and the IR that it was done to.
"""

from __future__ import annotations

import os
import platform
import traceback
from pathlib import Path

from ltoad import __version__
from ltoad.errors import DefectError
from ltoad.vocabulary.variables import DEFECT

VARIABLE = DEFECT.name
_FRAMES = 60
"""Of an endless recursion, the last ones tell enough."""


def trace_of(error: BaseException) -> str:
    """The traceback of an exception."""
    return "".join(traceback.format_exception(error, limit=-_FRAMES))


def summary_of(error: BaseException) -> str:
    """The exception in one line, with the place in ltoad that raised it."""
    frames = traceback.extract_tb(error.__traceback__, limit=-1)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    said = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}{f': {said}' if said else ''}{place}"


def defect_of(error: Exception, stage: str) -> DefectError:
    """The error for an exception that should not have been raised, while something was done."""
    return DefectError(f"internal error while {stage}: {summary_of(error)}", trace=trace_of(error))


def write_report(stage: str, trace: str, ir_text: str) -> None:
    """Write the report, if somebody has asked for it; where it cannot be written, say nothing.

    The error that is reported is more important than that.
    """
    wanted = os.environ.get(VARIABLE)
    if not wanted:
        return
    machine = f"{platform.platform()}, Python {platform.python_version()}"
    text = f"ltoad {__version__}, {machine}\nwhile {stage}\n\n{trace}\n\n{ir_text}\n"
    try:
        Path(wanted).write_text(text, encoding="utf-8")
    except OSError:
        return
