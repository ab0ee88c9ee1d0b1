/* The discrete Fourier transform with radix 2, recursive and iterative, and a function of the
 * spectrum.  Complex numbers are pairs: real part, imaginary part. */
#ifndef FFT_H
#define FFT_H

#include <stddef.h>

#include "number.h"

typedef struct {
    size_t n; /* a power of two */
    int recursive;
    const double *twiddle; /* n/2 pairs: exp(-2 pi i k / n) */
    const double *target;  /* n: the power that is wanted in each bin */
} spectrum_t;

#define fft_recursive NAME(fft_recursive)
#define fft_iterative NAME(fft_iterative)
#define fft_objective NAME(fft_objective)

/* out, n pairs, is the transform of every stride-th pair of `in`; the twiddles are those of
 * stride n. */
void fft_recursive(size_t n, size_t stride, const double *twiddle, const number *in, number *out);

void fft_iterative(size_t n, const double *twiddle, const number *in, number *out);

/* The mean of (power_k - target_k)^2 over the bins, with power_k = |X_k|^2 / n; `spectrum` is a
 * spectrum_t.  NaN without memory. */
number fft_objective(const void *spectrum, const number *signal);

#endif
