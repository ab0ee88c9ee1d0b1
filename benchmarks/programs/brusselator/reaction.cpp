#include "brusselator.hpp"

void reaction(std::size_t side, const Rates &rates, const State &state, State &slope)
{
    const std::size_t cells = side * side;
    const number *u = state.data(), *v = u + cells;
    for (std::size_t i = 0; i < side; i++) {
        const std::size_t above = (i ? i - 1 : side - 1) * side;
        const std::size_t below = (i + 1 < side ? i + 1 : 0) * side;
        for (std::size_t j = 0; j < side; j++) {
            const std::size_t left = j ? j - 1 : side - 1, right = j + 1 < side ? j + 1 : 0;
            const std::size_t at = i * side + j;
            const auto laplace = [&](const number *w) -> number {
                return w[above + j] + w[below + j] + w[i * side + left] + w[i * side + right] -
                       4.0 * w[at];
            };
            const number made = u[at] * u[at] * v[at];
            slope[at] = rates.a + made - (rates.b + 1.0) * u[at] + rates.d * laplace(u);
            slope[cells + at] = rates.b * u[at] - made + rates.d * laplace(v);
        }
    }
}
