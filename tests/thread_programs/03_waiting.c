/* Threads of POSIX and of C that wait for each other: at barriers, for conditions, with and without
 * a time, for semaphores and for locks that several may have to read. */
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <threads.h>
#include <time.h>

#include "../openmp_programs/verify.h"

#define THREADS 3

/* Steps of a smoothing, with a barrier between them */

struct rod {
    int n, steps;
    double *now, *then, last;
    pthread_barrier_t met;
};

struct part {
    struct rod *rod;
    int number;
};

static void *smooth(void *given) {
    struct part *part = given;
    struct rod *rod = part->rod;
    int begin = 1 + part->number * (rod->n - 2) / THREADS;
    int end = 1 + (part->number + 1) * (rod->n - 2) / THREADS;
    for (int s = 0; s < rod->steps; s++) {
        for (int i = begin; i < end; i++)
            rod->then[i] = rod->now[i] + 0.2 * sin(rod->now[i - 1] - 2 * rod->now[i] + rod->now[i + 1]);
        if (pthread_barrier_wait(&rod->met) == PTHREAD_BARRIER_SERIAL_THREAD) {
            double *old = rod->now;
            rod->now = rod->then;
            rod->then = old;
            rod->last = rod->now[rod->n / 2];
        }
        pthread_barrier_wait(&rod->met);
    }
    return NULL;
}

double at_barriers(const double *x, int n) {
    struct rod rod = {.n = n, .steps = 5, .now = malloc(n * sizeof(double)), .then = malloc(n * sizeof(double))};
    pthread_t threads[THREADS];
    struct part parts[THREADS];
    for (int i = 0; i < n; i++) rod.now[i] = rod.then[i] = x[i] * x[i];
    pthread_barrier_init(&rod.met, NULL, THREADS);
    for (int t = 0; t < THREADS; t++) {
        parts[t] = (struct part){&rod, t};
        pthread_create(threads + t, NULL, smooth, parts + t);
    }
    for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
    double sum = rod.last;
    for (int i = 0; i < n; i++) sum += rod.now[i] * rod.now[i];
    pthread_barrier_destroy(&rod.met);
    free(rod.now);
    free(rod.then);
    return sum;
}

/* One thread makes numbers that another uses, by way of a buffer with two places */

struct buffer {
    const double *x;
    int n, in, out;
    double places[2], sum;
    pthread_mutex_t lock;
    pthread_cond_t filled, emptied;
};

static void *make(void *given) {
    struct buffer *b = given;
    double carried = 1;
    for (int i = 0; i < b->n; i++) {
        carried = 0.3 * sin(carried * b->x[i]) + b->x[i];
        pthread_mutex_lock(&b->lock);
        while (b->in - b->out == 2) pthread_cond_wait(&b->emptied, &b->lock);
        b->places[b->in++ % 2] = carried;
        pthread_cond_signal(&b->filled);
        pthread_mutex_unlock(&b->lock);
    }
    return NULL;
}

static void *use(void *given) {
    struct buffer *b = given;
    for (int i = 0; i < b->n; i++) {
        pthread_mutex_lock(&b->lock);
        while (b->in == b->out) pthread_cond_wait(&b->filled, &b->lock);
        double value = b->places[b->out++ % 2];
        pthread_cond_signal(&b->emptied);
        pthread_mutex_unlock(&b->lock);
        b->sum = b->sum * 0.5 + value * value;
    }
    return NULL;
}

double by_a_buffer(const double *x, int n) {
    struct buffer b = {.x = x, .n = n};
    pthread_t maker, user;
    pthread_mutex_init(&b.lock, NULL);
    pthread_cond_init(&b.filled, NULL);
    pthread_cond_init(&b.emptied, NULL);
    pthread_create(&user, NULL, use, &b);
    pthread_create(&maker, NULL, make, &b);
    pthread_join(maker, NULL);
    pthread_join(user, NULL);
    pthread_cond_destroy(&b.filled);
    pthread_cond_destroy(&b.emptied);
    pthread_mutex_destroy(&b.lock);
    return b.sum;
}

/* Semaphores: two threads take turns at one number */

struct turns {
    const double *x;
    int n;
    double value;
    sem_t mine[2];
};

struct player {
    struct turns *turns;
    int number;
};

static void *play(void *given) {
    struct player *player = given;
    struct turns *t = player->turns;
    for (int i = player->number; i < t->n; i += 2) {
        sem_wait(&t->mine[player->number]);
        t->value = player->number ? t->value * t->x[i] : t->value + cos(t->x[i]);
        sem_post(&t->mine[1 - player->number]);
    }
    return NULL;
}

