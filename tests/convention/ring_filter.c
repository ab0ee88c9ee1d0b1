/* A ring buffer with callbacks by void*, static caches and errors by codes. */
#include "case.h"
#include <stdarg.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef enum { OK, FULL, EMPTY, BAD } status;
typedef struct { double *data; unsigned head, count, mask; status last; } ring;
typedef void (*sink)(void *user, double v, unsigned index);
static status ring_init(ring *r, unsigned bits) { r->data = calloc(1u << bits, sizeof(double)); r->head = r->count = 0; r->mask = (1u << bits) - 1; r->last = OK; return r->data ? OK : BAD; }
static status ring_push(ring *r, double v) { if (r->count > r->mask) return r->last = FULL; r->data[(r->head + r->count++) & r->mask] = v; return OK; }
static status ring_pop(ring *r, double *v) { if (!r->count) return r->last = EMPTY; *v = r->data[r->head]; r->head = (r->head + 1) & r->mask; r->count--; return OK; }
static void ring_each(const ring *r, sink s, void *user) { for (unsigned i = 0; i < r->count; i++) s(user, r->data[(r->head + i) & r->mask], i); }
struct fir { const double *taps; unsigned n; double acc; };
static void mac(void *user, double v, unsigned i) { struct fir *f = user; if (i < f->n) f->acc += f->taps[f->n - 1 - i] * v; }
struct stats { double sum, squares, peak; };
static void collect(void *user, double v, unsigned i) { struct stats *s = user; (void)i; s->sum += v; s->squares += v * v; if (fabs(v) > s->peak) s->peak = fabs(v); }
static double mean(int n, ...) { va_list l; va_start(l, n); double s = 0; for (int i = 0; i < n; i++) s += va_arg(l, double); va_end(l); return s / n; }
static double window(int i, int n) { static double cache[16]; static int size; if (size != n) { for (int k = 0; k < n; k++) cache[k] = 0.5 - 0.5 * cos(2 * M_PI * (k + 1) / (n + 1)); size = n; } return cache[i]; }
static int debug_count; static void log_status(const char *what, status s) { if (s != OK) debug_count++; (void)what; }
static double f(const double *x, const double *taps, int n)
{
    ring r;
    if (ring_init(&r, 2) != OK) return -1;
    double out = 0;
    struct stats st = {0, 0, 0};
    for (int i = 0; i < n; i++) {
        if (ring_push(&r, x[i] * window(i, n)) == FULL) { double old; log_status("pop", ring_pop(&r, &old)); log_status("push", ring_push(&r, x[i] * window(i, n))); out += 0.1 * old; }
        struct fir fl = {taps, 3, 0};
        ring_each(&r, mac, &fl);
        out += fl.acc * fl.acc;
    }
    ring_each(&r, collect, &st);
    out += mean(3, st.sum, st.squares, st.peak);
    free(r.data);
    return out;
}
static double numeric(double *x, const double *t, double *at) { double k = *at, h = 1e-3; *at = k + h; double a = f(x, t, 8); *at = k - h; double b = f(x, t, 8); *at = k + 2 * h; double c = f(x, t, 8); *at = k - 2 * h; double d = f(x, t, 8); *at = k; return (8 * (a - b) - c + d) / (12 * h); }
int main(void)
{
    double x[8] = {1, 2, -1, 0.5, 3, 1.5, -2, 0.7}, d[8] = {0}, t[3] = {0.5, 1, -0.25}, dt[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_dup, t, dt, enzyme_const, 8);
    for (int i = 0; i < 8; i++) EQ(fabs(d[i] - numeric(x, t, x + i)) < 1e-8, 1);
    for (int i = 0; i < 3; i++) EQ(fabs(dt[i] - numeric(x, t, t + i)) < 1e-8, 1);
    double v[8] = {1, 1, 1, 1, 1, 1, 1, 1}, z[3] = {0}, s = 0;
    for (int i = 0; i < 8; i++) s += d[i];
    EQ(__enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_dup, t, z, enzyme_const, 8), s);
    return end();
}
