/* Gauss-Seidel sweeps of -u'' = f, in place. */
void relax(double *u, const double *f, int n, int sweeps)
{
    const double h2 = 1.0 / ((n - 1.0) * (n - 1.0));
    for (int s = 0; s < sweeps; s++)
        for (int i = 1; i + 1 < n; i++)
            u[i] = 0.5 * (u[i - 1] + u[i + 1] + h2 * f[i]);
}
