// A net of neurons that know each other by shared and weak pointers; layers grow, skip connections are added by
// name, and messages go through in topological order.
#include "../expect.h"
#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct Neuron;
using NeuronPtr = std::shared_ptr<Neuron>;

struct Synapse {
    std::weak_ptr<Neuron> from;
    double weight;
};

struct Neuron : std::enable_shared_from_this<Neuron> {
    std::string name;
    double bias = 0, output = 0;
    std::vector<Synapse> inputs;
    std::vector<NeuronPtr> targets;
    std::function<double(double)> activation;

    Neuron(std::string n, double b, std::function<double(double)> f) : name(std::move(n)), bias(b), activation(std::move(f)) {}
    void feeds(const NeuronPtr &target, double weight)
    {
        target->inputs.push_back({weak_from_this(), weight});
        targets.push_back(target);
    }
    void fire()
    {
        double sum = bias;
        for (const auto &s : inputs)
            if (auto n = s.from.lock())
                sum += s.weight * n->output;
        output = activation(sum);
    }
};

class Net {
    std::unordered_map<std::string, NeuronPtr> by_name_;
    std::vector<NeuronPtr> order_;

    void visit(const NeuronPtr &n, std::unordered_set<const Neuron *> &seen)
    {
        if (!seen.insert(n.get()).second)
            return;
        for (const auto &t : n->targets)
            visit(t, seen);
        order_.push_back(n);
    }

public:
    NeuronPtr add(const std::string &name, double bias, std::function<double(double)> f)
    {
        return by_name_[name] = std::make_shared<Neuron>(name, bias, std::move(f));
    }
    void connect(const std::string &a, const std::string &b, double w) { by_name_.at(a)->feeds(by_name_.at(b), w); }
    void sort(const std::vector<std::string> &roots)
    {
        order_.clear();
        std::unordered_set<const Neuron *> seen;
        for (const auto &r : roots)
            visit(by_name_.at(r), seen);
        std::reverse(order_.begin(), order_.end());
    }
    double run(const std::map<std::string, double> &inputs, const std::string &out)
    {
        for (auto &n : order_)
            if (auto it = inputs.find(n->name); it != inputs.end())
                n->output = it->second;
            else
                n->fire();
        return by_name_.at(out)->output;
    }
    std::size_t size() const { return order_.size(); }
};

double loss(const double *w, double steepness)
{
    Net net;
    const auto soft = [steepness](double x) { return std::log1p(std::exp(steepness * x)) / steepness; };
    net.add("x", 0, nullptr);
    net.add("y", 0, nullptr);
    const double *p = w;
    for (int layer = 0; layer < 2; ++layer)
        for (int i = 0; i < 3; ++i) {
            const auto name = "h" + std::to_string(layer) + "/" + std::to_string(i);
            if (layer == 0)
                net.add(name, *p++, [](double v) { return std::tanh(v); });
            else
                net.add(name, *p++, soft);
            if (layer == 0) {
                net.connect("x", name, *p++);
                net.connect("y", name, *p++);
            } else
                for (int j = 0; j < 3; ++j)
                    net.connect("h0/" + std::to_string(j), name, *p++);
        }
    net.add("z", *p++, [](double v) { return v; });
    for (int i = 0; i < 3; ++i)
        net.connect("h1/" + std::to_string(i), "z", *p++);
    net.connect("x", "z", *p++); // skips the layers between
    net.sort({"x", "y"});
    double sum = 0;
    for (const auto &[x, y] : std::deque<std::pair<double, double>>{{0, 0}, {0.5, -1}, {1, 0.3}, {-0.7, 0.9}}) {
        const double off = net.run({{"x", x}, {"y", y}}, "z") - (x * y + 0.3);
        sum += off * off;
    }
    return sum;
}

int main()
{
    double w[27], d[27] = {}, s = 2;
    for (int i = 0; i < 27; i++)
        w[i] = 0.7 * std::sin(1.9 * i + 0.4);
    const double ds = __enzyme_autodiff<double>((void *)loss, enzyme_dup, w, d, enzyme_out, s);
    EXPECT_SLOPE("steepness", 0, ds, loss(w, s), s, 1e-3, 1e-6);
    for (int i = 0; i < 26; i++)
        EXPECT_SLOPE("w", i, d[i], loss(w, s), w[i], 1e-3, 1e-6);
    return verdict();
}
