#include <math.h>
#include <stddef.h>

/* Residual of a pendulum's equation along a trajectory, in single precision, plus a robust fit. */
float physics_loss(const float *predicted, const float *measured, size_t n, float dt, float weight)
{
    float fit = 0.0f, physics = 0.0f;
    for (size_t i = 0; i < n; i++) {
        const float r = predicted[i] - measured[i];
        fit += sqrtf(1.0f + r * r) - 1.0f;
    }
    for (size_t i = 1; i + 1 < n; i++) {
        const float second = (predicted[i + 1] - 2.0f * predicted[i] + predicted[i - 1]) / (dt * dt);
        const float r = second + sinf(predicted[i]);
        physics += r * r;
    }
    return fit / (float)n + weight * physics / (float)n;
}
