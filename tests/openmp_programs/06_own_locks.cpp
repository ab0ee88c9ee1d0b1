// Locks as members: of a class that sets and destroys them, where an exception would go through a
// destructor, and beside the numbers that they guard.
#include <cmath>
#include <omp.h>
#include <vector>
#include "verify.h"

class Locks {
  public:
    explicit Locks(int n) : locks(n)
    {
        for (auto &lock : locks)
            omp_init_lock(&lock);
    }
    ~Locks()
    {
        for (auto &lock : locks)
            omp_destroy_lock(&lock);
    }
    Locks(const Locks &) = delete;
    void set(int k) { omp_set_lock(&locks[k]); }
    bool test(int k) { return omp_test_lock(&locks[k]); }
    void unset(int k) { omp_unset_lock(&locks[k]); }

  private:
    std::vector<omp_lock_t> locks;
};

static double scattered(const double *x, int n)
{
    Locks locks(3);
    std::vector<double> sums(3, 0.5);
#pragma omp parallel for schedule(dynamic, 3)
    for (int i = 0; i < 24; i++) {
        std::vector<double> powers{x[i % n], x[i % n] * x[(i + 1) % n]};
        int k = i * 5 % 3;
        if (i % 2)
            locks.set(k);
        else
            while (!locks.test(k)) {
            }
        sums[k] += powers[0] * powers[1];
        locks.unset(k);
    }
    return std::log(sums[0] * sums[1]) * sums[2];
}

class Account {
  public:
    explicit Account(double m) : money(m) { omp_init_nest_lock(&lock); }
    Account(const Account &other) : money(other.money) { omp_init_nest_lock(&lock); }
    ~Account() { omp_destroy_nest_lock(&lock); }
    void deposit(double m)
    {
        omp_set_nest_lock(&lock);
        money += m;
        omp_unset_nest_lock(&lock);
    }
    void interest(double rate)
    {
        omp_set_nest_lock(&lock);
        deposit(rate * money);
        omp_unset_nest_lock(&lock);
    }
    double held() const { return money; }

  private:
    omp_nest_lock_t lock;
    double money;
};

static double bank(const double *x, int n)
{
    std::vector<Account> accounts;
    for (int k = 0; k < 3; k++)
        accounts.emplace_back(x[k]);
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < 12; i++)
            accounts[i % 3].deposit(x[i % n]);
#pragma omp for
        for (int i = 0; i < 3; i++)
            accounts[i].interest(0.1 * x[0]);
    }
    double sum = 0;
    for (const auto &a : accounts)
        sum += a.held() * a.held();
    return sum;
}

int main()
{
    VERIFY(scattered, 4, 0.6 + 0.1 * i);
    VERIFY(bank, 4, 0.6 + 0.1 * i);
    return verdict();
}
