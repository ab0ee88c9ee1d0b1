// Film editing: clips on a timeline are an implicit treap of unique pointers that is split and merged; sums are kept in
// nodes, gains are lazily pushed down, edits are undone from a stack of lambdas; loudness of the whole cut.
#include "../expect.h"
#include <cstdint>
#include <functional>
#include <memory>
#include <stack>
#include <string>
#include <utility>
#include <vector>

struct Clip {
    std::string title;
    double length, loudness;
};

class Timeline {
    struct Node {
        Clip clip;
        std::uint32_t priority;
        std::size_t size = 1;
        double total, energy, pending = 1;
        std::unique_ptr<Node> left, right;
        Node(Clip c, std::uint32_t p) : clip(std::move(c)), priority(p), total(clip.length), energy(clip.length * clip.loudness * clip.loudness) {}
    };
    using Tree = std::unique_ptr<Node>;
    Tree root_;
    std::uint32_t seed_ = 2463534242u;
    std::stack<std::function<void(Timeline &)>> undo_;

    std::uint32_t random()
    {
        seed_ ^= seed_ << 13;
        seed_ ^= seed_ >> 17;
        return seed_ ^= seed_ << 5;
    }
    static std::size_t size(const Tree &t) { return t ? t->size : 0; }
    static void gain(const Tree &t, double g)
    {
        if (t) {
            t->pending *= g;
            t->clip.loudness *= g;
            t->energy *= g * g;
        }
    }
    static void push(const Tree &t)
    {
        gain(t->left, t->pending);
        gain(t->right, t->pending);
        t->pending = 1;
    }
    static Tree pull(Tree t)
    {
        t->size = 1 + size(t->left) + size(t->right);
        t->total = t->clip.length;
        t->energy = t->clip.length * t->clip.loudness * t->clip.loudness;
        for (const Tree *child : {&t->left, &t->right})
            if (*child) {
                t->total += (*child)->total;
                t->energy += (*child)->energy;
            }
        return t;
    }
    static std::pair<Tree, Tree> split(Tree t, std::size_t count)
    {
        if (!t)
            return {};
        push(t);
        if (size(t->left) >= count) {
            auto [a, b] = split(std::move(t->left), count);
            t->left = std::move(b);
            return {std::move(a), pull(std::move(t))};
        }
        auto [a, b] = split(std::move(t->right), count - size(t->left) - 1);
        t->right = std::move(a);
        return {pull(std::move(t)), std::move(b)};
    }
    static Tree merge(Tree a, Tree b)
    {
        if (!a || !b)
            return a ? std::move(a) : std::move(b);
        push(a);
        push(b);
        if (a->priority > b->priority) {
            a->right = merge(std::move(a->right), std::move(b));
            return pull(std::move(a));
        }
        b->left = merge(std::move(a), std::move(b->left));
        return pull(std::move(b));
    }
    template <typename F> static void walk(const Tree &t, F &&f, double g = 1)
    {
        if (!t)
            return;
        walk(t->left, f, g * t->pending);
        f(t->clip, g);
        walk(t->right, f, g * t->pending);
    }

public:
    void insert(std::size_t at, Clip c)
    {
        auto [a, b] = split(std::move(root_), at);
        root_ = merge(merge(std::move(a), std::make_unique<Node>(std::move(c), random())), std::move(b));
        undo_.push([at](Timeline &t) { t.erase(at); });
    }
    void erase(std::size_t at)
    {
        auto [a, rest] = split(std::move(root_), at);
        auto [gone, b] = split(std::move(rest), 1);
        root_ = merge(std::move(a), std::move(b));
        undo_.push([at, kept = gone->clip](Timeline &t) { t.insert(at, kept); });
    }
    void amplify(std::size_t from, std::size_t to, double g)
    {
        auto [a, rest] = split(std::move(root_), from);
        auto [mid, b] = split(std::move(rest), to - from);
        gain(mid, g);
        root_ = merge(merge(std::move(a), std::move(mid)), std::move(b));
        undo_.push([=](Timeline &t) { t.amplify(from, to, 1 / g); });
    }
    void undo()
    {
        auto last = std::move(undo_.top());
        undo_.pop();
        last(*this);
        undo_.pop();
    }
    [[nodiscard]] double loudness() const { return std::sqrt(root_->energy / root_->total); }
    [[nodiscard]] double swing() const
    {
        double last = 0, sum = 0;
        std::size_t letters = 0;
        walk(root_, [&, first = true](const Clip &c, double g) mutable {
            const double now = c.loudness * g;
            if (!std::exchange(first, false))
                sum += (now - last) * (now - last);
            last = now;
            letters += c.title.size();
        });
        return sum + 1e-3 * static_cast<double>(letters);
    }
};

static double cut(const double *lengths, const double *loud, double fade)
{
    Timeline t;
    const char *titles[] = {"opening", "street", "a very long dialogue in a cafe", "chase", "rain", "end"};
    for (std::size_t i = 0; i < 6; ++i)
        t.insert(i / 2, {titles[i], lengths[i], loud[i]});
    t.amplify(1, 4, fade);
    t.erase(2);
    t.amplify(0, 3, 1.1);
    t.undo();
    t.undo();
    t.amplify(3, 6, fade * fade);
    t.insert(4, {"credits", lengths[0] * 0.5, fade});
    return t.loudness() + 0.1 * t.swing();
}

int main()
{
    double lengths[6] = {4, 7, 30, 12, 9, 5}, dl[6] = {}, loud[6] = {0.8, 0.5, 0.3, 0.9, 0.4, 0.6}, dv[6] = {}, fade = 0.85;
    const double df = __enzyme_autodiff<double>((void *)cut, enzyme_dup, lengths, dl, enzyme_dup, loud, dv, enzyme_out, fade);
    for (int i = 0; i < 6; i++) {
        EXPECT_SLOPE("length", i, dl[i], cut(lengths, loud, fade), lengths[i], 1e-3, 1e-7);
        EXPECT_SLOPE("loudness", i, dv[i], cut(lengths, loud, fade), loud[i], 1e-4, 1e-7);
    }
    EXPECT_SLOPE("fade", 0, df, cut(lengths, loud, fade), fade, 1e-4, 1e-7);
    return verdict();
}
