// A short text is copied into the node of a map, of which nothing but numbers is known to lie behind it: the
// length of the text is none of the numbers'.  Such programs stopped when they ran.
#include "check.hpp"
#include <map>
#include <string>
#include <tuple>

struct station {
    std::tuple<double, double> place;
    double reading;
    char grade;
};

double weighted(double *readings, int n)
{
    static const char *regions[] = {"coast", "hills in the far north-east", "island 7"};
    std::multimap<std::string, station> all;
    for (int i = 0; i < n; i++)
        all.emplace(regions[i % 3], station{{std::sin(2.1 * i), 0.1 * i}, readings[i], i == 4 ? 'F' : 'A'});
    double sum = 0;
    for (const auto &[region, s] : all)
        if (s.grade != 'F')
            sum += s.reading * s.reading * (std::get<0>(s.place) + std::get<1>(s.place)) * region.length();
    return sum;
}

int main()
{
    check_gradient("weighted", weighted, 7);
    return check_result();
}
