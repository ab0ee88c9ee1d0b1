// unique_ptr AVL tree of loans with move-only payloads, iterated by a stack of raw pointers.
#include <algorithm>
#include <memory>
#include <stack>
#include <vector>
#include "../expect.h"
struct Loan {
    int due;
    std::unique_ptr<double[]> flows;
    std::size_t n;
};
struct Node {
    Loan loan;
    std::unique_ptr<Node> left, right;
    int height = 1;
    explicit Node(Loan l) : loan(std::move(l))
    {
    }
};
using Tree = std::unique_ptr<Node>;
static int height(const Tree &t)
{
    return t ? t->height : 0;
}
static void fix(Tree &t)
{
    t->height = 1 + std::max(height(t->left), height(t->right));
}
static void right(Tree &t)
{
    Tree l = std::move(t->left);
    t->left = std::move(l->right);
    fix(t);
    l->right = std::move(t);
    t = std::move(l);
    fix(t);
}
static void left(Tree &t)
{
    Tree r = std::move(t->right);
    t->right = std::move(r->left);
    fix(t);
    r->left = std::move(t);
    t = std::move(r);
    fix(t);
}
static void insert(Tree &t, Loan l)
{
    if (!t) {
        t = std::make_unique<Node>(std::move(l));
        return;
    }
    insert(l.due < t->loan.due ? t->left : t->right, std::move(l));
    fix(t);
    int b = height(t->left) - height(t->right);
    if (b > 1) {
        if (height(t->left->left) < height(t->left->right))
            left(t->left);
        right(t);
    } else if (b < -1) {
        if (height(t->right->right) < height(t->right->left))
            right(t->right);
        left(t);
    }
}
double value(const double *rate, int n)
{
    Tree root;
    for (int i = 0; i < n; ++i) {
        Loan l{(i * 13) % 17, std::make_unique<double[]>(i % 3 + 1), std::size_t(i % 3 + 1)};
        for (std::size_t k = 0; k < l.n; ++k)
            l.flows[k] = rate[i] * (k + 1) + rate[(i + k) % n] * rate[i];
        insert(root, std::move(l));
    }
    double sum = 0, discount = 1;
    std::stack<const Node *> path;
    const Node *at = root.get();
    while (at || !path.empty()) {
        while (at) {
            path.push(at);
            at = at->left.get();
        }
        at = path.top();
        path.pop();
        for (std::size_t k = 0; k < at->loan.n; ++k)
            sum += at->loan.flows[k] * discount;
        discount *= 0.97 + 0.001 * at->height;
        at = at->right.get();
    }
    return sum;
}
int main()
{
    std::vector<double> r(11), d(11);
    for (int i = 0; i < 11; ++i)
        r[i] = 0.3 + 0.11 * i;
    __enzyme_autodiff<double>((void *)value, enzyme_dup, r.data(), d.data(), enzyme_const, 11);
    for (int i = 0; i < 11; ++i)
        EXPECT_SLOPE("r", i, d[i], value(r.data(), 11), r[i], 1e-3, 1e-8);
    return verdict();
}
