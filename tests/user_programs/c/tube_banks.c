/* A counter-flow heat exchanger with a singleton of tube banks, kept between calls. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <string.h>
typedef struct tube { double area, fouling; double *profile; int cells; struct tube *next; } Tube;
typedef struct bank { char name[16]; Tube *tubes; double mean; } Bank;
typedef struct plant { Bank *banks; int count; double **matrix; void (*log)(const char *); } Plant;
static Plant *plant;
static void silent(const char *s) { (void)s; }
extern double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
static Plant *get_plant(void) {
  if (plant) return plant;
  plant = calloc(1, sizeof *plant);
  plant->count = 3; plant->banks = calloc(3, sizeof(Bank)); plant->log = silent;
  for (int b = 0; b < 3; b++) {
    snprintf(plant->banks[b].name, 16, "bank %d", b);
    for (int t = 0; t < 2 + b; t++) {
      Tube *tube = calloc(1, sizeof *tube);
      tube->area = 1 + 0.1 * t; tube->cells = 5; tube->profile = calloc(5, sizeof(double));
      tube->next = plant->banks[b].tubes; plant->banks[b].tubes = tube;
    }
  }
  plant->matrix = malloc(5 * sizeof *plant->matrix);
  for (int i = 0; i < 5; i++) plant->matrix[i] = calloc(5, sizeof(double));
  return plant;
}
double duty(const double *p, int n) {
  Plant *pl = get_plant();
  double total = 0;
  for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) pl->matrix[i][j] = (i == j) * 2.0 + p[0] / (1 + abs(i - j));
  for (int b = 0; b < pl->count; b++) {
    Bank *bank = &pl->banks[b];
    pl->log(bank->name);
    bank->mean = 0; int tubes = 0;
    for (Tube *t = bank->tubes; t; t = t->next, tubes++) {
      t->fouling = p[1] * t->area;
      for (int c = 0; c < t->cells; c++) t->profile[c] = exp(-t->fouling * c) * p[2 % n];
      for (int c = 0; c < t->cells; c++) { double s = 0; for (int j = 0; j < t->cells; j++) s += pl->matrix[c][j] * t->profile[j]; bank->mean += s / t->cells; }
    }
    bank->mean /= tubes; total += bank->mean * (b + 1);
  }
  return total;
}
int main(void) {
  double p[3] = {0.4, 0.2, 350}, g[3] = {0}; int bad = 0;
  duty(p, 3);
  for (int rep = 0; rep < 2; rep++) { memset(g, 0, sizeof g);
  __enzyme_autodiff((void *)duty, enzyme_dup, p, g, enzyme_const, 3);
  for (int i = 0; i < 3; i++) { double h = 1e-6 * fabs(p[i]), s = p[i]; p[i] = s + h; double a = duty(p, 3); p[i] = s - h; double b = duty(p, 3); p[i] = s; double n = (a - b) / (2 * h); printf("%g %g\n", g[i], n); if (!(fabs(g[i] - n) < 1e-5 * (1 + fabs(n)))) bad = 1; } }
  return bad;
}
