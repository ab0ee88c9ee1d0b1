/* Gradients of the sum of what all ranks return, by numbers that ranks have of their own or share,
 * against differences of fourth order; and a checksum of their bits, which tells runs apart. */
#ifndef SLOPES_H
#define SLOPES_H
#include <math.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_dup, enzyme_dupnoneed, enzyme_const, enzyme_out, enzyme_primal_return;

static int slopes_wrong, slopes_seen;
static uint64_t slopes_bits = 1469598103934665603u;

static double over_all_ranks(double value)
{
    double sum = 0.0;
    MPI_Allreduce(&value, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return sum;
}

static void slopes_compare(const char *name, int index, double got, double want, double tolerance)
{
    if (fabs(want) > 1e-9)
        slopes_seen++;
    if (!(fabs(got - want) <= tolerance * (1.0 + fabs(want)))) {
        printf("WRONG %s[%d] is %.12g instead of %.12g\n", name, index, got, want);
        slopes_wrong++;
    }
}

static void slopes_hash(const double *gradient, int count)
{
    for (int i = 0; i < count; i++) {
        uint64_t bits;
        memcpy(&bits, &gradient[i], 8);
        slopes_bits = (slopes_bits ^ bits) * 1099511628211u + (bits >> 29);
    }
}

/* Every `every`-th number of each rank is moved in turn, by all ranks together. */
#define CHECK_SLOPES(name, expression, array, gradient, count, every, h, tolerance)                \
    do {                                                                                           \
        int rank_, size_;                                                                          \
        MPI_Comm_rank(MPI_COMM_WORLD, &rank_);                                                     \
        MPI_Comm_size(MPI_COMM_WORLD, &size_);                                                     \
        slopes_hash(gradient, count);                                                              \
        for (int owner_ = 0; owner_ < size_; owner_++) {                                           \
            int many_ = (count);                                                                   \
            MPI_Bcast(&many_, 1, MPI_INT, owner_, MPI_COMM_WORLD);                                 \
            for (int i_ = 0; i_ < many_; i_ += (every)) {                                          \
                static const double steps_[4] = {1, -1, 2, -2}, weights_[4] = {8, -8, -1, 1};      \
                double sum_ = 0.0, kept_ = owner_ == rank_ ? (array)[i_] : 0.0;                    \
                for (int s_ = 0; s_ < 4; s_++) {                                                   \
                    if (owner_ == rank_)                                                           \
                        (array)[i_] = kept_ + steps_[s_] * (h);                                    \
                    sum_ += weights_[s_] * over_all_ranks(expression);                             \
                }                                                                                  \
                if (owner_ == rank_) {                                                             \
                    (array)[i_] = kept_;                                                           \
                    slopes_compare(name, i_, (gradient)[i_], sum_ / (12.0 * (h)), tolerance);      \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    } while (0)

static int slopes_verdict(void)
{
    int rank, both[2] = {slopes_wrong, slopes_seen};
    uint64_t all;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Allreduce(MPI_IN_PLACE, both, 2, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    slopes_bits *= 2 * rank + 1;
    MPI_Reduce(&slopes_bits, &all, 1, MPI_UINT64_T, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%s, %d compared, bits %016llx\n", both[0] ? "WRONG" : "OK", both[1],
               (unsigned long long)all);
    MPI_Finalize();
    return both[0] > 0 || both[1] == 0;
}
#endif
