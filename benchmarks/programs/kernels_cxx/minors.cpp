#include "kernels.hpp"

namespace
{

/// Indices that are left, in order: each has the next one, and `order` is in front of the first as
/// well as after the last.
using List = std::vector<std::size_t>;

List all(std::size_t order)
{
    List next(order + 1);
    for (std::size_t i = 0; i < order; i++)
        next[i] = i + 1;
    next[order] = 0;
    return next;
}

/// The first row that is left is taken out, and one column after the other; both lists are
/// afterwards what they were.
template <class T> T determinant(std::size_t order, const T *matrix, List &rows, List &columns)
{
    const std::size_t row = rows[order];
    if (row == order)
        return 1.0;
    rows[order] = rows[row];
    T sum = 0.0;
    bool even = true;
    std::size_t before = order;
    for (std::size_t j = columns[order]; j != order; j = columns[j]) {
        columns[before] = columns[j];
        const T minor = matrix[row * order + j] * determinant(order, matrix, rows, columns);
        columns[before] = j;
        before = j;
        if (even)
            sum += minor;
        else
            sum -= minor;
        even = !even;
    }
    rows[order] = row;
    return sum;
}

} // namespace

number minors(std::size_t order, const number *matrix)
{
    List rows = all(order), columns = all(order);
    return determinant(order, matrix, rows, columns);
}
