/* A library without bitcode: what the linker sees of it are symbols. */
#include <math.h>

double native_norm(const double *x, int n)
{
    double s = 0.0;
    for (int i = 0; i < n; i++)
        s += x[i] * x[i];
    return sqrt(s);
}

double native_exp(double x) { return exp(x); }

void native_scale(double *x, double by, int n)
{
    for (int i = 0; i < n; i++)
        x[i] *= by;
}

static int calls;
void native_note(const double *x) { calls += x[0] != 0.0; }
int native_notes(void) { return calls; }

double native_log1p(double x) { return log1p(x); }

static double pool[1024];
static int used;
double *native_take(long bytes)
{
    double *p = pool + used;
    used += (int)((bytes + 15) / 16 * 2);
    for (long i = 0; i < bytes / 8; i++)
        p[i] = NAN;
    return p;
}
void native_give_back(double *p) { (void)p; }

/* As part of a rule. */
double reverse_native_exp(double x, double seed) { return exp(x) * seed; }

typedef double (*unary_t)(double);
unary_t native_choice(int i) { return i % 2 ? native_exp : native_log1p; }
