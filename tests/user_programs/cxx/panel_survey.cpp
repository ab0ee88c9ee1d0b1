// Statistics of a household survey: ranges and views over records, quantiles, strata in maps, errors as exceptions.
#include "../expect.h"
#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>
#include <ranges>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

struct Household {
    std::string district;
    int persons;
    double income, rent;
    std::optional<double> savings;
    bool operator<(const Household &o) const { return income < o.income; }
};

struct Summary {
    std::string district;
    double mean, median, gini, weight;
};

class TooFew : public std::domain_error {
    std::string district_;
    std::size_t count_;

public:
    TooFew(std::string district, std::size_t count)
        : std::domain_error("too few in " + district), district_(std::move(district)), count_(count)
    {
    }
    const std::string &district() const { return district_; }
    std::size_t count() const { return count_; }
};

static std::vector<Household> parse(std::string_view csv)
{
    std::vector<Household> result;
    for (auto part : csv | std::views::split('\n')) {
        std::string line(part.begin(), part.end());
        std::replace(line.begin(), line.end(), ',', ' ');
        std::istringstream in(line);
        Household h;
        std::string savings;
        if (in >> h.district >> h.persons >> h.income >> h.rent >> savings) {
            if (savings != "-")
                h.savings = std::stod(savings);
            result.push_back(h);
        }
    }
    return result;
}

template <std::ranges::random_access_range R> double median(R &&values)
{
    const auto n = std::ranges::size(values);
    auto middle = std::ranges::begin(values) + n / 2;
    std::ranges::nth_element(values, middle);
    if (n % 2)
        return *middle;
    return (*middle + *std::max_element(std::ranges::begin(values), middle)) / 2;
}

static Summary summarise(const std::string &district, std::vector<Household> group)
{
    if (group.size() < 2)
        throw TooFew(district, group.size());
    std::stable_sort(group.begin(), group.end());
    auto per_head = group | std::views::transform([](const Household &h) { return h.income / std::sqrt(h.persons); });
    const double total = std::accumulate(per_head.begin(), per_head.end(), 0.0);
    double gini = 0;
    for (const auto &a : group)
        for (const auto &b : group)
            gini += std::fabs(a.income - b.income);
    gini /= 2 * group.size() * std::transform_reduce(group.begin(), group.end(), 0.0, std::plus<>(), [](const auto &h) {
                return h.income;
            });
    std::vector<double> left;
    std::ranges::copy(group | std::views::filter([](const Household &h) { return h.persons > 1; }) |
                          std::views::transform([](const Household &h) {
                              return h.income - h.rent + 0.1 * h.savings.value_or(0);
                          }),
                      std::back_inserter(left));
    return {district, total / group.size(), left.empty() ? 0 : median(left), gini, std::log1p(group.size())};
}

double welfare(const double *income, const double *rent, double growth, int n)
{
    static constexpr std::string_view csv = "north,1,20,8,3\nsouth,3,35,12,-\nnorth,2,44,15,12\nwest,4,50,20,1\n"
                                            "south,2,31,9,-\nnorth,5,62,18,30\neast,1,10,4,-\nsouth,1,28.5,10,2\n"
                                            "west,2,38,11,7\nsouth,4,71,21,40\n";
    auto all = parse(csv);
    for (int i = 0; i < n && i < static_cast<int>(all.size()); i++) {
        all[i].income *= 1 + income[i];
        all[i].rent += rent[i % 3];
        if (all[i].savings)
            *all[i].savings *= std::exp(growth);
    }
    std::map<std::string, std::vector<Household>> strata;
    for (auto &h : all)
        strata[h.district].push_back(std::move(h));
    std::vector<Summary> table;
    double skipped = 0;
    for (auto &[district, group] : strata)
        try {
            table.push_back(summarise(district, group));
        } catch (const TooFew &e) {
            skipped += e.count() * 0.1 * group[0].income * (e.district() == "east");
        }
    std::ranges::sort(table, std::greater{}, &Summary::gini);
    double result = skipped, discount = 1;
    for (const auto &[district, mean, median, gini, weight] : table) {
        result += discount * weight * (mean + 0.5 * median) * (1 - gini);
        discount *= district.starts_with('s') ? 0.8 : 0.9;
    }
    return result;
}

int main()
{
    double income[10], di[10] = {}, rent[3] = {0.5, -0.25, 1}, dr[3] = {}, growth = 0.02;
    for (int i = 0; i < 10; i++)
        income[i] = 0.02 * std::sin(i * 1.7);
    const double g = __enzyme_autodiff<double>((void *)welfare, enzyme_dup, income, di, enzyme_dup, rent, dr, enzyme_out,
                                               growth, enzyme_const, 10);
    for (int i = 0; i < 10; i++)
        EXPECT_SLOPE("income", i, di[i], welfare(income, rent, growth, 10), income[i], 1e-4, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("rent", i, dr[i], welfare(income, rent, growth, 10), rent[i], 1e-4, 1e-6);
    EXPECT_SLOPE("growth", 0, g, welfare(income, rent, growth, 10), growth, 1e-4, 1e-6);
    return verdict();
}
