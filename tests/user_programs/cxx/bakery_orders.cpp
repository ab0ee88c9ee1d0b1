// A bakery's profit: recipes and orders in text, prices by ingredient, discounts as closures.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <vector>

struct Ingredient {
    std::string name;
    double grams;
    bool organic = false;
};

struct Recipe {
    std::string name;
    std::vector<Ingredient> parts;
    int pieces = 1;
    double minutes = 0;
};

struct Order {
    std::string customer, recipe;
    int count;
    double price;
};

class Bakery {
    std::unordered_map<std::string, Recipe> recipes_;
    std::map<std::string, double> cost_;
    std::vector<std::pair<std::string, std::function<double(const Order &)>>> discounts_;
    double wage_, oven_;

public:
    Bakery(double wage, double oven) : wage_(wage), oven_(oven) {}

    void read(std::istream &in)
    {
        std::string line;
        while (std::getline(in, line)) {
            std::istringstream words(line);
            std::string verb;
            if (!(words >> verb) || verb[0] == '#')
                continue;
            if (verb != "bake")
                throw std::invalid_argument("unknown verb " + verb);
            Recipe r;
            words >> r.name >> r.pieces >> r.minutes;
            std::string part;
            while (words >> part) {
                const auto colon = part.find(':');
                Ingredient i{part.substr(0, colon), std::stod(part.substr(colon + 1))};
                if (i.name.back() == '*') {
                    i.name.pop_back();
                    i.organic = true;
                }
                r.parts.push_back(std::move(i));
            }
            recipes_.emplace(r.name, r);
        }
    }
    void price(const std::string &ingredient, double per_kilo) { cost_[ingredient] = per_kilo / 1000; }
    void discount(std::string name, std::function<double(const Order &)> f)
    {
        discounts_.emplace_back(std::move(name), std::move(f));
    }
    double cost(const std::string &recipe) const
    {
        const Recipe &r = recipes_.at(recipe);
        const double stuff = std::accumulate(r.parts.begin(), r.parts.end(), 0.0, [&](double sum, const Ingredient &i) {
            return sum + cost_.at(i.name) * i.grams * (i.organic ? 1.5 : 1);
        });
        return (stuff + wage_ * r.minutes / 60 + oven_ * std::sqrt(r.minutes)) / r.pieces;
    }
    double profit(std::vector<Order> orders) const
    {
        std::sort(orders.begin(), orders.end(), [](const Order &a, const Order &b) {
            return a.customer != b.customer ? a.customer < b.customer : a.count > b.count;
        });
        double sum = 0;
        std::map<std::string, double> by_customer;
        for (const Order &o : orders) {
            try {
                double price = o.price;
                for (const auto &[name, f] : discounts_)
                    price *= 1 - f(o);
                const double gain = o.count * (price - cost(o.recipe));
                by_customer[o.customer] += gain;
            } catch (const std::out_of_range &) {
                by_customer[o.customer] -= 0.5;
            }
        }
        for (const auto &[customer, gain] : by_customer)
            sum += std::tanh(gain / 10) * (customer.size() > 4 ? 1 : 2);
        return sum;
    }
};

double day(const double *prices, const double *ingredients, double wage, double rebate)
{
    Bakery bakery(wage, 0.02);
    std::istringstream book("# name pieces minutes parts\nbake roll 20 45 flour:900 butter*:60\n\n"
                            "bake tart 8 70 flour:300 butter:200 apple*:800\nbake rye 2 120 flour:1200\n");
    bakery.read(book);
    const char *names[] = {"flour", "butter", "apple"};
    for (int i = 0; i < 3; i++)
        bakery.price(names[i], ingredients[i]);
    bakery.discount("bulk", [rebate](const Order &o) { return o.count > 10 ? rebate : 0.0; });
    bakery.discount("friends", [&](const Order &o) { return o.customer == "Ida" ? 0.5 * rebate : 0.0; });
    std::vector<Order> orders{{"Ida", "roll", 12, prices[0]},
                              {"Cafe Central", "tart", 8, prices[1]},
                              {"Bo", "rye", 3, prices[2]},
                              {"Bo", "bagel", 3, prices[2]}};
    orders.push_back({"Cafe Central", "roll", 30, prices[0] * 0.9});
    return bakery.profit(orders);
}

struct Pair {
    double wage, rebate;
};

int main()
{
    double prices[3] = {0.8, 3.5, 6}, dp[3] = {}, parts[3] = {1.2, 9, 3}, di[3] = {}, wage = 15, rebate = 0.1;
    const auto g = __enzyme_autodiff<Pair>((void *)day, enzyme_dup, prices, dp, enzyme_dup, parts, di, enzyme_out, wage,
                                           enzyme_out, rebate);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("price", i, dp[i], day(prices, parts, wage, rebate), prices[i], 1e-3, 1e-6);
        EXPECT_SLOPE("part", i, di[i], day(prices, parts, wage, rebate), parts[i], 1e-3, 1e-6);
    }
    EXPECT_SLOPE("wage", 0, g.wage, day(prices, parts, wage, rebate), wage, 1e-3, 1e-6);
    EXPECT_SLOPE("rebate", 0, g.rebate, day(prices, parts, wage, rebate), rebate, 1e-4, 1e-6);
    return verdict();
}
