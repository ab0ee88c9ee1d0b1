// Mechanisms: shafts and gears as a graph of shared_ptr and weak_ptr with virtual nodes, walked to a torque.
#include "../expect.h"
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

class Part;
using PartPtr = std::shared_ptr<Part>;

class Part : public std::enable_shared_from_this<Part> {
public:
    explicit Part(std::string name) : name_(std::move(name)) {}
    virtual ~Part() = default;
    virtual double transmit(double torque) const = 0;
    virtual std::string kind() const { return "part"; }
    void drives(const PartPtr &other, double share)
    {
        next_.emplace_back(other, share);
        other->driver_ = weak_from_this();
    }
    double collect(double torque, std::map<std::string, double> &load) const
    {
        const double out = transmit(torque);
        load[name_] += out;
        double sum = next_.empty() ? out * out : 0;
        for (const auto &[part, share] : next_)
            sum += part->collect(out * share, load);
        return sum;
    }
    int depth() const
    {
        if (auto d = driver_.lock())
            return 1 + d->depth();
        return 0;
    }
    const std::string &name() const { return name_; }

private:
    std::string name_;
    std::vector<std::pair<PartPtr, double>> next_;
    std::weak_ptr<Part> driver_;
};

class Gear : public Part {
    int teeth_, onto_;
    double friction_;

public:
    Gear(std::string name, int teeth, int onto, double friction)
        : Part(std::move(name)), teeth_(teeth), onto_(onto), friction_(friction) {}
    double transmit(double t) const override { return t * onto_ / teeth_ * (1 - friction_) - 0.01 * friction_ * t * t; }
    std::string kind() const override { return "gear"; }
};
class Shaft : public Part {
    double stiffness_;

public:
    Shaft(std::string name, double k) : Part(std::move(name)), stiffness_(k) {}
    double transmit(double t) const override { return t * std::tanh(stiffness_); }
};
class Clutch : public Part {
    std::function<double(double)> curve_;

public:
    Clutch(std::string name, std::function<double(double)> curve) : Part(std::move(name)), curve_(std::move(curve)) {}
    double transmit(double t) const override { return curve_(t); }
    std::string kind() const override { return "clutch with a curve of its own"; }
};

static double torque(const double *p, double input)
{
    std::vector<PartPtr> parts;
    parts.push_back(std::make_shared<Shaft>("input", p[0]));
    parts.push_back(std::make_shared<Gear>("first stage", 20, 35, p[1]));
    parts.push_back(std::make_shared<Gear>("planet carrier of the second stage", 18, 50, p[2]));
    const double limit = p[3];
    parts.push_back(std::make_shared<Clutch>("clutch", [limit](double t) { return limit * std::tanh(t / limit); }));
    parts.push_back(std::make_shared<Shaft>("output left", p[4]));
    parts.push_back(std::make_shared<Shaft>("output right", p[4] * p[0]));
    parts[0]->drives(parts[1], 1);
    parts[1]->drives(parts[2], 0.6);
    parts[1]->drives(parts[3], 0.4);
    parts[2]->drives(parts[3], 1);
    parts[3]->drives(parts[4], p[5]);
    parts[3]->drives(parts[5], 1 - p[5]);
    std::map<std::string, double> load;
    double sum = parts[0]->collect(input, load);
    std::set<std::string> kinds;
    for (const auto &part : parts)
        kinds.insert(part->kind());
    for (const auto &[name, value] : load)
        sum += 0.1 * value * (1 + name.size() % 3);
    return sum + parts.back()->depth() + kinds.size();
}

int main()
{
    double p[6] = {0.9, 0.05, 0.08, 3.0, 1.1, 0.45}, d[6] = {};
    const double g = __enzyme_autodiff<double>((void *)torque, enzyme_dup, p, d, enzyme_out, 1.7);
    double input = 1.7;
    EXPECT_SLOPE("input", 0, g, torque(p, input), input, 1e-4, 1e-7);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("p", i, d[i], torque(p, 1.7), p[i], 1e-4, 1e-7);
    return verdict();
}
