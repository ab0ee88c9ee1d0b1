// Soil erosion on a raster: lazy arrays in the manner of array libraries; closures keep lvalues by reference and
// temporaries by value, shapes broadcast, views have strides, and nothing is computed before it is assigned.
#include "../expect.h"
#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace lazy {

using shape_type = std::array<std::size_t, 2>;

template <class D> struct expression {
    D &derived() & { return static_cast<D &>(*this); }
    const D &derived() const & { return static_cast<const D &>(*this); }
    D &&derived() && { return static_cast<D &&>(*this); }
};

template <class E> inline constexpr bool is_expression = std::is_base_of_v<expression<std::decay_t<E>>, std::decay_t<E>>;

struct scalar : expression<scalar> {
    double value;
    explicit scalar(double v) : value(v) {}
    shape_type shape() const { return {1, 1}; }
    double operator()(std::size_t, std::size_t) const { return value; }
};

template <class E> using closure_t = std::conditional_t<is_expression<E>, std::conditional_t<std::is_lvalue_reference_v<E>, const std::decay_t<E> &, std::decay_t<E>>, scalar>;

inline shape_type broadcast(shape_type a, shape_type b)
{
    for (int i = 0; i < 2; i++) {
        if (a[i] != b[i] && a[i] != 1 && b[i] != 1)
            throw std::length_error("shapes do not fit");
        a[i] = std::max(a[i], b[i]);
    }
    return a;
}

template <class F, class... C> class function : public expression<function<F, C...>> {
    std::tuple<C...> closures_;
    F f_;

    template <class E> static double at(const E &e, std::size_t i, std::size_t j)
    {
        const auto s = e.shape();
        return e(s[0] == 1 ? 0 : i, s[1] == 1 ? 0 : j);
    }

public:
    template <class... E> explicit function(F f, E &&...e) : closures_(std::forward<E>(e)...), f_(std::move(f)) {}
    shape_type shape() const
    {
        shape_type s{1, 1};
        std::apply([&](const auto &...c) { ((s = broadcast(s, c.shape())), ...); }, closures_);
        return s;
    }
    double operator()(std::size_t i, std::size_t j) const
    {
        return std::apply([&](const auto &...c) { return f_(at(c, i, j)...); }, closures_);
    }
};

template <class F, class... E> auto make(F f, E &&...e) { return function<F, closure_t<E>...>(std::move(f), closure_t<E>(std::forward<E>(e))...); }

template <class A, class B>
    requires(is_expression<A> || is_expression<B>)
auto operator+(A &&a, B &&b) { return make(std::plus<>(), std::forward<A>(a), std::forward<B>(b)); }
template <class A, class B>
    requires(is_expression<A> || is_expression<B>)
auto operator-(A &&a, B &&b) { return make(std::minus<>(), std::forward<A>(a), std::forward<B>(b)); }
template <class A, class B>
    requires(is_expression<A> || is_expression<B>)
auto operator*(A &&a, B &&b) { return make(std::multiplies<>(), std::forward<A>(a), std::forward<B>(b)); }
template <class A, class B>
    requires(is_expression<A> || is_expression<B>)
auto operator/(A &&a, B &&b) { return make(std::divides<>(), std::forward<A>(a), std::forward<B>(b)); }
template <class A> auto sqrt(A &&a) { return make([](double x) { return std::sqrt(x); }, std::forward<A>(a)); }
template <class A> auto pow(A &&a, double p) { return make([p](double x) { return std::pow(x, p); }, std::forward<A>(a)); }
template <class A, class B> auto maximum(A &&a, B &&b) { return make([](double x, double y) { return x > y ? x : y; }, std::forward<A>(a), std::forward<B>(b)); }

class view;

class array : public expression<array> {
    shape_type shape_;
    std::shared_ptr<std::vector<double>> data_;

public:
    array(std::size_t rows, std::size_t columns, double value = 0) : shape_{rows, columns}, data_(std::make_shared<std::vector<double>>(rows * columns, value)) {}
    array(const array &o) : expression(), shape_(o.shape_), data_(std::make_shared<std::vector<double>>(*o.data_)) {}
    array(array &&) = default;
    template <class E> array(const expression<E> &e) : array(e.derived().shape()[0], e.derived().shape()[1]) { assign(e.derived()); }
    array &operator=(const array &o)
    {
        assign(o);
        return *this;
    }
    template <class E> array &operator=(const expression<E> &e)
    {
        array fresh(e); // what is assigned may read what it is assigned to
        shape_ = fresh.shape_;
        data_ = std::move(fresh.data_);
        return *this;
    }
    template <class E> void assign(const E &e)
    {
        for (std::size_t i = 0; i < shape_[0]; i++)
            for (std::size_t j = 0; j < shape_[1]; j++)
                (*this)(i, j) = e(i, j);
    }
    shape_type shape() const { return shape_; }
    double operator()(std::size_t i, std::size_t j) const { return (*data_)[i * shape_[1] + j]; }
    double &operator()(std::size_t i, std::size_t j) { return (*data_)[i * shape_[1] + j]; }
    double *data() const { return data_->data(); }
    view part(std::size_t i, std::size_t j, std::size_t rows, std::size_t columns, std::ptrdiff_t step = 1);
    view row(std::size_t i);
};

