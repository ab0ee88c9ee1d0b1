/* Carbon of a peat land: plots are computed by dynamic schedule, functions that are called in the
 * region share their loops out by themselves, results are combined by reductions that the program
 * declares, of a struct and of a vector, and one thread reads the weather for all of them. */
#include "slopes.h"
#include <algorithm>
#include <omp.h>
#include <vector>

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);

namespace {

constexpr int DAYS = 12, LAYERS = 5, SPECIES = 3;

struct balance {
    double sink = 0.0, methane = 0.0, wettest = -1e30;
    void add(const balance &other)
    {
        sink += other.sink;
        methane += other.methane;
        wettest = std::max(wettest, other.wettest);
    }
};

#pragma omp declare reduction(combine : balance : omp_out.add(omp_in)) initializer(omp_priv = balance{})
#pragma omp declare reduction(plus : std::vector<double> : std::transform(                                     \
        omp_out.begin(), omp_out.end(), omp_in.begin(), omp_out.begin(), std::plus<double>()))                 \
    initializer(omp_priv = std::vector<double>(omp_orig.size(), 0.0))

struct plot {
    double water, carbon[LAYERS];
    int species;
};

struct weather {
    double rain, warmth;
};

weather weather_of(int day, const double *climate)
{
    return {std::max(0.0, climate[0] * (1.0 + std::sin(0.9 * day))), climate[1] + 5.0 * std::sin(0.5 * day)};
}

double respiration(double carbon, double water, double warmth, const double *traits)
{
    const double wet = 1.0 / (1.0 + std::exp(-4.0 * (water - 0.5)));
    return 0.01 * carbon * std::pow(traits[0], warmth / 10.0) * (1.0 - 0.7 * wet) + 1e-4 * traits[1] * water;
}

/* Called by all threads of a region: its loop is shared out here. */
void wet_plots(std::vector<plot> &plots, const weather &today, const double *traits)
{
#pragma omp for schedule(dynamic, 3)
    for (std::size_t p = 0; p < plots.size(); p++) {
        const double *own = traits + 2 * plots[p].species;
        plots[p].water += 0.1 * today.rain - 0.02 * plots[p].water * std::max(today.warmth, 1.0) * own[1];
        plots[p].water = std::clamp(plots[p].water, 0.05, 1.5);
    }
}

void breathe(std::vector<plot> &plots, const weather &today, const double *traits, std::vector<double> &lost)
{
    const int count = static_cast<int>(plots.size());
#pragma omp for collapse(2) schedule(static)
    for (int p = 0; p < count; p++)
        for (int layer = 0; layer < LAYERS; layer++) {
            plot &at = plots[p];
            const double out =
                respiration(at.carbon[layer], at.water / (1 + layer), today.warmth, traits + 2 * at.species);
            at.carbon[layer] += (layer == 0 ? 0.02 * at.water : 0.0) - out;
            lost[p * LAYERS + layer] += out;
        }
}

balance season(std::vector<plot> &plots, const double *climate, const double *traits)
{
    std::vector<double> lost(plots.size() * LAYERS, 0.0), by_species(SPECIES, 0.0);
    balance all;
    double layers[LAYERS] = {0};
#pragma omp parallel
    {
        weather today;
        for (int day = 0; day < DAYS; day++) {
#pragma omp single copyprivate(today)
            today = weather_of(day, climate);
            wet_plots(plots, today, traits);
            breathe(plots, today, traits, lost);
        }
    }
#pragma omp parallel for reduction(combine : all) schedule(guided)
    for (std::size_t p = 0; p < plots.size(); p++) {
        balance one;
        for (double c : plots[p].carbon)
            one.sink += c;
        one.methane = 0.1 * plots[p].water * plots[p].water;
        one.wettest = plots[p].water + 0.01 * plots[p].carbon[0];
        all.add(one);
    }
#pragma omp parallel for reduction(plus : by_species) reduction(+ : layers[ : LAYERS])
    for (std::size_t p = 0; p < plots.size(); p++)
        for (int layer = 0; layer < LAYERS; layer++) {
            by_species[plots[p].species] += lost[p * LAYERS + layer];
            layers[layer] += std::sqrt(plots[p].carbon[layer]);
        }
    for (int s = 0; s < SPECIES; s++)
        all.sink -= 0.3 * (s + 1) * by_species[s] * by_species[s];
    for (int layer = 0; layer < LAYERS; layer++)
        all.methane += 0.02 * layer * layers[layer];
    return all;
}

double cost(const double *water, int count, const double *climate, const double *traits)
{
    std::vector<plot> plots(count);
    for (int p = 0; p < count; p++) {
        plots[p].water = water[p];
        plots[p].species = (p * 5) % SPECIES;
        for (int layer = 0; layer < LAYERS; layer++)
            plots[p].carbon[layer] = 2.0 + 0.3 * layer + 0.1 * (p % 4);
    }
    const balance result = season(plots, climate, traits);
    return result.sink - 2.0 * result.methane + result.wettest;
}

} // namespace

int main()
{
    const int count = 14;
    std::vector<double> water(count), d_water(count, 0.0);
    for (int p = 0; p < count; p++)
        water[p] = 0.4 + 0.2 * std::sin(1.1 * p);
    double climate[2] = {0.6, 9.0}, d_climate[2] = {0}, traits[2 * SPECIES] = {2.0, 0.11, 2.3, 0.13, 1.7, 0.17};
    double d_traits[2 * SPECIES] = {0};
    __enzyme_autodiff<void>((void *)cost, enzyme_dup, water.data(), d_water.data(), enzyme_const, count,
                            enzyme_dup, climate, d_climate, enzyme_dup, traits, d_traits);
    CHECK_SLOPES("water", cost(water.data(), count, climate, traits), water, d_water.data(), count, 2, 1e-5, 1e-6);
    CHECK_SLOPES("climate", cost(water.data(), count, climate, traits), climate, d_climate, 2, 1, 1e-5, 1e-6);
    CHECK_SLOPES("traits", cost(water.data(), count, climate, traits), traits, d_traits, 2 * SPECIES, 1, 1e-5,
                 1e-6);
    return slopes_verdict();
}
