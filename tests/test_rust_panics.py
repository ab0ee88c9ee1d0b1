"""Panics of Rust that carry active numbers to who catches them: refused, and no silent zeros."""

import shutil
import subprocess
from pathlib import Path

import pytest

PROGRAM = """
use std::ffi::{c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
unsafe extern "C-unwind" {
    static enzyme_dup: c_int;
    fn __enzyme_autodiff(f: *const c_void, ...) -> f64;
}
#[allow(dead_code)]
struct Lost { what: [f64; 5], at: usize }
#[inline(never)]
fn part(x: f64) -> f64 {
    if x < 0.0 {
        PANIC
    }
    x.sqrt()
}
extern "C-unwind" fn f(x: &[f64; 2]) -> f64 {
    let mut sum = 0.0;
    for v in x {
        match catch_unwind(AssertUnwindSafe(|| part(*v))) {
            Ok(v) => sum += v,
            Err(why) => sum += why.downcast_ref::<TYPE>().map_or(0.0, |v| NUMBER),
        }
    }
    sum
}
fn main() {
    let (x, mut d) = ([1.3, -2.5], [0.0; 2]);
    unsafe { __enzyme_autodiff(f as *const c_void, enzyme_dup, &x, &mut d) };
    println!("{d:?}");
}
"""
CARRIED = {
    "a number": ("std::panic::panic_any(2.0 * x)", "f64", "*v"),
    "a struct": (
        "std::panic::panic_any(Lost { what: [x, x * x, 0.0, 1.0, 2.0], at: 1 })",
        "Lost",
        "v.what[v.at]",
    ),
    "a vector": ("std::panic::resume_unwind(Box::new(vec![x * x]))", "Vec<f64>", "v[0]"),
}


@pytest.mark.parametrize("level", ["0", pytest.param("2", marks=pytest.mark.slow)])
@pytest.mark.parametrize("carried", CARRIED)
def test_numbers_that_panics_carry(
    carried: str, level: str, ltoad_cc: Path, tmp_path: Path
) -> None:
    if shutil.which("rustc") is None:
        pytest.skip("no rustc: nothing here compiles Rust")
    panic, type_, number = CARRIED[carried]
    text = PROGRAM.replace("PANIC", panic).replace("TYPE", type_).replace("NUMBER", number)
    source = tmp_path / "panics.rs"
    source.write_text(text)
    flags = ["--edition", "2024", "-C", f"opt-level={level}", "-C", "linker-plugin-lto"]
    linker = f"linker={ltoad_cc}"
    command = ["rustc", *flags, "-C", linker, source, "-o", tmp_path / "program"]
    linked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert linked.returncode != 0
    assert "a panic carries active numbers" in linked.stderr + linked.stdout
