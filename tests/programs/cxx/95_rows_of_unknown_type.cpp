#include "check.hpp"

#include <cstddef>
#include <cstring>
#include <new>
#include <vector>

// Rows that functions of their own copy from a pattern of zeros, of which only those who get them
// know the type: at a stride in memory of the caller, in memory that is handed over itself, and in
// containers.  Nobody here is inlined.
#define APART __attribute__((noinline))

struct Row {
    char *begin, *end;
};

APART static Row copy(const Row &pattern)
{
    const std::size_t bytes = pattern.end - pattern.begin;
    char *made = static_cast<char *>(::operator new(bytes));
    std::memmove(made, pattern.begin, bytes);
    return {made, made + bytes};
}

APART static void fill(Row *to, int n, const Row &pattern)
{
    for (int i = 0; i < n; i++) {
        const std::size_t bytes = pattern.end - pattern.begin;
        to[i].begin = static_cast<char *>(::operator new(bytes));
        to[i].end = to[i].begin + bytes;
        std::memmove(to[i].begin, pattern.begin, bytes);
    }
}

struct Table {
    int n;
    Row *rows, *more;

    APART explicit Table(int n) : n(n), rows(new Row[n]), more(new Row[n])
    {
        const std::size_t bytes = n * sizeof(double);
        char *zeros = static_cast<char *>(std::memset(::operator new(bytes), 0, bytes));
        const Row pattern{zeros, zeros + bytes};
        fill(rows, n, pattern);
        for (int i = 0; i < n; i++)
            more[i] = copy(pattern);
        ::operator delete(zeros);
    }

    APART double &at(int i, int j) { return reinterpret_cast<double *>(rows[i].begin)[j]; }
    APART double &other(int i, int j) { return reinterpret_cast<double *>(more[i].begin)[j]; }

    APART ~Table()
    {
        for (int i = 0; i < n; i++) {
            ::operator delete(rows[i].begin);
            ::operator delete(more[i].begin);
        }
        delete[] rows;
        delete[] more;
    }
};

double f(double *x, int n)
{
    Table t(n);
    for (int i = 0; i < n; i++) {
        t.at(i, i) += x[i];
        t.other(i, (i + 1) % n) += x[i] * x[i];
    }
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += t.at(i, i) * t.at(i, i) * t.other(i, (i + 1) % n) + t.at(i, (i + 2) % n);
    return sum;
}
CHECK_GRADIENT(f, 4)
