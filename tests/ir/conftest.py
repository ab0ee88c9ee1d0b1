"""Compile sources to LLVM's printed IR, and the fidelity checks that many tests share."""

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from ltoad.ir.module import Module
from ltoad.ir.printer import print_function
from ltoad.ir.symbols import Signature
from ltoad.ir.values import quote_name
from ltoad.ir.verifier import function_problems

SOURCES = Path(__file__).parent / "sources"
_COMMENT = re.compile(r" *; (?:preds = |No predecessors!).*$", re.MULTILINE)

COMPILERS = {
    ".c": ("clang-19", "clang"),
    ".cpp": ("clang++-19", "clang++"),
    ".f90": ("flang-new-19", "flang-new"),
    ".rs": ("rustc",),
}


@pytest.fixture(scope="session", autouse=True)
def _llvm_is_ready() -> None:
    """Reading inline assembly aborts the process unless a parser for it is there."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.initialize_native_asmparser()


def print_bitcode(bitcode: bytes) -> str:
    # a context of its own, or the names of types get numbers from other tests
    return str(llvm.parse_bitcode(bitcode, llvm.create_context()))


def reprint(text: str) -> str:
    return str(llvm.parse_assembly(text, llvm.create_context()))


@pytest.fixture(scope="session")
def canonical() -> Callable[[str], str]:
    """LLVM's print of some IR."""
    return reprint


@pytest.fixture
def compiled(tmp_path: Path) -> Callable[..., str]:
    """Compile a source with flags; returns LLVM's print of it."""

    def compile_source(source: Path, *flags: str) -> str:
        names = COMPILERS[source.suffix]
        compiler = next((c for c in names if shutil.which(c)), None)
        if compiler is None:
            pytest.skip(f"no {names[0]}")
        output = tmp_path / "output.bc"
        emit = ["--emit=llvm-bc"] if compiler == "rustc" else ["-c", "-emit-llvm", "-w"]
        command = [compiler, *emit, *flags, str(source), "-o", str(output)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        return print_bitcode(output.read_bytes())

    return compile_source


def _check(text: str) -> int:
    text = reprint(text)
    module = Module.parse(text)
    for name in module.function_names():
        written = module.function_text(name)
        function = module.function(name)
        assert print_function(function) == _COMMENT.sub("", written)
        assert function_problems(function, module.knows) == [], name
        assert module.signature(name).type == function.type
        module.replace_function(function)
    _check_facts(module)
    assert reprint(module.print()) == text
    return len(list(module.function_names()))


def _declaration(signature: Signature) -> str:
    types, attributes = signature.type.parameters, signature.parameter_attributes
    pairs = zip(types, attributes, strict=True)
    parameters = [" ".join((str(type_), *words)) for type_, words in pairs]
    parameters.extend(["..."] if signature.type.variadic else [])
    head = f"{signature.type.result} @{quote_name(signature.name)}({', '.join(parameters)})"
    words = ("declare", *signature.prefix, *signature.result_attributes, head, signature.suffix)
    return " ".join(word for word in words if word)


def _check_facts(module: Module) -> None:
    for name in module.global_names():
        variable = module.global_variable(name)
        value = variable.initializer
        end = "" if value is None else value.reference()
        assert variable.text.endswith(f"{end}{', ' if variable.suffix else ''}{variable.suffix}")
    for name in module.declaration_names():
        assert _declaration(module.signature(name)) == module.function_text(name)
    for name in module.type_names():
        assert str(module.named_type(name)) in module.type_text(name)
    for number in module.metadata_numbers():
        module.metadata(number)
    for name in (*module.function_names(), *module.declaration_names()):
        module.function_attributes(name)


@pytest.fixture(scope="session")
def assert_faithful() -> Callable[[str], int]:
    """Everything in a printed module can be parsed, and nothing is lost or changed.

    Each function prints as it was but for comments; a module with all its
    functions printed by ltoad is the same module to LLVM; the verifier has
    nothing to say.  Returns the number of functions.
    """
    return _check
