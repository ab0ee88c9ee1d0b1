// Bicycles for hire: events in a priority_queue, stations in a map with docks in a set; waiting is smooth in the
// times of rides, and fares in a small table.
#include "../expect.h"
#include <array>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <vector>

enum class Kind { hire, give_back, van };

struct Event {
    double time;
    Kind kind;
    int station, bike;
    friend bool operator>(const Event &a, const Event &b) { return a.time > b.time; }
};

struct Station {
    std::set<int> bikes;
    double income = 0;
    int refused = 0;
};

struct Tariff {
    double unlock, minute, free_minutes;
    double fare(double minutes) const
    {
        const double excess = minutes - free_minutes;
        return unlock + minute * 0.5 * (excess + std::sqrt(excess * excess + 1));
    }
};

class City {
    std::map<std::string, Station> stations_;
    std::vector<std::string> names_;
    std::priority_queue<Event, std::vector<Event>, std::greater<Event>> events_;
    std::map<int, double> hired_at_;
    Tariff tariff_;
    double speed_;

public:
    City(const Tariff &tariff, double speed) : tariff_(tariff), speed_(speed) {}

    void add(const std::string &name, std::initializer_list<int> bikes)
    {
        names_.push_back(name);
        stations_[name].bikes.insert(bikes);
    }

    void schedule(double time, Kind kind, int station, int bike = -1) { events_.push({time, kind, station, bike}); }

    double run(double until)
    {
        double worn = 0;
        while (!events_.empty() && events_.top().time < until) {
            const Event e = events_.top();
            events_.pop();
            Station &s = stations_.at(names_[e.station]);
            switch (e.kind) {
            case Kind::hire:
                if (s.bikes.empty()) {
                    ++s.refused;
                    break;
                }
                {
                    const int bike = *s.bikes.begin();
                    s.bikes.erase(s.bikes.begin());
                    hired_at_[bike] = e.time;
                    const int to = (e.station * 2 + bike + 1) % static_cast<int>(names_.size());
                    schedule(e.time + (3.0 + 2.5 * ((bike * 7) % 5)) / speed_, Kind::give_back, to, bike);
                }
                break;
            case Kind::give_back: {
                const auto it = hired_at_.find(e.bike);
                const double minutes = e.time - it->second;
                s.income += tariff_.fare(minutes);
                worn += 0.02 * minutes * minutes;
                hired_at_.erase(it);
                s.bikes.insert(e.bike);
                break;
            }
            case Kind::van:
                for (auto &[name, other] : stations_)
                    if (other.bikes.size() > 3) {
                        s.bikes.insert(*other.bikes.rbegin());
                        other.bikes.erase(std::prev(other.bikes.end()));
                        worn += 0.1 * e.time * speed_;
                    }
            }
        }
        double sum = -worn;
        for (const auto &[name, s] : stations_)
            sum += s.income - 0.7 * s.refused;
        return sum;
    }
};

double profit(const Tariff *tariff, double speed)
{
    City city(*tariff, speed);
    city.add("harbour", {1, 2, 3});
    city.add("old town", {4, 5});
    city.add("university", {6, 7, 8, 9});
    for (int i = 0; i < 14; i++)
        city.schedule(1.5 * i + 0.1, Kind::hire, (i * i + 1) % 3);
    city.schedule(12.05, Kind::van, 1);
    return city.run(60);
}

int main()
{
    Tariff t{1.0, 0.15, 8}, d{};
    double speed = 0.9;
    const double ds = __enzyme_autodiff<double>((void *)profit, enzyme_dup, &t, &d, enzyme_out, speed);
    EXPECT_SLOPE("speed", 0, ds, profit(&t, speed), speed, 1e-5, 1e-6);
    EXPECT_SLOPE("unlock", 0, d.unlock, profit(&t, speed), t.unlock, 1e-3, 1e-7);
    EXPECT_SLOPE("minute", 0, d.minute, profit(&t, speed), t.minute, 1e-3, 1e-7);
    EXPECT_SLOPE("free", 0, d.free_minutes, profit(&t, speed), t.free_minutes, 1e-3, 1e-7);
    Tariff u{0.5, 0.1, -1};
    const double along = __enzyme_fwddiff<double>((void *)profit, enzyme_dup, &t, &u, enzyme_dup, speed, 2.0);
    expect("along", 0, along, 0.5 * d.unlock + 0.1 * d.minute - d.free_minutes + 2 * ds, 1e-9);
    return verdict();
}
