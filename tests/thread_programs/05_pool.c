/* POSIX threads with arguments in structs: chunks of a stencil with a barrier, a queue of work with a mutex and a
 * condition variable, results through pthread_join. */
#include "../openmp_programs/verify.h"
#include <pthread.h>
#include <stdlib.h>

enum { THREADS = 4, CELLS = 24 };

struct shared {
    double *u, *next;
    double rate;
    int steps;
    pthread_barrier_t barrier;
};

struct argument {
    struct shared *all;
    int first, last;
    double energy;
};

static void *diffuse(void *p)
{
    struct argument *a = p;
    struct shared *s = a->all;
    for (int t = 0; t < s->steps; t++) {
        double *from = t % 2 ? s->next : s->u, *to = t % 2 ? s->u : s->next;
        for (int i = a->first; i < a->last; i++) {
            double l = from[(i + CELLS - 1) % CELLS], r = from[(i + 1) % CELLS];
            to[i] = from[i] + s->rate * (l - 2 * from[i] + r) + 0.01 * from[i] * from[i];
        }
        pthread_barrier_wait(&s->barrier);
    }
    double *end = s->steps % 2 ? s->next : s->u;
    a->energy = 0;
    for (int i = a->first; i < a->last; i++)
        a->energy += end[i] * end[i];
    return NULL;
}

static double heat(const double *x, int n)
{
    struct shared s = {malloc(CELLS * sizeof(double)), malloc(CELLS * sizeof(double)), 0.2 * x[0], 3, {{0}}};
    struct argument args[THREADS];
    pthread_t threads[THREADS];
    double sum = 0;
    for (int i = 0; i < CELLS; i++)
        s.u[i] = x[i % n] * sin(0.5 * i);
    pthread_barrier_init(&s.barrier, NULL, THREADS);
    for (int t = 0; t < THREADS; t++) {
        args[t] = (struct argument){&s, t * CELLS / THREADS, (t + 1) * CELLS / THREADS, 0};
        pthread_create(&threads[t], NULL, diffuse, &args[t]);
    }
    for (int t = 0; t < THREADS; t++) {
        pthread_join(threads[t], NULL);
        sum += args[t].energy;
    }
    pthread_barrier_destroy(&s.barrier);
    free(s.u);
    free(s.next);
    return sum;
}

/* A queue of integrals */
struct job {
    double from, to;
    struct job *next;
};

struct queue {
    struct job *head;
    int closed;
    pthread_mutex_t lock;
    pthread_cond_t filled;
    const double *x;
    double total;
};

static void *worker(void *p)
{
    struct queue *q = p;
    double *own = malloc(sizeof *own);
    *own = 0;
    for (;;) {
        pthread_mutex_lock(&q->lock);
        while (!q->head && !q->closed)
            pthread_cond_wait(&q->filled, &q->lock);
        struct job *j = q->head;
        if (j)
            q->head = j->next;
        pthread_mutex_unlock(&q->lock);
        if (!j)
            break;
        for (int k = 0; k < 8; k++) {
            double t = j->from + (j->to - j->from) * (k + 0.5) / 8;
            *own += (j->to - j->from) / 8 * q->x[0] * exp(-q->x[1] * t) * cos(q->x[2] * t);
        }
        free(j);
    }
    pthread_mutex_lock(&q->lock);
    q->total += *own;
    pthread_mutex_unlock(&q->lock);
    return own;
}

static double integrals(const double *x, int n)
{
    (void)n;
    struct queue q = {NULL, 0, PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, x, 0};
    pthread_t threads[3];
    double most = 0;
    for (int t = 0; t < 3; t++)
        pthread_create(&threads[t], NULL, worker, &q);
    for (int k = 0; k < 6; k++) {
        struct job *j = malloc(sizeof *j);
        pthread_mutex_lock(&q.lock);
        *j = (struct job){0.3 * k, 0.3 * (k + 1), q.head};
        q.head = j;
        pthread_cond_signal(&q.filled);
        pthread_mutex_unlock(&q.lock);
    }
    pthread_mutex_lock(&q.lock);
    q.closed = 1;
    pthread_cond_broadcast(&q.filled);
    pthread_mutex_unlock(&q.lock);
    for (int t = 0; t < 3; t++) {
        void *r;
        pthread_join(threads[t], &r);
        most += *(double *)r;
        free(r);
    }
    return q.total * most;
}

int main(void)
{
    VERIFY(heat, 4, 0.6 + 0.1 * i);
    VERIFY(integrals, 3, 0.6 + 0.1 * i);
    VERIFY_SPLIT(heat, 4, 0.6 + 0.1 * i);
    return verdict();
}
