// Numerics: a Krylov solver over an operator type erased by hand, vectors that share buffers and copy on write.
#include "../expect.h"
#include <cassert>
#include <cstring>
#include <memory>
#include <new>
#include <stdexcept>
#include <type_traits>
#include <utility>

class Vector {
    struct Buffer {
        long users;
        std::size_t size;
        double *data() { return reinterpret_cast<double *>(this + 1); }
    };
    Buffer *buffer_;
    static Buffer *make(std::size_t n)
    {
        auto *b = static_cast<Buffer *>(::operator new(sizeof(Buffer) + n * sizeof(double)));
        b->users = 1;
        b->size = n;
        return b;
    }
    void drop()
    {
        if (buffer_ && --buffer_->users == 0)
            ::operator delete(buffer_);
    }

  public:
    explicit Vector(std::size_t n) : buffer_(make(n)) { std::memset(buffer_->data(), 0, n * sizeof(double)); }
    Vector(const Vector &o) : buffer_(o.buffer_) { buffer_->users++; }
    Vector(Vector &&o) noexcept : buffer_(std::exchange(o.buffer_, nullptr)) {}
    Vector &operator=(Vector o) noexcept
    {
        std::swap(buffer_, o.buffer_);
        return *this;
    }
    ~Vector() { drop(); }
    std::size_t size() const { return buffer_->size; }
    double operator[](std::size_t i) const { return buffer_->data()[i]; }
    double *write()
    {
        if (buffer_->users > 1) {
            Buffer *own = make(buffer_->size);
            std::memcpy(own->data(), buffer_->data(), buffer_->size * sizeof(double));
            drop();
            buffer_ = own;
        }
        return buffer_->data();
    }
    Vector &add(double s, const Vector &o)
    {
        double *w = write();
        for (std::size_t i = 0; i < size(); i++)
            w[i] += s * o[i];
        return *this;
    }
    Vector &scale(double s)
    {
        double *w = write();
        for (std::size_t i = 0; i < size(); i++)
            w[i] *= s;
        return *this;
    }
    friend double dot(const Vector &a, const Vector &b)
    {
        double sum = 0;
        for (std::size_t i = 0; i < a.size(); i++)
            sum += a[i] * b[i];
        return sum;
    }
};

class Operator {
    alignas(16) unsigned char room_[48];
    void (*apply_)(const void *, const Vector &, Vector &);
    void (*destroy_)(void *);

  public:
    template <class F, class = std::enable_if_t<!std::is_same_v<std::decay_t<F>, Operator>>> Operator(F &&f)
    {
        using T = std::decay_t<F>;
        static_assert(sizeof(T) <= sizeof room_);
        new (room_) T(std::forward<F>(f));
        apply_ = [](const void *p, const Vector &x, Vector &y) { (*static_cast<const T *>(p))(x, y); };
        destroy_ = [](void *p) { static_cast<T *>(p)->~T(); };
    }
    Operator(const Operator &) = delete;
    ~Operator() { destroy_(room_); }
    Vector operator()(const Vector &x) const
    {
        Vector y(x.size());
        apply_(room_, x, y);
        return y;
    }
};

static Vector solve(const Operator &a, const Vector &b, int steps)
{
    Vector x(b.size()), r = b, p = r;
    double rho = dot(r, r);
    for (int k = 0; k < steps && rho > 1e-20; k++) {
        const Vector q = a(p);
        const double alpha = rho / dot(p, q);
        x.add(alpha, p);
        r.add(-alpha, q);
        const double next = dot(r, r);
        p = std::move(p.scale(next / rho).add(1, r));
        rho = next;
    }
    if (rho > 1)
        throw std::runtime_error("no convergence");
    return x;
}

static double bent(const double *stiffness, double load, int n)
{
    Vector b(static_cast<std::size_t>(n));
    double *w = b.write();
    for (int i = 0; i < n; i++)
        w[i] = load * (i + 1) / n;
    const Operator a = [k = stiffness, last = static_cast<std::size_t>(n) - 1, shift = 0.1 * load * load](const Vector &x, Vector &y) {
        double *out = y.write();
        for (std::size_t i = 0; i <= last; i++)
            out[i] = (k[i % 3] + k[(i + 1) % 3] + shift) * x[i] - (i ? k[i % 3] * x[i - 1] : 0) - (i < last ? k[(i + 1) % 3] * x[i + 1] : 0);
    };
    const Vector x = solve(a, b, 7), y = x;
    return dot(x, b) + y[static_cast<std::size_t>(n) / 2];
}

int main()
{
    double k[3] = {2, 1.5, 3}, d[3] = {}, load = 0.7;
    const double dl = __enzyme_autodiff<double>((void *)bent, enzyme_dup, k, d, enzyme_out, load, enzyme_const, 10);
    for (int i = 0; i < 3; i++)
        EXPECT_SLOPE("k", i, d[i], bent(k, load, 10), k[i], 1e-3, 1e-6);
    EXPECT_SLOPE("load", 0, dl, bent(k, load, 10), load, 1e-3, 1e-6);
    return verdict();
}
