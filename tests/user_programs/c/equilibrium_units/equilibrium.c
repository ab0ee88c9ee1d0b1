#include "chem.h"
#include <math.h>
#include <string.h>

static double potential(const species *s, double t) { return s->a[0] + s->a[1] * t + s->a[2] * t * log(t); }

static chem_error gauss(int n, double *a, double *b)
{
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(a[i * n + k]) > fabs(a[pivot * n + k]))
                pivot = i;
        if (a[pivot * n + k] == 0)
            return CHEM_DIVERGED;
        for (int j = 0; j < n && pivot != k; j++) {
            const double swapped = a[k * n + j];
            a[k * n + j] = a[pivot * n + j];
            a[pivot * n + j] = swapped;
        }
        const double swapped = b[k];
        b[k] = b[pivot];
        b[pivot] = swapped;
        for (int i = k + 1; i < n; i++) {
            const double f = a[i * n + k] / a[k * n + k];
            for (int j = k; j < n; j++)
                a[i * n + j] -= f * a[k * n + j];
            b[i] -= f * b[k];
        }
    }
    for (int k = n - 1; k >= 0; k--) {
        for (int j = k + 1; j < n; j++)
            b[k] -= a[k * n + j] * b[j];
        b[k] /= a[k * n + k];
    }
    return CHEM_OK;
}

chem_error chem_equilibrium(const mechanism *m, double t, double log_p, const double elements[MAX_ELEMENTS], workspace *w,
                            double *moles)
{
    enum { N = MAX_ELEMENTS + 1 };
    chem_error error = CHEM_OK;
    double *mu = workspace_take(w, m->count, sizeof *mu), *a = workspace_take(w, N * N, sizeof *a);
    double *b = workspace_take(w, N, sizeof *b), total = 0;
    if (!mu || !a || !b) {
        error = CHEM_MEMORY;
        goto done;
    }
    for (size_t s = 0; s < m->count; s++) {
        moles[s] = 0.3;
        total += moles[s];
    }
    for (int round = 0; round < 60; round++) {
        memset(a, 0, N * N * sizeof *a);
        memset(b, 0, N * sizeof *b);
        for (size_t s = 0; s < m->count; s++) {
            const species *p = &m->list[s];
            mu[s] = potential(p, t) + log(moles[s] / total) + log_p;
            for (int i = 0; i < MAX_ELEMENTS; i++) {
                for (int j = 0; j < MAX_ELEMENTS; j++)
                    a[i * N + j] += p->atoms[i] * p->atoms[j] * moles[s];
                a[i * N + MAX_ELEMENTS] += p->atoms[i] * moles[s];
                a[MAX_ELEMENTS * N + i] += p->atoms[i] * moles[s];
                b[i] += p->atoms[i] * moles[s] * (mu[s] - 1);
            }
            b[MAX_ELEMENTS] += moles[s] * (mu[s] - 1);
        }
        for (int i = 0; i < MAX_ELEMENTS; i++)
            b[i] += elements[i];
        b[MAX_ELEMENTS] += total;
        if ((error = gauss(N, a, b)) != CHEM_OK)
            goto done;
        double change[MAX_SPECIES], damp = 1;
        for (size_t s = 0; s < m->count; s++) {
            change[s] = b[MAX_ELEMENTS] - mu[s];
            for (int i = 0; i < MAX_ELEMENTS; i++)
                change[s] += b[i] * m->list[s].atoms[i];
            damp = fmin(damp, 1.5 / fmax(fabs(change[s]), 1e-300));
        }
        total *= exp(damp * b[MAX_ELEMENTS]);
        for (size_t s = 0; s < m->count; s++)
            moles[s] *= exp(damp * change[s]);
    }
done:
    workspace_reset(w);
    return error;
}
