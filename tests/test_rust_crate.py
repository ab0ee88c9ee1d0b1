"""The Rust crate as its users have it: cargo, attributes, functions over closures, messages."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from ctypes import CDLL, c_double
from pathlib import Path

import pytest

from tests.fixtures.bench import installed

Run = Callable[..., subprocess.CompletedProcess[str]]

PACKAGE = Path(__file__).parent / "rust_crate"
PROGRAMS = sorted(p.stem for p in (PACKAGE / "src/bin").glob("*.rs"))
IN_CI = {("attributes", "0"), ("functions", "3")}
LEVELS = ("0", "1", "2", "3")
AT_3 = frozenset(
    [
        "adam",
        "hmm",
        "rays",
        "gru",
        "matrix",
        "kepler",
        "heat",
        "fft",
        "mutself",
        "closures",
        "softmax",
        "table",
        "telescope_mount",
        "vaccine_chain",
        "radio_array",
        "clinic_queue",
        "bakery_oven",
        "layers",
        "choir",
        "exchangers",
        "knitting",
        "lifts",
        "mirror",
        "orchard",
        "origami",
        "sampler",
        "tariffs",
        "ad_auction",
        "crystal",
        "gait",
        "gps_fix",
        "cheese_cellar",
        "curling",
        "marathon",
        "carpool",
        "kite_flying",
        "vineyard",
        "hill_climb",
        "snow_slope",
        "tempering",
        "token_pools",
        "violin_maker",
        "bread_starter",
        "comet_tail",
        "glass_blower",
        "harbour_tugs",
        "irrigation_canals",
        "named_tanks",
        "pendulum_wave",
        "rowing_eight",
        "seed_bank",
        "sled_dogs",
        "tapestry_weave",
        "toll_roads",
        "beam_skyline",
        "comet_ephemeris",
        "demand_gru",
        "gesture_warp",
        "greeks_desk",
        "gripper_paths",
        "heat_pump_units",
        "quadrotor_hover",
        "reservoir_gp",
        "trial_regression",
        "espresso_line",
        "ferment_guards",
        "hydrophone",
        "lock_gates",
        "mycelium_net",
        "parish_accounts",
        "pedal_board",
        "polling_ranks",
        "rewrite_terms",
        "runway_events",
        "steam_tables",
        "strided_blocks",
        "swarm_seeds",
        "tomograph",
        "train_lists",
        "spice_caravan",
        "river_errors",
        "dual_newton",
        "aquarium_parts",
        "apple_press",
    ]
)
"""Programs that run at one level."""
PROFILES = ("dev", "release", "thin", "fat", "abort", "single", "small")

NOT_YET = {
    ("named_tanks", "3"): "second derivatives where texts of constant settings lie beside active"
    " numbers in memory of which only the run tells the types",
}


def _cases() -> list[object]:
    found = []
    for program in PROGRAMS:
        for level in ("3",) if program in AT_3 else LEVELS:
            marks = [] if (program, level) in IN_CI else [pytest.mark.slow]
            if (program, level) in NOT_YET:
                reason = NOT_YET[program, level]
                marks.append(pytest.mark.xfail(reason=reason, strict=True))
            found.append(pytest.param(program, level, marks=marks))
    return found


@pytest.fixture(scope="session")
def cargo(ltoad_cc: Path) -> list[str | Path]:
    """``cargo ltoad``; tests that need it are skipped where there is no Rust."""
    if shutil.which("cargo") is None:
        pytest.skip("no cargo: nothing here builds Rust")
    return [installed("cargo-ltoad"), "ltoad"]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where cargo builds; shared, because crates are built once for each level."""
    return tmp_path_factory.mktemp("cargo")


def environment(built: Path, level: str | None = None) -> dict[str, str]:
    chosen = {**os.environ, "CARGO_TARGET_DIR": str(built)}
    if level is not None:
        chosen["CARGO_PROFILE_DEV_OPT_LEVEL"] = level
    return chosen


@pytest.mark.parametrize(("program", "level"), _cases())
def test_program(program: str, level: str, cargo: list[str | Path], run: Run, built: Path) -> None:
    words = ["run", "--quiet", "--offline", "--locked", "--bin", program]
    run([*cargo, *words], cwd=PACKAGE, env=environment(built / level, level))


@pytest.mark.slow
@pytest.mark.parametrize("profile", PROFILES)
def test_profile(profile: str, cargo: list[str | Path], run: Run, built: Path) -> None:
    words = ["run", "--quiet", "--offline", "--locked", "--profile", profile, "--bin", "functions"]
    run([*cargo, *words], cwd=PACKAGE, env=environment(built))


@pytest.mark.slow
def test_lto_of_rustc(cargo: list[str | Path], run: Run, built: Path) -> None:
    """What arrives is the whole standard library in one module, its allocator internal."""
    words = ["run", "--quiet", "--offline", "--locked", "--profile", "fat", "--bin", "result"]
    chosen = environment(built) | {
        "CARGO_PROFILE_FAT_LTO": "fat",
        "CARGO_PROFILE_FAT_OPT_LEVEL": "2",
    }
    run([*cargo, *words], cwd=PACKAGE, env=chosen)


@pytest.mark.slow
def test_tests_and_examples_in_documentation(
    cargo: list[str | Path], run: Run, built: Path
) -> None:
    """Unit tests, integration tests, doctests; the build script is linked as ever."""
    words = ["test", "--offline", "--locked", "-p", "model"]
    done = run([*cargo, *words], cwd=PACKAGE, env=environment(built))
    assert done.stdout.count("test result: ok.") == 3
    assert "model/src/lib.rs - decay" in done.stdout


