// Derivatives of the same model asked for from several threads at once, each with a session of its own behind a static table; state that lasts from call to call.
#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>
template <class... T> double __enzyme_autodiff(void *, T...);
extern int enzyme_const;
struct Session { std::vector<std::vector<double>> layers; double memory = 0.1; };
static std::array<std::unique_ptr<Session>, 4> sessions;
double advance(double x, int who) { Session &s = *sessions[who]; s.memory = s.memory * 0.5 + x; double e = 0; for (auto &l : s.layers) for (auto &v : l) { v = std::tanh(v + x * s.memory); e += v * v; } return e * s.memory; }
static std::unique_ptr<Session> fresh() { auto s = std::make_unique<Session>(); s->layers.assign(3, std::vector<double>(5, 0.2)); return s; }
int main() { int bad[4] = {}; for (auto &s : sessions) s = fresh(); std::vector<std::thread> team;
 for (int w = 0; w < 4; w++) team.emplace_back([&bad, w] { for (int rep = 0; rep < 200; rep++) { Session before; before.layers = sessions[w]->layers; before.memory = sessions[w]->memory; double x = 0.1 * (w + 1) + 0.001 * rep; double g = __enzyme_autodiff((void *)advance, x, enzyme_const, w); Session after = {sessions[w]->layers, sessions[w]->memory}; double h = 1e-6; *sessions[w] = before; double a = advance(x + h, w); *sessions[w] = before; double b = advance(x - h, w); double n = (a - b) / (2 * h); if (!(std::fabs(g - n) < 1e-5)) { if (!bad[w]++) std::printf("%d %d %.8f %.8f\n", w, rep, g, n); } *sessions[w] = rep % 3 ? after : *fresh(); } });
 for (auto &t : team) t.join(); return bad[0] + bad[1] + bad[2] + bad[3] != 0; }
