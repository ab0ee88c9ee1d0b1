/* Heat in the wall of a tube that is cut into bands, one for each process. */
#ifndef OBJECTIVE_H
#define OBJECTIVE_H

#include <mpi.h>

struct plate {
    int rows, columns, steps; /* rows of this process */
    int above, below, first;  /* neighbours; whether this is the first process */
    double dt;
    MPI_Comm comm;
};

/* What this process adds to the objective: the sum over all steps of the square of the mean
   temperature on the first process, and the squares of its own temperatures at the end.
   conductivity has rows * columns elements, work 2 * (rows + 2) * columns. */
double heat(const double *restrict conductivity, double *restrict work, const struct plate *plate);

#endif
