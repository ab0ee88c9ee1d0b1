// Finance: positions in a std::map by name, prices in an unordered_map, risk by sector.
#include "../expect.h"
#include <map>
#include <string>
#include <unordered_map>

struct Position {
    std::string sector;
    int lots;
    double weight;
};

static double risk(const double *weights, const double *prices)
{
    static const char *names[] = {"IBM", "SAP", "BASF", "Rolls-Royce Holdings plc", "KO"};
    static const char *sectors[] = {"tech", "tech", "chemistry", "machines and aviation", "food"};
    std::map<std::string, Position> book;
    std::unordered_map<std::string, double> price;
    for (int i = 0; i < 5; i++) {
        book[names[i]] = {sectors[i], 10 * (i + 1), weights[i]};
        price.emplace(names[i], prices[i]);
    }
    book.erase("KO");
    std::map<std::string, double> exposure;
    for (const auto &[name, position] : book)
        exposure[position.sector] += position.lots * position.weight * price.at(name);
    double total = 0;
    for (const auto &[sector, value] : exposure)
        total += value * value * (sector.size() > 5 ? 2 : 1) * 1e-4;
    return std::sqrt(total);
}

int main()
{
    double w[5] = {0.2, 0.5, 0.1, 0.7, 0.4}, dw[5] = {}, p[5] = {120, 95, 50, 7, 60}, dp[5] = {};
    __enzyme_autodiff<double>((void *)risk, enzyme_dup, w, dw, enzyme_dup, p, dp);
    for (int i = 0; i < 5; i++) {
        EXPECT_SLOPE("weight", i, dw[i], risk(w, p), w[i], 1e-3, 1e-7);
        EXPECT_SLOPE("price", i, dp[i], risk(w, p), p[i], 1e-2, 1e-7);
    }
    return verdict();
}
