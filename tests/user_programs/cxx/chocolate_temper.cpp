// Tempering of chocolate: a machine with zones, crystal forms and observers, as one object with a shadow.
#include "../expect.h"
#include <array>
#include <cmath>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

enum class Form { unstable, medium, stable };
constexpr std::array forms{Form::unstable, Form::medium, Form::stable};

struct Kinetics {
    double melting, growth;
    float nucleation;
};

struct Batch {
    double temperature = 46;
    std::array<double, 3> solid{}; // by form
    double total() const { return solid[0] + solid[1] + solid[2]; }
};

class Observer {
public:
    virtual ~Observer() = default;
    virtual void step(const Batch &b, double dt) = 0;
    virtual double score() const = 0;
};

class Viscosity : public Observer {
    double sum_ = 0, limit_;
    std::deque<double> recent_;

public:
    explicit Viscosity(double limit) : limit_(limit) {}
    void step(const Batch &b, double dt) override
    {
        const double v = std::exp(0.08 * (40 - b.temperature)) * std::pow(1 - b.total(), -2.5);
        recent_.push_back(v);
        if (recent_.size() > 5)
            recent_.pop_front();
        double mean = 0;
        for (double r : recent_)
            mean += r / recent_.size();
        if (mean > limit_)
            sum_ += dt * (mean - limit_) * (mean - limit_);
    }
    double score() const override { return 0.02 * sum_; }
};

class Energy : public Observer {
    double used_ = 0, last_;

public:
    explicit Energy(double start) : last_(start) {}
    void step(const Batch &b, double) override
    {
        used_ += std::sqrt((b.temperature - last_) * (b.temperature - last_) + 1e-4);
        last_ = b.temperature;
    }
    double score() const override { return 0.002 * used_; }
};

class Zone {
public:
    Zone(std::string name, double target, double minutes, double transfer) : name_(std::move(name)), target_(target), minutes_(minutes), transfer_(transfer) {}
    template <class F> void run(Batch &b, const std::map<Form, Kinetics> &kinetics, F &&notify) const
    {
        const int steps = 20;
        const double dt = minutes_ / steps;
        for (int i = 0; i < steps; ++i) {
            b.temperature += dt * transfer_ * (target_ - b.temperature);
            for (Form f : forms) {
                const Kinetics &k = kinetics.at(f);
                const double over = k.melting - b.temperature;
                double &s = b.solid[static_cast<std::size_t>(f)];
                if (over > 0)
                    s += dt * (k.growth * s * (0.35 - b.total()) * over + k.nucleation * over * over * 1e-4);
                else
                    s *= std::exp(0.4 * dt * over);
            }
            const double turned = 0.02 * dt * b.solid[0];
            b.solid[0] -= turned;
            b.solid[1] += turned;
            notify(b, dt);
        }
    }
    double target() const { return target_; }

private:
    std::string name_;
    double target_, minutes_, transfer_;
    friend struct Inspector;
};

class Machine {
public:
    class Builder;
    double quality(double start) const
    {
        Batch b;
        b.temperature = start;
        std::vector<std::unique_ptr<Observer>> observers;
        for (const auto &make : observers_)
            observers.push_back(make(start));
        for (const Zone &z : zones_)
            z.run(b, kinetics_, [&](const Batch &now, double dt) {
                for (auto &o : observers)
                    o->step(now, dt);
            });
        double q = 8 * b.solid[2] - 5 * b.solid[0] - 2 * b.solid[1] - 40 * std::pow(b.total() - wanted_, 2);
        for (const auto &o : observers)
            q -= o->score();
        return q;
    }
    double &wanted() { return wanted_; }

private:
    std::vector<Zone> zones_;
    std::map<Form, Kinetics> kinetics_;
    std::vector<std::function<std::unique_ptr<Observer>(double)>> observers_;
    double wanted_ = 0.02;
    friend struct Inspector;
};

class Machine::Builder {
    Machine m_;

public:
    Builder &zone(std::string name, double target, double minutes, double transfer)
    {
        m_.zones_.emplace_back(std::move(name), target, minutes, transfer);
        return *this;
    }
    Builder &form(Form f, Kinetics k)
    {
        m_.kinetics_[f] = k;
        return *this;
    }
    template <class O, class... A> Builder &observe(A... a)
    {
        m_.observers_.push_back([=](double start) -> std::unique_ptr<Observer> {
            if constexpr (sizeof...(A) > 0)
                return std::make_unique<O>(a...);
            else
                return std::make_unique<O>(start);
        });
        return *this;
    }
    Machine build() { return std::move(m_); }
};

struct Inspector {
    static std::vector<std::pair<std::string, double *>> numbers(Machine &m)
    {
        std::vector<std::pair<std::string, double *>> all{{"wanted", &m.wanted_}};
        for (Zone &z : m.zones_) {
            all.emplace_back(z.name_ + " target", &z.target_);
            all.emplace_back(z.name_ + " minutes", &z.minutes_);
            all.emplace_back(z.name_ + " transfer", &z.transfer_);
        }
        for (auto &[form, k] : m.kinetics_) {
            all.emplace_back("melting", &k.melting);
            all.emplace_back("growth", &k.growth);
        }
        return all;
    }
    static float &nucleation(Machine &m, Form f) { return m.kinetics_.at(f).nucleation; }
};

double quality_of(const Machine &m, double start) { return m.quality(start); }

int main()
{
    Machine m = Machine::Builder{}
                    .zone("a long name for the melting tank", 44, 6, 0.4)
                    .zone("cooling", 26.5, 9, 0.3)
                    .zone("reheating", 31.6, 5, 0.5)
                    .form(Form::unstable, {27.5, 0.05, 9.0f})
                    .form(Form::medium, {29.0, 0.09, 5.0f})
                    .form(Form::stable, {33.8, 0.11, 1.5f})
                    .observe<Viscosity>(4.0)
                    .observe<Energy>()
                    .build();
    Machine d = m;
    for (auto &[name, x] : Inspector::numbers(d))
        *x = 0;
    for (Form f : forms)
        Inspector::nucleation(d, f) = 0;
    double start = 47;
    const double dstart = __enzyme_autodiff<double>((void *)quality_of, enzyme_dup, &m, &d, enzyme_out, start);
    EXPECT_SLOPE("start", 0, dstart, quality_of(m, start), start, 1e-4, 1e-5);
    const auto shadow = Inspector::numbers(d);
    int i = 0;
    for (auto &[name, x] : Inspector::numbers(m)) {
        EXPECT_SLOPE(name.c_str(), i, *shadow[i].second, quality_of(m, start), *x, 1e-5 * (1 + std::abs(*x)), 1e-5);
        ++i;
    }
    for (Form f : forms)
        EXPECT_SLOPE("nucleation", static_cast<int>(f), Inspector::nucleation(d, f), quality_of(m, start), Inspector::nucleation(m, f), 0.00390625f, 1e-5);
    return verdict();
}
