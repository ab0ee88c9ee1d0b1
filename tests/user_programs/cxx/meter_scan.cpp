// The meter of a poem: syllables in bitsets, feet in arrays of optionals, and a score that a matrix of weights gives.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <bitset>
#include <cctype>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

constexpr std::size_t longest = 16;

struct Line {
    std::bitset<longest> stressed;
    std::array<std::optional<double>, longest> weight{};
    std::size_t syllables = 0;
};

class Weights {
    std::map<std::pair<char, char>, double> table_;
    double other_;

public:
    Weights(const double *w) : other_(w[3])
    {
        table_[{'a', 'e'}] = w[0];
        table_[{'e', 'a'}] = w[1];
        table_[{'o', 'e'}] = w[2];
        table_.try_emplace({'i', 'o'}, w[0] * w[1]);
    }
    double operator()(char a, char b) const
    {
        const auto it = table_.find({a, b});
        return it == table_.end() ? other_ : it->second;
    }
};

bool is_vowel(char c)
{
    return std::string_view("aeiou").find(static_cast<char>(std::tolower(static_cast<unsigned char>(c)))) != std::string_view::npos;
}

Line scan(std::string_view text, const Weights &w)
{
    Line line;
    char last = 'e';
    for (std::size_t i = 0; i < text.size() && line.syllables < longest; ++i) {
        if (!is_vowel(text[i]) || (i && is_vowel(text[i - 1])))
            continue;
        const char vowel = static_cast<char>(std::tolower(static_cast<unsigned char>(text[i])));
        const double weight = w(last, vowel);
        if (weight > 0)
            line.weight[line.syllables] = weight;
        line.stressed[line.syllables] = i + 2 < text.size() && !is_vowel(text[i + 1]) && !is_vowel(text[i + 2]);
        ++line.syllables;
        last = vowel;
    }
    return line;
}

double score(const Line &line)
{
    double sum = 0, previous = 0.5;
    for (std::size_t i = 0; i < line.syllables; ++i) {
        const double here = line.weight[i].value_or(0.1) * (line.stressed.test(i) ? 2 : 1);
        sum += here * previous * (i % 2 ? 1 : 0.75);
        previous = here / (1 + previous);
    }
    return sum * static_cast<double>(line.stressed.count() + 1) / static_cast<double>(line.syllables + 1);
}

double rhythm(const double *weights)
{
    const Weights w(weights);
    const std::vector<std::string> poem = {"The owl is on the barn tonight", "and moon is over alder", "", "o early ember, iron oak"};
    std::vector<double> scores;
    std::transform(poem.begin(), poem.end(), std::back_inserter(scores), [&w](const std::string &l) { return score(scan(l, w)); });
    double sum = 0;
    for (std::size_t i = 0; i < scores.size(); ++i)
        for (std::size_t j = i; j < scores.size(); ++j)
            sum += scores[i] * scores[j];
    return sum;
}

int main()
{
    double weights[4] = {1.1, 0.7, 1.4, 0.9}, d[4] = {};
    __enzyme_autodiff<void>((void *)rhythm, enzyme_dup, weights, d);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("weight", i, d[i], rhythm(weights), weights[i], 1e-3, 1e-7);
    return verdict();
}
