/* Every operator of reductions, also of integers beside active numbers, of arrays, of complex
 * numbers and of structs that the program declares. */
#include "verify.h"
#include <complex.h>
#include <float.h>

enum { CELLS = 24 };

typedef struct {
    double x, y, z;
} vec3;

static vec3 add(vec3 a, vec3 b) { return (vec3){a.x + b.x, a.y + b.y, a.z + b.z}; }
#pragma omp declare reduction(vadd : vec3 : omp_out = add(omp_out, omp_in)) initializer(omp_priv = (vec3){0, 0, 0})

typedef struct {
    double value;
    int where;
} best;
static void better(best *out, const best *in)
{
    if (in->value > out->value || (in->value == out->value && in->where < out->where))
        *out = *in;
}
#pragma omp declare reduction(argmax : best : better(&omp_out, &omp_in)) initializer(omp_priv = (best){-DBL_MAX, -1})

typedef struct {
    double high, sum;
} lse;
static lse join(lse a, lse b)
{
    if (a.high < b.high) {
        lse t = a;
        a = b;
        b = t;
    }
    a.sum += b.sum * exp(b.high - a.high);
    return a;
}
#pragma omp declare reduction(logsum : lse : omp_out = join(omp_out, omp_in)) initializer(omp_priv = (lse){-1e300, 0})

static double centre(const double *x, int n)
{
    vec3 p = {0.1, 0.2, 0.3};
#pragma omp parallel for reduction(vadd : p)
    for (int i = 0; i < CELLS; i++) {
        double m = x[i % n];
        vec3 q = {m * cos(i), m * m * sin(i), m * x[(i + 1) % n]};
        p = add(p, q);
    }
    return sqrt(p.x * p.x + p.y * p.y + p.z * p.z);
}

static double peak(const double *x, int n)
{
    best b = {-DBL_MAX, -1};
#pragma omp parallel for reduction(argmax : b) schedule(dynamic)
    for (int i = 0; i < CELLS; i++) {
        best mine = {x[i % n] * sin(1.0 + i), i};
        better(&b, &mine);
    }
    return b.value * x[b.where % n];
}

static double evidence(const double *x, int n)
{
    lse e = {-1e300, 0};
#pragma omp parallel for reduction(logsum : e)
    for (int i = 0; i < CELLS; i++)
        e = join(e, (lse){x[i % n] * 0.3 * i, 1 + x[(i + 2) % n]});
    return e.high + log(e.sum);
}

static double extremes(const double *x, int n)
{
    double low = DBL_MAX, high = -DBL_MAX, product = 1, less = 0;
    float flow = 1e30f;
#pragma omp parallel for reduction(min : low, flow) reduction(max : high) reduction(* : product) reduction(- : less)
    for (int i = 0; i < CELLS; i++) {
        double v = x[i % n] * (1 + 0.1 * ((i * 7) % 5)) + 0.01 * i;
        low = fmin(low, v);
        high = v > high ? v : high;
        product *= 0.8 + 0.2 * v;
        less -= v * v;
        if ((float)(v * 2) < flow)
            flow = (float)(v * 2);
    }
    return low * high + product + less * low;
}

static double counters(const double *x, int n)
{
    unsigned bits = 0, common = ~0u, parity = 0;
    int any = 0, all = 1;
    long count = 0;
    double sum = 0;
#pragma omp parallel for reduction(| : bits) reduction(& : common) reduction(^ : parity) reduction(|| : any) reduction(&& : all) reduction(+ : count, sum)
    for (int i = 0; i < CELLS; i++) {
        double v = x[i % n] * (i % 3);
        bits |= 1u << (i % 3);
        common &= ~(unsigned)(i & 1);
        parity ^= (unsigned)i;
        any = any || v > 1.5;
        all = all && v >= 0;
        if (v > 0.2) {
            count++;
            sum += v * v;
        }
    }
    return sum / count * (bits & 7u) + sum * (any + 2 * all) + sum * (parity % 5) + (common & 2u ? sum : 0);
}

static double spectrum(const double *x, int n)
{
    double _Complex c = 0;
#pragma omp parallel for reduction(+ : c)
    for (int i = 0; i < CELLS; i++)
        c += x[i % n] * cexp(I * 0.4 * i * x[(i + 1) % n]);
    return creal(c) * creal(c) + cimag(c) * cimag(c);
}

static double histogram(const double *x, int n)
{
    int m = n + 2;
    double bins[m], moments[2][3] = {{0}}, r = 0;
    for (int i = 0; i < m; i++)
        bins[i] = 0.5;
#pragma omp parallel for reduction(+ : bins[:m], moments) reduction(max : r)
    for (int i = 0; i < CELLS; i++) {
        double v = x[i % n];
        int at = (i * 5) % m;
        bins[at] += v * v;
        bins[(at + 1) % m] += v * 0.1;
        for (int k = 0; k < 3; k++)
            moments[i % 2][k] += pow(v, k + 1);
        r = fmax(r, v * (i % 4));
    }
    double s = 0;
    for (int i = 0; i < m; i++)
        s += bins[i] * log(bins[i]);
    return s + moments[0][1] * moments[1][2] - moments[0][0] * r;
}

int main(void)
{
    VERIFY(centre, 5, 0.6 + 0.13 * i);
    VERIFY(peak, 5, 0.6 + 0.13 * i);
    VERIFY(evidence, 5, 0.6 + 0.13 * i);
    VERIFY(counters, 5, 0.6 + 0.13 * i);
    VERIFY(spectrum, 5, 0.6 + 0.13 * i);
    VERIFY(histogram, 5, 0.6 + 0.13 * i);
    {
        double x[5], d[5] = {0};
        for (int i = 0; i < 5; i++)
            x[i] = 0.6 + 0.13 * i;
        __enzyme_autodiff((void *)extremes, enzyme_dup, x, d, enzyme_const, 5);
        for (int k = 0; k < 5; k++)
            EXPECT_SLOPE("extremes", k, d[k], extremes(x, 5), x[k], 1e-3, 1e-7);
    }
    VERIFY_SPLIT(evidence, 5, 0.6 + 0.13 * i);
    return verdict();
}
