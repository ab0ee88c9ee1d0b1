/* Stages with void* contexts in a list, rows by pointers, bytes that are quantised apart. */
#include "case.h"
#include <stdint.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct { int w, h; float **row; uint8_t *preview; } image;
typedef int (*stage_fn)(image *, void *);
typedef struct stage { stage_fn run; void *ctx; void (*destroy)(void *); struct stage *next; const char *name; } stage;
static image *new_image(int w, int h) { image *m = malloc(sizeof *m); m->w = w; m->h = h; m->row = malloc(h * sizeof *m->row); m->row[0] = calloc((size_t)w * h, sizeof(float)); for (int i = 1; i < h; i++) m->row[i] = m->row[0] + i * w; m->preview = malloc((size_t)w * h); return m; }
static void free_image(image *m) { free(m->row[0]); free(m->row); free(m->preview); free(m); }
struct gain { float g, offset; }; struct blur { int radius; float *kernel; };
static int apply_gain(image *m, void *c) { struct gain *g = c; for (int y = 0; y < m->h; y++) for (int x = 0; x < m->w; x++) m->row[y][x] = m->row[y][x] * g->g + g->offset; return 0; }
static int apply_blur(image *m, void *c) { struct blur *b = c; float *t = malloc(m->w * sizeof *t); for (int y = 0; y < m->h; y++) { for (int x = 0; x < m->w; x++) { float s = 0; for (int k = -b->radius; k <= b->radius; k++) { int p = x + k < 0 ? 0 : x + k >= m->w ? m->w - 1 : x + k; s += b->kernel[k + b->radius] * m->row[y][p]; } t[x] = s; } memcpy(m->row[y], t, m->w * sizeof *t); } free(t); return 0; }
static int preview(image *m, void *c) { (void)c; for (int i = 0; i < m->w * m->h; i++) { float v = m->row[0][i] * 255; m->preview[i] = v < 0 ? 0 : v > 255 ? 255 : (uint8_t)v; } return 0; }
static void free_blur(void *c) { struct blur *b = c; free(b->kernel); free(b); }
static stage *push(stage *list, stage_fn f, void *c, void (*d)(void *), const char *n) { stage *s = malloc(sizeof *s); *s = (stage){f, c, d, list, n}; return s; }
static double f(double g, double sigma, int w, int h)
{
    image *m = new_image(w, h);
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) m->row[y][x] = 0.1f * (float)((x * 7 + y * 3) % 5);
    struct gain *gain = malloc(sizeof *gain); gain->g = (float)g; gain->offset = 0.05f;
    struct blur *b = malloc(sizeof *b); b->radius = 2; b->kernel = malloc(5 * sizeof(float)); float s = 0;
    for (int k = -2; k <= 2; k++) s += b->kernel[k + 2] = expf((float)(-k * k / (2 * sigma * sigma)));
    for (int k = 0; k < 5; k++) b->kernel[k] /= s;
    stage *list = push(NULL, preview, NULL, NULL, "preview"); list = push(list, apply_blur, b, free_blur, "blur"); list = push(list, apply_gain, gain, free, "gain");
    double r = 0;
    while (list) { stage *n = list->next; if (list->run(m, list->ctx)) r = -1; if (list->destroy) list->destroy(list->ctx); free(list); list = n; }
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) r += m->row[y][x] * m->row[y][x];
    r += 1e-3 * m->preview[3];
    free_image(m);
    return r;
}
typedef struct { double a, b; } two; two __enzyme_autodiff_two(void *, ...);
int main(void)
{
    two d = __enzyme_autodiff_two((void *)f, 1.3, 0.9, 8, 5);
    double e = 1e-3;
    EQ(fabs(d.a - (f(1.3 + e, 0.9, 8, 5) - f(1.3 - e, 0.9, 8, 5)) / (2 * e)) < 2e-3, 1); EQ(fabs(d.b - (f(1.3, 0.9 + e, 8, 5) - f(1.3, 0.9 - e, 8, 5)) / (2 * e)) < 5e-3, 1); EQ(fabs(d.a) > 0.1 && fabs(d.b) > 1e-3, 1);
    EQ(fabs(__enzyme_fwddiff((void *)f, 1.3, 1.0, 0.9, 2.0, 8, 5) - d.a - 2 * d.b) < 1e-4, 1);
    return end();
}
