// Traffic: vehicles in lists that are spliced between lanes, drivers as a class hierarchy, queues at a signal in a deque.
#include "../expect.h"
#include <algorithm>
#include <deque>
#include <iterator>
#include <list>
#include <memory>
#include <set>
#include <vector>

struct Driver {
    virtual ~Driver() {}
    virtual double accelerate(double speed, double gap, double closing) const = 0;
    virtual std::unique_ptr<Driver> clone() const = 0;
    virtual bool patient() const { return true; }
};

class Intelligent : public Driver { // Treiber's model
  protected:
    double desired_, headway_, a_, b_;

  public:
    Intelligent(double desired, double headway, double a, double b) : desired_(desired), headway_(headway), a_(a), b_(b) {}
    double accelerate(double v, double gap, double closing) const override
    {
        const double wish = 2 + std::max(0.0, v * headway_ + v * closing / (2 * std::sqrt(a_ * b_)));
        return a_ * (1 - std::pow(v / desired_, 4) - wish * wish / (gap * gap));
    }
    std::unique_ptr<Driver> clone() const override { return std::make_unique<Intelligent>(*this); }
};
class Hasty : public Intelligent {
    double hurry_;

  public:
    Hasty(const Intelligent &like, double hurry) : Intelligent(like), hurry_(hurry) {}
    double accelerate(double v, double gap, double closing) const override
    {
        return hurry_ * Intelligent::accelerate(v, gap * 1.1, closing);
    }
    std::unique_ptr<Driver> clone() const override { return std::make_unique<Hasty>(*this); }
    bool patient() const override { return false; }
};

struct Vehicle {
    int id;
    double x, v;
    std::unique_ptr<Driver> driver;
    Vehicle(int id, double x, double v, const Driver &d) : id(id), x(x), v(v), driver(d.clone()) {}
};
using Lane = std::list<Vehicle>; // the first is in front

class Road {
    std::vector<Lane> lanes_{2};
    std::deque<double> signal_;
    std::multiset<double> exits_;
    int changes_ = 0;

  public:
    void enter(int lane, int id, double x, double v, const Driver &d) { lanes_[lane].emplace_back(id, x, v, d); }
    void light(std::initializer_list<double> times) { signal_.assign(times); }
    void step(double now, double h)
    {
        while (signal_.size() > 1 && now >= signal_[1])
            signal_.pop_front();
        const bool red = !signal_.empty() && now >= signal_.front() && signal_.size() % 2 == 0;
        for (auto &lane : lanes_) {
            const Vehicle *ahead = nullptr;
            std::vector<double> push;
            for (const Vehicle &c : lane) {
                double gap = ahead ? ahead->x - c.x - 5 : 1e3, closing = ahead ? c.v - ahead->v : 0;
                if (red && c.x < 150 && 150 - c.x < gap)
                    gap = 150 - c.x + 1, closing = c.v;
                push.push_back(c.driver->accelerate(c.v, std::max(gap, 0.5), closing));
                ahead = &c;
            }
            auto a = push.cbegin();
            for (Vehicle &c : lane) {
                c.x += h * c.v;
                c.v = std::max(0.0, c.v + h * *a++);
            }
        }
        change();
        for (auto &lane : lanes_)
            while (!lane.empty() && lane.front().x > 260) {
                exits_.insert(now - (lane.front().x - 260) / lane.front().v);
                lane.pop_front();
            }
    }
    void change()
    {
        Lane &slow = lanes_[0], &fast = lanes_[1];
        for (auto it = slow.begin(); it != slow.end();) {
            auto at = it++;
            if (at == slow.begin() || at->driver->patient() || std::prev(at)->x - at->x > 15)
                continue;
            const auto where = std::find_if(fast.begin(), fast.end(), [&](const Vehicle &o) { return o.x < at->x; });
            if ((where != fast.end() && at->x - where->x < 8) || (where != fast.begin() && std::prev(where)->x - at->x < 8))
                continue;
            fast.splice(where, slow, at);
            changes_++;
        }
    }
    double score(double now) const
    {
        double sum = 0.5 * changes_;
        for (double t : exits_)
            sum += t;
        for (const auto &lane : lanes_)
            for (const auto &c : lane)
                sum += now + (260 - c.x) / (1 + c.v);
        return sum / 10;
    }
};

static double travel(const double *p)
{
    const Intelligent calm(p[0], p[1], p[2], p[3]);
    const Hasty quick(Intelligent(p[0] * 1.2, p[1] * 0.7, p[2], p[3]), p[4]);
    Road road;
    for (int i = 0; i < 6; i++) {
        const Driver &d = i % 3 == 2 ? static_cast<const Driver &>(quick) : calm;
        road.enter(i % 4 == 3, i, 100 - 17.0 * i, 9 + 0.3 * i, d);
    }
    road.light({3.0, 9.0});
    double now = 0;
    for (int t = 0; t < 120; t++, now += 0.2)
        road.step(now, 0.2);
    return road.score(now);
}

int main()
{
    double p[5] = {14, 1.2, 1.1, 1.7, 1.15}, d[5] = {0};
    __enzyme_autodiff<void>((void *)travel, enzyme_dup, p, d);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("driver", i, d[i], travel(p), p[i], 1e-6, 1e-6);
    for (int i = 0; i < 5; i++) {
        double u[5] = {0};
        u[i] = 1;
        expect("forward", i, __enzyme_fwddiff<double>((void *)travel, enzyme_dup, p, u), d[i], 1e-8);
    }
    return verdict();
}
