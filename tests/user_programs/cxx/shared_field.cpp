// A view of the very field that is an input, and a workspace, behind a static std::unique_ptr.
#include <cstdio>
#include <vector>
#include <memory>
#include <cmath>
struct Field { std::vector<double> k; int n; };
struct View { const double *k; std::vector<std::unique_ptr<std::vector<double>>> work; };
static std::unique_ptr<View> view;
template<class... A> void __enzyme_autodiff(void*, A...);
double loss(const Field &f, double s) { double sum = 0; auto &w = *view->work[0];
  for (int i = 0; i < f.n; i++) { w[i] = std::sin(f.k[i] * s) * view->k[i]; sum += w[i] * (i ? w[i-1] : 1.0); } return sum; }
int main() { Field f{{1,2,3,4},4}, d{{0,0,0,0},0}; view = std::make_unique<View>(); view->k = f.k.data(); view->work.push_back(std::make_unique<std::vector<double>>(4));
  double ds; int bad = 0;
  __enzyme_autodiff((void*)loss, &f, &d, 0.4);
  for (int i = 0; i < 4; i++) { double h = 1e-6; f.k[i] += h; double a = loss(f, 0.4); f.k[i] -= 2*h; double b = loss(f, 0.4); f.k[i] += h; double n = (a-b)/(2*h); printf("%.8f %.8f\n", d.k[i], n); if (std::fabs(n-d.k[i]) > 1e-6) bad = 1; }
  return bad; }
