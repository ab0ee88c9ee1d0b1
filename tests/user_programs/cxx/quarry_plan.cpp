// Mining: a plan for a quarry by dynamic programming with a memo by a struct; ore grades from Gaussian simulation with
// a generator of one's own, contracts as std::variant, prices as a tuple of callables, and RAII timers of stages.
#include "../expect.h"
#include <array>
#include <bitset>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <stack>
#include <string>
#include <tuple>
#include <unordered_map>
#include <variant>
#include <vector>

class Pcg {
    std::uint64_t state_;

public:
    using result_type = std::uint32_t;
    explicit Pcg(std::uint64_t seed) : state_(seed * 2862933555777941757ULL + 3037000493ULL) {}
    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return ~result_type(0); }
    result_type operator()()
    {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005ULL + 1442695040888963407ULL;
        const auto shifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
        const unsigned turn = old >> 59;
        return (shifted >> turn) | (shifted << ((-turn) & 31));
    }
    double uniform() { return ((*this)() + 0.5) / 4294967296.0; }
    double normal() { return std::sqrt(-2 * std::log(uniform())) * std::cos(2 * M_PI * uniform()); }
};

struct Stage {
    static inline std::stack<std::string> open;
    static inline std::map<std::string, int> entered;
    explicit Stage(const char *name)
    {
        open.push(open.empty() ? std::string(name) : open.top() + "." + name);
        ++entered[open.top()];
    }
    ~Stage() { open.pop(); }
    Stage(const Stage &) = delete;
    Stage &operator=(const Stage &) = delete;
};

struct Fixed {
    double price;
};
struct Indexed {
    std::array<double, 3> weights;
    double floor;
};
struct Sliding {
    std::vector<std::pair<double, double>> steps; // tonnes from which, price
};
using Contract = std::variant<std::monostate, Fixed, Indexed, Sliding>;

template <class... F> struct Choose : F... {
    using F::operator()...;
};

static double revenue(const Contract &contract, double tonnes, int year)
{
    return std::visit(Choose{[](std::monostate) { return 0.0; },
                             [&](const Fixed &f) { return f.price * tonnes; },
                             [&](const Indexed &i) {
                                 const double p = std::inner_product(i.weights.begin(), i.weights.end(), std::array{1.0, 0.5 * year, 0.1 * year * year}.begin(), 0.0);
                                 return tonnes * (p > i.floor ? p : i.floor);
                             },
                             [&](const Sliding &s) {
                                 double sum = 0;
                                 for (std::size_t k = 0; k < s.steps.size() && tonnes > s.steps[k].first; k++) {
                                     const double upper = k + 1 < s.steps.size() ? std::min(tonnes, s.steps[k + 1].first) : tonnes;
                                     sum += s.steps[k].second * (upper - s.steps[k].first);
                                 }
                                 return sum;
                             }},
                      contract);
}

constexpr int COLUMNS = 4, DEPTH = 3;

struct State {
    std::array<std::uint8_t, COLUMNS> dug{};
    std::uint8_t year = 0;
    bool operator==(const State &) const = default;
};
template <> struct std::hash<State> {
    std::size_t operator()(const State &s) const noexcept
    {
        std::size_t h = s.year;
        for (auto d : s.dug)
            h = h * 5 + d;
        return h;
    }
};

class Planner {
    std::array<std::array<double, DEPTH>, COLUMNS> grade_;
    std::vector<Contract> contracts_;
    double cost_, discount_;
    std::unordered_map<State, double> memo_;
    int hits_ = 0;

    std::optional<State> dig(State s, int c) const
    {
        if (s.dug[c] == DEPTH || (c > 0 && s.dug[c - 1] < s.dug[c]))
            return std::nullopt;
        ++s.dug[c];
        ++s.year;
        return s;
    }

public:
    Planner(std::array<std::array<double, DEPTH>, COLUMNS> grade, std::vector<Contract> contracts, double cost, double discount)
        : grade_(std::move(grade)), contracts_(std::move(contracts)), cost_(cost), discount_(discount)
    {
    }
    double value(const State &s)
    {
        if (s.year == 5)
            return 0;
        if (const auto at = memo_.find(s); at != memo_.end()) {
            ++hits_;
            return at->second;
        }
        double soft = 1; // to stop earns nothing
        for (int c = 0; c < COLUMNS; c++)
            if (const auto next = dig(s, c)) {
                const double tonnes = 10 * grade_[c][s.dug[c]];
                const double now = revenue(contracts_[s.year % contracts_.size()], tonnes, s.year) - cost_ * (1 + s.dug[c]);
                soft += std::exp((now + discount_ * value(*next)) / 20);
            }
        const double result = 20 * std::log(soft);
        memo_.emplace(s, result);
        return result;
    }
    int hits() const { return hits_; }
};

static double plan(const double *price, int n, double mean, double sigma)
{
    Stage whole("plan");
    double sum = 0;
    for (std::uint64_t draw = 1; draw <= 3; draw++) {
        Stage one("draw");
        Pcg random(draw);
        std::array<std::array<double, DEPTH>, COLUMNS> grade;
        for (auto &column : grade) {
            double last = 0;
            for (auto &g : column)
                g = std::exp(mean + sigma * (last = 0.6 * last + 0.8 * random.normal()));
        }
        std::vector<Contract> contracts{Fixed{price[0]}, Indexed{{price[1], price[2], 0.3}, 2.5}, Contract{}, Sliding{{{0, price[3]}, {6, price[4]}, {9.5, 1.0}}}};
        Planner planner(grade, std::move(contracts), 4.5, 0.93);
        sum += planner.value({}) + (planner.hits() == 0 ? 1e6 : 0);
    }
    std::tuple terms{[](double x) { return 0.5 * x; }, [n](double x) { return x * x / (100 * n); }};
    return std::apply([sum](auto... f) { return (f(sum) + ...); }, terms);
}

struct Grades {
    double mean, sigma;
};

int main()
{
    double price[5] = {3.1, 2.2, 0.9, 4.2, 3.3}, d[5] = {}, mean = -0.2, sigma = 0.5;
    const auto by = __enzyme_autodiff<Grades>((void *)plan, enzyme_dup, price, d, enzyme_const, 5, mean, sigma);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("price", i, d[i], plan(price, 5, mean, sigma), price[i], 1e-4, 1e-6);
    EXPECT_SLOPE("mean", 0, by.mean, plan(price, 5, mean, sigma), mean, 1e-5, 1e-6);
    EXPECT_SLOPE("sigma", 0, by.sigma, plan(price, 5, mean, sigma), sigma, 1e-5, 1e-6);
    if (Stage::entered.at("plan.draw") % 3 != 0)
        return 1;
    return verdict();
}
