"""The C sample: its objective and gradient against an independent implementation.

The reference is written from the definition, with full matrices and in extended precision; its
gradient is derived by hand and is itself compared with high-precision differences.
"""

import json
import math
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import mpmath  # type: ignore[import-untyped]
import numpy as np
import numpy.typing as npt
import pytest

Array = npt.NDArray[np.longdouble]
Run = Callable[..., subprocess.CompletedProcess[str]]

REAL = np.longdouble
PUBLISHED = ("gmm_d2_K5.txt", "gmm_d10_K25.txt", "gmm_d64_K25.txt")

# n, d, K, seed, gamma, m.  The first has nothing off any diagonal and no mixture at all.
GENERATED = (
    (7, 1, 1, 3, 1.0, 0),
    (1, 4, 3, 4, 1.0, 0),
    (40, 2, 3, 5, 0.7, 1),
    (100, 5, 4, 6, 1.3, 2),
    (1000, 10, 25, 1, 1.0, 0),
)


@dataclass(frozen=True)
class Instance:
    """alphas (K), means (K, d), icf (K, d (d + 1) / 2), x (n, d)."""

    alphas: Array
    means: Array
    icf: Array
    x: Array
    gamma: float
    m: int

    @property
    def parameters(self) -> Array:
        return np.concatenate([self.alphas, self.means.ravel(), self.icf.ravel()])


def read(path: Path) -> Instance:
    words = path.read_text(encoding="ascii").split()
    d, k, n = (int(w) for w in words[:3])
    # A C program reads doubles, so the reference starts from the same doubles.
    numbers = np.array([float(w) for w in words[3:-1]], dtype=np.float64).astype(REAL)
    packed = d * (d + 1) // 2
    ends = np.cumsum([k, k * d, k * packed, n * d])
    alphas, means, icf, x, gamma = np.split(numbers, ends)
    return Instance(
        alphas,
        means.reshape(k, d),
        icf.reshape(k, packed),
        x.reshape(n, d),
        float(gamma[0]),
        int(words[-1]),
    )


def lower_triangle(d: int) -> tuple[list[int], list[int]]:
    """Rows and columns of the strictly lower entries, in the order in which they are packed."""
    pairs = [(i, j) for j in range(d) for i in range(j + 1, d)]
    return [i for i, _ in pairs], [j for _, j in pairs]


def wishart_constant(d: int, gamma: float, m: int) -> float:
    p = d + m + 1
    log_gamma = d * (d - 1) / 4 * math.log(math.pi)
    log_gamma += sum(math.lgamma((p + 1 - j) / 2) for j in range(1, d + 1))
    return p * d * (math.log(gamma) - math.log(2) / 2) - log_gamma


def objective_and_gradient(p: Instance) -> tuple[np.longdouble, Array]:
    """With r = softmax of the log densities, c = x - mu and y = Q c, the derivatives are

    dF/d alpha_k = sum_i r_ik - n softmax(alpha)_k
    dF/d mu_k    = sum_i r_ik Q_k^T y_ik
    dF/d Q_k     = -sum_i r_ik y_ik c_ik^T + gamma^2 Q_k
    dF/d q_kj    = sum_i r_ik - m + (dF/d Q_k)_jj exp(q_kj)
    """
    (n, d), k = p.x.shape, len(p.alphas)
    rows, columns = lower_triangle(d)
    diagonal = np.arange(d)
    factors = np.zeros((k, d, d), dtype=REAL)
    factors[:, diagonal, diagonal] = np.exp(p.icf[:, :d])
    factors[:, rows, columns] = p.icf[:, d:]

    centred = p.x[:, None, :] - p.means
    whitened = np.einsum("kij,nkj->nki", factors, centred)
    log_densities = p.alphas + p.icf[:, :d].sum(axis=1) - (whitened**2).sum(axis=2) / 2
    largest = log_densities.max(axis=1, keepdims=True)
    exponentials = np.exp(log_densities - largest)
    totals = exponentials.sum(axis=1, keepdims=True)
    weights = np.exp(p.alphas - p.alphas.max())

    two_pi = 2 * REAL(math.pi)
    value = (largest + np.log(totals)).sum() - n * d * np.log(two_pi) / 2
    value -= n * (p.alphas.max() + np.log(weights.sum()))
    value += REAL(p.gamma) ** 2 / 2 * (factors**2).sum() - p.m * p.icf[:, :d].sum()
    value -= k * wishart_constant(d, p.gamma, p.m)

    responsibilities = exponentials / totals
    share = responsibilities.sum(axis=0)
    weighted = responsibilities[:, :, None] * whitened
    d_alphas = share - n * weights / weights.sum()
    d_means = np.einsum("kij,nki->kj", factors, weighted)
    d_factors = -np.einsum("nki,nkj->kij", weighted, centred) + REAL(p.gamma) ** 2 * factors
    d_icf = np.empty_like(p.icf)
    d_icf[:, :d] = (
        share[:, None] - p.m + d_factors[:, diagonal, diagonal] * factors[:, diagonal, diagonal]
    )
    d_icf[:, d:] = d_factors[:, rows, columns]
    return value, np.concatenate([d_alphas, d_means.ravel(), d_icf.ravel()])


