/* Statistics: the forward algorithm of a hidden Markov model in logarithms, with softmax weights. */
#include "../expect.h"
#include <float.h>

#define STATES 3
#define SYMBOLS 4

static double log_sum_exp(const double *x, int n)
{
    double top = -DBL_MAX, sum = 0;
    for (int i = 0; i < n; i++)
        if (x[i] > top)
            top = x[i];
    for (int i = 0; i < n; i++)
        sum += exp(x[i] - top);
    return top + log(sum);
}

typedef struct {
    double start[STATES];
    double move[STATES][STATES];
    double emit[STATES][SYMBOLS];
} Hmm;

static Hmm normalised(const Hmm *raw)
{
    Hmm h = *raw;
    const double z = log_sum_exp(h.start, STATES);
    for (int i = 0; i < STATES; i++) {
        const double zm = log_sum_exp(h.move[i], STATES), ze = log_sum_exp(h.emit[i], SYMBOLS);
        h.start[i] -= z;
        for (int j = 0; j < STATES; j++)
            h.move[i][j] -= zm;
        for (int j = 0; j < SYMBOLS; j++)
            h.emit[i][j] -= ze;
    }
    return h;
}

double log_likelihood(const Hmm *raw, const char *sequence)
{
    const Hmm h = normalised(raw);
    double alpha[STATES], next[STATES], terms[STATES];
    for (const char *c = sequence; *c; c++) {
        const int symbol = *c - 'A';
        for (int j = 0; j < STATES; j++) {
            if (c == sequence) {
                next[j] = h.start[j] + h.emit[j][symbol];
                continue;
            }
            for (int i = 0; i < STATES; i++)
                terms[i] = alpha[i] + h.move[i][j];
            next[j] = log_sum_exp(terms, STATES) + h.emit[j][symbol];
        }
        for (int j = 0; j < STATES; j++)
            alpha[j] = next[j];
    }
    return log_sum_exp(alpha, STATES);
}

int main(void)
{
    Hmm h, d = {{0}, {{0}}, {{0}}};
    double *flat = (double *)&h, *slot = (double *)&d;
    const int n = sizeof h / sizeof *flat;
    for (int i = 0; i < n; i++)
        flat[i] = sin(2.3 * i + 1);
    __enzyme_autodiff((void *)log_likelihood, enzyme_dup, &h, &d, enzyme_const, "ABACDDABCA");
    for (int i = 0; i < n; i++)
        EXPECT_SLOPE("h", i, slot[i], log_likelihood(&h, "ABACDDABCA"), flat[i], 1e-3, 1e-7);
    return verdict();
}
