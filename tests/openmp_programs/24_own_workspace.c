/* Workspaces that each thread has, on the heap, and that outlive the derivative which made them: a later
 * one finds them in each of its threads, and some of these have never worked for one before. */
#include "verify.h"
#include <omp.h>
#include <stdlib.h>

enum { COUNT = 12 };

static _Thread_local double *own;

static double once(const double *x, int n)
{
    double sum = 0.0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < COUNT; i++) {
        if (!own)
            own = malloc(COUNT * sizeof *own);
        own[0] = x[i % n];
        own[i] = x[i % n] * x[(i + 1) % n];
        sum += own[i] * own[0];
    }
    return sum;
}

static double *grown;
static size_t room;
#pragma omp threadprivate(grown, room)

/* Room for so many; what is there stays. */
static double *workspace(size_t count)
{
    if (room < count) {
        grown = realloc(grown, count * sizeof *grown);
        room = count;
    }
    return grown;
}

static double growing(const double *x, int n)
{
    double sum = 0.0;
#pragma omp parallel for reduction(+ : sum) schedule(dynamic)
    for (int i = 0; i < COUNT; i++) {
        workspace(2)[0] = x[i % n];
        double *w = workspace(2 + i);
        for (int k = 1; k < 2 + i; k++)
            w[k] = w[k - 1] * x[k % n];
        sum += w[1 + i] * w[0];
    }
    return sum;
}

struct buffers {
    double *first, *second;
};
static struct buffers buffers;
#pragma omp threadprivate(buffers)

/* Kept from one region to the next; all in one block. */
static double two_regions(const double *x, int n)
{
    double sum = 0.0;
#pragma omp parallel
    {
        if (!buffers.first) {
            buffers.first = calloc(2 * COUNT, sizeof(double));
            buffers.second = buffers.first + COUNT;
        }
        for (int i = 0; i < COUNT; i++)
            buffers.first[i] = x[i % n] * (1 + omp_get_thread_num());
        for (int i = 0; i < COUNT; i++)
            buffers.second[i] = x[i % n] * buffers.first[(i + 5) % COUNT];
    }
#pragma omp parallel reduction(+ : sum)
    for (int i = 0; i < COUNT; i++)
        sum += buffers.first[i] * buffers.second[COUNT - 1 - i];
    return sum;
}

static double regions_of_two(const double *x, int n)
{
    double sum = 0.0;
#pragma omp parallel for reduction(+ : sum) num_threads(2)
    for (int i = 0; i < 2; i++) {
        if (!own)
            own = malloc(COUNT * sizeof *own);
        own[i] = x[i] * x[n - 1];
        sum += own[i] * own[i];
    }
    return sum;
}

int main(void)
{
    for (int turn = 0; turn < 3; turn++) {
        VERIFY(regions_of_two, 5, 0.6 + 0.1 * i);
        VERIFY(once, 5, 0.6 + 0.1 * i);
        VERIFY(growing, 5, 0.6 + 0.1 * i);
        VERIFY(two_regions, 5, 0.6 + 0.1 * i);
        VERIFY_SPLIT(once, 5, 0.6 + 0.1 * i);
    }
    return verdict();
}
