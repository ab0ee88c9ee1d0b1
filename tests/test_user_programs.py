"""Programs as people of many trades write them, in four languages; each checks its own derivatives.

They were written before anybody looked at what works.  A folder whose name ends in ``_units`` is
one program in several units.  A program compares what its requests give with differences of fourth
order, or with a formula, and fails if a number is off or if all were zero.  A few of each language
are built always, at a level that differs from program to program, and the others with the marker
``slow``.
What does not work yet stands in ``NOT_YET`` and has to fail: who mends it deletes the line.
"""

import shutil
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

import pytest

from tests.portions import LEVELS
from tests.user_programs.not_yet import NOT_YET, PATTERNS, SCRIPTS

FOLDER = Path(__file__).parent / "user_programs"
SUFFIXES = (".c", ".cpp", ".f90", ".f", ".rs")
PROGRAMS = sorted(
    p
    for p in FOLDER.glob("*/*")
    if p.name.endswith("_units") or (p.suffix in SUFFIXES and p.name != "harness.rs")
)
ALWAYS = 4
"""Programs of each language that are built always."""
EIGEN = Path("/usr/include/eigen3")
HEADERS = {"boost": [], "fmt": ["-lfmt"], "glm": [], "nlohmann": []}
"""Libraries that a program may use, by the folder of their headers; with what is linked."""
LONG = {
    *(
        f"f90/{name}.f90"
        for name in (
            *("claim_reserve", "crane_swing", "flame_speed", "hospital_beds", "loan_book"),
            *("scent_blends", "wind_farm"),
        )
    ),
    *(
        f"cxx/{name}.cpp"
        for name in (
            "behaviour_tree",
            "crop_yields",
            "dialect_map",
            "hull_resistance",
            "knitting_chart",
            "kuhn_regret",
            "library_loans",
            "parcel_routes",
            "skeleton_blend",
            "variant_formulas",
        )
    ),
    *(
        f"cxx/eigen_{name}.cpp"
        for name in ("descent", "migration", "ode", "smoother", "sparse_heat", "truss")
    ),
    *(f"cxx/{name}.cpp" for name in ("eigen_decompositions", "eigen_network", "event_desk")),
    "cxx/variant_formulas.cpp",
    *(f"cxx/{name}.cpp" for name in ("boost_trajectories", "config_values", "json_document")),
    "cxx/json_portfolio.cpp",
    *(f"cxx/{name}.cpp" for name in ("bridge_reports", "grammar_inside", "link_budget")),
    *(f"cxx/{name}.cpp" for name in ("script_prices", "turbine_pool")),
    *(f"cxx/{name}.cpp" for name in ("pmr_inventory", "process_config")),
    *(f"cxx/{name}.cpp" for name in ("cave_survey", "hotel_revenue", "job_scheduler")),
    *(f"cxx/{name}.cpp" for name in ("telescope_pointing", "wine_cellar")),
    *(f"cxx/{name}.cpp" for name in ("kepler_catalog", "option_book", "tide_pool")),
    *(f"cxx/{name}.cpp" for name in ("bakery_orders", "lantern_scene")),
    *(f"cxx/{name}.cpp" for name in ("fuel_assembly", "harvest_async")),
    *(f"cxx/{name}.cpp" for name in ("panel_survey", "pond_species")),
    *(f"cxx/{name}.cpp" for name in ("desalination", "vacuum_line")),
    *(f"rust/{name}.rs" for name in ("bigram_model", "call_centre", "loom_patterns")),
    *(f"rust/{name}.rs" for name in ("commuter_flows", "greenhouse", "weather_log", "yield_curve")),
    "rust/radio_links.rs",
    *(f"rust/{name}.rs" for name in ("election_polls", "ferry_fares", "tea_blends", "tree_rings")),
}
"""Programs that take a minute to link."""
RUST_LEVELS = {
    level: [f"opt-level={level[1:]}"] if level != "full" else ["opt-level=2", "codegen-units=1"]
    for level in LEVELS
}


def _name(program: Path) -> str:
    return program.relative_to(FOLDER).as_posix()


