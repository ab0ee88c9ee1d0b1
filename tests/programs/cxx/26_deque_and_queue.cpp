#include "check.hpp"

#include <cmath>
#include <deque>
#include <queue>
#include <set>
#include <stack>

double f(double *x, int n)
{
    std::deque<double> d;
    for (int i = 0; i < n; i++) {
        d.push_back(x[i]);
        d.push_front(x[i] * 2);
    }
    std::priority_queue<double> q;
    for (double a : d)
        q.push(sin(a));
    double s = 0;
    while (q.size() > 2) {
        s = s * 0.9 + q.top() * q.top();
        q.pop();
    }
    return s;
}
CHECK_GRADIENT(f, 5)
