// Agriculture: a map from fields to vectors of yearly records, grouped and aggregated by crop.
#include "../expect.h"
#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <unordered_map>
#include <vector>

struct Season {
    int year;
    std::string crop;
    double rain, nitrogen;
};
struct Summary {
    double mean = 0, spread = 0;
    std::size_t n = 0;
};
using Ledger = std::map<std::string, std::vector<Season>>;

static double yield_of(const Season &s, double response)
{
    const double water = 1 - std::exp(-s.rain / 300);
    const double boost = s.crop == "wheat" ? 1.2 : s.crop == "winter barley under sown clover" ? 0.8 : 1.0;
    return boost * water * (1 + response * s.nitrogen - 0.004 * s.nitrogen * s.nitrogen);
}

static std::unordered_map<std::string, std::vector<double>> by_crop(const Ledger &ledger, double response)
{
    std::unordered_map<std::string, std::vector<double>> groups;
    for (const auto &[field, seasons] : ledger)
        for (const auto &s : seasons)
            groups[s.crop].push_back(yield_of(s, response) * (1 + 0.01 * (s.year % 10)) + 0.001 * field.size());
    return groups;
}

static Summary summarise(std::vector<double> v)
{
    Summary s;
    s.n = v.size();
    s.mean = std::accumulate(v.begin(), v.end(), 0.0) / s.n;
    for (double y : v)
        s.spread += (y - s.mean) * (y - s.mean);
    s.spread = std::sqrt(s.spread / s.n + 1e-3);
    return s;
}

static double plan(const double *rain, const double *nitrogen, int n, double response)
{
    static const char *fields[] = {"north", "brook meadow behind the mill", "hill"};
    static const char *crops[] = {"wheat", "rye", "winter barley under sown clover", "wheat"};
    Ledger ledger;
    for (int i = 0; i < n; i++)
        ledger[fields[i % 3]].push_back({2000 + i, crops[i % 4], rain[i], nitrogen[i]});
    ledger["fallow"] = {};
    for (auto &[field, seasons] : ledger)
        std::sort(seasons.begin(), seasons.end(), [](const Season &a, const Season &b) { return a.rain > b.rain; });
    double total = 0;
    std::map<std::string, Summary> table;
    for (auto &[crop, values] : by_crop(ledger, response))
        table[crop] = summarise(values);
    for (const auto &[crop, s] : table)
        total += s.mean / s.spread * (crop.size() > 5 ? 0.5 : 1.0) * s.n;
    const auto &hill = ledger.at("hill");
    return total + hill.front().rain * hill.back().nitrogen * 1e-3;
}

int main()
{
    double rain[8] = {410, 523, 388, 602, 455, 470, 350, 515}, dr[8] = {};
    double nitrogen[8] = {4, 7, 5.5, 6, 8, 3, 6.5, 5}, dn[8] = {};
    const double g = __enzyme_autodiff<double>((void *)plan, enzyme_dup, rain, dr, enzyme_dup, nitrogen, dn,
                                               enzyme_const, 8, enzyme_out, 0.3);
    double response = 0.3;
    EXPECT_SLOPE("response", 0, g, plan(rain, nitrogen, 8, response), response, 1e-4, 1e-7);
    for (int i = 0; i < 8; i++) {
        EXPECT_SLOPE("rain", i, dr[i], plan(rain, nitrogen, 8, 0.3), rain[i], 1e-1, 1e-7);
        EXPECT_SLOPE("nitrogen", i, dn[i], plan(rain, nitrogen, 8, 0.3), nitrogen[i], 1e-3, 1e-7);
    }
    return verdict();
}
