// Numbers are stored through the address of a string's characters, at odd places.
#include "check.hpp"

#include <cstring>
#include <string>

double f(double *x, int n)
{
    std::string bytes;
    std::size_t at = 0;
    for (int i = 0; i < n; i++) {
        const double v = x[i] * x[i];
        bytes.resize(at + 9);
        bytes[at] = 'd';
        std::memcpy(&bytes[at + 1], &v, 8);
        at += 9;
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double v;
        std::memcpy(&v, bytes.data() + 9 * i + 1, 8);
        sum += v * v;
    }
    return sum;
}
CHECK_GRADIENT(f, 4)
