// A recurrent net with gates, written by hand: layers own vectors of vectors, parameters have names in a map of
// reference wrappers, and training takes steps of momentum with gradients by duplicated objects.
#include "../expect.h"
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

static Vector operator*(const Matrix &m, const Vector &v)
{
    Vector r(m.size());
    for (std::size_t i = 0; i < m.size(); ++i)
        r[i] = std::inner_product(m[i].begin(), m[i].end(), v.begin(), 0.0);
    return r;
}
static Vector operator+(Vector a, const Vector &b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i] += b[i];
    return a;
}
template <class F> static Vector map(F f, Vector v)
{
    for (auto &x : v)
        x = f(x);
    return v;
}
static Vector times(const Vector &a, const Vector &b)
{
    Vector r(a);
    std::transform(a.begin(), a.end(), b.begin(), r.begin(), std::multiplies<>());
    return r;
}

struct Gate {
    Matrix input, state;
    Vector bias;
    Gate(std::size_t in, std::size_t n) : input(n, Vector(in)), state(n, Vector(n)), bias(n) {}
    Vector operator()(const Vector &x, const Vector &h) const { return input * x + state * h + bias; }
    template <class F> void each(F f)
    {
        for (auto *m : {&input, &state})
            for (auto &row : *m)
                for (auto &x : row)
                    f(x);
        for (auto &x : bias)
            f(x);
    }
};

struct Lstm {
    std::array<Gate, 4> gates;
    Vector out;
    Lstm(std::size_t in, std::size_t n) : gates{Gate(in, n), Gate(in, n), Gate(in, n), Gate(in, n)}, out(n) {}

    double run(const std::vector<Vector> &xs) const
    {
        Vector h(out.size()), c(out.size());
        const auto sigmoid = [](double x) { return 1 / (1 + std::exp(-x)); };
        const auto tangent = [](double x) { return std::tanh(x); };
        for (const auto &x : xs) {
            const auto &[in, forget, output, cell] = gates;
            c = times(map(sigmoid, forget(x, h)), c) + times(map(sigmoid, in(x, h)), map(tangent, cell(x, h)));
            h = times(map(sigmoid, output(x, h)), map(tangent, c));
        }
        return std::inner_product(out.begin(), out.end(), h.begin(), 0.0);
    }
    template <class F> void each(F f)
    {
        for (auto &g : gates)
            g.each(f);
        for (auto &x : out)
            f(x);
    }
};

double loss(const Lstm *net, const double *series, int n)
{
    double sum = 0;
    const int window = 4;
    for (int i = 0; i + window < n; ++i) {
        std::vector<Vector> xs;
        for (int j = 0; j < window; ++j)
            xs.push_back({series[i + j], 1.0 * j / window});
        const double off = net->run(xs) - series[i + window];
        sum += off * off;
    }
    return sum / (n - window);
}

int main()
{
    Lstm net(2, 3), d(2, 3), velocity(2, 3);
    std::mt19937 engine(7);
    std::normal_distribution<double> normal(0, 0.4);
    net.each([&](double &x) { x = normal(engine); });
    std::array<double, 9> series{};
    for (int i = 0; i < 9; ++i)
        series[i] = std::sin(0.8 * i) * 0.7;
    const auto zero = [](double &x) { x = 0; };
    d.each(zero);
    __enzyme_autodiff<void>((void *)loss, enzyme_dup, &net, &d, enzyme_const, series.data(), enzyme_const, 9);
    std::vector<std::reference_wrapper<double>> parameters, derivatives;
    net.each([&](double &x) { parameters.emplace_back(x); });
    d.each([&](double &x) { derivatives.emplace_back(x); });
    for (std::size_t i = 0; i < parameters.size(); i += 3)
        EXPECT_SLOPE("w", (int)i, derivatives[i].get(), loss(&net, series.data(), 9), parameters[i].get(), 1e-3, 1e-6);
    const double before = loss(&net, series.data(), 9);
    velocity.each(zero);
    std::vector<std::reference_wrapper<double>> speeds;
    velocity.each([&](double &x) { speeds.emplace_back(x); });
    for (int step = 0; step < 40; ++step) {
        d.each(zero);
        __enzyme_autodiff<void>((void *)loss, enzyme_dup, &net, &d, enzyme_const, series.data(), enzyme_const, 9);
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            speeds[i].get() = 0.8 * speeds[i] - 0.05 * derivatives[i];
            parameters[i].get() += speeds[i];
        }
    }
    expect("learns", 0, loss(&net, series.data(), 9) < 0.7 * before, 1, 0);
    return verdict();
}
