/* Hand tracking: all residuals, and either one vector-Jacobian product (reverse mode) or the full
 * Jacobian (vector forward mode). */
#include "program.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "check.h"
#include "derivatives.h"
#include "expected.h"
#include "memory.h"
#include "random.h"

typedef struct {
    scan_t scan;
    double *residuals;
    double *weights, *adjoint,
        *gradient; /* of the product; adjoint has room for residuals behind */
    double *directions, *jacobian;
} tracking_t;

static void primal(void *context)
{
    tracking_t *t = context;
    scan_residuals(&t->scan, t->residuals);
}

static void product(void *context)
{
    tracking_t *t = context;
    scan_vjp(&t->scan, t->weights, t->adjoint, t->gradient);
}

static void jacobian(void *context)
{
    tracking_t *t = context;
    scan_jacobian(&t->scan, t->directions, t->residuals, t->jacobian);
}

/* weights . (J v) for each unit vector v is the derivative. */
static double product_error(void *context)
{
    const tracking_t *t = context;
    const size_t outputs = 3 * t->scan.hand.points;
    double *v = numbers(t->scan.inputs), *tangent = numbers(outputs);
    double *expected = numbers(t->scan.inputs);
    for (size_t i = 0; i < t->scan.inputs; i++) {
        v[i] = 1.0;
        expected_tangent(&t->scan, v, tangent);
        v[i] = 0.0;
        for (size_t k = 0; k < outputs; k++)
            expected[i] += t->weights[k] * tangent[k];
    }
    const double error = largest_difference(t->scan.inputs, t->gradient, expected);
    release(v);
    release(tangent);
    release(expected);
    return error;
}

static double jacobian_error(void *context)
{
    const tracking_t *t = context;
    const size_t outputs = 3 * t->scan.hand.points;
    double *tangent = numbers(outputs);
    double worst = 0.0;
    for (size_t d = 0; d < direction_count(&t->scan); d++) {
        expected_tangent(&t->scan, t->directions + d * t->scan.inputs, tangent);
        worst = worse(largest_difference(outputs, t->jacobian + d * outputs, tangent), worst);
    }
    release(tangent);
    return worst;
}

static void set_up(tracking_t *t)
{
    random_t random = {3};
    const size_t outputs = 3 * t->scan.hand.points, inputs = t->scan.inputs;
    const size_t directions = direction_count(&t->scan);
    t->residuals = numbers(outputs);
    t->weights = numbers(outputs);
    t->adjoint = numbers(2 * outputs);
    t->gradient = numbers(inputs);
    t->directions = numbers(directions * inputs);
    t->jacobian = numbers(directions * outputs);
    fill_uniform(&random, outputs, -1.0, 1.0, t->weights);
    for (size_t i = 0; i < inputs; i++) {
        const size_t d = i < pose_size ? i : pose_size + (i - pose_size) % surface_directions;
        t->directions[d * inputs + i] = 1.0;
    }
}

/* vjp or jacobian, simple or complicated, and the file in ADBench's format unless it is to be
 * generated. */
int program_open(program_t *program, char **words)
{
    static tracking_t t;
    if (!words[0] || !words[1]) {
        fputs("usage: hand vjp|jacobian simple|complicated [scan.txt]\n", stderr);
        return -1;
    }
    const int on_surface = !strcmp(words[1], "complicated");
    if (words[2])
        scan_read(&t.scan, words[2], on_surface);
    else
        scan_generate(&t.scan, on_surface);
    set_up(&t);
    if (!strcmp(words[0], "vjp"))
        *program = (program_t){&t, primal, product, product_error};
    else
        *program = (program_t){&t, primal, jacobian, jacobian_error};
    return 0;
}
