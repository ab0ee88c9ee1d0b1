// Assembly of a stiffness matrix in buffers of each thread, merged afterwards; conjugate gradients.
#include <cmath>
#include <numeric>
#include <omp.h>
#include <vector>
#include "verify.h"

struct Element {
    int node[2];
    double stiffness;
};

class Mesh {
public:
    Mesh(const double *x, int n)
    {
        for (int i = 0; i + 1 < n; i++)
            elements.push_back({{i, i + 1}, 1.0 + x[i] * x[i + 1]});
        elements.push_back({{0, n - 1}, 0.5 * x[0]});
        nodes = n;
    }
    std::vector<double> multiply(const std::vector<double> &u) const
    {
        std::vector<std::vector<double>> parts(omp_get_max_threads(), std::vector<double>(nodes, 0.0));
#pragma omp parallel
        {
            auto &mine = parts[omp_get_thread_num()];
#pragma omp for schedule(static)
            for (std::size_t e = 0; e < elements.size(); e++) {
                const auto &el = elements[e];
                double f = el.stiffness * (u[el.node[0]] - u[el.node[1]]);
                mine[el.node[0]] += f;
                mine[el.node[1]] -= f;
            }
        }
        std::vector<double> out(nodes);
#pragma omp parallel for
        for (int i = 0; i < nodes; i++) {
            double s = u[i];
            for (auto &p : parts)
                s += p[i];
            out[i] = s;
        }
        return out;
    }
    int nodes = 0;

private:
    std::vector<Element> elements;
};

static double dot(const std::vector<double> &a, const std::vector<double> &b)
{
    double s = 0.0;
#pragma omp parallel for simd reduction(+ : s)
    for (std::size_t i = 0; i < a.size(); ++i)
        s += a[i] * b[i];
    return s;
}

static double compliance(const double *x, int n)
{
    Mesh mesh(x, n);
    std::vector<double> load(n), u(n, 0.0);
    for (int i = 0; i < n; i++)
        load[i] = std::sin(i + 1.0) + 0.1 * x[i];
    std::vector<double> r = load, p = r;
    double rr = dot(r, r);
    for (int it = 0; it < 6; it++) {
        auto q = mesh.multiply(p);
        double alpha = rr / dot(p, q);
#pragma omp parallel for
        for (int i = 0; i < n; i++) {
            u[i] += alpha * p[i];
            r[i] -= alpha * q[i];
        }
        double next = dot(r, r);
        double beta = next / rr;
        rr = next;
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            p[i] = r[i] + beta * p[i];
    }
    return dot(load, u);
}

int main()
{
    VERIFY(compliance, 11, 0.7 + 0.2 * std::cos(1.1 * i));
    return verdict();
}
