// Smoothed particles in a tank: cell lists as vectors of vectors, a tree built and summed by recursive tasks, a
// virtual equation of state, taskloops over cells, nested containers that each thread fills and all join.
#include <cmath>
#include <memory>
#include <omp.h>
#include <vector>
#include "verify.h"

struct State {
    virtual ~State() = default;
    virtual double pressure(double density) const = 0;
};
struct Stiff : State {
    double rest, b;
    Stiff(double r, double s) : rest(r), b(s) {}
    double pressure(double d) const override { return b * (std::pow(d / rest, 3) - 1); }
};
struct Ideal : State {
    double c;
    explicit Ideal(double s) : c(s) {}
    double pressure(double d) const override { return c * c * d; }
};

struct Particle {
    double x, y, mass, density, pressure;
};

struct Node {
    double mass = 0, x = 0, y = 0;
    std::unique_ptr<Node> left, right;
};

static std::unique_ptr<Node> build(const std::vector<Particle> &p, int from, int to)
{
    auto node = std::make_unique<Node>();
    if (to - from == 1) {
        node->mass = p[from].mass;
        node->x = p[from].x;
        node->y = p[from].y;
        return node;
    }
    const int middle = (from + to) / 2;
#pragma omp task shared(node, p)
    node->left = build(p, from, middle);
#pragma omp task shared(node, p)
    node->right = build(p, middle, to);
#pragma omp taskwait
    node->mass = node->left->mass + node->right->mass;
    node->x = (node->left->mass * node->left->x + node->right->mass * node->right->x) / node->mass;
    node->y = (node->left->mass * node->left->y + node->right->mass * node->right->y) / node->mass;
    return node;
}

static double attraction(const Node *node, const Particle &p)
{
    if (!node)
        return 0;
    double dx = node->x - p.x, dy = node->y - p.y, r = std::sqrt(dx * dx + dy * dy + 0.1);
    if (!node->left || r > 2.0)
        return node->mass * p.mass / r;
    double a, b;
#pragma omp task shared(a, p)
    a = attraction(node->left.get(), p);
    b = attraction(node->right.get(), p);
#pragma omp taskwait
    return a + b;
}

static double tank(const double *x, int n)
{
    std::vector<Particle> p;
    for (int i = 0; i < 14; i++)
        p.push_back({0.4 * i + 0.1 * x[i % n], 0.5 * (i % 3), 1 + 0.2 * x[(i + 1) % n], 0, 0});
    std::vector<std::vector<int>> cells(4);
    for (int i = 0; i < 14; i++)
        cells[i / 4].push_back(i);
    std::vector<std::unique_ptr<State>> states;
    states.push_back(std::make_unique<Stiff>(1.0 + x[0], 0.5));
    states.push_back(std::make_unique<Ideal>(x[1]));
    double viscous = 0, potential = 0;
    std::unique_ptr<Node> root;
    std::vector<std::vector<double>> found(omp_get_max_threads());
#pragma omp parallel
    {
#pragma omp single
        {
#pragma omp taskloop
            for (std::size_t c = 0; c < cells.size(); c++)
                for (int i : cells[c]) {
                    double d = 0;
                    for (int k = -1; k <= 1; k++)
                        if (int(c) + k >= 0 && c + k < cells.size())
                            for (int j : cells[c + k]) {
                                double dx = p[i].x - p[j].x, dy = p[i].y - p[j].y;
                                d += p[j].mass * std::exp(-2 * (dx * dx + dy * dy));
                            }
                    p[i].density = d;
                }
#pragma omp taskloop reduction(+ : viscous) num_tasks(3)
            for (int i = 0; i < 14; i++) {
                p[i].pressure = states[i % 2]->pressure(p[i].density);
                viscous += p[i].pressure * p[i].density * 0.1;
            }
            root = build(p, 0, 14);
        }
#pragma omp for schedule(guided, 2)
        for (int i = 0; i < 14; i++)
            found[omp_get_thread_num()].push_back(p[i].pressure / p[i].density);
#pragma omp single nowait
        for (int i = 0; i < 14; i += 5)
            potential += attraction(root.get(), p[i]);
    }
    double joined = 0;
    for (const auto &f : found)
        for (double v : f)
            joined += v * v;
    return viscous + 0.3 * potential + joined;
}

int main()
{
    for (int threads = 1; threads <= 4; threads++) {
        omp_set_num_threads(threads);
        VERIFY(tank, 4, 0.8 + 0.1 * i);
    }
    return verdict();
}
