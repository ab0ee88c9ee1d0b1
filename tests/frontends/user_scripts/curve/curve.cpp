#include <array>
#include <span>
#include <string>
#include <vector>

namespace geo
{
struct Point {
    std::array<double, 2> at;
};

double length(const std::vector<double> &x, const std::vector<double> &y);
std::vector<double> smooth(const std::vector<double> &x, double w)
{
    std::vector<double> out(x);
    for (std::size_t i = 1; i + 1 < x.size(); i++)
        out[i] = (1 - w) * x[i] + w * 0.5 * (x[i - 1] + x[i + 1]);
    return out;
}

double total(std::span<const double> x, const std::string &kind, std::array<double, 2> w)
{
    double s = 0;
    for (double v : x)
        s += w[0] * v + (kind == "square" ? w[1] * v * v : 0);
    return s;
}
} // namespace geo
