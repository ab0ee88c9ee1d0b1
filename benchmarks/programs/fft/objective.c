#include <stdlib.h>

#include "fft.h"

number fft_objective(const void *spectrum, const number *signal)
{
    const spectrum_t *s = spectrum;
    number *bins = malloc(2 * s->n * sizeof *bins);
    if (!bins)
        return NAN;
    if (s->recursive)
        fft_recursive(s->n, 1, s->twiddle, signal, bins);
    else
        fft_iterative(s->n, s->twiddle, signal, bins);
    number sum = 0.0;
    for (size_t k = 0; k < s->n; k++) {
        const number re = bins[2 * k], im = bins[2 * k + 1];
        const number off = (re * re + im * im) / (double)s->n - s->target[k];
        sum += off * off;
    }
    free(bins);
    return sum / (double)s->n;
}
