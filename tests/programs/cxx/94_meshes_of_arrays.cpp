#include "check.hpp"

#include <array>
#include <cmath>

// An object of several arrays, of which one is assigned as a whole and all are changed by subscripts.
constexpr int N = 7;

struct Mesh {
    std::array<double, N> x, y;
    std::array<int, N> next;
    std::array<float, N> w;
    int n;
    bool on;
    std::array<double, N> kept;
};

__attribute__((noinline)) static void step(Mesh &m)
{
    for (int i = 0; i < m.n; i++) {
        m.x[i] += 0.1 * m.y[m.next[i]] * m.n;
        m.next[i] = (m.next[i] + 3) % m.n;
        m.w[i] += float(0.125 * m.next[i]);
        if (m.on)
            m.y[i] *= 0.9 + 0.01 * m.x[i];
    }
    m.kept = m.x;
    m.on = !m.on;
}

__attribute__((noinline)) static Mesh made(const double *x, int n)
{
    Mesh m{};
    m.n = n;
    m.on = x[0] > 0;
    std::array<double, N> given;
    for (int i = 0; i < n; i++) {
        given[i] = x[i] * x[i];
        m.y[i] = std::sin(x[i]);
        m.next[i] = n - 1 - i;
    }
    m.x = given;
    return m;
}

double f(double *x, int n)
{
    Mesh m = made(x, n);
    double sum = 0;
    for (int k = 0; k < 5; k++) {
        step(m);
        for (int i = 0; i < n; i++)
            sum += m.kept[i] * m.w[i] * (k + 1);
    }
    const Mesh last = m;
    for (int i = 0; i < n; i++)
        sum += last.x[i] * last.y[last.next[i]] + last.kept[i];
    return sum;
}
CHECK_GRADIENT(f, 7)
