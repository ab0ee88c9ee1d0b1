/* Log-sum-exp with its maximum, a normalised exponential, and a cross entropy. */
#define TOLERANCE 1e-12
#include "check.h"

enum { size = 33 };

static double cross_entropy(const double *z, const double *target, int n)
{
    double largest = z[0], sum = 0.0, loss = 0.0;
    for (int i = 1; i < n; i++)
        largest = z[i] > largest ? z[i] : largest;
    for (int i = 0; i < n; i++)
        sum += exp(z[i] - largest);
    for (int i = 0; i < n; i++)
        loss -= target[i] * (z[i] - largest - log(sum));
    return loss;
}

int main(void)
{
    double z[size], dz[size] = {0.0}, target[size], sum = 0.0;
    for (int i = 0; i < size; i++) {
        z[i] = 3.0 * sin(1.1 * i);
        target[i] = 1.0 / size;
        sum += exp(z[i]);
    }
    __enzyme_autodiff_void((void *)cross_entropy, z, dz, enzyme_const, target, size);
    for (int i = 0; i < size; i++)
        check("softmax", dz[i], exp(z[i]) / sum - target[i]);
    return check_result();
}
