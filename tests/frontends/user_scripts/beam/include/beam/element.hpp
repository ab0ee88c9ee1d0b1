#pragma once
#include <array>
#include <vector>

#ifndef BEAM_POINTS
#error "define BEAM_POINTS, the number of points of quadrature"
#endif

namespace beam {

using Matrix = std::array<std::array<double, 4>, 4>;

struct Section {
    double modulus, width, height;
    double stiffness() const { return modulus * width * height * height * height / 12.0; }
};

Matrix element_stiffness(const Section &section, double length);

class Solver {
public:
    Solver(int elements, double length);
    void add(int element, const Matrix &k);
    std::vector<double> solve(const std::vector<double> &load);

private:
    int size_;
    double length_;
    std::vector<std::vector<double>> k_;
};

} // namespace beam
