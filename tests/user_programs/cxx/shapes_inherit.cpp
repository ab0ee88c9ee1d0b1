// Geometry: shapes with inheritance, virtual bases and dynamic_cast, a visitor, moments of a part that is drilled.
#include "../expect.h"
#include <array>
#include <memory>
#include <numbers>
#include <string>
#include <typeinfo>
#include <vector>

struct Point {
    double x = 0, y = 0;
    Point operator+(const Point &o) const { return {x + o.x, y + o.y}; }
    Point operator*(double s) const { return {x * s, y * s}; }
};

class Circle;
class Polygon;
struct Visitor {
    virtual void visit(const Circle &) = 0;
    virtual void visit(const Polygon &) = 0;
    virtual ~Visitor() = default;
};

struct Named {
    std::string name;
    virtual ~Named() {}
};

class Shape : public virtual Named {
  protected:
    double density_ = 1;

  public:
    virtual double area() const = 0;
    virtual Point centre() const = 0;
    virtual void accept(Visitor &v) const = 0;
    virtual double mass() const { return density_ * area(); }
    Shape &of(double density)
    {
        density_ = density;
        return *this;
    }
};

class Circle : public Shape {
    Point c_;
    double r_;

  public:
    Circle(Point c, double r) : c_(c), r_(r) { name = "circle"; }
    double area() const override { return std::numbers::pi * r_ * r_; }
    Point centre() const override { return c_; }
    void accept(Visitor &v) const override { v.visit(*this); }
    double radius() const { return r_; }
};

class Polygon : public Shape {
  protected:
    std::vector<Point> corners_;

  public:
    explicit Polygon(std::vector<Point> corners) : corners_(std::move(corners)) { name = "polygon with corners"; }
    double area() const override
    {
        double sum = 0;
        for (std::size_t i = 0; i < corners_.size(); i++) {
            const auto &a = corners_[i], &b = corners_[(i + 1) % corners_.size()];
            sum += a.x * b.y - a.y * b.x;
        }
        return sum / 2;
    }
    Point centre() const override
    {
        Point sum;
        for (const Point &p : corners_)
            sum = sum + p;
        return sum * (1.0 / corners_.size());
    }
    void accept(Visitor &v) const override { v.visit(*this); }
    std::size_t corners() const { return corners_.size(); }
};

class Plate final : public Polygon {
    std::vector<std::unique_ptr<Shape>> holes_;

  public:
    Plate(double w, double h) : Polygon({{0, 0}, {w, 0}, {w, h}, {0, h}}) {}
    Plate &drill(std::unique_ptr<Shape> hole)
    {
        holes_.push_back(std::move(hole));
        return *this;
    }
    double area() const override
    {
        double a = Polygon::area();
        for (const auto &h : holes_)
            a -= h->area();
        return a;
    }
    Point centre() const override
    {
        Point sum = Polygon::centre() * Polygon::area();
        for (const auto &h : holes_)
            sum = sum + h->centre() * -h->area();
        return sum * (1 / area());
    }
};

class Edges : public Visitor {
  public:
    double length = 0;
    int count = 0;
    void visit(const Circle &c) override { length += 2 * std::numbers::pi * c.radius(); }
    void visit(const Polygon &p) override { count += static_cast<int>(p.corners()); }
};

static double balance(const double *x)
{
    std::vector<std::unique_ptr<Shape>> parts;
    auto plate = std::make_unique<Plate>(x[0], x[1]);
    plate->drill(std::make_unique<Circle>(Point{x[0] / 3, x[1] / 2}, x[2])).drill(std::make_unique<Polygon>(std::vector<Point>{{0.1, 0.1}, {x[3], 0.1}, {0.1, x[3]}}));
    parts.push_back(std::move(plate));
    parts.push_back(std::make_unique<Circle>(Point{x[3], -1}, x[2] * 2));
    parts.back()->of(x[3]);
    Point sum;
    double mass = 0;
    Edges edges;
    for (const auto &p : parts) {
        sum = sum + p->centre() * p->mass();
        mass += p->mass();
        p->accept(edges);
        if (const auto *c = dynamic_cast<const Circle *>(p.get()))
            mass += 0.1 * c->radius();
        if (typeid(*p) == typeid(Plate))
            mass += p->name.size() * x[1] * 0.01;
    }
    return sum.x / mass + 2 * sum.y / mass + edges.length * edges.count * 0.1;
}

int main()
{
    double x[4] = {3, 2, 0.4, 0.7}, d[4] = {};
    __enzyme_autodiff<void>((void *)balance, enzyme_dup, x, d);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("x", i, d[i], balance(x), x[i], 1e-3, 1e-7);
    return verdict();
}
