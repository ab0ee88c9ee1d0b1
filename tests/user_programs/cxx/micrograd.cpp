// Machine learning: a user's own tape with shared_ptr nodes and std::function, differentiated again.
#include "../expect.h"
#include <functional>
#include <memory>
#include <unordered_set>
#include <vector>

struct Value : std::enable_shared_from_this<Value> {
    double data, grad = 0;
    std::vector<std::shared_ptr<Value>> parents;
    std::function<void(Value &)> backward = [](Value &) {};
    explicit Value(double d) : data(d) {}
};
using V = std::shared_ptr<Value>;

static V leaf(double d) { return std::make_shared<Value>(d); }
static V operator+(const V &a, const V &b)
{
    auto out = leaf(a->data + b->data);
    out->parents = {a, b};
    out->backward = [](Value &o) {
        o.parents[0]->grad += o.grad;
        o.parents[1]->grad += o.grad;
    };
    return out;
}
static V operator*(const V &a, const V &b)
{
    auto out = leaf(a->data * b->data);
    out->parents = {a, b};
    out->backward = [](Value &o) {
        o.parents[0]->grad += o.grad * o.parents[1]->data;
        o.parents[1]->grad += o.grad * o.parents[0]->data;
    };
    return out;
}
static V tanh_of(const V &a)
{
    auto out = leaf(std::tanh(a->data));
    out->parents = {a};
    out->backward = [](Value &o) { o.parents[0]->grad += o.grad * (1 - o.data * o.data); };
    return out;
}

static void visit(const V &v, std::unordered_set<Value *> &seen, std::vector<V> &order)
{
    if (!seen.insert(v.get()).second)
        return;
    for (const auto &p : v->parents)
        visit(p, seen, order);
    order.push_back(v);
}

// The squared norm of the gradient that the tape finds.
static double gradient_norm(const double *x, int n)
{
    std::vector<V> in;
    for (int i = 0; i < n; i++)
        in.push_back(leaf(x[i]));
    V y = in[0];
    for (int i = 1; i < n; i++)
        y = tanh_of(y * in[i] + in[i - 1]);
    std::vector<V> order;
    std::unordered_set<Value *> seen;
    visit(y, seen, order);
    y->grad = 1;
    for (auto it = order.rbegin(); it != order.rend(); ++it)
        (*it)->backward(**it);
    double norm = 0;
    for (const auto &v : in)
        norm += v->grad * v->grad;
    return norm;
}

int main()
{
    double x[4] = {0.5, -0.3, 0.9, 0.7}, d[4] = {};
    __enzyme_autodiff<double>((void *)gradient_norm, enzyme_dup, x, d, enzyme_const, 4);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("x", i, d[i], gradient_norm(x, 4), x[i], 1e-3, 1e-6);
    return verdict();
}
