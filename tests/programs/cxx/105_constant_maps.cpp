// Trees of which some are constant and some are active, handled by the same functions: what the
// primal did to a constant one is not done again, and nodes that go are unlinked in both.
#include "check.hpp"

#include <map>
#include <set>
#include <string>

struct Book {
    std::map<std::string, double> prices;
    std::map<std::string, double> weights;
    std::set<int> numbers;
};

__attribute__((noinline)) static void put(std::map<std::string, double> &map,
                                          const std::string &name, double value)
{
    map[name] = value;
}

__attribute__((noinline)) static double take(std::map<std::string, double> &map,
                                             const std::string &name)
{
    auto found = map.find(name);
    if (found == map.end())
        return 0.0;
    const double value = found->second;
    map.erase(found);
    return value;
}

static const std::string name_of(int i)
{
    return "item number " + std::to_string(100 + i * 7 % 10);
}

double f(double *x, int n)
{
    static std::map<std::string, double> scales;
    Book book;
    for (int i = 0; i < n; i++) {
        put(book.prices, name_of(i), x[i] * x[i]);
        put(book.weights, name_of(i), 1.0 + i);
        put(scales, name_of(i), 2.0 + i);
        book.numbers.insert(i * 5 % 7);
    }
    double sum = 0.0;
    for (int i = 0; i + 1 < n; i++)
        sum += take(book.prices, name_of(i)) * take(book.weights, name_of(i)) *
               scales[name_of(i)];
    for (const auto &[name, price] : book.prices)
        sum += price * price * book.weights[name];
    for (int number : book.numbers)
        sum += number * x[0];
    return sum;
}
CHECK_GRADIENT(f, 6)
