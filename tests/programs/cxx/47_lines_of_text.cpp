// Lines that std::getline reads into a string that is moved on to where numbers lie: the library's machine
// code gives the string another block, and the string's shadow led on to the place for short texts in
// itself, which was freed as a block.
#include "check.hpp"
#include <map>
#include <sstream>
#include <string>

static double read(double *k)
{
    std::istringstream in("a first line that is long # remark\nshort\n# nothing\n"
                          "second_with_a_very_long_name_and_more # 2.5\n");
    std::string line;
    std::map<std::string, double> found;
    while (std::getline(in, line)) {
        line = line.substr(0, line.find('#'));
        if (line.empty())
            continue;
        found[line] = k[line.size() % 3] * k[0];
    }
    double sum = 0;
    for (const auto &entry : found)
        sum += entry.second * entry.second * entry.first.size();
    return sum;
}

int main()
{
    double k[3] = {1.1, 0.8, 1.3}, d[3] = {0};
    __enzyme_autodiff<double>((void *)read, enzyme_dup, k, d);
    for (int i = 0; i < 3; i++) {
        double u[3] = {0};
        u[i] = 1;
        check("gradient", i, d[i], central_difference(read, k, i));
        check("tangent", i, __enzyme_fwddiff<double>((void *)read, enzyme_dup, k, u), d[i]);
    }
    return check_result();
}
