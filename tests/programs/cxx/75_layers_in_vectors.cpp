// Objects of classes in a vector of unique_ptr, which is moved when it grows: by functions that move
// addresses, and know nothing of what is behind them. At -O0 they stood for their own shadows.
#include "check.hpp"

#include <map>
#include <memory>
#include <utility>

namespace
{
struct Layer {
    virtual ~Layer() = default;
    virtual double forward(double x) const = 0;
    virtual const double *load(const double *weights) { return weights; }
};

class Dense final : public Layer {
    std::vector<double> weights_;

public:
    explicit Dense(int count) : weights_(count) {}
    const double *load(const double *weights) override
    {
        for (double &w : weights_)
            w = *weights++;
        return weights;
    }
    double forward(double x) const override
    {
        double power = 1, sum = 0;
        for (double w : weights_)
            sum += w * (power *= x);
        return sum;
    }
};

class Squash final : public Layer {
public:
    double forward(double x) const override { return std::tanh(x); }
};

class Network {
    std::vector<std::unique_ptr<Layer>> layers_;

public:
    template <class L, class... A> Network &add(A... a)
    {
        layers_.push_back(std::make_unique<L>(a...));
        return *this;
    }
    void load(const double *weights)
    {
        for (auto &layer : layers_)
            weights = layer->load(weights);
    }
    double operator()(double x) const
    {
        for (const auto &layer : layers_)
            x = layer->forward(x);
        return x;
    }
};

double network(double *w, int)
{
    Network net;
    net.add<Dense>(2).add<Squash>().add<Dense>(3).add<Squash>().add<Dense>(1);
    net.load(w);
    return net(0.7) + net(-0.4);
}

// Handles that change hands: moved, swapped, put into a map and into a pair.
struct Particle {
    double mass, place;
};

double particles(double *x, int n)
{
    std::vector<std::unique_ptr<Particle>> all;
    for (int i = 0; i + 1 < n; i += 2)
        all.push_back(std::make_unique<Particle>(Particle{x[i], x[i + 1]}));
    std::swap(all.front(), all.back());
    std::vector<std::pair<std::unique_ptr<Particle>, int>> turns;
    for (auto &p : all)
        turns.emplace_back(std::move(p), static_cast<int>(turns.size()));
    std::map<int, std::unique_ptr<Particle>> by_turn;
    for (auto &[p, turn] : turns)
        by_turn[-turn] = std::move(p);
    double sum = 0;
    for (const auto &[turn, p] : by_turn)
        sum += p->mass * std::pow(p->place, 2 - turn);
    return sum;
}
} // namespace

int main()
{
    check_gradient("network", network, 6);
    check_gradient("particles", particles, 6);
    return check_result();
}
