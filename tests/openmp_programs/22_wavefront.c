/* Dynamic programming along diagonals; taskloop with collapse and reductions; taskgroup; locks that
 * nest; atomic read, write, capture of floats; single nowait; depend in both directions. */
#include "verify.h"
#include <omp.h>
#include <stdlib.h>

enum { N = 9 };

static double soft_min(double a, double b, double c, double g)
{
    double m = fmin(a, fmin(b, c));
    return m - g * log(exp((m - a) / g) + exp((m - b) / g) + exp((m - c) / g));
}

/* Soft dynamic time warping */
static double warp(const double *x, int n)
{
    double d[N + 1][N + 1];
    for (int i = 0; i <= N; i++)
        d[i][0] = d[0][i] = i == 0 ? 0 : 1e3;
    for (int s = 0; s < 2 * N - 1; s++) {
        int lo = s < N ? 0 : s - N + 1, hi = s < N ? s : N - 1;
#pragma omp parallel for schedule(static, 1)
        for (int i = lo; i <= hi; i++) {
            int j = s - i;
            double e = x[i % n] * sin(i) - cos(0.5 * j) * x[(j + 1) % n];
            d[i + 1][j + 1] = e * e + soft_min(d[i][j], d[i + 1][j], d[i][j + 1], 0.3);
        }
    }
    return d[N][N];
}

/* The same as tasks with dependences between blocks */
static double warp_tasks(const double *x, int n)
{
    double d[N + 1][N + 1];
    for (int i = 0; i <= N; i++)
        d[i][0] = d[0][i] = i == 0 ? 0 : 1e3;
    char flag[4][4];
#pragma omp parallel
#pragma omp single
    for (int bi = 0; bi < 3; bi++)
        for (int bj = 0; bj < 3; bj++) {
#pragma omp task depend(in : flag[bi][bj + 1], flag[bi + 1][bj]) depend(out : flag[bi + 1][bj + 1]) shared(d)
            for (int i = bi * 3; i < bi * 3 + 3; i++)
                for (int j = bj * 3; j < bj * 3 + 3; j++) {
                    double e = x[i % n] * sin(i) - cos(0.5 * j) * x[(j + 1) % n];
                    d[i + 1][j + 1] = e * e + soft_min(d[i][j], d[i + 1][j], d[i][j + 1], 0.3);
                }
        }
    return d[N][N];
}

static double loops_of_tasks(const double *x, int n)
{
    double a[6][6], total = 0, largest = 0;
#pragma omp parallel
#pragma omp single nowait
    {
#pragma omp taskloop collapse(2) num_tasks(5)
        for (int i = 0; i < 6; i++)
            for (int j = 0; j < 6; j++)
                a[i][j] = x[(i + j) % n] * (1 + i) - 0.1 * x[j % n] * x[i % n];
#pragma omp taskloop reduction(+ : total) reduction(max : largest)
        for (int i = 0; i < 6; i++)
            for (int j = 0; j < 6; j++) {
                total += a[i][j] * a[j][i];
                largest = fmax(largest, a[i][j]);
            }
    }
    return total + largest * largest;
}

struct account {
    omp_nest_lock_t lock;
    double money;
};

static void deposit(struct account *a, double m)
{
    omp_set_nest_lock(&a->lock);
    a->money += m;
    omp_unset_nest_lock(&a->lock);
}

static void interest(struct account *a, double rate)
{
    omp_set_nest_lock(&a->lock);
    deposit(a, rate * a->money);
    omp_unset_nest_lock(&a->lock);
}

static double bank(const double *x, int n)
{
    struct account accounts[3];
    double sum = 0;
    for (int k = 0; k < 3; k++) {
        omp_init_nest_lock(&accounts[k].lock);
        accounts[k].money = x[k];
    }
#pragma omp parallel for
    for (int i = 0; i < 12; i++)
        deposit(&accounts[i % 3], x[i % n]);
#pragma omp parallel for
    for (int i = 0; i < 3; i++)
        interest(&accounts[i], x[0] * 0.1);
    for (int k = 0; k < 3; k++) {
        sum += accounts[k].money * accounts[k].money;
        omp_destroy_nest_lock(&accounts[k].lock);
    }
    return sum;
}

/* A sum that each contribution reads: commutes in the end, since only the total counts. */
static double captured(const double *x, int n)
{
    double sum = 0, seen[10], r = 0;
#pragma omp parallel for
    for (int i = 0; i < 10; i++) {
        double old, v = x[i % n] * x[i % n];
#pragma omp atomic capture
        {
            old = sum;
            sum += v;
        }
        seen[i] = old + v;
    }
#pragma omp parallel for reduction(max : r)
    for (int i = 0; i < 10; i++)
        r = fmax(r, seen[i]);
    return r * sum;
}

int main(void)
{
    VERIFY(warp, 4, 0.6 + 0.1 * i);
    VERIFY(warp_tasks, 4, 0.6 + 0.1 * i);
    VERIFY(loops_of_tasks, 4, 0.6 + 0.1 * i);
    VERIFY(bank, 4, 0.6 + 0.1 * i);
    VERIFY(captured, 4, 0.6 + 0.1 * i);
    VERIFY_SPLIT(warp_tasks, 4, 0.6 + 0.1 * i);
    return verdict();
}
