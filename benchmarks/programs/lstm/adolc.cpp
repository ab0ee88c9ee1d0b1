// ADOL-C answers the request of program.c.
#define TRACED_BY_ADOLC
#include "adolc.hpp"

#include <cstdarg>

#include "cell.c"
#include "predict.c"

// As in objective.c, with containers: a traced number needs its constructor.
static adouble traced_objective(shape_t shape, const adouble *parameters, const double *start,
                                const double *sequence)
{
    const std::size_t width = shape.width;
    std::vector<adouble> state(start, start + state_size(shape)), prediction(width);
    adouble total = 0.0;
    for (std::size_t t = 0; t + 1 < shape.length; t++) {
        lstm_predict_traced(shape, parameters, parameters + main_size(shape), sequence + t * width,
                            state.data(), prediction.data());
        adouble sum = 2.0;
        for (const adouble &x : prediction)
            sum += exp(x);
        const adouble normaliser = log(sum);
        const double *next = sequence + (t + 1) * width;
        for (std::size_t i = 0; i < width; i++)
            total += next[i] * (prediction[i] - normaliser);
    }
    return -total / static_cast<double>(width * (shape.length - 1));
}

extern "C" {
int enzyme_const, enzyme_dup;

void __enzyme_autodiff_void(void *function, ...)
{
    std::va_list words;
    va_start(words, function);
    va_arg(words, int);
    const shape_t shape = va_arg(words, shape_t);
    va_arg(words, int);
    const double *x = va_arg(words, const double *);
    double *out = va_arg(words, double *);
    va_arg(words, int); /* extra lies behind main, and so does its gradient */
    va_arg(words, const double *);
    va_arg(words, double *);
    va_arg(words, int);
    const double *start = va_arg(words, const double *);
    va_arg(words, int);
    const double *sequence = va_arg(words, const double *);
    va_end(words);
    add_gradient_by_adolc(main_size(shape) + extra_size(shape), x, out, [&](const adouble *in) {
        return traced_objective(shape, in, start, sequence);
    });
}
}
