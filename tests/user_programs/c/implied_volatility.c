/* Finance: implied volatility by Newton with a bisection to fall back on; error codes and gotos. */
#include "../expect.h"

typedef enum { CALL, PUT } Side;
typedef struct {
    Side side;
    double strike, expiry;
    float notional;
} Option;

static double cdf(double x) { return 0.5 * erfc(-x * M_SQRT1_2); }

static double price(const Option *o, double spot, double vol)
{
    const double s = vol * sqrt(o->expiry), d1 = log(spot / o->strike) / s + s / 2;
    const double call = spot * cdf(d1) - o->strike * cdf(d1 - s);
    return (o->side == CALL ? call : call - spot + o->strike) * o->notional;
}

static int implied(const Option *o, double spot, double quote, double *vol)
{
    double low = 1e-3, high = 4, v = 0.3;
    if (quote <= 0)
        return -1;
    for (int i = 0; i < 60; i++) {
        const double miss = price(o, spot, v) - quote;
        if (miss > 0)
            high = v;
        else
            low = v;
        const double s = v * sqrt(o->expiry), d1 = log(spot / o->strike) / s + s / 2;
        const double vega = spot * exp(-d1 * d1 / 2) * 0.3989422804014327 * sqrt(o->expiry) * o->notional;
        double next = v - miss / vega;
        if (!(next > low && next < high))
            next = 0.5 * (low + high);
        if (fabs(next - v) < 1e-13) {
            v = next;
            goto found;
        }
        v = next;
    }
    return 1;
found:
    *vol = v;
    return 0;
}

double smile_slope(const double *quotes, double spot, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        Option o = {i % 2 ? PUT : CALL, 80 + 10 * i, 0.5 + 0.25 * i, 2.0f};
        double vol = 0;
        if (implied(&o, spot, quotes[i], &vol) != 0)
            return NAN;
        sum += vol * (1 + i);
    }
    return sum;
}

int main(void)
{
    double q[4] = {44, 14, 28, 45}, d[4] = {0}, spot = 98;
    const double ds = __enzyme_autodiff((void *)smile_slope, enzyme_dup, q, d, enzyme_out, spot, enzyme_const, 4);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("quote", i, d[i], smile_slope(q, spot, 4), q[i], 1e-3, 1e-5);
    EXPECT_SLOPE("spot", 0, ds, smile_slope(q, spot, 4), spot, 1e-3, 1e-5);
    return verdict();
}
