/* An age-structured epidemic on a contact network: schedule(runtime), nowait, array reductions,
 * firstprivate coefficients, single copyprivate of the step size. */
#include "verify.h"
#include <omp.h>

enum { GROUPS = 6, STEPS = 12 };

struct state {
    double s[GROUPS], e[GROUPS], i[GROUPS], r[GROUPS];
};

static void force_of_infection(const struct state *z, const double *beta, double *lambda)
{
#pragma omp for schedule(runtime)
    for (int a = 0; a < GROUPS; a++) {
        double sum = 0;
        for (int b = 0; b < GROUPS; b++)
            sum += beta[(a + b) % 4] * exp(-0.3 * abs(a - b)) * z->i[b];
        lambda[a] = sum;
    }
}

static void advance(struct state *z, const double *lambda, double sigma, double gamma, double dt)
{
#pragma omp for schedule(guided)
    for (int a = 0; a < GROUPS; a++) {
        double infected = lambda[a] * z->s[a] * dt;
        double ill = sigma * z->e[a] * dt;
        double well = gamma * z->i[a] * dt;
        z->s[a] -= infected;
        z->e[a] += infected - ill;
        z->i[a] += ill - well;
        z->r[a] += well;
    }
}

/* x: four contact rates, sigma, gamma, share of the infected at the start */
static double attack_rate(const double *x, int n)
{
    (void)n;
    struct state z;
    double lambda[GROUPS], total = 0;
    for (int a = 0; a < GROUPS; a++) {
        z.s[a] = 1 - x[6] / (1 + a);
        z.e[a] = 0;
        z.i[a] = x[6] / (1 + a);
        z.r[a] = 0;
    }
#pragma omp parallel
    {
        double dt = 0;
        for (int k = 0; k < STEPS; k++) {
#pragma omp single copyprivate(dt)
            {
                double most = 0;
                for (int a = 0; a < GROUPS; a++)
                    most = fmax(most, z.i[a]);
                dt = 0.4 / (1 + most);
            }
            force_of_infection(&z, x, lambda);
            advance(&z, lambda, x[4], x[5], dt);
        }
#pragma omp for reduction(+ : total) nowait
        for (int a = 0; a < GROUPS; a++)
            total += z.r[a] * (1 + 0.1 * a);
    }
    return total;
}

/* Loglikelihood of observed counts by age and week: reduction of an array section. */
static double deviance(const double *x, int n)
{
    double by_week[STEPS] = {0}, sum = 0;
    double weights[4] = {x[0], x[1], x[2], x[3]};
#pragma omp parallel for collapse(2) reduction(+ : by_week[:STEPS]) firstprivate(weights) schedule(dynamic, 3)
    for (int k = 0; k < STEPS; k++)
        for (int a = 0; a < GROUPS; a++)
            by_week[k] += weights[(k + a) % 4] * log1p(x[(a + k) % n] * x[4] * (k + 1));
    for (int k = 0; k < STEPS; k++)
        sum += by_week[k] - (3 + k % 4) * log(by_week[k]);
    return sum;
}

int main(void)
{
    omp_set_schedule(omp_sched_dynamic, 2);
    VERIFY(attack_rate, 7, 0.2 + 0.05 * i);
    VERIFY_SPLIT(attack_rate, 7, 0.2 + 0.05 * i);
    omp_set_schedule(omp_sched_static, 1);
    VERIFY(attack_rate, 7, 0.2 + 0.05 * i);
    VERIFY(deviance, 7, 0.5 + 0.1 * i);
    return verdict();
}
