"""Building: what does not fit, what fails, and what is found again."""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from ltoad.frontends import function
from ltoad.frontends.errors import BuildError, SignatureError, SourceError
from ltoad.frontends.function import load


@pytest.mark.parametrize(
    ("name", "signature", "words"),
    [
        ("energy", "double[n] x, double w -> double[n]", "returns a number"),
        ("energy", "float[n] x, int n, double w -> double", "has float32, the function float64"),
        ("energy", "double[n] x, int n, float w -> double", "does not fit 'double stiffness'"),
        ("energy", "double[n] x, int n -> double", "more arguments"),
        ("energy", "double[n] x, int n, double w, double v -> double", "no argument for"),
        ("forces", "double[n] x, double[2] p, int n -> float[n]", "has float32"),
        ("forces", "double[n] x, double[2] p, int n, double[n] f -> ", "only written"),
        ("forces", "out double[n] x, double[2] p, int n -> double[n]", "only read"),
        ("outcome", "double[n] x, int n -> double y", "fit|returns|more"),
    ],
)
def test_a_signature_that_does_not_fit_shows_both(
    sources: Path, name: str, signature: str, words: str
) -> None:
    with pytest.raises(SignatureError, match=words) as caught:
        load(sources / "spring.c", name, signature)
    assert isinstance(caught.value, ValueError)


def test_what_is_not_there_is_said(sources: Path) -> None:
    with pytest.raises(SourceError, match=r"no source defines nothing\n.*energy"):
        load(sources / "spring.c", "nothing", "double -> double")
    with pytest.raises(SourceError, match="there is no such file"):
        load(sources / "missing.c", "f", "double -> double")
    with pytest.raises(SourceError, match=r"language of '.txt' files is not known"):
        load(sources / "notes.txt", "f", "double -> double")


def test_errors_of_compilers_are_shown_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("LTOAD_CACHE", str(cache))
    function.forget()
    source = tmp_path / "wrong.c"
    source.write_text("double f(double x) { return x +; }")
    with pytest.raises(BuildError, match=r"wrong.c:1:32: error: expected expression"):
        load(source, "f", "double -> double")
    source.write_text("double f(double x) { return x * x; }")
    assert load(source, "f", "double -> double").signature.inputs[0].name == "arg0"
    left = [p for p in cache.rglob("*") if p.name.startswith(".")]
    monkeypatch.undo()
    function.forget()
    assert left == []


def test_the_same_function_is_loaded_once(sources: Path) -> None:
    first = load(sources / "spring.c", "energy", "double[n] x, int n, double w -> double")
    again = load([sources / "spring.c"], "energy", "double[n] x, int n, double w -> double")
    assert again is first


def test_a_header_that_changes_is_seen(tmp_path: Path) -> None:
    (tmp_path / "factor.h").write_text("#define FACTOR 2.0\n")
    source = tmp_path / "scaled.c"
    source.write_text('#include "factor.h"\ndouble f(double x) { return FACTOR * x; }\n')

    def slope() -> float:
        import numpy as np

        from ltoad.frontends.numpy import Function

        function.forget()
        return float(np.asarray(Function(load(source, "f", "double x -> double")).grad(1.0)))

    assert slope() == 2.0
    (tmp_path / "factor.h").write_text("#define FACTOR 3.0\n")
    assert slope() == 3.0


def test_variables_make_calls_wait_for_one_another(sources: Path) -> None:
    counted = load(sources / "spring.c", "counted", "double x -> double")
    assert not counted.is_reentrant
    assert load(
        sources / "rosenbrock.cpp", "rosenbrock", "double[n] x, int n -> double"
    ).is_reentrant


def test_two_processes_build_at_once(tmp_path: Path, sources: Path) -> None:
    shutil.copy(sources / "spring.c", tmp_path)
    code = (
        "import ltoad.numpy as n; import numpy as np; "
        f"f = n.load({str(tmp_path / 'spring.c')!r}, 'energy', "
        "'double[n] x, int n, double w -> double'); print(f.by('x').grad(np.ones(3), 2.0)[0])"
    )
    environment = {**os.environ, "LTOAD_CACHE": str(tmp_path / "cache")}
    started = [
        subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE)
        for _ in range(2)
    ]
    printed = [process.communicate(timeout=120)[0] for process in started]
    assert [process.returncode for process in started] == [0, 0]
    assert printed[0] == printed[1] != b""
    assert len(list((tmp_path / "cache" / "python").glob("*/record.json"))) == 1


def test_many_threads_load_and_call(sources: Path) -> None:
    import numpy as np

    import ltoad.numpy

    found: list[float] = []

    def work() -> None:
        energy = ltoad.numpy.load(
            sources / "spring.c", "energy", "double[n] x, int n, double w -> double"
        )
        found.append(energy.by("x").grad(np.linspace(0, 2, 50), 3.0).sum())

    threads = [threading.Thread(target=work) for _ in range(100)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 100
    assert len(set(found)) == 1


def test_a_number_that_is_summed_up_behind_its_address(tmp_path: Path) -> None:
    import numpy as np

    import ltoad.numpy

    source = tmp_path / "total.c"
    source.write_text(
        "extern double power(double);\n"
        "void total(const double *x, int n, double s, double *out)\n"
        "{ *out = 0; for (int i = 0; i < n; i++) *out += power(s * x[i]); }\n"
        "void more(const double *x, int n, double *sum)\n"
        "{ for (int i = 0; i < n; i++) *sum += power(x[i]); }\n"
    )
    other = tmp_path / "power.c"
    other.write_text("double power(double x) { return x * x; }\n")
    total = ltoad.numpy.load([source, other], "total")
    assert total(np.ones(3), 2.0) == 12.0
    by_x, by_s = total.grad(np.ones(3), 2.0)
    np.testing.assert_array_equal(by_x, [8.0, 8.0, 8.0])
    assert by_s == 12.0
    # what is read as well has to be given
    assert [p.name for p in ltoad.numpy.load([source, other], "more").foreign.inputs] == [
        "x",
        "sum",
    ]
