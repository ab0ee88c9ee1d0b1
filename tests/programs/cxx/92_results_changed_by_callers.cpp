// Functions that allocate what they return, read it once more themselves, and leave it to a caller
// who changes it in place: what was read there is gone when the reverse sweep comes back.
#include "check.hpp"

#include <cstdlib>
#include <map>
#include <memory>

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

struct Owner {
    std::unique_ptr<double[]> values;
    int count;
};

struct Shared {
    std::shared_ptr<Row> row;
};

#define APART __attribute__((noinline)) static

APART Row row_of(const double *x, int n, double *sum)
{
    Row made(n);
    for (int i = 0; i < n; i++)
        made[i] = std::sin(x[i]);
    for (double value : made)
        *sum += value * value;
    return made;
}

APART Matrix matrix_of(const double *x, int n, double *sum)
{
    Matrix made(n, Row(n));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            made[i][j] = std::sin(x[i] * (j + 1));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            *sum += made[i][j] * made[i][j] * made[j][i];
    return made;
}

APART Owner owner_of(const double *x, int n, double *sum)
{
    Owner made{std::make_unique<double[]>(n), n};
    for (int i = 0; i < n; i++)
        made.values[i] = std::exp(0.3 * x[i]);
    for (int i = 0; i < n; i++)
        *sum += made.values[i] * made.values[(i + 1) % n];
    return made;
}

APART Shared shared_of(const double *x, int n, double *sum)
{
    Shared made{std::make_shared<Row>(x, x + n)};
    for (double value : *made.row)
        *sum += value * value * value;
    return made;
}

APART std::map<int, double> map_of(const double *x, int n, double *sum)
{
    std::map<int, double> made;
    for (int i = 0; i < n; i++)
        made[i * 7 % 5] = std::cos(x[i]);
    for (const auto &[key, value] : made)
        *sum += key * value * value;
    return made;
}

APART double *block_of(const double *x, int n, double *sum)
{
    double *made = (double *)std::malloc(n * sizeof *made);
    for (int i = 0; i < n; i++)
        made[i] = x[i] * x[i];
    for (int i = 0; i < n; i++)
        *sum += made[i] * made[i] * made[n - 1 - i];
    return made;
}

APART void fill(double **out, const double *x, int n, double *sum)
{
    double *made = (double *)std::malloc(n * sizeof *made);
    for (int i = 0; i < n; i++)
        made[i] = x[i] + x[i] * x[(i + 1) % n];
    for (int i = 0; i < n; i++)
        *sum += made[i] * made[i];
    *out = made;
}

double f(double *x, int n)
{
    double total = 0;
    for (int round = 0; round < 3; round++) {
        Row row = row_of(x, n, &total);
        for (double &value : row)
            total += 0.1 * std::tanh(value = value * total + round);

        Matrix matrix = matrix_of(x, n, &total);
        for (Row &inner : matrix)
            for (double &value : inner) {
                value = 0.5 * std::cos(value);
                total += 0.01 * value * value;
            }

        Owner owner = owner_of(x, n, &total);
        for (int i = 0; i < owner.count; i++)
            total += 0.01 * (owner.values[i] = std::sqrt(owner.values[i] + total * total));

        Shared shared = shared_of(x, n, &total);
        for (double &value : *shared.row)
            total += 0.1 * (value = std::sin(value + total));

        std::map<int, double> map = map_of(x, n, &total);
        for (auto &[key, value] : map)
            total += 0.1 * (value = std::atan(value * value + key));

        double *block = block_of(x, n, &total);
        for (int i = 0; i < n; i++)
            total += 0.1 * (block[i] = std::sin(block[i]));
        std::free(block);

        fill(&block, x, n, &total);
        for (int i = 0; i < n; i++) {
            block[i] = std::sin(block[i]);
            total += 0.1 * block[i] * block[i];
        }
        std::free(block);
        total = 0.1 * total;
    }
    return total;
}

CHECK_GRADIENT(f, 4)
