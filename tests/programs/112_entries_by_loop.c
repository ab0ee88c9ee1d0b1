/* Pointers and factors that are loaded in each iteration of loops in which they do not change. */
#include <stdlib.h>
#include <string.h>

#include "check.h"

extern int enzyme_dup;
void __enzyme_autodiff_void(void *, ...);
unsigned long long ltoad_tape_peak_bytes(void);

enum { N = 6, ROWS = 9, CELLS = 30 };

volatile int steps = 7, rows = ROWS, cells = CELLS;

struct field {
    double *data;
    double scale;
};

static void make(struct field *fields, const double *x)
{
    for (int k = 0; k < rows; k++) {
        fields[k].data = malloc(CELLS * sizeof(double));
        fields[k].scale = 0.3 + 0.1 * k;
        for (int i = 0; i < CELLS; i++)
            fields[k].data[i] = 0.5 * sin(x[i % N] * (k + 1) + 0.1 * i);
    }
}

static void drop(struct field *fields)
{
    for (int k = 0; k < rows; k++)
        free(fields[k].data);
}

/* Sums over stages, whose number grows; the fields change places between steps. */
static double stages(double *x)
{
    struct field fields[ROWS];
    double next[CELLS], sum = 0;
    make(fields, x);
    for (int s = 0; s < steps; s++) {
        for (int stage = 0; stage < rows; stage++) {
            for (int i = 0; i < cells; i++) {
                double all = 0;
                for (int k = 0; k < stage; k++)
                    all += fields[k].scale * fields[k].data[i];
                next[i] = 0.1 * all * all + 0.5 * fields[stage].data[i];
            }
            memcpy(fields[stage].data, next, sizeof next);
        }
        const struct field first = fields[0];
        fields[0] = fields[s % ROWS];
        fields[s % ROWS] = first;
        fields[s % 3].scale *= 1.1;
    }
    for (int k = 0; k < rows; k++)
        for (int i = 0; i < cells; i++)
            sum += fields[k].data[i] * fields[k].data[i] * (k + 1);
    drop(fields);
    return sum;
}

/* Lists of different lengths, some empty, for which only the run tells the number of steps. */
static double ragged(double *x)
{
    struct field fields[ROWS];
    double sum = 1, time = 0;
    make(fields, x);
    while (time < 2.0) {
        for (int i = 0; i < cells; i++) {
            const int length = (i + (int)(time * 7)) % rows;
            double all = 0.1;
            for (int k = 0; k < length; k++)
                for (int j = k; j < 3; j++)
                    all += 0.1 * fields[k].data[i] * fields[j].data[(i + k) % CELLS];
            fields[i % ROWS].data[i] = sin(all + sum * 0.01);
            sum += 0.01 * all;
        }
        struct field *one = &fields[(int)(time * 10) % ROWS], *other = &fields[2], kept = *one;
        *one = *other;
        *other = kept;
        time += 0.3 + 0.1 / sum;
    }
    drop(fields);
    return sum;
}

/* Rows that are exchanged in the loop that reads them. */
static double pivoting(double *x)
{
    double *m[N], work[N * N], sum = 0;
    for (int i = 0; i < N; i++) {
        m[i] = work + N * i;
        for (int j = 0; j < N; j++)
            m[i][j] = sin(x[i] * (j + 1)) + (i == j ? 3.0 : 0.0) + 0.1 * x[j];
    }
    for (int k = 0; k < N; k++) {
        int best = k;
        for (int i = k + 1; i < N; i++)
            if (fabs(m[i][k]) > fabs(m[best][k]))
                best = i;
        double *row = m[k];
        m[k] = m[best];
        m[best] = row;
        for (int i = k + 1; i < N; i++) {
            const double factor = m[i][k] / m[k][k];
            for (int j = k; j < N; j++)
                m[i][j] -= factor * m[k][j];
        }
        sum += log(fabs(m[k][k]));
    }
    return sum;
}

/* Memory that holds a pointer at one time and numbers at another. */
static double reused(double *x)
{
    union {
        double *pointer;
        double number;
    } box[3];

    double y[3] = {x[0], x[1], x[2]}, sum = 0;
    for (int s = 0; s < steps; s++) {
        for (int k = 0; k < 3; k++)
            box[k].pointer = &y[(k + s) % 3];
        for (int i = 0; i < 4; i++)
            for (int k = 0; k < 3; k++)
                sum += *box[k].pointer * sin(x[i] + k);
        for (int k = 0; k < 3; k++)
            box[k].number = y[k] * x[k + 1];
        for (int k = 0; k < 3; k++)
            y[k] = 0.9 * box[(k + 1) % 3].number + 0.2;
    }
    return sum;
}

#define CHECK(f) CHECK_REQUEST(#f, f, N, x, 1, 1e-6)

int main(void)
{
    double x[N] = {0.4, -0.3, 0.9, 0.2, -0.6, 0.7};
    CHECK(pivoting);
    CHECK(reused);
    CHECK(stages);
#ifdef TAPE_LIMIT
    /* a pointer for each cell of each pair of fields would be more than twice as much */
    check("a small tape", ltoad_tape_peak_bytes() <= TAPE_LIMIT, 1);
#endif
    CHECK(ragged);
    return check_result();
}
