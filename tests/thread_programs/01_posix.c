/* Threads of POSIX: arguments in structs, results through them and through pthread_join, sections
 * under a mutex, and a thread that starts others. */
#include <math.h>
#include <pthread.h>
#include <stdlib.h>

#include "../openmp_programs/verify.h"

#define THREADS 3

struct job {
    const double *x;
    int begin, end;
    double result;
};

static void *sum_of_part(void *given) {
    struct job *job = given;
    double sum = 0;
    for (int i = job->begin; i < job->end; i++)
        sum += sin(job->x[i]) * job->x[i];
    job->result = sum;
    return NULL;
}

double in_parts(const double *x, int n) {
    pthread_t threads[THREADS];
    struct job jobs[THREADS];
    for (int t = 0; t < THREADS; t++) {
        jobs[t] = (struct job){x, t * n / THREADS, (t + 1) * n / THREADS, 0};
        if (pthread_create(&threads[t], NULL, sum_of_part, &jobs[t]))
            abort();
    }
    double total = 1;
    for (int t = 0; t < THREADS; t++) {
        pthread_join(threads[t], NULL);
        total *= jobs[t].result;
    }
    return total;
}

/* a block that the thread allocates, and the greatest of what all have found */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static double greatest;

static void *allocated(void *given) {
    struct job *job = given;
    double *result = malloc(sizeof *result);
    *result = 1;
    for (int i = job->begin; i < job->end; i++)
        *result += cos(job->x[i]) * job->x[i] * 0.1;
    pthread_mutex_lock(&lock);
    if (*result > greatest)
        greatest = *result;
    pthread_mutex_unlock(&lock);
    return result;
}

double by_results(const double *x, int n) {
    pthread_t threads[THREADS];
    struct job jobs[THREADS];
    greatest = -1e300;
    for (int t = 0; t < THREADS; t++) {
        jobs[t] = (struct job){x, t * n / THREADS, (t + 1) * n / THREADS, 0};
        pthread_create(&threads[t], NULL, allocated, &jobs[t]);
    }
    double product = 1;
    for (int t = 0; t < THREADS; t++) {
        void *result;
        pthread_join(threads[t], &result);
        product *= *(double *)result;
        free(result);
    }
    return product + greatest * x[0];
}

/* a tree of threads */

static void *halves(void *given) {
    struct job *job = given;
    if (job->end - job->begin < 3)
        return sum_of_part(given);
    int middle = (job->begin + job->end) / 2;
    struct job left = {job->x, job->begin, middle, 0}, right = {job->x, middle, job->end, 0};
    pthread_t thread;
    pthread_create(&thread, NULL, halves, &left);
    halves(&right);
    pthread_join(thread, NULL);
    job->result = left.result * right.result + right.result;
    return NULL;
}

double tree(const double *x, int n) {
    struct job all = {x, 0, n, 0};
    halves(&all);
    return all.result;
}

/* a queue, with its mutex beside numbers; threads that are started and joined by others' calls, and
 * whose results are no addresses */

struct queue {
    const double *x;
    double *terms;
    int n, next;
    pthread_mutex_t lock;
    double sum;
};

static void *take(void *given) {
    struct queue *queue = given;
    long taken = 0;
    for (;; taken++) {
        pthread_mutex_lock(&queue->lock);
        int i = queue->next++;
        pthread_mutex_unlock(&queue->lock);
        if (i >= queue->n)
            return (void *)taken;
        double term = exp(-queue->x[i]) * queue->x[(i + 1) % queue->n];
        queue->terms[i] = term;
        pthread_mutex_lock(&queue->lock);
        queue->sum += term * term;
        pthread_mutex_unlock(&queue->lock);
    }
}

static void start(pthread_t *threads, int count, struct queue *queue) {
    for (int t = 0; t < count; t++)
        pthread_create(threads + t, NULL, take, queue);
}

static long finish(pthread_t *threads, int count) {
    long all = 0;
    for (int t = 0; t < count; t++) {
        void *taken;
        pthread_join(threads[t], &taken);
        all += (long)taken;
    }
    return all;
}

double queued(const double *x, int n) {
    pthread_t *threads = malloc(THREADS * sizeof *threads);
    struct queue queue = {.x = x, .terms = calloc(n, sizeof(double)), .n = n};
    pthread_mutex_init(&queue.lock, NULL);
    start(threads, THREADS, &queue);
    double result = finish(threads, THREADS);
    result *= queue.sum;
    for (int i = 0; i < n; i++)
        result += queue.terms[i];
    pthread_mutex_destroy(&queue.lock);
    free(queue.terms);
    free(threads);
    return result;
}

int main(void) {
    VERIFY(queued, 11, 0.5 + 0.3 * i);
    VERIFY(in_parts, 11, 0.5 + 0.3 * i);
    VERIFY(by_results, 11, 0.5 + 0.3 * i);
    VERIFY(tree, 11, 0.5 + 0.3 * i);
    return verdict();
}
