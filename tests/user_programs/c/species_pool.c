/* Chemistry: species in a static pool linked through pointers into it, rate tables that point into other static arrays, a callback. */
#include <math.h>
#include <stdio.h>
#include <string.h>
extern double __enzyme_autodiff(void *, ...); extern int enzyme_dup, enzyme_const;
typedef struct species { double amount; struct species *partner; double *rate; } Species;
static Species pool[16]; static int used; static double rates[8], *table[4]; static Species *list[8]; static double (*law)(double, double); static double history[32], *cursor = history;
static double mass_action(double a, double b) { return a * b; }
static Species *make(double a, double *r) { Species *s = &pool[used++]; s->amount = a; s->rate = r; s->partner = 0; return s; }
static void setup(void) { used = 0; cursor = history; memset(history, 0, sizeof history); for (int i = 0; i < 8; i++) rates[i] = 0.1 * (i + 1); for (int i = 0; i < 4; i++) table[i] = rates + 2 * i; for (int i = 0; i < 4; i++) list[i] = make(1 + i, table[i] + 1); for (int i = 0; i < 4; i++) list[i]->partner = list[(i + 1) % 4]; law = mass_action; }
double react(const double *k, int n) { for (int i = 0; i < n; i++) *table[i] = k[i]; for (int s = 0; s < 5; s++) for (int i = 0; i < 4; i++) { Species *a = list[i]; double r = law(a->amount, a->partner->amount) * *a->rate * 0.05 * table[i][0]; a->amount -= r; a->partner->amount += r * 0.9; *cursor++ = r; *a->rate *= 1.01; } double t = 0; for (int i = 0; i < used; i++) t += pool[i].amount * pool[i].amount; for (double *p = history; p < cursor; p++) t += sqrt(*p); Species *x = list[0]; list[0] = list[2]; list[2] = x; return t + list[0]->amount; }
int main(void) { double k[4] = {0.5, 0.8, 0.3, 0.9}, d[4]; int bad = 0; for (int r = 0; r < 2; r++) { memset(d, 0, sizeof d); setup(); __enzyme_autodiff((void *)react, enzyme_dup, k, d, enzyme_const, 4);
 for (int i = 0; i < 4; i++) { double h = 1e-6, s = k[i]; k[i] = s + h; setup(); double a = react(k, 4); k[i] = s - h; setup(); double b = react(k, 4); k[i] = s; double m = (a - b) / (2 * h); printf("%.8f %.8f\n", d[i], m); if (!(fabs(m - d[i]) < 1e-5 * (1 + fabs(m)))) bad = 1; } } return bad; }
