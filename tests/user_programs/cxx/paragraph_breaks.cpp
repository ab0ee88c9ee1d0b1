// Setting paragraphs: words of a text as boxes and glue, soft optimal line breaks, hyphens from a trie, styles by a stack.
#include "../expect.h"
#include <array>
#include <cctype>
#include <memory>
#include <stack>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

struct Box {
    double width;
    std::string_view text;
};
struct Glue {
    double width, stretch, shrink;
};
struct Penalty {
    float cost;
    bool flagged;
};
using Item = std::variant<Box, Glue, Penalty>;

struct Font {
    double size, space;
    std::array<double, 26> widths;
};

class Trie {
    struct Node {
        std::array<std::unique_ptr<Node>, 26> next;
        int hyphen = 0;
    };
    Node root_;

public:
    void add(std::string_view pattern, int at)
    {
        Node *n = &root_;
        for (char c : pattern) {
            auto &slot = n->next[c - 'a'];
            if (!slot)
                slot = std::make_unique<Node>();
            n = slot.get();
        }
        n->hyphen = at;
    }
    std::size_t find(std::string_view word) const
    {
        const Node *n = &root_;
        for (char c : word) {
            if (c < 'a' || c > 'z' || !(n = n->next[c - 'a'].get()))
                return 0;
            if (n->hyphen)
                return n->hyphen;
        }
        return 0;
    }
};

static double width(const Font &f, std::string_view word)
{
    double w = 0;
    for (unsigned char c : word)
        w += std::isalpha(c) ? f.widths[std::tolower(c) - 'a'] * (std::isupper(c) ? 1.3 : 1) : 0.3;
    return w * f.size;
}

static std::vector<Item> items(std::string_view text, const Font &base, const Trie &hyphens)
{
    std::vector<Item> list;
    std::stack<Font, std::vector<Font>> fonts;
    fonts.push(base);
    std::size_t at = 0;
    while (at < text.size()) {
        if (text[at] == '{') {
            Font bold = fonts.top();
            bold.size *= 1.1;
            for (auto &w : bold.widths)
                w += 0.02;
            fonts.push(bold);
            at++;
        } else if (text[at] == '}') {
            fonts.pop();
            at++;
        } else if (text[at] == ' ') {
            const double s = fonts.top().space * fonts.top().size;
            list.emplace_back(Glue{s, s / 2, s / 3});
            at++;
        } else {
            const auto end = std::min(text.find_first_of(" {}", at), text.size());
            const auto word = text.substr(at, end - at);
            if (const auto h = hyphens.find(word)) {
                list.push_back(Box{width(fonts.top(), word.substr(0, h)), word.substr(0, h)});
                list.push_back(Penalty{1.5f, true});
                list.push_back(Box{width(fonts.top(), word.substr(h)), word.substr(h)});
            } else
                list.push_back(Box{width(fonts.top(), word), word});
            at = end;
        }
    }
    return list;
}

double badness(const Font *font, double measure, const char *text)
{
    Trie t;
    t.add("para", 4);
    t.add("beau", 5);
    t.add("sett", 3);
    const auto list = items(text, *font, t);
    std::vector<std::size_t> breaks{0};
    for (std::size_t i = 1; i < list.size(); i++)
        if (!std::holds_alternative<Box>(list[i]))
            breaks.push_back(i);
    breaks.push_back(list.size());
    std::vector<double> weight(breaks.size(), 0.0);
    weight[0] = 1;
    for (std::size_t to = 1; to < breaks.size(); to++)
        for (std::size_t from = to; from-- > 0;) {
            Glue sum{};
            for (std::size_t i = breaks[from] + (from > 0); i < breaks[to]; i++) {
                if (const auto *b = std::get_if<Box>(&list[i]))
                    sum.width += b->width;
                else if (const auto *g = std::get_if<Glue>(&list[i])) {
                    sum.width += g->width;
                    sum.stretch += g->stretch;
                    sum.shrink += g->shrink;
                }
            }
            if (sum.width > 1.6 * measure)
                break;
            const double gap = measure - sum.width;
            const double ratio = to + 1 == breaks.size() ? std::fmin(gap, 0.0) : gap / (0.5 + (gap > 0 ? sum.stretch : sum.shrink));
            double cost = ratio * ratio;
            if (to + 1 < breaks.size())
                if (const auto *p = std::get_if<Penalty>(&list[breaks[to]]))
                    cost += p->cost * (p->flagged ? 1.5 : 1);
            weight[to] += weight[from] * std::exp(-cost);
        }
    return -std::log(weight.back());
}

int main()
{
    const char *text = "A well made paragraph is a {beautiful thing} to look at, and so is its {short} settlement with paper";
    Font f{1, 0.5, {}}, d{};
    for (int i = 0; i < 26; i++)
        f.widths[i] = 0.4 + 0.03 * (i * 7 % 11);
    double measure = 14;
    const double dm = __enzyme_autodiff<double>((void *)badness, enzyme_dup, &f, &d, enzyme_out, measure, enzyme_const, text);
    EXPECT_SLOPE("measure", 0, dm, badness(&f, measure, text), measure, 1e-5, 1e-5);
    EXPECT_SLOPE("size", 0, d.size, badness(&f, measure, text), f.size, 1e-6, 1e-5);
    EXPECT_SLOPE("space", 0, d.space, badness(&f, measure, text), f.space, 1e-6, 1e-5);
    for (int i = 0; i < 26; i += 3)
        EXPECT_SLOPE("widths", i, d.widths[i], badness(&f, measure, text), f.widths[i], 1e-6, 1e-5);
    return verdict();
}
