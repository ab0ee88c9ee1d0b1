"""Bytes of active numbers that are written to a stream: output if it is a file, a stop if not.

What a std::ostringstream keeps has no shadow: who takes numbers out of it would read zeros.
"""

import itertools
import subprocess
from pathlib import Path

import pytest

from tests.portions import LEVELS, every

PROGRAM = r"""
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
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
double sum_of(const std::string &bytes, int n)
{
    double sum = 0, value;
    for (int i = 0; i < n; i++) {
        std::memcpy(&value, bytes.data() + i * sizeof value, sizeof value);
        sum += value;
    }
    return sum;
}
// byte by byte; what takes a character keeps a piece of a number
#define PIECES(NAME, STATEMENT)                                                                    \
    double NAME(double *x, int n)                                                                  \
    {                                                                                              \
        std::ostringstream out;                                                                    \
        std::string s;                                                                             \
        for (int i = 0; i < n; i++) {                                                              \
            double value = x[i] * x[i];                                                            \
            const char *b = reinterpret_cast<const char *>(&value);                                \
            STATEMENT;                                                                             \
        }                                                                                          \
        if (s.empty())                                                                             \
            return sum_of(out.str(), n);                                                           \
        return sum_of(s, n);                                                                       \
    }
#define EACH for (std::size_t k = 0; k < sizeof value; k++)
PIECES(put, EACH out.put(b[k]))
PIECES(inserted, EACH out << b[k])
PIECES(unsigned_inserted, EACH out << static_cast<unsigned char>(b[k]))
PIECES(iterated, std::copy(b, b + sizeof value, std::ostream_iterator<char>(out)))
PIECES(buffer_iterated, std::copy(b, b + sizeof value, std::ostreambuf_iterator<char>(out)))
PIECES(each_iterated, std::ostreambuf_iterator<char> to(out); EACH *to++ = b[k])
PIECES(buffer_put, EACH out.rdbuf()->sputc(b[k]))
PIECES(buffer_written, out.rdbuf()->sputn(b, sizeof value))
PIECES(appended, EACH s.append(1, b[k]))
PIECES(put_in, EACH s.insert(s.end(), b[k]))
PIECES(pushed, EACH s.push_back(b[k]))
PIECES(joined, EACH s = s + b[k])
// a function that writes integers and numbers, of one size and of several
struct Writer {
    std::vector<char> bytes;
    __attribute__((noinline)) void put(const void *from, std::size_t n)
    {
        const char *first = static_cast<const char *>(from);
        bytes.insert(bytes.end(), first, first + n);
    }
};
template <typename Number, typename Keep> double mixed(double *x, int n, Keep keep)
{
    std::ostringstream out;
    Writer writer;
    for (int i = 0; i < n; i++) {
        Number number = i;
        double value = x[i] * x[i];
        writer.put(&number, sizeof number);
        writer.put(&value, sizeof value);
    }
    keep(out, writer.bytes);
    const std::string back = out.str();
    double sum = 0, value;
    for (int i = 0; i < n; i++) {
        std::size_t at = i * (sizeof(Number) + sizeof value) + sizeof(Number);
        std::memcpy(&value, back.data() + at, sizeof value);
        sum += value;
    }
    return sum;
}
double words(double *x, int n)
{
    return mixed<long>(x, n, [](auto &out, auto &b) { out.write(b.data(), b.size()); });
}
double halves(double *x, int n)
{
    return mixed<int>(x, n, [](auto &out, auto &b) { out.write(b.data(), b.size()); });
}
double one_by_one(double *x, int n)
{
    return mixed<int>(x, n, [](auto &out, auto &b) {
        for (char c : b)
            out.put(c);
    });
}
double as_string(double *x, int n)
{
    std::ostringstream out;
    std::string bytes;
    for (int i = 0; i < n; i++) {
        int number = i;
        double value = x[i] * x[i];
        bytes.append(reinterpret_cast<const char *>(&number), sizeof number);
        bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    }
    out << bytes;
    const std::string back = out.str();
    double sum = 0, value;
    for (int i = 0; i < n; i++) {
        std::memcpy(&value, back.data() + i * 12 + 4, sizeof value);
        sum += value;
    }
    return sum;
}
// characters and strings beside numbers are text
struct Reading {
    double value;
    char unit;
    std::string name;
};
double labels(double *x, int n)
{
    std::ostringstream report;
    double sum = 0;
    for (int i = 0; i < n; i++) {
        Reading r{x[i] * x[i], i ? 'm' : 's', "the value that was read at place"};
        r.name += static_cast<char>('0' + i);
        report << r.name << ' ' << r.unit << static_cast<char>('a' + int(r.value) % 26);
        report.put(r.unit);
        report.rdbuf()->sputc(r.name[0]);
        sum += r.value;
    }
    return sum * (1 + (report.str().size() < 5));
}
// to a file, bytes of numbers are output
double filed(double *x, int n)
{
    std::ofstream out("/dev/null");
    Writer writer;
    for (int i = 0; i < n; i++) {
        int number = i;
        writer.put(&number, sizeof number);
        writer.put(&x[i], sizeof x[i]);
    }
    out.write(writer.bytes.data(), writer.bytes.size());
    for (char c : writer.bytes)
        out.put(c);
    out << std::string(writer.bytes.begin(), writer.bytes.end());
    return x[0] * x[0] + x[1] * x[1];
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
MESSAGES = (
    "are written as bytes to a stream that is no file",
    "lies in a string that is read or changed as text",
    "go into a string or a stream that is no file",
    # the library's buffer has the bytes put in by a function that its table names
    "reached a function that was not in the link",
)
_LEVELS = ("O0", "O2", "full")
_MODES = ("REVERSE", "FORWARD")


def _cases(step: int, *functions: str) -> list[object]:
    """All functions in both modes at all levels, of which one in so many runs always."""
    return every(step, [" ".join(c) for c in itertools.product(functions, _MODES, _LEVELS)])


def _run(ltoad_cxx: Path, folder: Path, case: str) -> tuple[bool, str, int]:
    """Whether a program was linked, what that or its run said, and the run's status."""
    function, mode, level = case.split()
    (folder / "p.cpp").write_text(PROGRAM)
    flags = [*LEVELS[level], "-std=c++17"]
    command = [str(ltoad_cxx), *flags, f"-DF={function}", f"-D{mode}", "p.cpp", "-o", "p"]
    built = subprocess.run(command, check=False, cwd=folder, capture_output=True, text=True)
    if built.returncode:
        return False, built.stderr, built.returncode
    done = subprocess.run([folder / "p"], check=False, capture_output=True, text=True)
    return True, done.stderr, done.returncode


