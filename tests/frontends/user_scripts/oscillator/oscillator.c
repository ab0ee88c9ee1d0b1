#include <math.h>

/* Displacement of a damped oscillator at given times, by small steps of the leapfrog method. */
void displacement(const double *times, int count, const double params[3], double *out)
{
    const double mass = params[0], damping = params[1], stiffness = params[2];
    double t = 0.0, x = 1.0, v = 0.0;
    const double dt = 1e-3;
    for (int i = 0; i < count; i++) {
        while (t < times[i]) {
            const double h = fmin(dt, times[i] - t);
            v += 0.5 * h * (-stiffness * x - damping * v) / mass;
            x += h * v;
            v += 0.5 * h * (-stiffness * x - damping * v) / mass;
            t += h;
        }
        out[i] = x;
    }
}

double misfit(const double *times, const double *seen, int count, const double params[3])
{
    double out[64], sum = 0.0;
    displacement(times, count, params, out);
    for (int i = 0; i < count; i++)
        sum += (out[i] - seen[i]) * (out[i] - seen[i]);
    return sum;
}
