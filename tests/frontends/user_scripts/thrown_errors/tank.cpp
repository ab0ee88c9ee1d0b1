// A tank that is emptied through a valve; refuses what makes no sense by exceptions.
#include <cmath>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct DryTank : std::runtime_error {
    double when;
    DryTank(double t) : std::runtime_error("tank ran dry at t = " + std::to_string(t)), when(t) {}
};

class Valve {
    std::map<double, double> opening_;

public:
    Valve(const std::vector<double> &times, const std::vector<double> &values)
    {
        if (times.size() != values.size())
            throw std::invalid_argument("times and values differ in length");
        for (std::size_t i = 0; i < times.size(); ++i)
            if (!opening_.emplace(times[i], values[i]).second)
                throw std::invalid_argument("a time occurs twice");
    }
    double at(double t) const
    {
        auto next = opening_.upper_bound(t);
        if (next == opening_.begin())
            throw std::out_of_range("before the first time");
        auto last = std::prev(next);
        if (next == opening_.end())
            return last->second;
        return last->second + (next->second - last->second) * (t - last->first) / (next->first - last->first);
    }
};

double level(double height, const std::vector<double> &times, const std::vector<double> &opening,
             double area, double dt, int steps)
{
    const Valve valve(times, opening);
    if (area == 0)
        throw 42;
    double t = 0;
    for (int i = 0; i < steps; ++i) {
        if (height <= 0)
            throw DryTank(t);
        height -= dt * valve.at(t) / area * std::sqrt(2 * 9.81 * height);
        t += dt;
    }
    return height;
}

// Tries bigger areas until it works: exceptions that never leave.
double patient(double height, const std::vector<double> &times, const std::vector<double> &opening,
               double area, double dt, int steps, int *tries)
{
    for (*tries = 1;; ++*tries) {
        try {
            return level(height, times, opening, area, dt, steps);
        } catch (const DryTank &dry) {
            area *= 1.5;
            if (*tries > 20)
                throw;
        }
    }
}
