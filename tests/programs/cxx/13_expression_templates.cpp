#include "check.hpp"

template <class T, int N> struct Vec {
    T a[N];

    T &operator[](int i)
    {
        return a[i];
    }

    T operator[](int i) const
    {
        return a[i];
    }
};

template <class T, int N> Vec<T, N> operator+(const Vec<T, N> &a, const Vec<T, N> &b)
{
    Vec<T, N> r;
    for (int i = 0; i < N; i++)
        r[i] = a[i] + b[i];
    return r;
}

template <class T, int N> T dot(const Vec<T, N> &a, const Vec<T, N> &b)
{
    T s = 0;
    for (int i = 0; i < N; i++)
        s += a[i] * b[i];
    return s;
}

template <class T, int N> Vec<T, N> operator*(T s, const Vec<T, N> &b)
{
    Vec<T, N> r;
    for (int i = 0; i < N; i++)
        r[i] = s * b[i];
    return r;
}

double f(double *x, int n)
{
    Vec<double, 3> p{{x[0], x[1], x[2]}}, v{{x[3], 1, 2}};
    for (int k = 0; k < 4; k++) {
        p = p + 0.1 * v;
        v = v + (-0.1 / (1 + dot(p, p))) * p;
    }
    return dot(p, v);
}
CHECK_GRADIENT(f, 4)
