// Reliability: a fault tree in a monotonic arena, an iterator over it, cut sets in sets, memoised probabilities.
#include "../expect.h"
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <memory_resource>
#include <set>
#include <span>
#include <stack>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fta {

enum class Gate : std::uint8_t { basic, any, all, vote };

struct Node {
    Gate gate;
    int need, event;
    std::pmr::vector<Node *> inputs;
    Node(Gate gate, int need, int event, std::pmr::memory_resource *a) : gate(gate), need(need), event(event), inputs(a) {}
};

class Tree {
    std::pmr::monotonic_buffer_resource *arena_;
    Node *top_ = nullptr;

    Node *make(Gate g, int need, int event)
    {
        std::pmr::polymorphic_allocator<> a(arena_);
        return a.new_object<Node>(g, need, event, arena_);
    }

public:
    explicit Tree(std::pmr::monotonic_buffer_resource *arena) : arena_(arena) {}
    Node *event(int i) { return make(Gate::basic, 0, i); }
    template <class... N> Node *any(N... n) { return fill(make(Gate::any, 1, -1), n...); }
    template <class... N> Node *all(N... n) { return fill(make(Gate::all, sizeof...(N), -1), n...); }
    template <class... N> Node *vote(int need, N... n) { return fill(make(Gate::vote, need, -1), n...); }
    template <class... N> Node *fill(Node *g, N... n)
    {
        (g->inputs.push_back(n), ...);
        return top_ = g;
    }

    class iterator {
        std::stack<const Node *, std::vector<const Node *>> open_;

    public:
        using value_type = Node;
        using difference_type = std::ptrdiff_t;
        using reference = const Node &;
        using pointer = const Node *;
        using iterator_category = std::input_iterator_tag;
        iterator() = default;
        explicit iterator(const Node *n) { open_.push(n); }
        reference operator*() const { return *open_.top(); }
        pointer operator->() const { return open_.top(); }
        iterator &operator++()
        {
            const Node *n = open_.top();
            open_.pop();
            for (auto i = n->inputs.rbegin(); i != n->inputs.rend(); ++i)
                open_.push(*i);
            return *this;
        }
        bool operator==(std::default_sentinel_t) const { return open_.empty(); }
    };
    iterator begin() const { return iterator(top_); }
    std::default_sentinel_t end() const { return {}; }
    const Node &top() const { return *top_; }
};

struct Component {
    double rate, repair;  // per hour
    float test_interval;  // h, or 0 for one that tells of itself
    double unavailability() const
    {
        if (test_interval > 0)
            return 1 - (1 - std::exp(-rate * test_interval)) / (rate * test_interval);
        return rate / (rate + repair);
    }
};

class Solver {
    std::span<const double> q_;
    std::unordered_map<const Node *, double> memo_;

public:
    explicit Solver(std::span<const double> q) : q_(q) {}
    double operator()(const Node &n)
    {
        if (auto it = memo_.find(&n); it != memo_.end())
            return it->second;
        double p = 0;
        switch (n.gate) {
        case Gate::basic: p = q_[n.event]; break;
        case Gate::any:
            p = 1;
            for (const Node *i : n.inputs)
                p *= 1 - (*this)(*i);
            p = 1 - p;
            break;
        case Gate::all:
            p = 1;
            for (const Node *i : n.inputs)
                p *= (*this)(*i);
            break;
        case Gate::vote: {
            std::vector<double> failed{1};
            for (const Node *i : n.inputs) {
                const double f = (*this)(*i);
                std::vector<double> next(failed.size() + 1);
                for (std::size_t k = 0; k < failed.size(); ++k) {
                    next[k] += failed[k] * (1 - f);
                    next[k + 1] += failed[k] * f;
                }
                failed = std::move(next);
            }
            for (std::size_t k = n.need; k < failed.size(); ++k)
                p += failed[k];
        }
        }
        return memo_.emplace(&n, p).first->second;
    }
};

using Cut = std::set<int>;
using Cuts = std::set<Cut>;

