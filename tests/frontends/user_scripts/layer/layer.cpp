#include <cmath>
#include <cstddef>
#include <vector>

namespace nn {
// a recurrent layer: states of every step
template <class T>
void cell(const T *x, const T *w, T *state, std::size_t n)
{
    std::vector<T> next(n);
    for (std::size_t i = 0; i < n; i++) {
        T sum = x[i];
        for (std::size_t j = 0; j < n; j++)
            sum += w[i * n + j] * state[j];
        next[i] = std::tanh(sum);
    }
    for (std::size_t i = 0; i < n; i++)
        state[i] = next[i];
}

void run(const double *inputs, int steps, int n, const double *weights, double *states)
{
    std::vector<double> state(n, 0.1);
    for (int t = 0; t < steps; t++) {
        cell(inputs + t * n, weights, state.data(), n);
        for (int i = 0; i < n; i++)
            states[t * n + i] = state[i];
    }
}
}
