// std::any, std::function with captured state, shared_ptr with aliasing, and a visitor.
#include <any>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>
#include "../expect.h"
struct Material {
    std::string name;
    double k, rho;
};
struct Layer {
    std::shared_ptr<const Material> m;
    double thickness;
    std::function<double(double)> loss;
};
double wall(const double *p, double t)
{
    auto brick =
        std::make_shared<Material>(Material{"a long name of brick that is on the heap", p[0], 1.2});
    auto wool = std::make_shared<Material>(Material{"wool", p[1], 0.3});
    std::unordered_map<std::string, std::any> params;
    params["exponent"] = p[2];
    params["count"] = 3;
    params["label"] = std::string("outer wall");
    double e = std::any_cast<double>(params["exponent"]);
    std::vector<Layer> layers;
    for (int i = 0; i < std::any_cast<int>(params.at("count")); ++i) {
        auto m = i % 2 ? wool : brick;
        layers.push_back({m, 0.1 * (i + 1) * p[3],
                          [m, e, i](double q) { return std::pow(q, e) * m->rho / (i + 1); }});
    }
    std::shared_ptr<const double> alias(brick, &brick->k);
    double r = 0;
    for (auto const &l : layers)
        r += l.thickness / l.m->k + l.loss(t);
    return r * *alias;
}
int main()
{
    double p[4] = {0.7, 0.04, 1.3, 0.9}, d[4] = {};
    double dt = __enzyme_autodiff<double>((void *)wall, enzyme_dup, p, d, enzyme_out, 2.1);
    for (int i = 0; i < 4; ++i)
        EXPECT_SLOPE("p", i, d[i], wall(p, 2.1), p[i], 1e-3 * p[i], 1e-7);
    double t = 2.1;
    EXPECT_SLOPE("t", 0, dt, wall(p, t), t, 1e-3, 1e-8);
    return verdict();
}
