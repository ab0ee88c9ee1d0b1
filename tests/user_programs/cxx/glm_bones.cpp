// A bone chain with GLM in doubles and floats.
#include "../differences.h"
#include <glm/glm.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
static double reach(const double *a, int n) {
  glm::dmat4 m(1.0);
  glm::dquat q(1, 0, 0, 0);
  for (int i = 0; i < n; i++) {
    m = glm::rotate(m, a[i], glm::normalize(glm::dvec3(0.3 * i, 1, 0.5)));
    m = glm::translate(m, glm::dvec3(1, 0.2, 0));
    q = glm::slerp(q, glm::angleAxis(a[i], glm::dvec3(0, 0, 1)), 0.4);
  }
  glm::dvec4 p = m * glm::dvec4(0, 0, 0, 1);
  glm::dvec3 r = q * glm::dvec3(p);
  return glm::length(r - glm::dvec3(1, 2, 3)) + glm::dot(r, glm::cross(r, glm::dvec3(1, 0, 1))) + glm::determinant(glm::dmat3(m));
}
static float shade(const float *v) {
  glm::vec3 n = glm::normalize(glm::vec3(v[0], v[1], v[2])), l = glm::normalize(glm::vec3(1, 2, 0.5f));
  glm::vec3 h = glm::reflect(-l, n);
  return glm::max(glm::dot(n, l), 0.f) + glm::pow(glm::max(h.z, 0.f), 4.f) + glm::mix(v[0], v[1], 0.3f);
}
int main() {
  Check c;
  const int n = 4;
  double x[n] = {0.3, -0.5, 0.8, 0.2}, d[n] = {0};
  __enzyme_autodiff<void>((void *)reach, enzyme_dup, x, d, enzyme_const, n);
  for (int i = 0; i < n; i++)
    c.cmp("reach", d[i], cd([&](double h) { double q[n]; for (int k = 0; k < n; k++) q[k] = x[k]; q[i] += h; return reach(q, n); }));
  float v[3] = {0.2f, 0.3f, 0.9f}, dv[3] = {0};
  __enzyme_autodiff<void>((void *)shade, enzyme_dup, v, dv);
  for (int i = 0; i < 3; i++) {
    float q[3] = {v[0], v[1], v[2]};
    q[i] += 1e-2f; double a = shade(q); q[i] -= 2e-2f; double b = shade(q);
    c.cmp("shade", dv[i], (a - b) / 2e-2, 2e-2);
  }
  return c.done();
}
