/* Where lightning strikes: the electric field between a cloud and a village with rods, by relaxation in two
 * colours; leaders walk up from the tips; each thread has a workspace of its own. */
#include "slopes.h"
#include <omp.h>

void __enzyme_autodiff(void *, ...);

enum { NX = 26, NY = 20, RODS = 5, SWEEPS = 14, LEADERS = 40, SECTORS = 6 };

typedef struct {
    double height, charge;
} rod;

static double *path_room;
static int path_size;
static int strikes_seen;
#pragma omp threadprivate(path_room, path_size)

static double *room_for(int n)
{
    if (path_size < n) {
        path_room = realloc(path_room, n * sizeof(double));
        path_size = n;
    }
    return path_room;
}

static void set_boundary(double (*u)[NY], const rod *rods, double cloud)
{
#pragma omp parallel for schedule(static)
    for (int i = 0; i < NX; i++) {
        u[i][NY - 1] = cloud * (1.0 + 0.2 * cos(0.3 * i));
        double ground = 0.0;
        for (int r = 0; r < RODS; r++) {
            double at = 3.0 + 5.0 * r - i;
            ground += rods[r].charge * exp(-at * at / (1.0 + rods[r].height));
        }
        u[i][0] = ground;
    }
}

/* Black and white cells in turn; the two loops are one. */
static double relax(double (*u)[NY], double over)
{
    double change = 0.0;
    for (int colour = 0; colour < 2; colour++) {
#pragma omp parallel for collapse(2) schedule(static) reduction(+ : change)
        for (int i = 1; i < NX - 1; i++)
            for (int j = 1; j < NY - 1; j++) {
                if ((i + j) % 2 != colour)
                    continue;
                double mean = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
                double step = over * (mean - u[i][j]);
                u[i][j] += step;
                change += step * step;
            }
    }
    return change;
}

/* A leader goes up through the field; its potentials are kept in the thread's workspace. */
static double leader(const double (*u)[NY], double at, double speed)
{
    double *path = room_for(NY);
    double x = at, sum = 0.0;
    path[0] = u[(int)at][0];
    for (int j = 1; j < NY - 1; j++) {
        int i = (int)x;
        if (i < 1)
            i = 1;
        if (i > NX - 3)
            i = NX - 3;
        double f = x - i;
        path[j] = (1.0 - f) * u[i][j] + f * u[i + 1][j];
        x += speed * (u[i + 1][j] - u[i][j]);
    }
    for (int j = 1; j < NY - 1; j++)
        sum += path[j] * path[j - 1] / (1.0 + j);
    return sum;
}

/* Each sector's weight, the nearest rod, and who is hit hardest. */
static void strike(const double (*u)[NY], double speed, double *sectors, double *worst)
{
    double sums[SECTORS] = {0.0}, top = -1e30, soft = 0.0;
#pragma omp parallel
    {
        double own = -1e30;
#pragma omp for schedule(dynamic, 3) reduction(+ : sums[:SECTORS]) nowait
        for (int k = 0; k < LEADERS; k++) {
            double value = leader(u, 1.37 + 0.55 * k, speed);
            sums[k % SECTORS] += value * value;
            if (value > own)
                own = value;
        }
#pragma omp critical(top)
        {
            if (own > top)
                top = own;
#pragma omp atomic
            strikes_seen++;
        }
#pragma omp barrier
#pragma omp single
        soft = exp(-top);
#pragma omp for simd reduction(+ : soft)
        for (int k = 0; k < SECTORS; k++)
            soft += sums[k] * 1e-2;
#pragma omp sections
        {
#pragma omp section
            for (int k = 0; k < SECTORS / 2; k++)
                sectors[k] = sqrt(1.0 + sums[k]);
#pragma omp section
            for (int k = SECTORS / 2; k < SECTORS; k++)
                sectors[k] = log(1.0 + sums[k]);
        }
    }
    *worst = top + soft;
}

/* x: cloud, over-relaxation, speed, then height and charge of each rod. */
double danger(const double *x)
{
    double (*u)[NY] = calloc(NX, sizeof *u), sectors[SECTORS], worst, change = 0.0, sum = 0.0;
    set_boundary(u, (const rod *)(x + 3), x[0]);
    for (int s = 0; s < SWEEPS; s++)
        change += relax(u, x[1]) / (s + 1);
    strike((const double (*)[NY])u, x[2], sectors, &worst);
    for (int k = 0; k < SECTORS; k++)
        sum += sectors[k] * (k + 1);
    free(u);
    return sum + 0.3 * worst + 0.1 * change;
}

int main(void)
{
    double x[3 + 2 * RODS] = {2.0, 1.2, 0.37}, d[3 + 2 * RODS] = {0};
    for (int r = 0; r < RODS; r++) {
        x[3 + 2 * r] = 1.0 + 0.2 * r;
        x[4 + 2 * r] = 0.5 - 0.13 * r;
    }
    __enzyme_autodiff((void *)danger, enzyme_dup, x, d);
    CHECK_SLOPES("danger", danger(x), x, d, 3 + 2 * RODS, 1, 1e-6, 1e-7);
    return slopes_verdict();
}
