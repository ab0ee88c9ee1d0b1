// A heating controller as a state machine over std::variant, tuned through its set points.
#include <cmath>
#include <string>
#include <variant>
#include <vector>
#include "../expect.h"
namespace
{
struct Off {
    double since;
};
struct Heating {
    double power;
    double since;
};
struct Boost {
    double power;
    int steps_left;
};
using State = std::variant<Off, Heating, Boost>;
template <class... F> struct overload : F... {
    using F::operator()...;
};
template <class... F> overload(F...) -> overload<F...>;
struct House {
    double inside, outside, capacity, loss;
    std::string name;
};
double comfort(const double *p, const std::vector<double> &weather)
{
    House house{p[0], 5.0, p[1], p[2], "a house in the north of the country"};
    State state = Off{0};
    double cost = 0, t = 0;
    for (double w : weather) {
        house.outside = w;
        const double power = std::visit(
            overload{[](const Off &) { return 0.0; }, [](const Heating &h) { return h.power; },
                     [](const Boost &b) { return b.power * (1 + 0.1 * b.steps_left); }},
            state);
        house.inside += (power - house.loss * (house.inside - house.outside)) / house.capacity;
        t += 1;
        cost += 0.1 * power * power + std::pow(house.inside - 20, 2);
        state = std::visit(overload{[&](const Off &o) -> State {
                                        if (house.inside < 17)
                                            return Boost{p[3] * 1.5, 3};
                                        if (house.inside < 19)
                                            return Heating{p[3], t};
                                        return o;
                                    },
                                    [&](const Heating &h) -> State {
                                        if (house.inside > 21)
                                            return Off{t};
                                        return Heating{h.power * 0.99, h.since};
                                    },
                                    [&](Boost b) -> State {
                                        if (--b.steps_left == 0)
                                            return Heating{b.power * 0.8, t};
                                        return b;
                                    }},
                           state);
    }
    if (auto *h = std::get_if<Heating>(&state))
        cost += h->power * 0.5;
    return cost / (1 + house.name.size());
}
} // namespace
int main()
{
    double p[4] = {16.0, 3.0, 0.2, 4.0}, d[4] = {};
    std::vector<double> weather;
    for (int i = 0; i < 24; ++i)
        weather.push_back(5 + 4 * std::sin(i * 0.3));
    __enzyme_autodiff<void>((void *)comfort, enzyme_dup, p, d, enzyme_const, &weather);
    for (int i = 0; i < 4; ++i)
        EXPECT_SLOPE("comfort", i, d[i], comfort(p, weather), p[i], 1e-4, 1e-6);
    return verdict();
}