double in_turns(const double *x, int n) {
    struct turns t = {.x = x, .n = n, .value = 1};
    struct player players[2] = {{&t, 0}, {&t, 1}};
    pthread_t threads[2];
    sem_init(&t.mine[0], 0, 1);
    sem_init(&t.mine[1], 0, 0);
    for (int k = 0; k < 2; k++) pthread_create(threads + k, NULL, play, players + k);
    for (int k = 0; k < 2; k++) pthread_join(threads[k], NULL);
    sem_destroy(&t.mine[0]);
    sem_destroy(&t.mine[1]);
    return t.value;
}

/* A table that many read and one changes; threads of C, and a wait for a time that passes */

struct table {
    const double *x;
    int n, ready;
    double rows[4], sum;
    pthread_rwlock_t lock;
    mtx_t own;
    cnd_t changed;
};

static int read_table(void *given) {
    struct table *t = given;
    mtx_lock(&t->own);
    while (!t->ready) cnd_wait(&t->changed, &t->own);
    mtx_unlock(&t->own);
    double sum = 0;
    for (int i = 0; i < t->n; i++) {
        pthread_rwlock_rdlock(&t->lock);
        sum += t->rows[i % 4] * t->x[i];
        pthread_rwlock_unlock(&t->lock);
    }
    pthread_rwlock_wrlock(&t->lock);
    t->sum += sum * sum;
    pthread_rwlock_unlock(&t->lock);
    return 7;
}

double by_a_table(const double *x, int n) {
    struct table t = {.x = x, .n = n};
    thrd_t threads[2];
    int results[2];
    struct timespec soon;
    pthread_rwlock_init(&t.lock, NULL);
    mtx_init(&t.own, mtx_plain);
    cnd_init(&t.changed);
    for (int k = 0; k < 2; k++) thrd_create(threads + k, read_table, &t);
    timespec_get(&soon, TIME_UTC);
    soon.tv_nsec = soon.tv_nsec / 2;
    mtx_lock(&t.own);
    int late = cnd_timedwait(&t.changed, &t.own, &soon);
    pthread_rwlock_wrlock(&t.lock);
    for (int i = 0; i < 4; i++) t.rows[i] = late == thrd_timedout ? exp(-x[i]) : 0;
    pthread_rwlock_unlock(&t.lock);
    t.ready = 1;
    cnd_broadcast(&t.changed);
    mtx_unlock(&t.own);
    for (int k = 0; k < 2; k++) thrd_join(threads[k], results + k);
    cnd_destroy(&t.changed);
    mtx_destroy(&t.own);
    pthread_rwlock_destroy(&t.lock);
    return t.sum * results[0] + results[1];
}

/* A mutex that is locked by who starts a thread, and a thread that starts others that wait */

struct nest {
    const double *x;
    int n, depth;
    double sum;
    pthread_mutex_t *lock;
};

static void *nested(void *given) {
    struct nest *here = given, below = *here;
    pthread_t thread;
    if (here->depth) {
        below.depth--;
        below.n--;
        below.sum = 0;
        pthread_mutex_lock(here->lock);
        pthread_create(&thread, NULL, nested, &below);
        here->sum = here->x[here->n - 1] * 2;
        pthread_mutex_unlock(here->lock);
        pthread_join(thread, NULL);
    }
    pthread_mutex_lock(here->lock);
    here->sum += here->depth ? below.sum * here->x[here->depth] : here->x[0];
    pthread_mutex_unlock(here->lock);
    return NULL;
}

double in_each_other(const double *x, int n) {
    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t never = PTHREAD_COND_INITIALIZER;
    struct timespec past = {1, 0};
    struct nest all = {x, n, 3, 0, &lock};
    pthread_mutex_lock(&lock);
    if (pthread_cond_timedwait(&never, &lock, &past) != ETIMEDOUT) return 0;
    pthread_mutex_unlock(&lock);
    nested(&all);
    return all.sum;
}

int main(void) {
    VERIFY(at_barriers, 11, 0.5 + 0.3 * i);
    VERIFY(by_a_buffer, 11, 0.5 + 0.3 * i);
    VERIFY(in_turns, 11, 0.5 + 0.3 * i);
    VERIFY(by_a_table, 11, 0.5 + 0.3 * i);
    VERIFY(in_each_other, 11, 0.5 + 0.3 * i);
    return verdict();
}
