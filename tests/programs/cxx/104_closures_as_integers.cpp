// Closures that hold one address, by value, where no register is left: the calling convention makes
// integers of them.  They were refused as addresses of active memory that are passed as integers.
#include "check.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

static double sorted(const double *x, int n)
{
    const auto key = [x](int i) { return std::sin(3 * x[i]); };
    std::vector<int> order(n);
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return key(a) < key(b); });
    std::inplace_merge(order.begin(), order.begin() + n / 2, order.end(),
                       [&key](int a, int b) { return key(a) > key(b); });
    double sum = 0;
    for (int k = 0; k < n; k++)
        sum += (k + 1) * x[order[k]] * x[order[k]];
    return sum;
}

// the closure reads and writes active memory, and goes on to another function
template <class F>
__attribute__((noinline)) double visit(const int *tree, long at, long end, int depth, int most,
                                       unsigned odd, F f)
{
    if (at >= end || depth > most)
        return 0;
    const double here = f(tree[at], depth % 2 == int(odd));
    return here + visit(tree, 2 * at + 1, end, depth + 1, most, odd, f) +
           0.5 * visit(tree, 2 * at + 2, end, depth + 1, most, odd, f);
}
template <class F> __attribute__((noinline)) double twice(const int *t, long a, long b, int c, int d, unsigned e, F f)
{
    return d > 9 ? twice(t, a, b, c, d - 1, e, f) : visit(t, a, b, c, d, e, f) * visit(t, a + 1, b, c, d, e, f);
}
static double visited(const double *x, int n)
{
    static const int tree[] = {2, 0, 3, 1, 4, 2, 0};
    struct {
        const double *x;
        double before;
        int n;
    } state = {x, 1.5, n};
    const auto f = [&state](int i, bool odd) {
        const double value = state.x[i % state.n] * (odd ? state.before : 2);
        state.before = std::cos(value);
        return value * state.x[0];
    };
    return twice(tree, 0, 7, 0, 11, 1, f) + state.before;
}

// an integer that is a number in one call, and an address in another, stays one
template <class T> __attribute__((noinline)) double either(int a, int b, int c, int d, int e, int kind, T word)
{
    if (a > 3)
        return either(a - 1, b, c, d, e, kind, word);
    double number;
    if (kind)
        number = *reinterpret_cast<const double *>(word);
    else
        number = double(word % 7);
    return number * number * (b + c + d + e);
}
static double chosen(const double *x, int n)
{
    return either(n, 1, 2, 3, 4, 0, 12345L) * x[1] * x[2];
}

double f(double *x, int n)
{
    return sorted(x, n) + visited(x, n) + chosen(x, n);
}
CHECK_GRADIENT(f, 8)
