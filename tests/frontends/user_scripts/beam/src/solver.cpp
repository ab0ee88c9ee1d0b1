#include "beam/element.hpp"
#include <algorithm>
#include <stdexcept>

namespace beam {

Solver::Solver(int elements, double length)
    : size_(2 * elements), length_(length), k_(size_, std::vector<double>(size_, 0.0))
{
}

void Solver::add(int element, const Matrix &k)
{
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            const int row = 2 * element + i - 2, column = 2 * element + j - 2;
            if (row >= 0 && column >= 0)
                k_[row][column] += k[i][j];
        }
}

std::vector<double> Solver::solve(const std::vector<double> &load)
{
    auto a = k_;
    auto b = load;
    for (int i = 0; i < size_; i++) {
        if (!(a[i][i] > 0.0))
            throw std::domain_error("the beam has no stiffness at " + std::to_string(i));
        for (int r = i + 1; r < std::min(size_, i + 4); r++) {
            const double factor = a[r][i] / a[i][i];
            for (int c = i; c < size_; c++)
                a[r][c] -= factor * a[i][c];
            b[r] -= factor * b[i];
        }
    }
    for (int i = size_ - 1; i >= 0; i--) {
        for (int c = i + 1; c < size_; c++)
            b[i] -= a[i][c] * b[c];
        b[i] /= a[i][i];
    }
    return b;
}

std::vector<double> deflection(const std::vector<double> &heights, const std::vector<double> &forces, double length)
{
    const int n = heights.size();
    Solver solver(n, length / n);
    for (int e = 0; e < n; e++)
        solver.add(e, element_stiffness(Section{1000.0, 0.1, heights[e]}, length / n));
    std::vector<double> load(2 * n, 0.0);
    for (int e = 0; e < n; e++)
        load[2 * e] = forces[e];
    const auto all = solver.solve(load);
    std::vector<double> result;
    for (int e = 0; e < n; e++)
        result.push_back(all[2 * e]);
    return result;
}

} // namespace beam