def precise_objective(p: Instance, parameters: list[mpmath.mpf]) -> mpmath.mpf:
    """The definition once more, element by element in the current precision of mpmath."""
    (n, d), k = p.x.shape, len(p.alphas)
    alphas, means, icf = parameters[:k], parameters[k : k + k * d], parameters[k + k * d :]
    packed = len(icf) // k
    rows, columns = lower_triangle(d)
    gamma = mpmath.mpf(p.gamma)

    def log_density(x: Array, j: int) -> mpmath.mpf:
        q, lower = icf[j * packed : j * packed + d], icf[j * packed + d : (j + 1) * packed]
        c = [mpmath.mpf(float(x[i])) - means[j * d + i] for i in range(d)]
        y = [mpmath.exp(q[i]) * c[i] for i in range(d)]
        for value, row, column in zip(lower, rows, columns, strict=True):
            y[row] += value * c[column]
        return alphas[j] + sum(q) - sum(v * v for v in y) / 2

    total = -n * d * mpmath.log(2 * mpmath.pi) / 2
    total -= n * mpmath.log(sum(mpmath.exp(a) for a in alphas))
    for x in p.x:
        total += mpmath.log(sum(mpmath.exp(log_density(x, j)) for j in range(k)))
    for j in range(k):
        q, lower = icf[j * packed : j * packed + d], icf[j * packed + d : (j + 1) * packed]
        frobenius = sum(mpmath.exp(2 * v) for v in q) + sum(v * v for v in lower)
        total += gamma**2 / 2 * frobenius - p.m * sum(q)
    freedom = d + p.m + 1
    log_gamma = mpmath.mpf(d * (d - 1)) / 4 * mpmath.log(mpmath.pi)
    log_gamma += sum(mpmath.loggamma(mpmath.mpf(freedom + 1 - j) / 2) for j in range(1, d + 1))
    return total - k * (freedom * d * (mpmath.log(gamma) - mpmath.log(2) / 2) - log_gamma)


