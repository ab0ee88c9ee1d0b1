/* Ions in a trap whose field lies on a grid that is cut into pieces, one for each rank; ions may be
 * anywhere.  Charges are added to the grid of whoever owns the cell (Accumulate), potentials are
 * fetched from there (Get), and ends of pieces are put to the neighbours (Put), between fences. */
#include "slopes.h"

void __enzyme_autodiff(void *, ...);

enum { CELLS = 8, IONS = 3, STEPS = 2, SMOOTHING = 2 };

typedef struct {
    double position, speed, charge;
} ion;

typedef struct {
    int rank, size;
    double dt;
} world;

typedef struct {
    double *charge, *potential; /* of CELLS cells; the potential with a ghost cell at both ends */
    MPI_Win charges, potentials;
} field;

static void open_field(field *f)
{
    f->charge = calloc(CELLS, sizeof(double));
    MPI_Win_create(f->charge, CELLS * sizeof(double), sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD,
                   &f->charges);
    MPI_Win_allocate((CELLS + 2) * sizeof(double), sizeof(double), MPI_INFO_NULL, MPI_COMM_WORLD,
                     &f->potential, &f->potentials);
    for (int c = 0; c < CELLS + 2; c++)
        f->potential[c] = 0.0;
}

static void close_field(field *f)
{
    MPI_Win_free(&f->charges);
    MPI_Win_free(&f->potentials);
    free(f->charge);
}

static double wrapped(double x, double length)
{
    return x - length * floor(x / length);
}

/* Clouds in cells: each ion's charge goes to the two cells beside it, whoever has them. */
static void deposit(const world *w, field *f, const ion *ions)
{
    const int all = CELLS * w->size;
    double shares[2 * IONS];
    for (int c = 0; c < CELLS; c++)
        f->charge[c] = 0.0;
    MPI_Win_fence(0, f->charges);
    for (int i = 0; i < IONS; i++) {
        const double x = wrapped(ions[i].position, all);
        const int left = (int)x % all, right = (left + 1) % all;
        const double part = x - left;
        shares[2 * i] = ions[i].charge * (1.0 - part) * (1.0 - part);
        shares[2 * i + 1] = ions[i].charge * part * part;
        MPI_Accumulate(&shares[2 * i], 1, MPI_DOUBLE, left / CELLS, left % CELLS, 1, MPI_DOUBLE, MPI_SUM,
                       f->charges);
        MPI_Accumulate(&shares[2 * i + 1], 1, MPI_DOUBLE, right / CELLS, right % CELLS, 1, MPI_DOUBLE,
                       MPI_SUM, f->charges);
    }
    MPI_Win_fence(0, f->charges);
}

/* Ends are put into the ghost cells of the neighbours before each sweep. */
static void smooth(const world *w, field *f, double screening)
{
    const int before = (w->rank + w->size - 1) % w->size, after = (w->rank + 1) % w->size;
    for (int sweep = 0; sweep < SMOOTHING; sweep++) {
        double next[CELLS];
        MPI_Win_fence(MPI_MODE_NOPRECEDE, f->potentials);
        MPI_Put(&f->potential[1], 1, MPI_DOUBLE, before, CELLS + 1, 1, MPI_DOUBLE, f->potentials);
        MPI_Put(&f->potential[CELLS], 1, MPI_DOUBLE, after, 0, 1, MPI_DOUBLE, f->potentials);
        MPI_Win_fence(MPI_MODE_NOSTORE | MPI_MODE_NOSUCCEED, f->potentials);
        for (int c = 1; c <= CELLS; c++)
            next[c - 1] = (f->potential[c - 1] + f->potential[c + 1] + f->charge[c - 1]) / screening;
        for (int c = 1; c <= CELLS; c++)
            f->potential[c] = next[c - 1];
    }
}

static void push(const world *w, field *f, ion *ions, double confinement)
{
    const int all = CELLS * w->size;
    double near[2 * IONS];
    MPI_Win_fence(0, f->potentials);
    for (int i = 0; i < IONS; i++) {
        const int left = (int)wrapped(ions[i].position, all) % all, right = (left + 1) % all;
        MPI_Get(&near[2 * i], 1, MPI_DOUBLE, left / CELLS, left % CELLS + 1, 1, MPI_DOUBLE, f->potentials);
        MPI_Get(&near[2 * i + 1], 1, MPI_DOUBLE, right / CELLS, right % CELLS + 1, 1, MPI_DOUBLE,
                f->potentials);
    }
    MPI_Win_fence(0, f->potentials);
    for (int i = 0; i < IONS; i++) {
        const double pull = confinement * sin(6.283185307179586 * ions[i].position / all);
        ions[i].speed += w->dt * (ions[i].charge * (near[2 * i] - near[2 * i + 1]) - pull);
        ions[i].position += w->dt * ions[i].speed;
    }
}

static double heating(const world *w, const ion *start, const double *trap)
{
    ion ions[IONS];
    field f;
    double energy = 0.0;
    memcpy(ions, start, sizeof ions);
    open_field(&f);
    for (int step = 0; step < STEPS; step++) {
        deposit(w, &f, ions);
        smooth(w, &f, trap[0]);
        push(w, &f, ions, trap[1]);
    }
    for (int i = 0; i < IONS; i++)
        energy += 0.5 * ions[i].speed * ions[i].speed + 0.1 * cos(ions[i].position);
    for (int c = 1; c <= CELLS; c++)
        energy += 0.05 * f.potential[c] * f.charge[c - 1];
    close_field(&f);
    return energy;
}

int main(int argc, char **argv)
{
    world w = {0, 1, 0.3};
    ion ions[IONS], d_ions[IONS] = {{0, 0, 0}};
    double trap[2] = {2.6, 0.8}, d_trap[2] = {0};
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &w.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &w.size);
    for (int i = 0; i < IONS; i++) {
        ions[i].position = 2.3 * i + 0.43 + 5.7 * w.rank;
        ions[i].speed = 0.3 * cos(1.0 + i + w.rank);
        ions[i].charge = 1.0 + 0.2 * i;
    }
    __enzyme_autodiff((void *)heating, enzyme_const, &w, enzyme_dup, ions, d_ions, enzyme_dup, trap,
                      d_trap);
    double *numbers = &ions[0].position;
    CHECK_SLOPES("ions", heating(&w, ions, trap), numbers, &d_ions[0].position, 3 * IONS, 4, 1e-5, 1e-6);
    CHECK_SLOPES("trap", heating(&w, ions, trap), trap, d_trap, 2, 1, 1e-5, 1e-6);
    return slopes_verdict();
}
