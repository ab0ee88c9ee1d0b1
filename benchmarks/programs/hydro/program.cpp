// hydro SIDE LAYERS CYCLES REPEATS: times of the blast and of its gradient; LAYERS of each rank.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "steps.hpp"

extern int enzyme_dup, enzyme_const;
template <typename... T> void __enzyme_autodiff(void *, T...);
extern "C" unsigned long long ltoad_tape_peak_bytes(void) __attribute__((weak));

namespace {

int rank = 0, size = 1;
Slab slab, slab_shadow;
Control control;
std::vector<double> energies, gradient;
Material material, sensitivity;

double over_all(double value, bool largest)
{
#ifdef HYDRO_MPI
    double all;
    MPI_Allreduce(&value, &all, 1, MPI_DOUBLE, largest ? MPI_MAX : MPI_SUM, MPI_COMM_WORLD);
    return all;
#else
    (void)largest;
    return value;
#endif
}

double primal() { return blast(energies.data(), &material, &slab, &control); }

void differentiate()
{
    for (double &g : gradient)
        g = 0.0;
    sensitivity = Material{};
    __enzyme_autodiff(reinterpret_cast<void *>(blast), enzyme_dup, static_cast<const double *>(energies.data()),
                      gradient.data(), enzyme_dup, static_cast<const Material *>(&material), &sensitivity,
                      enzyme_dup, static_cast<const Slab *>(&slab), &slab_shadow, enzyme_const,
                      static_cast<const Control *>(&control));
}

double direction(std::size_t e) { return 0.05 * (1.0 + std::sin(0.9 * static_cast<double>(e) + rank)); }

void start_of(double h)
{
    const double hot = rank == 0 ? 40.0 : 0.0;
    for (std::size_t e = 0; e < energies.size(); e++)
        energies[e] = (e == 0 ? hot : 0.0) + 0.02 + h * direction(e);
    material = {0.4 + 0.1 * h, 0.5 + h, 0.7 - h, 3.0 + 2.0 * h, 1e-7};
}

double value_at(double h)
{
    start_of(h);
    return over_all(primal(), false);
}

// Of the derivative along one direction, beside differences of fourth order.
double error()
{
    const double h = 1e-4;
    const double wanted = (8.0 * (value_at(h) - value_at(-h)) - value_at(2.0 * h) + value_at(-2.0 * h)) / (12.0 * h);
    start_of(0.0);
    differentiate();
    double along = 0.1 * sensitivity.gamma_minus_one + sensitivity.linear_viscosity -
                   sensitivity.quadratic_viscosity + 2.0 * sensitivity.hourglass;
    for (std::size_t e = 0; e < gradient.size(); e++)
        along += gradient[e] * direction(e);
    return std::fabs(over_all(along, false) - wanted) / std::fabs(wanted);
}

double seconds(int repeats, bool of_gradient)
{
    double best = 1e30, sum = 0.0;
    for (int i = 0; i < repeats; i++) {
        const auto begin = std::chrono::steady_clock::now();
        if (of_gradient)
            differentiate();
        else
            sum += primal();
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        best = std::fmin(best, over_all(time.count(), true));
    }
    return std::isnan(sum) ? NAN : best;
}

// Whether gradients are the same bit for bit; returns how many were not.
int varying(int times)
{
    differentiate();
    const std::vector<double> first(gradient);
    int others = 0;
    for (int i = 0; i < times; i++) {
        differentiate();
        others += gradient != first;
    }
    return others;
}

} // namespace

int main(int count, char **words)
{
#ifdef HYDRO_MPI
    MPI_Init(&count, &words);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
#endif
    if (count < 5)
        return 2;
    const int layers = std::atoi(words[2]), repeats = std::atoi(words[4]);
    slab = {std::atoi(words[1]), layers, rank * layers, layers * size, rank - 1, rank + 1 < size ? rank + 1 : -1};
    control = {1.0, 1e-5, 0.4, 1.1, std::atoi(words[3])};
    energies.resize(static_cast<std::size_t>(slab.side) * slab.side * layers);
    gradient.resize(energies.size());
    const double wrong = error();
    const int others = count > 5 ? varying(std::atoi(words[5])) : 0;
    double value = primal(), first = seconds(repeats, false), both = seconds(repeats, true);
    first = std::fmin(first, seconds(repeats, false));
    if (rank == 0)
        std::printf("energy %.9g primal %.6f gradient %.6f ratio %.2f error %.1e varying %d tape %.1f MiB\n", value, first,
                    both, both / first, wrong, others,
                    ltoad_tape_peak_bytes ? static_cast<double>(ltoad_tape_peak_bytes()) / (1 << 20) : 0.0);
#ifdef HYDRO_MPI
    MPI_Finalize();
#endif
    return !(wrong < 1e-5);
}
