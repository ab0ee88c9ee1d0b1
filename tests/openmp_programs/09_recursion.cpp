// Recursive tasks: a merge sort of active numbers, an adaptive quadrature, and a Barnes-Hut tree.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <vector>
#include "verify.h"

static void merge_sort(double *a, double *work, int n)
{
    if (n < 2)
        return;
    int half = n / 2;
#pragma omp task if (n > 4)
    merge_sort(a, work, half);
#pragma omp task if (n > 4)
    merge_sort(a + half, work + half, n - half);
#pragma omp taskwait
    std::merge(a, a + half, a + half, a + n, work);
    std::copy(work, work + n, a);
}

// An L-estimator: weights by rank
double trimmed(const double *x, int n)
{
    std::vector<double> a(2 * n), work(2 * n);
    for (int i = 0; i < 2 * n; i++)
        a[i] = x[i % n] * std::cos(1.3 * i) + 0.03 * i;
#pragma omp parallel
#pragma omp single
    merge_sort(a.data(), work.data(), 2 * n);
    double sum = 0;
    for (int i = 0; i < 2 * n; i++)
        sum += a[i] * std::sin(0.4 * i) + a[i] * a[i] * i * 0.01;
    return sum;
}

static double integrand(double t, const double *x) { return x[0] * std::exp(-x[1] * t * t) / (1 + x[2] * t); }

static double simpson(double a, double b, const double *x)
{
    return (b - a) / 6 * (integrand(a, x) + 4 * integrand((a + b) / 2, x) + integrand(b, x));
}

static double quadrature(double a, double b, double whole, int depth, const double *x)
{
    double m = (a + b) / 2, left = simpson(a, m, x), right = simpson(m, b, x);
    if (depth == 0)
        return left + right + (left + right - whole) / 15;
    double r1, r2;
#pragma omp task shared(r1) firstprivate(a, m, left, depth)
    r1 = quadrature(a, m, left, depth - 1, x);
    r2 = quadrature(m, b, right, depth - 1, x);
#pragma omp taskwait
    return r1 + r2;
}

double integral(const double *x, int)
{
    double value = 0;
#pragma omp parallel
    {
#pragma omp single nowait
        value = quadrature(0, 2, simpson(0, 2, x), 4, x);
    }
    return value * value;
}

struct Cell {
    double cx = 0, cy = 0, mass = 0, half;
    int count = 0;
    std::array<std::unique_ptr<Cell>, 4> child;
    explicit Cell(double h) : half(h) {}
};

struct Body {
    double x, y, m;
};

static void insert(Cell &c, const Body &b, double ox, double oy, int depth)
{
    c.cx += b.m * b.x;
    c.cy += b.m * b.y;
    c.mass += b.m;
    c.count++;
    if (depth == 0)
        return;
    int q = (b.x > ox) + 2 * (b.y > oy);
    if (!c.child[q])
        c.child[q] = std::make_unique<Cell>(c.half / 2);
    insert(*c.child[q], b, ox + (q & 1 ? 0.5 : -0.5) * c.half, oy + (q & 2 ? 0.5 : -0.5) * c.half, depth - 1);
}

static double potential(const Cell &c, const Body &b)
{
    double dx = c.cx / c.mass - b.x, dy = c.cy / c.mass - b.y, r = std::sqrt(dx * dx + dy * dy + 0.01);
    bool leaf = true;
    for (const auto &k : c.child)
        leaf = leaf && !k;
    if (leaf || c.half < 0.4 * 1.5)
        return -c.mass * b.m / r;
    double sum = 0;
    for (const auto &k : c.child)
        if (k)
            sum += potential(*k, b);
    return sum;
}

double gravity(const double *x, int n)
{
    std::vector<Body> bodies;
    for (int i = 0; i < 12; i++)
        bodies.push_back({std::sin(1.0 + 3 * i) * 0.9, std::cos(2.0 * i) * 0.9, x[i % n]});
    Cell root(1.0);
    for (const auto &b : bodies)
        insert(root, b, 0, 0, 2);
    std::vector<double> part(bodies.size());
#pragma omp parallel
#pragma omp single
    {
#pragma omp taskloop grainsize(2) shared(part, bodies, root)
        for (std::size_t i = 0; i < bodies.size(); i++)
            part[i] = potential(root, bodies[i]);
    }
    double e = 0;
#pragma omp parallel for reduction(+ : e)
    for (std::size_t i = 0; i < part.size(); i++)
        e += 0.5 * part[i] + bodies[i].m * bodies[i].m;
    return e;
}

int main()
{
    VERIFY(trimmed, 6, 0.7 + 0.2 * i);
    VERIFY(integral, 3, 0.7 + 0.2 * i);
    VERIFY(gravity, 6, 0.7 + 0.2 * i);
    VERIFY_SPLIT(gravity, 6, 0.7 + 0.2 * i);
    return verdict();
}
