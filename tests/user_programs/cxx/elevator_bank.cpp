// Building: elevators serve calls from a priority queue of events; states are variants, the energy of the motors counts.
#include "../expect.h"
#include <algorithm>
#include <bitset>
#include <functional>
#include <map>
#include <optional>
#include <queue>
#include <string>
#include <variant>
#include <vector>

struct Idle {
    int floor;
};
struct Moving {
    int from, to;
    double arrives;
};
struct Loading {
    int floor;
    double until;
    std::bitset<32> wanted;
};
using State = std::variant<Idle, Moving, Loading>;

struct Event {
    double time;
    int car;
    std::function<void(double)> action;
    bool operator<(const Event &other) const { return time > other.time; }
};

class Car {
public:
    Car(double speed, double mass) : speed_(speed), mass_(mass) {}
    State state = Idle{0};
    double energy = 0;
    double travel(int from, int to)
    {
        const double height = 3.2 * std::abs(to - from);
        const double accelerating = speed_ * speed_ / 1.5;
        energy += mass_ * (to > from ? 9.81 * height : 2.0 * height) + 0.5 * mass_ * speed_ * speed_;
        return height > accelerating ? height / speed_ + speed_ / 1.5 : 2 * std::sqrt(height / 1.5);
    }
    int floor() const
    {
        return std::visit(
            [](const auto &s) {
                if constexpr (requires { s.to; })
                    return s.to;
                else
                    return s.floor;
            },
            state);
    }

private:
    double speed_, mass_;
};

struct Call {
    double at;
    int from, to;
};

class Bank {
    std::vector<Car> cars_;
    std::priority_queue<Event> events_;
    std::map<int, std::vector<double>> waits_;

    std::optional<std::size_t> nearest(int floor) const
    {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < cars_.size(); i++)
            if (std::holds_alternative<Idle>(cars_[i].state))
                if (!best || std::abs(cars_[i].floor() - floor) < std::abs(cars_[*best].floor() - floor))
                    best = i;
        return best;
    }
    void serve(std::size_t i, Call call, double now)
    {
        const double there = now + cars_[i].travel(cars_[i].floor(), call.from);
        cars_[i].state = Moving{cars_[i].floor(), call.from, there};
        events_.push({there, (int)i, [this, i, call](double t) {
            waits_[call.from].push_back(t - call.at);
            cars_[i].state = Loading{call.from, t + 4, std::bitset<32>(1u << call.to)};
            const double arrives = t + 4 + cars_[i].travel(call.from, call.to);
            events_.push({arrives, (int)i, [this, i, call](double) { cars_[i].state = Idle{call.to}; }});
        }});
    }

public:
    explicit Bank(const double *speeds, int n)
    {
        for (int i = 0; i < n; i++)
            cars_.emplace_back(speeds[i], 900 + 100 * i);
    }
    void call(const Call &c)
    {
        events_.push({c.at, -1, [this, c](double t) {
            if (auto i = nearest(c.from))
                serve(*i, c, t);
            else
                events_.push({t + 5, -1, [this, c](double later) {
                    if (auto j = nearest(c.from))
                        serve(*j, c, later);
                }});
        }});
    }
    double run()
    {
        while (!events_.empty()) {
            Event e = events_.top();
            events_.pop();
            e.action(e.time);
        }
        double cost = 0;
        for (const auto &[floor, list] : waits_)
            for (double w : list)
                cost += w * w / 100 + 0.01 * floor * w;
        for (const auto &c : cars_)
            cost += c.energy * 1e-5;
        return cost;
    }
};

static double cost(const double *speeds, int n)
{
    Bank bank(speeds, n);
    for (const Call &c : std::vector<Call>{{0, 3, 9}, {2.5, 0, 12}, {7, 11, 1}, {31, 5, 0}, {55, 8, 2}})
        bank.call(c);
    return bank.run();
}

int main()
{
    double v[3] = {1.6, 2.0, 2.5}, d[3] = {};
    __enzyme_autodiff<void>((void *)cost, enzyme_dup, v, d, enzyme_const, 3);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("speed", i, d[i], cost(v, 3), v[i], 1e-4, 1e-6);
    return verdict();
}
