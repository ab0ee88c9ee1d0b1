// Libraries: a budget for books by demand; a cache of least recently used titles (list, splice, map of iterators), sets
// and multimaps ordered by active scores, and the algorithms of the standard library in place.
#include "../expect.h"
#include <algorithm>
#include <functional>
#include <iterator>
#include <list>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

struct Title {
    std::string name;
    int year;
    double demand, price;
};

struct ByScore {
    bool operator()(const Title *a, const Title *b) const
    {
        const double x = a->demand / a->price, y = b->demand / b->price;
        return x != y ? x > y : a->name < b->name;
    }
};

template <class Key, class Value> class Recent {
    std::list<std::pair<Key, Value>> items_;
    std::unordered_map<Key, typename std::list<std::pair<Key, Value>>::iterator> where_;
    std::size_t room_;
    std::function<void(const Key &, Value &)> evicted_;

public:
    Recent(std::size_t room, std::function<void(const Key &, Value &)> evicted) : room_(room), evicted_(std::move(evicted)) {}
    Value &touch(const Key &key, const Value &fresh)
    {
        if (const auto at = where_.find(key); at != where_.end()) {
            items_.splice(items_.begin(), items_, at->second);
            return at->second->second;
        }
        if (items_.size() == room_) {
            evicted_(items_.back().first, items_.back().second);
            where_.erase(items_.back().first);
            items_.pop_back();
        }
        items_.emplace_front(key, fresh);
        where_[key] = items_.begin();
        return items_.front().second;
    }
    auto begin() const { return items_.begin(); }
    auto end() const { return items_.end(); }
};

static double simulate(const std::vector<Title> &titles, double decay)
{
    double lost = 0;
    Recent<std::string, double> desk(3, [&lost](const std::string &name, double &wear) { lost += wear * wear * (1 + 0.01 * name.size()); });
    unsigned state = 17;
    for (int day = 0; day < 40; day++) {
        state = state * 1103515245u + 12345u;
        const Title &t = titles[(state >> 16) % titles.size()];
        double &wear = desk.touch(t.name, 0.1 * t.demand);
        wear = decay * wear + 0.05 * t.demand / t.price;
    }
    return lost + std::accumulate(desk.begin(), desk.end(), 0.0, [](double s, const auto &item) { return s + item.second; });
}

double shortfall(const double *demand, const double *price, int n, double budget, double decay)
{
    std::vector<Title> titles;
    for (int i = 0; i < n; i++)
        titles.push_back({(i % 2 ? "essays on the theory of " : "atlas ") + std::to_string(i), 1960 + 7 * i, demand[i], price[i]});

    std::set<const Title *, ByScore> wanted;
    for (const auto &t : titles)
        wanted.insert(&t);
    double left = budget, served = 0;
    std::vector<const Title *> rest;
    for (auto it = wanted.begin(); it != wanted.end();) {
        if ((*it)->price < left) {
            left -= (*it)->price;
            served += std::sqrt((*it)->demand);
            it = wanted.erase(it);
        } else {
            ++it;
        }
    }
    std::copy(wanted.rbegin(), wanted.rend(), std::back_inserter(rest));

    std::multimap<double, const Title *, std::greater<>> by_price;
    for (const auto &t : titles)
        by_price.emplace(t.price * (1 + 0.001 * (t.year % 5)), &t);
    double dear = 0;
    for (auto [it, end] = by_price.equal_range(by_price.begin()->first); it != end; ++it)
        dear += it->first * it->second->demand;
    dear += std::next(by_price.begin(), 2)->first;

    std::vector<double> loans(titles.size());
    std::transform(titles.begin(), titles.end(), loans.begin(), [](const Title &t) { return t.demand * t.demand; });
    std::nth_element(loans.begin(), loans.begin() + n / 2, loans.end());
    const double median = loans[n / 2];
    std::partial_sum(loans.begin(), loans.end(), loans.begin());
    std::stable_sort(titles.begin(), titles.end(), [](const Title &a, const Title &b) { return a.price < b.price; });
    std::rotate(titles.begin(), titles.begin() + 2, titles.end());
    std::inplace_merge(titles.begin(), titles.end() - 2, titles.end(), [](const Title &a, const Title &b) { return a.price < b.price; });
    const auto split = std::stable_partition(titles.begin(), titles.end(), [](const Title &t) { return t.year > 1980; });
    const double newer = std::accumulate(titles.begin(), split, 0.0, [](double s, const Title &t) { return 0.5 * s + t.price; });
    const auto [low, high] = std::minmax_element(titles.begin(), titles.end(), [](const Title &a, const Title &b) { return a.demand < b.demand; });
    return served + 0.1 * left + 0.01 * rest.size() * dear + median + 0.1 * loans.back() + newer + low->demand * high->price + simulate(titles, decay);
}

struct Two {
    double budget, decay;
};

int main()
{
    double demand[7] = {2.0, 1.3, 3.1, 0.7, 2.6, 1.9, 0.4}, price[7] = {1.1, 2.3, 1.7, 0.9, 3.2, 1.4, 2.8}, dd[7] = {}, dp[7] = {}, budget = 5, decay = 0.8;
    const auto by = __enzyme_autodiff<Two>((void *)shortfall, enzyme_dup, demand, dd, enzyme_dup, price, dp, enzyme_const, 7, budget, decay);
    for (int i = 0; i < 7; i++) {
        EXPECT_SLOPE("demand", i, dd[i], shortfall(demand, price, 7, budget, decay), demand[i], 1e-4, 1e-7);
        EXPECT_SLOPE("price", i, dp[i], shortfall(demand, price, 7, budget, decay), price[i], 1e-4, 1e-7);
    }
    EXPECT_SLOPE("budget", 0, by.budget, shortfall(demand, price, 7, budget, decay), budget, 1e-4, 1e-7);
    EXPECT_SLOPE("decay", 0, by.decay, shortfall(demand, price, 7, budget, decay), decay, 1e-4, 1e-7);
    return verdict();
}
