"""Code that derivatives call at run time: LLVM takes every file, and Python calls it rightly."""

import re
from collections.abc import Iterator

import llvmlite.binding as llvm
import pytest

from ltoad.differentiate.replay import segment_calls
from ltoad.differentiate.shadows import contested, guards
from ltoad.differentiate.started import steps
from ltoad.differentiate.support import (
    arena,
    block_helpers,
    checkpoint_memory,
    freed_inputs,
    schedule,
    shared_places,
    sorting,
    split_tapes,
    teams,
    unknown_place,
    unknown_target,
)
from ltoad.emit.twins import HAS_AVX2
from ltoad.ir.module import Module
from ltoad.ir.types import I1, I64, PTR, VOID, FunctionType
from ltoad.rules import threads
from ltoad.rules.blas import AUXILIARIES, PREFIX, common_symbol
from ltoad.rules.blas import TYPES as BLAS_TYPES
from ltoad.rules.blas_text import auxiliaries
from ltoad.runtime import FOLDER, Source
from tests.ir.fidelity import assert_faithful

FILES = [Source(file.name) for file in sorted(FOLDER.glob("*.ll"))]

CHECK = freed_inputs.check("__ltoad_freed_input.$_f", "$_f")
BLOCKS = {
    source.values["number"]: source for source in block_helpers.SOURCES.values() if source.values
}
BLAS = [auxiliaries(common_symbol(f"{PREFIX}{i}.{t}.dot")) for i in "cfn" for t in BLAS_TYPES]
INSTANCES = [*BLOCKS.values(), *BLAS, CHECK]


