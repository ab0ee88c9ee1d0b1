#include "butterfly.h"
#include "fft.h"

void fft_recursive(size_t n, size_t stride, const double *twiddle, const number *in, number *out)
{
    if (n == 1) {
        out[0] = in[0];
        out[1] = in[1];
        return;
    }
    fft_recursive(n / 2, 2 * stride, twiddle, in, out);
    fft_recursive(n / 2, 2 * stride, twiddle, in + 2 * stride, out + n);
    for (size_t k = 0; k < n / 2; k++)
        butterfly(twiddle + 2 * k * stride, out + 2 * k, out + n + 2 * k);
}
