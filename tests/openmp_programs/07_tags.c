/* Memory whose types only the run tells, read by all threads: unions, and copies out of them. */
#include <string.h>

#define TOLERANCE 1e-3 /* differences of floats are not better */
#define REVERSE_ONLY   /* tangents do not round to floats on the way */
#include "../programs/check.h"

enum { size = 12 };

typedef struct {
    long kind;
    union {
        double number;
        float parts[2];
        long count;
    } what;
} cell;

static double value_of(const cell *c)
{
    if (c->kind == 0)
        return c->what.number * c->what.number;
    if (c->kind == 1)
        return c->what.parts[0] * (double)c->what.parts[1];
    return 0.1 * (double)c->what.count;
}

static void fill(cell *cells, const double *x)
{
    for (int i = 0; i < size; i++) {
        cells[i].kind = i % 3;
        if (i % 3 == 0)
            cells[i].what.number = x[i];
        else if (i % 3 == 1) {
            cells[i].what.parts[0] = (float)x[i];
            cells[i].what.parts[1] = 2;
        } else
            cells[i].what.count = i;
    }
}

static double read_by_all(double *x)
{
    cell cells[size];
    double sum = 0.0;
    fill(cells, x);
#pragma omp parallel for reduction(+ : sum) schedule(static, 3)
    for (int i = 0; i < 20 * size; i++)
        sum += value_of(&cells[i * 7 % size]) * x[i % size];
    return sum;
}

static double copied_by_all(double *x)
{
    cell cells[size];
    double sum = 0.0;
    fill(cells, x);
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < 20 * size; i++) {
        cell own[2];
        memcpy(own, &cells[i * 5 % (size - 1)], sizeof own);
        sum += value_of(&own[0]) * value_of(&own[1]);
    }
    return sum;
}

static double written_by_each(double *x)
{
    cell cells[size], others[size];
    double sum = 0.0;
    fill(cells, x);
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < size; i++) {
            others[i] = cells[(i + 3) % size];
            if (others[i].kind == 0)
                others[i].what.number *= x[i];
        }
#pragma omp for reduction(+ : sum)
        for (int i = 0; i < size * 4; i++)
            sum += value_of(&others[i % size]) * (i + 1);
    }
    return sum;
}

int main(void)
{
    double x[size];
    for (int i = 0; i < size; i++)
        x[i] = 0.5 + 0.25 * (i % 5);
    CHECK_REQUEST("read by all", read_by_all, size, x, 1, TOLERANCE);
    CHECK_REQUEST("copied by all", copied_by_all, size, x, 1, TOLERANCE);
    CHECK_REQUEST("written by each", written_by_each, size, x, 1, TOLERANCE);
    return check_result();
}
