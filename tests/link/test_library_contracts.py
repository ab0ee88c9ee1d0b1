"""What libraries and clients promise each other, and what happens when one does not keep it."""

import shutil
from pathlib import Path

import pytest

from ltoad.manifest import ExportedFunction, Manifest, read_manifests
from tests.fixtures.workbench import CLIENT, EXPORTS, LIBRARY, WITHOUT_FORWARD, Workbench


@pytest.fixture
def workshop(tmp_path: Path, ltoad_cc: Path) -> Workbench:
    return Workbench(tmp_path, ltoad_cc)


def test_other_activities(workshop: Workbench) -> None:
    """What the library takes for constant, and the client does not, is no zero in silence."""
    workshop.library()
    workshop.write(
        "client.c",
        CLIENT.replace("static const double c[3] = {1.0, -2.0, 3.0}", "double c[3] = {w, w, w}"),
    )
    words = [workshop.cc, "-O2", WITHOUT_FORWARD, "client.c", "lib.o", "-o", "client", "-lm"]
    said = workshop(*words, status=1)
    assert "'energy' comes with derivatives for arguments that are (dup, const, const, out)" in said
    assert "arguments = ['dup', 'dup', 'const', 'out']" in said
    assert not (workshop.folder / "client").exists()


def test_other_signature(workshop: Workbench) -> None:
    workshop.library()
    workshop.write("client.c", CLIENT.replace("long n", "int n"))
    words = [workshop.cc, "-O2", WITHOUT_FORWARD, "client.c", "lib.o", "-o", "client", "-lm"]
    said = workshop(*words, status=1)
    assert "derives scale as void (ptr, i64, double, float)" in said
    assert "declares it as void (ptr, i32, double, float)" in said


def test_other_body(workshop: Workbench) -> None:
    """The program brings a newer body of a function along than the library was made from."""
    workshop.library()
    workshop("objcopy", "--weaken", "lib.o")
    workshop.write("library.c", LIBRARY.replace("exp(-x)", "exp(-2 * x)"))
    said = workshop.client("library.c", "lib.o", status=1)
    assert "its derivative of energy was made from another body" in said


def test_active_values_in_constant_memory(workshop: Workbench) -> None:
    """A constant argument into which derivatives would go is refused when the library is made."""
    workshop.write(
        "library.c",
        "void copy(const double *x, double *y, int n)\n"
        "{ for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; }\n",
    )
    exports = '[[export]]\nfunction = "copy"\narguments = ["dup", "const", "const"]\n'
    workshop.write("exports.toml", exports)
    workshop(workshop.cc, "-O2", "-c", "library.c")
    words = [workshop.ltoad, "aot", "library.o", "--config", "exports.toml", "-o", "lib.o"]
    said = workshop(*words, status=1)
    assert "argument 2 of 'copy' is marked enzyme_const, but active values are stored" in said
    assert not (workshop.folder / "lib.o").exists()


def test_promise(workshop: Workbench) -> None:
    """A client that relies on what is only read does not start with a library that writes."""
    workshop.library()
    workshop("clang-19", "-shared", "lib.o", "-o", "libphysics.so", "-lm")
    rpath = f"-Wl,-rpath,{workshop.folder}"
    workshop.client("libphysics.so", rpath)
    writing = LIBRARY.replace("double energy(const double *x,", "double energy(double *x,")
    workshop.write("library.c", writing.replace("return sum;", "x[0] = 0;\n    return sum;"))
    workshop(workshop.cc, "-O2", "-fPIC", "-c", "library.c")
    workshop(workshop.ltoad, "aot", "library.o", "--config", "exports.toml", "-o", "lib.o")
    workshop("clang-19", "-shared", "lib.o", "-o", "libphysics.so", "-lm")
    assert "undefined symbol: ltoad_promise_energy_" in workshop("./client", status=127)


