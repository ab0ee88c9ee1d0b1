#include <cmath>
#include <vector>

// An exponential smoother: values in, values out.
std::vector<double> smooth(std::vector<double> const &values, double rate)
{
    std::vector<double> result;
    result.reserve(values.size());
    double state = values.front();
    for (double value : values) {
        state += rate * (value - state);
        result.push_back(std::tanh(state));
    }
    return result;
}
