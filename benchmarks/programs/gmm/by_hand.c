/* With the responsibilities r_j = exp(l_j - logsumexp(l)) of a point x, its centred c = x - mu_j
 * and whitened y = Q_j c, the point adds to the derivatives by alpha_j        r_j mu_j r_j Q_j^T y
 *   log Q_j(a, a)  r_j (1 - y_a Q_j(a, a) c_a)
 *   Q_j(a, b)      -r_j y_a c_b             for a > b,
 * the prior -n softmax(alpha), and gamma^2 Q_j(a, b)^2 - m or gamma^2 Q_j(a, b).  Everything is
 * written with full triangles, to have as little as possible in common with the objective. */
#include "by_hand.h"

#include <math.h>
#include <string.h>

#include "memory.h"

typedef struct {
    const instance_t *instance;
    double *factors;      /* K x d x d, lower triangular */
    double *log_density;  /* K; later the responsibilities */
    double *centred;      /* K x d */
    double *whitened;     /* K x d */
    double *factor_slope; /* K x d x d: derivatives by the entries below the diagonal and by the
                             logarithms on it */
} work_t;

/* Where entry (a, b) below the diagonal lies in the packed parameters. */
static size_t packed(size_t d, size_t a, size_t b)
{
    return d + b * d - b * (b + 1) / 2 + (a - b - 1);
}

static size_t place(size_t d, size_t a, size_t b)
{
    return a == b ? a : packed(d, a, b);
}

static void unpack(work_t *w)
{
    const size_t d = (size_t)w->instance->d, k = (size_t)w->instance->k;
    const double *icf = w->instance->parameters + instance_icf_offset(w->instance);
    for (size_t j = 0; j < k; j++) {
        for (size_t a = 0; a < d; a++) {
            for (size_t b = 0; b <= a; b++) {
                const double value = icf[j * d * (d + 1) / 2 + place(d, a, b)];
                w->factors[(j * d + a) * d + b] = a == b ? exp(value) : value;
            }
        }
    }
}

static void softmax(size_t n, const double *logarithms, double *out)
{
    double top = -INFINITY, sum = 0.0;
    for (size_t i = 0; i < n; i++)
        top = fmax(top, logarithms[i]);
    for (size_t i = 0; i < n; i++)
        sum += out[i] = exp(logarithms[i] - top);
    for (size_t i = 0; i < n; i++)
        out[i] /= sum;
}

static void responsibilities(work_t *w, const double *x)
{
    const instance_t *in = w->instance;
    const size_t d = (size_t)in->d, k = (size_t)in->k;
    const double *means = in->parameters + instance_means_offset(in);
    for (size_t j = 0; j < k; j++) {
        double *c = w->centred + j * d, *y = w->whitened + j * d;
        const double *q = w->factors + j * d * d;
        w->log_density[j] = in->parameters[j];
        for (size_t a = 0; a < d; a++) {
            c[a] = x[a] - means[j * d + a];
            y[a] = 0.0;
            for (size_t b = 0; b <= a; b++)
                y[a] += q[a * d + b] * c[b];
            w->log_density[j] += log(q[a * d + a]) - 0.5 * y[a] * y[a];
        }
    }
    softmax(k, w->log_density, w->log_density);
}

static void add_point(work_t *w, double *gradient)
{
    const instance_t *in = w->instance;
    const size_t d = (size_t)in->d, k = (size_t)in->k;
    double *means = gradient + instance_means_offset(in);
    for (size_t j = 0; j < k; j++) {
        const double r = w->log_density[j];
        const double *c = w->centred + j * d, *y = w->whitened + j * d;
        gradient[j] += r;
        for (size_t a = 0; a < d; a++) {
            const double *row = w->factors + (j * d + a) * d;
            double *slope = w->factor_slope + (j * d + a) * d;
            for (size_t b = 0; b <= a; b++)
                means[j * d + b] += r * row[b] * y[a];
            for (size_t b = 0; b < a; b++)
                slope[b] -= r * y[a] * c[b];
            slope[a] += r * (1.0 - y[a] * row[a] * c[a]);
        }
    }
}

static void add_prior(work_t *w, double *gradient)
{
    const instance_t *in = w->instance;
    const size_t d = (size_t)in->d, k = (size_t)in->k;
    const double square = in->wishart.gamma * in->wishart.gamma;
    softmax(k, in->parameters, w->log_density);
    for (size_t j = 0; j < k; j++) {
        gradient[j] -= in->n * w->log_density[j];
        for (size_t a = 0; a < d; a++) {
            const double *row = w->factors + (j * d + a) * d;
            double *slope = w->factor_slope + (j * d + a) * d;
            for (size_t b = 0; b < a; b++)
                slope[b] += square * row[b];
            slope[a] += square * row[a] * row[a] - in->wishart.m;
        }
    }
}

static void pack(const work_t *w, double *icf)
{
    const size_t d = (size_t)w->instance->d, k = (size_t)w->instance->k;
    for (size_t j = 0; j < k; j++) {
        for (size_t a = 0; a < d; a++) {
            for (size_t b = 0; b <= a; b++)
                icf[j * d * (d + 1) / 2 + place(d, a, b)] = w->factor_slope[(j * d + a) * d + b];
        }
    }
}

void gradient_by_hand(const instance_t *instance, double *gradient)
{
    const size_t d = (size_t)instance->d, k = (size_t)instance->k;
    work_t w = {instance,       numbers(k * d * d), numbers(k),
                numbers(k * d), numbers(k * d),     numbers(k * d * d)};
    memset(gradient, 0, instance_parameter_count(instance) * sizeof *gradient);
    unpack(&w);
    for (size_t i = 0; i < (size_t)instance->n; i++) {
        responsibilities(&w, instance->x + i * d);
        add_point(&w, gradient);
    }
    add_prior(&w, gradient);
    pack(&w, gradient + instance_icf_offset(instance));
    release(w.factors);
    release(w.log_density);
    release(w.centred);
    release(w.whitened);
    release(w.factor_slope);
}
