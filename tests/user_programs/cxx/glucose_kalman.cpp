// Blood sugar followed by a Kalman filter over matrices of fixed size, written as templates with operators;
// readings come as text, and some are missing.
#include "../expect.h"
#include <array>
#include <cstddef>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

template <std::size_t R, std::size_t C> class Matrix {
    std::array<std::array<double, C>, R> a_{};

public:
    constexpr Matrix() = default;
    constexpr Matrix(std::initializer_list<std::initializer_list<double>> rows)
    {
        std::size_t i = 0;
        for (const auto &row : rows) {
            std::size_t j = 0;
            for (double x : row)
                a_[i][j++] = x;
            ++i;
        }
    }
    static constexpr Matrix identity() requires(R == C)
    {
        Matrix m;
        for (std::size_t i = 0; i < R; ++i)
            m(i, i) = 1;
        return m;
    }
    constexpr double &operator()(std::size_t i, std::size_t j) { return a_[i][j]; }
    constexpr double operator()(std::size_t i, std::size_t j) const { return a_[i][j]; }
    constexpr Matrix<C, R> t() const
    {
        Matrix<C, R> m;
        for (std::size_t i = 0; i < R; ++i)
            for (std::size_t j = 0; j < C; ++j)
                m(j, i) = a_[i][j];
        return m;
    }
    template <std::size_t N> constexpr Matrix<R, N> operator*(const Matrix<C, N> &b) const
    {
        Matrix<R, N> m;
        for (std::size_t i = 0; i < R; ++i)
            for (std::size_t j = 0; j < N; ++j)
                for (std::size_t k = 0; k < C; ++k)
                    m(i, j) += a_[i][k] * b(k, j);
        return m;
    }
    constexpr Matrix operator+(const Matrix &b) const { return zip(b, [](double x, double y) { return x + y; }); }
    constexpr Matrix operator-(const Matrix &b) const { return zip(b, [](double x, double y) { return x - y; }); }
    constexpr Matrix operator*(double s) const { return zip(*this, [s](double x, double) { return s * x; }); }

private:
    template <class F> constexpr Matrix zip(const Matrix &b, F f) const
    {
        Matrix m;
        for (std::size_t i = 0; i < R; ++i)
            for (std::size_t j = 0; j < C; ++j)
                m(i, j) = f(a_[i][j], b(i, j));
        return m;
    }
};

struct Settings {
    double decay, uptake, drift, meter;
};

struct Reading {
    double minutes;
    std::optional<double> glucose;
    double carbohydrates = 0;
};

static std::vector<Reading> parse(const std::string &text)
{
    std::vector<Reading> readings;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        Reading r;
        std::string second;
        words >> r.minutes >> second;
        if (second != "-")
            r.glucose = std::stod(second);
        words >> r.carbohydrates;
        readings.push_back(r);
    }
    return readings;
}

double log_likelihood(const Settings &s, const std::string &log)
{
    Matrix<2, 1> x{{5.5}, {0}};
    Matrix<2, 2> p = Matrix<2, 2>::identity() * 0.5;
    const Matrix<1, 2> h{{1, 0}};
    double before = 0, sum = 0;
    for (const auto &[minutes, glucose, carbohydrates] : parse(log)) {
        const double dt = (minutes - before) / 60;
        before = minutes;
        const double a = std::exp(-s.decay * dt), b = std::exp(-s.uptake * dt);
        const Matrix<2, 2> f{{a, (1 - b) * 0.8}, {0, b}}, q{{s.drift * dt, 0}, {0, 0.3 * s.drift * dt}};
        x = f * x + Matrix<2, 1>{{5.2 * (1 - a)}, {carbohydrates * 0.05}};
        p = f * p * f.t() + q;
        if (!glucose)
            continue;
        const double innovation = *glucose - (h * x)(0, 0);
        const double variance = (h * p * h.t())(0, 0) + s.meter * s.meter;
        const auto gain = p * h.t() * (1 / variance);
        x = x + gain * innovation;
        p = (Matrix<2, 2>::identity() - gain * h) * p;
        sum -= 0.5 * (innovation * innovation / variance + std::log(variance));
    }
    return sum;
}

static const std::string diary = "0 5.4 0\n30 5.9 40\n60 7.7\n75 -\n105 8.4 10\n150 7.1 0\n210 - 55\n260 8.9\n330 6.3\n";

double likelihood_of_diary(const Settings *s) { return log_likelihood(*s, diary); }

int main()
{
    Settings s{0.4, 1.3, 0.25, 0.35}, d{};
    __enzyme_autodiff<void>((void *)likelihood_of_diary, enzyme_dup, &s, &d);
    EXPECT_SLOPE("decay", 0, d.decay, likelihood_of_diary(&s), s.decay, 1e-4, 1e-7);
    EXPECT_SLOPE("uptake", 0, d.uptake, likelihood_of_diary(&s), s.uptake, 1e-4, 1e-7);
    EXPECT_SLOPE("drift", 0, d.drift, likelihood_of_diary(&s), s.drift, 1e-4, 1e-7);
    EXPECT_SLOPE("meter", 0, d.meter, likelihood_of_diary(&s), s.meter, 1e-4, 1e-7);
    return verdict();
}
