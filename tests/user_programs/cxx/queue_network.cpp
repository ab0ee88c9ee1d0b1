// Queueing: a tandem of stations simulated by events of several types in a priority queue, arrivals from fixed draws.
#include "../expect.h"
#include <deque>
#include <memory>
#include <optional>
#include <queue>
#include <random>
#include <variant>
#include <vector>

struct Customer {
    int id;
    double entered, work;
};
struct Arrival {
    Customer who;
};
struct Departure {
    int station;
    Customer who;
};
struct Breakdown {
    int station;
    double repair;
};
struct Event {
    double time;
    std::variant<Arrival, Departure, Breakdown> what;
    bool operator>(const Event &o) const { return time > o.time; }
};

class Station {
    std::deque<Customer> waiting_;
    std::optional<Customer> served_;
    double rate_, down_until_ = 0, busy_ = 0;

  public:
    explicit Station(double rate) : rate_(rate) {}
    std::optional<Event> arrive(double now, int self, const Customer &c)
    {
        waiting_.push_back(c);
        return served_ ? std::nullopt : next(now, self);
    }
    std::optional<Event> next(double now, int self)
    {
        served_.reset();
        if (waiting_.empty())
            return {};
        served_ = waiting_.front();
        waiting_.pop_front();
        const double start = std::max(now, down_until_), length = served_->work / rate_;
        busy_ += length;
        return Event{start + length, Departure{self, *served_}};
    }
    void breaks(double until) { down_until_ = std::max(down_until_, until); }
    double busy() const { return busy_; }
};

class Simulation {
    std::vector<Station> stations_;
    std::priority_queue<Event, std::vector<Event>, std::greater<Event>> events_;
    double stay_ = 0, now_ = 0;
    int left_ = 0;

  public:
    Simulation(const double *rates, int n) : stations_(rates, rates + n) {}
    void post(std::optional<Event> e)
    {
        if (e)
            events_.push(*std::move(e));
    }
    void operator()(const Arrival &a) { post(stations_[0].arrive(now_, 0, a.who)); }
    void operator()(const Departure &d)
    {
        post(stations_[d.station].next(now_, d.station));
        const size_t onward = d.station + 1 + (d.who.id % 5 == 0);
        if (onward < stations_.size())
            post(stations_[onward].arrive(now_, int(onward), d.who));
        else {
            stay_ += now_ - d.who.entered;
            left_++;
        }
    }
    void operator()(const Breakdown &b) { stations_[b.station].breaks(now_ + b.repair); }
    double run()
    {
        while (!events_.empty()) {
            Event e = events_.top();
            events_.pop();
            now_ = e.time;
            std::visit(*this, e.what);
        }
        double busy = 0;
        for (const auto &s : stations_)
            busy += s.busy() / now_;
        return stay_ / left_ + busy;
    }
};

double mean_stay(const double *rates, double arrival, double repair)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> uniform(0.05, 1.0);
    Simulation s(rates, 3);
    double t = 0;
    for (int i = 0; i < 25; i++) {
        t += -std::log(uniform(random)) / arrival;
        const double work = -std::log(uniform(random));
        s.post(Event{t, Arrival{{i, t, work}}});
    }
    s.post(Event{6.0, Breakdown{1, repair}});
    return s.run();
}

struct Two {
    double arrival, repair;
};

int main()
{
    double rates[3] = {1.3, 1.1, 1.6}, d[3] = {0}, arrival = 0.9, repair = 2.2;
    const Two by = __enzyme_autodiff<Two>((void *)mean_stay, enzyme_dup, rates, d, arrival, repair);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("rate", i, d[i], mean_stay(rates, arrival, repair), rates[i], 1e-6, 1e-6);
    EXPECT_SLOPE("arrival", 0, by.arrival, mean_stay(rates, arrival, repair), arrival, 1e-6, 1e-6);
    EXPECT_SLOPE("repair", 0, by.repair, mean_stay(rates, arrival, repair), repair, 1e-6, 1e-6);
    return verdict();
}
