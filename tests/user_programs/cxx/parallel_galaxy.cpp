// Galaxy encounter: direct N-body with softening; OpenMP dynamic schedule for
// forces, critical section for the energy and closest-approach statistics.
#include <cmath>
#include <cstdio>
#include <memory>
#include <vector>
#include <omp.h>

extern int enzyme_const, enzyme_dup, enzyme_out;
template <class R, class... A> R __enzyme_autodiff(void*, A...);

struct Star { double m, x[3], v[3]; };

class Cluster {
    std::vector<Star> s_;
    double eps2_;
public:
    Cluster(const double* mass, const double* vel, int n, double eps) : s_(n), eps2_(eps * eps) {
        for (int i = 0; i < n; ++i) {
            double t = 2.4 * i, r = 1 + 0.15 * i;
            s_[i] = Star{mass[i], {r * std::cos(t), r * std::sin(t), 0.1 * (i % 3)}, {-vel[i] * std::sin(t), vel[i] * std::cos(t), 0}};
        }
    }
    void forces(std::vector<double>& a) const {
        const int n = static_cast<int>(s_.size());
        a.assign(3 * n, 0.0);
        #pragma omp parallel for schedule(dynamic, 3)
        for (int i = 0; i < n; ++i) {
            double acc[3] = {0, 0, 0};
            for (int j = 0; j < n; ++j) {
                if (j == i) continue;
                double d[3], r2 = eps2_;
                for (int k = 0; k < 3; ++k) { d[k] = s_[j].x[k] - s_[i].x[k]; r2 += d[k] * d[k]; }
                double f = s_[j].m / (r2 * std::sqrt(r2));
                for (int k = 0; k < 3; ++k) acc[k] += f * d[k];
            }
            for (int k = 0; k < 3; ++k) a[3 * i + k] = acc[k];
        }
    }
    void leapfrog(double dt, int steps) {
        std::vector<double> a;
        forces(a);
        for (int t = 0; t < steps; ++t) {
            #pragma omp parallel for
            for (std::size_t i = 0; i < s_.size(); ++i)
                for (int k = 0; k < 3; ++k) {
                    s_[i].v[k] += 0.5 * dt * a[3 * i + k];
                    s_[i].x[k] += dt * s_[i].v[k];
                }
            forces(a);
            for (std::size_t i = 0; i < s_.size(); ++i)
                for (int k = 0; k < 3; ++k) s_[i].v[k] += 0.5 * dt * a[3 * i + k];
        }
    }
    double energy() const {
        double total = 0;
        const int n = static_cast<int>(s_.size());
        #pragma omp parallel
        {
            double mine = 0;
            #pragma omp for schedule(dynamic) nowait
            for (int i = 0; i < n; ++i) {
                double v2 = 0;
                for (double v : s_[i].v) v2 += v * v;
                mine += 0.5 * s_[i].m * v2;
                for (int j = 0; j < i; ++j) {
                    double r2 = eps2_;
                    for (int k = 0; k < 3; ++k) r2 += std::pow(s_[i].x[k] - s_[j].x[k], 2);
                    mine -= s_[i].m * s_[j].m / std::sqrt(r2);
                }
            }
            #pragma omp critical
            total += mine;
        }
        return total;
    }
    double spread() const {
        double w = 0;
        #pragma omp parallel for reduction(+ : w)
        for (int i = 0; i < (int)s_.size(); ++i) w += s_[i].m * std::hypot(s_[i].x[0], s_[i].x[1], s_[i].x[2]);
        return w;
    }
};

double objective(const double* mass, const double* vel, int n, double eps) {
    auto c = std::make_unique<Cluster>(mass, vel, n, eps);
    double e0 = c->energy();
    c->leapfrog(0.02, 40);
    return c->spread() + 0.3 * e0 + 0.1 * std::pow(c->energy(), 2);
}

int main() {
    const int n = 10;
    double m[n], v[n], dm[n] = {}, dv[n] = {};
    for (int i = 0; i < n; ++i) { m[i] = 0.3 + 0.05 * ((i * 7) % 5); v[i] = 0.9 - 0.03 * i; }
    omp_set_num_threads(2);
    std::printf("objective %.9f\n", objective(m, v, n, 0.2));
    double deps = __enzyme_autodiff<double>((void*)objective, enzyme_dup, m, dm, enzyme_dup, v, dv, n, enzyme_out, 0.2);
    int bad = 0;
    const double h = 1e-5;
    auto report = [&](const char* w, int i, double ad, double fd) {
        std::printf("%s %d ad=%.9g fd=%.9g\n", w, i, ad, fd);
        if (!(std::abs(ad - fd) <= 1e-5 * std::abs(fd) + 1e-8)) { std::printf("MISMATCH %s %d got %.10g expected %.10g\n", w, i, ad, fd); bad = 1; }
    };
    for (int i = 0; i < 2 * n; ++i) {
        double* p = i < n ? m + i : v + i - n; double k = *p;
        *p = k + h; double up = objective(m, v, n, 0.2);
        *p = k - h; double dn = objective(m, v, n, 0.2);
        *p = k;
        report(i < n ? "mass" : "vel", i % n, i < n ? dm[i] : dv[i - n], (up - dn) / (2 * h));
    }
    report("eps", 0, deps, (objective(m, v, n, 0.2 + h) - objective(m, v, n, 0.2 - h)) / (2 * h));
    return bad;
}
