// Signal processing: complex samples through a bank of filters; an FFT in valarrays; peaks are kept in a deque.
#include "../expect.h"
#include <algorithm>
#include <complex>
#include <deque>
#include <iterator>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <valarray>
#include <vector>

using Complex = std::complex<double>;
using Signal = std::valarray<Complex>;

static void transform(Signal &x)
{
    const std::size_t n = x.size();
    if (n <= 1)
        return;
    Signal even = x[std::slice(0, n / 2, 2)], odd = x[std::slice(1, n / 2, 2)];
    transform(even);
    transform(odd);
    for (std::size_t k = 0; k < n / 2; k++) {
        const Complex t = std::polar(1.0, -2 * M_PI * k / n) * odd[k];
        x[k] = even[k] + t;
        x[k + n / 2] = even[k] - t;
    }
}

struct Filter {
    virtual ~Filter() = default;
    virtual Complex step(Complex in) = 0;
    virtual std::string name() const = 0;
};
class Lowpass final : public Filter {
    double a_;
    Complex state_{};

public:
    explicit Lowpass(double a) : a_(a) {}
    Complex step(Complex in) override { return state_ += a_ * (in - state_); }
    std::string name() const override { return "lowpass"; }
};
class Delay final : public Filter {
    std::deque<Complex> line_;
    double gain_;

public:
    Delay(std::size_t n, double gain) : line_(n), gain_(gain) {}
    Complex step(Complex in) override
    {
        line_.push_back(in);
        const Complex out = in - gain_ * line_.front();
        line_.pop_front();
        return out;
    }
    std::string name() const override { return "a delay line with gain"; }
};

struct Peak {
    std::size_t at;
    double power;
};

static std::optional<Peak> largest(std::span<const double> power, std::size_t from)
{
    if (from >= power.size())
        return std::nullopt;
    const auto i = std::max_element(power.begin() + from, power.end());
    return Peak{(std::size_t)std::distance(power.begin(), i), *i};
}

static double detect(const double *p, int n)
{
    std::vector<std::unique_ptr<Filter>> bank;
    bank.push_back(std::make_unique<Lowpass>(p[0]));
    bank.push_back(std::make_unique<Delay>(3, p[1]));
    bank.push_back(std::make_unique<Lowpass>(p[0] * p[1]));
    Signal x(n);
    for (int i = 0; i < n; i++) {
        Complex s = std::exp(Complex(-p[2] * i, p[3] * i)) + 0.2 * std::sin(2.5 * i);
        for (auto &f : bank)
            s = f->step(s);
        x[i] = s;
    }
    transform(x);
    std::vector<double> power;
    std::transform(std::begin(x), std::end(x), std::back_inserter(power), [](const Complex &c) { return std::norm(c); });
    std::deque<Peak> peaks;
    for (std::size_t from = 0; auto peak = largest(power, from); from += power.size() / 4) {
        if (peaks.size() == 3)
            peaks.pop_front();
        peaks.push_back(*peak);
    }
    double score = 0;
    for (const auto &[at, value] : peaks)
        score += std::log1p(value) * (1 + 0.1 * at);
    const std::valarray<double> weights(std::data(power), 8);
    score += (weights * weights).sum() / weights.size() * 1e-3;
    for (const auto &f : bank)
        score += std::abs(x[f->name().size() % n]);
    return score;
}

int main()
{
    double p[4] = {0.6, 0.4, 0.05, 0.9}, d[4] = {};
    __enzyme_autodiff<void>((void *)detect, enzyme_dup, p, d, enzyme_const, 16);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("p", i, d[i], detect(p, 16), p[i], 1e-4, 1e-6);
    return verdict();
}
