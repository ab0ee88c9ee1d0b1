"""The sample with a straight-through gradient: it learns, and its gradient is what it promises."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.mark.parametrize("flags", ["-O0", "-O2", "-O3 -flto=full"])
def test_quantised_weights_are_trained(
    flags: str, ltoad_cc: Path, repository: Path, run: Callable[..., object], tmp_path: Path
) -> None:
    """Without the rule every derivative is zero, and the loss stays what it is."""
    folder = tmp_path / "quantised"
    shutil.copytree(
        repository / "samples/c/quantised", folder, ignore=shutil.ignore_patterns("*.o")
    )
    done = run(["make", "-s", "-C", folder, "clean", "run", f"CC={ltoad_cc}", f"CFLAGS={flags}"])
    output = str(getattr(done, "stdout", ""))
    error = re.search(r"gradient +(\S+) off central differences", output)
    assert error is not None
    assert float(error[1]) < 1e-8
    losses = [float(loss) for loss in re.findall(r"loss (\S+)", output)]
    assert len(losses) == 9
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] < losses[0] / 10
