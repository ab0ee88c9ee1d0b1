// Decay chains: nuclides in a graph of shared pointers, a matrix exponential by scaling and squaring, counts in split mode.
#include "../expect.h"
#include <algorithm>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

struct Nuclide {
    std::string name;
    double half_life; // 0: stable
    std::vector<std::pair<std::shared_ptr<Nuclide>, float>> daughters;
};

class Matrix {
    std::size_t n_ = 0;
    std::unique_ptr<double[]> v_;

public:
    explicit Matrix(std::size_t n) : n_(n), v_(std::make_unique<double[]>(n * n)) {}
    Matrix(const Matrix &o) : Matrix(o.n_) { std::copy_n(o.v_.get(), n_ * n_, v_.get()); }
    Matrix(Matrix &&) noexcept = default;
    Matrix &operator=(Matrix o) noexcept
    {
        std::swap(n_, o.n_);
        std::swap(v_, o.v_);
        return *this;
    }
    double *operator[](std::size_t i) { return &v_[i * n_]; }
    const double *operator[](std::size_t i) const { return &v_[i * n_]; }
    std::size_t size() const { return n_; }
    friend Matrix operator*(const Matrix &a, const Matrix &b)
    {
        Matrix c(a.n_);
        for (std::size_t i = 0; i < a.n_; i++)
            for (std::size_t k = 0; k < a.n_; k++)
                for (std::size_t j = 0; j < a.n_; j++)
                    c[i][j] += a[i][k] * b[k][j];
        return c;
    }
    friend Matrix operator*(double s, Matrix m)
    {
        std::for_each(m.v_.get(), m.v_.get() + m.n_ * m.n_, [s](double &x) { x *= s; });
        return m;
    }
    Matrix &operator+=(const Matrix &o)
    {
        std::transform(v_.get(), v_.get() + n_ * n_, o.v_.get(), v_.get(), std::plus<>());
        return *this;
    }
    double norm() const
    {
        double most = 0;
        for (std::size_t i = 0; i < n_; i++) {
            double sum = 0;
            for (std::size_t j = 0; j < n_; j++)
                sum += std::abs((*this)[i][j]);
            most = std::max(most, sum);
        }
        return most;
    }
};

static Matrix exponential(const Matrix &a)
{
    int halvings = 0;
    for (double n = a.norm(); n > 0.5; n /= 2)
        halvings++;
    Matrix scaled = std::ldexp(1.0, -halvings) * a, result(a.size()), term(a.size());
    for (std::size_t i = 0; i < a.size(); i++)
        result[i][i] = term[i][i] = 1;
    for (int k = 1; k < 12; k++) {
        term = (1.0 / k) * (term * scaled);
        result += term;
    }
    while (halvings-- > 0)
        result = result * result;
    return result;
}

static std::shared_ptr<Nuclide> chain(const double *lives, float branch)
{
    auto make = [](const char *name, double life) { return std::make_shared<Nuclide>(Nuclide{name, life, {}}); };
    auto lead = make("lead", 0), bismuth = make("bismuth", lives[2]), polonium = make("polonium", lives[1]);
    auto radon = make("radon", lives[0]);
    radon->daughters.emplace_back(polonium, 1.0f);
    polonium->daughters.emplace_back(bismuth, branch);
    polonium->daughters.emplace_back(lead, 1 - branch);
    bismuth->daughters.emplace_back(lead, 1.0f);
    return radon;
}

double activity(const double *lives, float branch, double time)
{
    const auto top = chain(lives, branch);
    std::map<std::string, std::pair<std::size_t, const Nuclide *>> index;
    std::function<void(const Nuclide &)> visit = [&](const Nuclide &n) {
        if (!index.try_emplace(n.name, index.size(), &n).second)
            return;
        for (const auto &[d, share] : n.daughters)
            visit(*d);
    };
    visit(*top);
    Matrix rates(index.size());
    for (const auto &[name, entry] : index) {
        const auto &[i, n] = entry;
        if (n->half_life == 0)
            continue;
        const double lambda = std::log(2) / n->half_life;
        rates[i][i] -= lambda;
        for (const auto &[d, share] : n->daughters)
            rates[index[d->name].first][i] += lambda * share;
    }
    const Matrix e = exponential(time * rates);
    double sum = 0;
    for (const auto &[name, entry] : index) {
        const double amount = e[entry.first][index["radon"].first];
        sum += entry.second->half_life > 0 ? amount / entry.second->half_life : 0.5 * amount * amount;
    }
    return sum;
}

template <typename Return, typename... T> Return __enzyme_augmentfwd(void *, T...);
template <typename Return, typename... T> Return __enzyme_reverse(void *, T...);

struct Two {
    float branch;
    double time;
};

int main()
{
    double lives[3] = {3.8, 1.2, 0.6}, d[3] = {}, split[3] = {}, time = 2.2;
    float branch = 0.75f;
    const Two g = __enzyme_autodiff<Two>((void *)activity, enzyme_dup, lives, d, enzyme_out, branch, enzyme_out, time);
    EXPECT_SLOPE("branch", 0, g.branch, activity(lives, branch, time), branch, 0.0078125, 1e-5);
    EXPECT_SLOPE("time", 0, g.time, activity(lives, branch, time), time, 1e-3, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("life", i, d[i], activity(lives, branch, time), lives[i], 1e-3, 1e-7);
    void *tape = __enzyme_augmentfwd<void *>((void *)activity, enzyme_dup, lives, split, enzyme_const, branch, enzyme_const, time);
    __enzyme_reverse<void>((void *)activity, enzyme_dup, lives, split, enzyme_const, branch, enzyme_const, time, 2.0, tape);
    for (int i = 0; i < 3; i++)
        expect("split", i, split[i], 2 * d[i], 1e-12);
    return verdict();
}
