// Libraries: a vector with room for four within itself, placement new and aligned storage.
#include "../expect.h"
#include <cstddef>
#include <new>
#include <utility>

template <typename T, std::size_t N> class SmallVector {
    alignas(T) std::byte local_[N * sizeof(T)];
    T *data_ = reinterpret_cast<T *>(local_);
    std::size_t size_ = 0, capacity_ = N;

    bool is_local() const { return data_ == reinterpret_cast<const T *>(local_); }
    void grow()
    {
        T *fresh = static_cast<T *>(::operator new(2 * capacity_ * sizeof(T)));
        for (std::size_t i = 0; i < size_; i++) {
            new (fresh + i) T(std::move(data_[i]));
            data_[i].~T();
        }
        if (!is_local())
            ::operator delete(data_);
        data_ = fresh;
        capacity_ *= 2;
    }

public:
    SmallVector() = default;
    SmallVector(const SmallVector &) = delete;
    ~SmallVector()
    {
        for (T &t : *this)
            t.~T();
        if (!is_local())
            ::operator delete(data_);
    }
    template <typename... A> T &emplace_back(A &&...a)
    {
        if (size_ == capacity_)
            grow();
        return *new (data_ + size_++) T{std::forward<A>(a)...};
    }
    T *begin() { return data_; }
    T *end() { return data_ + size_; }
    std::size_t size() const { return size_; }
};

struct Contact {
    int a, b;
    double depth;
    float friction;
};

static double penalty(const double *x, int n, float mu)
{
    double sum = 0;
    for (int limit = 2; limit <= 8; limit += 3) {
        SmallVector<Contact, 4> contacts;
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++) {
                const double gap = std::fabs(x[i] - x[j]) - 0.5;
                if (gap < 0 && (int)contacts.size() < limit)
                    contacts.emplace_back(i, j, gap, mu * (1 + i));
            }
        for (const Contact &c : contacts)
            sum += c.depth * c.depth * (1 + c.friction) + 0.1 * c.a * c.depth;
    }
    return sum;
}

int main()
{
    double x[7] = {0, 0.21, 0.43, 0.55, 0.73, 0.92, 1.01}, d[7] = {};
    float mu = 0.25f;
    const double dmu = __enzyme_autodiff<float>((void *)penalty, enzyme_dup, x, d, enzyme_const, 7, enzyme_out, mu);
    for (int i = 0; i < 7; i++)
        EXPECT_SLOPE("x", i, d[i], penalty(x, 7, mu), x[i], 1e-4, 1e-7);
    EXPECT_SLOPE("mu", 0, dmu, penalty(x, 7, mu), mu, 0.0078125, 1e-5);
    return verdict();
}
