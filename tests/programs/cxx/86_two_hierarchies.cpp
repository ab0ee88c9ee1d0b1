// Two class hierarchies whose methods lie at the same place of their tables and take the same: what
// is called is found out by where the objects come from, through containers of all kinds, pointers
// to functions in structs, function objects, and objects with several bases.
#include "check.hpp"
#include <cmath>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <vector>

struct shape {
    virtual ~shape() = default;
    virtual double value(double) const = 0;
};

struct disc : shape {
    double r;
    explicit disc(double radius) : r(radius) {}
    double value(double x) const override { return r * x * x; }
};

struct bar : shape {
    std::string name = "a bar with a name that has to be allocated";
    double l;
    explicit bar(double length) : l(length) {}
    double value(double x) const override { return l * std::sin(x) * (name.size() > 3); }
};

struct law {
    virtual ~law() = default;
    virtual double value(double) const = 0;
};

struct linear : law {
    int order = 1;
    double k;
    explicit linear(double slope) : k(slope) {}
    double value(double x) const override { return k * x * order; }
};

struct decay : law {
    double k;
    explicit decay(double rate) : k(rate) {}
    double value(double x) const override { return std::exp(-k * x); }
};

double in_containers(double *x, int n)
{
    std::vector<std::unique_ptr<shape>> shapes;
    std::map<int, std::shared_ptr<law>> laws;
    for (int i = 0; i < n; i++) {
        if (i % 2)
            shapes.push_back(std::make_unique<disc>(x[i]));
        else
            shapes.push_back(std::make_unique<bar>(x[i]));
        if (i % 3)
            laws[i] = std::make_shared<linear>(x[i]);
        else
            laws.insert({i, std::make_shared<decay>(x[i])});
    }
    std::list<shape *> some{shapes[0].get()};
    some.push_front(shapes[1].get());
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += shapes[i]->value(x[i]) * laws[i]->value(x[(i + 1) % n]);
    for (auto &[key, l] : laws)
        sum += l->value(key);
    for (const shape *s : some)
        sum += s->value(0.5);
    return sum;
}

struct named {
    virtual ~named() = default;
    virtual double weight() const { return 1.5; }
    double share = 2;
};

struct both : named, law {
    double k;
    explicit both(double factor) : k(factor) {}
    double weight() const override { return k * share; }
    double value(double x) const override { return k * k * x; }
};

static double of_law(const law &l, double x) { return l.value(x); }
static double of_name(const named &n) { return n.weight(); }

double several_bases(double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        std::unique_ptr<named> object = std::make_unique<both>(x[i]);
        sum += of_name(*object);
        if (auto *l = dynamic_cast<law *>(object.get()))
            sum += of_law(*l, x[0]) + of_law(decay(x[i]), 0.3);
        sum += of_name(named());
    }
    return sum;
}

struct operations {
    double (*apply)(const double *, int);
    const char *name;
};

static double sum_of(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

static double product_of(const double *x, int n) { return x[0] * x[n - 1]; }
static const operations known[] = {{sum_of, "sum"}, {product_of, "product"}};
static double (*unused)(const double *, int) = [](const double *, int) { return 0.0; };

double in_tables(double *x, int n)
{
    std::vector<std::function<double(double)>> steps;
    for (int i = 0; i < n; i++)
        steps.emplace_back([=](double y) { return y * x[i] + std::cos(y); });
    steps.emplace_back([](double y) { return y / (1 + y * y); });
    double y = unused ? 0.1 : 0.2;
    for (auto &step : steps)
        y = step(y);
    for (const operations &o : known)
        y += o.apply(x, n) * o.name[0];
    return y;
}

int main()
{
    check_gradient("in_containers", in_containers, 6);
    check_gradient("several_bases", several_bases, 4);
    check_gradient("in_tables", in_tables, 4);
    return check_result();
}
