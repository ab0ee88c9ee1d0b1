typedef void (*field)(double t, const double *y, const double *p, double *dy);
typedef double (*scalar)(double);

void rk4(field f, const double *y0, const double *p, int steps, double h, double *y)
{
    double k1[2], k2[2], k3[2], k4[2], z[2];
    y[0] = y0[0];
    y[1] = y0[1];
    for (int s = 0; s < steps; s++) {
        f(s * h, y, p, k1);
        for (int i = 0; i < 2; i++) z[i] = y[i] + 0.5 * h * k1[i];
        f(s * h, z, p, k2);
        for (int i = 0; i < 2; i++) z[i] = y[i] + 0.5 * h * k2[i];
        f(s * h, z, p, k3);
        for (int i = 0; i < 2; i++) z[i] = y[i] + h * k3[i];
        f(s * h, z, p, k4);
        for (int i = 0; i < 2; i++) y[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    }
}

double newton(scalar f, scalar slope, double x, int steps)
{
    for (int i = 0; i < steps; i++)
        x -= f(x) / slope(x);
    return x;
}
