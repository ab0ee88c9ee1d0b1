// Linguistics: distances between dialects by weighted edit distances of words, clustered with a priority queue into
// a tree of shared pointers; hash maps by string and by pair with a hash of one's own.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <queue>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace std::string_view_literals;

struct PairHash {
    std::size_t operator()(const std::pair<char, char> &p) const noexcept
    {
        return std::hash<char>{}(p.first) * 31 + std::hash<char>{}(p.second);
    }
};

class Costs {
    std::unordered_map<std::pair<char, char>, double, PairHash> special_;
    double vowel_, consonant_, mixed_, gap_;

    static bool is_vowel(char c) { return "aeiou"sv.find(c) != std::string_view::npos; }

public:
    explicit Costs(const double *w) : vowel_(w[0]), consonant_(w[1]), mixed_(w[2]), gap_(w[3]) {}
    Costs &allow(char a, char b, double cost)
    {
        special_.insert_or_assign(std::minmax({a, b}), cost);
        return *this;
    }
    double operator()(char a, char b) const
    {
        if (a == b)
            return 0;
        if (const auto at = special_.find(std::minmax(a, b)); at != special_.end())
            return at->second;
        return is_vowel(a) && is_vowel(b) ? vowel_ : is_vowel(a) || is_vowel(b) ? mixed_ : consonant_;
    }
    double gap() const { return gap_; }
};

static double soft_min(std::initializer_list<double> xs)
{
    const double low = std::min(xs);
    double s = 0;
    for (double x : xs)
        s += std::exp(-8 * (x - low));
    return low - std::log(s) / 8;
}

static double distance(std::string_view a, std::string_view b, const Costs &costs)
{
    std::vector<std::vector<double>> t(a.size() + 1, std::vector<double>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); i++)
        for (std::size_t j = 0; j <= b.size(); j++)
            if (i == 0 || j == 0)
                t[i][j] = costs.gap() * static_cast<double>(i + j);
            else
                t[i][j] = soft_min({t[i - 1][j - 1] + costs(a[i - 1], b[j - 1]), t[i - 1][j] + costs.gap(), t[i][j - 1] + costs.gap()});
    return t[a.size()][b.size()] / static_cast<double>(std::max(a.size(), b.size()));
}

struct Cluster {
    std::string name;
    std::vector<std::string_view> words;
    double height = 0;
    std::shared_ptr<const Cluster> left, right;
    int size() const { return left ? left->size() + right->size() : 1; }
};
using ClusterPtr = std::shared_ptr<const Cluster>;

struct Candidate {
    double distance;
    ClusterPtr a, b;
    bool operator<(const Candidate &o) const { return distance > o.distance; }
};

class Atlas {
    std::unordered_map<std::string, ClusterPtr> live_;
    std::unordered_map<std::string, double> memo_;
    const Costs &costs_;

    double between(const Cluster &x, const Cluster &y)
    {
        if (x.left)
            return (x.left->size() * between(*x.left, y) + x.right->size() * between(*x.right, y)) / x.size();
        if (y.left)
            return between(y, x);
        const std::string key = x.name < y.name ? x.name + '/' + y.name : y.name + '/' + x.name;
        if (const auto known = memo_.find(key); known != memo_.end())
            return known->second;
        double s = 0;
        for (std::size_t i = 0; i < x.words.size(); i++)
            s += distance(x.words[i], y.words[i], costs_);
        return memo_[key] = s / static_cast<double>(x.words.size());
    }

public:
    explicit Atlas(const Costs &costs) : costs_(costs) {}
    void add(std::string name, std::vector<std::string_view> words)
    {
        auto c = std::make_shared<Cluster>();
        c->name = name;
        c->words = std::move(words);
        live_.emplace(std::move(name), std::move(c));
    }
    std::optional<ClusterPtr> cluster()
    {
        std::priority_queue<Candidate> queue;
        std::vector<ClusterPtr> all;
        for (const auto &[name, c] : live_)
            all.push_back(c);
        std::sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a->name < b->name; });
        for (std::size_t i = 0; i < all.size(); i++)
            for (std::size_t j = 0; j < i; j++)
                queue.push({between(*all[i], *all[j]), all[i], all[j]});
        while (!queue.empty()) {
            const Candidate best = queue.top();
            queue.pop();
            if (!live_.count(best.a->name) || !live_.count(best.b->name))
                continue;
            auto joined = std::make_shared<Cluster>();
            joined->name = '(' + best.a->name + ' ' + best.b->name + ')';
            joined->height = best.distance / 2;
            joined->left = best.a;
            joined->right = best.b;
            live_.erase(best.a->name);
            live_.erase(best.b->name);
            for (const auto &[name, other] : live_)
                queue.push({between(*joined, *other), joined, other});
            live_[joined->name] = joined;
            if (live_.size() == 1)
                return joined;
        }
        return std::nullopt;
    }
};

static double spread(const ClusterPtr &c, int depth)
{
    if (!c->left)
        return 0;
    return c->height * c->height / (1 + depth) + spread(c->left, depth + 1) + spread(c->right, depth + 1);
}

static double loss(const double *w, double voicing)
{
    Costs costs(w);
    costs.allow('p', 'b', voicing).allow('d', 't', voicing).allow('k', 'g', voicing * voicing);
    Atlas atlas(costs);
    atlas.add("north", {"water"sv, "appel"sv, "dorp"sv, "maken"sv});
    atlas.add("coast", {"weter"sv, "abbel"sv, "dorb"sv, "magen"sv});
    atlas.add("hills", {"wasser"sv, "apfel"sv, "dorf"sv, "machen"sv});
    atlas.add("south", {"wossa"sv, "opfe"sv, "doaf"sv, "mocha"sv});
    atlas.add("island-of-the-far-north", {"wetter"sv, "eppel"sv, "torp"sv, "meken"sv});
    const auto root = atlas.cluster();
    return root ? spread(*root, 0) + 0.1 * (*root)->height : -1;
}

int main()
{
    double w[4] = {0.4, 0.7, 1.3, 0.9}, d[4] = {}, voicing = 0.5;
    const double dv = __enzyme_autodiff<double>((void *)loss, enzyme_dup, w, d, enzyme_out, voicing);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("w", i, d[i], loss(w, voicing), w[i], 1e-4, 1e-7);
    EXPECT_SLOPE("voicing", 0, dv, loss(w, voicing), voicing, 1e-4, 1e-7);
    return verdict();
}