@pytest.mark.parametrize("case", _cases(18, "here", "elsewhere", "records"))
def test_numbers_into_streams(ltoad_cxx: Path, tmp_path: Path, case: str) -> None:
    linked, said, status = _run(ltoad_cxx, tmp_path, case)
    assert linked
    assert status < 0
    assert any(message in said for message in MESSAGES)


@pytest.mark.parametrize(
    "case",
    _cases(
        36,
        *("put", "inserted", "unsigned_inserted", "iterated", "buffer_iterated", "each_iterated"),
        *("buffer_put", "buffer_written", "words", "halves", "one_by_one", "as_string"),
    ),
)
def test_lost_bytes(ltoad_cxx: Path, tmp_path: Path, case: str) -> None:
    """A refusal, or a stop that tells why; never a number."""
    linked, said, status = _run(ltoad_cxx, tmp_path, case)
    if linked:
        assert status < 0
        assert any(message in said for message in MESSAGES)
    else:
        assert "error: " in said
        assert "defect" not in said


@pytest.mark.parametrize("case", _cases(24, "appended", "put_in", "pushed", "joined"))
def test_characters_of_strings(ltoad_cxx: Path, tmp_path: Path, case: str) -> None:
    """Derivatives, or a message where an optimised program cuts numbers into pieces."""
    linked, said, status = _run(ltoad_cxx, tmp_path, case)
    assert status == 0 or (
        not case.endswith("O0") and ("of a float" in said or "a piece of a number" in said)
    )
    assert linked or not case.endswith("O0")


@pytest.mark.parametrize("case", _cases(18, "files", "labels", "filed"))
def test_text_and_files(ltoad_cxx: Path, tmp_path: Path, case: str) -> None:
    assert _run(ltoad_cxx, tmp_path, case) == (True, "", 0)
