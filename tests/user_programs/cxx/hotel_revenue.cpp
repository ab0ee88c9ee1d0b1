// A hotel's revenue: guests by Monte Carlo with an own generator, bookings in deques and sets, prices as strategies.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

class Random {
    std::uint64_t s_[2];

public:
    explicit Random(std::uint64_t seed) : s_{seed, seed ^ 0xdeadbeefcafef00dull}
    {
        for (int i = 0; i < 8; i++)
            next();
    }
    std::uint64_t next()
    {
        std::uint64_t a = s_[0];
        const std::uint64_t b = s_[1];
        s_[0] = b;
        a ^= a << 23;
        s_[1] = a ^ b ^ (a >> 18) ^ (b >> 5);
        return s_[1] + b;
    }
    double uniform() { return (next() >> 11) * 0x1p-53; }
    double normal() { return std::sqrt(-2 * std::log(1 - uniform())) * std::cos(2 * M_PI * uniform()); }
};

struct Booking {
    int from, nights;
    double paid;
    std::string guest;
    bool operator<(const Booking &o) const { return std::tie(from, guest) < std::tie(o.from, o.guest); }
};

class Pricing {
public:
    virtual ~Pricing() = default;
    virtual double price(int day, double occupancy) const = 0;
};
class Flat : public Pricing {
    double base_;

public:
    explicit Flat(double b) : base_(b) {}
    double price(int, double) const override { return base_; }
};
class Dynamic : public Flat {
    double slope_;
    std::array<float, 7> weekday_;

public:
    Dynamic(double b, double s, std::array<float, 7> w) : Flat(b), slope_(s), weekday_(w) {}
    double price(int day, double occupancy) const override
    {
        return Flat::price(day, occupancy) * weekday_[day % 7] * (1 + slope_ * occupancy * occupancy);
    }
};

double revenue(double base, double slope, const float *week, double elasticity, int seed)
{
    std::array<float, 7> w;
    std::copy_n(week, 7, w.begin());
    std::map<std::string, std::unique_ptr<Pricing>> strategies;
    strategies["flat"] = std::make_unique<Flat>(base);
    strategies["dynamic"] = std::make_unique<Dynamic>(base, slope, w);
    double total = 0;
    for (const auto &[name, pricing] : strategies) {
        Random random(seed);
        std::multiset<Booking> book;
        std::deque<std::pair<int, int>> leaving; // day, rooms
        std::map<int, double> by_day;
        int occupied = 0;
        double expected = 0;
        for (int day = 0; day < 25; day++) {
            while (!leaving.empty() && leaving.front().first <= day) {
                occupied -= leaving.front().second;
                leaving.pop_front();
            }
            const int asks = 3 + static_cast<int>(4 * random.uniform());
            for (int i = 0; i < asks; i++) {
                const double worth = 100 * std::exp(0.3 * random.normal());
                const double p = pricing->price(day, occupied / 30.0);
                const double chance = 1 / (1 + std::exp(elasticity * (p - worth) / 10));
                expected += chance * p;
                if (random.uniform() < 0.6 && occupied < 30) {
                    const int nights = 1 + static_cast<int>(random.next() % 4);
                    book.insert({day, nights, p * nights * (nights > 2 ? 0.9 : 1), name + " guest " + std::to_string(i)});
                    by_day[day] += p;
                    leaving.insert(std::upper_bound(leaving.begin(), leaving.end(), std::make_pair(day + nights, 99)),
                                   {day + nights, 1});
                    occupied++;
                }
            }
        }
        double paid = 0, best = 0;
        for (const auto &b : book)
            paid += b.paid / (1 + 0.001 * b.from);
        for (const auto &[day, sum] : by_day)
            best = std::max(best, sum);
        total += (expected + 0.1 * paid + best) / 1000 * (name == "flat" ? 0.5 : 1);
    }
    return total;
}

struct Two {
    double base, slope;
};

int main()
{
    double base = 95, slope = 0.4, elasticity = 1.5;
    float week[7] = {0.875f, 0.875f, 0.9375f, 1, 1.25f, 1.375f, 1.125f}, dw[7] = {};
    const Two g = __enzyme_autodiff<Two>((void *)revenue, enzyme_out, base, enzyme_out, slope, enzyme_dup, week, dw,
                                         enzyme_const, elasticity, enzyme_const, 7);
    EXPECT_SLOPE("base", 0, g.base, revenue(base, slope, week, elasticity, 7), base, 1e-3, 1e-6);
    EXPECT_SLOPE("slope", 0, g.slope, revenue(base, slope, week, elasticity, 7), slope, 1e-4, 1e-6);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("week", i, dw[i], revenue(base, slope, week, elasticity, 7), week[i], 0.0009765625, 1e-4);
    return verdict();
}
