// A spreadsheet: cells hold a number, a formula or text; dependencies by name; recalculation with
// memo and recursion.
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>
#include "../expect.h"
class Sheet;
using Formula = std::function<double(Sheet &)>;
struct Cell {
    std::variant<std::monostate, double, std::string, Formula> content;
    std::optional<double> cached;
    int reads = 0;
};
class Sheet
{
    std::map<std::string, Cell> cells_;

  public:
    void set(const std::string &name, decltype(Cell::content) c)
    {
        cells_[name].content = std::move(c);
        for (auto &[k, cell] : cells_)
            cell.cached.reset();
    }
    double get(const std::string &name)
    {
        Cell &c = cells_.at(name);
        ++c.reads;
        if (c.cached)
            return *c.cached;
        double v = 0;
        switch (c.content.index()) {
        case 1:
            v = std::get<double>(c.content);
            break;
        case 2:
            v = double(std::get<std::string>(c.content).size());
            break;
        case 3:
            v = std::get<Formula>(c.content)(*this);
            break;
        default:
            throw std::runtime_error("empty cell");
        }
        c.cached = v;
        return v;
    }
};
static double npv(const double *flows, int n, double rate)
{
    Sheet s;
    s.set("rate", rate);
    s.set("title", std::string("Net present value of a plant with three owners"));
    for (int i = 0; i < n; ++i) {
        s.set("flow" + std::to_string(i), flows[i]);
        s.set("pv" + std::to_string(i), Formula([i](Sheet &s) {
                  return s.get("flow" + std::to_string(i)) / std::pow(1 + s.get("rate"), i + 1);
              }));
    }
    s.set("total", Formula([n](Sheet &s) {
              double t = 0;
              for (int i = 0; i < n; ++i)
                  t += s.get("pv" + std::to_string(i));
              return t;
          }));
    s.set("check", Formula([](Sheet &s) {
              return s.get("total") * s.get("total") / s.get("title") + s.get("rate");
          }));
    try {
        return s.get("check") + s.get("total");
    } catch (const std::exception &) {
        return -1;
    }
}
int main()
{
    double f[4] = {-10, 4, 5, 6}, d[4] = {};
    double dr = __enzyme_autodiff<double>((void *)npv, enzyme_dup, f, d, enzyme_const, 4,
                                          enzyme_out, 0.07),
           r = 0.07;
    for (int i = 0; i < 4; ++i)
        EXPECT_SLOPE("flow", i, d[i], npv(f, 4, 0.07), f[i], 1e-4, 1e-6);
    EXPECT_SLOPE("rate", 0, dr, npv(f, 4, r), r, 1e-5, 1e-6);
    return verdict();
}