def _built_always() -> set[tuple[Path, str]]:
    """Programs at equal distances in each language, of those that work and link quickly."""
    quick = [p for p in PROGRAMS if _name(p) not in LONG and _name(p) not in NOT_YET]
    chosen = set()
    for number, (_, group) in enumerate(groupby(quick, key=lambda program: program.parent)):
        programs = list(group)
        for turn in range(ALWAYS):
            level = list(LEVELS)[(number + turn) % len(LEVELS)]
            chosen.add((programs[turn * len(programs) // ALWAYS], level))
    return chosen


def cases() -> list[object]:
    always = _built_always()
    return [_case(p, level, always=(p, level) in always) for p in PROGRAMS for level in LEVELS]


def _case(program: Path, level: str, *, always: bool) -> object:
    name = _name(program)
    marks = [] if always else [pytest.mark.slow]
    reason = NOT_YET.get(name, {}).get(level)
    if reason is not None:
        run = reason not in (PATTERNS, SCRIPTS)
        marks.append(pytest.mark.xfail(reason=reason, strict=True, run=run))
    return pytest.param(program, level, id=f"{name}-{level}", marks=marks)


def compiler_of(program: Path, level: str, request: pytest.FixtureRequest) -> list[str | Path]:
    """The command that builds a program at a level, but for where to put it."""
    if program.suffix == ".rs":
        if shutil.which("rustc") is None:
            pytest.skip("no rustc: nothing here compiles Rust")
        linker = request.getfixturevalue("ltoad_cc")
        options = [o for option in RUST_LEVELS[level] for o in ("-C", option)]
        flags = ["--edition", "2024", "-g", "-C", "linker-plugin-lto"]
        return ["rustc", *flags, *options, "-C", f"linker={linker}", program]
    if program.is_dir():
        return _compiler_of_units(program, level, request)
    text = program.read_text(errors="replace")
    driver, standard = {
        ".c": ("ltoad_cc", ["-std=gnu11", "-lm"]),
        ".cpp": ("ltoad_cxx", ["-std=c++23" if "<expected>" in text else "-std=c++20"]),
        ".f90": ("ltoad_fc", []),
        ".f": ("ltoad_fc", []),
    }[program.suffix]
    libraries = _libraries(text)
    return [request.getfixturevalue(driver), *LEVELS[level], "-g", program, *standard, *libraries]


def _compiler_of_units(
    folder: Path, level: str, request: pytest.FixtureRequest
) -> list[str | Path]:
    """Units in Fortran are linked with objects of those in C, which flang does not compile."""
    compile_c: list[str | Path] = [request.getfixturevalue("ltoad_cc"), *LEVELS[level], "-g"]
    units = sorted(folder.glob("*.c"))
    fortran = sorted(p for p in folder.iterdir() if p.suffix in (".f", ".f90"))
    settings = [f"-Wl,--ltoad-config={path}" for path in folder.glob("ltoad.toml")]
    if not fortran:
        return [*compile_c, *units, *settings, "-lm"]
    objects = [request.getfixturevalue("tmp_path") / f"{unit.stem}.o" for unit in units]
    for unit, made in zip(units, objects, strict=True):
        request.getfixturevalue("run")([*compile_c, "-c", unit, "-o", made])
    linker = request.getfixturevalue("ltoad_fc")
    return [linker, *LEVELS[level], "-g", *fortran, *objects, *settings, "-lm"]


def _libraries(text: str) -> list[str]:
    """Options for what a program in C, C++ or Fortran uses beside the standard library."""
    options = ["-pthread"] if "pthread.h" in text or "<thread>" in text else []
    if "#pragma omp" in text or "!$omp" in text:
        options.append("-fopenmp")
    if "module lapack_calls" in text:
        if not any(Path("/usr/lib").glob("*/liblapack.so")):
            pytest.skip("no LAPACK")
        options += ["-llapack", "-lblas"]
    if "<Eigen/" in text:
        if not EIGEN.is_dir():
            pytest.skip("no Eigen")
        options.append(f"-isystem{EIGEN}")
    for library, linked in HEADERS.items():
        if f"<{library}/" in text:
            if not (Path("/usr/include") / library).is_dir():
                pytest.skip(f"no {library}")
            options += linked
    return options


@pytest.fixture
def build(request: pytest.FixtureRequest, run: Callable[..., object], tmp_path: Path) -> object:
    """Builds a program at a level, with the driver of its language; its path."""

    def built(program: Path, level: str) -> Path:
        run([*compiler_of(program, level, request), "-o", tmp_path / "program"], cwd=tmp_path)
        return tmp_path / "program"

    return built


@pytest.mark.parametrize(("program", "level"), cases())
def test_user_program(
    program: Path, level: str, build: Callable[..., Path], run: Callable[..., object]
) -> None:
    run([build(program, level)])


def test_what_does_not_work_yet_exists() -> None:
    """A line of the table for a program or a level that is not there would say nothing."""
    for name, reasons in NOT_YET.items():
        assert FOLDER / name in PROGRAMS
        assert reasons.keys() <= LEVELS.keys()
