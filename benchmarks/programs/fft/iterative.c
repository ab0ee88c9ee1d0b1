#include "butterfly.h"
#include "fft.h"

/* Every pair goes to where its index leads when its bits are reversed. */
static void permute(size_t n, const number *in, number *out)
{
    size_t reversed = 0;
    for (size_t i = 0; i < n; i++) {
        out[2 * reversed] = in[2 * i];
        out[2 * reversed + 1] = in[2 * i + 1];
        size_t bit = n / 2;
        while (bit && (reversed & bit)) {
            reversed ^= bit;
            bit /= 2;
        }
        reversed |= bit;
    }
}

void fft_iterative(size_t n, const double *twiddle, const number *in, number *out)
{
    permute(n, in, out);
    for (size_t half = 1; half < n; half *= 2) {
        const size_t stride = n / (2 * half);
        for (size_t start = 0; start < n; start += 2 * half) {
            number *a = out + 2 * start, *b = a + 2 * half;
            for (size_t k = 0; k < half; k++)
                butterfly(twiddle + 2 * k * stride, a + 2 * k, b + 2 * k);
        }
    }
}
