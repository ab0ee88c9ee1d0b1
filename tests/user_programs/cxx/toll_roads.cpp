// Tolls on roads: junctions are shared, know each other weakly, and flows settle over paths from Dijkstra's algorithm.
#include "../expect.h"
#include <limits>
#include <memory>
#include <queue>
#include <set>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

class Junction;
using JunctionPtr = std::shared_ptr<Junction>;

struct Road {
    std::weak_ptr<Junction> to;
    double length, toll, flow = 0;
    int lanes;
    double cost() const { return length * (1 + 0.15 * std::pow(flow / lanes, 4)) + toll; }
};

class Junction : public std::enable_shared_from_this<Junction> {
    std::string name_;
    std::vector<std::shared_ptr<Road>> roads_;

public:
    explicit Junction(std::string name) : name_(std::move(name)) {}
    const std::string &name() const { return name_; }
    const auto &roads() const { return roads_; }
    std::shared_ptr<Road> connect(const JunctionPtr &to, double length, double toll, int lanes)
    {
        auto road = std::make_shared<Road>(Road{to, length, toll, 0, lanes});
        roads_.push_back(road);
        return road;
    }
    JunctionPtr self() { return shared_from_this(); }
};

class Network {
    std::unordered_map<std::string, JunctionPtr> junctions_;

    JunctionPtr &at(const std::string &name)
    {
        auto &j = junctions_[name];
        if (!j)
            j = std::make_shared<Junction>(name);
        return j;
    }

public:
    void road(const std::string &from, const std::string &to, double length, double toll, int lanes)
    {
        at(from)->connect(at(to)->self(), length, toll, lanes);
        at(to)->connect(at(from), length, 0.5 * toll, lanes);
    }

    std::vector<std::shared_ptr<Road>> cheapest(const std::string &from, const std::string &to) const
    {
        struct Mark {
            double cost = std::numeric_limits<double>::infinity();
            std::shared_ptr<Road> by;
            const Junction *previous = nullptr;
        };
        std::unordered_map<const Junction *, Mark> marks;
        using Entry = std::pair<double, const Junction *>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> open;
        const Junction *start = junctions_.at(from).get(), *end = junctions_.at(to).get();
        marks[start].cost = 0;
        open.emplace(0.0, start);
        std::set<const Junction *> closed;
        while (!open.empty()) {
            const auto [cost, junction] = open.top();
            open.pop();
            if (!closed.insert(junction).second)
                continue;
            if (junction == end)
                break;
            for (const auto &road : junction->roads())
                if (auto next = road->to.lock()) {
                    Mark &m = marks[next.get()];
                    const double through = cost + road->cost();
                    if (through < m.cost) {
                        m = {through, road, junction};
                        open.emplace(through, next.get());
                    }
                }
        }
        std::vector<std::shared_ptr<Road>> path;
        for (const Junction *j = end; j != start; j = marks.at(j).previous) {
            if (!marks.at(j).by)
                throw std::runtime_error("no way to " + to);
            path.push_back(marks.at(j).by);
        }
        return path;
    }

    double time() const
    {
        double sum = 0;
        for (const auto &[name, junction] : junctions_)
            for (const auto &r : junction->roads())
                sum += r->flow * (r->cost() - r->toll);
        return sum;
    }
};

double congestion(const double *tolls, double demand)
{
    Network n;
    n.road("Axbridge", "Burnham", 4, tolls[0], 2);
    n.road("Burnham", "Cheddar", 6, 0, 1);
    n.road("Axbridge", "Draycott", 5, tolls[1], 3);
    n.road("Draycott", "Cheddar", 7, 0.25, 2);
    n.road("Burnham", "Draycott", 1, 0, 1);
    n.road("Cheddar", "Easton under the long hill", 2, tolls[2], 4);
    double paid = 0;
    for (int part = 0; part < 6; ++part) {
        const double traffic = demand / 6;
        for (const auto &r : n.cheapest("Axbridge", part % 2 ? "Cheddar" : "Easton under the long hill")) {
            r->flow += traffic;
            paid += traffic * r->toll;
        }
    }
    return n.time() - 0.2 * paid + 0.01 * paid * paid;
}

int main()
{
    double tolls[3] = {0.7, 0.4, 1.1}, d[3] = {}, demand = 5;
    const double dd = __enzyme_autodiff<double>((void *)congestion, enzyme_dup, tolls, d, enzyme_out, demand);
    EXPECT_SLOPE("demand", 0, dd, congestion(tolls, demand), demand, 1e-4, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("toll", i, d[i], congestion(tolls, demand), tolls[i], 1e-4, 1e-6);
    return verdict();
}
