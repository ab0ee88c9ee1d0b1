#include "check.hpp"

#include <algorithm>
#include <vector>

// Structs of a number and what is none, moved along in their array: by sorts that also take every
// other one (heaps do), by insertions, erasures and rotations.
struct Small {
    int weight, factor;
    double value;
};

struct Large {
    double first;
    const double *origin;
    float share;
    short rank;
    double second;
};

// Far enough apart that differences do not change the order.
static Small small(double *x, int i, int n)
{
    return {3 * i, i, i * 17 % 37 + 0.01 * x[i % n] * (x[(i + 2) % n] + i)};
}

static Large large(double *x, int i, int n)
{
    return {i * 23 % 41 + 0.01 * x[i % n] * i, &x[i % n], float(0.5 * i), short(i), 0.02 * x[(i + 1) % n]};
}

double sorted(double *x, int n)
{
    std::vector<Small> all;
    for (int i = 0; i < 5 * n; i++)
        all.push_back(small(x, i * 7 % 31, n));
    std::sort(all.begin(), all.end(), [](const Small &a, const Small &b) { return a.value < b.value; });
    double sum = 0;
    for (std::size_t k = 0; k < all.size(); k++)
        sum += all[k].value * double(k + 1) * (all[k].weight > 7 ? 2 : 1);
    return sum;
}

double moved(double *x, int n)
{
    std::vector<Large> all;
    for (int i = 0; i < 4 * n; i++)
        all.push_back(large(x, i, n));
    auto less = [](const Large &a, const Large &b) { return a.first + a.second < b.first + b.second; };
    std::sort(all.begin(), all.end(), less);
    for (int i = 1; i < n; i++) {
        all.insert(all.begin() + i, large(x, i + 3, n));
        all.erase(all.begin() + 2 * i);
    }
    std::stable_sort(all.begin() + n, all.end(), less);
    std::rotate(all.begin(), all.begin() + 3, all.end());
    std::partial_sort(all.begin(), all.begin() + n, all.end(), less);
    std::nth_element(all.begin() + n, all.begin() + 2 * n, all.end(), less);
    double sum = 0;
    for (std::size_t k = 0; k < all.size(); k++)
        sum += (all[k].first - 0.5 * all[k].second) * double(k + 1) + all[k].share * *all[k].origin;
    return sum;
}

double heaped(double *x, int n)
{
    std::vector<Small> all;
    for (int i = 0; i < 5 * n; i++)
        all.push_back(small(x, i, n));
    auto less = [](const Small &a, const Small &b) { return a.value < b.value; };
    std::make_heap(all.begin(), all.end(), less);
    double sum = 0;
    for (int i = 0; i < n; i++) {
        std::pop_heap(all.begin(), all.end(), less);
        sum += all.back().value * (i + 1);
        all.pop_back();
        all.insert(all.begin() + i % 3, small(x, i, n));
        std::push_heap(all.begin(), all.end(), less);
    }
    for (std::size_t k = 1; k < all.size(); k += 2)
        sum += all[k].value * double(k);
    return sum;
}

double f(double *x, int n)
{
    return sorted(x, n) + moved(x, n) + heaped(x, n);
}
CHECK_GRADIENT(f, 7)
