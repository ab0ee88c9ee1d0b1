// Trains on a line: a graph of stations, delays that spread, and the energy of each run.
#include <cmath>
#include <iostream>
#include <limits>
#include <list>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <tuple>
#include <vector>
#include "../expect.h"

struct Section {
    int to;
    double length, grade;
};

class Network
{
    std::map<int, std::vector<Section>> out_;

  public:
    void connect(int a, int b, double length, double grade)
    {
        out_[a].push_back({b, length, grade});
        out_[b].push_back({a, length, -grade});
    }
    // The shortest way by running time, as a list of sections.
    std::list<Section> way(int from, int to, double speed) const
    {
        using Entry = std::tuple<double, int>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        std::map<int, double> best;
        std::map<int, std::pair<int, Section>> before;
        open.push({0.0, from});
        best[from] = 0;
        while (!open.empty()) {
            auto [d, at] = open.top();
            open.pop();
            if (at == to)
                break;
            if (d > best[at])
                continue;
            for (const Section &s : out_.at(at)) {
                const double t = d + s.length / (speed * (1 - 5 * s.grade));
                auto [it, fresh] = best.try_emplace(s.to, std::numeric_limits<double>::infinity());
                if (t < it->second) {
                    it->second = t;
                    before[s.to] = {at, s};
                    open.emplace(t, s.to);
                }
            }
        }
        std::list<Section> sections;
        for (int at = to; at != from; at = before.at(at).first)
            sections.push_front(before.at(at).second);
        return sections;
    }
};

struct Train {
    std::string name;
    int from, to;
    double speed, mass, departure;
};

struct Timetable {
    std::map<int, std::set<std::pair<double, std::string>>> arrivals;
    double energy = 0, waiting = 0;

    void run(const Train &t, const Network &net, double headway)
    {
        double clock = t.departure;
        for (const auto &[to, length, grade] : net.way(t.from, t.to, t.speed)) {
            clock += length / (t.speed * (1 - 5 * grade));
            auto &here = arrivals[to];
            for (const auto &[time, other] : here)
                if (clock < time + headway && clock > time - headway) {
                    waiting += time + headway - clock;
                    clock = time + headway;
                }
            here.emplace(clock, t.name);
            energy += t.mass * length * (0.002 + 1e-5 * t.speed * t.speed + std::fmax(0, grade));
        }
        energy += 0.5 * t.mass * t.speed * t.speed * 1e-3 + 0.01 * clock;
    }
};

static double cost(const double *speed, const double *departure, int n, double headway)
{
    Network net;
    const double grades[] = {0.01, -0.02, 0.005, 0.015, -0.01};
    for (int i = 0; i < 5; ++i)
        net.connect(i, i + 1, 12 + 3 * i, grades[i]);
    net.connect(0, 3, 70, 0);
    net.connect(1, 4, 42, 0.001);
    Timetable table;
    for (int i = 0; i < n; ++i)
        table.run({"express train number " + std::to_string(i), i % 2, 5 - i % 3, speed[i], 400, departure[i]},
                  net, headway);
    return table.energy + 3 * table.waiting * table.waiting;
}

int main()
{
    double v[4] = {22, 25, 19, 28}, dv[4] = {}, t[4] = {0, 0.35, 1.1, 1.6}, dt[4] = {}, h = 0.5;
    double dh = __enzyme_autodiff<double>((void *)cost, enzyme_dup, v, dv, enzyme_dup, t, dt,
                                          enzyme_const, 4, enzyme_out, h);
    for (int i = 0; i < 4; ++i) {
        EXPECT_SLOPE("speed", i, dv[i], cost(v, t, 4, h), v[i], 1e-4, 1e-6);
        EXPECT_SLOPE("departure", i, dt[i], cost(v, t, 4, h), t[i], 1e-4, 1e-6);
    }
    EXPECT_SLOPE("headway", 0, dh, cost(v, t, 4, h), h, 1e-4, 1e-6);
    return verdict();
}
