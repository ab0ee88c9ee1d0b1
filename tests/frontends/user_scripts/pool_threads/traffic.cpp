// Cars behind each other: the intelligent driver model, with a scratch buffer for each thread.
#include <array>
#include <cmath>
#include <random>
#include <vector>

namespace {
thread_local std::vector<double> gaps;  // scratch
struct Driver {
    double desired, headway, accelerate, brake;
};

double follow(const Driver &d, double v, double gap, double closing)
{
    const double wish = 2.0 + v * d.headway + v * closing / (2 * std::sqrt(d.accelerate * d.brake));
    return d.accelerate * (1 - std::pow(v / d.desired, 4) - (wish / gap) * (wish / gap));
}
}  // namespace

// Speeds in the end, of cars on a ring.
extern "C" void drive(const double *x0, const double *v0, int n, const double parameters[4],
                      double ring, int steps, unsigned seed, double *out)
{
    const Driver driver{parameters[0], parameters[1], parameters[2], parameters[3]};
    std::mt19937 random(seed);
    std::normal_distribution<double> noise(0.0, 0.05);
    std::vector<double> x(x0, x0 + n), v(v0, v0 + n);
    for (int s = 0; s < steps; ++s) {
        gaps.assign(n, 0.0);
        for (int i = 0; i < n; ++i) {
            const int ahead = (i + 1) % n;
            gaps[i] = x[ahead] - x[i] + (ahead == 0 ? ring : 0.0);
        }
        std::vector<double> next(v);
        for (int i = 0; i < n; ++i)
            next[i] += 0.1 * (follow(driver, v[i], gaps[i], v[i] - v[(i + 1) % n]) + noise(random));
        for (int i = 0; i < n; ++i)
            x[i] += 0.1 * v[i];
        v.swap(next);
    }
    for (int i = 0; i < n; ++i)
        out[i] = v[i];
}

static double memory[64];  // what the last calls gave: shared by all threads
static int calls;

extern "C" double logged(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; ++i)
        sum += std::exp(-x[i] * x[i]) * x[(i + 1) % n];
    memory[calls++ % 64] = sum;
    return sum;
}
