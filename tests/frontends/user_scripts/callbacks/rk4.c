typedef double (*rhs)(double t, double y, const double *p);

/* The classical Runge-Kutta method with a function of the caller's. */
double rk4(rhs f, double y, const double *p, int np, double t0, double t1, int steps)
{
    (void)np;
    const double h = (t1 - t0) / steps;
    double t = t0;
    for (int i = 0; i < steps; i++, t += h) {
        const double a = f(t, y, p), b = f(t + h / 2, y + h / 2 * a, p);
        const double c = f(t + h / 2, y + h / 2 * b, p), d = f(t + h, y + h * c, p);
        y += h / 6 * (a + 2 * b + 2 * c + d);
    }
    return y;
}

static double logistic(double t, double y, const double *p)
{
    (void)t;
    return p[0] * y * (1.0 - y / p[1]);
}

double rhs_logistic(double t, double y, const double *p) { return logistic(t, y, p); }

double rhs_decay(double t, double y, const double *p)
{
    (void)t;
    return -p[0] * y;
}
