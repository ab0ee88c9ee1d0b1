// Exceptions that carry numbers, in every way that C++ throws and catches them.
#include "../expect.h"
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct Residual : std::runtime_error {
    double value;
    int step;
    Residual(double v, int s) : std::runtime_error("residual"), value(v), step(s) {}
};
struct Large : Residual {
    double factor;
    Large(double v, double f) : Residual(v, 7), factor(f) {}
};
struct Plain {
    double a, b;
};
struct Tagged {
    int tag = 3;
    virtual ~Tagged() = default;
    virtual double weight() const { return 1; }
};
struct Both : Tagged, Plain {
    double c;
    Both(double x, double y, double z) : Plain{x, y}, c(z) {}
    double weight() const override { return c * b; }
};
struct State {
    std::vector<double> values;
    std::string name;
};

struct Undo { // a destructor with an effect on active data
    double &target;
    double amount;
    ~Undo() { target -= amount; }
};

__attribute__((noinline)) static double innermost(double x, int kind)
{
    double scratch = x * x;
    Undo undo{scratch, 0.5 * x};
    switch (kind) {
    case 0: throw Residual(x * x * x, 4);
    case 1: throw Large(std::sin(x), x);
    case 2: throw Plain{x, 2 * x};
    case 3: throw std::exp(x);
    case 4: throw Both(x, x * x, 3 * x);
    case 5: throw std::vector<double>{x, x * x, x * x * x};
    case 6: throw State{{x, 4 * x, std::cos(x)}, "a name that is longer than the buffer in a string"};
    case 7: throw "just text";
    case 8: return std::vector<double>{x, x}.at((std::size_t)kind);
    case 9: throw std::make_unique<double>(x * x * 5);
    }
    return scratch;
}
__attribute__((noinline)) static double middle(double x, int kind, double &log)
{
    Undo undo{log, x};
    log += 3 * x;
    const double r = innermost(1.5 * x, kind);
    log += 1;
    return r + 1;
}
__attribute__((noinline)) static double outer(double x, int kind, double &log)
{
    std::vector<double> held{x, x * 2};
    try {
        return middle(x, kind, log) * held[1];
    } catch (Residual &r) {
        r.value *= held[1];
        log += r.value;
        throw;
    } catch (const Plain &p) {
        if (kind == 4)
            throw;
        throw Residual(p.a * p.b, 2);
    }
}

static double every(double x, double *log)
{
    double sum = 0;
    for (int kind = 0; kind < 11; kind++) {
        try {
            sum += outer(x, kind, *log);
            if (kind == 10)
                sum *= 2;
            continue;
        } catch (Large l) { // by value
            sum += l.value * l.factor + l.step;
            l.value = 0;
        } catch (const Residual &r) {
            sum += r.value * r.step;
            try {
                sum += innermost(r.value * 0.1, 1);
            } catch (const std::runtime_error &e) { // of a base, in a handler
                const auto *found = dynamic_cast<const Residual *>(&e);
                sum += found ? 3 * found->value : 0;
            }
            sum += 0.5 * r.value;
        } catch (double d) {
            sum += d * d;
        } catch (const Tagged &t) { // a virtual function of what was thrown
            sum += t.weight() * t.tag;
        } catch (const std::vector<double> &v) {
            for (double e : v)
                sum += e * e;
        } catch (const State &s) {
            sum += s.values[0] * s.values[2] + (double)s.name.size();
        } catch (const char *) {
            sum += 2 * x;
        } catch (const std::exception &e) {
            sum += x * x * (double)(std::string(e.what()).size() > 3);
            continue;
        } catch (...) {
            sum -= x;
        }
        sum += *log;
    }
    return sum;
}

struct Out {
    double x, log;
};

static double thrown_out(double x)
{
    if (x > 1)
        throw Residual(x * x, 1);
    try {
        throw Large(x * x, 2 * x);
    } catch (const Residual &r) {
        return r.value * r.step;
    }
}

int main()
{
    for (double x : {0.4, 0.9, 1.3}) {
        double log = 0.7, dlog = 0;
        auto primal = [](double at, double l) { double copy = l; return every(at, &copy); };
        const double g = __enzyme_autodiff<double>((void *)every, enzyme_out, x, enzyme_dup, &log, &dlog);
        double at = x, l = 0.7;
        EXPECT_SLOPE("x", 0, g, primal(at, l), at, 1e-4, 1e-7);
        EXPECT_SLOPE("log", 0, dlog, primal(at, l), l, 1e-4, 1e-7);
        double log2 = 0.7, tlog = 0;
        const double t = __enzyme_fwddiff<double>((void *)every, enzyme_dup, x, 1.0, enzyme_dup, &log2, &tlog);
        EXPECT_SLOPE("tangent", 0, t, primal(at, l), at, 1e-4, 1e-7);
    }
    double y = 0.5;
    EXPECT_SLOPE("inside", 0, __enzyme_autodiff<double>((void *)thrown_out, y), thrown_out(y), y, 1e-4, 1e-7);
    bool caught = false;
    try {
        __enzyme_autodiff<double>((void *)thrown_out, 2.0);
    } catch (const Residual &r) {
        caught = r.value == 4 && r.step == 1 && std::string(r.what()) == "residual";
    }
    expect("thrown out of the derivative", 0, caught, 1, 0);
    return verdict();
}
