/* Numbers that are scanned from text take the place of active ones in a table, which keeps what the
 * text does not tell. */
#define TOLERANCE 1e-9
#include "check.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct row {
    double rate;
    float weight;
    int count;
    double energy;
};

static double f(double *x)
{
    static const char *const lines[] = {"0.5 2 first 1.5", "1.25 4 second", "0.75", "none", ""};
    struct row *rows = malloc(5 * sizeof *rows);
    char name[8] = "";
    double sum = 0;
    for (int i = 0; i < 5; i++) {
        rows[i] = (struct row){x[0] * (i + 1), 3, 7, x[1] * x[2]};
        const int read = sscanf(lines[i], "%lf %d%*1[ ] %7s %lf", &rows[i].rate, &rows[i].count,
                                name, &rows[i].energy);
        if (read > 0)
            sscanf("50% 0.5", "%*d%% %f", &rows[i].weight);
        rows[i].rate *= x[2];
    }
    for (int i = 0; i < 5; i++)
        sum += rows[i].rate * rows[i].rate * rows[i].energy * (double)rows[i].weight
               + rows[i].count * x[1] * (name[0] == 's' ? 2 : 1);
    free(rows);
    return sum;
}

int main(void)
{
    double x[3] = {0.9, 1.1, 0.7}, d[3] = {0};
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, d);
    check_gradient("f", f, 3, x, d);
    return check_result();
}
