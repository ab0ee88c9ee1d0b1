// A drawing with undo: commands as std::variant in a stack, shapes behind unique_ptr, snapshots by
// clone().
#include <cmath>
#include <memory>
#include <stack>
#include <string>
#include <variant>
#include <vector>
#include "../expect.h"
struct Shape {
    std::string label;
    double x, y;
    virtual ~Shape() = default;
    virtual double area() const = 0;
    virtual std::unique_ptr<Shape> clone() const = 0;
    virtual void scale(double) = 0;
    Shape(std::string l, double x, double y) : label(std::move(l)), x(x), y(y)
    {
    }
};
struct Circle : Shape {
    double r;
    Circle(double x, double y, double r) : Shape("circle", x, y), r(r)
    {
    }
    double area() const override
    {
        return M_PI * r * r;
    }
    std::unique_ptr<Shape> clone() const override
    {
        return std::make_unique<Circle>(*this);
    }
    void scale(double s) override
    {
        r *= s;
    }
};
struct Polygon : Shape {
    std::vector<std::pair<float, float>> p;
    Polygon(double x, double y, int n, double r) : Shape("a polygon with many corners", x, y)
    {
        for (int i = 0; i < n; ++i)
            p.emplace_back(float(r * std::cos(6.28 * i / n)), float(r * std::sin(6.28 * i / n)));
    }
    double area() const override
    {
        double s = 0;
        for (size_t i = 0; i < p.size(); ++i) {
            auto [a, b] = p[i];
            auto [c, d] = p[(i + 1) % p.size()];
            s += double(a) * d - double(c) * b;
        }
        return s / 2;
    }
    std::unique_ptr<Shape> clone() const override
    {
        return std::make_unique<Polygon>(*this);
    }
    void scale(double s) override
    {
        for (auto &[a, b] : p)
            a *= float(s), b *= float(s);
    }
};
struct Move {
    int index;
    double dx, dy;
};
struct Scale {
    int index;
    double by;
};
struct Replace {
    int index;
    std::unique_ptr<Shape> old;
};
using Command = std::variant<Move, Scale, Replace>;
class Drawing
{
    std::vector<std::unique_ptr<Shape>> shapes;
    std::stack<Command> undo;

  public:
    void add(std::unique_ptr<Shape> s)
    {
        shapes.push_back(std::move(s));
    }
    void move(int i, double dx, double dy)
    {
        shapes[i]->x += dx;
        shapes[i]->y += dy;
        undo.push(Move{i, dx, dy});
    }
    void scale(int i, double by)
    {
        shapes[i]->scale(by);
        undo.push(Scale{i, by});
    }
    void replace(int i, std::unique_ptr<Shape> s)
    {
        std::swap(shapes[i], s);
        undo.push(Replace{i, std::move(s)});
    }
    void back()
    {
        Command c = std::move(undo.top());
        undo.pop();
        if (auto *m = std::get_if<Move>(&c))
            shapes[m->index]->x -= m->dx, shapes[m->index]->y -= m->dy;
        else if (auto *s = std::get_if<Scale>(&c))
            shapes[s->index]->scale(1 / s->by);
        else {
            auto &r = std::get<Replace>(c);
            shapes[r.index] = std::move(r.old);
        }
    }
    double weight() const
    {
        double w = 0;
        for (auto &s : shapes)
            w += s->area() * (s->x * s->x + s->y) * (s->label.size() > 10 ? 1.5 : 1);
        return w;
    }
};
static double session(const double *v, int n)
{
    Drawing d;
    for (int i = 0; i < n; ++i)
        if (i % 2)
            d.add(std::make_unique<Polygon>(v[i], 0.5, 3 + i, 1.0 + v[i]));
        else
            d.add(std::make_unique<Circle>(v[i], -0.2, v[i] * v[i]));
    d.move(0, v[1], v[2]);
    d.scale(1, v[0]);
    double w = d.weight();
    d.replace(2, std::make_unique<Circle>(v[3], 1.0, v[1]));
    w += 2 * d.weight();
    d.back();
    d.back();
    w += 3 * d.weight();
    d.back();
    return w + d.weight();
}
int main()
{
    double v[4] = {1.1, 0.6, -0.8, 1.4}, g[4] = {};
    __enzyme_autodiff<void>((void *)session, enzyme_dup, v, g, enzyme_const, 4);
    for (int i = 0; i < 4; ++i)
        EXPECT_SLOPE("v", i, g[i], session(v, 4), v[i], 1e-2, 2e-4);
    return verdict();
}
