#pragma once
#include <cmath>
#include <span>
#include <string>
#include <vector>

namespace norms {
double length(std::span<const double> x);
double length(std::span<const double> x, double power);
void scale(std::span<double> x, double factor);
double weighted(const std::vector<double> &x, const std::vector<double> &w, const std::string &kind);
}