@pytest.mark.parametrize("changed", ["long", "activities"])
def test_contract(workshop: Workbench, changed: str) -> None:
    """A program that was linked with one library does not start with another."""
    workshop.library()
    workshop.write("client.c", CLIENT)
    workshop("clang-19", "-shared", "lib.o", "-o", "libphysics.so", "-lm")
    rpath = f"-Wl,-rpath,{workshop.folder}"
    build = [workshop.cc, "-O2", WITHOUT_FORWARD, "client.c", "libphysics.so", rpath]
    workshop(*build, "-o", "client", "-lm")
    workshop("./client")
    text, exports = LIBRARY, EXPORTS
    if changed == "long":
        text = LIBRARY.replace("long n", "int n").replace("long i", "int i")
    else:
        exports = EXPORTS.replace('"const", "const", "out"', '"dup", "const", "out"')
    workshop.write("library.c", text)
    workshop.write("exports.toml", exports)
    workshop(workshop.cc, "-O2", "-fPIC", "-c", "library.c")
    workshop(workshop.ltoad, "aot", "library.o", "--config", "exports.toml", "-o", "lib.o")
    workshop("clang-19", "-shared", "lib.o", "-o", "libphysics.so", "-lm")
    said = workshop("./client", status=127)
    assert "undefined symbol: ltoad_contract_" in said


def test_two_libraries(workshop: Workbench) -> None:
    workshop.library()
    workshop("cp", "lib.o", "other.o")
    said = workshop.client("lib.o", "other.o", status=1)
    assert "lib.o and other.o both bring derivatives of energy" in said


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("format = 1", "format = 9", "in format 9, and this ltoad reads format 1"),
        ("# derivatives", "; derivatives", "the description of its derivatives is damaged"),
        ("tape = ", "tape ! ", "the description of its derivatives is damaged"),
        ("hash = ", "bash = ", "the description of its derivatives is damaged"),
        ("x86_64-", "mips64-", "its derivatives are for mips64-"),
    ],
)
def test_damaged(workshop: Workbench, old: str, new: str, message: str) -> None:
    workshop.library()
    path = workshop.folder / "lib.o"
    data = path.read_bytes()
    assert data.count(old.encode()) >= 1
    path.write_bytes(data.replace(old.encode(), new.encode()))
    assert message in workshop.client("lib.o", status=1)


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ('function = "nobody"', "no bitcode here defines nobody"),
        ('function = "settle"\narguments = ["dup", "dup"]', "has 1 arguments, but its export"),
        ('function = "settle"\narguments = ["out"]', "is ptr, and cannot be exported as out"),
        ('function = "settle"\narguments = ["inout"]', "is no activity"),
        ('name = "settle"', "cannot understand this [[export]]"),
    ],
)
def test_wrong_export(workshop: Workbench, table: str, message: str) -> None:
    workshop.write("library.c", LIBRARY)
    workshop.write("wrong.toml", f"[[export]]\n{table}\n")
    workshop(workshop.cc, "-O2", "-c", "library.c")
    words = [workshop.ltoad, "aot", "library.o", "--config", "wrong.toml", "-o", "lib.o"]
    assert message in workshop(*words, status=1)
    assert not (workshop.folder / "lib.o").exists()


def test_nothing_to_show(workshop: Workbench) -> None:
    workshop.write("library.c", LIBRARY)
    workshop("gcc" if shutil.which("gcc") else "clang-19", "-c", "library.c")
    assert "brings no derivatives" in workshop(workshop.ltoad, "inspect", "library.o", status=1)


def test_manifests_in_a_row() -> None:
    """As linkers join sections, with zeros in between."""
    one = ExportedFunction("f", "double (double)", ("out",), "fa", "fr", "ff", "fg", "00")
    other = ExportedFunction("g", "void ()", (), "ga", "gr", "", "gg", "ff")
    texts = [Manifest("20.1", "x86_64-pc-linux-gnu", (f,)).text() for f in (one, other)]
    found = list(read_manifests("lib.so", "\0\0".join(texts).encode() + b"\0"))
    assert [m.functions for m in found] == [(one,), (other,)]
