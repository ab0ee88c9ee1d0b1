#include "case.hpp"
// The typed layer that projects write on top of requests: activities as types, modes as tags.
#include <tuple>
#include <utility>
namespace sugar
{
struct Reverse {}; struct Forward {}; template <typename> struct Primal {};
template <typename T> struct Active { T value; Active(T v) : value(v) {} operator T &() { return value; } };
template <typename T> struct Duplicated { T value, shadow; Duplicated(T v, T s) : value(v), shadow(s) {} };
template <typename T> struct DuplicatedNoNeed { T value, shadow; };
template <typename T> struct Const { T value; Const(T v) : value(v) {} };
template <typename T> Active(T) -> Active<T>; template <typename T> Duplicated(T, T) -> Duplicated<T>;
template <typename T> Const(T) -> Const<T>;
template <typename T> auto expand(const Active<T> &a) { return std::tuple<int, T>{enzyme_out, a.value}; }
template <typename T> auto expand(const Duplicated<T> &a) { return std::tuple<int, T, T>{enzyme_dup, a.value, a.shadow}; }
template <typename T> auto expand(const Const<T> &a) { return std::tuple<int, T>{enzyme_const, a.value}; }
template <typename Ret, typename Mode, typename F, typename Tuple, std::size_t... i> Ret call(F *f, Tuple t, std::index_sequence<i...>)
{
    if constexpr (std::is_same_v<Mode, Reverse>) return __enzyme_autodiff<Ret>((void *)f, std::get<i>(t)...);
    else return __enzyme_fwddiff<Ret>((void *)f, enzyme_noret, std::get<i>(t)...);
}
template <typename Mode, typename Ret, typename F, typename... A> Ret autodiff(F *f, A... a)
{
    auto t = std::tuple_cat(expand(a)...);
    return call<Ret, Mode>(f, t, std::make_index_sequence<std::tuple_size_v<decltype(t)>>());
}
} // namespace sugar
static double mul(double x, double y) { return x * y; }
static double sumsq(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
struct grads { double a, b; };
struct P { double x, y; };
static double normsq(const P &p) { return p.x * p.x + p.y * p.y; }
using namespace sugar;
int main()
{
    grads g = autodiff<Reverse, grads>(mul, Active{2.0}, Active{3.0});
    EQ(g.a, 3); EQ(g.b, 2);
    EQ((autodiff<Forward, double>(mul, Duplicated{2.0, 1.0}, Const{3.0})), 3);
    double x[2] = {1, 2}, d[2] = {0};
    autodiff<Reverse, void>(sumsq, Duplicated<double *>{x, d}, Const{2});
    EQ(d[1], 4);
    std::tuple<double, double> r = autodiff<Reverse, std::tuple<double, double>>(mul, Active{5.0}, Active{7.0});
    (void)r;
    P p{3, 4}, dp{0, 0};
    autodiff<Reverse, void>(normsq, Duplicated<P *>{&p, &dp});
    EQ(dp.x, 6); EQ(dp.y, 8);
    return end();
}
