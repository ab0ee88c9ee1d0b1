// Smelting: costs are metered by scope guards whose destructors add them up, also where an exception passes; batches
// with an operator new of their own, deleters that charge, and parameters by pointers to members.
#include "../expect.h"
#include <array>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

struct Plant {
    double power = 3, loss = 0.1, ore = 2, limit = 900;
};

struct Knob {
    const char *name;
    double Plant::*member;
    double scale;
};
constexpr Knob KNOBS[] = {{"power", &Plant::power, 1}, {"loss", &Plant::loss, 0.1}, {"ore", &Plant::ore, 1}, {"limit", &Plant::limit, 100}};

class Ledger {
    double total_ = 0;
    int entries_ = 0;

public:
    void charge(double amount)
    {
        total_ += amount;
        ++entries_;
    }
    double total() const { return total_; }
    int entries() const { return entries_; }
};

class Meter {
    Ledger &ledger_;
    const double &heat_;
    double rate_, start_;
    int pending_ = std::uncaught_exceptions();

public:
    Meter(Ledger &ledger, const double &heat, double rate) : ledger_(ledger), heat_(heat), rate_(rate), start_(heat) {}
    Meter(const Meter &) = delete;
    Meter &operator=(const Meter &) = delete;
    ~Meter()
    {
        const double used = heat_ - start_;
        ledger_.charge(std::uncaught_exceptions() > pending_ ? 2 * rate_ * used : rate_ * used * (1 + 0.01 * used));
    }
};

template <class F> class Finally {
    F f_;

public:
    explicit Finally(F f) : f_(std::move(f)) {}
    ~Finally() { f_(); }
};

struct Batch {
    double mass, grade, temperature;
    Batch *next = nullptr;

    static inline Batch *spare = nullptr;
    static inline int made = 0;
    static void *operator new(std::size_t bytes)
    {
        ++made;
        if (spare) {
            void *place = spare;
            spare = spare->next;
            return place;
        }
        return ::operator new(bytes);
    }
    static void operator delete(void *place) noexcept
    {
        auto *b = ::new (place) Batch{0, 0, 0, nullptr};
        b->next = spare;
        spare = b;
    }
    static void drain()
    {
        while (spare)
            ::operator delete(std::exchange(spare, spare->next));
    }
};

struct TooHot : std::runtime_error {
    double by;
    explicit TooHot(double b) : std::runtime_error("too hot"), by(b) {}
};

static double melt(Batch &batch, const Plant &plant, Ledger &ledger)
{
    double heat = 0;
    Meter meter(ledger, heat, 0.05);
    for (int minute = 0; minute < 12; minute++) {
        Finally tick([&] { ledger.charge(1e-3 * batch.temperature); });
        heat += plant.power * (1 - plant.loss);
        batch.temperature += 100 * plant.power / batch.mass - plant.loss * batch.temperature;
        if (batch.temperature > plant.limit)
            throw TooHot(batch.temperature - plant.limit);
        batch.grade += (1 - batch.grade) * 0.05 * batch.temperature / 1000;
    }
    return batch.mass * batch.grade;
}

static double shift(const Plant &plant, const std::vector<double> &loads)
{
    Ledger ledger;
    auto charged = [&ledger](Batch *b) {
        ledger.charge(0.2 * b->mass * b->mass);
        delete b;
    };
    using Held = std::unique_ptr<Batch, decltype(charged)>;
    double yield = 0;
    std::optional<Held> last;
    for (const double load : loads) {
        Held batch(new Batch{load * plant.ore, 0.3, 20}, charged);
        try {
            yield += melt(*batch, plant, ledger);
            last.emplace(std::move(batch));
        } catch (const TooHot &hot) {
            ledger.charge(0.01 * hot.by * hot.by);
            if (last)
                (*last)->mass += 0.5 * batch->mass;
        }
    }
    last.reset();
    return yield - 0.1 * ledger.total() + 1e-6 * ledger.entries();
}

static double profit(const double *x, int n, double first, double second)
{
    Plant plant;
    for (int i = 0; i < n; i++)
        plant.*KNOBS[i].member += KNOBS[i].scale * x[i];
    const double value = shift(plant, {first, second, 0.12 * second, first + second});
    Batch::drain();
    return value;
}

struct By {
    double first, second;
};

int main()
{
    double x[4] = {0.3, 0.2, -0.4, 0.5}, d[4] = {}, first = 1.2, second = 1.6;
    const auto by = __enzyme_autodiff<By>((void *)profit, enzyme_dup, x, d, enzyme_const, 4, first, second);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("x", i, d[i], profit(x, 4, first, second), x[i], 1e-5, 1e-6);
    EXPECT_SLOPE("first", 0, by.first, profit(x, 4, first, second), first, 1e-5, 1e-6);
    EXPECT_SLOPE("second", 0, by.second, profit(x, 4, first, second), second, 1e-5, 1e-6);
    return verdict();
}
