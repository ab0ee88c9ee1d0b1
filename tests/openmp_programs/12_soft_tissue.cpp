// Soft tissue under load: small matrices by templates, lambdas inside regions, force vectors of each thread, a
// declared reduction of a matrix class, colours of elements, function templates with regions of their own.
#include <array>
#include <cmath>
#include <omp.h>
#include <vector>
#include "verify.h"

template <typename T, int R, int C> struct Matrix {
    std::array<T, R * C> a{};
    T &operator()(int i, int j) { return a[i * C + j]; }
    const T &operator()(int i, int j) const { return a[i * C + j]; }
    Matrix &operator+=(const Matrix &o)
    {
        for (int i = 0; i < R * C; i++)
            a[i] += o.a[i];
        return *this;
    }
};
template <typename T, int R, int K, int C>
Matrix<T, R, C> operator*(const Matrix<T, R, K> &l, const Matrix<T, K, C> &r)
{
    Matrix<T, R, C> out;
    for (int i = 0; i < R; i++)
        for (int j = 0; j < C; j++)
            for (int k = 0; k < K; k++)
                out(i, j) += l(i, k) * r(k, j);
    return out;
}
using M2 = Matrix<double, 2, 2>;
#pragma omp declare reduction(+ : M2 : omp_out += omp_in) initializer(omp_priv = M2{})

struct Triangle {
    std::array<int, 3> nodes;
    double stiffness;
    M2 inverse;
};
struct Point {
    double x, y;
};

template <typename F> void each(int n, F &&f)
{
#pragma omp parallel for schedule(static)
    for (int i = 0; i < n; i++)
        f(i);
}

class Tissue {
  public:
    Tissue(int w, int h, const double *x, int n) : rest((w + 1) * (h + 1)), now(rest.size())
    {
        each(int(rest.size()), [&](int i) {
            rest[i] = {double(i % (w + 1)), i / (w + 1) * 1.1};
            now[i] = {rest[i].x * (1 + 0.1 * x[0]), rest[i].y + 0.05 * std::sin(x[1] * i)};
        });
        for (int j = 0; j < h; j++)
            for (int i = 0; i < w; i++) {
                int k = j * (w + 1) + i;
                add({k, k + 1, k + w + 1}, 1 + x[(i + j) % n]);
                add({k + 1, k + w + 2, k + w + 1}, 1 + 0.5 * x[i % n] * x[j % n]);
            }
    }
    double step(double dt)
    {
        const int threads = omp_get_max_threads();
        std::vector<std::vector<Point>> forces(threads, std::vector<Point>(now.size(), Point{0, 0}));
        M2 stress;
        double energy = 0;
#pragma omp parallel reduction(+ : energy, stress)
        {
            auto &mine = forces[omp_get_thread_num()];
            auto push = [&mine](int node, double fx, double fy) {
                mine[node].x += fx;
                mine[node].y += fy;
            };
#pragma omp for schedule(dynamic)
            for (std::size_t e = 0; e < elements.size(); e++) {
                const Triangle &t = elements[e];
                M2 f = edges(now, t) * t.inverse, c = transposed(f) * f;
                double trace = c(0, 0) + c(1, 1), j = f(0, 0) * f(1, 1) - f(0, 1) * f(1, 0);
                energy += 0.5 * t.stiffness * (trace - 2 - 2 * std::log(j)) + (j - 1) * (j - 1);
                stress += c;
                for (int q = 0; q < 3; q++) {
                    const Point &p = now[t.nodes[q]], &o = now[t.nodes[(q + 1) % 3]];
                    push(t.nodes[q], t.stiffness * (o.x - p.x) * 0.1, t.stiffness * (o.y - p.y) * j * 0.1);
                }
            }
        }
        each(int(now.size()), [&](int i) {
            for (const auto &f : forces) {
                now[i].x += dt * f[i].x;
                now[i].y += dt * f[i].y;
            }
        });
        return energy + 0.1 * (stress(0, 1) + stress(1, 0)) * stress(0, 0);
    }

  private:
    std::vector<Point> rest, now;
    std::vector<Triangle> elements;
    static M2 transposed(const M2 &m)
    {
        M2 t;
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++)
                t(i, j) = m(j, i);
        return t;
    }
    static M2 edges(const std::vector<Point> &p, const Triangle &t)
    {
        M2 m;
        for (int q = 0; q < 2; q++) {
            m(0, q) = p[t.nodes[q + 1]].x - p[t.nodes[0]].x;
            m(1, q) = p[t.nodes[q + 1]].y - p[t.nodes[0]].y;
        }
        return m;
    }
    void add(std::array<int, 3> nodes, double stiffness)
    {
        Triangle t{nodes, stiffness, {}};
        M2 m = edges(rest, t);
        double d = m(0, 0) * m(1, 1) - m(0, 1) * m(1, 0);
        t.inverse(0, 0) = m(1, 1) / d;
        t.inverse(1, 1) = m(0, 0) / d;
        t.inverse(0, 1) = -m(0, 1) / d;
        t.inverse(1, 0) = -m(1, 0) / d;
        elements.push_back(t);
    }
};

static double strain(const double *x, int n)
{
    Tissue tissue(3, 2, x, n);
    double sum = 0;
    for (int s = 0; s < 4; s++)
        sum += tissue.step(0.05);
    return sum;
}

int main()
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        VERIFY(strain, 4, 0.5 + 0.12 * i);
    }
    return verdict();
}