class view : public expression<view> {
    double *start_;
    shape_type shape_;
    std::array<std::ptrdiff_t, 2> strides_;

public:
    view(double *start, shape_type shape, std::array<std::ptrdiff_t, 2> strides) : start_(start), shape_(shape), strides_(strides) {}
    shape_type shape() const { return shape_; }
    double &operator()(std::size_t i, std::size_t j) const
    {
        return start_[static_cast<std::ptrdiff_t>(i) * strides_[0] + static_cast<std::ptrdiff_t>(j) * strides_[1]];
    }
    template <class E> void operator+=(const expression<E> &e) const
    {
        const array sum(*this + e.derived());
        for (std::size_t i = 0; i < shape_[0]; i++)
            for (std::size_t j = 0; j < shape_[1]; j++)
                (*this)(i, j) = sum(i, j);
    }
};

inline view array::part(std::size_t i, std::size_t j, std::size_t rows, std::size_t columns, std::ptrdiff_t step)
{
    const auto width = static_cast<std::ptrdiff_t>(shape_[1]);
    return {&(*this)(i, j), {rows, columns}, {width * step, step}};
}
inline view array::row(std::size_t i) { return part(i, 0, 1, shape_[1]); }

template <class E> double sum(const E &e)
{
    const auto s = e.shape();
    double total = 0;
    for (std::size_t i = 0; i < s[0]; i++)
        for (std::size_t j = 0; j < s[1]; j++)
            total += e(i, j);
    return total;
}

} // namespace lazy

static double soil_loss(const double *height, int n, double rain, double erodibility)
{
    using namespace lazy;
    const auto size = static_cast<std::size_t>(n);
    array h(size, size), water(size, size, 0.0), cover(1, size);
    std::copy(height, height + n * n, h.data());
    for (std::size_t j = 0; j < size; j++)
        cover(0, j) = 0.2 + 0.1 * static_cast<double>(j);
    double lost = 0;
    for (int year = 0; year < 4; year++) {
        water = water * 0.5 + rain * (1.0 - cover);
        auto inner = h.part(1, 1, size - 2, size - 2);
        const auto dx = (h.part(1, 2, size - 2, size - 2) - h.part(1, 0, size - 2, size - 2)) / 2.0;
        const auto dy = (h.part(2, 1, size - 2, size - 2) - h.part(0, 1, size - 2, size - 2)) / 2.0;
        const auto slope = sqrt(dx * dx + dy * dy + 1e-6);
        const array flux = erodibility * pow(slope, 1.3) * water.part(1, 1, size - 2, size - 2);
        inner += 0.0 - flux;
        h.part(0, 0, size / 2, size / 2, 2) += array(1, 1, 0.01 * rain);
        h.row(0) += 0.05 * (h.row(1) - h.row(0));
        lost += sum(maximum(flux, 0.02)) / n;
    }
    return lost + 0.1 * sum(h * h) / (n * n);
}

struct Two {
    double rain, erodibility;
};

int main()
{
    double height[36], d[36] = {}, rain = 0.9, erodibility = 0.15;
    for (int i = 0; i < 36; i++)
        height[i] = 2 + std::sin(1.1 * i) + 0.3 * (i / 6);
    const auto by = __enzyme_autodiff<Two>((void *)soil_loss, enzyme_dup, height, d, enzyme_const, 6, rain, erodibility);
    for (int i = 0; i < 36; i++)
        EXPECT_SLOPE("height", i, d[i], soil_loss(height, 6, rain, erodibility), height[i], 1e-4, 1e-7);
    EXPECT_SLOPE("rain", 0, by.rain, soil_loss(height, 6, rain, erodibility), rain, 1e-5, 1e-7);
    EXPECT_SLOPE("erodibility", 0, by.erodibility, soil_loss(height, 6, rain, erodibility), erodibility, 1e-5, 1e-7);
    return verdict();
}
