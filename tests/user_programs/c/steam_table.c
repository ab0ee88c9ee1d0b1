/* Engineering: a table of steam properties, bisected and interpolated; an opaque handle and globals. */
#include "../expect.h"
#include <stdlib.h>

typedef struct table *table_handle;
struct table {
    size_t rows;
    const char *name;
    double (*cells)[3]; /* temperature, pressure, enthalpy */
    size_t last;        /* where the last look-up ended */
};

static struct table registry[4];
static int registered;

table_handle table_open(const char *name, size_t rows)
{
    struct table *t = &registry[registered++ % 4];
    t->rows = rows;
    t->name = name;
    t->cells = malloc(rows * sizeof *t->cells);
    t->last = 0;
    for (size_t i = 0; i < rows; i++) {
        const double temperature = 273.15 + 20 * i;
        t->cells[i][0] = temperature;
        t->cells[i][1] = exp(12 - 4000 / temperature);
        t->cells[i][2] = 4.18 * (temperature - 273.15) + 1e-3 * temperature * temperature;
    }
    return t;
}

void table_close(table_handle t) { free(t->cells); }

double table_look_up(table_handle t, int column, double temperature)
{
    size_t low = 0, high = t->rows - 1;
    if (temperature >= t->cells[t->last][0] && t->last + 1 < t->rows && temperature < t->cells[t->last + 1][0])
        low = t->last;
    else
        while (high - low > 1) {
            const size_t middle = (low + high) / 2;
            if (t->cells[middle][0] <= temperature)
                low = middle;
            else
                high = middle;
        }
    t->last = low;
    const double *a = t->cells[low], *b = t->cells[low + 1];
    const double f = (temperature - a[0]) / (b[0] - a[0]);
    return a[column] + f * (b[column] - a[column]);
}

double work(double hot, double cold, double flow)
{
    table_handle t = table_open("steam", 30);
    const double drop = table_look_up(t, 2, hot) - table_look_up(t, 2, cold);
    const double ratio = table_look_up(t, 1, hot) / table_look_up(t, 1, cold);
    table_close(t);
    return flow * drop * (1 - pow(ratio, -0.3));
}

typedef struct {
    double hot, cold, flow;
} Sensitivity;
Sensitivity __enzyme_autodiff_s(void *, ...);

int main(void)
{
    double hot = 671.3, cold = 318.9, flow = 2.5;
    const Sensitivity s = __enzyme_autodiff_s((void *)work, hot, cold, flow);
    EXPECT_SLOPE("hot", 0, s.hot, work(hot, cold, flow), hot, 1e-2, 1e-6);
    EXPECT_SLOPE("cold", 0, s.cold, work(hot, cold, flow), cold, 1e-2, 1e-6);
    EXPECT_SLOPE("flow", 0, s.flow, work(hot, cold, flow), flow, 1e-2, 1e-6);
    return verdict();
}
