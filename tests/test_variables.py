"""Derivatives by variables of a program, which ``ltoad.toml`` names: COMMON, modules, globals."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "fortran_requests"
Run = Callable[..., subprocess.CompletedProcess[str]]
LEVELS = ("-O0", "-O2", pytest.param("-O3", marks=pytest.mark.slow))

COMMON = """
[[derivative]]
function = "model_"
name = "grad_"
common = ["STATE", "RESULT"]
"""
MODULE = """
[[derivative]]
function = "_QMclimatePevolve"
name = "evolve_gradient_"
arguments = ["const"]
variables = ["climate::temperature", "Climate::Layers", "climate::loss"]

[[derivative]]
function = "_QMclimatePevolve"
name = "evolve_tangents_"
mode = "forward"
width = 2
arguments = ["const"]
variables = ["climate::temperature", "climate::layers", "climate::loss"]
"""
GLOBALS = """
[[derivative]]
function = "relax"
name = "relax_gradient"
arguments = ["const", "out"]
variables = ["field", "energy"]
"""


@pytest.mark.parametrize("level", LEVELS)
def test_common_blocks(ltoad_fc: Path, run: Run, tmp_path: Path, level: str) -> None:
    (tmp_path / "ltoad.toml").write_text(COMMON)
    units = [FOLDER / "common_main.f", FOLDER / "common_model.f"]
    run([ltoad_fc, level, *units, "-o", "program"], cwd=tmp_path)
    run([tmp_path / "program"])


@pytest.mark.parametrize("level", LEVELS)
def test_variables_of_modules(ltoad_fc: Path, run: Run, tmp_path: Path, level: str) -> None:
    (tmp_path / "ltoad.toml").write_text(MODULE)
    source = FOLDER / "module_variables.f90"
    run([ltoad_fc, level, source, "-o", "program"], cwd=tmp_path)
    run([tmp_path / "program"])


@pytest.mark.parametrize("level", LEVELS)
def test_global_variables_of_c(ltoad_cc: Path, run: Run, tmp_path: Path, level: str) -> None:
    """Beside arguments that are numbers, whose derivatives are returned."""
    (tmp_path / "ltoad.toml").write_text(GLOBALS)
    source = tmp_path / "relax.c"
    source.write_text(RELAX)
    run([ltoad_cc, level, source, "-o", "program", "-lm"], cwd=tmp_path)
    run([tmp_path / "program"])


RELAX = r"""
#include <math.h>
#include <stdio.h>
double field[8], energy;
void relax(int steps, double rate)
{
    for (int k = 0; k < steps; k++)
        for (int i = 1; i < 7; i++)
            field[i] += rate * (field[i - 1] - 2 * field[i] + sin(field[i + 1]));
    energy = 0;
    for (int i = 0; i < 8; i++)
        energy += field[i] * field[i];
}
double relax_gradient(int steps, double rate, double *dfield, double *denergy);
static double value(double rate, int at, double by)
{
    for (int i = 0; i < 8; i++)
        field[i] = 0.2 * i + (i == at ? by : 0);
    relax(5, rate);
    return energy;
}
int main(void)
{
    double dfield[8] = {0}, denergy = 1;
    value(0.1, 0, 0);
    for (int i = 0; i < 8; i++)
        field[i] = 0.2 * i;
    double drate = relax_gradient(5, 0.1, dfield, &denergy);
    double h = 1e-5, worst = fabs((value(0.1 + h, 0, 0) - value(0.1 - h, 0, 0)) / (2 * h) - drate);
    for (int i = 0; i < 8; i++)
        worst = fmax(worst, fabs((value(0.1, i, h) - value(0.1, i, -h)) / (2 * h) - dfield[i]));
    printf("%g\n", worst);
    return !(worst < 1e-8 && fabs(drate) > 0.1 && denergy == 0);
}
"""


@pytest.mark.parametrize(
    ("configuration", "said"),
    [
        (COMMON.replace("STATE", "STATES"), "no bitcode of the program has the variable states_"),
        (COMMON.replace('["STATE", "RESULT"]', '"STATE"'), "cannot understand this [[derivative]]"),
    ],
)
def test_names_that_are_wrong(
    ltoad_fc: Path, run: Run, tmp_path: Path, configuration: str, said: str
) -> None:
    (tmp_path / "ltoad.toml").write_text(configuration)
    units = [FOLDER / "common_main.f", FOLDER / "common_model.f"]
    done = run([ltoad_fc, *units, "-o", "program"], status=1, cwd=tmp_path)
    assert said in done.stderr
    assert not (tmp_path / "program").exists()


HIDDEN = """
module climate
   real(8), allocatable :: t(:)
   real(8) :: loss
contains
   subroutine evolve()
      loss = sum(t**2)
   end subroutine
end module
program p
   use ltoad
   use climate
   t = [1d0, 2d0]
   call evolve()
   {request}
   print *, loss
end program
"""


def test_variables_with_addresses_are_refused(ltoad_fc: Path, run: Run, tmp_path: Path) -> None:
    configuration = MODULE[: MODULE.index("[[", 20)].replace('arguments = ["const"]\n', "")
    names = '["climate::temperature", "Climate::Layers", "climate::loss"]'
    text = configuration.replace(names, '["climate::t", "climate::loss"]')
    (tmp_path / "ltoad.toml").write_text(text)
    (tmp_path / "hidden.f90").write_text(HIDDEN.format(request=""))
    done = run([ltoad_fc, "hidden.f90", "-o", "program"], status=1, cwd=tmp_path)
    assert "the variable _QMclimateEt" in done.stderr
    assert "holds an address" in done.stderr


def test_nothing_to_differentiate_by_is_refused(ltoad_fc: Path, run: Run, tmp_path: Path) -> None:
    (tmp_path / "hidden.f90").write_text(HIDDEN.format(request="call enzyme_autodiff(evolve)"))
    done = run([ltoad_fc, "-g", "hidden.f90", "-o", "program"], status=1, cwd=tmp_path)
    assert "is by nothing" in done.stderr
    assert 'common = ["STATE"]' in done.stderr


def test_calls_without_a_shadow_are_refused(ltoad_fc: Path, run: Run, tmp_path: Path) -> None:
    """The number of steps goes by reference, and seems to be an argument with a shadow."""
    (tmp_path / "ltoad.toml").write_text(MODULE.replace('arguments = ["const"]\n', ""))
    source = FOLDER / "module_variables.f90"
    done = run([ltoad_fc, source, "-o", "program"], status=1, cwd=tmp_path)
    assert (
        "a call of evolve_gradient_ passes 4 arguments, but the derivative takes 5" in done.stderr
    )
    assert "the shadow of argument 1" in done.stderr
    assert '"const"' in done.stderr
