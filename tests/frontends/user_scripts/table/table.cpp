#include <array>
#include <complex>
#include <string>
#include <vector>

using matrix = std::vector<std::vector<double>>;

matrix product(const matrix &a, const matrix &b)
{
    matrix c(a.size(), std::vector<double>(b[0].size()));
    for (std::size_t i = 0; i < a.size(); i++)
        for (std::size_t k = 0; k < b.size(); k++)
            for (std::size_t j = 0; j < c[i].size(); j++)
                c[i][j] += a[i][k] * b[k][j];
    return c;
}

void normalise(matrix &a, const std::string &how = "sum")
{
    for (auto &row : a) {
        double total = 0.0;
        for (double v : row)
            total += how == "sum" ? v : v * v;
        for (double &v : row)
            v /= total;
    }
}

std::vector<double> positive(std::vector<double> v)
{
    std::erase_if(v, [](double x) { return x <= 0.0; });
    for (double &x : v)
        x *= x;
    return v;
}

double spread(const std::vector<std::array<double, 3>> &points)
{
    std::array<double, 3> mean{};
    double sum = 0.0;
    for (const auto &p : points)
        for (int i = 0; i < 3; i++)
            mean[i] += p[i] / points.size();
    for (const auto &p : points)
        for (int i = 0; i < 3; i++)
            sum += (p[i] - mean[i]) * (p[i] - mean[i]);
    return sum;
}

std::vector<std::complex<double>> spectrum(const std::vector<std::complex<double>> &z, std::complex<double> shift)
{
    std::vector<std::complex<double>> w;
    for (const auto &c : z)
        w.push_back(c * c + shift);
    return w;
}

namespace store {
std::array<float, 3> scaled(float by)
{
    std::array<float, 3> weights;
    for (std::size_t i = 0; i < 3; i++)
        weights[i] = (i + 1) * by * by;
    return weights;
}
int count(const std::vector<int> &v) { return v.size(); }
std::string name(const std::vector<double> &v) { return v.empty() ? "none" : "some"; }
}

struct base { double a; };
struct derived : base { double b; };
double sum(const derived &d, std::vector<double> &v) { v[0] = d.b; return d.a; }
