/* Bone that remodels itself under load: a lattice of struts.  Functions are declared simd, elements are
 * summed by a taskloop with a reduction and by tasks in a group, regions lie in regions, iterations wait
 * for others by doacross dependences, and threads cut ranges by their numbers. */
#include "slopes.h"
#include <array>
#include <memory>
#include <omp.h>
#include <vector>

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);

namespace {

#pragma omp declare simd uniform(stiffness)
double strut_force(double stretch, double density, double stiffness)
{
    return stiffness * density * density * stretch / std::sqrt(1.0 + stretch * stretch);
}

class lattice {
    int nx_, ny_;
    std::vector<double> density_, load_, strain_;

public:
    lattice(int nx, int ny, const double *load)
        : nx_(nx), ny_(ny), density_(nx * ny, 0.5), load_(load, load + nx), strain_(nx * ny, 0.0)
    {
    }
    double &strain(int i, int j) { return strain_[i * ny_ + j]; }
    double &density(int i, int j) { return density_[i * ny_ + j]; }

    /* Load goes down from row to row; each strut leans on the one above and the one to its left. */
    void settle(double stiffness)
    {
        const int nx = nx_, ny = ny_;
#pragma omp parallel for ordered(2) schedule(static, 1)
        for (int i = 0; i < nx; i++)
            for (int j = 0; j < ny; j++) {
#pragma omp ordered depend(sink : i - 1, j) depend(sink : i, j - 1)
                const double above = j > 0 ? strain_[i * ny + j - 1] : load_[i];
                const double beside = i > 0 ? strain_[(i - 1) * ny + j] : 0.1;
                strain_[i * ny + j] =
                    (0.7 * above + 0.25 * beside) / (0.5 + strut_force(above, density_[i * ny + j], stiffness));
#pragma omp ordered depend(source)
            }
    }
    /* Each thread has a range of its own. */
    void remodel(double rate, double target)
    {
#pragma omp parallel
        {
            const int threads = omp_get_num_threads(), me = omp_get_thread_num();
            const int count = nx_ * ny_, first = me * count / threads, last = (me + 1) * count / threads;
            for (int k = first; k < last; k++) {
                const double stimulus = strain_[k] * strain_[k] / density_[k] - target;
                density_[k] += rate * std::tanh(stimulus);
            }
        }
    }
    double energy(double stiffness) const
    {
        double sum = 0.0, mass = 0.0;
        const int count = nx_ * ny_;
#pragma omp parallel
#pragma omp single
        {
#pragma omp taskgroup task_reduction(+ : mass)
            {
                for (int row = 0; row < nx_; row++)
#pragma omp task in_reduction(+ : mass) firstprivate(row)
                    for (int j = 0; j < ny_; j++)
                        mass += density_[row * ny_ + j];
            }
#pragma omp taskloop reduction(+ : sum) num_tasks(4)
            for (int k = 0; k < count; k++)
                sum += strain_[k] * strut_force(strain_[k], density_[k], stiffness);
        }
        return sum + 0.2 * mass * mass;
    }
    /* Rows in an outer region, columns in regions within it. */
    double roughness() const
    {
        double total = 0.0;
#pragma omp parallel for num_threads(2) reduction(+ : total)
        for (int i = 0; i < nx_; i++) {
            double row = 0.0;
#pragma omp parallel for num_threads(2) reduction(+ : row) if (ny_ > 3)
            for (int j = 1; j < ny_; j++) {
                const double step = density_[i * ny_ + j] - density_[i * ny_ + j - 1];
                row += step * step * strain_[i * ny_ + j];
            }
            total += std::sqrt(1.0 + row);
        }
        return total;
    }
    double simd_sum() const
    {
        double sum = 0.0;
        const double *d = density_.data(), *s = strain_.data();
        const int count = nx_ * ny_;
#pragma omp parallel for simd reduction(+ : sum) schedule(simd : static, 4)
        for (int k = 0; k < count; k++)
            sum += d[k] * s[k] * s[k];
        return sum;
    }
};

double cost(const double *load, int nx, const double *tissue)
{
    auto bone = std::make_unique<lattice>(nx, 5, load);
    for (int month = 0; month < 3; month++) {
        bone->settle(tissue[0]);
        bone->remodel(0.1, tissue[1]);
    }
    return bone->energy(tissue[0]) + bone->roughness() + 3.0 * bone->simd_sum();
}

} // namespace

int main()
{
    omp_set_max_active_levels(2);
    constexpr int nx = 7;
    std::array<double, nx> load, d_load{};
    for (int i = 0; i < nx; i++)
        load[i] = 1.0 + 0.4 * std::cos(1.2 * i);
    double tissue[2] = {1.5, 0.3}, d_tissue[2] = {0};
    __enzyme_autodiff<void>((void *)cost, enzyme_dup, load.data(), d_load.data(), enzyme_const, nx, enzyme_dup,
                            tissue, d_tissue);
    CHECK_SLOPES("load", cost(load.data(), nx, tissue), load, d_load, nx, 1, 1e-4, 1e-7);
    CHECK_SLOPES("tissue", cost(load.data(), nx, tissue), tissue, d_tissue, 2, 1, 1e-4, 1e-7);
    return slopes_verdict();
}
