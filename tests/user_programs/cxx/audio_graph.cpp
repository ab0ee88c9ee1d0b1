// Sound: a graph of nodes with buffers in std::array, a ring buffer template, parameters by enum class, samples as float.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <memory>
#include <numbers>
#include <stack>
#include <variant>
#include <vector>

constexpr std::size_t BLOCK = 16;
using Samples = std::array<float, BLOCK>;

enum class Wave : std::uint8_t { sine, saw, square };

template <class T, std::size_t N> class Ring {
    std::array<T, N> items_{};
    std::size_t at_ = 0;

  public:
    T push(T v)
    {
        std::swap(items_[at_], v);
        at_ = (at_ + 1) % N;
        return v;
    }
};

struct Oscillator {
    Wave wave;
    float frequency, phase = 0;
    Samples operator()(const Samples &)
    {
        Samples out;
        for (float &v : out) {
            phase += frequency;
            const float turn = phase - std::floor(phase);
            switch (wave) {
            case Wave::sine: v = std::sin(2 * std::numbers::pi_v<float> * turn); break;
            case Wave::saw: v = 2 * turn - 1; break;
            case Wave::square: v = std::tanh(8 * (turn - 0.5f)); break;
            }
        }
        return out;
    }
};

struct Gain {
    double amount;
    Samples operator()(Samples in) const
    {
        for (auto &v : in)
            v = static_cast<float>(v * amount);
        return in;
    }
};

struct Echo {
    float feedback;
    Ring<float, 5> line{};
    Samples operator()(const Samples &in)
    {
        Samples out{};
        std::transform(in.begin(), in.end(), out.begin(), [this](float v) {
            const float old = line.push(v + feedback * last);
            last = old;
            return v + 0.5f * old;
        });
        return out;
    }
    float last = 0;
};

struct Biquad {
    double b0, a1;
    std::bitset<8> flags;
    double state = 0;
    Samples operator()(const Samples &in)
    {
        Samples out;
        for (std::size_t i = 0; i < BLOCK; i++) {
            state = b0 * in[i] + a1 * state;
            out[i] = static_cast<float>(flags.test(2) ? in[i] - state : state);
        }
        return out;
    }
};

using Node = std::variant<Oscillator, Gain, Echo, Biquad>;

struct Mix {
    std::vector<Node> nodes;
    std::vector<std::uint8_t> program; // a number of a node, or 255: add the two on top
    Samples run()
    {
        std::stack<Samples, std::vector<Samples>> values;
        for (auto step : program) {
            if (step == 255) {
                const Samples top = values.top();
                values.pop();
                for (std::size_t i = 0; i < BLOCK; i++)
                    values.top()[i] += top[i];
                continue;
            }
            Samples in{};
            if (!std::holds_alternative<Oscillator>(nodes[step])) {
                in = values.top();
                values.pop();
            }
            values.push(std::visit([&in](auto &node) { return node(in); }, nodes[step]));
        }
        return values.top();
    }
};

static double energy(const double *x, int blocks)
{
    Mix m;
    m.nodes.reserve(2);
    m.nodes.push_back(Oscillator{Wave::sine, static_cast<float>(x[0])});
    m.nodes.push_back(Gain{x[1]});
    m.nodes.push_back(Oscillator{Wave::square, static_cast<float>(x[0] * 0.5)});
    m.nodes.push_back(Echo{static_cast<float>(x[2])});
    m.nodes.push_back(Biquad{0.3, x[3], 4});
    m.nodes.push_back(Biquad{0.3 * x[1], x[3] * 0.5, 0});
    m.program = {0, 1, 2, 3, 255, 4, 5};
    double sum = 0;
    for (int b = 0; b < blocks; b++)
        for (float v : m.run())
            sum += static_cast<double>(v) * v;
    return sum;
}

int main()
{
    double x[4] = {0.06, 0.8, 0.4, 0.6}, d[4] = {};
    __enzyme_autodiff<void>((void *)energy, enzyme_dup, x, d, enzyme_const, 4);
    const double h[4] = {1e-4, 0.02, 0.02, 0.02};
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("x", i, d[i], energy(x, 4), x[i], h[i], 5e-3);
    return verdict();
}
