// Rates: quotes of swaps come as text and may be wrong (std::expected of C++23), curves are optional, options are priced
// off them; monadic calls, string_view, from_chars and a span of pillars.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <charconv>
#include <expected>
#include <numbers>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

enum class Fault { syntax, tenor, negative, crossed };

struct Quote {
    int years;
    double bid, ask;
    [[nodiscard]] double mid() const { return 0.5 * (bid + ask); }
};

static std::expected<double, Fault> number(std::string_view text)
{
    double x{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), x);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::unexpected(Fault::syntax);
    return x;
}

static std::expected<Quote, Fault> parse(std::string_view line)
{
    std::array<std::string_view, 3> field{};
    for (auto &f : field) {
        const auto cut = line.find(' ');
        f = line.substr(0, cut);
        line = cut == std::string_view::npos ? std::string_view{} : line.substr(cut + 1);
    }
    if (field[0].empty() || field[0].back() != 'Y')
        return std::unexpected(Fault::tenor);
    int years = 0;
    std::from_chars(field[0].data(), field[0].data() + field[0].size() - 1, years);
    const auto bid = number(field[1]);
    if (!bid)
        return std::unexpected(bid.error());
    const auto ask = number(field[2]);
    if (!ask)
        return std::unexpected(ask.error());
    if (*ask < *bid)
        return std::unexpected(Fault::crossed);
    return Quote{years, *bid, *ask};
}

struct Curve {
    std::vector<double> times, logs; // of discount factors
    [[nodiscard]] std::optional<double> discount(double t) const
    {
        if (t < 0 || t > times.back())
            return std::nullopt;
        const auto above = std::ranges::lower_bound(times, t);
        if (above == times.begin())
            return std::exp(logs.front() * t / times.front());
        const auto i = static_cast<std::size_t>(above - times.begin());
        const double w = (t - times[i - 1]) / (times[i] - times[i - 1]);
        return std::exp(std::lerp(logs[i - 1], logs[i], w));
    }
};

static std::expected<Curve, Fault> bootstrap(std::span<const Quote> quotes)
{
    Curve curve;
    double annuity = 0;
    int reached = 0;
    for (const Quote &q : quotes) {
        const double rate = q.mid();
        if (rate < -0.01)
            return std::unexpected(Fault::negative);
        double guess = (1 - rate * annuity) / (1 + rate * (q.years - reached));
        for (int turn = 0; turn < 12; ++turn) { // the annuity of the years in between depends on the guess
            const double last = curve.logs.empty() ? 0 : curve.logs.back();
            double between = 0, slope = 0;
            for (int y = reached + 1; y <= q.years; ++y) {
                const double w = double(y - reached) / (q.years - reached);
                const double d = std::exp(std::lerp(last, std::log(guess), w));
                between += d;
                slope += d * w / guess;
            }
            guess -= (guess + rate * (annuity + between) - 1) / (1 + rate * slope);
        }
        curve.times.push_back(q.years);
        curve.logs.push_back(std::log(guess));
        for (int y = reached + 1; y <= q.years; ++y)
            annuity += curve.discount(y).value();
        reached = q.years;
    }
    return curve;
}

static double swaption(const Curve &c, int expiry, int tenor, double strike, double vol)
{
    double annuity = 0;
    for (int y = expiry + 1; y <= expiry + tenor; ++y)
        annuity += c.discount(y).value_or(0.0);
    const auto forward = c.discount(expiry).transform([&](double d) { return (d - c.discount(expiry + tenor).value()) / annuity; });
    return forward
        .and_then([&](double f) -> std::optional<double> {
            if (f <= 0)
                return std::nullopt;
            const double s = vol * std::sqrt(double(expiry)), d1 = std::log(f / strike) / s + s / 2;
            auto n = [](double x) { return 0.5 * std::erfc(-x / std::numbers::sqrt2); };
            return annuity * (f * n(d1) - strike * n(d1 - s));
        })
        .value_or(-1.0);
}

static double book(const double *bumps, double vol)
{
    std::vector<Quote> good;
    int wrong = 0;
    const std::string page = "1Y 0.021 0.022\n2Y 0.024 0.0245\n3Y oops 0.03\n5Y 0.028 0.029\n7Y 0.031 0.03\n10Y 0.0305 0.0315\n";
    std::string_view rest = page;
    while (!rest.empty()) {
        const auto end = rest.find('\n');
        if (auto q = parse(rest.substr(0, end))) {
            q->bid += bumps[good.size()];
            q->ask += bumps[good.size()];
            good.push_back(*q);
        } else
            wrong += q.error() == Fault::crossed ? 2 : 1;
        rest.remove_prefix(end + 1);
    }
    const auto curve = bootstrap(good);
    if (!curve.has_value())
        return -1000;
    return 1000 * (swaption(*curve, 2, 5, 0.03, vol) - 0.5 * swaption(*curve, 1, 9, 0.035, vol * 1.1)) + wrong;
}

int main()
{
    double bumps[4] = {0.001, -0.0005, 0.0, 0.002}, d[4] = {}, vol = 0.22;
    const double vega = __enzyme_autodiff<double>((void *)book, enzyme_dup, bumps, d, enzyme_out, vol);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("bump", i, d[i], book(bumps, vol), bumps[i], 1e-5, 1e-6);
    EXPECT_SLOPE("vol", 0, vega, book(bumps, vol), vol, 1e-4, 1e-6);
    double u[4] = {1, 1, 1, 1};
    const double parallel = __enzyme_fwddiff<double>((void *)book, enzyme_dup, bumps, u, enzyme_const, vol);
    expect("parallel", 0, parallel, d[0] + d[1] + d[2] + d[3], 1e-9);
    return verdict();
}
