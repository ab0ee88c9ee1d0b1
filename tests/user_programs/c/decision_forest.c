/* A decision forest in a bump arena that is a static pointer, with a hash table of named parameters. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
static char *arena, *top;
static void *take(size_t bytes) { uintptr_t p = ((uintptr_t)top + 15) & ~(uintptr_t)15; top = (char *)p + bytes; return (void *)p; }
typedef struct node { int feature; double threshold, leaf, hits; struct node *kids[2]; } Node;
typedef struct entry { const char *key; double value; struct entry *next; } Entry;
static Entry *table[8]; static Node *trees[3];
static unsigned hash(const char *s) { unsigned h = 5381; while (*s) h = h * 33 + (unsigned char)*s++; return h % 8; }
static double *param(const char *key) { for (Entry *e = table[hash(key)]; e; e = e->next) if (!strcmp(e->key, key)) return &e->value; Entry *e = take(sizeof *e); e->key = key; e->value = 0; e->next = table[hash(key)]; table[hash(key)] = e; return &e->value; }
static Node *grow(int depth, int seed) { Node *n = take(sizeof *n); n->feature = seed % 3; n->threshold = 0.3 * (seed % 5); n->leaf = 0.1 * seed; n->hits = 0; for (int i = 0; i < 2; i++) n->kids[i] = depth ? grow(depth - 1, seed * 2 + i + 1) : NULL; return n; }
static double sigmoid(double x) { return 1 / (1 + exp(-x)); }
static double soft(Node *n, const double *x) { n->hits += x[n->feature]; if (!n->kids[0]) return n->leaf * *param("gain") + n->hits * 0.01; double s = sigmoid((x[n->feature] - n->threshold) * *param("steep")); return s * soft(n->kids[1], x) + (1 - s) * soft(n->kids[0], x); }
double predict(const double *x) { *param("gain") = 1 + x[0] * 0.1; *param("steep") = 2 + x[1]; double y = 0; for (int t = 0; t < 3; t++) y += soft(trees[t], x); *param("last") = y; return *param("last") * y; }
static void reset(void) { top = arena; memset(table, 0, sizeof table); for (int t = 0; t < 3; t++) trees[t] = grow(2, t + 1); *param("gain") = 1; }
int main(void) { arena = malloc(1 << 16); double x[3] = {0.4, 0.9, 0.2}, d[3] = {0}; int bad = 0; reset(); __enzyme_autodiff((void *)predict, enzyme_dup, x, d);
  for (int i = 0; i < 3; i++) { double h = 1e-6, s = x[i]; x[i] = s + h; reset(); double a = predict(x); x[i] = s - h; reset(); double b = predict(x); x[i] = s; double n = (a - b) / (2 * h); printf("%.8f %.8f\n", d[i], n); if (!(fabs(n - d[i]) < 1e-5 * (1 + fabs(n)))) bad = 1; }
  return bad; }
