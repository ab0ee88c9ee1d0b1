// Wind farm layout: yearly energy over wind directions computed by a few
// std::threads taking sectors from a shared counter; mutex around the total.
#include <atomic>
#include <cmath>
#include <cstdio>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void*, ...);

struct Turbine { double x, y, hub; };
struct Site { std::vector<double> frequency; double speed, decay, rated; };

class Farm {
    const std::vector<Turbine>& t_;
    const Site& site_;
    std::mutex guard_;
    double total_ = 0;
public:
    Farm(const std::vector<Turbine>& t, const Site& s) : t_(t), site_(s) {}

    double sector_power(int k) const {
        double dir = 2 * M_PI * k / site_.frequency.size(), c = std::cos(dir), s = std::sin(dir);
        double power = 0;
        for (const auto& a : t_) {
            double deficit2 = 0;
            for (const auto& b : t_) {
                if (&a == &b) continue;
                double along = c * (a.x - b.x) + s * (a.y - b.y), cross = -s * (a.x - b.x) + c * (a.y - b.y);
                double gate = 1 / (1 + std::exp(-4 * along));
                double width = 0.6 + site_.decay * std::log1p(std::exp(along));
                double d = 0.5 / (width * width) * std::exp(-0.5 * (cross * cross + std::pow(a.hub - b.hub, 2)) / (width * width)) * gate;
                deficit2 += d * d;
            }
            double u = site_.speed * std::pow(a.hub, 0.14) * (1 - std::sqrt(deficit2 + 1e-6));
            double p = std::pow(u, 3);
            power += p / std::pow(1 + std::pow(p / site_.rated, 2), 0.5);
        }
        return power;
    }
    double yearly(int workers) {
        std::atomic<int> next{0};
        std::vector<std::thread> pool;
        for (int w = 0; w < workers; ++w)
            pool.emplace_back([this, &next] {
                for (;;) {
                    int k = next.fetch_add(1);
                    if (k >= static_cast<int>(site_.frequency.size())) break;
                    double e = site_.frequency[k] * sector_power(k);
                    std::lock_guard<std::mutex> lock(guard_);
                    total_ += e;
                }
            });
        for (auto& t : pool) t.join();
        return total_;
    }
};

double energy(const std::vector<Turbine>* t, const Site* s, int workers) {
    Farm f(*t, *s);
    return f.yearly(workers);
}

int main() {
    std::vector<Turbine> t{{0, 0, 1}, {3.1, 0.4, 1.1}, {1.2, 4, 0.9}, {5.3, 3.2, 1.05}, {-2.4, 2.7, 1.2}}, g(5, Turbine{0, 0, 0});
    Site s{{0.06, 0.05, 0.08, 0.12, 0.2, 0.15, 0.11, 0.08, 0.06, 0.04, 0.03, 0.02}, 9.0, 0.08, 900};
    std::printf("energy %.8f\n", energy(&t, &s, 3));
    __enzyme_autodiff((void*)energy, enzyme_dup, &t, &g, enzyme_const, &s, enzyme_const, 3);
    int bad = 0;
    for (int i = 0; i < 15; ++i) {
        double* p = &t[i / 3].x + i % 3; double ad = *(&g[i / 3].x + i % 3), k = *p, h = 1e-5;
        *p = k + h; double up = energy(&t, &s, 3);
        *p = k - h; double dn = energy(&t, &s, 3);
        *p = k;
        double fd = (up - dn) / (2 * h);
        std::printf("%d ad=%.8g fd=%.8g\n", i, ad, fd);
        if (!(std::abs(ad - fd) <= 1e-5 * std::abs(fd) + 1e-6)) { std::printf("MISMATCH %d got %.10g expected %.10g\n", i, ad, fd); bad = 1; }
    }
    return bad;
}