@pytest.fixture(scope="module", autouse=True)
def _llvm_is_ready() -> None:
    """Inline assembly is read by the target's parser."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()


def _id(source: Source) -> str:
    return "-".join([source.file, *list(source.values.values())[:1]])


@pytest.mark.parametrize("source", FILES + INSTANCES, ids=_id)
def test_llvm_and_ltoad_read_the_same(source: Source) -> None:
    llvm.parse_assembly(source.text(), llvm.create_context()).verify()
    assert assert_faithful(source.text()) > 0


def test_every_template_is_instantiated() -> None:
    templates = {f"templates/{file.name}" for file in FOLDER.glob("templates/*")}
    assert {source.file for source in INSTANCES} == templates
    assert set(BLOCKS) == {"half", "bfloat", "float", "double", "x86_fp80", "fp128"}


def test_a_template_without_a_value_is_refused() -> None:
    with pytest.raises(KeyError, match="zero"):
        Source(
            "templates/block_adjoints.ll", {"number": "float", "bytes": "4", "stored": "4"}
        ).text()


def _called() -> Iterator[tuple[str, Source, FunctionType]]:
    """What Python writes calls of: names, where they are defined, types."""
    for file, types in (
        ("tape_memory.ll", {"ltoad_tape_trim": FunctionType(VOID, ())}),
        ("arena.ll", {name: t for name, t in arena.TYPES.items() if name != arena.GROW}),
        ("growing.ll", {arena.GROW: arena.TYPES[arena.GROW]}),
        (checkpoint_memory.FILE, checkpoint_memory.TYPES),
        (schedule.FILE, schedule.TYPES),
        (segment_calls.FILE, segment_calls.TYPES),
        (sorting.FILE, sorting.TYPES),
        (unknown_place.FILE, {unknown_place.UNKNOWN_PLACE: unknown_place.UNKNOWN_PLACE_TYPE}),
        (unknown_target.FILE, {unknown_target.UNKNOWN_TARGET: unknown_target.UNKNOWN_TARGET_TYPE}),
        ("processor.ll", {HAS_AVX2: FunctionType(I1, ())}),
    ):
        for name, type_ in types.items():
            yield name, Source(file), type_
    strided, copy = block_helpers.STRIDED_TYPE, block_helpers.COPY_TYPE
    of_blocks = dict(block_helpers.SOURCES)
    yield (
        block_helpers.WHOLE_NUMBERS,
        of_blocks.pop(block_helpers.WHOLE_NUMBERS),
        block_helpers.WHOLE_TYPE,
    )
    for name, source in of_blocks.items():
        fills = name == block_helpers.FILL_MEMBERS
        moves = "_adjoint_copy_" in name or "_adjoint_move_" in name
        yield name, source, block_helpers.FILL_TYPE if fills else copy if moves else strided
    for name, source in contested.SOURCES.items():
        yield name, source, contested.TYPES.get(name, strided)
    for name, type_ in teams.TYPES.items():
        yield name, teams.SOURCES[name], type_
    for name in threads.SUPPORT:
        yield name, Source(threads.FILE), steps.TYPES[name]
    for kind in shared_places.WIDTHS:
        name = shared_places.add_name(kind)
        yield name, shared_places.SOURCES[name], shared_places.add_type(kind)
    of_guards = {
        guards.FREE: guards.FREE_TYPE,
        guards.LINKED: guards.LINKED_TYPE,
        guards.KEPT: guards.KEPT_TYPE,
    }
    for name, source in guards.SOURCES.items():
        yield name, source, of_guards.get(name, guards.PLACE_TYPE)
    yield "__ltoad_freed_input.$_f", CHECK, FunctionType(VOID, (PTR, I64, I64))


@pytest.mark.parametrize(("name", "source", "type_"), list(_called()))
def test_a_definition_brings_what_it_mentions(
    name: str, source: Source, type_: FunctionType
) -> None:
    text = source.definition(name)
    llvm.parse_assembly(text, llvm.create_context()).verify()
    assert Module.parse(text).signature(name).type == type_


def test_tapes_are_taken_as_they_are_laid_out() -> None:
    """The file spells numbers that Python knows by name."""
    text = Source("split_tapes.ll").text()
    assert f"getelementptr i8, ptr %tape, i64 {split_tapes.OWNER}\n" in text
    assert f"i8 0, i64 {split_tapes.TAPE_BYTES}, i1 false" in text
    types = {name: Module.parse(text).signature(name).type for name in split_tapes.SOURCES}
    assert types == {
        split_tapes.NEW_TAPE: FunctionType(PTR, ()),
        split_tapes.FREE_TAPE: FunctionType(VOID, (PTR,)),
        split_tapes.CHECK_TAPE: FunctionType(VOID, (PTR, PTR)),
    }


@pytest.mark.parametrize("source", BLAS, ids=_id)
def test_blas_is_called_as_its_table_says(source: Source) -> None:
    """Parameters have the names of the table, by which the formulas of adjoints pass arguments."""
    module = Module.parse(source.text())
    for name in (*module.function_names(), *(n for n in module.declaration_names() if "." in n)):
        symbol = common_symbol(name)
        assert symbol is not None
        assert module.signature(name).type == symbol.routine.type(symbol.number)
    for routine in AUXILIARIES.values():
        function = module.function(f"{source.values['blas']}.{routine.name}")
        assert [a.name for a in function.arguments] == [p.name for p in routine.parameters]


def test_a_definition_brings_nothing_else() -> None:
    module = Module.parse(Source("guards.ll").definition(guards.SINK))
    assert list(module.function_names()) == [guards.SINK]
    assert list(module.global_names()) == ["__ltoad_sink"]
    assert list(module.declaration_names()) == ["llvm.threadlocal.address.p0"]
    with pytest.raises(KeyError):
        Source("guards.ll").definition("sink")


@pytest.mark.parametrize("source", [*FILES, CHECK], ids=_id)
def test_messages_are_written_to_their_end(source: Source) -> None:
    sizes = dict(re.findall(r"^(@\S+) = [^\n\[]*constant \[(\d+) x i8\]", source.text(), re.M))
    for message, length in re.findall(r"@write\(i32 2, ptr (@\S+), i64 (\d+)\)", source.text()):
        assert sizes[message] == length
