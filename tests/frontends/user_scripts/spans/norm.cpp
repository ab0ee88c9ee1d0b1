#include "norm.hpp"

namespace norms {
double length(std::span<const double> x)
{
    double sum = 0.0;
    for (double value : x)
        sum += value * value;
    return std::sqrt(sum);
}

double length(std::span<const double> x, double power)
{
    double sum = 0.0;
    for (double value : x)
        sum += std::pow(std::abs(value), power);
    return std::pow(sum, 1.0 / power);
}

void scale(std::span<double> x, double factor)
{
    for (double &value : x)
        value *= factor * value;
}

double weighted(const std::vector<double> &x, const std::vector<double> &w, const std::string &kind)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < x.size(); i++)
        sum += kind == "square" ? w[i] * x[i] * x[i] : w[i] * std::abs(x[i]);
    return sum;
}
}
