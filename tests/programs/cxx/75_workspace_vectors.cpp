// Vectors in static and thread-local memory as workspaces: growing ones put their new block in place
// before they free the old one, which was taken for memory that nobody can give a shadow.
#include "check.hpp"

#include <vector>

namespace {
struct Workspace {
    std::vector<double> force, length;
    int uses = 0;
};
thread_local Workspace workspace;
std::vector<double> history;

double work(double *x, int n)
{
    Workspace &w = workspace;
    const int steps = 3 + n;
    w.uses++;
    w.force.assign(steps, 0.5);
    w.length.resize(steps + 1);
    history.clear();
    w.length[0] = x[0];
    for (int i = 0; i < steps; i++) {
        w.force[i] += x[i % n] * w.length[i];
        w.length[i + 1] = std::sin(w.force[i]) + w.length[i] * x[1];
        history.push_back(w.force[i] * w.length[i + 1]);
    }
    double sum = 0;
    for (double h : history)
        sum += h * h;
    return sum;
}
} // namespace

// the workspaces grow from call to call: after one of 3 numbers comes one of 5
double growing(double *x, int n) { return work(x, n - 2) + work(x, n) * work(x, 2); }
CHECK_GRADIENT(growing, 5)
