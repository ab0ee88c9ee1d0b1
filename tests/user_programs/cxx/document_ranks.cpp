// Search: tokens from text, term weights in hash maps, ranking with partial_sort, a soft metric.
#include "../expect.h"
#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

static std::vector<std::string> tokens(std::string_view text)
{
    std::vector<std::string> out;
    std::string word;
    for (char c : text) {
        if (std::isalpha((unsigned char)c))
            word += (char)std::tolower((unsigned char)c);
        else if (!word.empty())
            out.push_back(std::exchange(word, {}));
    }
    if (!word.empty())
        out.push_back(std::move(word));
    return out;
}
class Index {
    struct Document {
        std::unordered_map<std::string, double> counts;
        double length = 0;
    };
    std::vector<Document> documents_;
    std::unordered_map<std::string, double> weights_;

public:
    void add(std::string_view text, double boost)
    {
        Document d;
        for (auto &&w : tokens(text)) {
            d.counts[w] += boost;
            d.length += 1;
        }
        for (const auto &[w, n] : d.counts)
            weights_[w] += n / d.length;
        documents_.push_back(std::move(d));
    }
    std::vector<std::pair<double, std::size_t>> rank(const std::vector<std::string> &query, double k, double b) const
    {
        std::vector<std::pair<double, std::size_t>> scores;
        double mean = 0;
        for (const auto &d : documents_)
            mean += d.length / documents_.size();
        for (std::size_t i = 0; i < documents_.size(); i++) {
            double s = 0;
            for (const std::string &w : query)
                if (auto it = documents_[i].counts.find(w); it != documents_[i].counts.end()) {
                    const double tf = it->second, idf = std::log(1 + 1 / weights_.at(w));
                    s += idf * tf * (k + 1) / (tf + k * (1 - b + b * documents_[i].length / mean));
                }
            scores.emplace_back(s, i);
        }
        std::partial_sort(scores.begin(), scores.begin() + 2, scores.end(), std::greater<>());
        scores.resize(2);
        return scores;
    }
};
static double loss(const double *boosts, double k, double b)
{
    Index index;
    static const char *const texts[] = {"The quick brown fox jumps over the lazy dog", "A dog and another dog: a lazy pair!",
                                        "Foxes are quick; foxes are clever; the fox is brown", "nothing of this kind"};
    for (int i = 0; i < 4; i++)
        index.add(texts[i], boosts[i]);
    double sum = 0;
    std::unordered_set<std::size_t> seen;
    for (const char *q : {"lazy dog", "brown fox", "quick"}) {
        double discount = 1;
        for (const auto &[score, which] : index.rank(tokens(q), k, b)) {
            sum += discount * std::log1p(score) * (1.0 + which);
            discount *= 0.6;
            seen.insert(which);
        }
    }
    return sum / seen.size();
}
struct Two {
    double k, b;
};
int main()
{
    double boosts[4] = {1.2, 0.7, 1.6, 0.9}, d[4] = {}, k = 1.4, b = 0.6;
    const Two g = __enzyme_autodiff<Two>((void *)loss, enzyme_dup, boosts, d, enzyme_out, k, enzyme_out, b);
    EXPECT_SLOPE("k", 0, g.k, loss(boosts, k, b), k, 1e-4, 1e-7);
    EXPECT_SLOPE("b", 0, g.b, loss(boosts, k, b), b, 1e-4, 1e-7);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("boost", i, d[i], loss(boosts, k, b), boosts[i], 1e-4, 1e-7);
    return verdict();
}
