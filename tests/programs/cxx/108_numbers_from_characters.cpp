// Numbers that std::from_chars reads from characters into objects with active numbers: they have no derivative, and where there is no
// number to read, what was there keeps its own.
#include "check.hpp"

#include <charconv>
#include <cmath>
#include <string>
#include <vector>

struct Lot {
    std::string garden;
    double price;
    float damp;
};

static double sum_of(const double *x, int n)
{
    std::vector<Lot> lots;
    for (int i = 0; i < n; i++)
        lots.push_back({i % 2 ? "short" : "a garden with a name that is long", x[i] * x[i], static_cast<float>(std::sin(x[i]))});
    const std::vector<std::string> texts = {"2.5", "none", "1e999", "-4", ""};
    for (int i = 0; i < n; i++) {
        const auto &t = texts[i];
        const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), lots[i].price);
        if (error == std::errc{} && *end != '\0')
            return -1;
        if (i == 3)
            std::from_chars(t.data(), t.data() + t.size(), lots[i].damp);
    }
    double sum = 0;
    for (const auto &lot : lots)
        sum += lot.price * lot.price + lot.damp + static_cast<double>(lot.garden.size());
    return sum;
}

int main()
{
    double x[5] = {0.5, 1.25, 0.75, 2.0, -0.5}, d[5] = {};
    __enzyme_autodiff<void>((void *)sum_of, enzyme_dup, x, d, enzyme_const, 5);
    for (int i = 0; i < 5; i++) {
        const bool read = i == 0 || i == 3;
        const double of_damp = i == 3 ? 0 : std::cos(x[i]);
        check("sum_of", i, d[i], (read ? 0 : 4 * x[i] * x[i] * x[i]) + of_damp, 1e-6);
    }
    return check_result();
}