@pytest.mark.slow
def test_derivatives_in_libraries(
    cargo: list[str | Path], ltoad_cc: Path, run: Run, built: Path, tmp_path: Path
) -> None:
    """A shared library for C and Python, and a static one, which the link differentiates."""
    words = ["build", "--offline", "--locked", "--release", "-p", "library"]
    run([*cargo, *words], cwd=PACKAGE, env=environment(built))
    (shared,) = built.glob("*/release/liblibrary.so")
    gradient = (c_double * 2)()
    function = CDLL(str(shared)).decay_gradient
    function.restype = c_double
    assert function((c_double * 2)(0.0, 2.0), c_double(1.0), gradient) == 2.0
    assert list(gradient) == [-2.0, 1.0]
    static = shared.with_suffix(".a")
    program = tmp_path / "program"
    libraries = ["-lpthread", "-ldl", "-lm"]
    run([ltoad_cc, PACKAGE / "library/use.c", static, *libraries, "-o", program])
    run([program])


@pytest.mark.slow
def test_packages_are_made_and_extended(cargo: list[str | Path], run: Run, tmp_path: Path) -> None:
    target = environment(tmp_path / "target")
    run([*cargo, "new", "--vcs", "none", "fresh"], cwd=tmp_path)
    done = run([*cargo, "run", "--offline"], cwd=tmp_path / "fresh", env=target)
    assert done.stdout.startswith("f = 24.199999999999996, gradient = [-215.59999999999997, -87.9")
    run(["cargo", "new", "--vcs", "none", "old"], cwd=tmp_path)
    run([*cargo, "add"], cwd=tmp_path / "old")
    program = 'fn main() { println!("{}", ltoad::gradient(|x| x * x, &3.0_f64)); }'
    (tmp_path / "old/src/main.rs").write_text(program)
    done = run([*cargo, "run", "--offline"], cwd=tmp_path / "old", env=target)
    assert done.stdout == "6\n"


@pytest.mark.slow
def test_cargo_alone_with_what_config_says(
    cargo: list[str | Path], run: Run, tmp_path: Path
) -> None:
    run([*cargo, "new", "--vcs", "none", "fresh"], cwd=tmp_path)
    folder = tmp_path / "fresh"
    (folder / ".cargo").mkdir()
    told = run([*cargo, "config"], cwd=folder).stdout
    (folder / ".cargo/config.toml").write_text(told)
    done = run(["cargo", "run", "--offline"], cwd=folder)
    assert done.stdout.startswith("f = 24.199999999999996")


@pytest.mark.slow
def test_any_other_linker_says_what_to_set(cargo: list[str | Path], run: Run, built: Path) -> None:
    words = ["cargo", "build", "--offline", "--locked", "--bin", "attributes"]
    done = run(words, status=101, cwd=PACKAGE, env=environment(built / "plain"))
    assert "build with `cargo ltoad build`, or set `linker = ltoad-cc`" in done.stderr
    assert "undefined" not in done.stderr


@pytest.mark.slow
def test_objects_without_bitcode_say_what_to_set(
    ltoad_cc: Path, cargo: list[str | Path], run: Run, built: Path
) -> None:
    words = ["cargo", "build", "--offline", "--locked", "--bin", "attributes"]
    chosen = environment(built / "native") | {"RUSTFLAGS": f"-Clinker={ltoad_cc}"}
    done = run(words, status=101, cwd=PACKAGE, env=chosen)
    assert "holds no bitcode; build with `cargo ltoad build`, or with the rustflags" in done.stderr


WRONG = {
    "#[autodiff_reverse(d, Active)] fn f(x: f64) -> f64 { x }": (
        "`f` needs 1 activity for its parameters and one for the result; found 1"
    ),
    "#[autodiff_reverse(d, Dual, Active)] fn f(x: f64) -> f64 { x }": (
        "an activity of this mode is one of Const, Active, ActiveOnly, Duplicated, DuplicatedOnly"
    ),
    "#[autodiff_reverse(d, Duplicated, Active)] fn f(x: f64) -> f64 { x }": (
        "a value is Active or Const; Duplicated is for references"
    ),
    "#[autodiff_reverse(d, Active, Active)] fn f(x: &[f64]) -> f64 { x[0] }": (
        "a slice is Duplicated or Const"
    ),
    "#[autodiff_forward(d, 0, Dual, Dual)] fn f(x: f64) -> f64 { x }": (
        "a width is a number from 1 to 64"
    ),
    "#[autodiff_forward(d, Const, Dual)] fn f(x: impl Fn() -> f64) -> f64 { x() }": (
        "a parameter of `impl Trait`: make its type a generic parameter"
    ),
    "#[autodiff_forward(d)] struct S;": "derivatives are of functions",
}


@pytest.mark.slow
def test_what_attributes_do_not_take(
    cargo: list[str | Path], run: Run, built: Path, tmp_path: Path
) -> None:
    run(["cargo", "new", "--vcs", "none", "--lib", "wrong"], cwd=tmp_path)
    folder = tmp_path / "wrong"
    run([*cargo, "add"], cwd=folder)
    for source, message in WRONG.items():
        (folder / "src/lib.rs").write_text(f"use ltoad::*;\n{source}\n")
        done = run(
            ["cargo", "check", "--offline"],
            status=101,
            cwd=folder,
            env=environment(built / "check"),
        )
        assert message in done.stderr, source


def test_crates_lie_in_the_package() -> None:
    """What is installed brings the crates along."""
    code = "import ltoad.commands.cargo as c; assert (c.CRATE / 'src/lib.rs').is_file()"
    subprocess.run([sys.executable, "-c", code], check=True)
