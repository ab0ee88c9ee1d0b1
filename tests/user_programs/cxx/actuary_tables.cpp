// Life insurance: policies with std::any riders and std::tuple cash flows;
// Gompertz-Makeham mortality; reserve by transform/accumulate.
#include <algorithm>
#include <any>
#include <cmath>
#include <cstdio>
#include <functional>
#include <list>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <tuple>
#include <typeindex>
#include <vector>

extern int enzyme_const, enzyme_dup, enzyme_out;
double __enzyme_autodiff(void*, ...);

struct Basis { double makeham, gompertz_b, gompertz_c, interest, lapse, inflation; };

using Flow = std::tuple<int, double, double>;  // year, amount, probability

struct CriticalIllness { double factor; int waiting; };
struct Indexation { bool on; };
struct Return { std::string beneficiary; double share; };

struct Policy {
    int age, term;
    double sum, premium;
    char sex;
    std::vector<std::any> riders;
};

static double survival(const Basis& b, double age, double t, char sex) {
    double shift = sex == 'F' ? -4.0 : 0.0;
    double c = b.gompertz_c;
    double H = b.makeham * t + b.gompertz_b / std::log(c) * std::pow(c, age + shift) * (std::pow(c, t) - 1);
    return std::exp(-H);
}

static std::list<Flow> project(const Policy& p, const Basis& b) {
    std::list<Flow> flows;
    double in_force = 1;
    for (int y = 0; y < p.term; ++y) {
        double alive0 = survival(b, p.age, y, p.sex), alive1 = survival(b, p.age, y + 1, p.sex);
        double q = 1 - alive1 / alive0;
        double death = in_force * q, stay = in_force * (1 - q) * (1 - b.lapse * std::exp(-0.1 * y));
        double benefit = p.sum;
        for (const auto& r : p.riders) {
            if (r.type() == typeid(CriticalIllness)) {
                auto ci = std::any_cast<CriticalIllness>(r);
                if (y >= ci.waiting) flows.emplace_back(y + 1, ci.factor * p.sum, in_force * 0.4 * q);
            } else if (auto* ix = std::any_cast<Indexation>(&r)) {
                if (ix->on) benefit *= std::pow(1 + b.inflation, y);
            } else if (auto* rp = std::any_cast<Return>(&r)) {
                if (y + 1 == p.term) flows.push_back({p.term, rp->share * p.premium * p.term, stay});
            }
        }
        flows.push_front(Flow{y, -p.premium, in_force});
        flows.emplace_back(y + 1, benefit, death);
        in_force = stay;
    }
    flows.sort([](const Flow& a, const Flow& c) { return std::get<0>(a) < std::get<0>(c); });
    return flows;
}

static double reserve(const Policy& p, const Basis& b) {
    auto flows = project(p, b);
    std::vector<double> pv(flows.size());
    std::transform(flows.begin(), flows.end(), pv.begin(), [&](const Flow& f) {
        auto [year, amount, prob] = f;
        return amount * prob * std::pow(1 + b.interest, -year);
    });
    return std::accumulate(pv.begin(), pv.end(), 0.0);
}

double portfolio(const std::vector<Policy>* ps, const Basis* b) {
    std::multiset<double, std::greater<>> reserves;
    for (auto& p : *ps) reserves.insert(reserve(p, *b));
    // capital: sum plus a loading on the two largest exposures
    double total = std::accumulate(reserves.begin(), reserves.end(), 0.0);
    auto it = reserves.begin();
    double top = *it++;
    top += *it;
    return total + 0.08 * std::sqrt(1 + top * top);
}

int main() {
    std::vector<Policy> ps;
    ps.push_back({34, 25, 200, 0.9, 'F', {CriticalIllness{0.5, 2}}});
    ps.push_back({51, 12, 120, 1.4, 'M', {Indexation{true}, Return{"spouse", 0.6}}});
    ps.push_back({45, 20, 300, 2.1, 'M', {Return{"estate", 0.25}, CriticalIllness{0.3, 1}, Indexation{true}}});
    ps.push_back({29, 30, 150, 0.5, 'F', {}});
    ps.push_back({62, 8, 80, 1.9, 'F', {std::any{Indexation{false}}}});
    Basis b{4e-4, 3e-5, 1.098, 0.027, 0.05, 0.02}, g{};
    std::printf("capital %.12f\n", portfolio(&ps, &b));
    __enzyme_autodiff((void*)portfolio, enzyme_const, &ps, enzyme_dup, &b, &g);
    double* x = &b.makeham; double* d = &g.makeham;
    int bad = 0;
    for (int i = 0; i < 6; ++i) {
        double h = 1e-5 * x[i], k = x[i];
        x[i] = k + h; double up = portfolio(&ps, &b);
        x[i] = k - h; double dn = portfolio(&ps, &b);
        x[i] = k;
        double fd = (up - dn) / (2 * h);
        std::printf("%d ad=%.10g fd=%.10g\n", i, d[i], fd);
        if (!(std::abs(d[i] - fd) <= 1e-5 * std::abs(fd) + 1e-7)) { std::printf("MISMATCH %d got %.10g expected %.10g\n", i, d[i], fd); bad = 1; }
    }
    return bad;
}
