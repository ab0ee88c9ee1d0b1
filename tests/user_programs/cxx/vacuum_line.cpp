// A vacuum system: chambers and tubes read from a text, pumps of several classes, a solver that throws and is retried.
#include "../expect.h"
#include <cmath>
#include <map>
#include <memory>
#include <numbers>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace vacuum {

struct ParseError : std::runtime_error {
    int line;
    ParseError(int line, const std::string &what) : std::runtime_error("line " + std::to_string(line) + ": " + what), line(line) {}
};

class NoConvergence : public std::exception {
    double residual_;
    std::string text_;

public:
    explicit NoConvergence(double residual) : residual_(residual), text_("residual " + std::to_string(residual)) {}
    const char *what() const noexcept override { return text_.c_str(); }
    double residual() const { return residual_; }
};

struct Chamber {
    std::string name;
    double area = 1, pressure = 1e-3; // m2, Pa
};

class Pump {
public:
    explicit Pump(std::shared_ptr<Chamber> at) : at_(std::move(at)) {}
    virtual ~Pump() = default;
    virtual double throughput() const = 0; // Pa m3/s
    const Chamber &at() const { return *at_; }

protected:
    std::shared_ptr<Chamber> at_;
};

class Turbo final : public Pump {
    double speed_, base_;

public:
    Turbo(std::shared_ptr<Chamber> at, double speed, double base) : Pump(std::move(at)), speed_(speed), base_(base) {}
    double throughput() const override { return speed_ * (at_->pressure - base_) / (1 + 40 * at_->pressure); }
};

class Getter final : public Pump {
    double capacity_;

public:
    Getter(std::shared_ptr<Chamber> at, double capacity) : Pump(std::move(at)), capacity_(capacity) {}
    double throughput() const override { return capacity_ * std::tanh(at_->pressure * 5) * 0.1; }
};

struct Tube {
    std::weak_ptr<Chamber> a, b;
    double diameter, length;
    double flow() const
    {
        const auto from = a.lock(), to = b.lock();
        if (!from || !to)
            throw std::logic_error("a tube that leads nowhere");
        const double molecular = 121 * std::pow(diameter, 3) / length;
        const double mean = 0.5 * (from->pressure + to->pressure);
        return molecular * (1 + 30 * mean * diameter) * (from->pressure - to->pressure);
    }
};

class System {
    std::map<std::string, std::shared_ptr<Chamber>> chambers_;
    std::vector<Tube> tubes_;
    std::vector<std::unique_ptr<Pump>> pumps_;
    const double *parameters_;
    int count_;

    double value(const std::string &word, int line) const
    {
        if (word.starts_with('$')) {
            const int index = std::stoi(word.substr(1));
            if (index < 0 || index >= count_)
                throw ParseError(line, "no parameter " + word);
            return parameters_[index];
        }
        return std::stod(word);
    }
    std::shared_ptr<Chamber> chamber(const std::string &name, int line) const
    {
        if (auto found = chambers_.find(name); found != chambers_.end())
            return found->second;
        throw ParseError(line, "no chamber " + name);
    }

public:
    System(const std::string &text, const double *parameters, int count) : parameters_(parameters), count_(count)
    {
        std::istringstream in(text);
        std::string row;
        for (int line = 1; std::getline(in, row); ++line) {
            std::istringstream words(row);
            std::string kind, a, b, x, y;
            if (!(words >> kind) || kind[0] == '#')
                continue;
            if (kind == "chamber") {
                words >> a >> x;
                auto made = std::make_shared<Chamber>();
                made->name = a;
                made->area = value(x, line);
                chambers_.emplace(a, std::move(made));
            } else if (kind == "tube") {
                words >> a >> b >> x >> y;
                tubes_.push_back({chamber(a, line), chamber(b, line), value(x, line), value(y, line)});
            } else if (kind == "turbo") {
                words >> a >> x >> y;
                pumps_.push_back(std::make_unique<Turbo>(chamber(a, line), value(x, line), value(y, line)));
            } else if (kind == "getter") {
                words >> a >> x;
                pumps_.push_back(std::make_unique<Getter>(chamber(a, line), value(x, line)));
            } else
                throw ParseError(line, "what is " + kind + "?");
        }
    }

    double pressure(const std::string &name) const { return chambers_.at(name)->pressure; }

    void settle(double outgassing, double step)
    {
        std::map<const Chamber *, double> gain;
        double residual = 0;
        for (int i = 0; i < 3000; ++i) {
            gain.clear();
            for (const auto &[name, c] : chambers_)
                gain[c.get()] = outgassing * c->area;
            for (const auto &t : tubes_) {
                const double q = t.flow();
                gain[t.a.lock().get()] -= q;
                gain[t.b.lock().get()] += q;
            }
            for (const auto &p : pumps_)
                gain[&p->at()] -= p->throughput();
            residual = 0;
            for (auto &[name, c] : chambers_) {
                residual = std::max(residual, std::abs(gain[c.get()]));
                c->pressure += step * gain[c.get()];
                if (!(c->pressure > 0))
                    throw NoConvergence(residual);
            }
            if (residual < 1e-16)
                return;
        }
        if (residual > 1e-13)
            throw NoConvergence(residual);
    }

    void reset()
    {
        for (auto &[name, c] : chambers_)
            c->pressure = 1e-3;
    }
};

const std::string layout = R"(# beam line
chamber source $0
chamber middle 1.5
chamber target $1
tube source middle $2 0.8
tube middle target 0.08 $3
turbo source $4 1e-6
turbo target 0.25 2e-6
getter middle $5
)";

double objective(const double *parameters, int count, double outgassing)
{
    try {
        System s(layout, parameters, count);
        double step = 20;
        for (int attempt = 0;; ++attempt)
            try {
                s.settle(outgassing, step);
                break;
            } catch (const NoConvergence &e) {
                if (attempt == 6)
                    throw;
                step *= 0.4;
                s.reset();
            }
        return std::log(s.pressure("target")) + 0.3 * std::log(s.pressure("source")) + 100 * s.pressure("middle");
    } catch (const ParseError &e) {
        std::fprintf(stderr, "%s\n", e.what());
        return -1000 - e.line;
    }
}

} // namespace vacuum

int main()
{
    double p[6] = {2.0, 3.0, 0.1, 1.1, 0.3, 0.5}, d[6] = {}, gas = 1e-5;
    const double dgas = __enzyme_autodiff<double>((void *)vacuum::objective, enzyme_dup, p, d, enzyme_const, 6, enzyme_out, gas);
    for (int i = 0; i < 6; ++i)
        EXPECT_SLOPE("parameter", i, d[i], vacuum::objective(p, 6, gas), p[i], 1e-3 * p[i], 1e-6);
    EXPECT_SLOPE("gas", 0, dgas * 1e-5, vacuum::objective(p, 6, gas) * 1e-5, gas, 1e-8, 1e-6);
    double v[6] = {1, 0, 2, -1, 0.5, 0}, want = 0;
    for (int i = 0; i < 6; ++i)
        want += v[i] * d[i];
    expect("along", 0, __enzyme_fwddiff<double>((void *)vacuum::objective, enzyme_dup, p, v, enzyme_const, 6, enzyme_const, gas), want, 1e-8);
    return verdict();
}
