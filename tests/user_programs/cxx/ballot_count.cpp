// Elections by transferable votes: ballots in a multimap and sets with comparators of their own, surpluses are
// transferred with soft quotas; polls are weighted, and the result read from a report, line by line or (BY_PATTERN)
// with regular expressions.
#include "../expect.h"
#include <algorithm>
#include <any>
#include <bitset>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>
#ifdef BY_PATTERN
#include <regex>
#endif

struct Ballot {
    std::vector<int> order;
    double weight;
};

class Count {
    std::vector<std::string> names_;
    std::multimap<int, Ballot> pile_;
    std::bitset<16> out_, elected_;
    double quota_;
    std::function<void(const std::string &, double)> tell_;

    std::map<int, double> totals() const
    {
        std::map<int, double> sums;
        for (int c = 0; c < static_cast<int>(names_.size()); ++c)
            if (!out_[c])
                sums[c] = 0;
        for (const auto &[c, b] : pile_)
            if (c >= 0)
                sums[c] += b.weight;
        return sums;
    }
    int next(const Ballot &b) const
    {
        const auto it = std::find_if(b.order.begin(), b.order.end(), [&](int c) { return !out_[c] && !elected_[c]; });
        return it == b.order.end() ? -1 : *it;
    }
    void transfer(int from, double share)
    {
        const auto [first, last] = pile_.equal_range(from);
        std::vector<Ballot> moved;
        std::transform(first, last, std::back_inserter(moved), [](const auto &entry) { return entry.second; });
        pile_.erase(first, last);
        for (auto &b : moved) {
            if (share < 1)
                pile_.emplace(from, Ballot{{}, b.weight * (1 - share)});
            b.weight *= share;
            const int to = next(b);
            pile_.emplace(to, std::move(b));
        }
    }

public:
    Count(std::vector<std::string> names, double quota, std::function<void(const std::string &, double)> tell)
        : names_(std::move(names)), quota_(quota), tell_(std::move(tell)) {}
    void vote(std::vector<int> order, double weight)
    {
        const int first = order.front();
        pile_.emplace(first, Ballot{std::move(order), weight});
    }
    double run(int seats)
    {
        double merit = 0;
        while (static_cast<int>(elected_.count()) < seats) {
            const auto sums = totals();
            const auto more = [&](int a, int b) { return sums.at(a) != sums.at(b) ? sums.at(a) > sums.at(b) : a < b; };
            std::set<int, decltype(more)> ranking(more);
            for (const auto &[c, sum] : sums)
                if (!elected_[c])
                    ranking.insert(c);
            if (ranking.empty())
                throw std::logic_error("nobody is left");
            const int best = *ranking.begin(), worst = *ranking.rbegin();
            const double sum = sums.at(best);
            if (sum >= quota_ || static_cast<int>(ranking.size() + elected_.count()) <= seats) {
                elected_.set(best);
                tell_(names_[best], sum);
                const double surplus = std::max(sum - quota_, 0.0);
                merit += sum * sum / quota_;
                transfer(best, surplus / sum);
            } else {
                tell_("-" + names_[worst], sums.at(worst));
                out_.set(worst);
                transfer(worst, 1.0);
            }
        }
        for (const auto &[c, sum] : totals())
            merit += std::sqrt(sum + 1);
        return merit;
    }
};

double outcome(const double *weights, double quota)
{
    std::ostringstream report;
    std::any last;
    const auto tell = [&](const std::string &name, double sum) {
        report << name << ": " << static_cast<int>(sum) << '\n';
        last = sum;
    };
    Count count({"Adams", "Brennan-O'Shea", "Castillo", "Dupont", "Eriksen"}, quota, tell);
    count.vote({0, 1, 2}, weights[0]);
    count.vote({0, 2}, weights[1]);
    count.vote({1, 3, 0}, weights[2]);
    count.vote({2, 1}, weights[3]);
    count.vote({3, 4, 1, 2}, weights[4]);
    count.vote({4, 3}, weights[5]);
    double value = count.run(3);
    if (const auto *sum = std::any_cast<double>(&last))
        value += 0.1 * *sum;
#ifdef BY_PATTERN
    static const std::regex line("(-?)([A-Z][^:]*): ([0-9]+)");
    const std::string text = report.str();
    for (std::sregex_iterator it(text.begin(), text.end(), line), end; it != end; ++it)
        value += ((*it)[1].length() ? -0.01 : 0.01) * std::stoi((*it)[3]);
#else
    std::istringstream lines(report.str());
    for (std::string line; std::getline(lines, line);) {
        const auto colon = line.find(": ");
        value += (line.front() == '-' ? -0.01 : 0.01) * std::stoi(line.substr(colon + 2));
    }
#endif
    return value;
}

int main()
{
    double w[6] = {40.3, 12.2, 30.1, 21.7, 17.4, 9.6}, d[6] = {}, quota = 33.2;
    const double dq = __enzyme_autodiff<double>((void *)outcome, enzyme_dup, w, d, quota);
    EXPECT_SLOPE("quota", 0, dq, outcome(w, quota), quota, 1e-3, 1e-7);
    for (int i = 0; i < 6; i++)
        EXPECT_SLOPE("weight", i, d[i], outcome(w, quota), w[i], 1e-3, 1e-7);
    return verdict();
}
