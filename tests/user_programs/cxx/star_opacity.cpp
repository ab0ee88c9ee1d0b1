// Opacity of a star: templates over float, double and long double, with traits, and tables of constants at compile time.
#include "../expect.h"
#include <array>
#include <cstddef>
#include <limits>
#include <numbers>
#include <type_traits>

template <class T> concept Real = std::is_floating_point_v<T>;

template <Real T> struct Shell {
    T radius, temperature, density;
    unsigned short layer;
};

template <Real T, std::size_t N> constexpr std::array<T, N> chebyshev_nodes()
{
    std::array<T, N> nodes{};
    for (std::size_t i = 0; i < N; ++i)
        nodes[i] = T(2 * i + 1) / T(2 * N) - T(0.5);
    return nodes;
}

template <Real T> T kramers(T density, T temperature)
{
    constexpr T floor = std::numeric_limits<T>::epsilon();
    return T(4.3) * density * std::pow(temperature, T(-3.5)) + T(0.2) + floor;
}

template <Real T> T scattering(T density, T temperature)
{
    return T(0.34) / ((1 + T(2.7) * density / (temperature * temperature)) * (1 + std::pow(temperature / T(4.5), T(0.86))));
}

template <Real T, std::size_t N> class Star {
    std::array<Shell<T>, N> shells_;
    static constexpr auto nodes = chebyshev_nodes<T, N>();

public:
    Star(T central, T exponent)
    {
        for (std::size_t i = 0; i < N; ++i) {
            const T x = T(0.5) + nodes[i];
            shells_[i] = {x, central * (1 - x * x / 2), std::exp(-exponent * x), static_cast<unsigned short>(i)};
        }
    }

    template <class Law> T depth(Law law) const
    {
        T sum = 0;
        for (const auto &[radius, temperature, density, layer] : shells_)
            sum += law(density, temperature) * density * (layer % 2 ? T(1) : T(1.5)) / T(N);
        return sum;
    }

    T mean() const
    {
        T inverse = 0, weights = 0;
        for (const auto &s : shells_) {
            const T kappa = kramers(s.density, s.temperature) + scattering(s.density, s.temperature);
            const T weight = s.radius * s.radius * s.temperature * s.temperature * s.temperature;
            inverse += weight / kappa;
            weights += weight;
        }
        return weights / inverse;
    }
};

template <Real To, Real From> To lower(From x)
{
    return static_cast<To>(x);
}

double opacity(double central, double exponent)
{
    const Star<float, 6> coarse(lower<float>(central), lower<float>(exponent));
    const Star<double, 9> middle(central, exponent);
    const Star<long double, 12> fine(central, exponent);
    const double a = coarse.mean() + coarse.depth(kramers<float>);
    const double b = middle.depth([](double rho, double t) { return scattering(rho, t) + 0.1 * std::numbers::pi * t; });
    const long double c = fine.mean() * fine.depth(scattering<long double>);
    return a + b * b + static_cast<double>(std::sqrt(c));
}

struct Slopes {
    double central, exponent;
};

int main()
{
    double central = 1.5, exponent = 2.25;
    const auto g = __enzyme_autodiff<Slopes>((void *)opacity, enzyme_out, central, enzyme_out, exponent);
    EXPECT_SLOPE("central", 0, g.central, opacity(central, exponent), central, 0.015625, 2e-4);
    EXPECT_SLOPE("exponent", 0, g.exponent, opacity(central, exponent), exponent, 0.015625, 2e-4);
    const double along = __enzyme_fwddiff<double>((void *)opacity, enzyme_dup, central, 1.0, enzyme_dup, exponent, -0.5);
    expect("along", 0, along, g.central - 0.5 * g.exponent, 1e-6);
    return verdict();
}
