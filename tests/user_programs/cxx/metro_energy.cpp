// Energy of a metro: departures from a priority queue, trains in a list, braking energy that waits in a deque.
#include "../expect.h"
#include <algorithm>
#include <deque>
#include <list>
#include <memory>
#include <queue>
#include <string>
#include <vector>

struct Train {
    std::string line;
    double mass, position = 0, energy = 0;
    unsigned stops = 0;
};

struct Event {
    int minute;
    enum Kind { Depart, Brake, Retire } kind;
    std::shared_ptr<Train> train;
    double speed;
    bool operator>(const Event &o) const { return minute != o.minute ? minute > o.minute : kind > o.kind; }
};

struct Recovered {
    int minute;
    double joules;
};

class Metro {
    std::priority_queue<Event, std::vector<Event>, std::greater<>> events_;
    std::list<std::shared_ptr<Train>> running_;
    std::deque<Recovered> wire_;
    double drawn_ = 0, wasted_ = 0;
    double efficiency_;

    double take_from_wire(double wanted, int now)
    {
        double taken = 0;
        while (!wire_.empty() && wire_.front().minute < now - 3) {
            wasted_ += wire_.front().joules;
            wire_.pop_front();
        }
        while (!wire_.empty() && taken < wanted) {
            auto &r = wire_.front();
            if (r.joules <= wanted - taken) {
                taken += r.joules;
                wire_.pop_front();
            } else {
                r.joules -= wanted - taken;
                taken = wanted;
            }
        }
        return taken;
    }

public:
    explicit Metro(double efficiency) : efficiency_(efficiency) {}

    void schedule(const std::string &line, double mass, int first, int trips, double speed)
    {
        auto train = std::make_shared<Train>(Train{line, mass});
        running_.push_back(train);
        for (int t = 0; t < trips; ++t) {
            events_.push({first + 5 * t, Event::Depart, train, speed});
            events_.push({first + 5 * t + 3, Event::Brake, train, speed * 0.9});
        }
        events_.push({first + 5 * trips, Event::Retire, train, 0});
    }

    void run()
    {
        while (!events_.empty()) {
            const Event e = events_.top();
            events_.pop();
            const double kinetic = 0.5 * e.train->mass * e.speed * e.speed;
            switch (e.kind) {
            case Event::Depart: {
                const double free_energy = take_from_wire(kinetic, e.minute);
                drawn_ += (kinetic - free_energy) / efficiency_;
                e.train->energy += kinetic;
                break;
            }
            case Event::Brake:
                wire_.push_back({e.minute, efficiency_ * kinetic});
                e.train->position += e.speed * 180;
                ++e.train->stops;
                break;
            case Event::Retire:
                wasted_ += 0.001 * e.train->energy / e.train->stops;
                running_.remove(e.train);
                break;
            }
        }
    }

    double cost() const { return drawn_ + 0.5 * wasted_ + (running_.empty() ? 0 : 1e9); }
};

double energy(const double *masses, double speed, double efficiency)
{
    Metro m(efficiency);
    const char *const lines[] = {"red", "green", "circle line, inner track"};
    for (int i = 0; i < 3; ++i)
        m.schedule(lines[i], masses[i], 2 * i, 4 + i, speed * (1 + 0.05 * i));
    m.run();
    return m.cost() / 1000;
}

struct Slopes {
    double speed, efficiency;
};

int main()
{
    double masses[3] = {40, 55, 48}, d[3] = {}, speed = 12, efficiency = 0.7;
    const auto g = __enzyme_autodiff<Slopes>((void *)energy, enzyme_dup, masses, d, enzyme_out, speed, enzyme_out, efficiency);
    EXPECT_SLOPE("speed", 0, g.speed, energy(masses, speed, efficiency), speed, 1e-3, 1e-7);
    EXPECT_SLOPE("efficiency", 0, g.efficiency, energy(masses, speed, efficiency), efficiency, 1e-4, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("mass", i, d[i], energy(masses, speed, efficiency), masses[i], 1e-3, 1e-7);
    return verdict();
}
