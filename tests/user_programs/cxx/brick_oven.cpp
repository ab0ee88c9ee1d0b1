// An oven of bricks: layers with virtual functions made by a factory, and a log that is printed while it heats.
#include "../expect.h"
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

class Layer {
public:
    Layer(std::string name, double thickness) : name_(std::move(name)), thickness_(thickness) {}
    virtual ~Layer() = default;
    virtual double conductivity(double temperature) const = 0;
    virtual double capacity() const { return 1.0; }
    virtual void describe(std::ostream &out) const { out << name_ << " (" << thickness_ << " m)"; }
    double resistance(double temperature) const { return thickness_ / conductivity(temperature); }
    const std::string &name() const { return name_; }

protected:
    std::string name_;
    double thickness_;
};

class Firebrick : public Layer {
    double k_;

public:
    Firebrick(double thickness, double k) : Layer("firebrick", thickness), k_(k) {}
    double conductivity(double t) const override { return k_ * (1 + 2e-4 * t); }
    double capacity() const override { return 1.4; }
};

class Wool : public Layer {
    double k_;
    int density_;

public:
    Wool(double thickness, double k, int density) : Layer("mineral wool", thickness), k_(k), density_(density) {}
    double conductivity(double t) const override { return k_ * std::pow(1 + t / 300, 1.5) * 100 / density_; }
    double capacity() const override { return 0.1 * density_ / 100; }
    void describe(std::ostream &out) const override
    {
        Layer::describe(out);
        out << ", " << density_ << " kg/m3";
    }
};

class Air final : public Layer {
public:
    explicit Air(double thickness) : Layer("air", thickness) {}
    double conductivity(double t) const override { return 0.026 + 7e-5 * t + 2e-7 * t * t; }
    double capacity() const override { return 0.05; }
};

using Maker = std::function<std::unique_ptr<Layer>(double, double)>;

std::unique_ptr<Layer> make_layer(const std::string &kind, double thickness, double k)
{
    static const std::map<std::string, Maker> makers = {
        {"brick", [](double d, double k) { return std::make_unique<Firebrick>(d, k); }},
        {"wool", [](double d, double k) { return std::make_unique<Wool>(d, 0.1 * k, 80); }},
        {"air", [](double d, double) { return std::make_unique<Air>(d); }},
    };
    const auto found = makers.find(kind);
    if (found == makers.end())
        throw std::invalid_argument("no such layer: " + kind);
    return found->second(thickness, k);
}

class Oven {
    std::vector<std::unique_ptr<Layer>> layers_;
    std::vector<double> temperature_;
    std::ostream &log_;

public:
    explicit Oven(std::ostream &log) : log_(log) {}
    Oven &add(const std::string &kind, double thickness, double k)
    {
        layers_.push_back(make_layer(kind, thickness, k));
        temperature_.push_back(20);
        return *this;
    }
    double heat(double power, int minutes)
    {
        for (int m = 0; m < minutes; ++m) {
            std::vector<double> flow(layers_.size() + 1);
            flow[0] = power;
            for (std::size_t i = 0; i < layers_.size(); ++i) {
                const double outside = i + 1 < layers_.size() ? temperature_[i + 1] : 20;
                flow[i + 1] = (temperature_[i] - outside) / layers_[i]->resistance(temperature_[i]);
            }
            for (std::size_t i = 0; i < layers_.size(); ++i)
                temperature_[i] += 0.02 * (flow[i] - flow[i + 1]) / layers_[i]->capacity();
            if (m % 10 == 0)
                log_ << "minute " << std::setw(3) << m << std::fixed << std::setprecision(1) << ": " << temperature_.front()
                     << " inside, " << temperature_.back() << " outside\n";
        }
        return temperature_.front();
    }
    double lost() const
    {
        double sum = 0;
        for (std::size_t i = 0; i < layers_.size(); ++i)
            sum += layers_[i]->capacity() * temperature_[i];
        return sum;
    }
    void describe() const
    {
        for (const auto &l : layers_) {
            l->describe(log_);
            log_ << '\n';
        }
    }
};

double baking(double power, double brick, double wool)
{
    std::ostringstream log;
    Oven oven(log);
    oven.add("brick", 0.2, brick).add("wool", 0.05, wool).add("air", 0.02, 0);
    try {
        oven.add("straw", 0.1, 0.05);
    } catch (const std::invalid_argument &e) {
        log << e.what() << std::endl;
    }
    oven.describe();
    const double inside = oven.heat(power, 60);
    std::cout << log.str().size() << " characters of log, last " << inside << std::endl;
    return inside - 0.1 * oven.lost();
}

struct Slopes {
    double power, brick, wool;
};

int main()
{
    double power = 240, brick = 0.8, wool = 0.5;
    const auto g = __enzyme_autodiff<Slopes>((void *)baking, enzyme_out, power, enzyme_out, brick, enzyme_out, wool);
    EXPECT_SLOPE("power", 0, g.power, baking(power, brick, wool), power, 0.01, 1e-7);
    EXPECT_SLOPE("brick", 0, g.brick, baking(power, brick, wool), brick, 1e-4, 1e-7);
    EXPECT_SLOPE("wool", 0, g.wool, baking(power, brick, wool), wool, 1e-4, 1e-7);
    return verdict();
}
