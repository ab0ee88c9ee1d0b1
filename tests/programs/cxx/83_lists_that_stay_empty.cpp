// Objects whose lists stay empty, copied beside numbers. How long a list is, is calculated from
// words that lie where other copies have numbers; it ends as the size of a block, and is none.
#include "check.hpp"

#include <array>
#include <memory>
#include <string>

struct atom {
    std::string element;
    std::array<double, 3> r;
    double charge;
    std::vector<std::weak_ptr<atom>> bonded;
};

static double distance(const atom &a, const atom &b)
{
    double s = 0;
    for (int k = 0; k < 3; k++)
        s += (a.r[k] - b.r[k]) * (a.r[k] - b.r[k]);
    return std::sqrt(s);
}

double energy(double *x, int n)
{
    std::vector<std::shared_ptr<atom>> atoms;
    for (int i = 0; 3 * i < n; i++)
        atoms.push_back(std::make_shared<atom>(
            atom{i % 3 ? "hydrogen" : "carbon", {x[3 * i], x[3 * i + 1], x[3 * i + 2]}, i % 2 ? -0.5 : 0.4, {}}));
    for (std::size_t i = 0; i + 1 < atoms.size(); i++)
        atoms[i]->bonded.push_back(atoms[i + 1]);
    double e = 0;
    for (std::size_t i = 0; i < atoms.size(); i++)
        for (std::size_t j = i + 1; j < atoms.size(); j++) {
            const atom &a = *atoms[i], &b = *atoms[j];
            e += (a.element == b.element ? 4 : 3) * a.charge * b.charge / distance(a, b);
            for (const auto &weak : a.bonded)
                if (const auto other = weak.lock(); other && other.get() == &b)
                    e += std::pow(distance(a, b) - 1.1, 2);
        }
    return e;
}

int main()
{
    check_gradient("energy", energy, 9);
    return check_result();
}
