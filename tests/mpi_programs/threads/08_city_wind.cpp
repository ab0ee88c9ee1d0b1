/* Wind through the streets of a city: strips of the plan belong to ranks, rows within them to threads.
 * The master thread exchanges halos while the others compute what needs none; smoke of chimneys is
 * carried along, and inhaled where people are. */
#include "../slopes.h"
#include <omp.h>
#include <vector>

template <typename R, typename... T> R __enzyme_autodiff(void *, T...);

namespace {

constexpr int WIDTH = 10, ROWS = 6, STEPS = 4;

struct strip {
    MPI_Comm comm;
    int rank, size, up, down;
    std::vector<double> wind, smoke, next;
    std::vector<char> built;

    explicit strip(MPI_Comm world)
        : comm(world), wind((ROWS + 2) * WIDTH, 0.0), smoke(wind), next(wind), built(wind.size(), 0)
    {
        MPI_Comm_rank(comm, &rank);
        MPI_Comm_size(comm, &size);
        up = rank > 0 ? rank - 1 : MPI_PROC_NULL;
        down = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
        for (int i = 1; i <= ROWS; i++)
            for (int j = 1; j < WIDTH; j++)
                built[i * WIDTH + j] = (i * 3 + j * 7 + rank) % 5 == 0;
    }
    void halos(std::vector<double> &field, int tag)
    {
        MPI_Request requests[4];
        MPI_Irecv(&field[0], WIDTH, MPI_DOUBLE, up, tag, comm, &requests[0]);
        MPI_Irecv(&field[(ROWS + 1) * WIDTH], WIDTH, MPI_DOUBLE, down, tag + 1, comm, &requests[1]);
        MPI_Isend(&field[WIDTH], WIDTH, MPI_DOUBLE, up, tag + 1, comm, &requests[2]);
        MPI_Isend(&field[ROWS * WIDTH], WIDTH, MPI_DOUBLE, down, tag, comm, &requests[3]);
        MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    }
    void carry_row(int i, double diffusion)
    {
        for (int j = 1; j < WIDTH - 1; j++) {
            const int k = i * WIDTH + j;
            if (built[k]) {
                next[k] = 0.0;
                continue;
            }
            const double flow = wind[k] * (smoke[k] - smoke[k - 1]);
            const double spread = smoke[k - WIDTH] + smoke[k + WIDTH] + smoke[k - 1] + smoke[k + 1] - 4.0 * smoke[k];
            next[k] = smoke[k] - 0.2 * flow + diffusion * spread;
        }
        next[i * WIDTH] = smoke[i * WIDTH];
        next[i * WIDTH + WIDTH - 1] = next[i * WIDTH + WIDTH - 2];
    }
};

void blow(strip &s, const double *inflow)
{
#pragma omp parallel for
    for (int i = 1; i <= ROWS; i++) {
        s.wind[i * WIDTH] = inflow[i - 1];
        for (int j = 1; j < WIDTH; j++) {
            const int k = i * WIDTH + j;
            s.wind[k] = s.built[k] ? 0.0 : 0.8 * s.wind[k - 1] + 0.3 * inflow[(i + j) % ROWS];
        }
    }
}

/* The first and the last row wait for the halos; the others do not. */
void carry(strip &s, double diffusion)
{
#pragma omp parallel
    {
#pragma omp master
        s.halos(s.smoke, 3);
#pragma omp for schedule(dynamic, 1)
        for (int i = 2; i < ROWS; i++)
            s.carry_row(i, diffusion);
#pragma omp sections
        {
#pragma omp section
            s.carry_row(1, diffusion);
#pragma omp section
            s.carry_row(ROWS, diffusion);
        }
    }
    std::swap(s.smoke, s.next);
}

double inhaled(const double *inflow, const double *chimneys, double diffusion)
{
    strip s(MPI_COMM_WORLD);
    blow(s, inflow);
    for (int i = 0; i < ROWS; i++)
        s.smoke[(i + 1) * WIDTH] = chimneys[i];
    for (int step = 0; step < STEPS; step++)
        carry(s, diffusion);
    double own = 0.0, worst = 0.0, total = 0.0, worst_of_all = 0.0;
#pragma omp parallel for reduction(+ : own) reduction(max : worst) collapse(2)
    for (int i = 1; i <= ROWS; i++)
        for (int j = 2; j < WIDTH; j++) {
            const double here = s.smoke[i * WIDTH + j];
            own += here * here * (1 + j % 3);
            worst = std::fmax(worst, here);
        }
    MPI_Allreduce(&own, &total, 1, MPI_DOUBLE, MPI_SUM, s.comm);
    MPI_Reduce(&worst, &worst_of_all, 1, MPI_DOUBLE, MPI_MAX, 0, s.comm);
    return s.rank == 0 ? std::log1p(total) + worst_of_all : 0.0;
}

} // namespace

int main(int argc, char **argv)
{
    int provided, rank;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    std::vector<double> inflow(ROWS), chimneys(ROWS), d_inflow(ROWS, 0.0), d_chimneys(ROWS, 0.0);
    for (int i = 0; i < ROWS; i++) {
        inflow[i] = 0.6 + 0.2 * std::sin(2.0 * i + rank);
        chimneys[i] = 1.0 + 0.4 * std::cos(1.4 * i - rank);
    }
    double diffusion = 0.12;
    double d_diffusion =
        __enzyme_autodiff<double>((void *)inhaled, enzyme_dup, inflow.data(), d_inflow.data(), enzyme_dup,
                                  chimneys.data(), d_chimneys.data(), enzyme_out, diffusion);
    CHECK_SLOPES("inflow", inhaled(inflow.data(), chimneys.data(), diffusion), inflow, d_inflow.data(), ROWS, 1,
                 1e-4, 1e-7);
    CHECK_SLOPES("chimneys", inhaled(inflow.data(), chimneys.data(), diffusion), chimneys, d_chimneys.data(), ROWS,
                 1, 1e-4, 1e-7);
    CHECK_SLOPES("diffusion", inhaled(inflow.data(), chimneys.data(), diffusion), (&diffusion), &d_diffusion, 1, 1,
                 1e-4, 1e-7);
    return slopes_verdict();
}
