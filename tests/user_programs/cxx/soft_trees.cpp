// Machine learning: an ensemble of soft decision trees, nodes in one vector, children by index.
#include "../expect.h"
#include <cstdint>
#include <vector>

struct TreeNode {
    std::int32_t feature = -1, left = -1, right = -1;
    float threshold = 0;
    double value = 0;
};

class Tree {
    std::vector<TreeNode> nodes_;

public:
    int build(const double *&w, int depth, int features)
    {
        const int me = (int)nodes_.size();
        nodes_.emplace_back();
        if (depth == 0) {
            nodes_[me].value = *w++;
            return me;
        }
        nodes_[me].feature = (me * 7) % features;
        nodes_[me].threshold = (float)*w++;
        const int l = build(w, depth - 1, features), r = build(w, depth - 1, features);
        nodes_[me].left = l;
        nodes_[me].right = r;
        return me;
    }
    double predict(const std::vector<double> &x, int at, double sharpness) const
    {
        const TreeNode &n = nodes_[at];
        if (n.feature < 0)
            return n.value;
        const double p = 1 / (1 + std::exp(-sharpness * (x[n.feature] - n.threshold)));
        return (1 - p) * predict(x, n.left, sharpness) + p * predict(x, n.right, sharpness);
    }
};

static double error(const double *w, int trees, double sharpness)
{
    std::vector<Tree> forest(trees);
    for (Tree &t : forest)
        t.build(w, 2, 3);
    double sum = 0;
    for (int i = 0; i < 6; i++) {
        const std::vector<double> x{std::sin(i), std::cos(2.0 * i), 0.1 * i};
        double y = 0;
        for (const Tree &t : forest)
            y += t.predict(x, 0, sharpness);
        sum += (y - x[0] * x[1]) * (y - x[0] * x[1]);
    }
    return sum;
}

int main()
{
    double w[14], d[14] = {}, k = 3;
    for (int i = 0; i < 14; i++)
        w[i] = 0.5 * std::sin(2.0 * i + 1);
    const double dk = __enzyme_autodiff<double>((void *)error, enzyme_dup, w, d, enzyme_const, 2, enzyme_out, k);
    for (int i = 0; i < 14; i++)
        EXPECT_SLOPE("w", i, d[i], error(w, 2, k), w[i], 0.01, 2e-4);
    EXPECT_SLOPE("sharpness", 0, dk, error(w, 2, k), k, 1e-3, 1e-4);
    return verdict();
}
