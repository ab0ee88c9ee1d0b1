// A choir that drifts out of tune: partials as complex numbers, voices as slices of a valarray.
#include "../expect.h"
#include <array>
#include <complex>
#include <numeric>
#include <string>
#include <valarray>
#include <vector>

using cd = std::complex<double>;
using namespace std::complex_literals;

struct Voice {
    std::string part;
    double pitch;
    std::valarray<double> partials;
};

cd vowel(double f, const std::array<double, 2> &formants)
{
    cd h = 1.0;
    for (double formant : formants) {
        const cd s = 2i * M_PI * f;
        const double w = 2 * M_PI * formant;
        h *= w * w / (s * s + 0.1 * w * s + w * w);
    }
    return h;
}

std::valarray<double> spectrum(double pitch, std::size_t n, double brightness)
{
    std::valarray<double> harmonics(n);
    std::iota(std::begin(harmonics), std::end(harmonics), 1.0);
    std::valarray<double> result = std::exp(-brightness * harmonics) / std::sqrt(harmonics);
    const std::array<double, 2> formants = {700, 1200};
    for (std::size_t i = 0; i < n; ++i)
        result[i] *= std::abs(vowel(pitch * (i + 1), formants));
    return result / result.sum();
}

double roughness(const Voice &a, const Voice &b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.partials.size(); ++i)
        for (std::size_t j = 0; j < b.partials.size(); ++j) {
            const double fa = a.pitch * (i + 1), fb = b.pitch * (j + 1);
            const double x = (fa - fb) / (0.1 * (fa + fb) + 20);
            sum += a.partials[i] * b.partials[j] * x * x * std::exp(1 - 4 * x * x);
        }
    return sum;
}

double discord(const double *cents, double brightness)
{
    const int chord[4] = {0, 7, 12, 16};
    std::vector<Voice> choir;
    for (int v = 0; v < 4; ++v) {
        const double pitch = 130.81 * std::pow(2.0, chord[v] / 12.0 + cents[v] / 1200);
        choir.push_back({v < 2 ? "men" : "women", pitch, spectrum(pitch, 8, brightness)});
    }
    double sum = 0;
    for (std::size_t i = 0; i < choir.size(); ++i)
        for (std::size_t j = i + 1; j < choir.size(); ++j)
            sum += roughness(choir[i], choir[j]) * (choir[i].part == choir[j].part ? 1 : 0.75);
    std::valarray<double> all(32);
    for (std::size_t v = 0; v < 4; ++v)
        all[std::slice(v, 8, 4)] = choir[v].partials;
    const std::valarray<double> fundamental = all[std::slice(0, 4, 1)];
    const std::valarray<bool> loud = all > 0.1;
    const std::valarray<double> strong = all[loud];
    cd beat = 0;
    for (const auto &voice : choir)
        beat += std::polar(voice.partials[0], 0.01 * voice.pitch) + 1i * std::exp(cd(0, 0.002 * voice.pitch));
    return 10 * sum + fundamental.sum() + 0.5 * (strong * strong).sum() + std::norm(beat) + std::arg(beat);
}

int main()
{
    double cents[4] = {0, 4, -6, 11}, d[4] = {}, brightness = 0.25;
    const double db = __enzyme_autodiff<double>((void *)discord, enzyme_dup, cents, d, enzyme_out, brightness);
    EXPECT_SLOPE("brightness", 0, db, discord(cents, brightness), brightness, 1e-3, 1e-7);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("cents", i, d[i], discord(cents, brightness), cents[i], 1e-1, 1e-7);
    return verdict();
}
