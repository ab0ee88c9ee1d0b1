// Card games: expectations of blackjack by recursion over hands; hands in bit fields, memo in unordered_map of a packed
// key, rules as template parameters, optional moves, and a shoe whose composition is what is differentiated.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

struct Hand {
    std::uint32_t total : 6;
    std::uint32_t soft : 1;
    std::uint32_t cards : 4;
    std::uint32_t dealer : 4;
    std::uint32_t doubled : 1;

    std::uint32_t key() const { return total | soft << 6 | std::min<std::uint32_t>(cards, 3) << 7 | dealer << 11 | doubled << 15; }
    Hand with(int rank) const
    {
        Hand h = *this;
        unsigned t = h.total + (rank == 1 ? 11 : std::min(rank, 10));
        unsigned s = h.soft + (rank == 1);
        while (t > 21 && s > 0) {
            t -= 10;
            s--;
        }
        h.total = std::min(t, 40u);
        h.soft = s > 0;
        h.cards = std::min<unsigned>(h.cards + 1, 15);
        return h;
    }
};
static_assert(sizeof(Hand) == 4);

struct StandsOnSoft {
    static constexpr bool hits_soft_17 = false, surrender = true;
};
struct HitsSoft {
    static constexpr bool hits_soft_17 = true, surrender = false;
};

using Shoe = std::array<double, 11>;

template <class Rules> class Game {
    const Shoe &chance_;
    double blackjack_, temperature_;
    std::unordered_map<std::uint32_t, std::array<double, 7>> dealer_;
    std::unordered_map<std::uint32_t, double> player_;

    const std::array<double, 7> &dealer(Hand h)
    {
        if (const auto at = dealer_.find(h.key()); at != dealer_.end())
            return at->second;
        std::array<double, 7> odds{}; // 17 to 21, bust, blackjack
        const bool stands = h.total > 17 || (h.total == 17 && !(h.soft && Rules::hits_soft_17));
        if (h.total > 21)
            odds[5] = 1;
        else if (h.total == 21 && h.cards == 2)
            odds[6] = 1;
        else if (stands)
            odds[h.total - 17] = 1;
        else
            for (int rank = 1; rank <= 10; rank++) {
                const auto &next = dealer(h.with(rank));
                for (std::size_t i = 0; i < odds.size(); i++)
                    odds[i] += chance_[rank] * next[i];
            }
        return dealer_.emplace(h.key(), odds).first->second;
    }

    double stand(Hand h)
    {
        const auto &odds = dealer(Hand{}.with(static_cast<int>(h.dealer)));
        double e = odds[5] - odds[6];
        for (unsigned i = 0; i < 5; i++)
            e += h.total > 17 + i ? odds[i] : h.total < 17 + i ? -odds[i] : 0;
        return (h.doubled ? 2 : 1) * e;
    }

    std::optional<double> hit(Hand h)
    {
        if (h.total >= 21)
            return std::nullopt;
        double e = 0;
        for (int rank = 1; rank <= 10; rank++)
            e += chance_[rank] * play(h.with(rank));
        return e;
    }

    std::optional<double> twice(Hand h)
    {
        if (h.cards != 2 || h.total > 11)
            return std::nullopt;
        h.doubled = 1;
        double e = 0;
        for (int rank = 1; rank <= 10; rank++) {
            const Hand next = h.with(rank);
            e += chance_[rank] * (next.total > 21 ? -2 : stand(next));
        }
        return e;
    }

    double soft_max(const std::vector<double> &moves) const
    {
        const double top = *std::max_element(moves.begin(), moves.end());
        const double z = std::accumulate(moves.begin(), moves.end(), 0.0, [&](double s, double m) { return s + std::exp((m - top) / temperature_); });
        return top + temperature_ * std::log(z);
    }

public:
    Game(const Shoe &chance, double blackjack, double temperature) : chance_(chance), blackjack_(blackjack), temperature_(temperature) {}

    double play(Hand h)
    {
        if (h.total > 21)
            return -1;
        if (h.total == 21 && h.cards == 2)
            return blackjack_;
        if (const auto at = player_.find(h.key()); at != player_.end())
            return at->second;
        std::vector<double> moves{stand(h)};
        for (auto move : {&Game::hit, &Game::twice})
            if (const auto e = (this->*move)(h))
                moves.push_back(*e);
        if (Rules::surrender && h.cards == 2)
            moves.push_back(-0.5);
        return player_[h.key()] = soft_max(moves);
    }

    double value()
    {
        double e = 0;
        for (unsigned up : {1u, 6u, 10u})
            for (int a = 1; a <= 10; a++)
                for (int b = 1; b <= a; b++) {
                    Hand h{};
                    h.dealer = up;
                    e += chance_[up] * chance_[a] * chance_[b] * (a == b ? 1 : 2) * play(h.with(a).with(b));
                }
        return e;
    }
};

double edge(const double *cards, double blackjack, double temperature)
{
    Shoe chance{};
    const double all = std::accumulate(cards, cards + 10, 0.0);
    for (int rank = 1; rank <= 10; rank++)
        chance[rank] = cards[rank - 1] / all;
    return Game<StandsOnSoft>(chance, blackjack, temperature).value() - 0.3 * Game<HitsSoft>(chance, blackjack, temperature).value();
}

struct Two {
    double blackjack, temperature;
};

int main()
{
    double cards[10] = {4, 4, 3, 4, 5, 4, 4, 3, 4, 16}, d[10] = {}, blackjack = 1.5, temperature = 0.05;
    const auto by = __enzyme_autodiff<Two>((void *)edge, enzyme_dup, cards, d, blackjack, temperature);
    for (int i = 0; i < 10; i++)
        EXPECT_SLOPE("cards", i, d[i], edge(cards, blackjack, temperature), cards[i], 1e-3, 1e-7);
    EXPECT_SLOPE("blackjack", 0, by.blackjack, edge(cards, blackjack, temperature), blackjack, 1e-3, 1e-7);
    EXPECT_SLOPE("temperature", 0, by.temperature, edge(cards, blackjack, temperature), temperature, 1e-4, 1e-7);
    return verdict();
}
