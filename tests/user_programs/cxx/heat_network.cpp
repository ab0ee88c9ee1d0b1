// District heating: pumps, pipes and houses that share nodes, solved as a small linear system of temperatures.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cassert>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

template <typename T> class Dense {
    std::vector<T> a_;
    std::size_t rows_, columns_;

public:
    Dense(std::size_t rows, std::size_t columns) : a_(rows * columns), rows_(rows), columns_(columns) {}
    T &operator[](std::pair<std::size_t, std::size_t> at) { return a_[at.first * columns_ + at.second]; }
    const T &operator[](std::pair<std::size_t, std::size_t> at) const { return a_[at.first * columns_ + at.second]; }
    std::size_t rows() const { return rows_; }

    std::vector<T> solve(std::vector<T> b) const
    {
        Dense u = *this;
        std::vector<std::size_t> order(rows_);
        std::iota(order.begin(), order.end(), 0u);
        for (std::size_t k = 0; k < rows_; k++) {
            auto best = std::max_element(order.begin() + static_cast<long>(k), order.end(), [&](auto i, auto j) {
                return std::abs(u[{i, k}]) < std::abs(u[{j, k}]);
            });
            std::iter_swap(order.begin() + static_cast<long>(k), best);
            const auto p = order[k];
            for (std::size_t m = k + 1; m < rows_; m++) {
                const auto i = order[m];
                const T factor = u[{i, k}] / u[{p, k}];
                for (std::size_t j = k; j < columns_; j++)
                    u[{i, j}] -= factor * u[{p, j}];
                b[i] -= factor * b[p];
            }
        }
        std::vector<T> x(rows_);
        for (std::size_t k = rows_; k-- > 0;) {
            T sum = b[order[k]];
            for (std::size_t j = k + 1; j < rows_; j++)
                sum -= u[{order[k], j}] * x[j];
            x[k] = sum / u[{order[k], k}];
        }
        return x;
    }
};

struct Knot {
    std::string name;
    int number;
    double temperature = 0;
};

class Component {
public:
    virtual ~Component() = default;
    virtual void stamp(Dense<double> &a, std::vector<double> &b, double outside) const = 0;
    virtual double cost() const = 0;
};

class Pipe : public Component {
    std::shared_ptr<const Knot> from_, to_;
    double flow_, leak_;
    float diameter_;

public:
    Pipe(std::shared_ptr<const Knot> from, std::shared_ptr<const Knot> to, double flow, double leak, float diameter)
        : from_(std::move(from)), to_(std::move(to)), flow_(flow), leak_(leak), diameter_(diameter)
    {
    }
    void stamp(Dense<double> &a, std::vector<double> &b, double outside) const override
    {
        const auto i = static_cast<std::size_t>(to_->number), j = static_cast<std::size_t>(from_->number);
        const double keeps = std::exp(-leak_ * diameter_ / flow_);
        a[{i, i}] += flow_;
        a[{i, j}] -= flow_ * keeps;
        b[i] += flow_ * (1 - keeps) * outside;
    }
    double cost() const override { return 0.02 * flow_ * flow_ / std::pow(diameter_, 2) + 0.1 * from_->temperature * leak_; }
};

class Boiler : public Component {
    std::shared_ptr<Knot> at_;
    double setpoint_, power_;

public:
    Boiler(std::shared_ptr<Knot> at, double setpoint, double power) : at_(std::move(at)), setpoint_(setpoint), power_(power) {}
    void stamp(Dense<double> &a, std::vector<double> &b, double) const override
    {
        const auto i = static_cast<std::size_t>(at_->number);
        a[{i, i}] += power_;
        b[i] += power_ * setpoint_;
    }
    double cost() const override { return 0.3 * power_ * (setpoint_ - at_->temperature); }
};

class House final : public Component {
    std::shared_ptr<Knot> at_;
    std::array<double, 2> comfort_;
    char band_;

public:
    House(std::shared_ptr<Knot> at, double wanted, double loss, char band) : at_(std::move(at)), comfort_{wanted, loss}, band_(band) {}
    void stamp(Dense<double> &a, std::vector<double> &b, double outside) const override
    {
        const auto i = static_cast<std::size_t>(at_->number);
        a[{i, i}] += comfort_[1];
        b[i] += comfort_[1] * outside;
    }
    double cost() const override
    {
        const double cold = comfort_[0] - at_->temperature;
        return std::log1p(std::exp(cold)) * (band_ == 'a' ? 2 : 1);
    }
};

class Network {
    std::map<std::string, std::shared_ptr<Knot>> knots_;
    std::vector<std::unique_ptr<Component>> parts_;

public:
    std::shared_ptr<Knot> knot(const std::string &name)
    {
        auto &k = knots_[name];
        if (!k)
            k = std::make_shared<Knot>(Knot{name, static_cast<int>(knots_.size()) - 1});
        return k;
    }
    template <typename T, typename... Args> void add(Args &&...args) { parts_.push_back(std::make_unique<T>(std::forward<Args>(args)...)); }

    double cost(double outside)
    {
        Dense<double> a(knots_.size(), knots_.size());
        std::vector<double> b(knots_.size());
        for (const auto &p : parts_)
            p->stamp(a, b, outside);
        const auto t = a.solve(std::move(b));
        for (auto &[name, k] : knots_)
            k->temperature = t[static_cast<std::size_t>(k->number)];
        return std::accumulate(parts_.begin(), parts_.end(), 0.0, [](double s, const auto &p) { return s + p->cost(); });
    }
};

struct Design {
    double setpoint, power, flow, leak;
    int houses;
    float diameter;
};

static double heating(const Design *d, double outside)
{
    Network net;
    net.add<Boiler>(net.knot("boiler"), d->setpoint, d->power);
    std::string last = "boiler";
    for (int i = 0; i < d->houses; i++) {
        const std::string name = "street corner number " + std::to_string(i);
        net.add<Pipe>(net.knot(last), net.knot(name), d->flow / (1 + 0.2 * i), d->leak, d->diameter);
        net.add<House>(net.knot(name), 52.0 - i, 0.02 + 0.01 * i, i % 2 ? 'a' : 'b');
        last = name;
    }
    net.add<Pipe>(net.knot(last), net.knot("boiler"), d->flow, d->leak, d->diameter);
    return net.cost(outside);
}

int main()
{
    Design d{65, 1.8, 1.1, 0.12, 3, 0.75f}, s{};
    double outside = -4;
    const double dout = __enzyme_autodiff<double>((void *)heating, enzyme_dup, &d, &s, enzyme_out, outside);
    EXPECT_SLOPE("setpoint", 0, s.setpoint, heating(&d, outside), d.setpoint, 1e-3, 1e-7);
    EXPECT_SLOPE("power", 0, s.power, heating(&d, outside), d.power, 1e-4, 1e-6);
    EXPECT_SLOPE("flow", 0, s.flow, heating(&d, outside), d.flow, 1e-4, 1e-6);
    EXPECT_SLOPE("leak", 0, s.leak, heating(&d, outside), d.leak, 1e-4, 1e-6);
    EXPECT_SLOPE("diameter", 0, s.diameter, heating(&d, outside), d.diameter, 0.0009765625, 1e-4);
    EXPECT_SLOPE("outside", 0, dout, heating(&d, outside), outside, 1e-3, 1e-6);
    return verdict();
}
