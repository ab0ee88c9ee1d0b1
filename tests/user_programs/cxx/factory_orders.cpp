// Manufacturing: machines and jobs in a priority_queue of events, polymorphic machines, breakdowns as exceptions.
#include "../expect.h"
#include <memory>
#include <queue>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

struct Job {
    int id;
    double work, value;
    std::vector<std::string> route;
};
struct Event {
    double time;
    int machine;
    std::shared_ptr<Job> job;
    bool operator>(const Event &o) const { return time > o.time; }
};
class Breakdown : public std::runtime_error {
public:
    double repair;
    Breakdown(const std::string &what, double r) : std::runtime_error(what), repair(r) {}
};

class Machine {
protected:
    double busy_until_ = 0, speed_;
    int done_ = 0;

public:
    std::string name;
    Machine(std::string n, double speed) : speed_(speed), name(std::move(n)) {}
    virtual ~Machine() = default;
    virtual double duration(const Job &j) { return j.work / speed_; }
    double start(double now, const Job &j)
    {
        const double begin = now > busy_until_ ? now : busy_until_;
        busy_until_ = begin + duration(j);
        done_++;
        return busy_until_;
    }
};
class Oven final : public Machine {
    double heat_;

public:
    Oven(std::string n, double speed, double heat) : Machine(std::move(n), speed), heat_(heat) {}
    double duration(const Job &j) override { return std::exp(-heat_ * done_) + j.work / speed_; }
};
class OldLathe final : public Machine {
    double wear_;

public:
    OldLathe(std::string n, double speed, double wear) : Machine(std::move(n), speed), wear_(wear) {}
    double duration(const Job &j) override
    {
        if (done_ == 2) {
            done_ = 10;
            throw Breakdown("the old lathe has stopped again", wear_ * j.work);
        }
        return j.work * (1 + wear_ * (done_ % 10)) / speed_;
    }
};

static double profit(const double *speeds, const double *works, int jobs, double rent)
{
    std::vector<std::unique_ptr<Machine>> machines;
    machines.push_back(std::make_unique<Machine>("saw", speeds[0]));
    machines.push_back(std::make_unique<Oven>("oven", speeds[1], rent));
    machines.push_back(std::make_unique<OldLathe>("lathe", speeds[2], 0.3));
    std::unordered_map<std::string, int> by_name;
    for (std::size_t i = 0; i < machines.size(); i++)
        by_name[machines[i]->name] = (int)i;
    std::priority_queue<Event, std::vector<Event>, std::greater<>> queue;
    for (int i = 0; i < jobs; i++) {
        auto job = std::make_shared<Job>(Job{i, works[i], 10 + works[i] * works[i], {}});
        job->route = i % 2 ? std::vector<std::string>{"saw", "lathe"} : std::vector<std::string>{"lathe", "oven", "saw"};
        queue.push({0.1 * i, by_name.at(job->route.front()), job});
    }
    double gain = 0, end = 0;
    while (!queue.empty()) {
        Event e = queue.top();
        queue.pop();
        try {
            const double t = machines[e.machine]->start(e.time, *e.job);
            e.job->route.erase(e.job->route.begin());
            if (e.job->route.empty()) {
                gain += e.job->value * std::exp(-0.05 * t);
                end = std::max(end, t);
            } else {
                queue.push({t, by_name.at(e.job->route.front()), e.job});
            }
        } catch (const Breakdown &b) {
            queue.push({e.time + b.repair, e.machine, e.job});
        }
    }
    return gain - rent * end;
}

int main()
{
    double s[3] = {1.1, 0.8, 1.7}, ds[3] = {}, w[5] = {1.3, 2.1, 0.7, 1.9, 1.15}, dw[5] = {};
    const double g = __enzyme_autodiff<double>((void *)profit, enzyme_dup, s, ds, enzyme_dup, w, dw, enzyme_const, 5, enzyme_out, 0.4);
    double rent = 0.4;
    EXPECT_SLOPE("rent", 0, g, profit(s, w, 5, rent), rent, 1e-4, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("speed", i, ds[i], profit(s, w, 5, 0.4), s[i], 1e-5, 1e-6);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("work", i, dw[i], profit(s, w, 5, 0.4), w[i], 1e-5, 1e-6);
    return verdict();
}
