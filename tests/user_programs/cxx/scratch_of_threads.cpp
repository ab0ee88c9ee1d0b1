// Scratch and a cache that each thread has, filled before; derivatives asked for in main and in threads.
#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <thread>
#include <vector>
template <class... T> double __enzyme_autodiff(void *, T...);
struct Cache { std::map<int, double> values; std::vector<std::vector<double>> rows; };
static thread_local std::unique_ptr<Cache> cache; static thread_local std::vector<double> scratch; static thread_local double last = 0.5;
double eval(double x) { scratch.push_back(x * last); last = last * 0.3 + x; for (auto &r : cache->rows) for (auto &v : r) { v = std::sin(v * x) + scratch[0]; } cache->values[2] += x * x; cache->values[7] = x * last; double s = scratch.back(); for (auto &[k, v] : cache->values) s += v * k; for (auto &r : cache->rows) for (double v : r) s += v * v; return s; }
static void reset(int k) { cache = std::make_unique<Cache>(); cache->values = {{1, 0.5}, {2, 1.0 * k}}; cache->rows.assign(3, std::vector<double>(4, 0.1 * k)); scratch.assign(2, 0.7); last = 0.5; }
static int check(int k) { int bad = 0; for (double x : {0.3, 0.8}) { reset(k); double g = __enzyme_autodiff((void *)eval, x); double h = 1e-6; reset(k); double a = eval(x + h); reset(k); double b = eval(x - h); double n = (a - b) / (2 * h); if (!(std::fabs(g - n) < 1e-5 * (1 + std::fabs(n)))) { bad++; std::printf("%d %.8f %.8f\n", k, g, n); } } return bad; }
int main() { int bad = check(1); int found[3] = {}; std::vector<std::thread> team; for (int t = 0; t < 3; t++) team.emplace_back([&found, t] { for (int r = 0; r < 50; r++) found[t] += check(t + 2); }); for (auto &t : team) t.join(); return bad + found[0] + found[1] + found[2] != 0; }
