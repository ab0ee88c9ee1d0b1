// Kitchen: what dishes cost, by recipes in text that use each other, with things that are bought or made.
#include "../expect.h"
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

struct Bought {
    double price;
    float waste;
    char shelf;
};

struct Step;

struct Made {
    std::vector<Step> steps;
    int minutes = 0;
    double yield = 1;
    mutable std::optional<double> cost;
};

using Thing = std::variant<std::monostate, Bought, Made>;

struct Step {
    std::shared_ptr<Thing> what;
    double amount;
    std::string note;
};

template <class... Fs> struct overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs> overloaded(Fs...) -> overloaded<Fs...>;

class Book {
    std::map<std::string, std::shared_ptr<Thing>, std::less<>> things_;

    std::shared_ptr<Thing> named(const std::string &name)
    {
        auto [at, fresh] = things_.try_emplace(name);
        if (fresh)
            at->second = std::make_shared<Thing>();
        return at->second;
    }

public:
    void read(const std::string &text, const double *prices)
    {
        std::istringstream lines(text);
        std::string line;
        while (std::getline(lines, line)) {
            if (line.empty() || line.front() == '#')
                continue;
            std::istringstream words(line);
            std::string verb, name;
            words >> verb >> name;
            const auto thing = named(name);
            if (verb == "buy") {
                int at = 0;
                float waste = 0;
                char shelf = '?';
                words >> at >> waste >> shelf;
                *thing = Bought{prices[at], waste, shelf};
            } else if (verb == "make") {
                Made made;
                words >> made.minutes >> made.yield;
                for (std::string part, amount; words >> amount >> part;)
                    made.steps.push_back({named(part), std::stod(amount), amount + " of " + part});
                *thing = std::move(made);
            } else {
                throw std::invalid_argument("what is " + verb + "?");
            }
        }
    }

    double cost(const Thing &thing, double wage) const
    {
        return std::visit(
            overloaded{
                [](std::monostate) -> double { throw std::logic_error("nobody has this"); },
                [](const Bought &b) { return b.price / (1.0 - b.waste) * (b.shelf == 'c' ? 1.1 : 1.0); },
                [&](const Made &m) {
                    if (!m.cost) {
                        double sum = wage * m.minutes / 60;
                        for (const auto &s : m.steps)
                            sum += s.amount * cost(*s.what, wage);
                        m.cost = sum / m.yield;
                    }
                    return *m.cost;
                },
            },
            thing);
    }

    double cost_of(std::string_view name, double wage) const
    {
        const auto at = things_.find(name);
        return at == things_.end() ? 0 : cost(*at->second, wage);
    }
};

static double menu(const double *prices, double wage)
{
    Book book;
    book.read("# staples\n"
              "buy flour 0 0.02 d\n"
              "buy butter 1 0.0 c\n"
              "buy apples 2 0.25 c\n"
              "buy sugar 3 0.0 d\n"
              "\n"
              "make pastry 25 1.2 0.5 flour 0.3 butter 0.05 sugar\n"
              "make filling 15 0.9 1 apples 0.1 sugar 0.02 butter\n"
              "make pie 60 8 1 pastry 1.5 filling 0.05 butter\n"
              "make tart 40 6 0.8 pastry 0.7 filling 0.1 sugar\n",
              prices);
    const double pie = book.cost_of("pie", wage), tart = book.cost_of("tart", wage);
    return pie * pie + 2 * std::sqrt(tart) + book.cost_of("cake", wage);
}

int main()
{
    double prices[4] = {1.2, 9.5, 2.8, 1.6}, d[4] = {}, wage = 18;
    const double dw =
        __enzyme_autodiff<double>((void *)menu, enzyme_dup, prices, d, enzyme_out, wage);
    for (int i = 0; i < 4; i++)
        EXPECT_SLOPE("price", i, d[i], menu(prices, wage), prices[i], 1e-3, 1e-7);
    EXPECT_SLOPE("wage", 0, dw, menu(prices, wage), wage, 1e-3, 1e-7);
    return verdict();
}
