// Seeds in the wind: loops with omp simd reductions, restrict pointers in float, aligned storage, and a custom gradient.
#include "../differences.h"
#include <cmath>
#include <cstdlib>
#include <memory>
#include <new>
#define RESTRICT __restrict__
struct AlignedFree { void operator()(float *p) const { std::free(p); } };
using Row = std::unique_ptr<float[], AlignedFree>;
static Row row(std::size_t n) { return Row(static_cast<float *>(std::aligned_alloc(64, (n * sizeof(float) + 63) / 64 * 64))); }
static void advect(float *RESTRICT out, const float *RESTRICT in, const float *RESTRICT wind, int n, float dt) {
#pragma omp simd aligned(out, in, wind : 64)
  for (int i = 0; i < n; i++) {
    int a = i > 0 ? i - 1 : n - 1, b = i + 1 < n ? i + 1 : 0;
    out[i] = in[i] - dt * wind[i] * (in[i] - in[a]) + 0.05f * (in[a] - 2 * in[i] + in[b]);
  }
}
static float mass(const float *RESTRICT v, int n) {
  float s = 0;
#pragma omp simd reduction(+ : s)
  for (int i = 0; i < n; i++) s += v[i] * v[i];
  return s;
}
__attribute__((noinline, weak)) double saturate(double v) { return v / (1 + v); }
static double saturate_augmented(double v) { return v / (1 + v); }
static double saturate_reverse(double v, double seed) { return seed / ((1 + v) * (1 + v)); }
extern "C" void *__enzyme_register_gradient_saturate[];
void *__enzyme_register_gradient_saturate[] = {(void *)saturate, (void *)saturate_augmented, (void *)saturate_reverse};
static double dispersal(const float *p, int n, int steps) {
  Row a = row(n), b = row(n), w = row(n);
  for (int i = 0; i < n; i++) {
    a[i] = p[0] * std::exp(-0.05f * float((i - 10) * (i - 10)));
    w[i] = p[1] + p[2] * std::sin(0.4f * float(i));
  }
  for (int s = 0; s < steps; s++) {
    advect(b.get(), a.get(), w.get(), n, 0.3f);
    std::swap(a, b);
  }
  float top = 0;
#pragma omp simd reduction(max : top)
  for (int i = 0; i < n; i++) top = std::fmax(top, a[i]);
  return saturate(mass(a.get(), n)) + 0.5 * top;
}
int main() {
  Check c;
  float p[3] = {1.5f, 0.6f, 0.3f}, d[3] = {0};
  __enzyme_autodiff<void>((void *)dispersal, enzyme_dup, p, d, enzyme_const, 37, enzyme_const, 9);
  for (int i = 0; i < 3; i++)
    c.cmp("dispersal", d[i], cd([&](double h) { float q[3] = {p[0], p[1], p[2]}; q[i] += float(h); return dispersal(q, 37, 9); }, 1.0 / 32), 2e-3);
  return c.done();
}
