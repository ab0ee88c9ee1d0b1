/* Registered forward derivatives in two parts: a number as the tape, a struct through memory,
 * arrays, and a function that is void. */
#define TOLERANCE 1e-12
#define REVERSE_ONLY
#include "check.h"

typedef struct {
    double tape, value;
} kept;

typedef struct {
    double slopes[4], value;
} kept_slopes;

typedef struct {
    double a, b;
} two;

two __enzyme_fwddiff_two(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...);
double __enzyme_reverse(void *, ...);
extern int enzyme_nofree;

static int augmented_runs, tangent_runs;

double cube(double x);
double powers(const double *x, int n, double scale);
void rotate(double *x, double angle);

__attribute__((noinline, weak)) double cube(double x)
{
    return x * x * x;
}

static kept augment_cube(double x)
{
    augmented_runs++;
    return (kept){x * x, x * x * x};
}

/* Twice the slope, so that it shows that the rule is used. */
static double tangent_cube(double x, double dx, double square)
{
    (void)x;
    tangent_runs++;
    return 6.0 * square * dx;
}

void *__enzyme_register_splitderivative_cube[] = {(void *)cube, (void *)augment_cube,
                                                  (void *)tangent_cube};

/* The same tape serves the reverse sweep, which has the true slope. */
static double reverse_cube(double x, double adjoint, double square)
{
    (void)x;
    return 3.0 * square * adjoint;
}

void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)augment_cube,
                                           (void *)reverse_cube};

__attribute__((noinline, weak)) double powers(const double *x, int n, double scale)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += scale * pow(x[i], i + 1.0);
    return sum;
}

static kept_slopes augment_powers(const double *x, double *dx, int n, double scale)
{
    (void)dx;
    kept_slopes k = {{0.0}, 0.0};
    for (int i = 0; i < n; i++) {
        k.slopes[i] = scale * (i + 1) * pow(x[i], i);
        k.value += scale * pow(x[i], i + 1.0);
    }
    return k;
}

typedef struct {
    double slopes[4];
} slopes;

static double tangent_powers(const double *x, const double *dx, int n, double scale, double dscale,
                             slopes tape)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += 10.0 * tape.slopes[i] * dx[i] + dscale * pow(x[i], i + 1.0);
    (void)scale;
    return sum;
}

void *__enzyme_register_splitderivative_powers[] = {(void *)powers, (void *)augment_powers,
                                                    (void *)tangent_powers};

__attribute__((noinline, weak)) void rotate(double *x, double angle)
{
    const double a = x[0];
    x[0] = cos(angle) * a - sin(angle) * x[1];
    x[1] = sin(angle) * a + cos(angle) * x[1];
}

static two augment_rotate(double *x, double *dx, double angle)
{
    (void)dx;
    rotate(x, angle);
    return (two){cos(angle), sin(angle)};
}

static void tangent_rotate(double *x, double *dx, double angle, double dangle, two tape)
{
    const double a = dx[0];
    (void)angle;
    dx[0] = tape.a * a - tape.b * dx[1] - x[1] * dangle;
    dx[1] = tape.b * a + tape.a * dx[1] + x[0] * dangle;
}

void *__enzyme_register_splitderivative_rotate[] = {(void *)rotate, (void *)augment_rotate,
                                                    (void *)tangent_rotate};

static double use_cube(double x)
{
    return cube(x) * x;
}

static double use_powers(const double *x, double scale)
{
    return powers(x, 3, scale);
}

static double turned(double angle, double *x)
{
    x[0] = angle;
    x[1] = 2.0;
    rotate(x, angle);
    return x[0] + 3.0 * x[1];
}

int main(void)
{
    check("cube", __enzyme_fwddiff((void *)use_cube, 2.0, 1.0), 6.0 * 4.0 * 2.0 + 8.0);
    check("runs of the augmented primal", augmented_runs, 1);
    check("runs of the tangent", tangent_runs, 1);

    double x[3] = {2.0, 3.0, 0.5}, v[3] = {1.0, -1.0, 2.0};
    check("powers", __enzyme_fwddiff((void *)use_powers, enzyme_dup, x, v, enzyme_dup, 1.5, 2.0),
          10.0 * 1.5 * (1.0 - 6.0 + 2.0 * 0.75) + 2.0 * (2.0 + 9.0 + 0.125));

    double y[2], dy[2] = {0.0};
    const double t = 0.7, c = cos(t), s = sin(t);
    check("in place", __enzyme_fwddiff((void *)turned, enzyme_dup, t, 1.0, enzyme_dup, y, dy),
          c - s * t - 2.0 * c + 3.0 * (s + c * t - 2.0 * s));
    check("what is in place", y[0], c * t - 2.0 * s);

    void *tape = __enzyme_augmentfwd((void *)use_cube, 2.0);
    check("from its tape", __enzyme_fwdsplit((void *)use_cube, enzyme_nofree, 2.0, 0.5, tape),
          0.5 * (6.0 * 4.0 * 2.0 + 8.0));
    check("adjoint", __enzyme_reverse((void *)use_cube, 2.0, 1.0, tape), 3.0 * 4.0 * 2.0 + 8.0);
    check("runs with a tape", augmented_runs, 2);
    tape = __enzyme_augmentfwd((void *)cube, 2.0);
    check("of itself", __enzyme_fwdsplit((void *)cube, 2.0, 1.0, tape), 6.0 * 4.0);
    return check_result();
}
