// Threads compute over a std::vector, one communicates.
#include "derivatives.h"
#include <omp.h>
#include <vector>
struct Mesh {
    std::vector<double> u;
    MPI_Comm comm;
    void exchange() {
        int r, p; MPI_Comm_rank(comm, &r); MPI_Comm_size(comm, &p);
        const int n = (int)u.size() - 2;
        MPI_Sendrecv(&u[n], 1, MPI_DOUBLE, (r + 1) % p, 0, &u[0], 1, MPI_DOUBLE, (r + p - 1) % p, 0, comm, MPI_STATUS_IGNORE);
        MPI_Sendrecv(&u[1], 1, MPI_DOUBLE, (r + p - 1) % p, 1, &u[n + 1], 1, MPI_DOUBLE, (r + 1) % p, 1, comm, MPI_STATUS_IGNORE);
    }
};
static double energy(const double *x, int n)
{
    Mesh mesh{std::vector<double>(34), MPI_COMM_WORLD};
    std::vector<double> next(34);
    double total = 0;
#pragma omp parallel for
    for (int i = 1; i < 33; i++) mesh.u[i] = std::sin(x[i % n] * (i % 5));
    for (int t = 0; t < 3; t++) {
        mesh.exchange();
#pragma omp parallel for
        for (int i = 1; i < 33; i++) next[i] = mesh.u[i] + 0.1 * x[t] * (mesh.u[i - 1] + mesh.u[i + 1] - 2 * mesh.u[i]);
        std::swap(mesh.u, next);
    }
#pragma omp parallel for reduction(+ : total)
    for (int i = 1; i < 33; i++) total += mesh.u[i] * mesh.u[i];
    double all;
    MPI_Allreduce(&total, &all, 1, MPI_DOUBLE, MPI_SUM, mesh.comm);
    return all / size;
}
int main(int c, char **v) { begin(&c, &v); omp_set_num_threads(3); CHECK(energy, 4); return report(); }
