// Buildings: lifts that serve calls, as events with functions in a queue; the motors' energy and the waiting.
#include "../expect.h"
#include <algorithm>
#include <deque>
#include <functional>
#include <memory>
#include <queue>
#include <string>
#include <vector>

struct Motor {
    double speed, loss;
    float mass;
    int floors;
};

struct Event {
    double time;
    int number;
    std::function<void()> act;
    friend bool operator<(const Event &a, const Event &b)
    {
        return a.time != b.time ? a.time > b.time : a.number > b.number;
    }
};

class Simulation {
    std::priority_queue<Event> events_;
    double now_ = 0;
    int count_ = 0;

public:
    double now() const { return now_; }
    void after(double delay, std::function<void()> act) { events_.push({now_ + delay, count_++, std::move(act)}); }
    void run()
    {
        while (!events_.empty()) {
            Event e = events_.top();
            events_.pop();
            now_ = e.time;
            e.act();
        }
    }
};

struct Passenger {
    std::string name;
    double since;
    short from, to;
    float weight;
};

class Lift {
    Simulation &simulation_;
    const Motor &motor_;
    std::deque<Passenger> waiting_;
    int floor_ = 0;
    bool busy_ = false;
    double energy_ = 0, waited_ = 0;

    void next()
    {
        if (waiting_.empty()) {
            busy_ = false;
            return;
        }
        busy_ = true;
        // the nearest first
        const auto nearest = std::min_element(waiting_.begin(), waiting_.end(), [this](const auto &a, const auto &b) {
            return std::abs(a.from - floor_) < std::abs(b.from - floor_);
        });
        Passenger p = std::move(*nearest);
        waiting_.erase(nearest);
        const double there = travel(p.from, 0);
        simulation_.after(there, [this, p] {
            const double wait = simulation_.now() - p.since;
            waited_ += wait * wait / (10 + wait);
            floor_ = p.from;
            const double ride = travel(p.to, p.weight);
            simulation_.after(ride + 2, [this, to = p.to] {
                floor_ = to;
                next();
            });
        });
    }

    double travel(int to, double load)
    {
        const double way = 3.2 * std::abs(to - floor_);
        const double climb = 3.2 * (to - floor_);
        energy_ += way * motor_.loss * motor_.speed * motor_.speed + 1e-3 * 9.81 * (motor_.mass + load) * climb;
        return way / motor_.speed + 1.5 / (1 + motor_.speed);
    }

public:
    Lift(Simulation &simulation, const Motor &motor) : simulation_(simulation), motor_(motor) {}
    std::size_t length() const { return waiting_.size() + busy_; }
    int floor() const { return floor_; }
    void call(Passenger p)
    {
        waiting_.push_back(std::move(p));
        if (!busy_)
            next();
    }
    double score(double tariff) const { return waited_ + tariff * energy_; }
};

static double day(const Motor *motors, int n, double tariff)
{
    Simulation simulation;
    std::vector<std::unique_ptr<Lift>> lifts;
    for (int i = 0; i < n; i++)
        lifts.push_back(std::make_unique<Lift>(simulation, motors[i]));
    for (int k = 0; k < 14; k++)
        simulation.after(4.0 * k, [&lifts, &simulation, k] {
            Passenger p{k % 3 ? "somebody" : "the caretaker of the house, number " + std::to_string(k), simulation.now(),
                        static_cast<short>(k * 5 % 9), static_cast<short>((k * 7 + 3) % 9), 60.0f + 2.5f * k};
            auto &lift = *std::ranges::min_element(lifts, {}, [](const auto &l) { return l->length(); });
            lift->call(std::move(p));
        });
    simulation.run();
    double sum = 0;
    for (const auto &l : lifts)
        sum += l->score(tariff);
    return sum;
}

int main()
{
    Motor motors[2] = {{1.6, 0.4, 450, 9}, {2.3, 0.7, 380, 9}}, d[2] = {};
    double tariff = 0.3;
    const double dt = __enzyme_autodiff<double>((void *)day, enzyme_dup, motors, d, enzyme_const, 2, enzyme_out, tariff);
    for (int i = 0; i < 2; i++) {
        EXPECT_SLOPE("speed", i, d[i].speed, day(motors, 2, tariff), motors[i].speed, 1e-5, 1e-6);
        EXPECT_SLOPE("loss", i, d[i].loss, day(motors, 2, tariff), motors[i].loss, 1e-4, 1e-6);
        EXPECT_SLOPE("mass", i, d[i].mass, day(motors, 2, tariff), motors[i].mass, 0.5, 1e-4);
    }
    EXPECT_SLOPE("tariff", 0, dt, day(motors, 2, tariff), tariff, 1e-4, 1e-6);
    return verdict();
}
