// Language: word vectors in an unordered_map of float arrays, tokens by string_view, attention over a sentence.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

constexpr int D = 4;
using Vec = std::array<float, D>;

static std::vector<std::string> tokens(std::string_view text)
{
    std::vector<std::string> out;
    std::string word;
    for (char c : text) {
        if (std::isalpha((unsigned char)c)) {
            word += (char)std::tolower((unsigned char)c);
        } else if (!word.empty()) {
            out.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty())
        out.push_back(word);
    return out;
}

class Model {
    std::unordered_map<std::string, Vec> table_;
    Vec query_;

public:
    Model(const float *p, const std::vector<std::string> &words)
    {
        for (const auto &w : words)
            if (table_.count(w) == 0) {
                Vec v;
                std::copy_n(p, D, v.begin());
                p += D;
                table_.emplace(w, v);
            }
        std::copy_n(p, D, query_.begin());
    }
    static float dot(const Vec &a, const Vec &b)
    {
        float s = 0;
        for (int i = 0; i < D; i++)
            s += a[i] * b[i];
        return s;
    }
    Vec attend(const std::vector<std::string> &sentence) const
    {
        std::vector<float> score;
        for (const auto &w : sentence) {
            auto at = table_.find(w);
            score.push_back(at == table_.end() ? -5.f : dot(at->second, query_));
        }
        const float top = *std::max_element(score.begin(), score.end());
        float z = 0;
        for (float &s : score)
            z += s = std::exp(s - top);
        Vec out{};
        for (std::size_t i = 0; i < sentence.size(); i++)
            if (auto at = table_.find(sentence[i]); at != table_.end())
                for (int k = 0; k < D; k++)
                    out[k] += score[i] / z * at->second[k];
        return out;
    }
};

static float similarity(const float *p, int)
{
    const auto words = tokens("The quick brown fox jumps over lazy misunderstandings");
    const Model m(p, words);
    const Vec a = m.attend(tokens("the fox, the quick FOX jumps!")), b = m.attend(tokens("Lazy misunderstandings jump over brown dogs."));
    return Model::dot(a, b) / std::sqrt((Model::dot(a, a) + 0.1f) * (Model::dot(b, b) + 0.1f));
}

template <> float __enzyme_autodiff<float>(void *, int, float *, float *, int, int);

int main()
{
    float p[9 * D], d[9 * D] = {};
    for (int i = 0; i < 9 * D; i++)
        p[i] = std::sin(1.3f * i + 0.4f);
    __enzyme_autodiff<float>((void *)similarity, enzyme_dup, p, d, enzyme_const, 9);
    for (int i = 0; i < 9 * D; i++)
        EXPECT_SLOPE("p", i, d[i], similarity(p, 9), p[i], 0.02f, 2e-3);
    return verdict();
}
