// Robotics: a drone with a state machine, controllers as functions, a history in a deque and orders as records.
#include "../expect.h"
#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

struct Vec2 {
    double x = 0, y = 0;
    Vec2 &operator+=(const Vec2 &o) { return x += o.x, y += o.y, *this; }
    friend Vec2 operator+(Vec2 a, const Vec2 &b) { return a += b; }
    friend Vec2 operator-(const Vec2 &a, const Vec2 &b) { return {a.x - b.x, a.y - b.y}; }
    friend Vec2 operator*(double s, const Vec2 &a) { return {s * a.x, s * a.y}; }
    friend double operator*(const Vec2 &a, const Vec2 &b) { return a.x * b.x + a.y * b.y; }
    double norm() const { return std::sqrt(*this * *this + 1e-12); }
};

enum class Mode : unsigned char { Idle, Climb, Cruise, Land, Done };

struct Order {
    char code;
    short priority;
    float altitude;
    Vec2 target;
    int wait;
};

struct State {
    Vec2 position, speed;
    double height = 0, battery = 1;
    Mode mode = Mode::Idle;
    int steps = 0;
};

class Drone {
    State state_;
    std::deque<std::pair<int, Vec2>> history_;
    std::deque<Order> orders_;
    std::unordered_map<Mode, std::function<Mode(State &, const Order &)>> table_;
    std::vector<std::function<Vec2(const State &)>> forces_;
    double used_ = 0;

public:
    void order(Order o)
    {
        auto at = orders_.begin();
        while (at != orders_.end() && at->priority >= o.priority)
            ++at;
        orders_.insert(at, o);
    }
    void on(Mode mode, std::function<Mode(State &, const Order &)> act) { table_[mode] = std::move(act); }
    void force(std::function<Vec2(const State &)> f) { forces_.push_back(std::move(f)); }

    void step(double dt)
    {
        if (state_.mode == Mode::Done && !orders_.empty()) {
            orders_.pop_front();
            state_.mode = Mode::Idle;
        }
        if (orders_.empty())
            return;
        Vec2 all;
        for (const auto &f : forces_)
            all += f(state_);
        const Mode next = table_.at(state_.mode)(state_, orders_.front());
        const Vec2 push = state_.mode == Mode::Cruise ? orders_.front().target - state_.position : Vec2{};
        const Vec2 acceleration = 0.8 * push + all;
        state_.speed += dt * acceleration;
        state_.position += dt * state_.speed;
        used_ += dt * (acceleration * acceleration + 0.1 * state_.height);
        state_.battery -= 0.002 * dt * (1 + acceleration.norm());
        history_.emplace_back(++state_.steps, state_.position);
        if (history_.size() > 12)
            history_.pop_front();
        state_.mode = next;
    }

    double score() const
    {
        double wobble = 0;
        for (std::size_t i = 1; i < history_.size(); i++)
            wobble += (history_[i].second - history_[i - 1].second).norm() * history_[i].first * 0.01;
        return used_ + 10 * (1 - state_.battery) + wobble + (state_.position - Vec2{3, 1}).norm();
    }
    bool busy() const { return !orders_.empty() || state_.mode != Mode::Done; }
};

static double mission(std::span<const double> gains, const std::array<Vec2, 2> &wind, int steps)
{
    Drone drone;
    drone.force([drag = gains[0]](const State &s) { return -drag * s.speed; });
    drone.force([&wind, gusty = gains[1]](const State &s) {
        return (s.steps % 3 ? gusty : 1.0) * (s.height > 2 ? wind[1] : wind[0]);
    });
    drone.on(Mode::Idle, [](State &, const Order &o) { return o.code == 'x' ? Mode::Done : Mode::Climb; });
    drone.on(Mode::Climb, [rate = gains[2]](State &s, const Order &o) {
        s.height += rate * (o.altitude - s.height) * 0.25;
        return o.altitude - s.height < 0.5 ? Mode::Cruise : Mode::Climb;
    });
    drone.on(Mode::Cruise, [left = 0](State &s, const Order &o) mutable {
        if (++left >= o.wait && (o.target - s.position).norm() < 1.5)
            return left = 0, Mode::Land;
        return Mode::Cruise;
    });
    drone.on(Mode::Land, [&gains](State &s, const Order &) {
        s.height *= 1 - 0.3 * gains[3];
        return s.height < 0.3 ? Mode::Done : Mode::Land;
    });
    drone.order({'g', 1, 5.0f, {3, 1}, 4});
    drone.order({'g', 5, 3.0f, {-2, 2}, 6});
    drone.order({'x', 3, 0.0f, {}, 0});
    for (int i = 0; i < steps && drone.busy(); i++)
        drone.step(0.2);
    return drone.score();
}

static double flight(const double *gains, const double *air)
{
    const std::array<Vec2, 2> wind = {Vec2{air[0], air[1]}, Vec2{2 * air[0], air[1] * air[1]}};
    return mission({gains, 4}, wind, 60);
}

int main()
{
    double gains[4] = {1.4, 0.6, 0.9, 1.1}, dg[4] = {}, air[2] = {0.3, -0.4}, da[2] = {};
    __enzyme_autodiff<void>((void *)flight, enzyme_dup, gains, dg, enzyme_dup, air, da);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("gain", i, dg[i], flight(gains, air), gains[i], 1e-5, 1e-6);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("air", i, da[i], flight(gains, air), air[i], 1e-5, 1e-6);
    return verdict();
}
