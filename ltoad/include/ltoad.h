/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Derivatives at link time: declarations for C, and a typed layer for C++17.
 *
 * C programs ask with the functions and markers below; they have no definition but the one that the
 * linker writes. In C++, a function is a template argument:
 *
 *     double f(const double *x, int n);
 *     std::vector<double> g = ltoad::gradient<f>(x, n);
 *     std::vector<double> hv = ltoad::hvp<f>(x, v, n);
 *
 * The function's first parameter is a pointer to its inputs, which come as a std::vector; what follows
 * is passed on and has no derivative. Functions of numbers work as well: ltoad::gradient<g>(1.0, 2.0). */
#ifndef LTOAD_H
#define LTOAD_H

#if defined __cplusplus && !defined LTOAD_ENZYME_ENZYME
extern "C" {
#endif

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_dupv, enzyme_dupnoneedv;
extern int enzyme_width, enzyme_primal_return, enzyme_const_return, enzyme_noret;
extern int enzyme_runtime_activity, enzyme_strong_zero;
extern int enzyme_tape, enzyme_allocated, enzyme_nofree;

#if defined __cplusplus && !defined LTOAD_ENZYME_ENZYME
}
#endif

/* In the body of a loop: its reverse sweep goes back to checkpoints, which take at most that many bytes
 * each time the loop runs, instead of keeping a tape of all iterations. LTOAD_CHECKPOINT("64MiB"); */
#ifdef __clang__
#define LTOAD_CHECKPOINT(size)                                                                     \
    __attribute__((annotate("ltoad_checkpoint=" size), unused)) char ltoad_checkpoint_mark
#else
#define LTOAD_CHECKPOINT(size) struct ltoad_checkpoint_mark
#endif

/* A function with a rule of its own. Compilers must not look into it, or the rule would be inlined
 * away: LTOAD_WITH_RULE double f(double x) { … } */
#define LTOAD_WITH_RULE __attribute__((noinline, weak))

/* LTOAD_RULE(f, augmented, reverse) registers a gradient of reverse mode,
 * LTOAD_FORWARD_RULE(f, df) a derivative of forward mode. */
#ifdef __cplusplus
#define LTOAD_REGISTER(name) extern "C" void *name[]; void *name[]
#else
#define LTOAD_REGISTER(name) void *name[]
#endif
#define LTOAD_RULE(function, augmented, reverse)                                                   \
    LTOAD_REGISTER(__enzyme_register_gradient_##function) = {                                      \
        (void *)function, (void *)augmented, (void *)reverse}
#define LTOAD_FORWARD_RULE(function, derivative)                                                   \
    LTOAD_REGISTER(__enzyme_register_derivative_##function) = {(void *)function,                   \
                                                               (void *)derivative}
