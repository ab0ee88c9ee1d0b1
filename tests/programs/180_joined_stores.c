/* An address that is stored in two pieces is one in memory, as compilers cut words that are something
   else in another variant. */
#include <stdint.h>

#include "check.h"

typedef struct {
    union {
        double *numbers;
        uint32_t halves[2];
    } where;
    uint64_t count;
} Row;

__attribute__((noinline)) static void point(Row *row, double *numbers, uint64_t count)
{
    const uint64_t word = (uint64_t)numbers;
    const uint32_t low = (uint32_t)word, high = (uint32_t)(word >> 32);
    row->where.halves[1] = high;
    row->count = count;
    row->where.halves[0] = low;
}

__attribute__((noinline)) static double product(const Row *row)
{
    double result = 1;
    for (uint64_t i = 0; i < row->count; i++)
        result *= row->where.numbers[i];
    return result;
}

static double products(double *x, int n)
{
    Row rows[2];
    point(&rows[0], x, 2);
    point(&rows[1], x + 1, (uint64_t)n - 1);
    return product(&rows[0]) + product(&rows[1]);
}

int main(void)
{
    double x[3] = {0.5, -1.5, 2}, dx[3] = {0};
    __enzyme_autodiff((void *)products, enzyme_dup, x, dx, enzyme_const, 3);
    check("first", dx[0], x[1]);
    check("second", dx[1], x[0] + x[2]);
    check("third", dx[2], x[1]);
    return check_result();
}
