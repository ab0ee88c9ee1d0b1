/* Datatypes that name some of a structure's numbers, and move the others as bytes or integers. */
#include "derivatives.h"
#include <stddef.h>

struct body {
    double mass;
    int name;
    float charge;
    double place[2];
};

/* What is behind the mass is bytes to MPI. */
static MPI_Datatype mass_and_bytes(void)
{
    MPI_Datatype type, whole;
    int lengths[2] = {1, sizeof(struct body) - sizeof(double)};
    MPI_Aint starts[2] = {0, offsetof(struct body, name)};
    MPI_Datatype types[2] = {MPI_DOUBLE, MPI_BYTE};
    MPI_Type_create_struct(2, lengths, starts, types, &type);
    MPI_Type_create_resized(type, 0, sizeof(struct body), &whole);
    MPI_Type_free(&type);
    MPI_Type_commit(&whole);
    return whole;
}

/* The charge goes as if it were one more integer. */
static MPI_Datatype charge_as_integer(void)
{
    MPI_Datatype type;
    int lengths[3] = {1, 2, 2};
    MPI_Aint starts[3] = {0, offsetof(struct body, name), offsetof(struct body, place)};
    MPI_Datatype types[3] = {MPI_DOUBLE, MPI_INT, MPI_DOUBLE};
    MPI_Type_create_struct(3, lengths, starts, types, &type);
    MPI_Type_commit(&type);
    return type;
}

static MPI_Datatype all_named(void)
{
    MPI_Datatype type;
    int lengths[4] = {1, 1, 1, 2};
    MPI_Aint starts[4] = {0, offsetof(struct body, name), offsetof(struct body, charge),
                          offsetof(struct body, place)};
    MPI_Datatype types[4] = {MPI_DOUBLE, MPI_INT, MPI_FLOAT, MPI_DOUBLE};
    MPI_Type_create_struct(4, lengths, starts, types, &type);
    MPI_Type_commit(&type);
    return type;
}

static void fill(struct body *bodies, int count, const double *x, int n)
{
    for (int i = 0; i < count; i++)
        bodies[i] = (struct body){x[i % n] * 2.0, 10 * rank + i, (float)(x[(i + 1) % n] * x[0]),
                                  {x[i % n] * x[(i + 2) % n], sin(x[n - 1] + i)}};
}

static double energy(const struct body *bodies, int count)
{
    double sum = 0.0;
    for (int i = 0; i < count; i++) {
        const struct body *b = &bodies[i];
        sum += b->mass * b->place[0] + b->charge * b->place[1] * (1 + b->name % 3);
    }
    return sum;
}

static double round_trip(const double *x, int n, MPI_Datatype type)
{
    struct body mine[5], theirs[5];
    fill(mine, 5, x, n);
    MPI_Sendrecv(mine, 5, type, (rank + 1) % size, 0, theirs, 5, type, (rank + size - 1) % size, 0,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Type_free(&type);
    return energy(theirs, 5) * energy(mine, 2);
}

static double bytes(const double *x, int n) { return round_trip(x, n, mass_and_bytes()); }
static double integers(const double *x, int n) { return round_trip(x, n, charge_as_integer()); }
static double named(const double *x, int n) { return round_trip(x, n, all_named()); }

static double from_first(const double *x, int n)
{
    struct body bodies[3];
    MPI_Datatype type = mass_and_bytes();
    memset(bodies, 0, sizeof bodies);
    if (rank == 0)
        fill(bodies, 3, x, n);
    MPI_Bcast(bodies, 3, type, 0, MPI_COMM_WORLD);
    MPI_Type_free(&type);
    return energy(bodies, 3) * x[0];
}

static double all_of_all(const double *x, int n)
{
    struct body mine, *all = (struct body *)malloc(size * sizeof *all);
    MPI_Datatype type = charge_as_integer();
    fill(&mine, 1, x, n);
    MPI_Allgather(&mine, 1, type, all, 1, type, MPI_COMM_WORLD);
    MPI_Type_free(&type);
    const double result = energy(all, size) * (rank + 1);
    free(all);
    return result;
}

/* As many as come, without waiting for them where they are asked for. */
static double some(const double *x, int n)
{
    struct body mine[3], theirs[8];
    MPI_Datatype type = mass_and_bytes();
    MPI_Request requests[2];
    MPI_Status states[2];
    int came;
    fill(mine, 3, x, n);
    MPI_Irecv(theirs, 8, type, (rank + 1) % size, 3, MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(mine, 1 + rank % 3, type, (rank + size - 1) % size, 3, MPI_COMM_WORLD, &requests[1]);
    MPI_Waitall(2, requests, states);
    MPI_Get_count(&states[0], type, &came);
    MPI_Type_free(&type);
    return energy(theirs, came);
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK_SINGLE(bytes, 4);
    CHECK_SINGLE(integers, 4);
    CHECK_SINGLE(named, 4);
    CHECK_SINGLE(from_first, 4);
    CHECK_SINGLE(all_of_all, 4);
    CHECK_SINGLE(some, 4);
    return report();
}
