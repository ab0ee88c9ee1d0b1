#include "check.hpp"

#include <cmath>
#include <memory>
#include <vector>

struct Shape {
    virtual ~Shape()
    {
    }

    virtual double area() const = 0;
};

struct C : Shape {
    double r;

    C(double r) : r(r)
    {
    }

    double area() const override
    {
        return 3.14 * r * r;
    }
};

struct R : Shape {
    double a, b;

    R(double a, double b) : a(a), b(b)
    {
    }

    double area() const override
    {
        return a * b * sin(a);
    }
};

__attribute__((noinline)) double total(const std::vector<std::unique_ptr<Shape>> &v)
{
    double s = 0;
    for (auto &p : v)
        s += p->area() * p->area();
    return s;
}

double f(double *x, int n)
{
    std::vector<std::unique_ptr<Shape>> v;
    for (int i = 0; i < n; i++) {
        if (i % 2)
            v.emplace_back(new C(x[i]));
        else
            v.emplace_back(new R(x[i], x[(i + 1) % n]));
    }
    return total(v);
}
CHECK_GRADIENT(f, 5)
