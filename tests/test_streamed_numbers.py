"""Bytes of active numbers that are written to a stream: output if it is a file, a stop if not.

What a std::ostringstream keeps has no shadow: who takes numbers out of it would read zeros.
"""

import subprocess
from pathlib import Path

import pytest

PROGRAM = r"""
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>
extern int enzyme_dup, enzyme_const;
template <typename Return, typename... T> Return __enzyme_autodiff(void *, T...);
template <typename Return, typename... T> Return __enzyme_fwddiff(void *, T...);

__attribute__((noinline)) void save(std::ostream &out, const double *values, int n)
{
    out.write(reinterpret_cast<const char *>(values), sizeof *values * n);
}
// reports are text, and what is in a file is output
double files(double *x, int n)
{
    std::ofstream out("/dev/null");
    std::ostringstream report;
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double value = x[i] * x[i];
        out.write(reinterpret_cast<const char *>(&value), sizeof value);
        report << "value " << i << std::string(" of the long list of values ") << value;
        sum += value;
    }
    save(out, x, n);
    save(std::cerr, x, 0);
    return sum * (1 + (report.str().size() < 5));
}
double read_back(const std::string &bytes, int n)
{
    double sum = 0, value;
    for (int i = 0; i < n; i++) {
        std::memcpy(&value, bytes.data() + i * sizeof value, sizeof value);
        sum += value * value;
    }
    return sum;
}
double here(double *x, int n)
{
    std::ostringstream out;
    for (int i = 0; i < n; i++) {
        double value = x[i] * x[i];
        out.write(reinterpret_cast<const char *>(&value), sizeof value);
    }
    return read_back(out.str(), n);
}
double elsewhere(double *x, int n)
{
    std::stringstream out;
    std::vector<double> values(x, x + n);
    for (double &v : values)
        v *= v;
    save(out, values.data(), n);
    return read_back(out.str(), n);
}
// of these bytes only the run tells what they are
struct Record {
    int number;
    double value;
};
double records(double *x, int n)
{
    std::ostringstream out;
    std::vector<char> bytes;
    for (int i = 0; i < n; i++) {
        Record r{i, x[i] * x[i]};
        const char *first = reinterpret_cast<const char *>(&r);
        bytes.insert(bytes.end(), first, first + sizeof r);
    }
    out.write(bytes.data(), bytes.size());
    const std::string back = out.str();
    double sum = 0;
    for (int i = 0; i < n; i++) {
        Record r;
        std::memcpy(&r, back.data() + i * sizeof r, sizeof r);
        sum += r.value;
    }
    return sum;
}
int main(int argc, char **)
{
    double x[2] = {3, 5}, d[2] = {1, 0};
#ifdef FORWARD
    return __enzyme_fwddiff<double>((void *)F, enzyme_dup, x, d, enzyme_const, 2) != 6;
#else
    d[0] = 0;
    __enzyme_autodiff<double>((void *)F, enzyme_dup, x, d, enzyme_const, 2);
    return d[0] != 6 || d[1] != 10;
#endif
}
"""
STREAM = "are written as bytes to a stream that is no file"
STRING = "lies in a string that is read or changed as text"


@pytest.mark.parametrize("level", ["-O0", "-O2", "full"])
@pytest.mark.parametrize(
    ("function", "mode", "message"),
    [
        ("files", "REVERSE", ""),
        ("files", "FORWARD", ""),
        ("here", "REVERSE", STREAM),
        ("here", "FORWARD", STREAM),
        ("elsewhere", "REVERSE", STREAM),
        ("elsewhere", "FORWARD", STREAM),
        ("records", "REVERSE", STRING),
    ],
)
def test_numbers_into_streams(
    ltoad_cxx: Path, tmp_path: Path, level: str, function: str, mode: str, message: str
) -> None:
    (tmp_path / "p.cpp").write_text(PROGRAM)
    flags = ["-O2", "-flto=full"] if level == "full" else [level]
    flags += ["-std=c++17", f"-DF={function}", f"-D{mode}"]
    subprocess.run([str(ltoad_cxx), *flags, "p.cpp", "-o", "p"], check=True, cwd=tmp_path)
    done = subprocess.run([tmp_path / "p"], check=False, capture_output=True, text=True)
    if message:
        assert done.returncode < 0
        assert message in done.stderr
    else:
        assert done.returncode == 0
