#include <algorithm>
#include <stdexcept>
#include <vector>

namespace tables {

struct Result {
    double value;
    double slope;
};

Result evaluate(const std::vector<double> &xs, const std::vector<double> &ys, double at)
{
    if (xs.size() != ys.size())
        throw std::invalid_argument("as many ordinates as abscissae are needed");
    auto upper = std::upper_bound(xs.begin(), xs.end(), at);
    auto i = std::clamp<std::ptrdiff_t>(upper - xs.begin(), 1, std::ptrdiff_t(xs.size()) - 1);
    const double slope = (ys[i] - ys[i - 1]) / (xs[i] - xs[i - 1]);
    return {ys[i - 1] + slope * (at - xs[i - 1]), slope};
}

void gradient(const std::vector<double> &ys, double h, std::vector<double> &result)
{
    result.assign(ys.size(), 0.0);
    for (std::size_t i = 1; i + 1 < ys.size(); i++)
        result[i] = (ys[i + 1] - ys[i - 1]) * (ys[i + 1] - ys[i - 1]) / (2 * h);
}

}
