// Oceanography: a sea from its spectrum; ranges and spans, phases drawn at random, a ship's answer by complex transfer functions, forward mode in vectors.
#include "../differences.h"
#include <algorithm>
#include <complex>
#include <functional>
#include <iterator>
#include <numbers>
#include <numeric>
#include <random>
#include <ranges>
#include <span>
#include <string>
#include <valarray>
#include <vector>

namespace sea {
struct Wave {
  double omega, amplitude, phase;
  int band;
};
struct Jonswap {
  double height, period, peak;
  double operator()(double w) const {
    const double wp = 2 * std::numbers::pi / period, sigma = w <= wp ? 0.07 : 0.09;
    const double r = std::exp(-(w - wp) * (w - wp) / (2 * sigma * sigma * wp * wp));
    return 0.3125 * height * height * std::pow(wp, 4) / std::pow(w, 5) * std::exp(-1.25 * std::pow(wp / w, 4)) * (1 - 0.287 * std::log(peak)) * std::pow(peak, r);
  }
};
template <std::invocable<double> S> std::vector<Wave> sample(const S &spectrum, int n, unsigned seed) {
  std::mt19937_64 engine(seed);
  std::uniform_real_distribution<> phase(0, 2 * std::numbers::pi);
  auto waves = std::views::iota(1, n + 1) | std::views::transform([&](int k) {
                 const double w = 0.3 + 1.2 * k / n, dw = 1.2 / n;
                 return Wave{w, std::sqrt(2 * spectrum(w) * dw), 0.0, k % 4};
               });
  std::vector<Wave> v;
  std::ranges::copy(waves, std::back_inserter(v));
  for (auto &w : v)
    w.phase = phase(engine);
  std::ranges::shuffle(v, engine);
  std::ranges::sort(v, std::ranges::greater{}, &Wave::amplitude);
  return v;
}
std::complex<double> transfer(double w, double damping, double natural) {
  using namespace std::complex_literals;
  return 1.0 / (1.0 - w * w / (natural * natural) + 2i * damping * w / natural);
}
double significant(std::span<const double> heights) {
  const auto top = heights.subspan(0, heights.size() / 3);
  return std::accumulate(top.begin(), top.end(), 0.0) / static_cast<double>(top.size());
}
} // namespace sea

static void answers(const double *p, double *out) {
  using namespace sea;
  const auto waves = sample(Jonswap{p[0], p[1], p[2]}, 24, 42u);
  std::valarray<double> heave(0.0, 60);
  for (const Wave &w : waves | std::views::filter([](const Wave &x) { return x.amplitude > 1e-4; }) | std::views::take(16)) {
    const auto t = transfer(w.omega, p[3], 0.9);
    for (std::size_t i = 0; i < heave.size(); i++)
      heave[i] += std::real(std::polar(w.amplitude, w.omega * i + w.phase) * t);
  }
  heave -= heave.sum() / static_cast<double>(heave.size());
  std::vector<double> crests;
  for (std::size_t i = 1; i + 1 < heave.size(); i++)
    if (heave[i] > heave[i - 1] && heave[i] >= heave[i + 1])
      crests.push_back(heave[i]);
  std::ranges::sort(crests, std::ranges::greater{});
  out[0] = significant(crests);
  const std::valarray<double> squared = std::pow(heave, 2.0);
  out[1] = std::sqrt(squared.sum() / 60);
  auto by_band = waves | std::views::filter([](const Wave &w) { return w.band != 2; }) | std::views::transform([](const Wave &w) { return w.amplitude * w.amplitude / (1 + w.band); });
  out[2] = std::reduce(by_band.begin(), by_band.end());
}

int main() {
  double p[4] = {3.0, 9.0, 3.3, 0.15}, out[3], d[4][3] = {}, e[4][4] = {{1}, {0, 1}, {0, 0, 1}, {0, 0, 0, 1}};
  __enzyme_fwddiff<void>((void *)answers, enzyme_width, 4, enzyme_dup, p, e[0], e[1], e[2], e[3], enzyme_dup, out, d[0], d[1], d[2], d[3]);
  Check c;
  for (int j = 0; j < 3; j++) {
    double q[4] = {}, seed[3] = {};
    seed[j] = 1;
    __enzyme_autodiff<void>((void *)answers, enzyme_dup, p, q, enzyme_dup, out, seed);
    for (int i = 0; i < 4; i++) {
      const double want = cd([&](double h) { double y[4], o[3]; std::copy(p, p + 4, y); y[i] += h; answers(y, o); return o[j]; }, 1e-4);
      c.cmp("tangent", d[i][j], want);
      c.cmp("gradient", q[i], want);
    }
  }
  return c.done();
}
