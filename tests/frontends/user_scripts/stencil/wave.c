#define AT(a, i, j) a[(i) * nx + (j)]

/* One leap-frog step in place: (old, now) become (now, new). Returns the largest index touched. */
int leap(int ny, int nx, double old[ny][nx], double now[ny][nx], const float speed[ny][nx], double dt)
{
    int touched = 0;
    for (int i = 1; i < ny - 1; i++)
        for (int j = 1; j < nx - 1; j++) {
            const double laplace = now[i - 1][j] + now[i + 1][j] + now[i][j - 1] + now[i][j + 1] - 4.0 * now[i][j];
            old[i][j] = 2.0 * now[i][j] - old[i][j] + dt * dt * speed[i][j] * speed[i][j] * laplace;
            touched = i * nx + j;
        }
    for (int i = 0; i < ny; i++)
        for (int j = 0; j < nx; j++) {
            const double t = old[i][j];
            old[i][j] = now[i][j];
            now[i][j] = t;
        }
    return touched;
}

/* Sum over chosen cells, by their indices. */
double pick(const double *field, long n, const long *cells, const unsigned char *mask, long m)
{
    double sum = 0.0;
    for (long k = 0; k < m; k++)
        if (mask[k] && cells[k] >= 0 && cells[k] < n)
            sum += field[cells[k]] * field[cells[k]];
    return sum;
}
