"""The effects in the table agree with the C headers and with what LLVM knows about libc.

clang gives the prototypes; LLVM's inference of attributes for library
functions is an opinion independent of the table.
"""

import re
import subprocess

import llvmlite.binding as llvm
import pytest

from ltoad.rules import allocators, inactive, libm
from ltoad.rules.effects import VARIADIC
from ltoad.rules.registrars import words
from ltoad.rules.rows import UnsupportedRow
from tests.fixtures.bench import first_program

HEADERS = words("""
assert.h complex.h ctype.h errno.h fcntl.h fenv.h inttypes.h locale.h malloc.h math.h pthread.h
sched.h setjmp.h signal.h stdio.h stdlib.h string.h strings.h syslog.h sys/random.h sys/resource.h
sys/stat.h sys/time.h sys/timeb.h sys/times.h threads.h time.h unistd.h wchar.h search.h ucontext.h
""")

ROWS = {
    name: row
    for rows in (inactive.ROWS, allocators.ROWS, libm.ROWS)
    for row in rows
    for name in row.names
    if not isinstance(row, UnsupportedRow)
}


def _source(names):
    includes = "".join(f"#include <{header}>\n" for header in HEADERS)
    uses = "".join(f"  (void *)({name}),\n" for name in names)
    return f"#define _GNU_SOURCE 1\n{includes}void *used[] = {{\n{uses}}};\n"


def _clang(clang, source, *options):
    command = [clang, "-x", "c", "-w", "-ferror-limit=0", *options, "-o", "-", "-"]
    return subprocess.run(command, input=source, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def declarations():
    """Name → the declaration that LLVM has annotated, for all functions that headers declare."""
    clang = first_program(*(f"clang-{version}" for version in range(22, 14, -1)), "clang")
    names = [name for name in ROWS if re.fullmatch(r"\w+", name)]
    complaints = _clang(clang, _source(names), "-fsyntax-only").stderr
    unknown = set(re.findall(r"undeclared (?:identifier|function) '(\w+)'", complaints))
    known = [name for name in names if name not in unknown]
    text = _clang(
        clang, _source(known), "-S", "-emit-llvm", "-O1", "-Xclang", "-disable-llvm-passes"
    )
    assert text.returncode == 0, text.stderr
    return _declared(_annotated(text.stdout))


def _annotated(text):
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(text)
    machine = llvm.Target.from_default_triple().create_target_machine()
    options = llvm.create_pipeline_tuning_options(speed_level=1)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return str(module)


def _declared(text):
    groups = dict(re.findall(r"^attributes (#\d+) = \{(.*)\}$", text, re.MULTILINE))
    found = {}
    for line in re.findall(r"^declare .*$", text, re.MULTILINE):
        match = re.match(r"declare .*?@(\w+)\((.*)\)([^()]*)$", line)
        if match:
            name, inside, suffix = match.groups()
            attributes = "".join(groups.get(group, "") for group in re.findall(r"#\d+", suffix))
            found[name] = (_parameters(inside), attributes)
    return found


def _parameters(inside):
    """Split at the commas outside of parentheses and braces."""
    parts, depth, current = [], 0, ""
    for character in inside:
        depth += (character in "({<[") - (character in ")}>]")
        if character == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += character
    return [*parts, current.strip()] if current.strip() else parts


def _all(declarations):
    for name, (parameters, attributes) in declarations.items():
        if name in ROWS:
            yield name, ROWS[name].effects, parameters, attributes


def test_most_functions_are_declared(declarations):
    assert len([name for name in ROWS if name in declarations]) > 400


def test_arguments_exist_and_are_pointers(declarations):
    for name, effects, parameters, _ in _all(declarations):
        for index in effects.reads | effects.writes | effects.frees | effects.captures:
            if index == VARIADIC:
                assert parameters[-1] == "...", name
            else:
                assert index < len(parameters), name
                assert parameters[index].startswith("ptr"), (name, index)


def test_every_pointer_argument_is_accounted_for(declarations):
    """A pointer without an effect is one whose memory the function leaves alone."""
    silent = {
        (name, index)
        for name, effects, parameters, _ in _all(declarations)
        for index, parameter in enumerate(parameters)
        if parameter.startswith("ptr")
        and index not in effects.reads | effects.writes | effects.frees | effects.captures
    }
    assert silent == {("qsort", 3)}  # a function, which is called


def test_what_llvm_knows_to_be_read_only_is_not_written(declarations):
    for name, effects, parameters, _ in _all(declarations):
        for index, parameter in enumerate(parameters):
            if re.search(r"\breadonly\b", parameter):
                assert index not in effects.writes | effects.frees, (name, index)
            if re.search(r"\bwriteonly\b", parameter):
                assert index not in effects.reads, (name, index)


def test_returned_arguments(declarations):
    for name, effects, parameters, _ in _all(declarations):
        for index, parameter in enumerate(parameters):
            if re.search(r"\breturned\b", parameter):
                assert effects.returns_argument == index, name


def test_functions_that_do_not_return(declarations):
    for name, effects, _, attributes in _all(declarations):
        assert effects.no_return == bool(re.search(r"\bnoreturn\b", attributes)), name


def test_functions_that_touch_no_memory(declarations):
    """errno aside: LLVM has a memory kind of its own for it."""
    for name, effects, _, attributes in _all(declarations):
        memory = re.search(r"memory\(([^)]*)\)", attributes)
        if memory and memory.group(1) in ("none", "errnomem: write"):
            assert effects.pure or effects.input_output, name
