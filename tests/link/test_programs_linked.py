"""Programs that ask for derivatives, linked in all the ways that linkers are used."""

from pathlib import Path

import pytest

from tests.fixtures.bench import ASKING_MAIN, STAND_IN, Bench, first_program

CUBE = "double f(double x) { return x * x * x; }\n"
DERIVATIVE = "27.000\n"


def test_bitcode_and_native_objects_mixed(bench: Bench) -> None:
    """The smallest request flow: two bitcode files and a native one."""
    files = [
        bench.bitcode("main.c", ASKING_MAIN),
        bench.bitcode("f.c", CUBE),
        bench.native("stand_in.c", STAND_IN),
    ]
    before = [path.read_bytes() for path in files]
    bench.link(*files, "-o", "program")
    assert bench.output_of("program") == DERIVATIVE
    assert [path.read_bytes() for path in files] == before, "inputs must not be modified"
    assert not list(bench.folder.glob(".*")), "no file may be left beside the output"


@pytest.mark.parametrize("linker", ["ld.bfd", "ld.gold", "ld.lld-19"])
def test_every_real_linker(bench: Bench, linker: str) -> None:
    """The forwarded command line must suit GNU's linkers and LLVM's."""
    main = bench.bitcode("main.c", ASKING_MAIN + CUBE)
    native = bench.native("stand_in.c", STAND_IN)
    bench.link(f"-Wl,--ltoad-real-linker={first_program(linker)}", main, native, "-o", "program")
    assert bench.output_of("program") == DERIVATIVE


def test_response_file(bench: Bench) -> None:
    """Build systems put long lines into response files, with quoted names in them."""
    main = bench.bitcode("main.c", ASKING_MAIN + CUBE)
    odd = main.rename(bench.folder / "a name with 'quotes'.o")
    native = bench.native("stand_in.c", STAND_IN)
    bench.write("inner.rsp", f"{native}\n-o program")
    bench.write("arguments.rsp", f'"{odd}" -Wl,--as-needed @inner.rsp')
    bench.link("@arguments.rsp")
    assert bench.output_of("program") == DERIVATIVE


@pytest.mark.parametrize("kind", ["gnu", "thin", "bsd"])
@pytest.mark.parametrize("linker", ["ld.bfd", "ld.lld-19"])
def test_archive_members_are_chosen_by_symbols(bench: Bench, kind: str, linker: str) -> None:
    """A native member needs a bitcode member and the other way round; an unused one would fail."""
    bench.bitcode("main.c", ASKING_MAIN)
    bench.bitcode("unused.c", "int nowhere(void); int unused(void) { return nowhere(); }")
    bench.bitcode("f.c", "double g(double); double f(double x) { return g(x); }")
    bench.native("g.c", "double h(double); double g(double x) { return h(x); }")
    bench.bitcode("h.c", "double h(double x) { return x * x * x; }")
    bench.native("stand_in.c", STAND_IN)
    ar = first_program("llvm-ar-19", "llvm-ar")
    flags = {"gnu": ["rcs"], "thin": ["rcsT"], "bsd": ["--format=bsd", "rcs"]}[kind]
    bench.run(ar, *flags, "libnumeric.a", "unused.o", "f.o", "g.o", "h.o", "stand_in.o")
    real = f"-Wl,--ltoad-real-linker={first_program(linker)}"
    bench.link(real, "main.o", "-L.", "-lnumeric", "-o", "program")
    assert bench.output_of("program") == DERIVATIVE


def test_whole_archive_links_every_member(bench: Bench) -> None:
    """A member that nothing names registers itself in a constructor."""
    bench.bitcode("main.c", ASKING_MAIN + CUBE)
    bench.native("stand_in.c", STAND_IN)
    hello = "#include <stdio.h>\n__attribute__((constructor)) static void f(void) { puts(%s); }"
    bench.bitcode("one.c", hello % '"bitcode"')
    bench.native("two.c", hello % '"native"')
    bench.run(first_program("ar"), "rcs", "libextra.a", "one.o", "two.o")
    whole = ["-Wl,--whole-archive", "-L.", "-lextra", "-Wl,--no-whole-archive"]
    bench.link("main.o", "stand_in.o", *whole, "-o", "program")
    assert sorted(bench.output_of("program").split()) == ["27.000", "bitcode", "native"]


def test_fat_objects(bench: Bench) -> None:
    """An object with native code and bitcode counts as bitcode, and is not linked twice."""
    bench.bitcode("main.c", ASKING_MAIN, "-ffat-lto-objects")
    bench.bitcode("f.c", CUBE, "-ffat-lto-objects")
    bench.native("stand_in.c", STAND_IN)
    assert (bench.folder / "main.o").read_bytes()[:4] == b"\x7fELF"
    bench.link("main.o", "f.o", "stand_in.o", "-o", "program")
    assert bench.output_of("program") == DERIVATIVE


