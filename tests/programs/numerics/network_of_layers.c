#include <string.h>

#include "check.h"

typedef struct layer {
    int in, out;
    double *w, *b;
    struct layer *next;
    double (*act)(double);
} layer;

static double relu(double z)
{
    return z > 0 ? z : 0.01 * z;
}

static double ident(double z)
{
    return z;
}

static double forward(layer *l, const double *in)
{
    double buf[2][8];
    int c = 0;
    memcpy(buf[0], in, sizeof(double) * l->in);
    for (; l; l = l->next) {
        for (int o = 0; o < l->out; o++) {
            double s = l->b[o];
            for (int i = 0; i < l->in; i++)
                s += l->w[o * l->in + i] * buf[c][i];
            buf[1 - c][o] = l->act(s);
        }
        c = 1 - c;
    }
    return buf[c][0];
}

double f(double *x, int n)
{
    layer l3 = {3, 1, x + 20, x + 23, 0, ident}, l2 = {4, 3, x + 5, x + 17, &l3, tanh},
          l1 = {2, 4, x, x + 8, &l2, relu};
    double s = 0;
    for (int k = 0; k < 4; k++) {
        double in[2] = {0.1 * k, 0.5 - k * 0.2};
        double y = forward(&l1, in) - k * 0.1;
        s += y * y;
    }
    return s;
}
CHECK_GRADIENT(f, 24)
