/* A damped pendulum under a torque, by the midpoint rule. */
#include <math.h>

/* physics: logarithms of frequency and damping.  torque and angles have n entries each. */
void swing(const double *physics, double angle, const double *torque, int n, double step, double *angles)
{
    const double stiffness = exp(2.0 * physics[0]), damping = exp(physics[1]);
    double velocity = 0.0;
    for (int i = 0; i < n; i++) {
        const double middle = angle + 0.5 * step * velocity;
        const double force = torque[i] - stiffness * sin(middle);
        const double next = (velocity * (1.0 - 0.5 * step * damping) + step * force) / (1.0 + 0.5 * step * damping);
        angle += 0.5 * step * (velocity + next);
        velocity = next;
        angles[i] = angle;
    }
}
