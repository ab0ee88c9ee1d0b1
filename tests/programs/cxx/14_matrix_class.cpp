#include "check.hpp"

#include <cstring>

template <class T> struct Mat {
    int r, c;
    T *d;

    Mat(int r, int c) : r(r), c(c), d(new T[r * c]())
    {
    }

    Mat(const Mat &o) : r(o.r), c(o.c), d(new T[r * c])
    {
        memcpy(d, o.d, sizeof(T) * r * c);
    }

    ~Mat()
    {
        delete[] d;
    }

    Mat &operator=(const Mat &o)
    {
        if (this != &o) {
            delete[] d;
            r = o.r;
            c = o.c;
            d = new T[r * c];
            for (int i = 0; i < r * c; i++)
                d[i] = o.d[i];
        }
        return *this;
    }

    T &operator()(int i, int j)
    {
        return d[i * c + j];
    }

    const T &operator()(int i, int j) const
    {
        return d[i * c + j];
    }
};

template <class T> Mat<T> operator*(const Mat<T> &a, const Mat<T> &b)
{
    Mat<T> m(a.r, b.c);
    for (int i = 0; i < a.r; i++)
        for (int j = 0; j < b.c; j++)
            for (int k = 0; k < a.c; k++)
                m(i, j) += a(i, k) * b(k, j);
    return m;
}

double f(double *x, int n)
{
    Mat<double> a(3, 3), b(3, 3);
    for (int i = 0; i < 9; i++) {
        a.d[i] = x[i];
        b.d[i] = x[8 - i] * x[i];
    }
    for (int k = 0; k < 3; k++)
        a = a * b;
    double t = 0;
    for (int i = 0; i < 3; i++)
        t += a(i, i);
    return t;
}
CHECK_GRADIENT(f, 9)
