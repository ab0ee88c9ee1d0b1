// Copies of objects that virtual functions make: what other classes keep at the same place does not
// tell of what type the members are.  A vector's address and a length were believed of a number.
#include "check.hpp"

#include <memory>
#include <vector>

struct Node {
    virtual ~Node() = default;
    virtual double value() const = 0;
    virtual std::unique_ptr<Node> clone() const = 0;
};

template <typename Number>
struct Leaf final : Node {
    double a;
    Number b;
    Leaf(double a, double b) : a(a), b((Number)b) {}
    double value() const override { return a * b; }
    std::unique_ptr<Node> clone() const override { return std::make_unique<Leaf>(*this); }
};

struct Counted final : Node {
    long times;
    double x;
    Counted(long times, double x) : times(times), x(x) {}
    double value() const override { return (double)times * x * x; }
    std::unique_ptr<Node> clone() const override { return std::make_unique<Counted>(*this); }
};

struct Group final : Node {
    std::vector<std::pair<double, std::unique_ptr<Node>>> parts;
    long size = 0;
    void add(double factor, std::unique_ptr<Node> part)
    {
        parts.emplace_back(factor, std::move(part));
        size++;
    }
    double value() const override
    {
        double sum = 0;
        for (const auto &[factor, part] : parts)
            sum += factor * part->value() * (double)size;
        return sum;
    }
    std::unique_ptr<Node> clone() const override
    {
        auto copy = std::make_unique<Group>();
        for (const auto &[factor, part] : parts)
            copy->add(factor, part->clone());
        return copy;
    }
};

template <typename Number>
double cloned(double *x, int)
{
    auto inner = std::make_unique<Group>(), outer = std::make_unique<Group>();
    inner->add(1.3, std::make_unique<Leaf<Number>>(x[0], x[1]));
    outer->add(x[2], inner->clone());
    outer->add(0.5, std::make_unique<Counted>(3, x[0]));
    return outer->clone()->value() + inner->value();
}

double of_doubles(double *x, int n) { return cloned<double>(x, n); }
CHECK_GRADIENT(of_doubles, 3)
