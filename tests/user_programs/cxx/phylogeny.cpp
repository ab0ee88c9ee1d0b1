// Biology: the likelihood of sequences on a tree that is written in brackets, with parents behind weak pointers.
#include "../expect.h"
#include <array>
#include <cctype>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

using Likelihoods = std::array<double, 4>;

struct Node : std::enable_shared_from_this<Node> {
    std::string name;
    double length = 0;
    std::weak_ptr<Node> parent;
    std::vector<std::shared_ptr<Node>> children;
    std::vector<Likelihoods> sites;

    int depth() const
    {
        const auto up = parent.lock();
        return up ? 1 + up->depth() : 0;
    }
    void adopt(std::shared_ptr<Node> child)
    {
        child->parent = weak_from_this();
        children.push_back(std::move(child));
    }
};

class Newick {
    std::string_view text_;
    std::size_t at_ = 0;
    const double *lengths_;
    int used_ = 0;

    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void expect_char(char c)
    {
        if (peek() != c)
            throw std::runtime_error(std::string("no ") + c + " at " + std::to_string(at_));
        at_++;
    }

public:
    Newick(std::string_view text, const double *lengths) : text_(text), lengths_(lengths) {}

    std::shared_ptr<Node> node()
    {
        auto made = std::make_shared<Node>();
        if (peek() == '(') {
            at_++;
            made->adopt(node());
            while (peek() == ',') {
                at_++;
                made->adopt(node());
            }
            expect_char(')');
        }
        const std::size_t start = at_;
        while (std::isalpha(static_cast<unsigned char>(peek())))
            at_++;
        made->name = text_.substr(start, at_ - start);
        if (peek() == ':') {
            at_++;
            while (std::isdigit(static_cast<unsigned char>(peek())))
                at_++;
            made->length = lengths_[used_++];
        }
        return made;
    }
};

struct Model {
    double kappa;
    std::array<float, 4> base;

    double chance(int from, int to, double length) const
    {
        // transitions between A and G, C and T are more likely
        const bool same = from == to, transition = !same && (from ^ to) == 2;
        const double slow = std::exp(-length), fast = std::exp(-length * (kappa + 1) / 2);
        const double pair = base[static_cast<std::size_t>(to)] + base[static_cast<std::size_t>(to ^ 2)];
        const double p = base[static_cast<std::size_t>(to)];
        if (same)
            return p + p * (1 / pair - 1) * slow + (pair - p) / pair * fast;
        if (transition)
            return p + p * (1 / pair - 1) * slow - p / pair * fast;
        return p * (1 - slow);
    }
};

static void prune(Node &node, const Model &model, const std::unordered_map<std::string, std::string> &data)
{
    static const std::string letters = "ACGT";
    if (node.children.empty()) {
        for (const char c : data.at(node.name)) {
            Likelihoods l{};
            const auto k = letters.find(c);
            if (k == std::string::npos)
                l.fill(1);
            else
                l[k] = 1;
            node.sites.push_back(l);
        }
        return;
    }
    for (const auto &child : node.children) {
        prune(*child, model, data);
        if (node.sites.empty())
            node.sites.assign(child->sites.size(), {1, 1, 1, 1});
        for (std::size_t s = 0; s < node.sites.size(); s++)
            for (int i = 0; i < 4; i++) {
                double sum = 0;
                for (int j = 0; j < 4; j++)
                    sum += model.chance(i, j, child->length) * child->sites[s][static_cast<std::size_t>(j)];
                node.sites[s][static_cast<std::size_t>(i)] *= sum;
            }
    }
}

static double likelihood(const double *lengths, double kappa)
{
    const std::unordered_map<std::string, std::string> data = {
        {"man", "ACGTTGCA"}, {"ape", "ACGTTGTA"}, {"mouse", "ATGCTG-A"}, {"a", "ACATTGCG"}};
    const Model model{kappa, {0.3125f, 0.1875f, 0.25f, 0.25f}};
    const auto root = Newick("((man:1,ape:1)primates:1,(mouse:1,a:1)rest:1)root", lengths).node();
    prune(*root, model, data);
    double sum = 0;
    for (const auto &site : root->sites) {
        double p = 0;
        for (std::size_t i = 0; i < 4; i++)
            p += model.base[i] * site[i];
        sum += std::log(p);
    }
    const Node &deep = *root->children.back()->children.front();
    return sum - 0.1 * deep.depth() * deep.length * deep.length;
}

int main()
{
    double lengths[6] = {0.12, 0.2, 0.3, 0.25, 0.4, 0.15}, d[6] = {}, kappa = 2.4;
    const double dk = __enzyme_autodiff<double>((void *)likelihood, enzyme_dup, lengths, d, enzyme_out, kappa);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("length", i, d[i], likelihood(lengths, kappa), lengths[i], 1e-4, 1e-6);
    EXPECT_SLOPE("kappa", 0, dk, likelihood(lengths, kappa), kappa, 1e-3, 1e-7);
    return verdict();
}
