// Railways: trains on a graph; delays spread through a priority queue; a generic cache and errors as optional values.
#include "../expect.h"
#include <algorithm>
#include <deque>
#include <limits>
#include <map>
#include <optional>
#include <queue>
#include <random>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>

struct Edge {
    std::string to;
    double length, limit;
};
using Graph = std::unordered_map<std::string, std::vector<Edge>>;

struct Train {
    std::string name;
    double power, mass;
    std::deque<std::string> route;
};

template <class Key, class Value> class Cache {
    std::map<Key, Value> kept_;
    int hits_ = 0;

public:
    template <class F> const Value &get(const Key &key, F make)
    {
        if (auto it = kept_.find(key); it != kept_.end()) {
            hits_++;
            return it->second;
        }
        return kept_.emplace(key, make()).first->second;
    }
    int hits() const { return hits_; }
};

class Network {
    Graph graph_;
    mutable Cache<std::tuple<std::string, std::string>, std::optional<double>> cache_;

public:
    void connect(const std::string &a, const std::string &b, double length, double limit)
    {
        graph_[a].push_back({b, length, limit});
        graph_[b].push_back({a, length, limit});
    }
    std::optional<double> time(const std::string &from, const std::string &to) const
    {
        return cache_.get({from, to}, [&] { return search(from, to); });
    }
    std::optional<double> search(const std::string &from, const std::string &to) const
    {
        using Item = std::pair<double, std::string>;
        std::priority_queue<Item, std::vector<Item>, std::greater<>> open;
        std::unordered_set<std::string> done;
        open.emplace(0.0, from);
        while (!open.empty()) {
            auto [t, here] = open.top();
            open.pop();
            if (here == to)
                return t;
            if (!done.insert(here).second)
                continue;
            if (auto it = graph_.find(here); it != graph_.end())
                for (const auto &[next, length, limit] : it->second)
                    if (!done.contains(next))
                        open.emplace(t + length / limit, next);
        }
        return {};
    }
    int hits() const { return cache_.hits(); }
};

static double delay(const double *p, int n)
{
    Network net;
    net.connect("Aberdeen", "Bath", 40 + p[0], 1.2);
    net.connect("Bath", "Carlisle-upon-the-long-name", 55, 1.5 + 0.1 * p[1]);
    net.connect("Aberdeen", "Carlisle-upon-the-long-name", 130, 1.1);
    net.connect("Carlisle-upon-the-long-name", "Durham", 30, p[2]);
    std::vector<Train> trains{{"IC 1", p[3], 400, {"Aberdeen", "Durham", "Bath"}}, {"Goods 77", p[3] * 0.4, 900, {"Durham", "Aberdeen"}}, {"Ghost", 1, 1, {"Durham", "Nowhere"}}};
    std::mt19937 random(7);
    std::uniform_real_distribution<double> noise(0, 0.5);
    double total = 0;
    for (int day = 0; day < n; day++)
        for (auto &train : trains) {
            double late = noise(random) * p[1];
            for (std::size_t k = 1; k < train.route.size(); k++) {
                const auto t = net.time(train.route[k - 1], train.route[k]);
                late += t ? *t * (1 + train.mass / (1000 * train.power)) : 2.5;
                late -= std::min(late * 0.1, 3.0);
            }
            total += late * late / 1000;
            std::rotate(train.route.begin(), train.route.begin() + 1, train.route.end());
        }
    return total + net.hits();
}

int main()
{
    double p[4] = {5, 0.8, 1.3, 2.2}, d[4] = {};
    __enzyme_autodiff<void>((void *)delay, enzyme_dup, p, d, enzyme_const, 4);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("p", i, d[i], delay(p, 4), p[i], 1e-4, 1e-6);
    return verdict();
}
