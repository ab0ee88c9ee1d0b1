// Boxes with springs: a tree of widgets by unique_ptr with dynamic_cast, weak parents as raw
// pointers, visitors, std::optional sizes, bitset flags.
#include <bitset>
#include <cmath>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include "../expect.h"
struct Visitor;
struct Widget {
    Widget *parent = nullptr;
    std::bitset<8> flags;
    std::optional<double> fixed;
    double width = 0, x = 0;
    std::vector<std::unique_ptr<Widget>> children;
    virtual ~Widget() = default;
    virtual double natural() const
    {
        return fixed.value_or(std::accumulate(children.begin(), children.end(), 0.0,
                                              [](double s, auto &c) { return s + c->natural(); }));
    }
    virtual void arrange(double w)
    {
        width = w;
        double at = x;
        const double n = natural();
        for (auto &c : children) {
            c->x = at;
            c->arrange(c->natural() * w / n);
            at += c->width;
        }
    }
    template <class T, class... A> T &add(A &&...a)
    {
        auto p = std::make_unique<T>(std::forward<A>(a)...);
        p->parent = this;
        T &r = *p;
        children.push_back(std::move(p));
        return r;
    }
};
struct Text : Widget {
    std::string text;
    double size;
    Text(std::string_view t, double s) : text(t), size(s)
    {
        flags.set(1);
    }
    double natural() const override
    {
        return 0.6 * size * text.size();
    }
};
struct Spring : Widget {
    double k;
    explicit Spring(double k) : k(k)
    {
        flags.set(2);
    }
    double natural() const override
    {
        return k / (1 + k);
    }
    void arrange(double w) override
    {
        width = std::sqrt(w * w + k);
    }
};
struct Row : Widget {
    double gap;
    explicit Row(double g) : gap(g)
    {
    }
    double natural() const override
    {
        return Widget::natural() + gap * (children.size() - 1);
    }
};
static double strain(const Widget &w)
{
    double e = 0;
    if (auto *t = dynamic_cast<const Text *>(&w))
        e = std::pow(t->width - t->natural(), 2);
    else if (auto *s = dynamic_cast<const Spring *>(&w))
        e = 0.5 * s->k * s->width * s->width;
    if (w.parent && w.flags.any())
        e += 0.01 * (w.x - w.parent->x);
    for (const auto &c : w.children)
        e += strain(*c);
    return e;
}
static double page(const double *v, double total)
{
    Widget root;
    Row &top = root.add<Row>(v[0]);
    top.add<Text>("a headline that is long", v[1]);
    top.add<Spring>(v[2]);
    Row &inner = top.add<Row>(0.1);
    inner.add<Text>("x", v[1] * 2);
    inner.add<Widget>().fixed = v[3];
    inner.add<Spring>(v[2] * v[3]);
    root.arrange(total);
    return strain(root);
}
int main()
{
    double v[4] = {0.5, 1.2, 0.8, 2.0}, d[4] = {};
    double dt = __enzyme_autodiff<double>((void *)page, enzyme_dup, v, d, enzyme_out, 20.0), t = 20;
    for (int i = 0; i < 4; ++i)
        EXPECT_SLOPE("v", i, d[i], page(v, 20), v[i], 1e-4, 1e-6);
    EXPECT_SLOPE("total", 0, dt, page(v, t), t, 1e-4, 1e-6);
    return verdict();
}
