/* Gradients of f(x, n) by requests, against differences of fourth order, and a tangent against the
 * gradient. */
#include "../user_programs/expect.h"

#define VERIFY(f, n, start)                                                                        \
    do {                                                                                           \
        double x_[n], d_[n] = {0}, ones_[n], sum_ = 0;                                             \
        for (int i = 0; i < (n); i++)                                                              \
            x_[i] = (start);                                                                       \
        VERIFY_REQUEST(__enzyme_autodiff, void, f, x_, d_, n);                                     \
        for (int k = 0; k < (n); k++)                                                              \
            EXPECT_SLOPE(#f, k, d_[k], f(x_, n), x_[k], 1e-3, 1e-7);                               \
        for (int k = 0; k < (n); k++) {                                                            \
            ones_[k] = 1;                                                                          \
            sum_ += d_[k];                                                                         \
        }                                                                                          \
        expect(#f " forward", 0, VERIFY_REQUEST(__enzyme_fwddiff, double, f, x_, ones_, n), sum_,  \
               1e-9);                                                                              \
    } while (0)

/* In split mode, against the gradient of the combined one. */
#define VERIFY_SPLIT(f, n, start)                                                                  \
    do {                                                                                           \
        double x_[n], d_[n] = {0}, e_[n] = {0};                                                    \
        for (int i = 0; i < (n); i++)                                                              \
            x_[i] = (start);                                                                       \
        VERIFY_REQUEST(__enzyme_autodiff, void, f, x_, d_, n);                                     \
        void *tape_ = VERIFY_REQUEST(__enzyme_augmentfwd, void *, f, x_, e_, n);                   \
        VERIFY_REVERSE(f, x_, e_, n, tape_);                                                       \
        for (int k = 0; k < (n); k++)                                                              \
            expect(#f " split", k, e_[k], d_[k], 1e-11);                                           \
    } while (0)

#ifdef __cplusplus
template <typename Return, typename... T> Return __enzyme_augmentfwd(void *, T...);
template <typename Return, typename... T> Return __enzyme_reverse(void *, T...);
#define VERIFY_REVERSE(f, x, d, n, tape)                                                           \
    __enzyme_reverse<void>((void *)(f), enzyme_dup, (double *)(x), (double *)(d), enzyme_const,    \
                           (int)(n), 1.0, (tape))
#define VERIFY_REQUEST(request, result, f, x, d, n)                                                \
    request<result>((void *)(f), enzyme_dup, (double *)(x), (double *)(d), enzyme_const, (int)(n))
#else
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
#define VERIFY_REVERSE(f, x, d, n, tape)                                                           \
    __enzyme_reverse((void *)(f), enzyme_dup, x, d, enzyme_const, n, 1.0, tape)
#define VERIFY_REQUEST(request, result, f, x, d, n)                                                \
    request((void *)(f), enzyme_dup, x, d, enzyme_const, n)
#endif
