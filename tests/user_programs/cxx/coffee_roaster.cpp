// Coffee: a roaster's phases are alternatives of a variant; transitions carry state by value.
#include "../expect.h"
#include <string>
#include <variant>
#include <vector>

struct Drying { double moisture; };
struct Browning { double moisture; float colour; };
struct Cracked { float colour; double gas; std::string label; };
struct Finished { std::vector<double> profile; float colour; };
using Phase = std::variant<Drying, Browning, Cracked, Finished>;

template <class... F> struct overloaded : F... { using F::operator()...; };
template <class... F> overloaded(F...) -> overloaded<F...>;

struct Roaster {
    double bean = 25, power = 1, airflow = 0.2;
    std::vector<double> history;

    Phase step(Phase phase, double dt)
    {
        history.push_back(bean);
        return std::visit(
            overloaded{
                [&](Drying d) -> Phase {
                    const double rate = 0.02 * std::exp((bean - 100) / 60) * d.moisture;
                    bean += dt * (60 * power - 30 * airflow - 200 * rate);
                    d.moisture -= dt * rate * 10;
                    if (bean > 150)
                        return Browning{d.moisture, 0.0f};
                    return d;
                },
                [&](Browning b) -> Phase {
                    bean += dt * (40 * power - 40 * airflow);
                    b.colour += static_cast<float>(dt * 0.5 * std::exp((bean - 190) / 30));
                    b.moisture *= 1 - 0.3 * dt;
                    if (bean > 196)
                        return Cracked{b.colour, 1 - b.moisture, "first crack, listened to by ear"};
                    return b;
                },
                [&](Cracked &c) -> Phase {
                    bean += dt * (20 * power - 50 * airflow * c.gas);
                    c.gas *= 1 - 0.2 * dt;
                    c.colour += static_cast<float>(dt * 0.8 * c.gas);
                    if (history.size() > 40)
                        return Finished{history, c.colour};
                    return std::move(c);
                },
                [](const Finished &f) -> Phase { return f; }},
            phase);
    }
};

static double taste(const double *schedule, int n, double moisture)
{
    Roaster r;
    Phase phase = Drying{moisture};
    for (int i = 0; i < 50; i++) {
        r.power = schedule[(i / 5) % n];
        phase = r.step(std::move(phase), 0.15);
    }
    if (const auto *f = std::get_if<Finished>(&phase)) {
        double sum = 0;
        for (double t : f->profile)
            sum += t * t * 1e-5;
        return sum + 3 * f->colour;
    }
    return static_cast<double>(phase.index());
}

int main()
{
    double s[6] = {1.1, 1.2, 1.0, 1.15, 0.9, 1.05}, d[6] = {}, moisture = 0.11;
    const double dm = __enzyme_autodiff<double>((void *)taste, enzyme_dup, s, d, enzyme_const, 6, enzyme_out, moisture);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("schedule", i, d[i], taste(s, 6, moisture), s[i], 1e-3, 2e-3);
    EXPECT_SLOPE("moisture", 0, dm, taste(s, 6, moisture), moisture, 1e-3, 2e-3);
    return verdict();
}
