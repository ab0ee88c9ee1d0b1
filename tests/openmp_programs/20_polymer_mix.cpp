/* A mixture of polymers: loops over iterators, objects that are private to threads and copied to them,
 * reductions of complex numbers and of an object with a heap of its own, threadprivate objects that are
 * copied in, exceptions that are caught within an iteration, and lambdas that are called in regions. */
#include "slopes.h"
#include <array>
#include <complex>
#include <list>
#include <omp.h>
#include <stdexcept>
#include <vector>

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);

namespace {
using complex = std::complex<double>;
#pragma omp declare reduction(plus : complex : omp_out += omp_in) initializer(omp_priv = complex(0, 0))

struct histogram {
    std::vector<double> bins;
    double lowest = 1e30;
    explicit histogram(std::size_t n) : bins(n, 0.0) {}
    void put(double x, double weight)
    {
        const double at = std::min(std::max(x, 0.0), 0.999) * static_cast<double>(bins.size());
        const auto k = static_cast<std::size_t>(at);
        bins[k] += weight * (1.0 - (at - static_cast<double>(k)));
        bins[(k + 1) % bins.size()] += weight * (at - static_cast<double>(k));
        lowest = std::min(lowest, x);
    }
    histogram &operator+=(const histogram &other)
    {
        for (std::size_t k = 0; k < bins.size(); k++)
            bins[k] += other.bins[k];
        lowest = std::min(lowest, other.lowest);
        return *this;
    }
};
#pragma omp declare reduction(join : histogram : omp_out += omp_in) initializer(omp_priv = histogram(omp_orig.bins.size()))

struct chain {
    std::array<double, 3> bonds;
    double energy = 0.0;
};

double scale_of_thread = 1.0;
#pragma omp threadprivate(scale_of_thread)

double bond_energy(double length)
{
    if (length > 1.45)
        throw std::domain_error("torn");
    return -0.5 * std::log(1.0 - 0.4 * length * length / 2.1);
}

double mixture(const double *lengths, int count, const double *mix)
{
    std::vector<chain> chains(count);
    for (int c = 0; c < count; c++)
        chains[c].bonds = {lengths[c], lengths[(c + 1) % count] * mix[0], 0.5 * lengths[c] * lengths[c]};
    std::vector<double> weights = {mix[0], mix[1], mix[0] * mix[1]};
    int torn = 0;
    scale_of_thread = mix[1];
#pragma omp parallel copyin(scale_of_thread) firstprivate(weights) reduction(+ : torn)
    {
        weights[omp_get_thread_num() % 3] *= 1.0; /* its own copy */
        const auto weighed = [&weights](double e, int k) { return weights[k] * e * scale_of_thread; };
#pragma omp for schedule(dynamic, 2)
        for (auto it = chains.begin(); it < chains.end(); ++it)
            for (int k = 0; k < 3; k++) {
                try {
                    it->energy += weighed(bond_energy(it->bonds[k]), k);
                } catch (const std::domain_error &) {
                    it->energy += 2.0 * it->bonds[k];
                    torn++;
                }
            }
    }
    complex structure = 0.0;
    histogram all(6);
#pragma omp parallel for reduction(plus : structure) reduction(join : all)
    for (const chain &c : chains) {
        structure += std::polar(c.energy, 2.0 * c.bonds[0]);
        all.put(c.bonds[1] / 2.0, c.energy);
    }
    chain last;
#pragma omp parallel for lastprivate(last)
    for (int c = 0; c < count; c++) {
        last = chains[c];
        last.energy *= last.bonds[2];
    }
    std::list<double> found;
    double loss = 0.0;
#pragma omp parallel
    {
        std::vector<double> mine;
#pragma omp for nowait
        for (int c = 0; c < count; c++)
            if (c % 3 == 1)
                mine.push_back(chains[c].energy * chains[c].bonds[0]);
#pragma omp critical
        found.insert(found.end(), mine.begin(), mine.end());
#pragma omp atomic
        loss += static_cast<double>(mine.size()) * 0.0 + mix[0] * 0.01;
    }
    loss = 0.0;
    for (double f : found)
        loss += f * f;
    for (std::size_t k = 0; k < all.bins.size(); k++)
        loss += 0.1 * static_cast<double>(k + 1) * all.bins[k] * all.bins[k];
    return loss + std::norm(structure) + all.lowest + last.energy + 0.001 * torn;
}
} // namespace

int main()
{
    const int count = 11;
    std::vector<double> lengths(count), d(count, 0.0), v(count);
    for (int c = 0; c < count; c++) {
        lengths[c] = 1.0 + 0.3 * std::sin(1.9 * c);
        v[c] = std::cos(2.1 * c);
    }
    double mix[2] = {1.3, 0.8}, d_mix[2] = {0, 0}, v_mix[2] = {0.2, 0.5};
    __enzyme_autodiff<void>((void *)mixture, enzyme_dup, lengths.data(), d.data(), enzyme_const, count, enzyme_dup,
                            mix, d_mix);
    CHECK_SLOPES("lengths", mixture(lengths.data(), count, mix), lengths, d, count, 1, 1e-5, 1e-6);
    CHECK_SLOPES("mix", mixture(lengths.data(), count, mix), mix, d_mix, 2, 1, 1e-5, 1e-6);
    const double tangent = __enzyme_fwddiff<double>((void *)mixture, enzyme_dup, lengths.data(), v.data(),
                                                    enzyme_const, count, enzyme_dup, mix, v_mix);
    double along = d_mix[0] * v_mix[0] + d_mix[1] * v_mix[1];
    for (int c = 0; c < count; c++)
        along += d[c] * v[c];
    if (!(std::fabs(tangent - along) <= 1e-9 * (1 + std::fabs(along)))) {
        printf("WRONG tangent %.15g %.15g\n", tangent, along);
        slopes_wrong++;
    }
    return slopes_verdict();
}
