/* Navigation: a filter of matrices on a stack allocator with marks, macros for loops, bits of flags, errors by goto. */
#include "../expect.h"
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>

#define EACH(i, n) for (int i = 0; i < (n); i++)

typedef struct { unsigned char *base; size_t top, room; } stack;
typedef struct { int rows, columns; double *at; } mat;
typedef struct { unsigned valid : 1, gps : 1, wheel : 1, : 5, quality : 8; float noise; double z[2]; } measurement;

static void *push(stack *s, size_t bytes)
{
    const size_t start = (s->top + 15) & ~(size_t)15;
    if (start + bytes > s->room)
        return NULL;
    s->top = start + bytes;
    return s->base + start;
}

static mat matrix(stack *s, int rows, int columns)
{
    mat m = {rows, columns, push(s, sizeof(double) * (size_t)(rows * columns))};
    EACH(i, rows * columns) m.at[i] = 0;
    return m;
}

#define AT(m, i, j) (m).at[(i) * (m).columns + (j)]

static mat product(stack *s, mat a, mat b, int turned)
{
    mat c = matrix(s, a.rows, turned ? b.rows : b.columns);
    EACH(i, c.rows) EACH(j, c.columns) EACH(k, a.columns)
        AT(c, i, j) += AT(a, i, k) * (turned ? AT(b, j, k) : AT(b, k, j));
    return c;
}

static int filter(stack *s, const measurement *m, int count, const double *q, double *state, double *likelihood)
{
    int status = -1;
    mat x = matrix(s, 4, 1), p = matrix(s, 4, 4), f = matrix(s, 4, 4);
    if (!x.at || !p.at || !f.at)
        goto out;
    EACH(i, 4) x.at[i] = state[i], AT(p, i, i) = q[0], AT(f, i, i) = 1;
    AT(f, 0, 2) = AT(f, 1, 3) = 0.5;
    EACH(t, count)
    {
        const size_t mark = s->top;
        const mat fx = product(s, f, x, 0), fp = product(s, f, p, 0), fpf = product(s, fp, f, 1);
        EACH(i, 4) x.at[i] = fx.at[i];
        EACH(i, 16) p.at[i] = fpf.at[i];
        EACH(i, 4) AT(p, i, i) += q[1];
        if (m[t].valid)
            EACH(k, 2)
            {
                const int row = m[t].gps ? k : k + 2;
                const double r = (double)m[t].noise * q[2] + m[t].quality * 0.001, v = AT(p, row, row) + r;
                const double e = m[t].z[k] - x.at[row];
                *likelihood -= 0.5 * (log(v) + e * e / v);
                double gain[4], old[4];
                EACH(i, 4) gain[i] = AT(p, i, row) / v, old[i] = AT(p, row, i);
                EACH(i, 4) x.at[i] += gain[i] * e;
                EACH(i, 4) EACH(j, 4) AT(p, i, j) -= gain[i] * old[j];
            }
        if (AT(p, 0, 0) < 0)
            goto out;
        s->top = mark;
    }
    EACH(i, 4) state[i] = x.at[i];
    status = 0;
out:
    s->top = 0;
    return status;
}

static double score(const double *q, const double *start)
{
    alignas(16) unsigned char room[4096];
    stack s = {room, 0, sizeof room};
    measurement m[10];
    EACH(t, 10)
        m[t] = (measurement){.valid = t % 4 != 3, .gps = t % 2, .wheel = t % 3 == 0, .quality = (unsigned)(t * 17) & 255,
                             .noise = 0.2f + 0.05f * (float)t, .z = {sin(t * 0.4), cos(t * 0.3)}};
    double state[4] = {start[0], start[1], 0.3, -0.1}, likelihood = 0;
    if (filter(&s, m, 10, q, state, &likelihood))
        return -1e3;
    return likelihood + state[0] * state[3];
}

int main(void)
{
    double q[3] = {1.5, 0.2, 0.9}, x[2] = {0.1, 0.8}, dq[3] = {0}, dx[2] = {0};
    __enzyme_autodiff((void *)score, enzyme_dup, q, dq, enzyme_dup, x, dx);
    EACH(i, 3) EXPECT_SLOPE("q", i, dq[i], score(q, x), q[i], 1e-3, 1e-6);
    EACH(i, 2) EXPECT_SLOPE("start", i, dx[i], score(q, x), x[i], 1e-3, 1e-6);
    return verdict();
}
