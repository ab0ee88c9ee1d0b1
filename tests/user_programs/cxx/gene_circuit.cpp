// A circuit of genes: rate laws as functions, species by name, Runge and Kutta with step control.
#include <cmath>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>
#include "../expect.h"

class Model
{
    std::map<std::string, std::size_t> index_;
    std::vector<std::string> names_;
    using State = std::vector<double>;
    struct Reaction {
        std::function<double(const State &)> rate;
        std::vector<std::pair<std::size_t, int>> change;
    };
    std::vector<Reaction> reactions_;
    State start_;

  public:
    std::size_t species(const std::string &name, double start)
    {
        const auto [it, fresh] = index_.try_emplace(name, names_.size());
        if (!fresh)
            throw std::invalid_argument("species " + name + " is there twice");
        names_.push_back(name);
        start_.push_back(start);
        return it->second;
    }
    void reaction(std::function<double(const State &)> rate,
                  std::initializer_list<std::pair<std::string, int>> change)
    {
        Reaction r{std::move(rate), {}};
        for (const auto &[name, by] : change)
            r.change.emplace_back(index_.at(name), by);
        reactions_.push_back(std::move(r));
    }
    State slope(const State &x) const
    {
        State d(x.size());
        for (const auto &r : reactions_) {
            const double v = r.rate(x);
            for (auto [i, by] : r.change)
                d[i] += by * v;
        }
        return d;
    }
    State run(double until, double tolerance) const
    {
        auto axpy = [](const State &x, double a, const State &y) {
            State r(x);
            for (std::size_t i = 0; i < r.size(); ++i)
                r[i] += a * y[i];
            return r;
        };
        State x = start_;
        double t = 0, h = 0.1;
        int steps = 0;
        std::ostringstream log;
        while (t < until) {
            if (++steps > 4000)
                throw std::runtime_error("too many steps");
            h = std::min(h, until - t);
            const State k1 = slope(x), k2 = slope(axpy(x, h / 2, k1)), k3 = slope(axpy(x, 0.75 * h, k2));
            State next = x;
            double error = 0;
            for (std::size_t i = 0; i < x.size(); ++i) {
                next[i] += h / 9 * (2 * k1[i] + 3 * k2[i] + 4 * k3[i]);
                error = std::max(error, h * std::abs(k1[i] / 12 - k2[i] / 6 + k3[i] / 12));
            }
            if (error > tolerance) {
                h /= 2;
                log << "halved at step " << steps << '\n';
                continue;
            }
            t += h;
            x.swap(next);
            if (error < tolerance / 10)
                h *= 2;
        }
        return x;
    }
    double operator()(const State &x, const std::string &name) const { return x.at(index_.at(name)); }
};

static double protein(const double *k, int order)
{
    Model m;
    m.species("messenger of the first gene", 0.2);
    m.species("messenger of the second gene", 0.1);
    m.species("A", 1.0);
    m.species("B", 0.5);
    auto hill = [order](double x, double half) { return 1 / (1 + std::pow(x / half, order)); };
    m.reaction([=](const std::vector<double> &x) { return k[0] * hill(x[3], k[1]); },
               {{"messenger of the first gene", 1}});
    m.reaction([=](const std::vector<double> &x) { return k[2] * hill(x[2], k[1]); },
               {{"messenger of the second gene", 1}});
    for (int g = 0; g < 2; ++g) {
        const std::string mrna = g ? "messenger of the second gene" : "messenger of the first gene";
        m.reaction([g, d = k[3]](const std::vector<double> &x) { return d * x[g]; }, {{mrna, -1}});
        m.reaction([g, k](const std::vector<double> &x) { return k[4] * x[g]; }, {{g ? "B" : "A", 1}});
        m.reaction([=](const std::vector<double> &x) { return k[5] * x[2 + g]; }, {{g ? "B" : "A", -1}});
    }
    try {
        const auto x = m.run(4, 1e-4);
        return m(x, "A") - 0.5 * m(x, "B") + m(x, "messenger of the first gene");
    } catch (const std::runtime_error &e) {
        std::cerr << e.what() << '\n';
        return -1;
    }
}

int main()
{
    double k[6] = {1.4, 0.9, 1.1, 0.5, 0.8, 0.3}, d[6] = {};
    __enzyme_autodiff<void>((void *)protein, enzyme_dup, k, d, enzyme_const, 3);
    for (int i = 0; i < 6; ++i)
        EXPECT_SLOPE("k", i, d[i], protein(k, 3), k[i], 1e-6, 1e-6);
    return verdict();
}
