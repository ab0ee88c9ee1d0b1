"""Strings that lie among numbers and go to a library: the run tells whether numbers lie in them.

Texts are what they are: the derivative is right.  The bytes of a number that depends on an active
input stop the program, since its derivative would be lost."""

import subprocess
from pathlib import Path

import pytest

PROGRAM = r"""
#include <cstring>
#include <sstream>
#include <string>
#include <vector>
extern int enzyme_dup, enzyme_const;
template <typename Return, typename... T> Return __enzyme_autodiff(void *, T...);
template <typename Return, typename... T> Return __enzyme_fwddiff(void *, T...);
struct Entry {
    std::string name;
    double value;
    std::string unit;
};
double f(const double *x, int bytes) {
    std::vector<Entry> all;
    std::istringstream in("width m height cm");
    Entry e;
    e.value = 0;
    while (in >> e.name >> e.unit) all.push_back(e);
    double sum = 0;
    for (std::size_t i = 0; i < all.size(); i++) {
        all[i].value = x[i] * x[i];
        if (bytes) all[i].unit.assign(reinterpret_cast<const char *>(&all[i].value), 8);
        std::istringstream label(all[i].unit);
        std::string back;
        label >> back;
        double read = 0;
        if (bytes) std::memcpy(&read, back.data(), 8);
        sum += all[i].value * double(1 + all[i].unit.size()) + read;
    }
    return sum;
}
int main(int argc, char **) {
    double x[2] = {3, 5}, d[2] = {}, along[2] = {1, 1};
    if (argc < 3)
        __enzyme_autodiff<double>((void *)f, enzyme_dup, x, d, enzyme_const, argc > 1);
    const bool bytes = argc > 1;
    double tangent = __enzyme_fwddiff<double>((void *)f, enzyme_dup, x, along, enzyme_const, bytes);
    return d[0] != 2 * 3 * 2 || d[1] != 2 * 5 * 3 || tangent != d[0] + d[1];
}
"""


@pytest.mark.parametrize("level", [pytest.param("-O0", marks=pytest.mark.slow), "-O2"])
def test_texts_and_bytes(ltoad_cxx: Path, tmp_path: Path, level: str) -> None:
    (tmp_path / "p.cpp").write_text(PROGRAM)
    command = [str(ltoad_cxx), level, "-std=c++17", "p.cpp", "-o", "p"]
    subprocess.run(command, check=True, cwd=tmp_path)
    subprocess.run([tmp_path / "p"], check=True)
    done = subprocess.run([tmp_path / "p", "bytes"], check=False, capture_output=True, text=True)
    assert done.returncode < 0
    assert "lies in a string that is read or changed as text" in done.stderr
    done = subprocess.run(
        [tmp_path / "p", "bytes", "tangents"], check=False, capture_output=True, text=True
    )
    assert done.returncode < 0
    assert "bytes of numbers that depend on an active input" in done.stderr
