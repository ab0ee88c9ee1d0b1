// Simulation: a priority queue of events with std::function, a factory that makes, breaks and repairs.
#include "../expect.h"
#include <deque>
#include <functional>
#include <queue>
#include <string>
#include <utility>
#include <vector>

struct Rates {
    double work, mend, life, price;
};

class Simulation {
  public:
    using Action = std::function<void(Simulation &)>;
    struct Event {
        double time;
        int order;
        Action action;
        bool operator<(const Event &other) const { return time > other.time || (time == other.time && order > other.order); }
    };
    void after(double delay, Action action) { events_.push({now_ + delay, order_++, std::move(action)}); }
    void run(double end)
    {
        while (!events_.empty() && events_.top().time < end) {
            Event e = events_.top();
            events_.pop();
            now_ = e.time;
            e.action(*this);
        }
    }
    double now() const { return now_; }

  private:
    std::priority_queue<Event> events_;
    double now_ = 0;
    int order_ = 0;
};

class Machine {
  public:
    Machine(std::string name, const Rates &r, double age) : name_(std::move(name)), rates_(r), age_(age) {}
    void start(Simulation &s, std::function<void(const std::string &, double)> done)
    {
        done_ = std::move(done);
        work(s);
    }
    double worth() const { return made_ * rates_.price - broken_ * 3; }

  private:
    void work(Simulation &s)
    {
        const double needed = rates_.work * (1 + 0.1 * age_);
        if (age_ > rates_.life) {
            broken_ += age_ / rates_.life;
            s.after(rates_.mend, [this](Simulation &sim) {
                age_ = 0.2;
                work(sim);
            });
            return;
        }
        s.after(needed, [this, needed](Simulation &sim) {
            age_ += needed * 0.5;
            made_ += std::exp(-0.2 * age_);
            done_(name_, sim.now());
            work(sim);
        });
    }
    std::string name_;
    Rates rates_;
    double age_, made_ = 0, broken_ = 0;
    std::function<void(const std::string &, double)> done_;
};

static double profit(const Rates *r)
{
    Simulation s;
    std::deque<std::pair<std::string, double>> log;
    std::deque<Machine> machines;
    machines.emplace_back("press", *r, 0.1);
    machines.emplace_back("a lathe with a long name", Rates{r->work * 1.3, r->mend, r->life, r->price * 1.5}, 0.4);
    for (auto &m : machines)
        m.start(s, [&log](const std::string &name, double time) {
            log.emplace_back(name, time);
            if (log.size() > 5)
                log.pop_front();
        });
    s.run(12.05);
    double sum = 0;
    for (const auto &m : machines)
        sum += m.worth();
    for (const auto &[name, time] : log)
        sum -= 0.01 * time * (name[0] == 'p' ? 1 : 2);
    return sum;
}

int main()
{
    Rates r{0.9, 1.7, 2.1, 4}, d{};
    __enzyme_autodiff<void>((void *)profit, enzyme_dup, &r, &d);
    double *x = &r.work, *g = &d.work;
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("rate", i, g[i], profit(&r), x[i], 1e-5, 1e-5);
    return verdict();
}