def test_static_executable(bench: Bench) -> None:
    """The C library arrives as archives, some of which are linker scripts."""
    bench.bitcode("main.c", ASKING_MAIN + CUBE)
    bench.native("stand_in.c", STAND_IN)
    bench.link("-static", "main.o", "stand_in.o", "-o", "program")
    assert bench.output_of("program") == DERIVATIVE


def test_shared_library_exports_what_is_visible(bench: Bench) -> None:
    """Nothing in the link calls the library's functions, so they must not be dropped."""
    library = """
double __enzyme_autodiff(double (*)(double), double);
static double cube(double x) { return x * x * x; }
double gradient(double x) { return __enzyme_autodiff(cube, x); }
__attribute__((visibility("hidden"))) double inner(double x) { return x; }
"""
    bench.bitcode("library.c", library, "-fPIC")
    bench.native("stand_in.c", STAND_IN, "-fPIC")
    bench.link("-shared", "library.o", "stand_in.o", "-o", "libgradient.so")
    user = "double gradient(double); int main(void) { return (int)(gradient(3.0) + 0.5); }"
    bench.native("user.c", user)
    bench.run(first_program("gcc"), "user.o", "-L.", "-lgradient", "-Wl,-rpath,.", "-o", "user")
    assert bench.run("./user", status=27).returncode == 27
    dynamic = bench.run(first_program("nm"), "-D", "libgradient.so").stdout
    assert " T gradient" in dynamic
    assert "inner" not in dynamic


def test_relocatable_link_keeps_every_symbol(bench: Bench) -> None:
    """The output of -r is linked again, by whom and with what is not known."""
    bench.bitcode("main.c", ASKING_MAIN)
    bench.bitcode("f.c", CUBE + "double spare(double x) { return x; }")
    bench.native("stand_in.c", STAND_IN)
    bench.link("-r", "main.o", "f.o", "-o", "both.o")
    symbols = bench.run(first_program("nm"), "both.o").stdout
    assert all(f" T {name}" in symbols for name in ("main", "f", "spare"))
    bench.run(first_program("gcc"), "both.o", "stand_in.o", "-o", "program")
    assert bench.output_of("program") == DERIVATIVE


CONSTRUCTORS = """
#include <cstdio>
#include <string>
extern "C" double __enzyme_autodiff(double (*)(double), double);
struct Global {
  std::string text;
  Global() : text("constructed") {}
  ~Global() { std::puts("destroyed"); }
};
static Global global;
struct First { int value; First() : value(42) {} };
__attribute__((init_priority(101))) First first;
__attribute__((constructor(102))) static void early() { std::printf("%d\\n", first.value); }
__attribute__((destructor)) static void late() { std::puts("late"); }
inline int counter() { static int calls = 0; return ++calls; }
int other();
static double cube(double x) { return x * x * x; }
int main() {
  std::printf("%s %d %d\\n", global.text.c_str(), counter(), other());
  std::printf("%.3f\\n", __enzyme_autodiff(cube, 3.0));
}
"""


@pytest.mark.parametrize("linker", ["ld.bfd", "ld.lld-19"])
def test_static_constructors_run(bench: Bench, linker: str) -> None:
    """LLVM as configured here emits .ctors, which linkers ignore.

    The counter also guards inline functions with static variables: bitcode and
    native code must share one copy.
    """
    bench.bitcode("main.cc", CONSTRUCTORS)
    other = "inline int counter() { static int calls = 0; return ++calls; }\n"
    bench.native("other.cc", other + "int other() { return counter(); }")
    bench.native("stand_in.c", STAND_IN)
    real = f"-Wl,--ltoad-real-linker={first_program(linker)}"
    bench.link(real, "main.o", "other.o", "stand_in.o", "-o", "program", cxx=True)
    expected = "42\nconstructed 1 2\n27.000\ndestroyed\nlate\n"
    assert bench.output_of("program") == expected


def test_native_code_may_call_into_the_program(bench: Bench) -> None:
    """What native objects and libraries name must keep its name: callbacks, interposed malloc."""
    main = """
#include <stdio.h>
#include <stdlib.h>
double __enzyme_autodiff(double (*)(double), double);
int compare_count, called_back;
double f(double x) { return x * x * x; }
void callback(void) { called_back = 1; }
void native(void);
int main(void) { native(); printf("%d %.3f\\n", called_back, __enzyme_autodiff(f, 3.0)); }
"""
    bench.bitcode("main.c", main)
    bench.native("native.c", "void callback(void); void native(void) { callback(); }")
    bench.native("stand_in.c", STAND_IN)
    bench.link("main.o", "native.o", "stand_in.o", "-o", "program")
    assert bench.output_of("program") == "1 27.000\n"


