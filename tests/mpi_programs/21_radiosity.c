/* Radiosity of rooms by one-sided communication: rays that are put into and taken from windows of other ranks, and
 * light that is added up there, between fences. */
#include "derivatives.h"

enum { PATCHES = 4 };

static double light(const double *x, int n)
{
    double *room, *counts, seen[PATCHES], sum = 0.0;
    MPI_Win window, meter;
    int next = (rank + 1) % size, far = (rank + 2) % size;
    MPI_Win_allocate(2 * PATCHES * sizeof(double), sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD, &room, &window);
    counts = calloc(PATCHES, sizeof *counts);
    MPI_Win_create(counts, PATCHES * sizeof *counts, sizeof *counts, MPI_INFO_NULL, MPI_COMM_WORLD, &meter);
    for (int p = 0; p < PATCHES; p++) {
        room[p] = x[p % n] * x[(p + 1) % n];
        room[PATCHES + p] = 0.0;
        seen[p] = 0.0;
    }
    MPI_Win_fence(0, window);
    double emitted[PATCHES];
    for (int p = 0; p < PATCHES; p++)
        emitted[p] = 0.5 * room[p] + sin(x[p % n]);
    MPI_Put(emitted, PATCHES, MPI_DOUBLE, next, PATCHES, PATCHES, MPI_DOUBLE, window);
    MPI_Win_fence(0, window);
    for (int p = 0; p < PATCHES; p++)
        room[p] += 0.3 * room[PATCHES + p] * room[PATCHES + p];
    MPI_Win_fence(0, window);
    MPI_Get(seen, PATCHES, MPI_DOUBLE, far, 0, PATCHES, MPI_DOUBLE, window);
    MPI_Win_fence(0, window);
    MPI_Win_fence(0, meter);
    for (int r = 0; r < size; r++) {
        double part[PATCHES];
        for (int p = 0; p < PATCHES; p++)
            part[p] = seen[p] * x[0] * (1 + r);
        MPI_Accumulate(part, 2, MPI_DOUBLE, r, 1, 2, MPI_DOUBLE, MPI_SUM, meter);
        MPI_Win_fence(0, meter);
    }
    /* every second patch of the next room, as a column of this one */
    double columns[PATCHES][3] = {{0}};
    MPI_Datatype column, every;
    MPI_Type_vector(PATCHES, 1, 3, MPI_DOUBLE, &column);
    MPI_Type_vector(PATCHES, 1, 2, MPI_DOUBLE, &every);
    MPI_Type_commit(&column);
    MPI_Type_commit(&every);
    MPI_Win_fence(0, window);
    MPI_Get(&columns[0][1], 1, column, next, 0, 1, every, window);
    MPI_Get(&columns[0][2], 1, column, rank ? rank - 1 : MPI_PROC_NULL, 0, 1, every, window);
    MPI_Win_fence(0, window);
    MPI_Type_free(&column);
    MPI_Type_free(&every);
    for (int p = 0; p < PATCHES; p++)
        sum += columns[p][1] * columns[PATCHES - 1 - p][2] + columns[p][1] * x[1];
    for (int p = 0; p < PATCHES; p++)
        sum += counts[p] * counts[p] + room[p] * seen[p];
    MPI_Win_free(&meter);
    MPI_Win_free(&window);
    free(counts);
    return sum;
}

int main(int c, char **v)
{
    begin(&c, &v);
    CHECK(light, 4);
    return report();
}
