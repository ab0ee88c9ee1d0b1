#include <algorithm>
#include <array>

#include "brusselator.hpp"

namespace
{

constexpr std::size_t stages = 7;

// Row s makes the state at which slope s is taken; the last row is the solution, so that the last
// slope is the first one of the next step.
constexpr double weight[stages][stages - 1] = {
    {},
    {1.0 / 5},
    {3.0 / 40, 9.0 / 40},
    {44.0 / 45, -56.0 / 15, 32.0 / 9},
    {19372.0 / 6561, -25360.0 / 2187, 64448.0 / 6561, -212.0 / 729},
    {9017.0 / 3168, -355.0 / 33, 46732.0 / 5247, 49.0 / 176, -5103.0 / 18656},
    {35.0 / 384, 0.0, 500.0 / 1113, 125.0 / 192, -2187.0 / 6784, 11.0 / 84},
};

// The solution of order 5 minus that of order 4.
constexpr double difference[stages] = {71.0 / 57600,      0.0,        -71.0 / 16695, 71.0 / 1920,
                                       -17253.0 / 339200, 22.0 / 525, -1.0 / 40};

using Slopes = std::array<State, stages>;

void stage_state(std::size_t stage, const State &state, const number &step, const Slopes &slopes,
                 State &out)
{
    for (std::size_t i = 0; i < state.size(); i++) {
        number sum = 0.0;
        for (std::size_t k = 0; k < stage; k++)
            sum += weight[stage][k] * slopes[k][i];
        out[i] = state[i] + step * sum;
    }
}

/// The root mean square of the estimated error, in units of what is tolerated.
number estimated_error(double tolerance, const State &state, const number &step,
                       const Slopes &slopes)
{
    number sum = 0.0;
    for (std::size_t i = 0; i < state.size(); i++) {
        number error = 0.0;
        for (std::size_t k = 0; k < stages; k++)
            error += difference[k] * slopes[k][i];
        error *= step / (tolerance * (1.0 + magnitude(state[i])));
        sum += error * error;
    }
    using std::sqrt;
    return sqrt(sum / static_cast<double>(state.size()));
}

/// By how much the next step is longer.
number growth(const number &error)
{
    if (real_part(error) < 1e-4)
        return 5.0;
    using std::pow;
    const number factor = 0.9 * pow(error, -0.2);
    if (real_part(factor) < 0.2)
        return 0.2;
    return real_part(factor) > 5.0 ? number(5.0) : number(factor);
}

} // namespace

void dormand_prince(const Experiment &experiment, const Rates &rates, State &state)
{
    Slopes slopes;
    for (State &slope : slopes)
        slope.resize(state.size());
    State next(state.size());
    number time = 0.0, step = 1e-3;
    reaction(experiment.side, rates, state, slopes[0]);
    while (real_part(time) < experiment.end) {
        const number left = experiment.end - time;
        const bool last = real_part(step) >= real_part(left);
        if (last)
            step = left;
        for (std::size_t s = 1; s < stages; s++) {
            stage_state(s, state, step, slopes, next);
            reaction(experiment.side, rates, next, slopes[s]);
        }
        const number error = estimated_error(experiment.tolerance, state, step, slopes);
        if (real_part(error) <= 1.0) {
            time = last ? number(experiment.end) : number(time + step);
            std::swap(state, next);
            std::swap(slopes.front(), slopes.back());
        }
        step *= growth(error);
    }
}
