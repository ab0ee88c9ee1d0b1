#include <vector>

extern "C" void squares_of(const double *x, int n, double *y);

extern "C" double sum_of_squares(const double *x, int n)
{
    std::vector<double> y(n);
    squares_of(x, n, y.data());
    double sum = 0.0;
    for (double value : y)
        sum += value;
    return sum;
}
