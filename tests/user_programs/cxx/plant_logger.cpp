// Chemistry: a plant of reactors, each with a log of its own; alarms are thrown, and the log tells of them.
#include "../expect.h"
#include <chrono>
#include <iomanip>
#include <iostream>
#include <list>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

class Journal {
    std::ostringstream out_;
    std::size_t lines_ = 0;
    double worst_ = 0;

public:
    template <class... T> void write(double severity, const T &...parts)
    {
        out_ << '[' << std::setw(3) << std::setfill('0') << lines_++ << "] ";
        ((out_ << parts << ' '), ...);
        out_ << std::endl;
        worst_ = std::max(worst_, severity);
    }
    double worst() const { return worst_; }
    std::string text() const { return out_.str(); }
};

struct Overheated : std::runtime_error {
    double temperature;
    explicit Overheated(double t) : std::runtime_error("too hot"), temperature(t) {}
};

class Reactor {
    std::string name_;
    double temperature_, rate_;
    std::unordered_map<std::string, double> species_;
    std::shared_ptr<Journal> journal_;

public:
    Reactor(std::string name, double temperature, double rate, std::shared_ptr<Journal> journal)
        : name_(std::move(name)), temperature_(temperature), rate_(rate), species_{{"A", 1.0}, {"B", 0.5}}, journal_(std::move(journal))
    {
    }
    void step(double dt)
    {
        const double k = rate_ * std::exp(-3 / (0.5 + temperature_));
        const double r = k * species_["A"] * species_["B"];
        species_["A"] -= r * dt;
        species_["B"] -= r * dt;
        species_["C"] += r * dt;
        temperature_ += 2 * r * dt - 0.1 * (temperature_ - 0.3) * dt;
        journal_->write(temperature_, name_, "T =", temperature_, "C =", species_["C"]);
        if (temperature_ > 0.9)
            throw Overheated(temperature_);
    }
    void cool(double by) { temperature_ -= by; }
    double product() const { return species_.at("C"); }
    double temperature() const { return temperature_; }
};

static double run(const double *p)
{
    const auto begun = std::chrono::steady_clock::now();
    auto journal = std::make_shared<Journal>();
    std::list<Reactor> plant;
    plant.emplace_back("first", p[0], p[1], journal);
    plant.emplace_back("second and larger one", p[0] * 1.1, p[1] * 0.9, std::make_shared<Journal>());
    double lost = 0;
    for (int k = 0; k < 12; k++)
        for (auto &r : plant) {
            try {
                r.step(p[2]);
            } catch (const Overheated &e) {
                lost += e.temperature * e.temperature;
                r.cool(0.2 * e.temperature);
            }
        }
    double total = 0;
    for (const auto &r : plant)
        total += r.product() + 0.1 * r.temperature();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    if (took.count() < 0 || journal->text().find("first") == std::string::npos)
        return -1;
    return total - 0.05 * lost + 0.3 * journal->worst();
}

int main()
{
    double p[3] = {0.6, 12, 0.25}, d[3] = {};
    __enzyme_autodiff<void>((void *)run, enzyme_dup, p, d);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("p", i, d[i], run(p), p[i], 1e-6, 1e-5);
    return verdict();
}
