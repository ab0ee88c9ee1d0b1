/* neural net with layers as structs with function pointers ("virtual" forward), weights in one blob
 */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>
typedef struct Layer Layer;
struct Layer {
    const struct Ops *ops;
    int in, out;
    const double *w;
    void *state;
    Layer *next;
};
struct Ops {
    const char *name;
    void (*forward)(Layer *, const double *, double *);
    void (*release)(Layer *);
};
static void dense(Layer *l, const double *x, double *y)
{
    for (int o = 0; o < l->out; o++) {
        double s = l->w[l->in * l->out + o];
        for (int i = 0; i < l->in; i++)
            s += l->w[o * l->in + i] * x[i];
        y[o] = s;
    }
}
static void act(Layer *l, const double *x, double *y)
{
    double slope = *(double *)l->state;
    for (int i = 0; i < l->in; i++)
        y[i] = x[i] > 0 ? x[i] : slope * x[i];
}
static void norm(Layer *l, const double *x, double *y)
{
    double m = 0, v = 0;
    for (int i = 0; i < l->in; i++)
        m += x[i] / l->in;
    for (int i = 0; i < l->in; i++)
        v += (x[i] - m) * (x[i] - m) / l->in;
    for (int i = 0; i < l->in; i++)
        y[i] = (x[i] - m) / sqrt(v + 1e-3) + l->w[0];
}
static void nop(Layer *l)
{
    (void)l;
}
static void fr(Layer *l)
{
    free(l->state);
}
static const struct Ops DENSE = {"dense", dense, nop}, ACT = {"act", act, fr},
                        NORM = {"norm", norm, nop};
static Layer *add(Layer *head, const struct Ops *ops, int in, int out, const double *w, double s)
{
    Layer *l = calloc(1, sizeof *l);
    *l = (Layer){ops, in, out, w, NULL, NULL};
    if (ops == &ACT) {
        l->state = malloc(sizeof(double));
        *(double *)l->state = s;
    }
    if (!head)
        return l;
    Layer *t = head;
    while (t->next)
        t = t->next;
    t->next = l;
    return head;
}
static double loss(const double *w, int n)
{
    Layer *net = NULL;
    net = add(net, &DENSE, 3, 4, w, 0);
    net = add(net, &NORM, 4, 4, w + n - 1, 0);
    net = add(net, &ACT, 4, 4, 0, fabs(w[3]) * 0.1);
    net = add(net, &DENSE, 4, 2, w + 16, 0);
    double sum = 0;
    for (int s = 0; s < 3; s++) {
        double a[8] = {s * 0.3, 1 - s, 0.5}, b[8];
        double *x = a, *y = b;
        for (Layer *l = net; l; l = l->next) {
            l->ops->forward(l, x, y);
            double *t = x;
            x = y;
            y = t;
        }
        sum += x[0] * x[0] + exp(-x[1]);
    }
    while (net) {
        Layer *nx = net->next;
        net->ops->release(net);
        free(net);
        net = nx;
    }
    return sum;
}
int main(void)
{
    double w[27];
    for (int i = 0; i < 27; i++)
        w[i] = sin(1.7 * i + 0.3) * 0.6;
    double d[27] = {0};
    __enzyme_autodiff((void *)loss, enzyme_dup, w, d, enzyme_const, 27);
    for (int i = 0; i < 27; i++)
        EXPECT_SLOPE("loss", i, d[i], loss(w, 27), w[i], 1e-4, 1e-6);
    return verdict();
}
