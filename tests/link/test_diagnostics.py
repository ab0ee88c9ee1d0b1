"""Messages for tools: the schema that docs/messages.md promises."""

import json
from pathlib import Path
from typing import Any

from tests.fixtures.bench import ASKING_MAIN, Bench

SOURCE = """
double blackbox(double);
__attribute__((noinline)) static double outer(double x) { return blackbox(x) + blackbox(2 * x); }
double f(double x) { return outer(x) * x; }
"""
JSON = "-Wl,--ltoad-diagnostics=json"
FIELDS = "cause severity message function file line column inside instruction chain details related"


def told(bench: Bench, linker: Path, *flags: str) -> list[dict[str, Any]]:
    main = bench.bitcode("main.c", ASKING_MAIN)
    unit = bench.bitcode("unit.c", SOURCE, *flags)
    done = bench.link(main, unit, JSON, "-o", "program", status=1, linker=linker)
    assert "ld.ltoad: error" not in done.stderr
    (line,) = (line for line in done.stderr.splitlines() if line.startswith("{"))
    record = json.loads(line)
    assert record["version"] == 1
    assert record["program"] == "ld.ltoad"
    found: list[dict[str, Any]] = record["diagnostics"]
    return found


def test_an_error_as_json(bench: Bench, ld_ltoad: Path) -> None:
    """Places, functions and remedy are fields, so that nobody has to parse text."""
    (found,) = told(bench, ld_ltoad, "-g")
    assert {*FIELDS.split(), "remedy"} == found.keys()
    assert found["cause"] == "missing-body"
    assert found["severity"] == "error"
    assert found["message"].startswith("'blackbox' is called")
    assert found["function"] == {"mangled": "outer", "demangled": "outer"}
    assert found["file"].endswith("unit.c")
    assert found["line"] == 3
    assert [f["mangled"] for f in found["chain"]] == ["f", "outer"]
    (other,) = found["related"]
    assert other["line"] == 3
    assert other["column"] != found["column"]
    assert found["remedy"]


def test_a_note_where_there_are_no_lines(bench: Bench, ld_ltoad: Path) -> None:
    error, note = told(bench, ld_ltoad)
    assert error["line"] is None
    assert note["severity"] == "note"
    assert note["cause"] == "no-source-lines"


def test_other_errors_as_json(bench: Bench) -> None:
    """Whatever stops a link is one line that can be read."""
    main = bench.bitcode("main.c", ASKING_MAIN)
    done = bench.link(main, JSON, "-Wl,--ltoad-nonsense", "-o", "program", status=1)
    (line,) = (line for line in done.stderr.splitlines() if line.startswith("{"))
    (found,) = json.loads(line)["diagnostics"]
    assert found["cause"] == "usage"
    assert "--ltoad-nonsense" in found["message"]


def test_unknown_form(bench: Bench) -> None:
    main = bench.bitcode("main.c", ASKING_MAIN + "double f(double x) { return x; }\n")
    done = bench.link(main, "-Wl,--ltoad-diagnostics=xml", "-o", "program", status=1)
    assert "'xml' is no form of diagnostics" in done.stderr
