// Heart beats in an electrocardiogram: ranges and views, a pipeline of functions, optional features, windows in deques.
#include "../expect.h"
#include <algorithm>
#include <cmath>
#include <deque>
#include <functional>
#include <numbers>
#include <numeric>
#include <optional>
#include <ranges>
#include <string>
#include <vector>

namespace rv = std::views;
using Samples = std::vector<double>;
using Stage = std::function<Samples(const Samples &)>;

struct Wave {
    double place, height, width; // s after the beat, mV, s
};

struct Heart {
    double rate, drift;
    std::vector<Wave> waves; // P, Q, R, S, T
};

static Samples record(const Heart &h, int n, double rate)
{
    Samples out(n);
    for (int i : rv::iota(0, n)) {
        const double t = i / rate;
        double y = 0.05 * h.drift * std::sin(1.3 * t);
        for (int beat : rv::iota(0, 4)) {
            const double begin = 0.15 + beat * 60 / h.rate * (1 + 0.02 * (beat % 2));
            for (const Wave &w : h.waves)
                y += w.height * std::exp(-0.5 * std::pow((t - begin - w.place) / w.width, 2));
        }
        out[i] = y;
    }
    return out;
}

static Stage high_pass(double share)
{
    return [share, last = 0.0](const Samples &x) mutable {
        Samples y;
        y.reserve(x.size());
        double before = 0;
        for (double v : x) {
            last = share * (last + v - before);
            before = v;
            y.push_back(last);
        }
        return y;
    };
}

static Stage moving_average(std::size_t width)
{
    return [width](const Samples &x) {
        std::deque<double> window;
        Samples y;
        double sum = 0;
        for (double v : x) {
            window.push_back(v);
            sum += v;
            if (window.size() > width) {
                sum -= window.front();
                window.pop_front();
            }
            y.push_back(sum / window.size());
        }
        return y;
    };
}

static Stage compose(std::vector<Stage> stages)
{
    return [stages = std::move(stages)](const Samples &x) {
        return std::accumulate(stages.begin(), stages.end(), x, [](Samples s, const Stage &f) { return f(s); });
    };
}

struct Beat {
    std::size_t at;
    double peak;
    std::optional<double> interval, st_level;
};

static std::vector<Beat> find_beats(const Samples &raw, const Samples &energy, double threshold, double rate)
{
    const double limit = threshold * std::ranges::max(energy);
    std::vector<Beat> beats;
    std::size_t i = 0;
    while (i < energy.size()) {
        const auto rest = energy | rv::drop(i);
        const auto from = std::ranges::find_if(rest, [&](double e) { return e > limit; });
        if (from == rest.end())
            break;
        const auto to = std::find_if(from, rest.end(), [&](double e) { return e < 0.6 * limit; });
        const std::size_t a = i + (from - rest.begin()), b = i + (to - rest.begin());
        const auto top = std::ranges::max_element(raw.begin() + std::max<std::size_t>(a, 8) - 8, raw.begin() + b);
        const std::size_t at = top - raw.begin();
        // the vertex of a parabola through three samples
        double place = at, height = *top;
        if (at > 0 && at + 1 < raw.size()) {
            const double l = raw[at - 1], r = raw[at + 1], bend = l - 2 * *top + r;
            place += 0.5 * (l - r) / bend;
            height -= (l - r) * (l - r) / (8 * bend);
        }
        Beat found{at, height, {}, {}};
        if (!beats.empty())
            found.interval = (place - beats.back().at) / rate;
        if (at + 14 < raw.size())
            found.st_level = raw[at + 14];
        beats.push_back(found);
        i = b + 1;
    }
    return beats;
}

// Compares features of a simulated record with those of a patient.
struct Objective {
    double rate = 100;
    int samples = 340;
    std::vector<double> patient;
    double threshold;

    double operator()(const Heart &h, double share) const
    {
        const Samples raw = record(h, samples, rate);
        const Stage pipeline = compose({high_pass(share), [](const Samples &x) {
                                            Samples d(x.size());
                                            std::adjacent_difference(x.begin(), x.end(), d.begin());
                                            return d;
                                        },
                                        [](const Samples &x) {
                                            auto squares = x | rv::transform([](double v) { return v * v; });
                                            return Samples(squares.begin(), squares.end());
                                        },
                                        moving_average(8)});
        const Samples energy = pipeline(raw);
        const auto beats = find_beats(raw, energy, threshold, rate);
        double cost = 0;
        for (const Beat &b : beats | rv::filter([](const Beat &b) { return b.interval.has_value(); }))
            cost += std::pow(*b.interval - patient[0], 2) + std::pow(b.peak - patient[1], 2);
        auto levels = beats | rv::transform(&Beat::st_level) | rv::filter([](const auto &l) { return bool(l); }) | rv::transform([](const auto &l) { return *l; });
        for (double l : levels | rv::take(3))
            cost += 10 * (l - patient[2]) * (l - patient[2]);
        Samples sorted = energy;
        std::ranges::sort(sorted, std::greater{});
        cost += std::accumulate(sorted.begin(), sorted.begin() + 20, 0.0);
        return beats.size() >= 3 ? cost : 1e3;
    }
};

static double misfit(const Objective *o, const Heart *h, double share) { return (*o)(*h, share); }

int main()
{
    Objective o;
    o.patient = {0.8, 1.3, 0.05};
    o.threshold = 0.3;
    Heart h{74, 0.7, {{-0.16, 0.15, 0.022}, {-0.03, -0.12, 0.011}, {0.003, 1.25, 0.013}, {0.035, -0.25, 0.012}, {0.24, 0.31, 0.045}}};
    Heart d = h;
    d.rate = d.drift = 0;
    std::ranges::fill(d.waves, Wave{});
    double share = 0.97;
    const double dshare = __enzyme_autodiff<double>((void *)misfit, enzyme_const, &o, enzyme_dup, &h, &d, enzyme_out, share);
    EXPECT_SLOPE("rate", 0, d.rate, misfit(&o, &h, share), h.rate, 1e-4, 1e-5);
    EXPECT_SLOPE("drift", 0, d.drift, misfit(&o, &h, share), h.drift, 1e-4, 1e-5);
    EXPECT_SLOPE("share", 0, dshare, misfit(&o, &h, share), share, 1e-5, 1e-5);
    for (std::size_t i = 0; i < h.waves.size(); ++i) {
        EXPECT_SLOPE("place", i, d.waves[i].place, misfit(&o, &h, share), h.waves[i].place, 1e-6, 1e-5);
        EXPECT_SLOPE("height", i, d.waves[i].height, misfit(&o, &h, share), h.waves[i].height, 1e-5, 1e-5);
        EXPECT_SLOPE("width", i, d.waves[i].width, misfit(&o, &h, share), h.waves[i].width, 1e-6, 1e-5);
    }
    return verdict();
}
