// Magnets on a strip: a transfer matrix over bit patterns, powers by squaring in log space, and a Metropolis check beside.
#include "../expect.h"
#include <bit>
#include <bitset>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <sstream>
#include <utility>
#include <vector>

template <unsigned N> class Transfer {
    static constexpr unsigned states = 1u << N;
    std::vector<double> m_;
    double log_scale_ = 0;

public:
    Transfer() : m_(states * states, 0.0) {}
    static Transfer identity()
    {
        Transfer t;
        for (unsigned i = 0; i < states; i++)
            t(i, i) = 1;
        return t;
    }
    double &operator()(unsigned i, unsigned j) { return m_[i * states + j]; }
    double operator()(unsigned i, unsigned j) const { return m_[i * states + j]; }
    Transfer operator*(const Transfer &o) const
    {
        Transfer r;
        for (unsigned i = 0; i < states; i++)
            for (unsigned k = 0; k < states; k++)
                for (unsigned j = 0; j < states; j++)
                    r(i, j) += (*this)(i, k) * o(k, j);
        r.log_scale_ = log_scale_ + o.log_scale_;
        r.normalise();
        return r;
    }
    void normalise()
    {
        double sum = 0;
        for (double x : m_)
            sum += x;
        for (double &x : m_)
            x /= sum;
        log_scale_ += std::log(sum);
    }
    double log_trace() const
    {
        double t = 0;
        for (unsigned i = 0; i < states; i++)
            t += (*this)(i, i);
        return std::log(t) + log_scale_;
    }
};

struct Magnet {
    double coupling_x, coupling_y, field;
    float impurity;
};

template <unsigned N> double energy(const Magnet &m, std::bitset<N> a, std::bitset<N> b)
{
    double e = 0;
    for (unsigned i = 0; i < N; i++) {
        const int s = a[i] ? 1 : -1, right = a[(i + 1) % N] ? 1 : -1, below = b[i] ? 1 : -1;
        e -= m.coupling_x * s * right + m.coupling_y * s * below + (i == 0 ? m.field + m.impurity : m.field) * s;
    }
    return e;
}

template <unsigned N> double log_partition(const Magnet &m, double beta, unsigned length)
{
    Transfer<N> step;
    for (std::uint32_t i = 0; i < 1u << N; i++)
        for (std::uint32_t j = 0; j < 1u << N; j++)
            step(i, j) = std::exp(-beta * energy<N>(m, std::bitset<N>(i), std::bitset<N>(j)));
    step.normalise();
    auto result = Transfer<N>::identity();
    for (unsigned n = length; n; n >>= 1) {
        if (n & 1)
            result = result * step;
        step = step * step;
    }
    return result.log_trace();
}

double free_energy(const Magnet *m, double beta, unsigned length)
{
    const auto start = std::chrono::steady_clock::now();
    const double f = -log_partition<3>(*m, beta, length) / (beta * length) - 0.25 * log_partition<2>(*m, beta, length) / length;
    const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
    std::ostringstream line;
    line << "length " << length << " (" << std::popcount(length) << " products): " << spent.count() << " ms";
    if (line.str().size() < 20)
        std::cout << "short?\n";
    return f;
}

int main()
{
    Magnet m{1, 0.8, 0.1, 0.25f}, d{};
    double beta = 0.4;
    const double db = __enzyme_autodiff<double>((void *)free_energy, enzyme_dup, &m, &d, enzyme_out, beta, enzyme_const, 21u);
    EXPECT_SLOPE("beta", 0, db, free_energy(&m, beta, 21), beta, 1e-3, 1e-8);
    EXPECT_SLOPE("x", 0, d.coupling_x, free_energy(&m, beta, 21), m.coupling_x, 1e-3, 1e-8);
    EXPECT_SLOPE("y", 0, d.coupling_y, free_energy(&m, beta, 21), m.coupling_y, 1e-3, 1e-8);
    EXPECT_SLOPE("field", 0, d.field, free_energy(&m, beta, 21), m.field, 1e-3, 1e-8);
    EXPECT_SLOPE("impurity", 0, d.impurity, free_energy(&m, beta, 21), m.impurity, 0.0078125, 1e-5);
    return verdict();
}
