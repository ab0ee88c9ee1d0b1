// Process control: blocks of a loop are std::function with mutable lambdas, bind_front and members by pointer; a schedule
// in an unordered_map of vectors of tuples, std::apply and invoke, and structured bindings over arrays.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

using Block = std::function<double(double)>;

struct Plant {
    double wall = 20, air = 20;
    double heat(double power, double dt)
    {
        const double loss = 0.02 * (air - wall) + 1e-10 * (std::pow(air + 273, 4) - std::pow(wall + 273, 4));
        air += dt * (power - loss);
        wall += dt * 0.3 * loss - dt * 0.001 * (wall - 20);
        return air;
    }
    double quench(double power, double dt)
    {
        heat(0, dt);
        return air -= dt * power * 0.1;
    }
    [[nodiscard]] double spread() const noexcept { return air - wall; }
};

static Block pid(double kp, double ki, double kd)
{
    return [=, sum = 0.0, last = 0.0, first = true](double e) mutable {
        sum += e;
        const double slope = std::exchange(first, false) ? 0 : e - last;
        last = e;
        return kp * e + ki * sum + kd * slope;
    };
}

static Block low_pass(double share)
{
    auto state = std::make_shared<double>(0.0);
    return [state, share](double x) { return *state += share * (x - *state); };
}

static Block chain(std::vector<Block> blocks)
{
    return [blocks = std::move(blocks)](double x) {
        for (const Block &b : blocks)
            x = b(x);
        return x;
    };
}

static double soft_limit(double top, double slope, double x) { return top / (1 + std::exp(-slope * (x - 0.5 * top))); }

static double firing(const double *gains, const double *targets)
{
    Plant plant;
    using Phase = std::tuple<int, double, double (Plant::*)(double, double)>;
    std::unordered_map<std::string, std::vector<Phase>> schedules{
        {"bisque", {{20, targets[0], &Plant::heat}, {15, targets[1], &Plant::heat}}},
        {"glaze", {{10, targets[2], &Plant::heat}, {8, targets[3], &Plant::quench}}},
    };
    std::map<std::string, Block, std::less<>> loop;
    loop.emplace("controller", pid(gains[0], gains[1], gains[2]));
    loop.emplace("valve", chain({low_pass(gains[3]), std::bind_front(soft_limit, 12.0, 0.4)}));
    double cost = 0;
    const auto run = [&](int minutes, double target, auto member) {
        for (int i = 0; i < minutes; ++i) {
            const double error = target - plant.air, power = loop.find("valve")->second(loop.at("controller")(0.1 * error));
            std::invoke(member, plant, power, 1.0);
            cost += 1e-3 * error * error + 0.02 * power;
        }
        return plant.spread();
    };
    for (const char *name : {"bisque", "glaze"})
        for (const Phase &p : schedules[name])
            cost += 0.01 * std::apply(run, p);
    const std::array<std::function<double(const Plant &)>, 3> gauges{&Plant::wall, std::mem_fn(&Plant::spread),
                                                                    [](const Plant &p) { return 0.5 * p.air; }};
    std::array<double, 3> shown{};
    std::transform(gauges.begin(), gauges.end(), shown.begin(), [&](const auto &g) { return g(plant); });
    const auto &[wall, spread, half] = shown;
    return cost + 0.1 * wall + 0.02 * spread * spread + 0.001 * half;
}

int main()
{
    double gains[4] = {0.9, 0.05, 0.2, 0.6}, dg[4] = {}, targets[4] = {120, 180, 240, 90}, dt[4] = {};
    __enzyme_autodiff<void>((void *)firing, enzyme_dup, gains, dg, enzyme_dup, targets, dt);
    for (int i = 0; i < 4; i++) {
        EXPECT_SLOPE("gain", i, dg[i], firing(gains, targets), gains[i], 1e-4, 1e-6);
        EXPECT_SLOPE("target", i, dt[i], firing(gains, targets), targets[i], 1e-2, 1e-6);
    }
    for (int i = 0; i < 4; i++) {
        double v[4] = {};
        v[i] = 1;
        expect("forward", i, __enzyme_fwddiff<double>((void *)firing, enzyme_dup, gains, v, enzyme_const, targets), dg[i], 1e-8);
    }
    return verdict();
}
