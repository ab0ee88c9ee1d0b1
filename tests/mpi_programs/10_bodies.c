/* N-body ring: a travelling block of bodies goes round with Sendrecv_replace; leapfrog. */
#include "derivatives.h"
typedef struct { double x, y, z, m; } Body;
static void forces(const Body *mine, int n, double (*f)[3])
{
    Body *travel = malloc(n * sizeof *travel);
    memcpy(travel, mine, n * sizeof *travel);
    memset(f, 0, n * sizeof *f);
    MPI_Datatype type;
    MPI_Type_contiguous(4, MPI_DOUBLE, &type);
    MPI_Type_commit(&type);
    for (int s = 0; s < size; s++) {
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                double dx = travel[j].x - mine[i].x, dy = travel[j].y - mine[i].y, dz = travel[j].z - mine[i].z;
                double d2 = dx * dx + dy * dy + dz * dz + 0.05, w = travel[j].m / (d2 * sqrt(d2));
                f[i][0] += w * dx; f[i][1] += w * dy; f[i][2] += w * dz;
            }
        MPI_Sendrecv_replace(travel, n, type, (rank + 1) % size, 3, (rank + size - 1) % size, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    MPI_Type_free(&type);
    free(travel);
}
static double energy(const double *x, int n)
{
    Body b[8]; double v[8][3] = {{0}}, f[8][3];
    for (int i = 0; i < n; i++) b[i] = (Body){x[i], x[(i + 1) % n] * 0.5 + rank, 0.2 * i, 1.0 + x[i] * x[i]};
    forces(b, n, f);
    for (int t = 0; t < 4; t++) {
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < 3; k++) v[i][k] += 0.01 * f[i][k];
            b[i].x += 0.02 * v[i][0]; b[i].y += 0.02 * v[i][1]; b[i].z += 0.02 * v[i][2];
        }
        forces(b, n, f);
        for (int i = 0; i < n; i++) for (int k = 0; k < 3; k++) v[i][k] += 0.01 * f[i][k];
    }
    double e = 0, all;
    for (int i = 0; i < n; i++) e += 0.5 * b[i].m * (v[i][0] * v[i][0] + v[i][1] * v[i][1] + v[i][2] * v[i][2]) + b[i].x * b[i].y;
    MPI_Allreduce(&e, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all / size;
}
int main(int c, char **v) { begin(&c, &v); CHECK(energy, 5); return report(); }
