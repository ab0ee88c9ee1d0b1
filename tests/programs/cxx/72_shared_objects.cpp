// Counts of references lie in front of objects of several classes, with floats or addresses at one
// place; they are added to atomically, and compared and exchanged.
#include "check.hpp"
#include <memory>

struct layer {
    virtual double operator()(double) const = 0;
    virtual ~layer() = default;
};

struct scaled : layer {
    double w;
    explicit scaled(double v) : w(v) {}
    double operator()(double v) const override { return w * v; }
};

struct dense : layer {
    std::vector<double> w;
    explicit dense(double v) : w(3, v) { w[1] *= v; }
    double operator()(double v) const override { return std::sin(w[0] * v) + w[1] * w[2]; }
};

static std::shared_ptr<layer> made(double v, int i)
{
    if (i % 2)
        return std::make_shared<scaled>(v);
    return std::make_shared<dense>(v);
}

// objects of two classes, one of which is shared
double shared(double *x, int n)
{
    std::vector<std::shared_ptr<layer>> layers;
    for (int i = 0; i < n; i++)
        layers.push_back(made(x[i], i));
    auto again = layers[0];
    layers.push_back(again);
    double r = 1;
    for (auto &l : layers)
        r += (*l)(r);
    return r * again.use_count();
}

// observers that take hold of an object only while it is there
double observed(double *x, int n)
{
    std::vector<std::weak_ptr<layer>> observers;
    std::shared_ptr<layer> kept;
    double r = 0.5;
    for (int i = 0; i < n; i++) {
        auto here = made(x[i] * x[0], i);
        observers.push_back(here);
        if (i == 2)
            kept = here;
        for (auto &o : observers)
            if (auto held = o.lock())
                r += (*held)(r) * 0.1;
    }
    return r;
}

int main()
{
    check_gradient("shared", shared, 4);
    check_gradient("observed", observed, 4);
    return check_result();
}
