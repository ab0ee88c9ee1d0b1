// Static vectors that the program has used before the derivative is called, and that get new values by assign: it puts the
// new block into the vector, with both of its ends, before it frees the old one.
#include "check.hpp"
#include <vector>

double table(double *x, int n)
{
    static std::vector<double> values;
    values.assign(n, 1.0);
    for (int i = 0; i < n; i++)
        values[i] = i < 2 ? x[i] : values[i - 1] * x[i] + values[i - 2];
    return values[n - 1] * values[n - 2];
}

struct Workspace {
    std::vector<double> sums, products;
    int used = 0;
};

static Workspace workspace;

__attribute__((noinline)) void prepare(int n)
{
    workspace.sums.assign(n, 0.0);
    workspace.products.assign(n + 1, 1.0);
    workspace.used++;
}

double prefixes(double *x, int n)
{
    prepare(n);
    double last = 0;
    for (int i = 0; i < n; i++) {
        workspace.sums[i] = last += x[i] * x[i];
        workspace.products[i + 1] = workspace.products[i] * x[i];
    }
    double result = 0;
    for (int i = 0; i < n; i++)
        result += workspace.sums[i] * workspace.products[i + 1];
    return result;
}

int main()
{
    std::vector<double> x = {1.1, 0.9, 1.2, 0.7};
    double before = table(x.data(), 4) + prefixes(x.data(), 3);
    check_gradient("table", table, 4);
    check_gradient("prefixes", prefixes, 5);
    before += table(x.data(), 4);
    check_gradient("table", table, 7);
    return check_result() + (before == 0);
}
