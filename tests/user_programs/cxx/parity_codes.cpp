// Communications: a parity code is decoded by belief propagation on a factor graph; nodes are virtual, messages lie in
// maps by pairs, edges are weak pointers, bits are in bitset and vector<bool>; the loss is a soft bit error rate.
#include "../expect.h"
#include <algorithm>
#include <bitset>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <utility>
#include <vector>

class Node : public std::enable_shared_from_this<Node> {
protected:
    int id_;
    std::vector<std::weak_ptr<Node>> neighbours_;

public:
    using Messages = std::map<std::pair<int, int>, double>;
    explicit Node(int id) : id_(id) {}
    virtual ~Node() = default;
    [[nodiscard]] int id() const noexcept { return id_; }
    void connect(const std::shared_ptr<Node> &other)
    {
        neighbours_.push_back(other);
        other->neighbours_.push_back(weak_from_this());
    }
    virtual void send(const Messages &in, Messages &out, double damping) const = 0;
};

class Bit final : public Node {
    double channel_;

public:
    Bit(int id, double llr) : Node(id), channel_(llr) {}
    [[nodiscard]] double belief(const Messages &in) const
    {
        double sum = channel_;
        for (const auto &n : neighbours_)
            if (const auto p = n.lock())
                sum += in.at({p->id(), id_});
        return sum;
    }
    void send(const Messages &in, Messages &out, double damping) const override
    {
        const double all = belief(in);
        for (const auto &n : neighbours_)
            if (const auto p = n.lock()) {
                double &m = out[{id_, p->id()}];
                m = damping * m + (1 - damping) * (all - in.at({p->id(), id_}));
            }
    }
};

class Check final : public Node {
public:
    using Node::Node;
    void send(const Messages &in, Messages &out, double) const override
    {
        for (const auto &to : neighbours_) {
            double product = 1;
            for (const auto &from : neighbours_)
                if (from.lock() != to.lock())
                    product *= std::tanh(0.5 * in.at({from.lock()->id(), id_}));
            out[{id_, to.lock()->id()}] = 2 * std::atanh(std::clamp(product, -0.999999, 0.999999));
        }
    }
};

struct Decoder {
    std::vector<std::shared_ptr<Bit>> bits;
    std::vector<std::shared_ptr<Check>> checks;

    Decoder(const std::vector<double> &llr, const std::vector<std::set<int>> &parity)
    {
        int id = 0;
        for (const double l : llr)
            bits.push_back(std::make_shared<Bit>(id++, l));
        for (const auto &members : parity) {
            auto c = checks.emplace_back(std::make_shared<Check>(id++));
            for (const int m : members)
                c->connect(bits[static_cast<std::size_t>(m)]);
        }
    }
    [[nodiscard]] std::vector<double> run(int rounds, double damping) const
    {
        Node::Messages down, up;
        for (const auto &c : checks)
            for (const auto &b : bits) {
                down[{c->id(), b->id()}] = 0.0;
                up.try_emplace({b->id(), c->id()}, 0.0);
            }
        for (int r = 0; r < rounds; ++r) {
            for (const auto &b : bits)
                b->send(down, up, damping);
            for (const Node &c : [&] {
                     std::vector<std::reference_wrapper<const Node>> all;
                     for (const auto &k : checks)
                         all.emplace_back(*k);
                     return all;
                 }())
                c.send(up, down, damping);
        }
        std::vector<double> out;
        std::transform(bits.begin(), bits.end(), std::back_inserter(out), [&](const auto &b) { return b->belief(down); });
        return out;
    }
};

static double errors(const double *received, double noise, double damping)
{
    const std::vector<std::set<int>> parity{{0, 1, 2, 4}, {0, 1, 3, 5}, {0, 2, 3, 6}};
    const std::bitset<7> sent("1001100");
    std::vector<double> llr(7);
    for (std::size_t i = 0; i < 7; ++i)
        llr[i] = 2 * received[i] / (noise * noise);
    const Decoder decoder(llr, parity);
    const auto beliefs = decoder.run(5, damping);
    std::vector<bool> hard;
    double loss = 0;
    for (std::size_t i = 0; i < 7; ++i) {
        hard.push_back(beliefs[i] < 0);
        loss += std::log1p(std::exp(sent[i] ? beliefs[i] : -beliefs[i]));
    }
    return loss + 0.1 * double(std::count(hard.begin(), hard.end(), true));
}

struct Two {
    double noise, damping;
};

int main()
{
    std::mt19937 engine(7);
    std::normal_distribution<double> normal(0, 0.4);
    double y[7], d[7] = {}, noise = 0.8, damping = 0.2;
    for (int i = 0; i < 7; i++)
        y[i] = (i % 3 ? 1 : -1) + normal(engine);
    const auto g = __enzyme_autodiff<Two>((void *)errors, enzyme_dup, y, d, enzyme_out, noise, enzyme_out, damping);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("sample", i, d[i], errors(y, noise, damping), y[i], 1e-4, 1e-6);
    EXPECT_SLOPE("noise", 0, g.noise, errors(y, noise, damping), noise, 1e-4, 1e-6);
    EXPECT_SLOPE("damping", 0, g.damping, errors(y, noise, damping), damping, 1e-4, 1e-6);
    return verdict();
}
