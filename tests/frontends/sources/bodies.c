/* Structs by value, by address, with addresses in them, and in arrays; strings and functions. */
#include <complex.h>
#include <math.h>
#include <string.h>

typedef struct {
    double gamma;
    int m;
} prior_t;

struct vector {
    double x[3];
};

struct body {
    struct vector position;
    float mass;
    short kind;
    struct vector velocity;
};

struct mesh {
    int n;
    double *x, *weight;
    double scale;
};

double prior(double x, prior_t p)
{
    return p.gamma * p.gamma * sin(x) + p.m * x;
}

double energy(const struct body *b, struct vector field)
{
    double sum = 0.0;
    for (int i = 0; i < 3; i++)
        sum += 0.5 * b->mass * b->velocity.x[i] * b->velocity.x[i] + field.x[i] * b->position.x[i] * b->position.x[i];
    return b->kind * sum;
}

void drift(struct body *b, double step)
{
    for (int i = 0; i < 3; i++)
        b->position.x[i] += step * b->velocity.x[i] * b->mass;
}

struct vector cross(struct vector a, struct vector b)
{
    struct vector c;
    for (int i = 0; i < 3; i++)
        c.x[i] = a.x[(i + 1) % 3] * b.x[(i + 2) % 3] - a.x[(i + 2) % 3] * b.x[(i + 1) % 3];
    return c;
}

double kinetic(const struct body *bodies, int n)
{
    double sum = 0.0;
    for (int k = 0; k < n; k++)
        for (int i = 0; i < 3; i++)
            sum += bodies[k].mass * bodies[k].velocity.x[i] * bodies[k].velocity.x[i];
    return sum;
}

double integral(const struct mesh *m)
{
    double sum = 0.0;
    for (int i = 0; i < m->n; i++)
        sum += m->scale * m->weight[i] * m->x[i] * m->x[i];
    return sum;
}

double named(const char *kind, double x)
{
    return strcmp(kind, "cubic") == 0 ? x * x * x : x * x;
}

double bump(double x, double p)
{
    return exp(-p * x * x);
}

double quadrature(double (*f)(double, double), double p, double from, double to, int n)
{
    const double h = (to - from) / n;
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += h * p * f(from + (i + 0.5) * h, p);
    return sum;
}

double complex root(double complex z, double complex w)
{
    return z * z * conj(w) + w;
}

void spectrum(const double complex *z, int n, double complex *y)
{
    for (int i = 0; i < n; i++)
        y[i] = z[i] * z[(i + 1) % n] + conj(z[i]);
}

double power(const float complex *z, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += crealf(z[i]) * crealf(z[i]) * cimagf(z[i]);
    return sum;
}
