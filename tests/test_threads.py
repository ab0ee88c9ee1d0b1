"""Programs that start threads check their own derivatives, in which threads are calls, or run one
at a time if they wait for each other.

What would wait without an end stops the program, and says for what.
"""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.portions import LEVELS, in_turn

FOLDER = Path(__file__).parent / "thread_programs"
PROGRAMS = sorted([*FOLDER.glob("[0-9]*.c"), *FOLDER.glob("[0-9]*.cpp")])
FUTURES = [
    *("of_function", "of_struct", "of_vector", "deferred"),
    *("without_result", "promised", "packaged", "shared"),
]
LIMIT = 60
"""Seconds after which a program counts as one that hangs."""


@pytest.mark.parametrize(
    ("program", "level"), in_turn(PROGRAMS, ("O0", "O2", "full"), (0,), one_in=2)
)
def test_programs(
    program: Path,
    level: str,
    ltoad_cc: Path,
    ltoad_cxx: Path,
    run: Callable[..., object],
    tmp_path: Path,
) -> None:
    _check(program, level, (ltoad_cc, ltoad_cxx), run, tmp_path)


@pytest.mark.parametrize(
    ("function", "level"), in_turn(FUTURES, ("O0", "O2", "full"), (1,), one_in=3)
)
def test_futures(
    function: str,
    level: str,
    ltoad_cc: Path,
    ltoad_cxx: Path,
    run: Callable[..., object],
    tmp_path: Path,
) -> None:
    program, chosen = FOLDER / "futures.cpp", f"-DFUNCTION={function}"
    _check(program, level, (ltoad_cc, ltoad_cxx), run, tmp_path, chosen)


def _check(
    program: Path,
    level: str,
    compilers: tuple[Path, Path],
    run: Callable[..., object],
    tmp_path: Path,
    *more: str,
) -> None:
    ltoad_cc, ltoad_cxx = compilers
    is_c = program.suffix == ".c"
    compiler = [ltoad_cc] if is_c else [ltoad_cxx, "-std=c++20"]
    flags = [*LEVELS[level], "-Wall", "-Wextra", "-Werror", "-Wno-pass-failed", "-pthread"]
    flags += ["-Wno-deprecated-declarations"]  # in headers of libstdc++
    flags += more
    run([*compiler, *flags, program, "-o", tmp_path / "program", "-lm"])
    run([tmp_path / "program"])


HEAD = """
#include <barrier>
#include <condition_variable>
#include <future>
#include <mutex>
#include <thread>
#include <vector>
#include <cstdio>
extern "C" double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
static bool in_turn = true;
double f(const double *x) {
    double r = 0;
    %s
    return r;
}
int main() {
    double x[2] = {2, 3}, d[2] = {0, 0};
    std::printf("%%g\\n", f(x));
    std::fflush(stdout);
    in_turn = false;
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    std::printf("%%g %%g\\n", d[0], d[1]);
}
"""
WAITS = {
    "condition_variable": (
        """std::mutex m; std::condition_variable changed; bool go = in_turn;
        std::thread t([&] { std::unique_lock<std::mutex> l(m);
                            changed.wait(l, [&] { return go; }); r = x[0] * x[1]; });
        t.join();""",
        "a derivative would wait for a thread that waits for others",
        "a derivative would wait for a condition variable that nobody notifies",
    ),
    "barrier": (
        """std::barrier b(in_turn ? 1 : 2); double p = 0;
        std::thread s([&] { p = x[0] * x[0]; b.arrive_and_wait(); });
        s.join(); r = p * x[1];""",
        "a derivative would wait for a std::barrier",
        "a derivative would wait for a thread that waits for others",
    ),
    "mutex": (
        """std::mutex m; m.lock();
        std::thread t([&] { std::lock_guard<std::mutex> l(m); r += x[0] * x[1]; });
        r = x[0]; m.unlock(); t.join();""",
        "a derivative would wait for a mutex that is locked by who has started a thread",
    ),
}
"""What waits without an end unless ``in_turn``, and what may be said of it."""
REFUSED = {
    "detach": (
        "std::thread t([&] { r = x[0] * x[1]; }); t.detach();",
        "'std::thread::detach()' has no derivative rule",
    ),
    "thread_local": (
        """auto half = [&](int k) { static thread_local std::vector<double> own;
                                    own.push_back(x[k] * x[k]); r += own[0]; };
        std::thread s(half, 0); s.join(); std::thread t(half, 1); t.join();""",
        "a thread uses a variable of which each thread has its own",
    ),
    "thread_local_of_waiting_threads": (
        """static thread_local double own; std::barrier b(2); double p = 0;
        std::thread s([&] { own += x[0] * x[0]; b.arrive_and_wait(); p = own; });
        std::thread t([&] { own += x[1]; b.arrive_and_wait(); r += own; });
        s.join(); t.join(); r += p;""",
        "a thread uses a variable of which each thread has its own",
    ),
}


def _linked(
    body: str, level: str, ltoad_cxx: Path, folder: Path
) -> subprocess.CompletedProcess[str]:
    (folder / "program.cpp").write_text(HEAD % body)
    flags = [*LEVELS[level], "-std=c++20", "-pthread"]
    command = [ltoad_cxx, *flags, folder / "program.cpp", "-o", folder / "program"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("what", "level"), in_turn(sorted(WAITS), ("O0", "O2"), (0,)))
def test_a_wait_without_end_stops(what: str, level: str, ltoad_cxx: Path, tmp_path: Path) -> None:
    body, *messages = WAITS[what]
    linked = _linked(body, level, ltoad_cxx, tmp_path)
    assert linked.returncode == 0, linked.stderr
    ran = subprocess.run(
        [tmp_path / "program"], capture_output=True, text=True, check=False, timeout=LIMIT
    )
    assert ran.stdout  # the function itself has threads
    assert ran.returncode != 0
    assert any(f"ltoad: {message}" in ran.stderr for message in messages)


@pytest.mark.parametrize(("what", "level"), in_turn(sorted(REFUSED), ("O0", "O2"), (1,)))
def test_refused(what: str, level: str, ltoad_cxx: Path, tmp_path: Path) -> None:
    body, message = REFUSED[what]
    linked = _linked(body, level, ltoad_cxx, tmp_path)
    assert linked.returncode != 0
    assert message in linked.stderr
    assert "remedy:" in linked.stderr
