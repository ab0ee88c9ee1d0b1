#include "case.hpp"
#include <memory>
#include <vector>
struct Layer { virtual ~Layer() = default; virtual void forward(std::vector<double> &x) const = 0; };
struct Dense : Layer { std::vector<double> w; Dense(std::initializer_list<double> l) : w(l) {} void forward(std::vector<double> &x) const override { for (std::size_t i = 0; i < x.size(); i++) x[i] *= w[i % w.size()]; } };
struct Tanh : Layer { void forward(std::vector<double> &x) const override { for (auto &e : x) e = std::tanh(e); } };
struct Net { std::vector<std::unique_ptr<Layer>> layers; double bias; };
static double loss(const Net *n, const double *x) { std::vector<double> h(x, x + 2); for (auto &l : n->layers) l->forward(h); return h[0] * h[1] + n->bias; }
static Net make(double a, double b, double bias) { Net n; n.layers.push_back(std::make_unique<Dense>(std::initializer_list<double>{a, b})); n.layers.push_back(std::make_unique<Tanh>()); n.bias = bias; return n; }
int main()
{
    Net n = make(0.5, -1, 3), d = make(0, 0, 0);
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff<void>((void *)loss, enzyme_dup, &n, &d, enzyme_dup, x, dx);
    double a = std::tanh(0.5), b = std::tanh(-2.0);
    EQ(dx[0], 0.5 * (1 - a * a) * b); EQ(dx[1], -a * (1 - b * b)); EQ(d.bias, 1);
    auto *w = static_cast<Dense *>(d.layers[0].get());
    EQ(w->w[0], (1 - a * a) * b); EQ(w->w[1], 2 * a * (1 - b * b));
    return end();
}
