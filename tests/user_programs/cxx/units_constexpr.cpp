// Physics: quantities with units as template arguments, concepts, a rocket in stages with std::span and three-way comparison.
#include "../expect.h"
#include <algorithm>
#include <compare>
#include <concepts>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

template <int L, int M, int T> struct Quantity {
    double value{};
    constexpr auto operator<=>(const Quantity &) const = default;
    constexpr Quantity &operator+=(Quantity o)
    {
        value += o.value;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return {a.value + b.value}; }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return {a.value - b.value}; }
    friend constexpr Quantity operator*(double s, Quantity q) { return {s * q.value}; }
};
template <int L, int M, int T, int K, int N, int U> constexpr Quantity<L + K, M + N, T + U> operator*(Quantity<L, M, T> a, Quantity<K, N, U> b) { return {a.value * b.value}; }
template <int L, int M, int T, int K, int N, int U> constexpr Quantity<L - K, M - N, T - U> operator/(Quantity<L, M, T> a, Quantity<K, N, U> b) { return {a.value / b.value}; }

using Length = Quantity<1, 0, 0>;
using Mass = Quantity<0, 1, 0>;
using Time = Quantity<0, 0, 1>;
using Speed = Quantity<1, 0, -1>;
using Force = Quantity<1, 1, -2>;
using Acceleration = Quantity<1, 0, -2>;

struct Stage {
    Mass dry, fuel;
    Force thrust;
    Speed exhaust;
    std::optional<Time> coast;
};

struct State {
    Length height;
    Speed speed;
    Mass mass;
};

template <class F>
concept Field = std::invocable<F, Length> && std::same_as<std::invoke_result_t<F, Length>, Acceleration>;

template <Field Gravity> static State fly(State s, std::span<Stage> stages, Gravity gravity, double drag)
{
    constexpr Time dt{0.5};
    for (Stage &stage : stages) {
        Time left = stage.coast.value_or(Time{0});
        while (stage.fuel > Mass{0.01} || left > Time{0}) {
            Force f{-drag * s.speed.value * s.speed.value * std::exp(-s.height.value / 800)};
            if (stage.fuel > Mass{0.01}) {
                const Mass burnt{std::min(stage.fuel.value, (stage.thrust / stage.exhaust * dt).value)};
                f += (1 / dt.value) * Force{(burnt * stage.exhaust).value};
                stage.fuel = stage.fuel - burnt;
                s.mass = s.mass - burnt;
            } else
                left = left - dt;
            const Acceleration a = f / s.mass - gravity(s.height);
            s.speed += a * dt;
            s.height += s.speed * dt;
        }
        s.mass = s.mass - stage.dry;
    }
    return s;
}

static double apogee(const Stage *plan, double drag)
{
    std::vector<Stage> stages(plan, plan + 2);
    stages[1].coast = stages[0].coast ? std::nullopt : std::optional(Time{2});
    const Mass all = std::accumulate(stages.begin(), stages.end(), Mass{5}, [](Mass m, const Stage &s) { return m + s.dry + s.fuel; });
    const State end = fly({{0}, {0}, all}, stages, [](Length h) { return Acceleration{9.81 / ((1 + h.value / 6371000) * (1 + h.value / 6371000))}; }, drag);
    return end.height.value / 1000 + end.speed.value / 100;
}

int main()
{
    Stage plan[2] = {{{20}, {60.3}, {4000}, {2500}, Time{3}}, {{8}, {25.7}, {1200}, {2900}, {}}}, d[2] = {};
    d[0].dry = d[1].dry = {};
    double drag = 0.02;
    const double dd = __enzyme_autodiff<double>((void *)apogee, enzyme_dup, plan, d, enzyme_out, drag);
    for (int i = 0; i < 2; i++) {
        EXPECT_SLOPE("dry", i, d[i].dry.value, apogee(plan, drag), plan[i].dry.value, 1e-4, 1e-5);
        EXPECT_SLOPE("exhaust", i, d[i].exhaust.value, apogee(plan, drag), plan[i].exhaust.value, 1e-3, 1e-5);
    }
    EXPECT_SLOPE("drag", 0, dd, apogee(plan, drag), drag, 1e-6, 1e-5);
    return verdict();
}
