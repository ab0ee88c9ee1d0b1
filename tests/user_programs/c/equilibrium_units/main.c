#include "../../expect.h"
#include "chem.h"
#include <stdlib.h>

static const char MECHANISM[] = "CO* -2.1 -1.3 0.05\nCO2 -5.2 -1.0 0.02\n H2 0.3 -1.1 0.04\nH2O -3.1 -0.9 0.03\nCH4 -1.0 -0.4 0.01\nO2 1.2 -1.4 0.06\n";

static double yield(double t, double log_p, const double *elements)
{
    mechanism *m = malloc(sizeof *m);
    workspace *w = workspace_new(4096);
    double moles[MAX_SPECIES], sum = 0, measured = 0;
    chem_error error = chem_parse(m, MECHANISM);
    if (error == CHEM_OK)
        error = chem_equilibrium(m, t, log_p, elements, w, moles);
    if (error != CHEM_OK)
        goto out;
    for (size_t s = 0; s < m->count; s++) {
        sum += moles[s];
        if (m->list[s].measured)
            measured += moles[s];
        if (m->list[s].name[1] == 'H')
            measured += 0.5 * moles[s];
    }
out:
    workspace_free(w);
    free(m);
    return error == CHEM_OK ? measured / sum : -(double)error;
}

struct slopes {
    double t, p;
};
extern struct slopes __enzyme_autodiff_slopes(void *, ...);

int main(void)
{
    double t = 1.4, p = 0.7, e[3] = {1, 3.1, 1.8}, d[3] = {0};
    const struct slopes got =
        __enzyme_autodiff_slopes((void *)yield, enzyme_out, t, enzyme_out, p, enzyme_dup, e, d);
    EXPECT_SLOPE("temperature", 0, got.t, yield(t, p, e), t, 1e-3, 1e-6);
    EXPECT_SLOPE("pressure", 0, got.p, yield(t, p, e), p, 1e-3, 1e-6);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("element", i, d[i], yield(t, p, e), e[i], 1e-3, 1e-6);
    return verdict();
}
