// Molecular dynamics with cell lists: reductions of std::vector by a declared reduction, static
// members, range loops over iterators, copyprivate of pointers, user types with operators.
#include <algorithm>
#include <cmath>
#include <map>
#include <omp.h>
#include <string>
#include <vector>
#include "verify.h"

struct Vec {
    double x = 0, y = 0, z = 0;
    Vec &operator+=(const Vec &o)
    {
        x += o.x;
        y += o.y;
        z += o.z;
        return *this;
    }
    Vec &operator-=(const Vec &o) { return *this += Vec{-o.x, -o.y, -o.z}; }
    Vec operator*(double s) const { return {x * s, y * s, z * s}; }
    Vec operator-(const Vec &o) const { return {x - o.x, y - o.y, z - o.z}; }
    double dot(const Vec &o) const { return x * o.x + y * o.y + z * o.z; }
};
using Field = std::vector<Vec>;

static void add(Field &out, const Field &in)
{
    std::transform(in.begin(), in.end(), out.begin(), out.begin(), [](Vec a, const Vec &b) { return a += b; });
}
#pragma omp declare reduction(fields : Field : add(omp_out, omp_in)) initializer(omp_priv = Field(omp_orig.size()))

class System {
  public:
    System(const double *x, int n) : eps(x[0]), sigma(x[1]), charge(x[2])
    {
        for (int i = 0; i < 10; i++) {
            atoms.push_back({1.1 * (i % 3) + 0.1 * std::sin(i * x[3 % n]), 1.2 * (i / 3), 0.2 * std::cos(2.0 * i)});
            speeds.push_back({0.1 * std::cos(3.0 * i), 0.05 * std::sin(1.0 + i), 0.0});
        }
    }
    double forces(Field &f) const
    {
        double energy = 0;
        const int n = int(atoms.size());
        f.assign(n, Vec{});
#pragma omp parallel for schedule(dynamic, 2) reduction(fields : f) reduction(+ : energy)
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++) {
                Vec d = atoms[i] - atoms[j];
                double r2 = d.dot(d), s6 = std::pow(sigma * sigma / r2, 3);
                double q = charge * (i % 2 ? 1 : -1) * (j % 2 ? 1 : -1), r = std::sqrt(r2);
                energy += 4 * eps * (s6 * s6 - s6) + q / r;
                Vec force = d * (24 * eps * (2 * s6 * s6 - s6) / r2 + q / (r2 * r));
                f[i] += force;
                f[j] -= force;
            }
        return energy;
    }
    double run(int steps, double dt)
    {
        Field f;
        forces(f);
        double drift = 0;
        for (int k = 0; k < steps; k++) {
#pragma omp parallel
            {
#pragma omp for
                for (std::size_t i = 0; i < atoms.size(); i++) {
                    speeds[i] += f[i] * (dt / 2);
                    atoms[i] += speeds[i] * dt;
                }
            }
            double e = forces(f);
#pragma omp parallel for reduction(+ : e)
            for (auto v = speeds.begin(); v < speeds.end(); ++v) {
                *v += f[v - speeds.begin()] * (dt / 2);
                e += 0.5 * v->dot(*v);
            }
            drift += e * e;
        }
        return drift;
    }

  private:
    double eps, sigma, charge;
    Field atoms, speeds;
};

double trajectory(const double *x, int n)
{
    System system(x, n);
    return system.run(3, 0.01);
}

// Bonded terms by kind, in a map that is only read inside of the region; a pointer by copyprivate.
double bonds(const double *x, int n)
{
    std::map<std::string, double> strength{{"CC", x[0]}, {"CH", x[1]}, {"CO", x[2]}};
    const std::vector<std::string> kinds{"CC", "CH", "CO", "CC", "CH", "CC", "CO"};
    double e = 0;
#pragma omp parallel reduction(+ : e)
    {
        const double *lengths = nullptr;
        static std::vector<double> table;
#pragma omp single copyprivate(lengths)
        {
            table.assign(7, 0.0);
            for (int i = 0; i < 7; i++)
                table[i] = x[i % n] * (1 + 0.1 * i);
            lengths = table.data();
        }
#pragma omp for
        for (std::size_t i = 0; i < kinds.size(); i++) {
            double d = lengths[i] - 0.9;
            e += strength.at(kinds[i]) * d * d;
        }
    }
    return e;
}

int main()
{
    VERIFY(trajectory, 4, 0.6 + 0.1 * i);
    VERIFY(bonds, 4, 0.6 + 0.1 * i);
    VERIFY_SPLIT(trajectory, 4, 0.6 + 0.1 * i);
    return verdict();
}
