// Heritability over a pedigree: shared_ptr graph with weak parents, map by name.
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>
#include "../expect.h"
struct Animal : std::enable_shared_from_this<Animal> {
    std::string tag;
    double breeding = 0, phenotype = 0;
    std::weak_ptr<Animal> sire, dam;
    std::vector<std::shared_ptr<Animal>> offspring;
};
class Herd
{
    std::map<std::string, std::shared_ptr<Animal>> animals_;

  public:
    std::shared_ptr<Animal> add(const std::string &tag, double value, const std::string &sire = "",
                                const std::string &dam = "")
    {
        auto a = std::make_shared<Animal>();
        a->tag = tag;
        a->phenotype = value;
        for (auto [name, link] : {std::pair{sire, &Animal::sire}, std::pair{dam, &Animal::dam}})
            if (auto it = animals_.find(name); it != animals_.end()) {
                (*a).*link = it->second;
                it->second->offspring.push_back(a);
            }
        animals_[tag] = a;
        return a;
    }
    double evaluate(double h2, int sweeps)
    {
        for (int s = 0; s < sweeps; ++s)
            for (auto &[tag, a] : animals_) {
                double parents = 0;
                int known = 0;
                if (auto p = a->sire.lock())
                    parents += p->breeding, ++known;
                if (auto p = a->dam.lock())
                    parents += p->breeding, ++known;
                double own = h2 * a->phenotype, kids = 0;
                for (const auto &o : a->offspring)
                    kids += o->breeding;
                a->breeding = (own + 0.5 * parents + 0.3 * kids) /
                              (1 + 0.25 * known + 0.15 * a->offspring.size());
            }
        double sum = 0;
        for (const auto &[tag, a] : animals_)
            sum += a->breeding * a->breeding;
        return std::sqrt(sum);
    }
};
static double herd_value(const double *v, double h2)
{
    Herd herd;
    herd.add("alpha-of-the-northern-farm", v[0]);
    herd.add("beta", v[1]);
    herd.add("gamma", v[2], "alpha-of-the-northern-farm", "beta");
    herd.add("delta", v[3], "alpha-of-the-northern-farm", "gamma");
    herd.add("epsilon", v[4], "delta", "beta");
    return herd.evaluate(h2, 4);
}
int main()
{
    double v[5] = {1.2, 0.7, -0.4, 2.1, 0.9}, d[5] = {};
    double dh = __enzyme_autodiff<double>((void *)herd_value, enzyme_dup, v, d, enzyme_out, 0.35);
    for (int i = 0; i < 5; ++i)
        EXPECT_SLOPE("value", i, d[i], herd_value(v, 0.35), v[i], 1e-4, 1e-6);
    double h = 0.35;
    EXPECT_SLOPE("h2", 0, dh, herd_value(v, h), h, 1e-4, 1e-6);
    return verdict();
}