def test_strong_native_definition_beats_weak_bitcode(bench: Bench) -> None:
    """A weak function made internal would win over the native one that shall replace it."""
    weak = "__attribute__((weak)) int which(void) { return 1; }\n"
    main = weak + ASKING_MAIN.replace("return 0;", "return which();") + CUBE
    bench.bitcode("main.c", main)
    bench.native("which.c", "int which(void) { return 2; }")
    bench.native("stand_in.c", STAND_IN)
    bench.link("main.o", "which.o", "stand_in.o", "-o", "program")
    assert bench.run("./program", status=2).returncode == 2


def test_markers_need_no_definition(bench: Bench) -> None:
    """Programs declare enzyme_dup and the like; linking them is our business, native ones too."""
    markers = "extern int enzyme_dup, enzyme_const; int *native(void);\n"
    result = "return native() != &enzyme_const || enzyme_dup == 77;"
    bench.bitcode("main.c", markers + ASKING_MAIN.replace("return 0;", result) + CUBE)
    bench.native("native.c", "extern int enzyme_const; int *native(void) { return &enzyme_const; }")
    bench.native("stand_in.c", STAND_IN)
    bench.link("main.o", "native.o", "stand_in.o", "-o", "program")
    assert bench.output_of("program") == DERIVATIVE


def test_gcc_with_a_folder_of_tools(bench: Bench) -> None:
    """gcc refuses -fuse-ld=ltoad; -B with a program named ld is its way."""
    folder = bench.folder / "bin"
    folder.mkdir()
    (folder / "ld").symlink_to(bench.linker)
    bench.bitcode("main.c", ASKING_MAIN + CUBE)
    bench.native("stand_in.c", STAND_IN)
    bench.run(first_program("gcc"), f"-B{folder}", "main.o", "stand_in.o", "-o", "program")
    assert bench.output_of("program") == DERIVATIVE


def test_save_temps_keeps_the_ir_of_every_stage(bench: Bench) -> None:
    bench.bitcode("main.c", ASKING_MAIN + CUBE)
    bench.native("stand_in.c", STAND_IN)
    bench.link("-Wl,--ltoad-save-temps=kept", "main.o", "stand_in.o", "-o", "program")
    kept = sorted(path.name for path in Path(bench.folder / "kept").iterdir())
    assert kept[0] == "1-before-optimising-before-differentiation.ll"
    assert len(kept) == 4


def test_older_output_is_replaced_by_a_complete_one(bench: Bench) -> None:
    """The output appears under its name only when it is complete, and can be run."""
    bench.write("program", "old")
    bench.bitcode("main.c", ASKING_MAIN + CUBE)
    bench.native("stand_in.c", STAND_IN)
    bench.link("main.o", "stand_in.o", "-o", "program")
    assert bench.output_of("program") == DERIVATIVE


CONFIG = """
[[derivative]]
function = "f"
name = "df"
arguments = ["out"]
"""
CONFIGURED_MAIN = """
#include <stdio.h>
double df(double);
int main(void) { printf("%.3f\\n", df(3.0)); return 0; }
"""
CONFIGURED_STAND_IN = """
extern int enzyme_out;
static double difference(double (*f)(double), int marker, double x) {
  double h = 1e-6;
  return marker == enzyme_out ? (f(x + h) - f(x - h)) / (2 * h) : 0;
}
double stand_in(double (*)(double), int, double) __asm__("__enzyme_autodiff.df");
double stand_in(double (*f)(double), int marker, double x) { return difference(f, marker, x); }
"""


@pytest.mark.parametrize("explicit", [True, False], ids=["flag", "found"])
@pytest.mark.parametrize("caller", ["bitcode", "native"])
def test_request_by_symbol(bench: Bench, explicit: bool, caller: str) -> None:
    """No source mentions a request: legacy code is differentiated by a file beside the build."""
    bench.write("gradients.toml" if explicit else "ltoad.toml", CONFIG)
    compiler = bench.bitcode if caller == "bitcode" else bench.native
    files = [
        compiler("main.c", CONFIGURED_MAIN),
        bench.bitcode("f.c", CUBE),
        bench.native("stand_in.c", CONFIGURED_STAND_IN),
    ]
    flags = ["-Wl,--ltoad-config=gradients.toml"] if explicit else []
    bench.link(*flags, *files, "-o", "program")
    assert bench.output_of("program") == DERIVATIVE


