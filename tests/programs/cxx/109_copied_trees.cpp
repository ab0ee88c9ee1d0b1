// Maps that are copied node by node, and change afterwards: the nodes of the shadow had no colours, by which the library finds its way in
// trees, and programs crashed.
#include "check.hpp"

#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <string>

extern int enzyme_width;
template <class Result, class... Arguments> Result __enzyme_fwddiff(void *, Arguments...);

using Table = std::map<std::string, double>;

static Table filled(const double *x, int n)
{
    Table t;
    for (int i = 0; i < 20; i++)
        t["key " + std::to_string(i * 7 % 20)] = x[i % n] * (1 + 0.1 * i);
    return t;
}

// Copies are changed at both ends and in the middle, and read backwards.
double changed(double *x, int n)
{
    const Table first = filled(x, n);
    Table copy(first), other;
    for (int i = 0; i < 30; i++)
        copy["new " + std::to_string(i * 11 % 30)] = x[i % n] * x[(i + 1) % n];
    for (int i = 0; i < 15; i++)
        copy.erase("key " + std::to_string(i * 3 % 20));
    other = copy;
    other.erase(other.begin());
    other.erase(std::prev(other.end()));
    for (int i = 0; i < 9; i++)
        other["a" + std::to_string(i)] = std::sin(x[i % n]);
    double sum = 0, weight = 1;
    for (auto it = other.rbegin(); it != other.rend(); ++it)
        sum += (weight *= 0.99) * it->second * static_cast<double>(it->first.size());
    for (const auto &[key, value] : copy)
        sum += (weight *= 1.01) * value;
    return sum * first.at("key 3");
}

struct Step {
    double length;
    std::string name;
    bool operator<(const Step &o) const { return name < o.name; }
};

// A set of structs that is copied, and loses all but some of its nodes.
double thinned(double *x, int n)
{
    std::set<Step> steps;
    for (int i = 0; i < 16; i++)
        steps.insert({x[i % n] + i, std::string(1, static_cast<char>('a' + i * 5 % 16)) + " step"});
    std::set<Step> copy = steps;
    while (copy.size() > 5)
        copy.erase(std::next(copy.begin(), static_cast<long>(copy.size() / 2)));
    double product = 1;
    for (auto it = copy.end(); it != copy.begin();)
        product *= 0.1 * (--it)->length;
    return product + steps.begin()->length;
}

int main()
{
    check_gradient("changed", changed, 4);
    check_gradient("thinned", thinned, 4);
    double x[4] = {0.5, 1.25, -0.75, 2}, dx[4] = {1, -1, 0.5, 0.25}, d[4] = {};
    __enzyme_autodiff<void>((void *)changed, enzyme_dup, x, d, enzyme_const, 4);
    double sum = 0;
    for (int i = 0; i < 4; i++)
        sum += d[i] * dx[i];
    check("forward", 0, __enzyme_fwddiff<double>((void *)changed, enzyme_dup, x, dx, enzyme_const, 4), sum);
    return check_result();
}
