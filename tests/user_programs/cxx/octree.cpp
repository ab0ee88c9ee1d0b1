// Astronomy: an octree with an array of unique_ptr children and optional bodies at its leaves.
#include "../expect.h"
#include <array>
#include <memory>
#include <optional>
#include <vector>

struct Body {
    std::array<double, 3> at;
    double mass;
    unsigned id;
};

class Cell {
    std::array<double, 3> centre_;
    double half_;
    std::array<std::unique_ptr<Cell>, 8> children_;
    std::optional<Body> body_;
    double mass_ = 0;
    std::array<double, 3> moment_{};

    int octant(const Body &b) const
    {
        return (b.at[0] > centre_[0]) | (b.at[1] > centre_[1]) << 1 | (b.at[2] > centre_[2]) << 2;
    }
    void pass_down(const Body &b)
    {
        const int k = octant(b);
        if (!children_[k]) {
            auto c = centre_;
            for (int d = 0; d < 3; d++)
                c[d] += (k >> d & 1 ? 0.5 : -0.5) * half_;
            children_[k] = std::make_unique<Cell>(c, half_ / 2);
        }
        children_[k]->insert(b);
    }

public:
    Cell(std::array<double, 3> centre, double half) : centre_(centre), half_(half) {}
    void insert(const Body &b)
    {
        const bool was_empty = mass_ == 0;
        mass_ += b.mass;
        for (int d = 0; d < 3; d++)
            moment_[d] += b.mass * b.at[d];
        if (was_empty) {
            body_ = b;
            return;
        }
        if (body_) {
            const Body old = *body_;
            body_.reset();
            pass_down(old);
        }
        pass_down(b);
    }
    double potential(const Body &of, double angle) const
    {
        if (body_ && body_->id == of.id)
            return 0;
        double r2 = 1e-2;
        for (int d = 0; d < 3; d++)
            r2 += (moment_[d] / mass_ - of.at[d]) * (moment_[d] / mass_ - of.at[d]);
        if (body_ || 4 * half_ * half_ < angle * angle * r2)
            return -mass_ / std::sqrt(r2);
        double sum = 0;
        for (const auto &c : children_)
            if (c)
                sum += c->potential(of, angle);
        return sum;
    }
};

static double energy(const double *x, const double *m, int n)
{
    std::vector<Body> bodies;
    Cell root({0, 0, 0}, 2);
    for (int i = 0; i < n; i++)
        bodies.push_back({{x[3 * i], x[3 * i + 1], x[3 * i + 2]}, m[i], (unsigned)i});
    for (const Body &b : bodies)
        root.insert(b);
    double e = 0;
    for (const Body &b : bodies)
        e += 0.5 * b.mass * root.potential(b, 0.7);
    return e;
}

int main()
{
    constexpr int n = 7;
    double x[3 * n], dx[3 * n] = {}, m[n], dm[n] = {};
    for (int i = 0; i < 3 * n; i++)
        x[i] = 1.8 * std::sin(2.7 * i + 0.4);
    for (int i = 0; i < n; i++)
        m[i] = 1 + 0.2 * i;
    __enzyme_autodiff<double>((void *)energy, enzyme_dup, x, dx, enzyme_dup, m, dm, enzyme_const, n);
    for (int i = 0; i < 3 * n; i++)
        EXPECT_SLOPE("x", i, dx[i], energy(x, m, n), x[i], 1e-5, 1e-6);
    for (int i = 0; i < n; i++)
        EXPECT_SLOPE("m", i, dm[i], energy(x, m, n), m[i], 1e-5, 1e-6);
    return verdict();
}
