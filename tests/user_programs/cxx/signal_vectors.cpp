// Classes around vectors of SSE and AVX2: complex products, sums within vectors, tails under masks, a table read by index.
#include "../differences.h"
#include <immintrin.h>
#include <vector>
#include <complex>
struct alignas(16) cvec { __m128d v; cvec(__m128d v) : v(v) {} cvec(double r, double i) : v(_mm_set_pd(i, r)) {} };
__attribute__((target("sse4.1"))) static cvec mul(cvec a, cvec b) {
  __m128d re = _mm_movedup_pd(a.v), im = _mm_unpackhi_pd(a.v, a.v), sw = _mm_shuffle_pd(b.v, b.v, 1);
  return _mm_addsub_pd(_mm_mul_pd(re, b.v), _mm_mul_pd(im, sw));
}
__attribute__((target("avx2,fma"))) static double tail(const double *p, int n) {
  __m256d acc = _mm256_setzero_pd();
  const __m256i lanes = _mm256_setr_epi64x(0, 1, 2, 3);
  for (int i = 0; i < n; i += 4) {
    __m256i mask = _mm256_cmpgt_epi64(_mm256_set1_epi64x(n - i), lanes);
    __m256d v = _mm256_maskload_pd(p + i, mask);
    acc = _mm256_fmadd_pd(v, v, acc);
  }
  acc = _mm256_hadd_pd(acc, acc);
  return _mm_cvtsd_f64(_mm_add_sd(_mm256_castpd256_pd128(acc), _mm256_extractf128_pd(acc, 1)));
}
__attribute__((target("avx2"))) static void scatter(double *out, const double *in, int n) {
  for (int i = 0; i < n; i += 4) {
    __m256i mask = _mm256_cmpgt_epi64(_mm256_set1_epi64x(n - i), _mm256_setr_epi64x(0, 1, 2, 3));
    __m256d v = _mm256_maskload_pd(in + i, mask);
    _mm256_maskstore_pd(out + i, mask, _mm256_sqrt_pd(_mm256_add_pd(v, _mm256_set1_pd(2))));
  }
}
__attribute__((target("avx2"))) static float lut(const float *t, const std::vector<int> &idx) {
  __m256 s = _mm256_setzero_ps();
  size_t i = 0;
  for (; i + 8 <= idx.size(); i += 8) s = _mm256_add_ps(s, _mm256_i32gather_ps(t, _mm256_loadu_si256((const __m256i *)&idx[i]), 4));
  __m128 q = _mm_add_ps(_mm256_castps256_ps128(s), _mm256_extractf128_ps(s, 1));
  q = _mm_hadd_ps(q, q); q = _mm_hadd_ps(q, q);
  float r = _mm_cvtss_f32(q);
  for (; i < idx.size(); i++) r += t[idx[i]];
  return r;
}
static double f(const double *x, int n) {
  std::vector<cvec> z;
  for (int i = 0; i + 1 < n; i++) z.emplace_back(x[i], x[i + 1]);
  cvec p(1, 0.1);
  for (auto &c : z) p = mul(p, c);
  double o[2]; _mm_storeu_pd(o, p.v);
  std::vector<double> out(n);
  scatter(out.data(), x, n);
  std::vector<float> t(n);
  for (int i = 0; i < n; i++) t[i] = float(x[i] * out[i]);
  std::vector<int> idx{3, 1, 0, 2, 4, 4, 5, 6, 2, 1};
  return o[0] * o[1] + tail(out.data(), n) * tail(x, n) + lut(t.data(), idx) * 0.5;
}
int main() {
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return 0;
  Check c; double x[7] = {0.5, 1.1, -0.4, 0.9, 1.3, 0.2, -0.7}, d[7] = {0}, v[7] = {1, 2, -1, 0, 0.5, 1, 1};
  __enzyme_autodiff<void>((void *)f, enzyme_dup, x, d, enzyme_const, 7); double s = 0;
  for (int i = 0; i < 7; i++) { s += v[i] * d[i]; c.cmp("f", d[i], cd([&](double h) { double q[7]; std::copy(x, x + 7, q); q[i] += h; return f(q, 7); }, 1.0/64), 2e-4); }
  c.cmp("fwd", __enzyme_fwddiff<double>((void *)f, enzyme_dup, x, v, enzyme_const, 7), s, 1e-6);
  return c.done(); }
