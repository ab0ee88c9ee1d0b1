/* Credit risk: migration of ratings; matrices of variable size as arguments, an exponential by scaling and squaring, an
   arena for workspaces, a state machine over enums, and a gradient in split mode. */
#include "../expect.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

typedef struct {
    unsigned char *base;
    size_t used, size;
} Arena;

static void *take(Arena *a, size_t bytes)
{
    const size_t at = (a->used + 15) & ~(size_t)15;
    if (at + bytes > a->size)
        abort();
    a->used = at + bytes;
    return memset(a->base + at, 0, bytes);
}
#define TAKE(arena, type, ...) ((type *)take(arena, sizeof(type) * (__VA_ARGS__)))

static void multiply(int n, double c[n][n], double a[n][n], double b[n][n])
{
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double sum = 0;
            for (int k = 0; k < n; k++)
                sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
}

static void exponential(Arena *arena, int n, double q[n][n], double t, double out[n][n])
{
    const size_t mark = arena->used;
    double norm = 0;
    for (int i = 0; i < n; i++)
        norm = fmax(norm, fabs(q[i][i]) * t * 2);
    int squarings = 0;
    frexp(norm, &squarings);
    squarings = squarings < 0 ? 0 : squarings + 2;
    double(*a)[n] = (void *)TAKE(arena, double, n *n), (*term)[n] = (void *)TAKE(arena, double, n *n);
    double(*next)[n] = (void *)TAKE(arena, double, n *n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            a[i][j] = ldexp(q[i][j] * t, -squarings);
            term[i][j] = out[i][j] = i == j;
        }
    for (int k = 1; k <= 8; k++) {
        multiply(n, next, term, a);
        for (int i = 0; i < n * n; i++) {
            term[0][i] = next[0][i] / k;
            out[0][i] += term[0][i];
        }
    }
    while (squarings-- > 0) {
        multiply(n, next, out, out);
        memcpy(out, next, sizeof(double[n][n]));
    }
    arena->used = mark;
}

typedef enum { PERFORMING, WATCHED, DEFAULTED, RECOVERED } Stage;
typedef struct {
    int rating;
    Stage stage;
    double notional, coupon;
} Loan;

static double expected_loss(const double *rates, const Loan *book, int loans, double years)
{
    enum { N = 4 };
    Arena arena = {malloc(4096), 0, 4096};
    double(*q)[N] = (void *)TAKE(&arena, double, N *N), (*p)[N] = (void *)TAKE(&arena, double, N *N);
    const double *r = rates;
    for (int i = 0; i < N - 1; i++) {
        for (int j = 0; j < N; j++)
            if (i != j)
                q[i][i] -= q[i][j] = *r++ / (1 + (i - j) * (i - j));
    }
    double loss = 0;
    for (double t = years / 4; t <= years + 1e-9; t += years / 4) {
        exponential(&arena, N, q, t, p);
        for (const Loan *l = book; l < book + loans; l++) {
            Stage stage = l->stage;
            double weight = 1;
            while (stage != RECOVERED) {
                switch (stage) {
                case PERFORMING:
                    loss -= weight * l->coupon * l->notional * (1 - p[l->rating][N - 1]) / 4;
                    stage = l->rating > 1 ? WATCHED : DEFAULTED;
                    break;
                case WATCHED:
                    weight *= 1 + 0.5 * p[l->rating][N - 1];
                    /* fall through */
                case DEFAULTED:
                    loss += weight * 0.6 * l->notional * p[l->rating][N - 1] * exp(-0.03 * t);
                    stage = RECOVERED;
                    break;
                case RECOVERED:
                    break;
                }
            }
        }
    }
    free(arena.base);
    return loss;
}

int main(void)
{
    double rates[9] = {0.1, 0.05, 0.02, 0.08, 0.2, 0.1, 0.03, 0.15, 0.3}, d[9] = {0}, late[9] = {0};
    Loan book[3] = {{0, PERFORMING, 100, 0.04}, {2, PERFORMING, 50, 0.09}, {1, WATCHED, 70, 0.06}}, dbook[3];
    memset(dbook, 0, sizeof dbook);
    const double years = 3;
    __enzyme_autodiff((void *)expected_loss, enzyme_dup, rates, d, enzyme_dup, book, dbook, enzyme_const, 3, enzyme_const, years);
    for (int i = 0; i < 9; i++)
        EXPECT_SLOPE("rate", i, d[i], expected_loss(rates, book, 3, years), rates[i], 1e-4, 1e-6);
    for (int i = 0; i < 3; i++) {
        EXPECT_SLOPE("notional", i, dbook[i].notional, expected_loss(rates, book, 3, years), book[i].notional, 1e-2, 1e-6);
        EXPECT_SLOPE("coupon", i, dbook[i].coupon, expected_loss(rates, book, 3, years), book[i].coupon, 1e-4, 1e-6);
    }
    void *tape = __enzyme_augmentfwd((void *)expected_loss, enzyme_dup, rates, late, enzyme_const, book, enzyme_const, 3,
                                     enzyme_const, years);
    double kept[9];
    memcpy(kept, rates, sizeof kept);
    memset(rates, 0, sizeof rates);
    __enzyme_reverse((void *)expected_loss, enzyme_dup, rates, late, enzyme_const, book, enzyme_const, 3, enzyme_const, years, 2.0,
                     tape);
    for (int i = 0; i < 9; i++)
        expect("split", i, late[i], 2 * d[i], 1e-10);
    return verdict();
}
