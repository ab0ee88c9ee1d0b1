/* Nests whose reverse may run forwards in both loops, and nests that look like them and may not. */
#include "check.h"

/* How many rows there are, only the run tells. */
enum { ROWS = 7, COLUMNS = 5, N = ROWS * COLUMNS };

/* Rows by themselves; a number of each row is needed again. */
static double rows(double *x, int n)
{
    const int count = n / COLUMNS;
    double total = 0.0;
    for (int i = 0; i < count; i++) {
        double sum = 0.0;
        for (int j = 0; j < COLUMNS; j++)
            sum += x[i * COLUMNS + j] * x[j];
        total += sum * sum * (i + 1);
    }
    return total;
}

/* The inner loop's length depends on the row. */
static double triangle(double *x, int n)
{
    const int count = n / COLUMNS;
    double total = 0.0;
    for (int i = 0; i < count; i++) {
        double sum = 1.0;
        for (int j = 0; j <= i; j++)
            sum += sin(x[i] * x[ROWS + j]);
        total += exp(sum * 0.1);
    }
    return total;
}

/* Three loops around each other; some is 2. */
static double cube(double *x, int n)
{
    const int some = n / 12;
    double total = 0.0;
    for (int i = 0; i < some; i++)
        for (int j = 0; j <= some; j++) {
            double inner = x[i] * x[4 + j];
            for (int k = 0; k < some + 3; k++)
                inner += x[10 + k] * x[15 + i * 5 + k] * inner;
            total += inner * inner;
        }
    return total;
}

/* Each row begins with what the row before has left. */
static double chain(double *x, int n)
{
    const int count = n / COLUMNS;
    double carried = 1.0, total = 0.0;
    for (int i = 0; i < count; i++) {
        double sum = 0.0;
        for (int j = 0; j < COLUMNS; j++)
            sum += x[i * COLUMNS + j] * carried;
        carried = cos(sum);
        total += sum;
    }
    return total * carried;
}

/* Each row is changed by the row above. */
static double sweep(double *x, int n)
{
    const int count = n / COLUMNS;
    double grid[N];
    for (int i = 0; i < n; i++)
        grid[i] = x[i];
    for (int i = 1; i < count; i++)
        for (int j = 0; j < COLUMNS; j++)
            grid[i * COLUMNS + j] += 0.5 * sin(grid[(i - 1) * COLUMNS + j]) * grid[i * COLUMNS + j];
    double total = 0.0;
    for (int i = 0; i < n; i++)
        total += grid[i] * grid[i];
    return total;
}

/* A product over the rows, and a sum inside. */
static double product(double *x, int n)
{
    const int count = n / COLUMNS;
    double all = 1.0;
    for (int i = 0; i < count; i++) {
        double sum = 1.0;
        for (int j = 0; j < COLUMNS; j++)
            sum += 0.1 * x[i * COLUMNS + j] * x[i];
        all *= sum;
    }
    return all;
}

/* Rows that overwrite what others have read, and a workspace for all of them. */
static double overwritten(double *x, int n)
{
    const int count = n / COLUMNS;
    double grid[N], work[COLUMNS], total = 0.0;
    for (int i = 0; i < n; i++)
        grid[i] = x[i];
    for (int i = 0; i < count - 1; i++) {
        for (int j = 0; j < COLUMNS; j++)
            work[j] = grid[(i + 1) * COLUMNS + j] * grid[i * COLUMNS + j];
        for (int j = 0; j < COLUMNS; j++) {
            total += work[j] * work[COLUMNS - 1 - j];
            grid[i * COLUMNS + j] = work[j];
        }
    }
    for (int i = 0; i < n; i++)
        total += grid[i] * grid[i];
    return total;
}

int main(void)
{
    double x[N];
    for (int i = 0; i < N; i++)
        x[i] = 0.3 + 0.02 * i + 0.05 * ((i * 7) % 5);
    CHECK_GRADIENT_AT(rows, x, N);
    CHECK_GRADIENT_AT(triangle, x, N);
    CHECK_GRADIENT_AT(cube, x, N);
    CHECK_GRADIENT_AT(chain, x, N);
    CHECK_GRADIENT_AT(sweep, x, N);
    CHECK_GRADIENT_AT(product, x, N);
    CHECK_GRADIENT_AT(overwritten, x, N);
    return check_result();
}
