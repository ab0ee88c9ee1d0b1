// Visits to a museum: rooms in a map by name, visitors with optional wishes, and takings by kind of ticket.
#include "../expect.h"
#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

struct Room {
    int floor = 0;
    double appeal = 1, crowd = 0;
    std::vector<std::string> exhibits;
};

struct Visitor {
    std::string name;
    std::optional<std::string> wish;
    std::optional<double> patience;
    bool member = false;
};

enum class Ticket { Adult, Child, Group };

class Museum {
    std::map<std::string, Room> rooms_;
    std::unordered_map<int, double> takings_;

public:
    Museum()
    {
        rooms_["fossils"] = {0, 1.5, 0, {"ammonite", "mammoth"}};
        rooms_["minerals"] = {0, 0.8, 0, {"quartz"}};
        rooms_["machines"] = {1, 1.2, 0, {"loom", "engine", "pump"}};
        rooms_.emplace("attic", Room{2, 0.4, 0, {}});
    }

    void set_appeal(const double *appeals)
    {
        for (auto &[name, room] : rooms_)
            room.appeal *= *appeals++;
    }

    std::optional<double> interest(const std::string &name) const
    {
        if (auto found = rooms_.find(name); found != rooms_.end()) {
            const auto &[floor, appeal, crowd, exhibits] = found->second;
            if (exhibits.empty())
                return std::nullopt;
            return appeal * std::log(1.0 + exhibits.size()) / (1 + crowd * crowd) - 0.1 * floor;
        }
        return std::nullopt;
    }

    double walk(const Visitor &v)
    {
        double stay = 0, patience = v.patience.value_or(1.5);
        std::vector<std::pair<double, std::string>> order;
        for (const auto &[name, room] : rooms_)
            if (auto i = interest(name))
                order.emplace_back(*i + (v.wish && *v.wish == name ? 0.5 : 0.0), name);
        std::sort(order.begin(), order.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
        for (const auto &[gain, name] : order) {
            const double here = patience * gain / (0.3 + std::abs(gain));
            rooms_.at(name).crowd += 0.1 * here;
            stay += here;
            patience *= 0.7;
        }
        return stay;
    }

    void pay(Ticket t, double amount) { takings_[static_cast<int>(t)] += amount; }

    double total() const
    {
        return std::accumulate(takings_.begin(), takings_.end(), 0.0,
                               [](double sum, const auto &entry) { return sum + entry.second * (1 + 0.01 * entry.first); });
    }
};

double takings(const double *appeals, double price)
{
    Museum m;
    m.set_appeal(appeals);
    const std::vector<Visitor> visitors = {
        {"Ada", "machines", 2.5, true}, {"Bo", std::nullopt, std::nullopt, false}, {"Cem", "attic", 1.25},
        {"Dora with a very long family name", "fossils", std::nullopt, true},
    };
    double happiness = 0;
    for (int day = 0; day < 3; ++day)
        for (const auto &v : visitors) {
            const double stay = m.walk(v);
            happiness += stay;
            const Ticket t = v.name.size() > 5 ? Ticket::Group : v.member ? Ticket::Child : Ticket::Adult;
            m.pay(t, price * (v.member ? 0.6 : 1.0) * (1 + 0.05 * stay));
        }
    return m.total() + happiness * std::exp(-price / 10);
}

int main()
{
    double appeals[4] = {1, 1.1, 0.9, 1.3}, d[4] = {}, price = 7.5;
    const double dp = __enzyme_autodiff<double>((void *)takings, enzyme_dup, appeals, d, enzyme_out, price);
    EXPECT_SLOPE("price", 0, dp, takings(appeals, price), price, 1e-3, 1e-7);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("appeal", i, d[i], takings(appeals, price), appeals[i], 1e-4, 1e-7);
    return verdict();
}
