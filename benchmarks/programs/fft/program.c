/* Fast Fourier transform of 65536 numbers: a function of the spectrum, and its gradient by the
 * signal. */
#include <math.h>
#include <string.h>

#include <ltoad.h>

#include "fft.h"
#include "memory.h"
#include "random.h"
#include "scalar.h"

extern complex_objective fft_objective_complex;

static void add_gradient(const void *task, const double *x, double *gradient)
{
    __enzyme_autodiff_void((void *)fft_objective, enzyme_const, task, enzyme_dup, x, gradient);
}

static double *twiddles(size_t n)
{
    const double pi = 3.14159265358979323846;
    double *table = numbers(n);
    for (size_t k = 0; k < n / 2; k++) {
        const double angle = 2.0 * pi * (double)k / (double)n;
        table[2 * k] = cos(angle);
        table[2 * k + 1] = -sin(angle);
    }
    return table;
}

/* recursive or iterative */
int program_open(program_t *program, char **words)
{
    const size_t n = 65536;
    static spectrum_t spectrum;
    static scalar_t scalar;
    random_t random = {1};
    double *signal = numbers(2 * n), *target = numbers(n);
    fill_uniform(&random, 2 * n, -1.0, 1.0, signal);
    fill_uniform(&random, n, 0.0, 1.0, target);
    spectrum = (spectrum_t){.n = n,
                            .recursive = words[0] && !strcmp(words[0], "recursive"),
                            .twiddle = twiddles(n),
                            .target = target};
    scalar = (scalar_t){.inputs = 2 * n,
                        .x = signal,
                        .task = &spectrum,
                        .objective = fft_objective,
                        .add_gradient = add_gradient,
                        .expected = fft_objective_complex};
    scalar_program(program, &scalar);
    return 0;
}
