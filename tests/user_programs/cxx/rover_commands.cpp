// A rover drives by a list of commands: variants, optional obstacles, poses as tuples, a battery that may throw.
#include "../differences.h"
#include <array>
#include <cmath>
#include <deque>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

using Pose = std::tuple<double, double, double>;

struct Drive {
    double metres;
    float speed = 0.5f;
};
struct Turn {
    double angle;
};
struct Sample {
    std::string label;
    int depth;
    double force;
};
struct Repeat {
    int times;
    std::vector<std::variant<Drive, Turn, Sample>> body;
};
using Command = std::variant<Drive, Turn, Sample, Repeat>;

struct Obstacle {
    double x, y, radius;
    std::string what;
};

struct Flat : std::runtime_error {
    explicit Flat(const std::string &where) : std::runtime_error("battery flat at " + where) {}
};

class Rover {
    Pose pose_{0, 0, 0};
    double battery_;
    std::vector<Obstacle> obstacles_;
    std::deque<Pose> trail_;
    std::vector<std::pair<std::string, double>> samples_;
    std::function<double(double, double)> slope_;

    std::optional<Obstacle> nearest(double within) const
    {
        std::optional<Obstacle> best;
        double least = within;
        const auto &[x, y, heading] = pose_;
        for (const auto &o : obstacles_) {
            const double d = std::hypot(o.x - x, o.y - y) - o.radius;
            if (d < least) {
                least = d;
                best = o;
            }
        }
        return best;
    }
    void spend(double energy, const char *on)
    {
        battery_ -= energy;
        if (battery_ < 0)
            throw Flat(std::string(on) + std::to_string(trail_.size()));
    }

public:
    Rover(double battery, std::function<double(double, double)> slope) : battery_(battery), slope_(std::move(slope)) {}
    void see(Obstacle o) { obstacles_.push_back(std::move(o)); }

    void operator()(const Drive &d)
    {
        for (int i = 0; i < 4; i++) {
            auto &[x, y, heading] = pose_;
            double step = d.metres / 4;
            if (const auto o = nearest(1.5)) {
                const double away = std::atan2(y - o->y, x - o->x);
                heading += 0.2 * std::sin(away - heading) * (o->what == "cliff" ? 2 : 1);
                step *= 0.8;
            }
            x += step * std::cos(heading);
            y += step * std::sin(heading);
            spend(step * (1 + slope_(x, y)) * (0.5 + d.speed), "driving");
            trail_.push_back(pose_);
            if (trail_.size() > 5)
                trail_.pop_front();
        }
    }
    void operator()(const Turn &t)
    {
        std::get<2>(pose_) += t.angle;
        spend(0.1 * std::fabs(t.angle), "turning");
    }
    void operator()(const Sample &s)
    {
        const auto [x, y, heading] = pose_;
        samples_.emplace_back(s.label, std::exp(-0.1 * s.depth) * std::sin(x) * std::cos(y) * s.force);
        spend(0.05 * s.force * s.depth, "sampling");
    }
    void operator()(const Repeat &r)
    {
        for (int i = 0; i < r.times; i++)
            for (const auto &c : r.body)
                std::visit(*this, c);
    }
    double run(const std::vector<Command> &program)
    {
        try {
            for (const auto &c : program)
                std::visit([this](const auto &command) { (*this)(command); }, c);
        } catch (const Flat &f) {
            if (std::string(f.what()).find("flat") == std::string::npos)
                return -1;
            battery_ = 0;
        }
        double science = 0;
        for (const auto &[label, value] : samples_)
            science += (label == "ice" ? 3 : 1) * value;
        double back = 0;
        for (const auto &[x, y, h] : trail_)
            back += 0.01 * (x * x + y * y);
        return science + 0.2 * battery_ - back;
    }
};

template <class... T> std::vector<Command> program_of(T... c) { return {Command(std::move(c))...}; }

double mission(const double *distances, const double *angles, const float *speeds, double battery)
{
    Rover rover(battery, [&](double x, double y) { return 0.1 * std::sin(x) * std::sin(y) * angles[2]; });
    rover.see({2, 1, 0.3, "rock"});
    rover.see({3, 2.5, 0.5, "cliff"});
    const auto program = program_of(Drive{distances[0], speeds[0]}, Turn{angles[0]}, Sample{"soil", 2, 1.2},
                                    Repeat{3, {Drive{distances[1]}, Turn{angles[1]}, Sample{"ice", 3, distances[2]}}},
                                    Drive{distances[2], speeds[1]});
    return rover.run(program);
}

int main()
{
    Check check;
    for (double battery : {12.0, 4.5}) {
        double distances[3] = {2, 1, 1.5}, dd[3] = {}, angles[3] = {0.5, -0.3, 0.9}, da[3] = {};
        float speeds[2] = {0.75f, 0.5f}, ds[2] = {};
        double db = __enzyme_autodiff<double>((void *)mission, enzyme_dup, distances, dd, enzyme_dup, angles, da,
                                              enzyme_dup, speeds, ds, enzyme_out, battery);
        for (int i = 0; i < 3; i++) {
            check.cmp("distance", dd[i], cd([&](double h) {
                          auto v = std::to_array(distances);
                          v[i] += h;
                          return mission(v.data(), angles, speeds, battery);
                      }));
            check.cmp("angle", da[i], cd([&](double h) {
                          auto v = std::to_array(angles);
                          v[i] += h;
                          return mission(distances, v.data(), speeds, battery);
                      }));
        }
        for (int i = 0; i < 2; i++)
            check.cmp("speed", ds[i], cd([&](double h) {
                          auto v = std::to_array(speeds);
                          v[i] += static_cast<float>(h);
                          return mission(distances, angles, v.data(), battery);
                      }, 0.015625), 1e-4);
        check.cmp("battery", db, cd([&](double h) { return mission(distances, angles, speeds, battery + h); }));
    }
    return check.done();
}
