#include "check.hpp"

#include <algorithm>
#include <vector>

// Sorting calls itself with addresses further along, and moves records word by word.
enum class Kind : unsigned char { A, B, C };

struct Record {
    Kind kind;
    bool on;
    short weight;
    int factor;
    double value;
};

double f(double *x, int n)
{
    std::vector<Record> records;
    for (int i = 0; i < 3 * n; i++)
        records.push_back({Kind(i % 3), i % 2 == 0, short(i * 3), i, x[i % n] * (x[i % n] + i)});
    std::sort(records.begin(), records.end(),
              [](const Record &a, const Record &b) { return a.value < b.value; });
    auto copy = records;
    copy.erase(copy.begin() + 1);
    double sum = 0;
    for (auto &r : copy) {
        sum += r.value * (r.kind == Kind::A ? r.weight : r.factor);
        if (r.on)
            sum *= 1 + 1e-3 * r.value;
    }
    return sum;
}
CHECK_GRADIENT(f, 7)