def test_libraries_by_exact_name_and_state(bench: Bench) -> None:
    """-l:name, -Bstatic and --push-state decide which file a library is."""
    bench.bitcode("main.c", ASKING_MAIN)
    bench.bitcode("f.c", CUBE)
    bench.native("stand_in.c", STAND_IN, "-fPIC")
    bench.run(first_program("llvm-ar-19", "ar"), "rcs", "numeric.lib", "f.o")
    bench.run(first_program("ar"), "rcs", "libstand.a", "stand_in.o")
    bench.write("libstand.so", "not to be looked at")
    static = ["-Wl,--push-state,-Bstatic", "-lstand", "-Wl,--pop-state"]
    bench.link("main.o", "-L.", "-l:numeric.lib", *static, "-o", "program")
    assert bench.output_of("program") == DERIVATIVE


def test_lazy_objects(bench: Bench) -> None:
    """Between --start-lib and --end-lib objects behave like members of an archive."""
    bench.bitcode("main.c", ASKING_MAIN)
    bench.bitcode("f.c", CUBE)
    bench.bitcode("unused.c", "int nowhere(void); int unused(void) { return nowhere(); }")
    bench.native("stand_in.c", STAND_IN)
    lazy = ["-Wl,--start-lib", "unused.o", "f.o", "stand_in.o", "-Wl,--end-lib"]
    bench.link(
        f"-Wl,--ltoad-real-linker={first_program('ld.lld-19')}", *lazy, "main.o", "-oprogram"
    )
    assert bench.output_of("program") == DERIVATIVE


def test_long_command_line(bench: Bench) -> None:
    """Unpacked response files may be longer than a command line can be."""
    bench.bitcode("main.c", ASKING_MAIN + CUBE)
    bench.native("stand_in.c", STAND_IN)
    folders = "\n".join(f'"-L/nowhere/with a blank/{number}/{"x" * 200}"' for number in range(2000))
    bench.write("folders.rsp", folders)
    bench.link("@folders.rsp", "main.o", "stand_in.o", "-o", "program")
    assert bench.output_of("program") == DERIVATIVE


def test_objects_of_gcc_lto(bench: Bench) -> None:
    """gcc -flto objects need GCC's plugin, which must stay on the command line."""
    bench.bitcode("main.c", ASKING_MAIN + CUBE)
    bench.native("stand_in.c", STAND_IN, "-flto")
    folder = bench.folder / "bin"
    folder.mkdir()
    (folder / "ld").symlink_to(bench.linker)
    real = f"-Wl,--ltoad-real-linker={first_program('ld.bfd')}"
    words = [f"-B{folder}", real, "-flto", "main.o", "stand_in.o", "-o", "program"]
    bench.run(first_program("gcc"), *words)
    assert bench.output_of("program") == DERIVATIVE


RUST_MAIN = """
unsafe extern "C" {
    fn __enzyme_autodiff(f: extern "C" fn(f64) -> f64, x: f64) -> f64;
}
extern "C" fn f(x: f64) -> f64 { numeric::cube(x) }
fn main() {
    println!("{:.3}", unsafe { __enzyme_autodiff(f, 3.0) });
    let index = std::env::args().count();
    let caught = std::panic::catch_unwind(|| Vec::<i32>::new()[index]);
    println!("{}", caught.is_err());
}
"""
RUST_LIBRARY = """
#[inline(never)]
pub fn cube(x: f64) -> f64 { vec![x; 3].iter().product() }
"""


@pytest.mark.slow
@pytest.mark.parametrize("profile", ["debug", "release"])
def test_rust_crates(bench: Bench, profile: str) -> None:
    """Bitcode of a newer LLVM than the real linker's, own rlibs with bitcode, std's without."""
    cargo = first_program("cargo")
    for name, kind in (("program", "--bin"), ("numeric", "--lib")):
        bench.run(cargo, "init", kind, "--vcs", "none", "--name", name, name)
    (bench.folder / "numeric/src/lib.rs").write_text(RUST_LIBRARY)
    (bench.folder / "program/src/main.rs").write_text(RUST_MAIN)
    with (bench.folder / "program/Cargo.toml").open("a") as file:
        file.write('numeric = { path = "../numeric" }\n')
    stand_in = bench.native("stand_in.c", STAND_IN)
    flags = ["linker-plugin-lto", f"linker={bench.clang}", f"link-arg=--ld-path={bench.linker}"]
    rustflags = " ".join(f"-C{flag}" for flag in [*flags, f"link-arg={stand_in}"])
    manifest = "--manifest-path=program/Cargo.toml"
    release = ["--release"] if profile == "release" else []
    bench.run(cargo, "build", "--offline", manifest, *release, env={"RUSTFLAGS": rustflags})
    assert bench.output_of(f"program/target/{profile}/program") == "27.000\ntrue\n"
