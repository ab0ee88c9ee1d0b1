/* Heat in a rod of which each process has a piece. */
#ifndef ROD_H
#define ROD_H

#include <mpi.h>

enum { CELLS = 60, STEPS = 1500, SENSOR = 6 };

/* A process's piece of the rod, from cell `first` on, and who has the pieces beside it. */
typedef struct {
    MPI_Comm comm;
    int left, right;
    int first, cells;
} piece;

piece cut(MPI_Comm comm);

/* How far the temperatures at every SENSOR-th cell are from what was measured (K^2), after STEPS
 * steps from a cold rod with a hot end; the sum over all pieces, on the first process, and 0 elsewhere.
 * conductivity[cells] is in cells a step, below 0.5. */
double misfit(const piece *p, const double *conductivity, const double *measured);

/* The temperatures of a piece, in K: temperature[cells]. */
void measure(const piece *p, const double *conductivity, double *temperature);

/* The misfit, and what it gains by each conductivity of this piece: gradient[cells], set. */
double misfit_and_gradient(const piece *p, const double *conductivity, const double *measured,
                           double *gradient);

#endif