#define LTOAD_INACTIVE(function)                                                                   \
    LTOAD_REGISTER(__enzyme_inactivefn_##function) = {(void *)function}

#ifndef __cplusplus

/* Reverse mode: derivatives are added to the shadows. Declare requests with other results as
 * __enzyme_autodiff_… of your own. */
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_void(void *, ...);
/* Forward mode: the tangent of the result. */
double __enzyme_fwddiff(void *, ...);
void __enzyme_fwddiff_void(void *, ...);

#else

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace ltoad
{

/* Defined by the linker. */
template <class Result, class... Arguments> Result __enzyme_autodiff(void *, Arguments...);
template <class Result, class... Arguments> Result __enzyme_fwddiff(void *, Arguments...);

namespace detail
{

template <class T> constexpr bool is_number = std::is_floating_point_v<T>;

template <class F> struct signature;

template <class R, class... P> struct signature<R (*)(P...)> {
    using result = R;
    static constexpr bool of_numbers = sizeof...(P) > 0 && (is_number<P> && ...);
};

/* A function of an array: its element, and whether it returns a number or fills a second array. */
template <class F> struct of_array {
    static constexpr bool value = false, maps = false;
    using element = void;
};
template <class R, class T, class... C> struct of_array<R (*)(const T *, C...)> {
    static constexpr bool value = is_number<T> && is_number<R>, maps = false;
    using element = T;
};
template <class R, class T, class... C> struct of_array<R (*)(T *, C...)> {
    static constexpr bool value = is_number<T> && is_number<R>, maps = false;
    using element = T;
};
template <class T, class... C> struct of_array<void (*)(const T *, T *, C...)> {
    static constexpr bool value = false, maps = is_number<T>;
    using element = T;
};

template <auto f> using kind = of_array<decltype(f)>;
template <auto f> using element = typename kind<f>::element;

template <auto f> constexpr void require_scalar_function()
{
    static_assert(kind<f>::value,
                  "ltoad: this needs a function like 'double f(const double *x, …)': it takes its "
                  "inputs as a pointer and returns a number");
}

template <auto f> constexpr void require_map()
{
    static_assert(kind<f>::maps,
                  "ltoad: this needs a function like 'void f(const double *x, double *y, …)': it "
                  "reads its inputs from x and writes all of its outputs to y");
}

/* Each constant after its marker. */
template <class... C> auto constants(C... c)
{
    return std::tuple_cat(std::tuple<int, C>(enzyme_const, c)...);
}

template <auto f, class T, class... C> void add_gradient(const T *x, T *g, C... c)
{
    std::apply(
        [=](auto... marked) {
            ltoad::__enzyme_autodiff<void>((void *)f, enzyme_dup, const_cast<T *>(x), g, marked...);
        },
        constants(c...));
}

/* Sets the gradient: what second derivatives differentiate. */
template <auto f, class T, class... C>
void set_gradient(const T *x, T *g, std::size_t count, C... c)
{
    for (std::size_t i = 0; i < count; i++)
        g[i] = T(0);
    add_gradient<f>(x, g, c...);
}

} // namespace detail

/* The derivative of a function of one number, or all partial derivatives of one of several. */
template <auto f, class... X,
          std::enable_if_t<detail::signature<decltype(f)>::of_numbers, int> = 0>
auto gradient(X... x)
{
    using T = std::common_type_t<X...>;
    if constexpr (sizeof...(X) == 1)
        return ltoad::__enzyme_autodiff<T>((void *)f, x...);
    else
        return ltoad::__enzyme_autodiff<std::array<T, sizeof...(X)>>((void *)f, x...);
}

/* The gradient of a function of an array. */
template <auto f, class... C,
          std::enable_if_t<!detail::signature<decltype(f)>::of_numbers, int> = 0>
auto gradient(const std::vector<detail::element<f>> &x, C... c)
{
    detail::require_scalar_function<f>();
    std::vector<detail::element<f>> g(x.size());
    detail::add_gradient<f>(x.data(), g.data(), c...);
    return g;
}

/* J v: the derivative along v, a number; of a map its outputs' derivatives, y giving their count. */
template <auto f, class... C>
auto jvp(const std::vector<detail::element<f>> &x, const std::vector<detail::element<f>> &v, C... c)
{
    detail::require_scalar_function<f>();
    using T = detail::element<f>;
    using R = typename detail::signature<decltype(f)>::result;
    return std::apply(
        [&](auto... marked) {
            return ltoad::__enzyme_fwddiff<R>((void *)f, enzyme_dup, const_cast<T *>(x.data()),
                                              const_cast<T *>(v.data()), marked...);
        },
        detail::constants(c...));
}

template <auto f, class... C>
std::vector<detail::element<f>> jvp_of_map(const std::vector<detail::element<f>> &x,
                                           const std::vector<detail::element<f>> &v,
                                           std::size_t outputs, C... c)
{
    detail::require_map<f>();
    using T = detail::element<f>;
    std::vector<T> y(outputs), dy(outputs);
    std::apply(
        [&](auto... marked) {
            ltoad::__enzyme_fwddiff<void>((void *)f, enzyme_dup, const_cast<T *>(x.data()),
                                          const_cast<T *>(v.data()), enzyme_dup, y.data(), dy.data(),
                                          marked...);
        },
        detail::constants(c...));
    return dy;
}

/* vᵀ J of a map: the derivatives of v·y by x. */
template <auto f, class... C>
std::vector<detail::element<f>> vjp(const std::vector<detail::element<f>> &x,
                                    std::vector<detail::element<f>> v, C... c)
{
    detail::require_map<f>();
    using T = detail::element<f>;
    std::vector<T> y(v.size()), dx(x.size());
    std::apply(
        [&](auto... marked) {
            ltoad::__enzyme_autodiff<void>((void *)f, enzyme_dup, const_cast<T *>(x.data()),
                                           dx.data(), enzyme_dup, y.data(), v.data(), marked...);
        },
        detail::constants(c...));
    return dx;
}

/* The matrix of a map's derivatives, outputs x inputs, row after row: by columns in forward mode or
 * by rows in reverse mode, whichever are fewer. */
template <auto f, class... C>
std::vector<detail::element<f>> jacobian(const std::vector<detail::element<f>> &x,
                                         std::size_t outputs, C... c)
{
    detail::require_map<f>();
    using T = detail::element<f>;
    const std::size_t inputs = x.size();
    std::vector<T> j(outputs * inputs);
    if (inputs <= outputs) {
        std::vector<T> v(inputs);
        for (std::size_t i = 0; i < inputs; i++) {
            v[i] = T(1);
            const std::vector<T> column = jvp_of_map<f>(x, v, outputs, c...);
            v[i] = T(0);
            for (std::size_t k = 0; k < outputs; k++)
                j[k * inputs + i] = column[k];
        }
        return j;
    }
    for (std::size_t k = 0; k < outputs; k++) {
        std::vector<T> v(outputs);
        v[k] = T(1);
        const std::vector<T> row = vjp<f>(x, v, c...);
        for (std::size_t i = 0; i < inputs; i++)
            j[k * inputs + i] = row[i];
    }
    return j;
}

/* H v, the product of the Hessian with a vector: forward over reverse. */
template <auto f, class... C>
std::vector<detail::element<f>> hvp(const std::vector<detail::element<f>> &x,
                                    const std::vector<detail::element<f>> &v, C... c)
{
    detail::require_scalar_function<f>();
    using T = detail::element<f>;
    std::vector<T> g(x.size()), product(x.size());
    std::apply(
        [&](auto... marked) {
            ltoad::__enzyme_fwddiff<void>((void *)detail::set_gradient<f, T, C...>, enzyme_dup,
                                          const_cast<T *>(x.data()), const_cast<T *>(v.data()), enzyme_dup,
                                          g.data(), product.data(), enzyme_const, x.size(), marked...);
        },
        detail::constants(c...));
    return product;
}

/* The Hessian, row after row. */
template <auto f, class... C>
std::vector<detail::element<f>> hessian(const std::vector<detail::element<f>> &x, C... c)
{
    detail::require_scalar_function<f>();
    using T = detail::element<f>;
    const std::size_t n = x.size();
    std::vector<T> h(n * n), v(n);
    for (std::size_t i = 0; i < n; i++) {
        v[i] = T(1);
        const std::vector<T> column = hvp<f>(x, v, c...);
        v[i] = T(0);
        for (std::size_t k = 0; k < n; k++)
            h[k * n + i] = column[k];
    }
    return h;
}

/* make_zero(x): the shadow of x, of the same shape, with zeros for numbers. For a class of your own
 * write a function set_zero(Class &) beside it, which calls set_zero for each member that holds
 * floating-point numbers. */
template <class T> std::enable_if_t<std::is_arithmetic_v<T>> set_zero(T &x)
{
    if constexpr (detail::is_number<T>)
        x = T(0);
}
template <class T, std::size_t n> void set_zero(T (&x)[n])
{
    for (T &element : x)
        set_zero(element);
}
template <class T, std::size_t n> void set_zero(std::array<T, n> &x)
{
    for (T &element : x)
        set_zero(element);
}
template <class T> void set_zero(std::vector<T> &x)
{
    for (T &element : x)
        set_zero(element);
}
template <class A, class B> void set_zero(std::pair<A, B> &x)
{
    set_zero(x.first);
    set_zero(x.second);
}

template <class T> T make_zero(const T &x)
{
    T shadow(x);
    set_zero(shadow);
    return shadow;
}

} // namespace ltoad

#endif
#endif
