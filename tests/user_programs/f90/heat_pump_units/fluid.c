/* Properties of a fluid: globals that Fortran sees by BIND(C), tables of function pointers, names as C strings. */
#include <math.h>
#include <string.h>
struct state { double t, p; int phase; char name[8]; } fluid_state;
double fluid_constants[3] = {1.2, 0.3, 0.05};
typedef double (*property)(double, double);
static double enthalpy(double t, double p) { return fluid_constants[0] * t + fluid_constants[1] * log(p) * t * t; }
static double entropy(double t, double p) { return fluid_constants[0] * log(t) - fluid_constants[2] * p; }
static const struct { const char *name; property f; } table[] = {{"h", enthalpy}, {"s", entropy}};
property fluid_property(const char *name)
{
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++)
        if (!strcmp(name, table[i].name))
            return table[i].f;
    return 0;
}
void fluid_compress(double ratio)
{
    fluid_state.p *= ratio;
    fluid_state.t *= pow(ratio, 0.25 + fluid_constants[2]);
    fluid_state.phase++;
    strcpy(fluid_state.name, fluid_state.phase > 1 ? "gas" : "liquid");
}
void fluid_each(int n, double *values, void (*visit)(double *, int, void *), void *extra)
{
    for (int i = 0; i < n; i++)
        visit(values + i, i, extra);
}
