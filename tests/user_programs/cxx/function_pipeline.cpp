// ODEs: an integrator that takes any std::function, right-hand sides as lambdas that capture.
#include "../expect.h"
#include <array>
#include <functional>
#include <vector>

using State = std::array<double, 2>;
using Field = std::function<State(double, const State &)>;
using Observer = std::function<bool(double, const State &)>;

static State integrate(const Field &f, State y, double end, int steps, const Observer &watch)
{
    const double h = end / steps;
    auto shifted = [&](const State &s, const State &k, double by) {
        State r = s;
        for (size_t i = 0; i < r.size(); i++)
            r[i] += by * k[i];
        return r;
    };
    for (int i = 0; i < steps; i++) {
        const double t = i * h;
        const State k1 = f(t, y), k2 = f(t + h / 2, shifted(y, k1, h / 2));
        const State k3 = f(t + h / 2, shifted(y, k2, h / 2)), k4 = f(t + h, shifted(y, k3, h));
        y = shifted(shifted(shifted(shifted(y, k1, h / 6), k2, h / 3), k3, h / 3), k4, h / 6);
        if (!watch(t + h, y))
            break;
    }
    return y;
}

static double pendulum(double length, double damping, double kick)
{
    std::vector<Field> forces;
    forces.push_back([length](double, const State &s) -> State { return {s[1], -9.81 / length * std::sin(s[0])}; });
    forces.push_back([&](double, const State &s) -> State { return {0, -damping * s[1]}; });
    forces.emplace_back([kick, count = 0](double t, const State &) mutable -> State {
        count++;
        return {0, kick * std::exp(-t) * (count > 0 ? 1 : 0)};
    });
    double largest = 0;
    int calls = 0;
    const State end = integrate(
        [&forces](double t, const State &s) {
            State sum{};
            for (auto &f : forces) {
                const State part = f(t, s);
                sum[0] += part[0];
                sum[1] += part[1];
            }
            return sum;
        },
        {0.8, 0}, 2.0, 50,
        [&](double, const State &s) {
            largest += s[0] * s[0];
            return ++calls < 45;
        });
    return end[0] + 0.1 * end[1] + 0.01 * largest;
}

struct Three {
    double length, damping, kick;
};

int main()
{
    double l = 1.2, c = 0.3, k = 0.7;
    const auto g = __enzyme_autodiff<Three>((void *)pendulum, l, c, k);
    EXPECT_SLOPE("length", 0, g.length, pendulum(l, c, k), l, 1e-3, 1e-7);
    EXPECT_SLOPE("damping", 0, g.damping, pendulum(l, c, k), c, 1e-3, 1e-7);
    EXPECT_SLOPE("kick", 0, g.kick, pendulum(l, c, k), k, 1e-3, 1e-7);
    return verdict();
}
