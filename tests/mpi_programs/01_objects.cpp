// Messages from and to what C++ programs keep their numbers in.
#include <algorithm>
#include <utility>
#include <vector>

#include "derivatives.h"

// A part of a plane, on a grid of processes; columns lie apart in memory.
class Plane {
public:
    Plane(int rows, int columns) : rows(rows), columns(columns), width(columns + 2)
    {
        int sizes[2] = {0, 0}, periodic[2] = {0, 1};
        MPI_Dims_create(size, 2, sizes);
        MPI_Cart_create(MPI_COMM_WORLD, 2, sizes, periodic, 1, &comm);
        MPI_Cart_shift(comm, 0, 1, &up, &down);
        MPI_Cart_shift(comm, 1, 1, &left, &right);
        MPI_Type_vector(rows, 1, width, MPI_DOUBLE, &column);
        MPI_Type_commit(&column);
    }
    ~Plane()
    {
        MPI_Type_free(&column);
        MPI_Comm_free(&comm);
    }
    int at(int row, int place) const { return row * width + place; }
    int cells() const { return (rows + 2) * width; }

    void exchange(std::vector<double> &u) const
    {
        MPI_Request requests[8];
        MPI_Irecv(&u[at(0, 1)], columns, MPI_DOUBLE, up, 0, comm, &requests[0]);
        MPI_Irecv(&u[at(rows + 1, 1)], columns, MPI_DOUBLE, down, 1, comm, &requests[1]);
        MPI_Irecv(&u[at(1, 0)], 1, column, left, 2, comm, &requests[2]);
        MPI_Irecv(&u[at(1, columns + 1)], 1, column, right, 3, comm, &requests[3]);
        MPI_Isend(&u[at(rows, 1)], columns, MPI_DOUBLE, down, 0, comm, &requests[4]);
        MPI_Isend(&u[at(1, 1)], columns, MPI_DOUBLE, up, 1, comm, &requests[5]);
        MPI_Isend(&u[at(1, columns)], 1, column, right, 2, comm, &requests[6]);
        MPI_Isend(&u[at(1, 1)], 1, column, left, 3, comm, &requests[7]);
        MPI_Waitall(8, requests, MPI_STATUSES_IGNORE);
    }

    int rows, columns;
    MPI_Comm comm;

private:
    int width, up, down, left, right;
    MPI_Datatype column;
};

static double diffusion(const double *x, int n)
{
    Plane p(3, 3);
    std::vector<double> u(p.cells(), 0.5), next(u);
    for (int i = 1; i <= p.rows; i++)
        for (int j = 1; j <= p.columns; j++)
            u[p.at(i, j)] = x[(i * p.columns + j) % n];
    for (int step = 0; step < 4; step++) {
        p.exchange(u);
        for (int i = 1; i <= p.rows; i++)
            for (int j = 1; j <= p.columns; j++) {
                const double here = u[p.at(i, j)];
                const double around = u[p.at(i - 1, j)] + u[p.at(i + 1, j)] + u[p.at(i, j - 1)] +
                                      u[p.at(i, j + 1)];
                next[p.at(i, j)] = here + 0.1 * here * (around - 4.0 * here);
            }
        std::swap(u, next);
    }
    double sum = 0.0, all;
    for (int i = 1; i <= p.rows; i++)
        for (int j = 1; j <= p.columns; j++)
            sum += u[p.at(i, j)] * u[p.at(i, j)];
    MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, p.comm);
    return all;
}

// Each rank gets the numbers of its interval; how many only the run knows.
static double sorted(const double *x, int n)
{
    std::vector<double> mine(x, x + n), bounds;
    std::vector<int> out(size, 0), out_at(size, 0), in(size), in_at(size, 0);
    std::sort(mine.begin(), mine.end());
    for (int i = 1; i < size; i++)
        bounds.push_back(0.1 + 0.8 * i / size);
    for (double value : mine)
        out[std::upper_bound(bounds.begin(), bounds.end(), value) - bounds.begin()]++;
    MPI_Alltoall(out.data(), 1, MPI_INT, in.data(), 1, MPI_INT, MPI_COMM_WORLD);
    for (int i = 1; i < size; i++) {
        out_at[i] = out_at[i - 1] + out[i - 1];
        in_at[i] = in_at[i - 1] + in[i - 1];
    }
    std::vector<double> got(in_at[size - 1] + in[size - 1]);
    MPI_Alltoallv(mine.data(), out.data(), out_at.data(), MPI_DOUBLE, got.data(), in.data(),
                  in_at.data(), MPI_DOUBLE, MPI_COMM_WORLD);
    std::sort(got.begin(), got.end());
    int count = (int)got.size(), before = 0;
    MPI_Exscan(&count, &before, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    double sum = 0.0;
    for (int i = 0; i < count; i++)
        sum += got[i] * got[i] * ((rank ? before : 0) + i + 1);
    return sum;
}

struct Body {
    double mass, place, speed;
};

// All bodies travel around the ring.
static double bodies(const double *x, int n)
{
    std::vector<Body> mine(n);
    for (int i = 0; i < n; i++)
        mine[i] = {1.0 + x[i] * x[i], x[i] + 3.0 * rank + i, 0.0};
    for (int step = 0; step < 2; step++) {
        std::vector<Body> travelling(mine), coming(n);
        std::vector<double> force(n, 0.0);
        for (int turn = 0; turn < size; turn++) {
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++) {
                    const double d = travelling[j].place - mine[i].place;
                    if (turn || i != j)
                        force[i] += travelling[j].mass * d / std::pow(d * d + 0.01, 1.5);
                }
            MPI_Request requests[2];
            MPI_Irecv(coming.data(), 3 * n, MPI_DOUBLE, (rank + size - 1) % size, turn,
                      MPI_COMM_WORLD, &requests[0]);
            MPI_Isend(travelling.data(), 3 * n, MPI_DOUBLE, (rank + 1) % size, turn,
                      MPI_COMM_WORLD, &requests[1]);
            MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
            travelling.swap(coming);
        }
        for (int i = 0; i < n; i++) {
            mine[i].speed += 0.05 * force[i];
            mine[i].place += 0.05 * mine[i].speed;
        }
    }
    double energy = 0.0;
    for (const Body &body : mine)
        energy += 0.5 * body.mass * body.speed * body.speed + body.place;
    return energy;
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(diffusion, 5);
    CHECK(sorted, 6);
    CHECK(bodies, 3);
    return report();
}
