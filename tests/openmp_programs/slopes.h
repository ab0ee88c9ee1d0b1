/* Gradients against differences of fourth order, and a checksum of their bits. */
#ifndef SLOPES_H
#define SLOPES_H
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_dupnoneed, enzyme_const, enzyme_out, enzyme_primal_return;
static int slopes_wrong, slopes_seen;
static uint64_t slopes_bits = 1469598103934665603u;
static void slopes_compare(const char *name, int index, double got, double want, double tolerance)
{
    uint64_t bits;
    memcpy(&bits, &got, 8);
    slopes_bits = (slopes_bits ^ bits) * 1099511628211u + (bits >> 29);
    if (fabs(want) > 1e-9)
        slopes_seen++;
    if (!(fabs(got - want) <= tolerance * (1.0 + fabs(want)))) {
        printf("WRONG %s[%d] is %.12g instead of %.12g\n", name, index, got, want);
        slopes_wrong++;
    }
}
#define CHECK_SLOPES(name, expression, array, gradient, count, every, h, tolerance)                \
    do {                                                                                           \
        for (int i_ = 0; i_ < (count); i_ += (every)) {                                            \
            static const double steps_[4] = {1, -1, 2, -2}, weights_[4] = {8, -8, -1, 1};          \
            double sum_ = 0.0, kept_ = (array)[i_];                                                \
            for (int s_ = 0; s_ < 4; s_++) {                                                       \
                (array)[i_] = kept_ + steps_[s_] * (h);                                            \
                sum_ += weights_[s_] * (expression);                                               \
            }                                                                                      \
            (array)[i_] = kept_;                                                                   \
            slopes_compare(name, i_, (gradient)[i_], sum_ / (12.0 * (h)), tolerance);              \
        }                                                                                          \
    } while (0)
static int slopes_verdict(void)
{
    printf("%s, %d compared, bits %016llx\n", slopes_wrong ? "WRONG" : "OK", slopes_seen,
           (unsigned long long)slopes_bits);
    return slopes_wrong > 0 || slopes_seen == 0;
}
#endif
