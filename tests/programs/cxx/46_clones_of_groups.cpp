#include "check.hpp"

#include <memory>
#include <vector>

// Clones behind pointers behind vectors: what is copied at the end is known four steps further up.
struct Shape {
    virtual ~Shape() = default;
    virtual double area(double t) const = 0;
    virtual std::unique_ptr<Shape> clone() const = 0;
};

struct Circle : Shape {
    double r;
    explicit Circle(double r) : r(r) {}
    double area(double t) const override { return 3.14 * r * r * t; }
    std::unique_ptr<Shape> clone() const override { return std::make_unique<Circle>(*this); }
};

struct Box : Shape {
    std::vector<double> sides;
    explicit Box(std::vector<double> s) : sides(std::move(s)) {}
    double area(double t) const override
    {
        double product = t;
        for (double s : sides)
            product *= s;
        return product;
    }
    std::unique_ptr<Shape> clone() const override { return std::make_unique<Box>(*this); }
};

struct Group : Shape {
    std::vector<std::unique_ptr<Shape>> parts;
    void add(std::unique_ptr<Shape> part) { parts.push_back(std::move(part)); }
    double area(double t) const override
    {
        double sum = 0;
        for (auto &part : parts)
            sum += part->area(0.9 * t);
        return sum;
    }
    std::unique_ptr<Shape> clone() const override
    {
        auto group = std::make_unique<Group>();
        for (auto &part : parts)
            group->add(part->clone());
        return group;
    }
};

double f(double *x, int n)
{
    Group inner, outer;
    for (int i = 0; i + 2 < n; i++) {
        if (i % 2)
            inner.add(std::make_unique<Circle>(x[i]));
        else
            inner.add(std::make_unique<Box>(std::vector<double>{x[i], x[i + 1], 0.5}));
    }
    outer.add(inner.clone());
    outer.add(std::make_unique<Circle>(x[n - 1]));
    outer.add(outer.clone());
    return outer.area(1.5) * inner.area(x[0]);
}
CHECK_GRADIENT(f, 7)
