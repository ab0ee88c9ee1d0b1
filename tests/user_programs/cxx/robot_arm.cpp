// Robotics: kinematics of an arm, joints by CRTP in a tuple, matrices as templates.
#include "../expect.h"
#include <array>
#include <cstddef>
#include <tuple>
#include <utility>

template <typename T, std::size_t R, std::size_t C> class Matrix {
    std::array<std::array<T, C>, R> m_{};

public:
    constexpr Matrix() = default;
    static constexpr Matrix identity()
    {
        Matrix r;
        for (std::size_t i = 0; i < R && i < C; i++)
            r(i, i) = T(1);
        return r;
    }
    constexpr T &operator()(std::size_t i, std::size_t j) { return m_[i][j]; }
    constexpr const T &operator()(std::size_t i, std::size_t j) const { return m_[i][j]; }
    template <std::size_t K> constexpr Matrix<T, R, K> operator*(const Matrix<T, C, K> &o) const
    {
        Matrix<T, R, K> r;
        for (std::size_t i = 0; i < R; i++)
            for (std::size_t j = 0; j < K; j++)
                for (std::size_t k = 0; k < C; k++)
                    r(i, j) += m_[i][k] * o(k, j);
        return r;
    }
};
using Pose = Matrix<double, 4, 4>;
template <typename Derived> struct Joint {
    Pose transform(double q) const
    {
        Pose p = static_cast<const Derived *>(this)->motion(q);
        p(0, 3) += static_cast<const Derived *>(this)->offset();
        return p;
    }
};
struct Revolute : Joint<Revolute> {
    double length;
    explicit Revolute(double l) : length(l) {}
    double offset() const { return 0.01 * length; }
    Pose motion(double q) const
    {
        Pose p = Pose::identity();
        p(0, 0) = p(1, 1) = std::cos(q);
        p(1, 0) = std::sin(q);
        p(0, 1) = -p(1, 0);
        p(0, 3) = length * std::cos(q);
        p(1, 3) = length * std::sin(q);
        return p;
    }
};
struct Prismatic : Joint<Prismatic> {
    int axis;
    explicit Prismatic(int a) : axis(a) {}
    double offset() const { return 0; }
    Pose motion(double q) const
    {
        Pose p = Pose::identity();
        p(axis, 3) = q;
        return p;
    }
};
struct Twist : Joint<Twist> {
    double offset() const { return 0.2; }
    Pose motion(double q) const
    {
        Pose p = Pose::identity();
        p(1, 1) = p(2, 2) = std::cos(q);
        p(2, 1) = std::sin(q);
        p(1, 2) = -std::sin(q);
        return p;
    }
};
template <typename... J> class Arm {
    std::tuple<J...> joints_;
    template <std::size_t... I> Pose fold(const double *q, std::index_sequence<I...>) const
    {
        Pose p = Pose::identity();
        ((p = p * std::get<I>(joints_).transform(q[I])), ...);
        return p;
    }

public:
    explicit Arm(J... j) : joints_(std::move(j)...) {}
    Pose end(const double *q) const { return fold(q, std::index_sequence_for<J...>{}); }
};
template <typename... J> Arm(J...) -> Arm<J...>;

static double miss(const double *q, const double *lengths)
{
    const Arm arm(Revolute{lengths[0]}, Twist{}, Revolute{lengths[1]}, Prismatic{2}, Revolute{lengths[2]});
    const Pose p = arm.end(q);
    constexpr std::array target{1.2, 0.4, 0.7};
    double sum = 0;
    for (std::size_t i = 0; i < target.size(); i++)
        sum += (p(i, 3) - target[i]) * (p(i, 3) - target[i]);
    return std::sqrt(sum) + 0.1 * (1 - p(2, 2));
}
int main()
{
    double q[5] = {0.3, -0.4, 0.9, 0.25, 1.2}, dq[5] = {}, l[3] = {0.8, 0.6, 0.3}, dl[3] = {};
    __enzyme_autodiff<void>((void *)miss, enzyme_dup, q, dq, enzyme_dup, l, dl);
    for (int i = 0; i < 5; i++)
        EXPECT_SLOPE("q", i, dq[i], miss(q, l), q[i], 1e-4, 1e-7);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("l", i, dl[i], miss(q, l), l[i], 1e-4, 1e-7);
    return verdict();
}
