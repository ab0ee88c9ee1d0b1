// Water treatment: stages that fail throw with their state, faults are nested and unpacked, transactions roll back in
// destructors, a function try block in a constructor, and fallbacks are tried in turn.
#include "../expect.h"
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct Water {
    double turbidity, chlorine, ph;
};

class Fault : public std::runtime_error {
    double excess_;

public:
    Fault(const std::string &what, double excess) : std::runtime_error(what), excess_(excess) {}
    [[nodiscard]] double excess() const noexcept { return excess_; }
};

class Overdose : public Fault {
public:
    double neutraliser;
    Overdose(double excess, double n) : Fault("overdose of chlorine", excess), neutraliser(n) {}
};

class Transaction {
    Water &water_;
    Water kept_;
    int depth_ = std::uncaught_exceptions();

public:
    explicit Transaction(Water &w) : water_(w), kept_(w) {}
    Transaction(const Transaction &) = delete;
    ~Transaction()
    {
        if (std::uncaught_exceptions() > depth_) {
            water_ = kept_;
            water_.turbidity += 0.01;
        }
    }
};

class Filter {
    std::unique_ptr<double[]> layers_;
    int count_;

public:
    Filter(int count, double grade)
    try : layers_(new double[static_cast<std::size_t>(count)]), count_(count) {
        for (int i = 0; i < count; ++i)
            layers_[static_cast<std::size_t>(i)] = grade / (1 + i);
        if (grade < 0.05)
            throw Fault("too fine", 0.05 - grade);
    } catch (const Fault &f) {
        throw Fault(std::string("filter: ") + f.what(), 2 * f.excess());
    }
    void operator()(Water &w) const
    {
        Transaction t(w);
        for (int i = 0; i < count_; ++i)
            w.turbidity *= 1 - std::exp(-layers_[static_cast<std::size_t>(i)]);
        if (w.turbidity > 1.0)
            throw Fault("clogged", w.turbidity - 1.0);
    }
};

static void chlorinate(Water &w, double dose)
{
    Transaction t(w);
    w.chlorine += dose * std::exp(-0.2 * w.turbidity);
    w.ph -= 0.05 * dose;
    if (w.chlorine > 4)
        throw Overdose(w.chlorine - 4, 0.8 * (w.chlorine - 4));
}

static void plant(Water &w, const double *knobs)
{
    try {
        const Filter coarse(2, knobs[0]);
        coarse(w);
    } catch (...) {
        std::throw_with_nested(std::logic_error("coarse stage"));
    }
    chlorinate(w, knobs[1]);
}

static double unpack(const std::exception &e, double weight)
{
    double sum = weight * 0.1;
    if (const auto *f = dynamic_cast<const Fault *>(&e))
        sum += weight * f->excess() * f->excess();
    try {
        std::rethrow_if_nested(e);
    } catch (const std::exception &inner) {
        sum += unpack(inner, 0.5 * weight);
    }
    return sum;
}

static double week(const double *inflow, int days, const double *knobs)
{
    double penalty = 0;
    for (int day = 0; day < days; ++day) {
        Water w{inflow[day], 0.2, 7.2};
        for (int attempt = 0; attempt < 3; ++attempt) {
            try {
                plant(w, knobs);
                break;
            } catch (const Overdose &o) {
                w.chlorine += o.excess() * 0.1;
                penalty += o.neutraliser * o.neutraliser;
                w.turbidity *= 1.3;
            } catch (const std::logic_error &e) {
                penalty += unpack(e, 1.0);
                w.turbidity *= 0.4 + 0.1 * knobs[0];
            }
        }
        penalty += w.turbidity * w.turbidity + (w.chlorine - 1.5) * (w.chlorine - 1.5) + 0.1 * (w.ph - 7) * (w.ph - 7);
    }
    return penalty;
}

int main()
{
    double inflow[5] = {0.8, 2.5, 9.0, 1.2, 0.1}, di[5] = {}, knobs[2] = {1.4, 4.3}, dk[2] = {};
    __enzyme_autodiff<void>((void *)week, enzyme_dup, inflow, di, enzyme_const, 5, enzyme_dup, knobs, dk);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("inflow", i, di[i], week(inflow, 5, knobs), inflow[i], 1e-4, 1e-7);
    for (int i = 0; i < 2; i++)
        EXPECT_SLOPE("knob", i, dk[i], week(inflow, 5, knobs), knobs[i], 1e-4, 1e-7);
    return verdict();
}
