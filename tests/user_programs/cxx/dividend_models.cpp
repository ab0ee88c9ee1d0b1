// Shares valued by models of dividends: alternatives of a variant, visited with overloaded lambdas; the
// internal rate of return is found by bisection and Newton over a std::function.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

template <class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
template <class... Ts> overloaded(Ts...) -> overloaded<Ts...>;

struct Gordon { double dividend, growth; };
struct Stages { double dividend; std::vector<std::pair<int, double>> stages; double terminal; };
struct HModel { double dividend, high, low, half_life; };
struct Fixed { std::vector<double> payments; std::string note; };
using Model = std::variant<Gordon, Stages, HModel, Fixed>;

static double value(const Model &model, double rate)
{
    return std::visit(overloaded{
                          [&](const Gordon &g) { return g.dividend * (1 + g.growth) / (rate - g.growth); },
                          [&](const Stages &s) {
                              double sum = 0, dividend = s.dividend, discount = 1;
                              for (auto [years, growth] : s.stages)
                                  for (int i = 0; i < years; ++i) {
                                      dividend *= 1 + growth;
                                      discount /= 1 + rate;
                                      sum += dividend * discount;
                                  }
                              return sum + discount * dividend * (1 + s.terminal) / (rate - s.terminal);
                          },
                          [&](const HModel &h) {
                              return h.dividend * (1 + h.low + h.half_life * (h.high - h.low)) / (rate - h.low);
                          },
                          [&](const Fixed &f) {
                              double discount = 1;
                              return std::accumulate(f.payments.begin(), f.payments.end(), 0.0, [&](double sum, double p) {
                                  discount /= 1 + rate;
                                  return sum + p * discount;
                              });
                          },
                      },
                      model);
}

static std::optional<double> solve(const std::function<double(double)> &f, double low, double high)
{
    double flow = f(low), fhigh = f(high);
    if (flow * fhigh > 0)
        return std::nullopt;
    while (high - low > 1e-3) {
        const double middle = std::midpoint(low, high), fm = f(middle);
        (fm * flow > 0 ? low : high) = middle;
    }
    double x = 0.5 * (low + high);
    for (int i = 0; i < 6; ++i) {
        const double h = 1e-5;
        x -= f(x) * 2 * h / (f(x + h) - f(x - h));
    }
    return x;
}

struct Position {
    std::string ticker;
    double shares;
    Model model;
};

double portfolio_return(const double *p, double price)
{
    std::vector<Position> positions;
    positions.push_back({"BRKR", 3, Gordon{p[0], 0.02}});
    positions.push_back({"MLLS", 5, Stages{p[1], {{3, p[2]}, {4, 0.05}}, 0.02}});
    positions.push_back({"TRAM", 2, HModel{1.4, p[3], 0.025, 4.5}});
    positions.push_back({"BOND 2031", 1, Fixed{{4, 4, 4, 4, 4 + p[4]}, "redeemed at par, unless the company is sold before"}});
    std::ranges::sort(positions, {}, &Position::ticker);
    const auto total = [&](double rate) {
        double sum = 0;
        for (const auto &[ticker, shares, model] : positions)
            sum += shares * value(model, rate) * (ticker.starts_with("BOND") ? 1.01 : 1);
        return sum - price;
    };
    const auto rate = solve(total, 0.05, 0.5);
    if (!rate)
        throw std::runtime_error("no rate of return");
    return 100 * *rate;
}

int main()
{
    double p[5] = {2.2, 1.6, 0.12, 0.15, 100}, d[5] = {}, price = 480;
    const double dp = __enzyme_autodiff<double>((void *)portfolio_return, enzyme_dup, p, d, price);
    EXPECT_SLOPE("price", 0, dp, portfolio_return(p, price), price, 0.1, 1e-5);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("p", i, d[i], portfolio_return(p, price), p[i], 1e-4, 1e-4);
    return verdict();
}
