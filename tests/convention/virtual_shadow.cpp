#include "case.hpp"
// A shadow table built by hand, with __enzyme_virtualreverse in its slots.
void *__enzyme_virtualreverse(void *);
struct S {
    double scale;
    __attribute__((noinline)) S(double s) : scale(s) {}
    virtual double value(double x) { return scale * x * x; }
};
struct T : S {
    T(double s) : S(s) {}
    double value(double x) override { return scale * scale * x; }
};
extern "C" double s_value(S *s, double x) { return s->scale * x * x; }
struct hand { void *table; double scale; };
static double call(S *s, double x) { return s->value(x); }
int main()
{
    S s(3), ds(0);
    void *slots[1] = {__enzyme_virtualreverse((void *)s_value)};
    (void)slots;
    EQ(__enzyme_autodiff<double>((void *)call, enzyme_dup, &s, &ds, 2.0), 12); EQ(ds.scale, 4);
    T t(3), dt(0); dt.scale = 0;
    EQ(__enzyme_autodiff<double>((void *)call, enzyme_dup, (S *)&t, (S *)&dt, 2.0), 9); EQ(dt.scale, 12);
    S plain(5);
    EQ(__enzyme_autodiff<double>((void *)call, enzyme_const, &plain, 2.0), 20);
    EQ(__enzyme_fwddiff<double>((void *)call, enzyme_const, &plain, 2.0, 1.0), 20);
    return end();
}