@pytest.fixture(scope="session")
def gmm(
    ltoad_cc: Path, repository: Path, run: Run, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """A folder with the sample, built by its own Makefile."""
    folder = tmp_path_factory.mktemp("gmm") / "gmm"
    shutil.copytree(repository / "samples/c/gmm", folder, ignore=shutil.ignore_patterns("*.o"))
    run(["make", "-C", folder, "clean", "all", f"CC={ltoad_cc}", f"PYTHON={sys.executable}"])
    return folder


def generate(folder: Path, repository: Path, run: Run, case: tuple[float, ...]) -> Path:
    path = folder / "instance.txt"
    flags = ("-n", "-d", "-k", "--seed", "--gamma", "-m")
    words = [str(word) for pair in zip(flags, case, strict=True) for word in pair]
    run([sys.executable, repository / "samples/c/gmm/generate.py", *words, "-o", path])
    return path


def check_program(gmm: Path, instance: Path, run: Run, tmp_path: Path) -> None:
    dump = tmp_path / "dump.txt"
    done = run([gmm / "gmm", "--json", "--repeats", "0", "--dump", dump, instance])
    computed = np.array([float(line) for line in dump.read_text().split()])
    value, gradient = objective_and_gradient(read(instance))

    assert abs(computed[0] - value) < 1e-12 * abs(value)
    assert len(computed) == 1 + len(gradient)
    error = np.abs(computed[1:] - gradient)
    norm = np.sqrt((gradient**2).sum())
    assert np.sqrt((error**2).sum()) < 1e-12 * norm
    # Sums over the data cancel, so a component is measured against a typical one if it is smaller.
    scale = np.maximum(np.abs(gradient), norm / math.sqrt(len(gradient)))
    assert (error / scale).max() < 1e-12

    report = json.loads(done.stdout)
    assert report["error"] < 1e-6, "against central differences in the program itself"
    assert abs(report["gradient_norm"] - norm) < 1e-12 * norm


def test_reference_agrees_with_high_precision_differences(
    repository: Path, run: Run, tmp_path: Path
) -> None:
    p = read(generate(tmp_path, repository, run, (6, 3, 2, 11, 1.2, 2)))
    value, gradient = objective_and_gradient(p)
    with mpmath.workdps(60):
        at = [mpmath.mpf(float(v)) for v in p.parameters]
        assert abs(precise_objective(p, at) / mpmath.mpf(float(value)) - 1) < 1e-14
        h = mpmath.mpf(10) ** -20
        for i, component in enumerate(gradient):
            up, down = list(at), list(at)
            up[i] += h
            down[i] -= h
            expected = (precise_objective(p, up) - precise_objective(p, down)) / (2 * h)
            assert abs(float(component) - expected) < 1e-13 * max(1, abs(expected))


def test_generators_agree(gmm: Path, repository: Path, run: Run, tmp_path: Path) -> None:
    """The driver's own instances are those of generate.py, and its writer loses no digit."""
    case = (20, 3, 4, 9, 1.0, 0)
    script = generate(tmp_path, repository, run, case)
    written = tmp_path / "written.txt"
    sizes = [str(v) for v in case[:4]]
    run([gmm / "gmm", "--repeats", "0", "--generate", *sizes, "--write", written])
    numbers = [[float(w) for w in path.read_text().split()] for path in (script, written)]
    assert numbers[0] == numbers[1]


@pytest.mark.parametrize("case", GENERATED, ids=lambda c: "n{}_d{}_K{}".format(*c))
def test_gradient_of_generated_instance(
    case: tuple[float, ...], gmm: Path, repository: Path, run: Run, tmp_path: Path
) -> None:
    check_program(gmm, generate(tmp_path, repository, run, case), run, tmp_path)


@pytest.mark.parametrize("name", PUBLISHED)
def test_gradient_of_published_instance(name: str, gmm: Path, run: Run, tmp_path: Path) -> None:
    folder = os.environ.get("LTOAD_ADBENCH")
    if not folder:
        pytest.skip("LTOAD_ADBENCH does not name a folder with ADBench's data")
    found = sorted(Path(folder).rglob(name))
    if not found:
        pytest.skip(f"no {name} below LTOAD_ADBENCH")
    check_program(gmm, found[0], run, tmp_path)


def test_measures_itself(gmm: Path, run: Run) -> None:
    done = run([gmm / "gmm", "--json", "--repeats", "1", "--generate", "20", "3", "4", "1"])
    report = json.loads(done.stdout)
    assert report["ratio"] == pytest.approx(
        report["gradient_seconds"] / report["primal_seconds"], rel=1e-4
    )


def test_demo_compares_link_times(gmm: Path, ltoad_cc: Path, run: Run) -> None:
    done = run(["make", "-C", gmm, "demo", f"CC={ltoad_cc}", f"PYTHON={sys.executable}"])
    for label in ("link, primal", "link, gradient", "objective", "relative error", "ratio"):
        assert label in done.stdout


def test_broken_instance_is_refused(gmm: Path, run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("2 3 4\n0.5\n", encoding="ascii")
    assert "truncated" in run([gmm / "gmm", broken], status=1).stderr
