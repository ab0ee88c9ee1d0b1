// Clinical statistics: a Cox model with ties and strata; patients are sorted by value, risk sets are partial sums from the
// back, the baseline by adjacent differences; nth_element, equal_range, transform_reduce and inner_product.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <numeric>
#include <string>
#include <tuple>
#include <vector>

struct Patient {
    std::string centre;
    double time;
    bool died;
    std::array<double, 3> covariates;
    int id;

    friend bool operator<(const Patient &a, const Patient &b) { return std::tie(a.centre, a.time, a.id) < std::tie(b.centre, b.time, b.id); }
};

struct ByCentre {
    bool operator()(const Patient &p, const std::string &c) const { return p.centre < c; }
    bool operator()(const std::string &c, const Patient &p) const { return c < p.centre; }
};

static std::vector<Patient> enrol(const double *doses, int n)
{
    const char *centres[] = {"Uppsala", "Lyon", "Uppsala University Hospital"};
    std::vector<Patient> all;
    all.reserve(static_cast<std::size_t>(n));
    for (int i = 0; i < n; ++i) {
        Patient p{centres[i % 3], 1.0 + (7 * i) % 5, i % 4 != 1, {doses[i], i % 2 ? 1.0 : 0.0, 0.1 * i}, n - i};
        all.insert(std::upper_bound(all.begin(), all.end(), p), p);
    }
    return all;
}

static double likelihood(std::vector<Patient>::const_iterator first, std::vector<Patient>::const_iterator last, const double *beta)
{
    const auto n = static_cast<std::size_t>(last - first);
    std::vector<double> score(n), risk(n);
    std::transform(first, last, score.begin(), [beta](const Patient &p) {
        return std::inner_product(p.covariates.begin(), p.covariates.end(), beta, 0.0);
    });
    std::vector<double> hazard(n);
    std::transform(score.begin(), score.end(), hazard.begin(), [](double s) { return std::exp(s); });
    std::partial_sum(hazard.rbegin(), hazard.rend(), risk.rbegin());
    double sum = 0;
    for (auto at = first; at != last;) {
        const auto tied = std::find_if(at, last, [&](const Patient &p) { return p.time > at->time; });
        const auto i = static_cast<std::size_t>(at - first);
        const auto deaths = std::count_if(at, tied, [](const Patient &p) { return p.died; });
        double dead = 0, k = 0;
        for (auto p = at; p != tied; ++p)
            if (p->died)
                dead += hazard[static_cast<std::size_t>(p - first)];
        for (auto p = at; p != tied; ++p)
            if (p->died)
                sum += score[static_cast<std::size_t>(p - first)] - std::log(risk[i] - k++ / double(deaths) * dead); // Efron
        at = tied;
    }
    return sum;
}

static double penalised(const double *beta, const double *doses, int n, double ridge)
{
    const auto patients = enrol(doses, n);
    double sum = 0;
    for (auto at = patients.begin(); at != patients.end();) {
        const auto [first, last] = std::equal_range(at, patients.end(), at->centre, ByCentre{});
        sum += likelihood(first, last, beta);
        at = last;
    }
    std::vector<double> d(doses, doses + n), gaps(d.size());
    std::nth_element(d.begin(), d.begin() + n / 2, d.end());
    const double median = d[static_cast<std::size_t>(n / 2)];
    std::sort(d.begin(), d.end(), std::greater<>());
    std::adjacent_difference(d.begin(), d.end(), gaps.begin());
    const double rough = std::transform_reduce(std::next(gaps.begin()), gaps.end(), 0.0, std::plus<>(), [](double g) { return g * g; });
    const double norm = std::transform_reduce(beta, beta + 3, beta, 0.0);
    return -sum + ridge * norm + 0.1 * median * median + rough;
}

static void gradient(const double *beta, double *g, const double *doses, int n)
{
    __enzyme_autodiff<void>((void *)penalised, enzyme_dup, beta, g, enzyme_const, doses, enzyme_const, n, enzyme_const, 0.5);
}

int main()
{
    constexpr int n = 14;
    double beta[3] = {0.3, -0.5, 0.8}, g[3] = {}, doses[n], dd[n] = {}, ridge = 0.5;
    for (int i = 0; i < n; i++)
        doses[i] = 1 + std::sin(2.1 * i);
    gradient(beta, g, doses, n);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("beta", i, g[i], penalised(beta, doses, n, ridge), beta[i], 1e-4, 1e-7);
    __enzyme_autodiff<void>((void *)penalised, enzyme_const, beta, enzyme_dup, doses, dd, enzyme_const, n, enzyme_const, ridge);
    for (int i = 0; i < n; i++)
        EXPECT_SLOPE("dose", i, dd[i], penalised(beta, doses, n, ridge), doses[i], 1e-4, 1e-7);
    // The information matrix, column by column.
    for (int j = 0; j < 3; j++) {
        double v[3] = {}, h[3] = {}, unused[3] = {}, up[3] = {}, down[3] = {};
        v[j] = 1;
        __enzyme_fwddiff<void>((void *)gradient, enzyme_dup, beta, v, enzyme_dup, unused, h, enzyme_const, doses, enzyme_const, n);
        beta[j] += 1e-5;
        gradient(beta, up, doses, n);
        beta[j] -= 2e-5;
        gradient(beta, down, doses, n);
        beta[j] += 1e-5;
        for (int i = 0; i < 3; i++)
            expect("information", 3 * i + j, h[i], (up[i] - down[i]) / 2e-5, 1e-6);
    }
    return verdict();
}
