#include "brusselator.hpp"

void euler(const Experiment &experiment, const Rates &rates, State &state)
{
    const double step = experiment.end / static_cast<double>(experiment.steps);
    State slope(state.size());
    for (std::size_t k = 0; k < experiment.steps; k++) {
        reaction(experiment.side, rates, state, slope);
        for (std::size_t i = 0; i < state.size(); i++)
            state[i] += step * slope[i];
    }
}
