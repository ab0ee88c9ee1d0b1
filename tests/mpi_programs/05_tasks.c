/* A master and its workers, and a pipeline of structs. */
#include "derivatives.h"

#include <stddef.h>

enum { WORK = 1, STOP = 2, TASKS = 7, BLOCK = 3 };

static double work(double p, int task)
{
    double sum = 0.0;
    for (int k = 1; k < 20; k++)
        sum += sin(p * k + task) / k;
    return sum;
}

static void hand_out(const double *x, int n, int task, int worker)
{
    const double message[2] = {task, x[task % n]};
    MPI_Send(message, 2, MPI_DOUBLE, worker, WORK, MPI_COMM_WORLD);
}

static double master(const double *x, int n)
{
    double total = 0.0;
    int next = 0, active = 0;
    for (int worker = 1; worker < size; worker++)
        if (next < TASKS) {
            hand_out(x, n, next++, worker);
            active++;
        } else {
            MPI_Send(NULL, 0, MPI_DOUBLE, worker, STOP, MPI_COMM_WORLD);
        }
    for (; active; active--) {
        double result[2];
        MPI_Status status;
        MPI_Recv(result, 2, MPI_DOUBLE, MPI_ANY_SOURCE, WORK, MPI_COMM_WORLD, &status);
        total += result[1] * result[1] * ((int)result[0] + 1);
        if (next < TASKS) {
            hand_out(x, n, next++, status.MPI_SOURCE);
            active++;
        } else {
            MPI_Send(NULL, 0, MPI_DOUBLE, status.MPI_SOURCE, STOP, MPI_COMM_WORLD);
        }
    }
    return total;
}

static void worker(void)
{
    for (;;) {
        double task[2], result[2];
        MPI_Status status;
        MPI_Recv(task, 2, MPI_DOUBLE, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
        if (status.MPI_TAG == STOP)
            return;
        result[0] = task[0];
        result[1] = work(task[1], (int)task[0]);
        MPI_Send(result, 2, MPI_DOUBLE, 0, WORK, MPI_COMM_WORLD);
    }
}

static double farm(const double *x, int n)
{
    if (rank == 0)
        return size == 1 ? work(x[0], 1) : master(x, n);
    worker();
    return 0.0;
}

struct packet {
    int number;
    double values[BLOCK];
    float weight;
    double scale;
};

static MPI_Datatype packet_type(void)
{
    const int counts[4] = {1, BLOCK, 1, 1};
    const MPI_Aint places[4] = {offsetof(struct packet, number), offsetof(struct packet, values),
                                offsetof(struct packet, weight), offsetof(struct packet, scale)};
    const MPI_Datatype types[4] = {MPI_INT, MPI_DOUBLE, MPI_FLOAT, MPI_DOUBLE};
    MPI_Datatype packed, made;
    MPI_Type_create_struct(4, counts, places, types, &packed);
    MPI_Type_create_resized(packed, 0, sizeof(struct packet), &made);
    MPI_Type_commit(&made);
    MPI_Type_free(&packed);
    return made;
}

static double stages(const double *x, int n)
{
    MPI_Datatype type = packet_type();
    double out = 0.0;
    for (int b = 0; b < 4; b++) {
        struct packet p = {b, {x[b % n], x[(b + 1) % n], x[(b + 2) % n]}, 0.5f, x[b % n]};
        if (rank > 0)
            MPI_Recv(&p, 1, type, rank - 1, b, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        for (int i = 0; i < BLOCK; i++)
            p.values[i] = sin(p.values[i] * p.scale) + x[i % n] * (double)p.weight;
        p.scale *= 1.0 + 0.1 * p.number;
        if (rank < size - 1)
            MPI_Send(&p, 1, type, rank + 1, b, MPI_COMM_WORLD);
        else
            for (int i = 0; i < BLOCK; i++)
                out += p.values[i] * p.values[i] * p.scale;
    }
    MPI_Type_free(&type);
    return out;
}

/* Rows and columns of a matrix, blocks of it, and elements from here and there. */
static double pieces(const double *x, int n)
{
    const int next = (rank + 1) % size, before = (rank + size - 1) % size;
    const int whole[2] = {4, 4}, part[2] = {2, 3}, start[2] = {1, 1};
    const int lengths[2] = {2, 1}, places[2] = {1, 7};
    double matrix[16], got[16], sum = 0.0;
    MPI_Datatype block, some;
    MPI_Type_create_subarray(2, whole, part, start, MPI_ORDER_C, MPI_DOUBLE, &block);
    MPI_Type_indexed(2, lengths, places, MPI_DOUBLE, &some);
    MPI_Type_commit(&block);
    MPI_Type_commit(&some);
    for (int i = 0; i < 16; i++) {
        matrix[i] = x[i % n] * (1.0 + i);
        got[i] = x[(i + 1) % n];
    }
    MPI_Sendrecv(matrix, 1, block, next, 0, got, 6, MPI_DOUBLE, before, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    MPI_Sendrecv(got, 3, MPI_DOUBLE, next, 1, matrix, 1, some, before, 1, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
    MPI_Bcast(got, 1, block, 0, MPI_COMM_WORLD);
    for (int i = 0; i < 16; i++)
        sum += got[i] * matrix[i] * x[i % n];
    MPI_Type_free(&block);
    MPI_Type_free(&some);
    return sum;
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(farm, 4);
    CHECK(stages, 4);
    CHECK(pieces, 4);
    return report();
}
