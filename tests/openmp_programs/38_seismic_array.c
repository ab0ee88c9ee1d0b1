/* Arrivals at a seismic array: prefix sums by scan, buffers for each thread that are added up by hand,
 * runtime schedules, iterated dependences, tasks that end up in each other, the last of those that
 * fulfil a condition, and loops that are simply said to be loops. */
#include "slopes.h"
#include <omp.h>

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

enum { STATIONS = 12, SAMPLES = 10, LAYERS = 5 };

static void travel_times(const double *velocity, const double *place, double *time)
{
#pragma omp parallel for schedule(runtime) firstprivate(velocity)
    for (int s = 0; s < STATIONS; s++) {
        double t = 0.0;
        for (int l = 0; l < LAYERS; l++)
            t += sqrt(1.0 + place[s] * place[s] / (l + 1)) / velocity[l];
        time[s] = t;
    }
}

/* Energy that has arrived until each station. */
static double accumulated(const double *time, double *until)
{
    double sum = 0.0, total = 0.0;
#pragma omp parallel for simd reduction(inscan, + : sum)
    for (int s = 0; s < STATIONS; s++) {
        sum += time[s] * time[s];
#pragma omp scan inclusive(sum)
        until[s] = sum * time[s];
    }
    double before = 0.0;
#pragma omp parallel for reduction(inscan, + : before, total)
    for (int s = 0; s < STATIONS; s++) {
        until[s] += 0.1 * before * total;
#pragma omp scan exclusive(before, total)
        before += sin(time[s]);
        total += until[s] * time[s];
    }
    return total;
}

/* Each thread adds to a row of its own, and the rows are added up by all. */
static void stack(const double *time, double *trace)
{
    const int most = omp_get_max_threads();
    double *rows = calloc((size_t)most * SAMPLES, sizeof *rows);
#pragma omp parallel
    {
        double *own = rows + omp_get_thread_num() * SAMPLES;
#pragma omp for schedule(dynamic, 1) nowait
        for (int s = 0; s < STATIONS; s++)
            for (int k = 0; k < SAMPLES; k++)
                own[k] += exp(-(k - time[s]) * (k - time[s]));
#pragma omp barrier
#pragma omp for
        for (int k = 0; k < SAMPLES; k++)
            for (int t = 0; t < most; t++)
                trace[k] += rows[t * SAMPLES + k];
    }
    free(rows);
}

static double quadtree(const double *trace, int first, int last, int depth)
{
    double left, right;
    if (last - first <= 2) {
        double sum = 0.0;
        for (int k = first; k < last; k++)
            sum += trace[k] * trace[k] * (k + 1);
        return sum;
    }
    const int middle = (first + last) / 2;
#pragma omp task shared(left) final(depth > 1) mergeable priority(depth)
    left = quadtree(trace, first, middle, depth + 1);
#pragma omp task shared(right) untied if (depth < 3)
    right = quadtree(trace, middle, last, depth + 1);
#pragma omp taskwait
    return left + 0.5 * right + 0.01 * left * right;
}

static void chains(const double *trace, double *filtered)
{
#pragma omp parallel
#pragma omp masked
    {
        for (int k = 0; k < SAMPLES; k++)
#pragma omp task depend(out : filtered[k])
            filtered[k] = tanh(trace[k]);
        for (int round = 0; round < 2; round++)
            for (int k = 1; k < SAMPLES; k++)
#pragma omp task depend(in : filtered[k - 1]) depend(inout : filtered[k])
                filtered[k] = 0.7 * filtered[k] + 0.4 * filtered[k - 1] * filtered[k];
#pragma omp task depend(iterator(i = 0 : SAMPLES), in : filtered[i]) depend(out : filtered[0])
        for (int k = SAMPLES - 1; k > 0; k--)
            filtered[0] += filtered[k] * k;
    }
}

double misfit(const double *velocity, const double *place)
{
    double time[STATIONS], until[STATIONS], trace[SAMPLES] = {0}, filtered[SAMPLES], tree = 0.0, late = 0.0;
    travel_times(velocity, place, time);
    const double total = accumulated(time, until);
    stack(time, trace);
#pragma omp parallel
#pragma omp single nowait
    tree = quadtree(trace, 0, SAMPLES, 0);
    chains(trace, filtered);
#pragma omp parallel for lastprivate(conditional : late)
    for (int s = 0; s < STATIONS; s++)
        if (time[s] > 3.0)
            late = time[s] * until[s];
    double product = 1.0;
#pragma omp parallel
#pragma omp loop reduction(* : product)
    for (int k = 0; k < SAMPLES; k++)
        product *= 1.0 + 0.05 * filtered[k];
    return 1e-3 * total + tree + filtered[0] + 1e-2 * late + product;
}

int main(void)
{
    double velocity[LAYERS], place[STATIONS], dv[LAYERS] = {0}, dp[STATIONS] = {0}, along = 0.0;
    double tv[LAYERS], tp[STATIONS];
    for (int l = 0; l < LAYERS; l++) {
        velocity[l] = 1.5 + 0.4 * l;
        tv[l] = cos(l);
    }
    for (int s = 0; s < STATIONS; s++) {
        place[s] = 0.5 + 0.3 * s + 0.1 * sin(3.0 * s);
        tp[s] = sin(2.0 * s);
    }
    __enzyme_autodiff((void *)misfit, enzyme_dup, velocity, dv, enzyme_dup, place, dp);
    CHECK_SLOPES("velocity", misfit(velocity, place), velocity, dv, LAYERS, 1, 1e-4, 1e-7);
    CHECK_SLOPES("place", misfit(velocity, place), place, dp, STATIONS, 1, 1e-4, 1e-7);
    for (int l = 0; l < LAYERS; l++)
        along += dv[l] * tv[l];
    for (int s = 0; s < STATIONS; s++)
        along += dp[s] * tp[s];
    const double tangent = __enzyme_fwddiff((void *)misfit, enzyme_dup, velocity, tv, enzyme_dup, place, tp);
    slopes_wrong += fabs(tangent - along) > 1e-9 * (1 + fabs(along));
    if (fabs(tangent - along) > 1e-9 * (1 + fabs(along)))
        printf("WRONG tangent %.15g %.15g\n", tangent, along);
    return slopes_verdict();
}
