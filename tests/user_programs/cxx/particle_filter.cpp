// Robotics: a particle filter whose particles are resampled by index, weights in double, ids in int.
#include "../expect.h"
#include <algorithm>
#include <numeric>
#include <vector>

struct Hypothesis {
    double x, y, heading;
    double weight;
    int ancestor;
};

class Random {
    unsigned state_;

public:
    explicit Random(unsigned s) : state_(s) {}
    double operator()()
    {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 17;
        state_ ^= state_ << 5;
        return state_ / 4294967296.0;
    }
};

static std::vector<Hypothesis> resample(const std::vector<Hypothesis> &old, double offset)
{
    std::vector<double> cumulative(old.size());
    std::transform(old.begin(), old.end(), cumulative.begin(), [](const Hypothesis &h) { return h.weight; });
    std::partial_sum(cumulative.begin(), cumulative.end(), cumulative.begin());
    std::vector<Hypothesis> fresh;
    fresh.reserve(old.size());
    for (size_t i = 0; i < old.size(); i++) {
        const double u = (i + offset) / old.size() * cumulative.back();
        const auto at = std::lower_bound(cumulative.begin(), cumulative.end(), u) - cumulative.begin();
        Hypothesis h = old[at];
        h.ancestor = (int)at;
        h.weight = cumulative.back() / old.size();
        fresh.push_back(h);
    }
    return fresh;
}

static double log_evidence(double speed, double noise, double turn)
{
    Random random(2463534242u);
    std::vector<Hypothesis> cloud(30);
    for (auto &h : cloud)
        h = {random() - 0.5, random() - 0.5, turn * random(), 1.0 / 30, -1};
    double evidence = 0;
    for (int t = 1; t <= 5; t++) {
        for (auto &h : cloud) {
            h.heading += turn * (random() - 0.4);
            h.x += speed * std::cos(h.heading);
            h.y += speed * std::sin(h.heading);
            const double dx = h.x - 0.5 * t, dy = h.y - 0.1 * t * t;
            h.weight *= std::exp(-(dx * dx + dy * dy) / (2 * noise * noise)) / (noise * noise);
        }
        const double total = std::accumulate(cloud.begin(), cloud.end(), 0.0,
                                             [](double s, const Hypothesis &h) { return s + h.weight; });
        evidence += std::log(total);
        for (auto &h : cloud)
            h.weight /= total;
        if (t % 2 == 0)
            cloud = resample(cloud, random());
    }
    const auto best = std::max_element(cloud.begin(), cloud.end(),
                                       [](const auto &a, const auto &b) { return a.weight < b.weight; });
    return evidence + best->x + 0.01 * best->ancestor;
}

struct Three {
    double speed, noise, turn;
};

int main()
{
    double s = 0.5, n = 0.6, t = 0.3;
    const auto g = __enzyme_autodiff<Three>((void *)log_evidence, s, n, t);
    EXPECT_SLOPE("speed", 0, g.speed, log_evidence(s, n, t), s, 1e-6, 1e-5);
    EXPECT_SLOPE("noise", 0, g.noise, log_evidence(s, n, t), n, 1e-6, 1e-5);
    EXPECT_SLOPE("turn", 0, g.turn, log_evidence(s, n, t), t, 1e-6, 1e-5);
    return verdict();
}
