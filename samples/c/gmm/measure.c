#define _POSIX_C_SOURCE 200809L
#include "measure.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

#include "gradient.h"

static const double shortest_repeat = 0.030;

double euclidean_norm(size_t n, const double *v)
{
    double sum = 0.0;
    for (size_t i = 0; i < n; i++)
        sum += v[i] * v[i];
    return sqrt(sum);
}

static double objective_at(instance_t *instance, size_t coordinate, double value)
{
    const double saved = instance->parameters[coordinate];
    instance->parameters[coordinate] = value;
    const double objective = instance_objective(instance);
    instance->parameters[coordinate] = saved;
    return objective;
}

/* Fourth order: its truncation error h^4/30 f^(5) meets the rounding error eps |f| / h at a step
 * near eps^(1/5), which leaves about four digits more than the two-point formula. */
static double central_difference(instance_t *instance, size_t i)
{
    const double at = instance->parameters[i];
    const double h = 1e-3 * fmax(1.0, fabs(at));
    const double near = objective_at(instance, i, at + h) - objective_at(instance, i, at - h);
    const double far = objective_at(instance, i, at + 2 * h) - objective_at(instance, i, at - 2 * h);
    return (8.0 * near - far) / (12.0 * h);
}

double gradient_error(instance_t *instance, const double *gradient, size_t samples)
{
    const size_t count = instance_parameter_count(instance);
    /* A component far below the typical one is lost in the rounding of the objective: its error
     * is taken relative to the root mean square of the gradient. */
    const double typical = euclidean_norm(count, gradient) / sqrt((double)count);
    const size_t used = samples < count ? samples : count;
    double worst = 0.0;
    for (size_t s = 0; s < used; s++) {
        const size_t i = s * count / used;
        const double difference = fabs(central_difference(instance, i) - gradient[i]);
        const double error = difference / fmax(fabs(gradient[i]), typical);
        if (!(error <= worst)) /* a NaN must win, not get lost */
            worst = error;
    }
    return worst;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double time_runs(const timed_t *job, long runs)
{
    const double start = now();
    for (long i = 0; i < runs; i++)
        job->run(job->context);
    return now() - start;
}

static long runs_per_repeat(const timed_t *job)
{
    long runs = 1;
    for (double spent = time_runs(job, runs); spent < shortest_repeat;) {
        const double scale = fmin(10.0, 1.2 * shortest_repeat / fmax(spent, 1e-9));
        runs = (long)ceil((double)runs * scale);
        spent = time_runs(job, runs);
    }
    return runs;
}

static int compare_doubles(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(int n, double *values)
{
    qsort(values, (size_t)n, sizeof *values, compare_doubles);
    return n % 2 ? values[n / 2] : 0.5 * (values[n / 2 - 1] + values[n / 2]);
}

int measure_interleaved(timed_t *jobs, int job_count, int repeats)
{
    const size_t count = (size_t)job_count;
    long *runs = malloc(count * sizeof *runs);
    double *times = malloc(count * (size_t)repeats * sizeof *times);
    const int ready = runs && times;
    if (ready) {
        for (int j = 0; j < job_count; j++)
            runs[j] = runs_per_repeat(&jobs[j]);
        for (int r = 0; r < repeats; r++) {
            for (int j = 0; j < job_count; j++)
                times[j * repeats + r] = time_runs(&jobs[j], runs[j]) / (double)runs[j];
        }
        for (int j = 0; j < job_count; j++)
            jobs[j].seconds = median(repeats, times + j * repeats);
    }
    free(runs);
    free(times);
    return ready ? 0 : -1;
}
