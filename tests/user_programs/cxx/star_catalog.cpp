// Stars indexed by several maps of pointers and iterators; proper motions propagated; unordered_set
// of visited ids.
#include <cmath>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
#include "../expect.h"
struct Star {
    long id;
    float magnitude;
    double ra, dec, motion[2];
    bool variable;
};
class Catalog
{
    std::list<Star> stars_;
    std::unordered_map<long, std::list<Star>::iterator> by_id_;
    std::map<int, std::set<const Star *>> zones_;

  public:
    void add(Star s)
    {
        stars_.push_front(s);
        by_id_[s.id] = stars_.begin();
        zones_[int(std::floor(s.dec))].insert(&stars_.front());
    }
    void propagate(double years)
    {
        for (auto &[id, it] : by_id_) {
            it->ra += years * it->motion[0] / std::cos(it->dec);
            it->dec += years * it->motion[1];
        }
    }
    double brightness(int zone) const
    {
        auto it = zones_.find(zone);
        if (it == zones_.end())
            return 0;
        double sum = 0;
        for (const Star *s : it->second)
            sum += std::pow(10.0, -0.4 * s->magnitude) * (1 + 0.1 * s->dec * s->ra);
        return sum;
    }
    double separation(long a, long b) const
    {
        std::unordered_set<long> seen{a, b};
        const Star &p = *by_id_.at(a), &q = *by_id_.at(b);
        double c = std::sin(p.dec) * std::sin(q.dec) +
                   std::cos(p.dec) * std::cos(q.dec) * std::cos(p.ra - q.ra);
        return std::acos(c) * seen.size();
    }
};
static double survey(const float *mag, const double *dec, const double *motion, int n)
{
    Catalog c;
    for (int i = 0; i < n; ++i)
        c.add(
            {1000 + 7 * i, mag[i], 0.3 * i, dec[i], {motion[0] * (i + 1), motion[1]}, i % 2 == 0});
    c.propagate(2.5);
    return 10 * c.brightness(0) + c.brightness(-1) + c.separation(1000, 1007) +
           c.separation(1014, 1007);
}
int main()
{
    float m[5] = {1.5f, 2.25f, 0.5f, 3.0f, 1.0f}, dm[5] = {};
    double dec[5] = {0.3, -0.4, 0.2, 0.7, -0.1}, dd[5] = {}, mo[2] = {0.01, -0.004}, dmo[2] = {};
    __enzyme_autodiff<void>((void *)survey, enzyme_dup, m, dm, enzyme_dup, dec, dd, enzyme_dup, mo,
                            dmo, enzyme_const, 5);
    for (int i = 0; i < 5; ++i)
        EXPECT_SLOPE("dec", i, dd[i], survey(m, dec, mo, 5), dec[i], 1e-4, 1e-6);
    for (int i = 0; i < 2; ++i)
        EXPECT_SLOPE("motion", i, dmo[i], survey(m, dec, mo, 5), mo[i], 1e-5, 1e-6);
    for (int i = 0; i < 5; ++i) {
        float k = m[i];
        m[i] = k + 0.0078125f;
        double a = survey(m, dec, mo, 5);
        m[i] = k - 0.0078125f;
        double b = survey(m, dec, mo, 5);
        m[i] = k;
        expect("magnitude", i, dm[i], (a - b) / 0.015625, 1e-3);
    }
    return verdict();
}
