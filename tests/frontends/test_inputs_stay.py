"""What is passed stays as it is, whatever a function does with its arguments."""

import shutil
from pathlib import Path

import numpy as np
import pytest

import ltoad.numpy

_C = """\
#include <stdlib.h>
double centred(double *x, int n, double *mean)
{
    *mean += 1.0;
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
        x[i] -= *mean;
        sum += x[i] * x[i];
    }
    return sum;
}
struct cloud { int n; double *x; const double *mass; };
double settle(const struct cloud *c, double rate)
{
    double sum = 0.0;
    for (int i = 0; i < c->n; i++) {
        c->x[i] *= rate;
        sum += c->mass[i] * c->x[i] * c->x[i];
    }
    return sum;
}
void keep_positive(double *x, int *n, double factor)
{
    int kept = 0;
    for (int i = 0; i < *n; i++)
        if (x[i] > 0)
            x[kept++] = factor * x[i];
    *n = kept;
}
void shift(struct cloud *c, double by)
{
    for (int i = 0; i < c->n; i++)
        c->x[i] += by;
}
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("changed") / "changed.c"
    path.write_text(_C)
    return path


def test_arrays_and_numbers(source: Path) -> None:
    f = ltoad.numpy.load(source, "centred", "double[n] x, int n, double mean -> double")
    x, mean = np.array([1.0, 2.0, 4.0]), np.array(0.5)
    for _ in range(2):
        assert f(x, mean) == 6.75
        by_x, by_mean = f.grad(x, mean)
        np.testing.assert_array_equal(by_x, 2 * (x - 1.5))
        assert by_mean == -2 * (x - 1.5).sum()
    np.testing.assert_array_equal(f.by("x").hessian(x, mean), 2 * np.eye(3))
    np.testing.assert_array_equal(x, [1.0, 2.0, 4.0])
    assert mean == 0.5


def test_tensors_of_pytorch_and_arrays_of_jax(source: Path) -> None:
    torch, jax = pytest.importorskip("torch"), pytest.importorskip("jax")
    import ltoad.jax
    import ltoad.torch

    jax.config.update("jax_enable_x64", True)
    signature = "double[n] x, int n, double mean -> double"
    x = torch.tensor([1.0, 2.0, 4.0], dtype=torch.float64, requires_grad=True)
    by_torch = ltoad.torch.load(source, "centred", signature)
    for _ in range(2):
        (slope,) = torch.autograd.grad(by_torch(x, 0.5), x)
        assert slope.tolist() == [-1.0, 1.0, 5.0]
    assert x.tolist() == [1.0, 2.0, 4.0]
    by_jax = jax.jit(jax.grad(ltoad.jax.load(source, "centred", signature)))
    point = jax.numpy.array([1.0, 2.0, 4.0])
    assert by_jax(point, 0.5).tolist() == by_jax(point, 0.5).tolist() == [-1.0, 1.0, 5.0]
    assert point.tolist() == [1.0, 2.0, 4.0]


CLOUD = "struct cloud {int n; double *x[n]; double *mass[n]}"


def test_arrays_behind_addresses_in_structs(source: Path) -> None:
    f = ltoad.numpy.load(source, "settle", f"const {CLOUD} *c, double rate -> double")
    cloud = {"n": 2, "x": np.array([1.0, 2.0]), "mass": np.array([3.0, 5.0])}
    for _ in range(2):
        assert f(cloud, 2.0) == 92.0
        by_cloud, by_rate = f.grad(cloud, 2.0)
        assert by_rate == 92.0
        np.testing.assert_array_equal(by_cloud["x"], [24.0, 80.0])
    np.testing.assert_array_equal(cloud["x"], [1.0, 2.0])


def test_a_size_that_is_filled_in_may_be_given_if_it_is_right(source: Path) -> None:
    f = ltoad.numpy.load(source, "settle", f"const {CLOUD} *c, double rate -> double")
    with pytest.raises(ValueError, match=r"'c' has n = 3, but its x has the shape \(2,\)"):
        f({"n": 3, "x": np.ones(2), "mass": np.ones(2)}, 1.0)
    moved = ltoad.numpy.load(source, "shift", f"inout {CLOUD} *c, double by")(
        {"n": 2, "x": np.array([1.0, 2.0]), "mass": np.ones(2)}, 0.5
    )
    assert moved["n"] == 2
    np.testing.assert_array_equal(moved["x"], [1.5, 2.5])


def test_a_size_that_the_function_changes_comes_back(source: Path) -> None:
    f = ltoad.numpy.load(source, "keep_positive", "inout double[n] x, inout int n, double factor")
    x = np.array([-1.0, 2.0, 3.0])
    found, kept = f(x, 2.0)
    assert kept == 2
    np.testing.assert_array_equal(found[:2], [4.0, 6.0])
    np.testing.assert_array_equal(f.by("factor").jacobian(x, 2.0)[0][:2], [2.0, 3.0])


_FORTRAN = """\
module changed
contains
  subroutine scaled(x, factor, total)
    real(8) :: x(:), factor
    real(8), intent(out) :: total
    factor = factor + 1.0d0
    x = factor * x
    total = sum(x**2)
  end subroutine scaled
end module changed
"""


def test_arrays_of_fortran_with_descriptors(tmp_path: Path) -> None:
    if not any(map(shutil.which, ("flang", "flang-new", "flang-new-19"))):
        pytest.skip("needs flang")
    (tmp_path / "changed.f90").write_text(_FORTRAN)
    f = ltoad.numpy.load(
        tmp_path / "changed.f90", "scaled", "double[n] x, double factor -> double total"
    )
    x, factor = np.array([1.0, 2.0]), np.array(2.0)
    for _ in range(2):
        assert f(x, factor) == 45.0
        by_x, by_factor = f.grad(x, factor)
        np.testing.assert_array_equal(by_x, 18 * x)
        assert by_factor == 30.0
    np.testing.assert_array_equal(x, [1.0, 2.0])
    assert factor == 2.0


def test_slices_of_rust(tmp_path: Path) -> None:
    if shutil.which("rustc") is None:
        pytest.skip("needs rustc")
    (tmp_path / "changed.rs").write_text(
        "pub fn f(x: &mut [f64], k: f64) -> f64 { for v in x.iter_mut() { *v *= k; } "
        "x.iter().map(|v| v * v).sum() }\n"
    )
    f = ltoad.numpy.load(tmp_path / "changed.rs", "f", "double[n] x, double k -> double")
    x = np.array([1.0, 2.0])
    assert f(x, 3.0) == f(x, 3.0) == 45.0
    np.testing.assert_array_equal(f.by("x").grad(x, 3.0), 18 * x)
    np.testing.assert_array_equal(x, [1.0, 2.0])
