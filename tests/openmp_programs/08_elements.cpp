// Finite elements on triangles: atomics in assembly, locks per node, conjugate gradients with
// orphaned worksharing in one region.
#include <array>
#include <cmath>
#include <memory>
#include <omp.h>
#include <vector>
#include "verify.h"

struct Mesh {
    int side;
    std::vector<double> px, py;
    std::vector<std::array<int, 3>> triangles;
    explicit Mesh(int m) : side(m)
    {
        for (int j = 0; j < m; j++)
            for (int i = 0; i < m; i++) {
                px.push_back(i / (m - 1.0));
                py.push_back(j / (m - 1.0));
            }
        for (int j = 0; j + 1 < m; j++)
            for (int i = 0; i + 1 < m; i++) {
                int a = j * m + i;
                triangles.push_back({a, a + 1, a + m});
                triangles.push_back({a + 1, a + m + 1, a + m});
            }
    }
    int nodes() const { return side * side; }
    bool border(int k) const { return k % side == 0 || k % side == side - 1 || k < side || k >= side * (side - 1); }
};

struct Csr {
    std::vector<int> start, column;
    std::vector<double> value;
};

static Csr pattern(const Mesh &mesh)
{
    Csr a;
    int n = mesh.nodes(), m = mesh.side;
    a.start.push_back(0);
    for (int k = 0; k < n; k++) {
        for (int step : {-m, -m + 1, -1, 0, 1, m - 1, m})
            if (k + step >= 0 && k + step < n && std::abs((k + step) % m - k % m) <= 1)
                a.column.push_back(k + step);
        a.start.push_back(int(a.column.size()));
    }
    a.value.assign(a.column.size(), 0.0);
    return a;
}

class Locks {
  public:
    explicit Locks(int n) : locks(n)
    {
        for (auto &l : locks)
            omp_init_lock(&l);
    }
    ~Locks()
    {
        for (auto &l : locks)
            omp_destroy_lock(&l);
    }
    void set(int k) { omp_set_lock(&locks[k]); }
    void unset(int k) { omp_unset_lock(&locks[k]); }

  private:
    std::vector<omp_lock_t> locks;
};

static void assemble(const Mesh &mesh, Csr &a, std::vector<double> &load, const double *x, int n)
{
    Locks locks(mesh.nodes());
#pragma omp parallel for schedule(dynamic, 3)
    for (std::size_t t = 0; t < mesh.triangles.size(); t++) {
        const auto &v = mesh.triangles[t];
        double cx = 0, cy = 0, b[3], c[3];
        for (int i = 0; i < 3; i++) {
            int j = (i + 1) % 3, k = (i + 2) % 3;
            b[i] = mesh.py[v[j]] - mesh.py[v[k]];
            c[i] = mesh.px[v[k]] - mesh.px[v[j]];
            cx += mesh.px[v[i]] / 3;
            cy += mesh.py[v[i]] / 3;
        }
        double area = 0.5 * (b[0] * c[1] - b[1] * c[0]);
        double kappa = std::exp(x[t % n] * cx + x[(t + 1) % n] * cy);
        for (int i = 0; i < 3; i++) {
#pragma omp atomic
            load[v[i]] += area * x[0] / 3;
            locks.set(v[i]);
            for (int j = 0; j < 3; j++)
                for (int e = a.start[v[i]]; e < a.start[v[i] + 1]; e++)
                    if (a.column[e] == v[j])
                        a.value[e] += kappa * (b[i] * b[j] + c[i] * c[j]) / (4 * area);
            locks.unset(v[i]);
        }
    }
}

static void product(const Csr &a, const Mesh &mesh, const std::vector<double> &p, std::vector<double> &q)
{
#pragma omp for
    for (int k = 0; k < int(q.size()); k++) {
        double s = 0;
        for (int e = a.start[k]; e < a.start[k + 1]; e++)
            if (!mesh.border(a.column[e]))
                s += a.value[e] * p[a.column[e]];
        q[k] = mesh.border(k) ? p[k] : s;
    }
}

static double conduct(const double *x, int n)
{
    Mesh mesh(5);
    Csr a = pattern(mesh);
    const int nodes = mesh.nodes();
    std::vector<double> load(nodes, 0.0), u(nodes, 0.0), r(nodes), p(nodes), q(nodes);
    assemble(mesh, a, load, x, n);
    double rr = 0, pq = 0, fresh = 0, energy = 0;
#pragma omp parallel
    {
#pragma omp for reduction(+ : rr)
        for (int k = 0; k < nodes; k++) {
            r[k] = p[k] = mesh.border(k) ? 0.0 : load[k];
            rr += r[k] * r[k];
        }
        for (int step = 0; step < 9; step++) {
            product(a, mesh, p, q);
#pragma omp single
            pq = fresh = 0;
#pragma omp for reduction(+ : pq)
            for (int k = 0; k < nodes; k++)
                pq += p[k] * q[k];
            double alpha = rr / pq;
#pragma omp for reduction(+ : fresh)
            for (int k = 0; k < nodes; k++) {
                u[k] += alpha * p[k];
                r[k] -= alpha * q[k];
                fresh += r[k] * r[k];
            }
            double beta = fresh / rr;
#pragma omp barrier
#pragma omp for
            for (int k = 0; k < nodes; k++)
                p[k] = r[k] + beta * p[k];
#pragma omp single
            rr = fresh;
        }
#pragma omp for reduction(+ : energy)
        for (int k = 0; k < nodes; k++)
            energy += u[k] * load[k];
    }
    return energy * 100;
}

int main()
{
    VERIFY(conduct, 5, 0.5 + 0.1 * i);
    VERIFY_SPLIT(conduct, 5, 0.5 + 0.1 * i);
    return verdict();
}
