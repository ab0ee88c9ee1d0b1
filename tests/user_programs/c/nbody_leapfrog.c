/* Astronomy: planets as records of doubles, a float and an integer; leapfrog, energy at the end. */
#include "../expect.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
    double pos[3], vel[3];
    float mass;
    int id;
} Body;

static void accelerate(const Body *b, int n, double (*acc)[3])
{
    memset(acc, 0, n * sizeof *acc);
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            double d[3], r2 = 1e-2;
            for (int k = 0; k < 3; k++) {
                d[k] = b[j].pos[k] - b[i].pos[k];
                r2 += d[k] * d[k];
            }
            const double inv = 1 / (r2 * sqrt(r2));
            for (int k = 0; k < 3; k++) {
                acc[i][k] += b[j].mass * d[k] * inv;
                acc[j][k] -= b[i].mass * d[k] * inv;
            }
        }
}

static double simulate(const Body *start, int n, int steps)
{
    Body *b = malloc(n * sizeof *b);
    double(*acc)[3] = malloc(n * sizeof *acc);
    memcpy(b, start, n * sizeof *b);
    accelerate(b, n, acc);
    for (int s = 0; s < steps; s++) {
        for (int i = 0; i < n; i++)
            for (int k = 0; k < 3; k++) {
                b[i].vel[k] += 0.005 * acc[i][k];
                b[i].pos[k] += 0.01 * b[i].vel[k];
            }
        accelerate(b, n, acc);
        for (int i = 0; i < n; i++)
            for (int k = 0; k < 3; k++)
                b[i].vel[k] += 0.005 * acc[i][k];
    }
    double e = 0;
    for (int i = 0; i < n; i++) {
        double v2 = 0;
        for (int k = 0; k < 3; k++)
            v2 += b[i].vel[k] * b[i].vel[k];
        e += 0.5 * b[i].mass * v2 * (1 + b[i].id) + b[i].pos[0] * b[i].pos[1];
    }
    free(acc);
    free(b);
    return e;
}

int main(void)
{
    enum { N = 4, STEPS = 30 };
    Body b[N], d[N];
    for (int i = 0; i < N; i++) {
        b[i].id = i;
        b[i].mass = 1.0f + 0.5f * i;
        for (int k = 0; k < 3; k++) {
            b[i].pos[k] = cos(i * 1.7 + k) * (1 + i);
            b[i].vel[k] = 0.3 * sin(i * 2.1 + 2 * k);
        }
    }
    memset(d, 0, sizeof d);
    __enzyme_autodiff((void *)simulate, enzyme_dup, b, d, enzyme_const, (int)N, enzyme_const, (int)STEPS);
    for (int i = 0; i < N; i++) {
        for (int k = 0; k < 3; k++) {
            EXPECT_SLOPE("pos", 3 * i + k, d[i].pos[k], simulate(b, N, STEPS), b[i].pos[k], 1e-3, 1e-6);
            EXPECT_SLOPE("vel", 3 * i + k, d[i].vel[k], simulate(b, N, STEPS), b[i].vel[k], 1e-3, 1e-6);
        }
        EXPECT_SLOPE("mass", i, d[i].mass, simulate(b, N, STEPS), b[i].mass, 0.0078125, 1e-4);
    }
    return verdict();
}
