// Lines and words of text that streams read into strings of which only the run tells that they have no
// numbers: their own memory is not in doubt, but that of their characters is.  And std::getline asks
// a stream's locale for the end of a line through a table, while the program's tables are those of
// active objects.  Such programs were refused.
#define REVERSE_ONLY
#include "check.hpp"
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

struct entry {
    char kind;
    int day;
    float share;
    double value;
    std::string unit;
    bool counts;
};

double records(double *x, int n)
{
    std::istringstream in("b 3 0.5 kilograms 1 s 12 0.25 a_rather_long_name_of_a_unit 0 d 7 2 m 1");
    std::vector<entry> entries;
    std::map<std::string, double> units;
    for (entry e; in >> e.kind >> e.day >> e.share >> e.unit >> e.counts;) {
        e.value = x[entries.size() % n] * x[0];
        entries.push_back(e);
        units[entries.back().unit] += e.value * e.share;
    }
    double total = 0;
    for (const auto &e : entries)
        total += (e.kind - 'a') * e.value * e.share + e.day * x[1] + e.counts * e.value * e.value;
    for (const auto &[name, value] : units)
        total += value * name.size();
    return total;
}

struct base {
    virtual ~base() = default;
    virtual double value() const = 0;
};

struct scaled : base {
    double by;
    explicit scaled(double factor) : by(factor) {}
    double value() const override { return by * by; }
};

double lines(double *x, int n)
{
    std::map<std::string, std::shared_ptr<base>> known;
    std::istringstream in("first\nsecond of them all, by far\nthird\n");
    std::string line;
    for (int k = 0; std::getline(in, line); k++)
        known[line] = std::make_shared<scaled>(x[k % n] + x[0]);
    double total = 0;
    for (const auto &[name, object] : known)
        total += object->value() * name.size();
    return total;
}

int main()
{
    check_gradient("records", records, 4);
    check_gradient("lines", lines, 4);
    return check_result();
}
