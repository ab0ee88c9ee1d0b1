/* Everything that can be said about functions of which the link has no bitcode. */
#define REVERSE_ONLY /* the rules are for reverse mode */
#include "../programs/check.h"
#include <stdlib.h>

double native_norm(const double *x, int n);
double native_exp(double x);
void native_scale(double *x, double by, int n);
void native_note(const double *x);
int native_notes(void);
double native_log1p(double x);
double *native_take(long bytes);
void native_give_back(double *p);
double reverse_native_exp(double x, double seed);
typedef double (*unary_t)(double);
unary_t native_choice(int i);

void *__enzyme_inactivefn[] = {(void *)native_note, (void *)native_notes, (void *)native_choice};
void *__enzyme_nofree[] = {(void *)native_note};
void *__enzyme_function_like_log1p[] = {(void *)native_log1p, (void *)"log1p"};
void *__enzyme_allocation_like[] = {(void *)native_take, 0, (void *)"-1",
                                    (void *)native_give_back};

double augment_norm(const double *x, double *dx, int n)
{
    (void)dx;
    return native_norm(x, n);
}
void reverse_norm(const double *x, double *dx, int n, double seed)
{
    const double r = native_norm(x, n);
    for (int i = 0; i < n; i++)
        dx[i] += seed * x[i] / r;
}
void *__enzyme_register_gradient_norm[] = {(void *)native_norm, (void *)augment_norm,
                                           (void *)reverse_norm};

/* The augmented primal is the function itself, and the reverse function is native, too. */
void *__enzyme_register_gradient_exp[] = {(void *)native_exp, (void *)native_exp,
                                          (void *)reverse_native_exp};

void *augment_scale(double *x, double *dx, double by, int n)
{
    (void)dx;
    double *kept = malloc(n * sizeof *kept);
    for (int i = 0; i < n; i++)
        kept[i] = x[i];
    native_scale(x, by, n);
    return kept;
}
double reverse_scale(double *x, double *dx, double by, int n, void *tape)
{
    (void)x;
    const double *kept = tape;
    double s = 0.0;
    for (int i = 0; i < n; i++) {
        s += kept[i] * dx[i];
        dx[i] *= by;
    }
    free(tape);
    return s;
}
void *__enzyme_register_gradient_scale[] = {(void *)native_scale, (void *)augment_scale,
                                            (void *)reverse_scale};

static double f(double *x, int n)
{
    double s = 0.0, *y = native_take(n * (long)sizeof *y);
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[(i + 1) % n];
    for (int k = 0; k < 3; k++) {
        native_note(y);
        native_scale(y, native_exp(0.1 * x[k]), n);
        s += native_norm(y, n) * native_norm(x, n) * native_log1p(y[k]);
    }
    native_give_back(y);
    return s + native_exp(s * 0.01);
}

static double chosen(double *x, int n)
{
    double s = 0.0;
    for (int i = 0; i < n; i++)
        s += native_choice(i)(x[i]) * x[i];
    return s;
}

int main(void)
{
    double x[4] = {0.7, 0.9, 0.4, 1.2}, dx[4] = {0};
    check("itself", __enzyme_autodiff((void *)native_exp, 0.3), exp(0.3));
    CHECK_GRADIENT_AT(f, x, 4);
    __enzyme_autodiff_void((void *)chosen, enzyme_dup, x, dx, 4);
    for (int i = 0; i < 4; i++)
        check("chosen", dx[i], i % 2 ? exp(x[i]) * (1.0 + x[i]) : log1p(x[i]) + x[i] / (1.0 + x[i]));
    check("noted", native_notes() > 0, 1);
    return check_result();
}
