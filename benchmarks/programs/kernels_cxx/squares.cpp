#include "kernels.hpp"

namespace
{

Vector multiply(const std::vector<std::vector<double>> &rows, const Vector &x)
{
    Vector out(rows.size(), 0.0);
    for (std::size_t i = 0; i < rows.size(); i++) {
        for (std::size_t j = 0; j < x.size(); j++)
            out[i] += rows[i][j] * x[j];
    }
    return out;
}

Vector minus(Vector from, const std::vector<double> &what)
{
    for (std::size_t i = 0; i < from.size(); i++)
        from[i] -= what[i];
    return from;
}

} // namespace

number squares(const Equations &equations, const Vector &x)
{
    number sum = 0.0;
    for (const number &off : minus(multiply(equations.rows, x), equations.right))
        sum += off * off;
    return 0.5 * sum;
}
