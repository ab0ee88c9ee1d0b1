// Exceptions with texts and numbers, of std::variant and of the library, caught in one place.  The block of one that the library
// throws was taken for active memory that is overwritten, and had no text of bad_variant_access.
#include "check.hpp"

#include <cmath>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

struct Torn : std::runtime_error {
  std::string net;
  double share;
  Torn(std::string n, double s) : std::runtime_error("torn: " + n), net(std::move(n)), share(s) {}
};
struct Cut final : std::runtime_error {
  double cost;
  int hours;
  Cut(double c, int h) : std::runtime_error("no power"), cost(c), hours(h) {}
};

static double day(const std::vector<double> &x, unsigned at, std::variant<double, std::string> &note) {
  const double v = x.at(at);
  if (at == 1)
    throw Torn("a net with a name that is longer than others", v * v);
  if (at == 2)
    throw Cut(std::sin(v), 3);
  note = at ? std::variant<double, std::string>(std::string("a text that does not fit inside")) : v;
  return std::get<double>(note);
}

static double season(double *p, int days) {
  std::vector<double> x(p, p + 4);
  std::variant<double, std::string> note;
  double sum = 0;
  std::string told;
  for (int i = 0; i < days; i++)
    try {
      sum += day(x, i, note);
    } catch (const Torn &t) {
      sum += 3 * t.share;
      told = t.net;
    } catch (const Cut &c) {
      sum -= c.cost * c.hours;
    } catch (const std::exception &e) {
      told += e.what();
      sum += x[0] * x[3];
    }
  return told.size() > 10 ? sum : 0;
}

CHECK_GRADIENT(season, 6)
