// A binary tree whose sums are found by recursive tasks, and by a task reduction.
#include <cmath>
#include <memory>
#include "verify.h"

struct Node {
    double value;
    std::unique_ptr<Node> left, right;
};

static std::unique_ptr<Node> build(const double *x, int lo, int hi)
{
    if (lo >= hi)
        return nullptr;
    int mid = (lo + hi) / 2;
    auto n = std::make_unique<Node>();
    n->value = x[mid];
    n->left = build(x, lo, mid);
    n->right = build(x, mid + 1, hi);
    return n;
}

static double sum_of(const Node *n)
{
    if (!n)
        return 0.0;
    double l = 0.0, r = 0.0;
#pragma omp task shared(l) if (n->left != nullptr)
    l = sum_of(n->left.get());
#pragma omp task shared(r)
    r = sum_of(n->right.get());
#pragma omp taskwait
    return std::tanh(n->value + 0.3 * l * r) + l + r;
}

static double tree(const double *x, int n)
{
    auto root = build(x, 0, n);
    double s = 0.0;
#pragma omp parallel
#pragma omp single nowait
    s = sum_of(root.get());
    return s * s;
}

static double reduced(const double *x, int n)
{
    double total = 0.0;
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup task_reduction(+ : total)
    for (int i = 0; i < n; i++) {
#pragma omp task in_reduction(+ : total) firstprivate(i)
        total += std::sin(x[i]) * x[(i + 1) % n];
    }
    return total * total;
}

static double looped(const double *x, int n)
{
    double total = 1.0;
#pragma omp parallel
#pragma omp master
#pragma omp taskloop reduction(+ : total) grainsize(3)
    for (int i = 0; i < n; i++)
        total += std::exp(-x[i]) * x[(i + 2) % n];
    return total * total;
}

int main()
{
    VERIFY(tree, 13, 0.3 + 0.05 * i);
    VERIFY(reduced, 13, 0.3 + 0.05 * i);
    VERIFY(looped, 13, 0.3 + 0.05 * i);
    return verdict();
}
