// What is rarely asked for: members and rows of pointers in reductions, triangles, conditional last values, wave fronts,
// teams, loops, tasks in reductions, captured numbers, complex numbers, flags, regions in regions in regions.
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <numeric>
#include <omp.h>
#include <vector>
#include "verify.h"

struct Meter {
    double total = 0, peak = 0;
    std::vector<double> bins;
    double run(const std::vector<double> &v)
    {
        double local = 0;
        bins.assign(3, 0.0);
        double *b = bins.data();
#pragma omp parallel for reduction(+ : local, b[:3]) reduction(max : peak)
        for (int i = 0; i < int(v.size()); i++) {
            local += v[i] * v[i];
            b[i % 3] += std::sin(v[i]);
            peak = std::max(peak, v[i] * (i % 4));
        }
        total += local;
        return total * peak + b[0] * b[1] - b[2];
    }
};
static double members(const double *x, int n)
{
    Meter m;
    std::vector<double> v(10);
    for (int i = 0; i < 10; i++)
        v[i] = x[i % n] * (1 + 0.1 * i);
    double r = m.run(v);
    v[0] += r * 0.01;
    return r + m.run(v);
}
static double triangular(const double *x, int n)
{
    double s = 0, d = 1;
#pragma omp parallel for collapse(2) reduction(+ : s) reduction(* : d)
    for (int i = 0; i < 7; i++)
        for (int j = 0; j <= i; j++) {
            s += x[i % n] * x[j % n] * (i - j);
            d *= 1 + 0.01 * x[(i + j) % n];
        }
    return s * d;
}
static double last_conditional(const double *x, int n)
{
    double last = 0, s = 0;
#pragma omp parallel for lastprivate(conditional : last) reduction(+ : s)
    for (int i = 0; i < 12; i++) {
        double v = x[i % n] * i;
        s += v;
        if (i % 5 == 2)
            last = v * v;
    }
    return s * last;
}
static double wavefront(const double *x, int n)
{
    double u[6][6];
#pragma omp parallel for ordered(2)
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
            double up = i ? u[i - 1][j] : x[j % n], left = j ? u[i][j - 1] : x[i % n];
            u[i][j] = 0.5 * up * left + 0.1 * std::sin(up + left);
#pragma omp ordered depend(source)
        }
    return u[5][5] + u[2][3];
}
static double teams(const double *x, int n)
{
    double s = 0;
    std::vector<double> a(16);
    double *p = a.data();
#pragma omp teams distribute parallel for reduction(+ : s) num_teams(2)
    for (int i = 0; i < 16; i++) {
        p[i] = x[i % n] * x[(i + 1) % n];
        s += std::sqrt(p[i]);
    }
#pragma omp parallel
#pragma omp loop
    for (int i = 0; i < 16; i++)
        p[i] *= s;
    return std::accumulate(a.begin(), a.end(), 0.0);
}
static double scopes(const double *x, int n)
{
    double s = 0, m = 1e9;
#pragma omp parallel
    {
        {
#pragma omp for reduction(+ : s)
            for (int i = 0; i < 9; i++)
                s += x[i % n] * i;
        }
#pragma omp masked filter(0)
        s *= x[0];
#pragma omp barrier
#pragma omp for reduction(min : m) schedule(nonmonotonic : dynamic)
        for (int i = 0; i < 9; i++)
            m = std::min(m, std::exp(-x[i % n] * s * 0.01) + 0.01 * i);
    }
    return s + m;
}
static double task_sums(const double *x, int n)
{
    double s = 0;
#pragma omp parallel reduction(task, + : s)
    {
#pragma omp single
        for (int i = 0; i < 6; i++) {
#pragma omp task in_reduction(+ : s) firstprivate(i)
            s += x[i % n] * x[i % n] * i;
        }
    }
    return s * s;
}
static double capture(const double *x, int n)
{
    double level = x[0], taken = 0, seen[8];
#pragma omp parallel for ordered schedule(static, 1)
    for (int i = 0; i < 8; i++) {
        double before;
#pragma omp ordered
        {
#pragma omp atomic capture
            { before = level; level = level * x[i % n] + 0.1; }
        }
        seen[i] = before * before;
    }
    for (double v : seen)
        taken += v;
    return taken * level;
}
static double complexes(const double *x, int n)
{
    using C = std::complex<double>;
    std::vector<C> z(8);
    double re = 0, im = 0;
#pragma omp parallel for simd
    for (int i = 0; i < 8; i++)
        z[i] = C(x[i % n], x[(i + 1) % n]) * C(0.5, i);
#pragma omp parallel for reduction(+ : re) reduction(- : im)
    for (int i = 0; i < 8; i++) {
        C w = z[i] * std::conj(z[(i + 1) % 8]);
        re += w.real();
        im -= w.imag() * 0.5;
    }
    return re + im * im * 1e-2;
}
static double flags(const double *x, int n)
{
    double data = 0, got = 0;
    int ready = 0;
#pragma omp parallel sections num_threads(2)
    {
#pragma omp section
        {
            data = x[0] * x[n - 1];
#pragma omp atomic write seq_cst
            ready = 1;
        }
#pragma omp section
        {
            int r = 0;
            if (omp_get_num_threads() > 1)
                while (!r) {
#pragma omp atomic read seq_cst
                    r = ready;
                }
            got = data * data;
        }
    }
    return got;
}
static double nested_sum(const double *x, int n)
{
    omp_set_max_active_levels(3);
    double s = 0;
#pragma omp parallel for reduction(+ : s) num_threads(2)
    for (int i = 0; i < 4; i++) {
        std::array<double, 3> part{};
#pragma omp parallel for num_threads(2)
        for (int k = 0; k < 3; k++) {
            double t = 0;
#pragma omp parallel for reduction(+ : t) num_threads(2)
            for (int l = 0; l < 3; l++)
                t += x[(i + l) % n] * k;
            part[k] = t * t;
        }
        s += part[0] + part[1] * part[2];
    }
    return s;
}
int main()
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
#define S 0.5 + 0.13 * i
        VERIFY(members, 4, S);
        VERIFY(triangular, 4, S);
        VERIFY(last_conditional, 4, S);
        VERIFY(wavefront, 4, S);
        VERIFY(teams, 4, S);
        VERIFY(scopes, 4, S);
        VERIFY(task_sums, 4, S);
        VERIFY(capture, 4, S);
        VERIFY(complexes, 4, S);
        if (threads > 1)
            VERIFY(flags, 4, S);
        VERIFY(nested_sum, 4, S);
    }
    return verdict();
}
