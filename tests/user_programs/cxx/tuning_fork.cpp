// Music theory: a scale as a list that is spliced and merged, dissonance of chords with partials in tuples.
#include "../expect.h"
#include <algorithm>
#include <forward_list>
#include <list>
#include <string>
#include <tuple>
#include <valarray>
#include <vector>

struct Tone {
    std::string name;
    double cents;
    std::valarray<double> partials;
};

using Partial = std::tuple<double, float, int>; // frequency, amplitude, tone

static std::list<Tone> scale(const double *cents, int n)
{
    std::list<Tone> low, high;
    for (int i = 0; i < n; i++) {
        std::valarray<double> p(3);
        for (std::size_t k = 0; k < 3; k++)
            p[k] = 1.0 / (k + 1 + 0.1 * i);
        (i % 2 ? high : low).push_back(Tone{"tone " + std::to_string(i), cents[i], p / p.sum()});
    }
    const auto by_cents = [](const Tone &a, const Tone &b) { return a.cents < b.cents; };
    low.sort(by_cents);
    high.sort(by_cents);
    low.merge(high, by_cents);
    std::list<Tone> rest;
    rest.splice(rest.begin(), low, low.begin(), std::next(low.begin(), 2));
    rest.reverse();
    low.splice(low.end(), rest);
    low.remove_if([](const Tone &t) { return t.name == "tone 4"; });
    return low;
}

static double roughness(const std::list<Tone> &tones, double base)
{
    std::forward_list<Partial> partials;
    int index = 0;
    for (const Tone &t : tones) {
        const double f = base * std::exp2(t.cents / 1200);
        for (std::size_t k = 0; k < t.partials.size(); k++)
            partials.emplace_front(f * (k + 1), static_cast<float>(t.partials[k]), index);
        index++;
    }
    partials.sort();
    double sum = 0;
    for (auto a = partials.begin(); a != partials.end(); ++a)
        for (auto b = std::next(a); b != partials.end(); ++b) {
            const auto &[fa, la, ta] = *a;
            const auto &[fb, lb, tb] = *b;
            if (ta == tb)
                continue;
            const double s = 0.24 / (0.021 * fa + 19), x = s * (fb - fa);
            sum += la * lb * (std::exp(-3.5 * x) - std::exp(-5.75 * x));
        }
    return sum;
}

static double dissonance(const double *cents, int n, double base)
{
    const auto tones = scale(cents, n);
    double position = 0;
    int i = 0;
    for (const auto &t : tones)
        position += ++i * t.cents * t.partials.max() * 1e-4;
    return roughness(tones, base) + position;
}

int main()
{
    double cents[6] = {0, 386, 702, 204, 498, 1088}, d[6] = {}, base = 220;
    const double db = __enzyme_autodiff<double>((void *)dissonance, enzyme_dup, cents, d, enzyme_const, 6, enzyme_out, base);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("cents", i, d[i] * 100, 100 * dissonance(cents, 6, base), cents[i], 1e-2, 1e-6);
    EXPECT_SLOPE("base", 0, db * 100, 100 * dissonance(cents, 6, base), base, 1e-2, 1e-6);
    return verdict();
}
