/* A string struck at one point: pthreads with a barrier between time steps. */
#define _GNU_SOURCE
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);
#define T 3
struct shared { int n, steps; double c2, *prev, *cur, *next; pthread_barrier_t bar; pthread_mutex_t lock; double energy; };
struct worker { int id; struct shared *s; };
static void *work(void *arg) {
  struct worker *w = arg; struct shared *s = w->s;
  int lo = 1 + w->id * (s->n - 2) / T, hi = 1 + (w->id + 1) * (s->n - 2) / T;
  for (int k = 0; k < s->steps; k++) {
    for (int i = lo; i < hi; i++) s->next[i] = 2 * s->cur[i] - s->prev[i] + s->c2 * (s->cur[i - 1] - 2 * s->cur[i] + s->cur[i + 1]);
    if (pthread_barrier_wait(&s->bar) == PTHREAD_BARRIER_SERIAL_THREAD) {
      double *t = s->prev; s->prev = s->cur; s->cur = s->next; s->next = t;
    }
    pthread_barrier_wait(&s->bar);
  }
  double e = 0; for (int i = lo; i < hi; i++) e += s->cur[i] * s->cur[i];
  pthread_mutex_lock(&s->lock); s->energy += e; pthread_mutex_unlock(&s->lock);
  return NULL;
}
double string_energy(const double *shape, int n, double c) {
  struct shared s = {n, 15, c * c, malloc(n * 8), malloc(n * 8), calloc(n, 8)};
  memcpy(s.prev, shape, n * 8); memcpy(s.cur, shape, n * 8);
  pthread_barrier_init(&s.bar, NULL, T); pthread_mutex_init(&s.lock, NULL);
  pthread_t th[T]; struct worker w[T];
  for (int i = 0; i < T; i++) { w[i] = (struct worker){i, &s}; pthread_create(&th[i], NULL, work, &w[i]); }
  for (int i = 0; i < T; i++) pthread_join(th[i], NULL);
  double e = s.energy;
  pthread_barrier_destroy(&s.bar); pthread_mutex_destroy(&s.lock); free(s.prev); free(s.cur); free(s.next);
  return e;
}
int main(void) {
  enum { N = 17 }; double x[N], g[N] = {0}; int bad = 0;
  for (int i = 0; i < N; i++) x[i] = sin(M_PI * i / (N - 1));
  double dc = __enzyme_autodiff((void *)string_energy, enzyme_dup, x, g, enzyme_const, N, enzyme_out, 0.6);
  for (int i = 0; i <= N; i += 4) {
    double h = 1e-5, a, b;
    if (i < N) { x[i] += h; a = string_energy(x, N, 0.6); x[i] -= 2 * h; b = string_energy(x, N, 0.6); x[i] += h; } 
    double w = (a - b) / (2 * h);
    if (!(fabs(g[i] - w) <= 1e-5 * (fabs(w) + 1e-2))) { bad = 1; printf("WRONG %d %g %g\n", i, g[i], w); }
  }
  double w = (string_energy(x, N, 0.6 + 1e-5) - string_energy(x, N, 0.6 - 1e-5)) / 2e-5;
  if (!(fabs(dc - w) <= 1e-5 * fabs(w))) { bad = 1; printf("WRONG c %g %g\n", dc, w); }
  puts(bad ? "FAILED" : "ok"); return bad;
}
