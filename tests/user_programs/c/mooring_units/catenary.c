/* One line: horizontal force at the fairlead, by bisection and Newton's method. */
#include "mooring.h"
#include <math.h>

static double span_of(double h, double depth, double length, double weight, double stiffness, double *vertical)
{
    /* the length that hangs, and the rest on the sea floor */
    const double hanging = sqrt(depth * depth + 2 * depth * h / weight);
    *vertical = weight * hanging;
    return length - hanging + h / weight * asinh(weight * hanging / h) + h * length / stiffness;
}

double catenary(double span, double depth, double length, double weight, double stiffness, double *vertical)
{
    double low = 1e-3, high = 1e5, h;
    for (int i = 0; i < 12; i++) {
        h = sqrt(low * high);
        if (span_of(h, depth, length, weight, stiffness, vertical) > span)
            high = h;
        else
            low = h;
    }
    h = sqrt(low * high);
    for (int i = 0; i < 40; i++) {
        const double e = 1e-6 * h;
        double v;
        const double f = span_of(h, depth, length, weight, stiffness, vertical) - span;
        const double slope = (span_of(h + e, depth, length, weight, stiffness, &v) - span_of(h - e, depth, length, weight, stiffness, &v)) / (2 * e);
        const double next = h - f / slope;
        h = next > 0.1 * h ? next : 0.1 * h;
        if (fabs(f) < 1e-13 * span)
            break;
    }
    return h;
}
