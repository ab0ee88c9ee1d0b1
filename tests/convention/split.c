#include "case.h"
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
size_t __enzyme_augmentsize(void *, ...);
double __enzyme_reverse_number(void *, ...);
__attribute__((noinline)) static void square(double *x, int n) { for (int i = 0; i < n; i++) x[i] *= x[i]; }
static double cube(double x) { return x * x * x; }
struct both { void *tape; double value; };
struct both __enzyme_augmentfwd_both(void *, ...);
int main(void)
{
    double x[3] = {1, 2, 3}, d[3] = {1, 1, 1};
    void *tape = __enzyme_augmentfwd((void *)square, enzyme_dup, x, d, enzyme_const, 3);
    EQ(x[2], 9); x[0] = x[1] = x[2] = -100;
    __enzyme_reverse((void *)square, enzyme_dup, x, d, enzyme_const, 3, tape);
    EQ(d[0], 2); EQ(d[1], 4); EQ(d[2], 6);
    size_t n = __enzyme_augmentsize((void *)square, enzyme_dup, enzyme_const);
    void *mine = malloc(n);
    double y[2] = {4, 5}, dy[2] = {1, 10};
    __enzyme_augmentfwd((void *)square, enzyme_allocated, n, enzyme_tape, mine, enzyme_dup, y, dy, enzyme_const, 2);
    __enzyme_reverse((void *)square, enzyme_allocated, n, enzyme_tape, mine, enzyme_dup, y, dy, enzyme_const, 2);
    EQ(dy[0], 8); EQ(dy[1], 100);
    free(mine);
    struct both b = __enzyme_augmentfwd_both((void *)cube, enzyme_out, 2.0);
    EQ(b.value, 8);
    EQ(__enzyme_reverse_number((void *)cube, enzyme_out, 2.0, 1.0, b.tape), 12);
    void *t = __enzyme_augmentfwd((void *)cube, enzyme_noret, enzyme_out, 2.0);
    EQ(__enzyme_reverse_number((void *)cube, enzyme_nofree, enzyme_out, 2.0, 2.0, t), 24);
    EQ(__enzyme_reverse_number((void *)cube, enzyme_out, 2.0, 3.0, t), 36);
    return end();
}
