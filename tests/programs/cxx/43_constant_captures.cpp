// Closures, layers and lists that refer to constant data beside the active: the data stays as it
// is.
#include "check.hpp"

#include <functional>
#include <list>
#include <memory>
#include <string>

static double data[4] = {0.5, 2.0, -1.0, 0.25};

__attribute__((noinline)) static double total(const std::function<double(int)> &term, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += term(i);
    return sum;
}

static double closures(const double *constant, const double *x, int n)
{
    const std::vector<double> weights(constant, constant + n);
    return total([&](int i) { return weights[i] * x[i] * x[i] * constant[i]; }, n);
}

struct Layer {
    virtual ~Layer() = default;
    virtual double apply(const std::vector<double> &v) const = 0;
};

class Borrowing : public Layer
{
    const std::vector<double> &weights;
    std::string name;

  public:
    explicit Borrowing(const std::vector<double> &w) : weights(w), name("a layer with a long name")
    {
    }

    double apply(const std::vector<double> &v) const override
    {
        double sum = 0.0;
        for (size_t i = 0; i < v.size(); i++)
            sum += weights[i] * v[i] * v[i];
        return sum;
    }
};

class Sharing : public Layer
{
    std::shared_ptr<std::vector<double>> weights;

  public:
    explicit Sharing(std::shared_ptr<std::vector<double>> w) : weights(std::move(w))
    {
    }

    double apply(const std::vector<double> &v) const override
    {
        double sum = 0.0;
        for (size_t i = 0; i < v.size(); i++)
            sum += (*weights)[i] * std::sin(v[i]);
        return sum;
    }
};

__attribute__((noinline)) static std::unique_ptr<Layer> make(int kind, const std::vector<double> &w)
{
    if (kind)
        return std::make_unique<Borrowing>(w);
    return std::make_unique<Sharing>(std::make_shared<std::vector<double>>(w));
}

static double layers(const double *constant, const double *x, int n)
{
    const std::vector<double> weights(constant, constant + n), v(x, x + n);
    double sum = 0.0;
    for (int kind = 0; kind < 2; kind++)
        sum += make(kind, weights)->apply(v);
    return sum;
}

static double lists(const double *constant, const double *x, int n)
{
    std::list<const double *> rows = {constant, x};
    double sum = 0.0;
    for (const double *row : rows)
        for (int i = 0; i < n; i++)
            sum += row[i] * row[i] * x[0];
    return sum;
}

template <class F> static void check_one(const char *name, F f)
{
    const int n = 4;
    double x[n] = {1.0, 2.0, 3.0, -0.5}, d[n] = {0.0};
    __enzyme_autodiff<void>((void *)f, enzyme_const, data, enzyme_dup, x, d, enzyme_const, n);
    for (int i = 0; i < n; i++)
        check(name, i, d[i], central_difference([&](double *p) { return f(data, p, n); }, x, i));
    const double expected[n] = {0.5, 2.0, -1.0, 0.25};
    for (int i = 0; i < n; i++)
        check(name, n + i, data[i], expected[i], 0.0);
}

int main()
{
    check_one("closures", closures);
    check_one("layers", layers);
    check_one("lists", lists);
    return check_result();
}
