// Networks: PageRank with nodes in an unordered_map by number and adjacency in vectors.
#include "../expect.h"
#include <unordered_map>
#include <vector>

struct Link {
    int to;
    double weight;
};
struct Node {
    double rank = 1, incoming = 0;
    std::vector<Link> links;
    int visits = 0;
};

class Web {
public:
    void link(int from, int to, double weight)
    {
        nodes_[from].links.push_back({to, weight});
        nodes_[to];
    }
    void iterate(double damping)
    {
        for (auto &[id, node] : nodes_)
            node.incoming = 0;
        for (auto &[id, node] : nodes_) {
            double total = 0;
            for (const Link &l : node.links)
                total += l.weight;
            for (const Link &l : node.links)
                nodes_.at(l.to).incoming += node.rank * l.weight / total;
            node.visits++;
        }
        for (auto &[id, node] : nodes_)
            node.rank = 1 - damping + damping * node.incoming;
    }
    double rank(int id) const
    {
        auto found = nodes_.find(id);
        return found == nodes_.end() ? 0 : found->second.rank;
    }

private:
    std::unordered_map<int, Node> nodes_;
};

static double rank_of(const double *weights, int n, double damping)
{
    Web web;
    for (int i = 0; i < n; i++)
        web.link(i * 7 % 5, (i * 3 + 1) % 6, weights[i]);
    for (int i = 0; i < 12; i++)
        web.iterate(damping);
    return web.rank(1) + 2 * web.rank(4) + web.rank(77);
}

int main()
{
    double w[11], d[11] = {}, damping = 0.85;
    for (int i = 0; i < 11; i++)
        w[i] = 1 + 0.5 * std::sin(i);
    const double dd = __enzyme_autodiff<double>((void *)rank_of, enzyme_dup, w, d, 11, damping);
    for (int i = 0; i < 11; i++)
        EXPECT_SLOPE("w", i, d[i], rank_of(w, 11, damping), w[i], 1e-3, 1e-6);
    EXPECT_SLOPE("damping", 0, dd, rank_of(w, 11, damping), damping, 1e-4, 1e-6);
    return verdict();
}
