/* Seismic section: 1-D wave propagation in layers split between pthreads with a
   barrier per time step; misfit to a trace by gradient of layer velocities. */
#define _GNU_SOURCE
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_dup;

enum { NX = 60, NT = 80, NTHREAD = 2, NLAYER = 4 };

typedef struct { double velocity[NLAYER], damping, wavelet_freq; } earth;

typedef struct {
    const earth *e;
    double *prev, *cur, *next;   /* rotated by thread 0 */
    double c2[NX];
    double trace[NT];
    double energy;
    pthread_mutex_t lock;
    pthread_barrier_t sync;
} shot;

typedef struct { shot *s; int from, to, id; } slice;

static double ricker(double t, double f)
{
    double a = M_PI * f * (t - 0.9 / f);
    return (1 - 2 * a * a) * exp(-a * a);
}

static void *worker(void *arg)
{
    slice *me = arg;
    shot *s = me->s;
    double mine = 0;
    for (int it = 0; it < NT; it++) {
        for (int i = me->from; i < me->to; i++) {
            double l = i > 0 ? s->cur[i - 1] : 0, r = i + 1 < NX ? s->cur[i + 1] : 0;
            s->next[i] = (2 * s->cur[i] - (1 - s->e->damping) * s->prev[i] + s->c2[i] * (l - 2 * s->cur[i] + r)) / (1 + s->e->damping);
            if (i == 8) s->next[i] += 0.1 * ricker(it * 0.02, s->e->wavelet_freq);
            mine += s->next[i] * s->next[i];
        }
        pthread_barrier_wait(&s->sync);
        if (me->id == 0) {
            s->trace[it] = s->next[4];
            double *t = s->prev; s->prev = s->cur; s->cur = s->next; s->next = t;
        }
        pthread_barrier_wait(&s->sync);
    }
    pthread_mutex_lock(&s->lock);
    s->energy += mine;
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

double misfit(const earth *e, const double *observed)
{
    shot *s = calloc(1, sizeof *s);
    s->e = e;
    s->prev = calloc(NX, sizeof(double)); s->cur = calloc(NX, sizeof(double)); s->next = calloc(NX, sizeof(double));
    for (int i = 0; i < NX; i++) {
        double depth = (double)i / NX * NLAYER, v = e->velocity[0];
        for (int l = 1; l < NLAYER; l++) v += (e->velocity[l] - e->velocity[l - 1]) / (1 + exp(-6 * (depth - l)));
        s->c2[i] = v * v * 0.16;
    }
    pthread_mutex_init(&s->lock, NULL);
    pthread_barrier_init(&s->sync, NULL, NTHREAD);
    pthread_t th[NTHREAD];
    slice part[NTHREAD];
    for (int k = 0; k < NTHREAD; k++) {
        part[k] = (slice){ s, NX * k / NTHREAD, NX * (k + 1) / NTHREAD, k };
        if (pthread_create(&th[k], NULL, worker, &part[k])) abort();
    }
    for (int k = 0; k < NTHREAD; k++) pthread_join(th[k], NULL);
    double m = 0;
    for (int it = 0; it < NT; it++) m += (s->trace[it] - observed[it]) * (s->trace[it] - observed[it]);
    m += 1e-3 * s->energy;
    pthread_barrier_destroy(&s->sync);
    pthread_mutex_destroy(&s->lock);
    free(s->prev); free(s->cur); free(s->next); free(s);
    return m;
}

int main(void)
{
    earth e = { { 1.0, 1.4, 1.2, 1.7 }, 0.01, 1.6 }, g;
    double obs[NT];
    for (int i = 0; i < NT; i++) obs[i] = 0.3 * exp(-0.002 * (i - 30) * (i - 30));
    memset(&g, 0, sizeof g);
    printf("misfit %.9f\n", misfit(&e, obs));
    __enzyme_autodiff((void *)misfit, enzyme_dup, &e, &g, enzyme_const, obs);
    double *x = (double *)&e, *d = (double *)&g;
    int bad = 0;
    for (int i = 0; i < NLAYER + 2; i++) {
        double h = 1e-5, k = x[i];
        x[i] = k + h; double up = misfit(&e, obs);
        x[i] = k - h; double dn = misfit(&e, obs);
        x[i] = k;
        double fd = (up - dn) / (2 * h);
        printf("%d ad=%.9g fd=%.9g\n", i, d[i], fd);
        if (!(fabs(d[i] - fd) <= 1e-5 * fabs(fd) + 1e-8)) { printf("MISMATCH %d got %.10g expected %.10g\n", i, d[i], fd); bad = 1; }
    }
    return bad;
}
