// Perfumes: notes are variants that evaporate by laws of their own, visited by overloaded lambdas.
#include "../expect.h"
#include <memory>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

template <class... F> struct overloaded : F... {
    using F::operator()...;
};
template <class... F> overloaded(F...) -> overloaded<F...>;

struct Citrus {
    double strength, half_life;
};
struct Wood {
    double strength;
    int rings;
    double warmth;
};
struct Musk {
    float strength;
    bool synthetic;
};
struct Accord;
using Note = std::variant<std::monostate, Citrus, Wood, Musk, std::unique_ptr<Accord>>;

struct Accord {
    std::string name;
    std::vector<std::pair<Note, double>> parts;
};

double smell(const Note &note, double t)
{
    return std::visit(overloaded{
                          [](std::monostate) { return 0.0; },
                          [t](const Citrus &c) { return c.strength * std::exp2(-t / c.half_life); },
                          [t](const Wood &w) { return w.strength * (1 - std::exp(-w.warmth * t)) / std::sqrt(w.rings); },
                          [&](const Musk &m) { return m.strength * (m.synthetic ? 1.0 : 1 / (1 + 0.1 * t)); },
                          [t](const std::unique_ptr<Accord> &a) {
                              double sum = 0, weight = 0;
                              for (const auto &[part, share] : a->parts) {
                                  sum += share * smell(part, t);
                                  weight += share;
                              }
                              return weight > 0 ? sum / weight : 0.0;
                          },
                      },
                      note);
}

int count(const Note &note)
{
    return std::visit(
        [](const auto &n) -> int {
            using T = std::decay_t<decltype(n)>;
            if constexpr (std::is_same_v<T, std::monostate>)
                return 0;
            else if constexpr (std::is_same_v<T, std::unique_ptr<Accord>>) {
                int sum = static_cast<int>(n->name.size()) % 3;
                for (const auto &p : n->parts)
                    sum += count(p.first);
                return sum;
            } else
                return 1;
        },
        note);
}

std::unique_ptr<Accord> chypre(const double *mix)
{
    auto heart = std::make_unique<Accord>();
    heart->name = "heart of oak and moss";
    heart->parts.emplace_back(Wood{mix[1], 40, 0.5}, 0.7);
    heart->parts.emplace_back(Musk{0.75f, false}, 0.3);
    auto whole = std::make_unique<Accord>();
    whole->name = "chypre";
    whole->parts.emplace_back(Citrus{mix[0], 1.5}, 1.0);
    whole->parts.emplace_back(std::move(heart), mix[2]);
    whole->parts.emplace_back(std::monostate{}, 0.2);
    return whole;
}

double impression(const double *mix, double time)
{
    std::vector<Note> shelf;
    shelf.push_back(chypre(mix));
    shelf.push_back(Citrus{0.5 * mix[0], 0.75});
    shelf.emplace_back(Musk{static_cast<float>(mix[2]), true});
    shelf.push_back({});
    if (auto *c = std::get_if<Citrus>(&shelf[1]))
        c->strength += 0.1 * mix[1];
    shelf[3] = Wood{0.2, 9, mix[2]};
    double sum = 0;
    int notes = 0;
    for (const auto &note : shelf) {
        const double s = smell(note, time);
        sum += s * s * (1 + static_cast<double>(note.index()));
        notes += count(note);
    }
    return notes == 6 || notes == 7 ? sum : -notes;
}

int main()
{
    double mix[3] = {1.25, 0.8, 0.6}, d[3] = {}, time = 1.75;
    const double dt = __enzyme_autodiff<double>((void *)impression, enzyme_dup, mix, d, enzyme_out, time);
    EXPECT_SLOPE("time", 0, dt, impression(mix, time), time, 1e-2, 1e-5);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("mix", i, d[i], impression(mix, time), mix[i], 0.015625, 1e-4);
    return verdict();
}