static Cuts cuts(const Node &n)
{
    if (n.gate == Gate::basic)
        return {{n.event}};
    if (n.gate == Gate::any) {
        Cuts all;
        for (const Node *i : n.inputs)
            all.merge(cuts(*i));
        return all;
    }
    std::vector<Cuts> of;
    for (const Node *i : n.inputs)
        of.push_back(cuts(*i));
    Cuts result;
    for (unsigned mask = 1; mask < 1u << of.size(); ++mask) {
        if (__builtin_popcount(mask) != n.need)
            continue;
        Cuts partial{{}};
        for (std::size_t i = 0; i < of.size(); ++i)
            if (mask >> i & 1) {
                Cuts next;
                for (const Cut &a : partial)
                    for (Cut b : of[i]) {
                        b.insert(a.begin(), a.end());
                        next.insert(std::move(b));
                    }
                partial = std::move(next);
            }
        result.merge(partial);
    }
    return result;
}

static Tree cooling_system(std::pmr::monotonic_buffer_resource *arena)
{
    Tree t(arena);
    Node *pumps = t.vote(2, t.any(t.event(0), t.event(5)), t.any(t.event(1), t.event(5)), t.event(2));
    Node *power = t.all(t.event(3), t.event(4));
    t.any(pumps, power, t.all(t.event(6), t.event(0)));
    return t;
}

// The logarithm of the top event's probability, with the price of maintenance.
double risk(const std::vector<Component> *parts, double common_cause)
{
    std::array<std::byte, 4096> buffer;
    std::pmr::monotonic_buffer_resource arena(buffer.data(), buffer.size());
    const Tree tree = cooling_system(&arena);
    std::pmr::vector<double> q(&arena);
    q.reserve(parts->size());
    double price = 0;
    for (const Component &c : *parts) {
        q.push_back(c.unavailability() * (1 - common_cause) + common_cause * 1e-3);
        price += 0.02 * c.repair + (c.test_interval > 0 ? 10 / c.test_interval : 0);
    }
    Solver exact(q);
    const double p = exact(tree.top());
    double rare = 0;
    std::pmr::map<std::size_t, double> by_size(&arena);
    for (const Cut &c : cuts(tree.top())) {
        double product = 1;
        for (int e : c)
            product *= q[e];
        rare += product;
        by_size[c.size()] += product;
    }
    double importance = 0;
    for (const Node &n : tree)
        if (n.gate == Gate::vote || n.gate == Gate::all)
            importance += std::log(exact(n)) / 10;
    return std::log(p) + 0.5 * std::log(rare) + by_size[2] / rare + importance + price;
}

} // namespace fta

struct Lanes {
    double lane[2];
};
template <class... T> Lanes __enzyme_fwddiff_lanes(void *, T...);

int main()
{
    using fta::risk;
    std::vector<fta::Component> parts{{1e-4, 0.1, 0}, {1.2e-4, 0.12, 0}, {3e-4, 0.05, 0}, {2e-5, 0.02, 720}, {1e-5, 0.01, 2160}, {4e-6, 0.05, 0}, {6e-6, 0.03, 4320}};
    std::vector<fta::Component> d(parts.size());
    double beta = 0.05;
    const double dbeta = __enzyme_autodiff<double>((void *)risk, enzyme_dup, &parts, &d, enzyme_out, beta);
    EXPECT_SLOPE("beta", 0, dbeta, risk(&parts, beta), beta, 1e-4, 1e-7);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        fta::Component &c = parts[i];
        EXPECT_SLOPE("rate", i, d[i].rate * 1e-4, 1e-4 * risk(&parts, beta), c.rate, 1e-3 * c.rate, 1e-5);
        EXPECT_SLOPE("repair", i, d[i].repair, risk(&parts, beta), c.repair, 1e-3 * c.repair, 1e-6);
        if (c.test_interval > 0)
            EXPECT_SLOPE("interval", i, d[i].test_interval * 1e3, 1e3 * risk(&parts, beta), c.test_interval, 2.0f, 1e-4);
    }
    std::vector<fta::Component> u(parts.size()), v(parts.size());
    u[0].rate = 1e-4;
    u[3].test_interval = 10;
    v[6].repair = 0.1;
    v[2].rate = -1e-4;
    const Lanes l = __enzyme_fwddiff_lanes((void *)risk, enzyme_width, 2, enzyme_dup, &parts, &u, &v, enzyme_dup, beta, 0.0, 1.0);
    expect("lane", 0, l.lane[0], 1e-4 * d[0].rate + 10 * d[3].test_interval, 1e-6);
    expect("lane", 1, l.lane[1], 0.1 * d[6].repair - 1e-4 * d[2].rate + dbeta, 1e-9);
    return verdict();
}
