/* A legacy model with global state, static scratch and an init function; goto for errors. */
#include "case.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
#define MAXN 32
static struct { int n, ready; double dt, k, c; } cfg = {0, 0, 0.05, 2.0, 0.1};
static double pos[MAXN], vel[MAXN], force[MAXN]; static double *scratch; static size_t scratch_size;
double total_energy; static unsigned long steps_done; static char message[64];
static int reserve(size_t n) { if (n <= scratch_size) return 0; double *p = realloc(scratch, n * sizeof *p); if (!p) return -1; scratch = p; scratch_size = n; return 0; }
static int setup(int n) { if (n > MAXN) { snprintf(message, sizeof message, "n is %d", n); return -1; } cfg.n = n; cfg.ready = 1; for (int i = 0; i < n; i++) pos[i] = vel[i] = 0; steps_done = 0; return 0; }
static void forces(void) { for (int i = 0; i < cfg.n; i++) { double l = i ? pos[i - 1] : 0, r = i + 1 < cfg.n ? pos[i + 1] : 0; force[i] = cfg.k * (l - 2 * pos[i] + r) - cfg.c * vel[i] - pos[i] * pos[i] * pos[i]; } }
static void step(void) { forces(); for (int i = 0; i < cfg.n; i++) { vel[i] += cfg.dt * force[i]; pos[i] += cfg.dt * vel[i]; } steps_done++; }
static double energy(void) { double e = 0; for (int i = 0; i < cfg.n; i++) { scratch[i] = 0.5 * vel[i] * vel[i] + 0.25 * pow(pos[i], 4); e += scratch[i]; } return e; }
static double simulate(double kick, double stiffness, int n, int steps)
{
    int rc = -1;
    if (setup(n)) goto done;
    if (reserve(n)) goto done;
    cfg.k = stiffness; vel[n / 2] = kick;
    for (int s = 0; s < steps; s++) step();
    total_energy = energy(); rc = 0;
done:
    if (rc) fprintf(stderr, "%s\n", message);
    return rc ? -1 : total_energy;
}
int main(void)
{
    double h = 1e-3; typedef struct { double a, b; } two; extern two __enzyme_autodiff_two(void *, ...);
    two g = __enzyme_autodiff_two((void *)simulate, 1.2, 2.0, 5, 40);
#define D(a, b) ((8 * (simulate(1.2 + (a), 2.0 + (b), 5, 40) - simulate(1.2 - (a), 2.0 - (b), 5, 40)) - simulate(1.2 + 2 * (a), 2.0 + 2 * (b), 5, 40) + simulate(1.2 - 2 * (a), 2.0 - 2 * (b), 5, 40)) / (12 * h))
    EQ(fabs(g.a - D(h, 0)) < 1e-8, 1); EQ(fabs(g.b - D(0, h)) < 1e-8, 1); EQ(fabs(g.a) > 1e-3, 1);
    EQ(__enzyme_fwddiff((void *)simulate, 1.2, 1.0, 2.0, 0.5, 5, 40), g.a + 0.5 * g.b);
    return end();
}
