/* Blocks that a thread is given, and frees: who has started it goes back over them afterwards. */
#include <math.h>
#include <pthread.h>
#include <stdlib.h>

#include "../openmp_programs/verify.h"

#define THREADS 3

struct share {
    double *numbers, *sum;
    int n;
    pthread_barrier_t *met;
};

static void *add(void *given) {
    struct share *share = given;
    double own = 0;
    for (int i = 0; i < share->n; i++) own += sin(share->numbers[i]) * share->numbers[i];
    pthread_barrier_wait(share->met);
    *share->sum = own;
    free(share->numbers);
    free(share);
    return NULL;
}

double freed_elsewhere(const double *x, int n) {
    pthread_barrier_t met;
    pthread_t threads[THREADS];
    double sums[THREADS], all = 0;
    pthread_barrier_init(&met, NULL, THREADS);
    for (int t = 0; t < THREADS; t++) {
        struct share *share = malloc(sizeof *share);
        *share = (struct share){malloc(n * sizeof(double)), sums + t, n, &met};
        for (int i = 0; i < n; i++) share->numbers[i] = x[i] * x[(i + t) % n];
        pthread_create(threads + t, NULL, add, share);
    }
    for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
    pthread_barrier_destroy(&met);
    for (int t = 0; t < THREADS; t++) all += (t + 1) * sums[t] * sums[t];
    return all;
}

int main(void) {
    VERIFY(freed_elsewhere, 9, 0.4 + 0.1 * i);
    return verdict();
}
