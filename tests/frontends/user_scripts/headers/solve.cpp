#include <array>
#include <cmath>
#include <complex>
#include <string_view>
#include <utility>
#include <vector>

struct Settings {
    double damping = 0.5;
    int iterations = 10;
};

std::vector<double> jacobi(const std::vector<double> &diagonal, const std::vector<double> &right, const Settings &s)
{
    std::vector<double> x(right.size(), 0.0);
    for (int k = 0; k < s.iterations; k++)
        for (std::size_t i = 0; i < x.size(); i++)
            x[i] += s.damping * (right[i] - diagonal[i] * x[i] - 0.1 * x[i] * x[i]);
    return x;
}

std::array<double, 3> cross(const std::array<double, 3> &a, const std::array<double, 3> &b)
{
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

std::pair<double, double> polar(double x, double y) { return {std::hypot(x, y), std::atan2(y, x)}; }

double rate(std::vector<double> values, std::string_view mode)
{
    double s = 0;
    for (double &v : values) {
        v = v * v;
        s += mode == "log" ? std::log(v) : v;
    }
    return s;
}

int sign(double x) { return x > 0 ? 1 : -1; }
float single(const std::vector<float> &v, const std::vector<int> &index)
{
    float s = 0;
    for (int i : index)
        s += v[i] * v[i];
    return s;
}
