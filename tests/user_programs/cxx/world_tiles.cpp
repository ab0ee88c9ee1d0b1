// Tiles behind a static pointer that threads work on, each its own; a mutex-protected total.
#include <cmath>
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>
template <class... T> void __enzyme_autodiff(void *, T...);
extern int enzyme_dup, enzyme_const;
struct Tile { std::vector<double> cells; std::unique_ptr<Tile> inner; };
struct World { std::vector<std::unique_ptr<Tile>> tiles; std::mutex guard; double total = 0; };
static std::unique_ptr<World> world;
static void reset() { world = std::make_unique<World>(); for (int i = 0; i < 3; i++) { auto t = std::make_unique<Tile>(); t->cells.assign(4, 1.0 + i); t->inner = std::make_unique<Tile>(); t->inner->cells.assign(2, 0.5); world->tiles.push_back(std::move(t)); } }
double evolve(const double *x, int n) { std::vector<std::thread> team; for (int i = 0; i < 3; i++) team.emplace_back([=] { Tile &t = *world->tiles[i]; double s = 0; for (size_t k = 0; k < t.cells.size(); k++) { t.cells[k] = std::sin(t.cells[k] * x[k % n]) + t.inner->cells[k % 2] * x[0]; t.inner->cells[k % 2] += t.cells[k]; s += t.cells[k]; } std::lock_guard<std::mutex> lock(world->guard); world->total += s * (i + 1); }); for (auto &t : team) t.join(); double e = world->total * world->total; for (auto &t : world->tiles) for (double c : t->inner->cells) e += c; return e; }
int main() { double x[2] = {0.7, 1.2}, d[2] = {}; int bad = 0; reset(); __enzyme_autodiff((void *)evolve, enzyme_dup, x, d, enzyme_const, 2);
 for (int i = 0; i < 2; i++) { double h = 1e-6, s = x[i]; x[i] = s + h; reset(); double a = evolve(x, 2); x[i] = s - h; reset(); double b = evolve(x, 2); x[i] = s; double m = (a - b) / (2 * h); std::printf("%.8f %.8f\n", d[i], m); if (!(std::fabs(m - d[i]) < 1e-5 * (1 + std::fabs(m)))) bad = 1; } return bad; }
