// The Brusselator (Prigogine and Lefever, 1968) with diffusion on a periodic grid:
//   u' = a + u^2 v - (b + 1) u + d laplace(u)
//   v' = b u - u^2 v + d laplace(v)
// from a given state, by Euler's method or by that of Dormand and Prince.
#ifndef BRUSSELATOR_HPP
#define BRUSSELATOR_HPP

#include <cstddef>
#include <vector>

#include "number.hpp"

/// What is constant: the grid is side x side.
struct Experiment {
    std::size_t side;
    double end;        ///< time at which the result is taken
    std::size_t steps; ///< of Euler's method
    double tolerance;  ///< of a step of the other one; 0 chooses Euler's
};

/// u, then v.
using State = std::vector<number>;

struct Rates {
    number a, b, d;
};

inline std::size_t state_size(const Experiment &experiment)
{
    return 2 * experiment.side * experiment.side;
}

/// slope = the derivative of the state by time.
void reaction(std::size_t side, const Rates &rates, const State &state, State &slope);

void euler(const Experiment &experiment, const Rates &rates, State &state);

/// Adaptive steps of order 5 with an error estimate of order 4 (Dormand and Prince, J. Comput.
/// Appl. Math. 6, 1980).
void dormand_prince(const Experiment &experiment, const Rates &rates, State &state);

/// The mean of u^2 + v at the end; inputs are the state at the start and the three rates.
number mean_at_end(const Experiment &experiment, const number *inputs);

#endif
