/* A vocal tract in sections on POSIX threads: barriers between half steps, a mutex around sums, a condition that
 * hands glottal pulses from a producer to the walls, results of joined threads. */
#include <pthread.h>
#include <stdlib.h>
#include "../openmp_programs/verify.h"

enum { CELLS = 12, STEPS = 4 };

struct Tract {
    double pressure[CELLS + 1], flow[CELLS + 1], area[CELLS + 1], pulse, radiated;
    int threads, pulses, taken;
    pthread_barrier_t barrier;
    pthread_mutex_t mutex;
    pthread_cond_t filled, emptied;
    const double *x;
};
struct Part {
    struct Tract *tract;
    int from, to;
    double energy;
};

static void *glottis(void *argument)
{
    struct Tract *t = argument;
    for (int s = 0; s < STEPS; s++) {
        double p = sin(0.7 * s + t->x[0]) * t->x[1];
        pthread_mutex_lock(&t->mutex);
        while (t->pulses > t->taken)
            pthread_cond_wait(&t->emptied, &t->mutex);
        t->pulse = p;
        t->pulses++;
        pthread_cond_signal(&t->filled);
        pthread_mutex_unlock(&t->mutex);
    }
    return NULL;
}

static void *section(void *argument)
{
    struct Part *part = argument;
    struct Tract *t = part->tract;
    part->energy = 0.0;
    for (int s = 0; s < STEPS; s++) {
        if (part->from == 0) {
            pthread_mutex_lock(&t->mutex);
            while (t->pulses == t->taken)
                pthread_cond_wait(&t->filled, &t->mutex);
            t->flow[0] = t->pulse;
            t->taken++;
            pthread_cond_signal(&t->emptied);
            pthread_mutex_unlock(&t->mutex);
        }
        pthread_barrier_wait(&t->barrier);
        for (int i = part->from; i < part->to; i++)
            t->pressure[i] -= 0.2 * (t->flow[i + 1] - t->flow[i]) / t->area[i];
        pthread_barrier_wait(&t->barrier);
        for (int i = part->from > 0 ? part->from : 1; i < part->to; i++) {
            t->flow[i] -= 0.2 * t->area[i] * (t->pressure[i] - t->pressure[i - 1]);
            part->energy += t->flow[i] * t->flow[i];
        }
        pthread_mutex_lock(&t->mutex);
        t->radiated += t->pressure[part->to - 1] * t->area[part->from];
        pthread_mutex_unlock(&t->mutex);
    }
    return part;
}

static int threads;

static double vowel(const double *x, int n)
{
    struct Tract *t = calloc(1, sizeof *t);
    struct Part parts[4];
    pthread_t workers[4], source;
    double sum = 0.0;
    t->x = x;
    t->threads = threads;
    for (int i = 0; i <= CELLS; i++)
        t->area[i] = 1.0 + 0.5 * x[i % n] * x[(i + 1) % n];
    pthread_barrier_init(&t->barrier, NULL, threads);
    pthread_mutex_init(&t->mutex, NULL);
    pthread_cond_init(&t->filled, NULL);
    pthread_cond_init(&t->emptied, NULL);
    pthread_create(&source, NULL, glottis, t);
    for (int k = 0; k < threads; k++) {
        parts[k] = (struct Part){t, k * CELLS / threads, (k + 1) * CELLS / threads, 0.0};
        pthread_create(&workers[k], NULL, section, &parts[k]);
    }
    pthread_join(source, NULL);
    for (int k = 0; k < threads; k++) {
        void *joined;
        pthread_join(workers[k], &joined);
        sum += ((struct Part *)joined)->energy;
    }
    for (int i = 0; i < CELLS; i++)
        sum += t->pressure[i] * t->pressure[i];
    sum += 0.1 * t->radiated;
    pthread_barrier_destroy(&t->barrier);
    free(t);
    return sum;
}

int main(void)
{
    for (threads = 1; threads <= 4; threads++)
        VERIFY(vowel, 4, 0.7 + 0.15 * i);
    return verdict();
}
