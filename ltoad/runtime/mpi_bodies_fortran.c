/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The calls of mpi_bodies.c as Fortran makes them: everything by reference, and an error code at the end,
   which mpi_f08 may leave out. */

#include "mpi_bodies.c"

typedef MPI_Fint fint;
typedef MPI_User_function user;

#ifdef OPEN_MPI
extern fint mpi_fortran_in_place_;
#define IN_PLACE ((void *)&mpi_fortran_in_place_)
#else
extern void *MPIR_F_MPI_IN_PLACE;
#define IN_PLACE MPIR_F_MPI_IN_PLACE
#endif

#define TYPE MPI_Type_f2c(*type)
#define COMM MPI_Comm_f2c(*comm)
#define OP MPI_Op_f2c(*op)
#define IN (in == IN_PLACE ? MPI_IN_PLACE : in)

/* Each function has two names, and so has the library's own. */
#define NATIVE_AS(name) __asm__("native." name)

#define OPERATIONS_AS(end)                                                                         \
    void own_op_create##end(user *, fint *, fint *, fint *) NATIVE_AS("mpi_op_create" #end);       \
    void own_op_free##end(fint *, fint *) NATIVE_AS("mpi_op_free" #end);                           \
    void mpi_op_create##end(user *function, fint *commutes, fint *op, fint *code)                  \
    {                                                                                              \
        own_op_create##end(function, commutes, op, code);                                          \
        enter_operation(OP, function, 1);                                                          \
    }                                                                                              \
    void mpi_op_free##end(fint *op, fint *code)                                                    \
    {                                                                                              \
        forget_operation(OP);                                                                      \
        own_op_free##end(op, code);                                                                \
    }

OPERATIONS_AS(_)
OPERATIONS_AS(_f08_)

/* Reductions.  parameters, names and values stand in parentheses, without request and code. */

#define LIST(...) __VA_ARGS__

#define BLOCKING_AS(end, low, call, parameters, names, values)                                     \
    void own_##low##end(LIST parameters, fint *code) NATIVE_AS("mpi_" #low #end);                  \
    void mpi_##low##end(LIST parameters, fint *code)                                               \
    {                                                                                              \
        if (operation_of(OP)) {                                                                    \
            call(LIST values);                                                                     \
            if (code) *code = MPI_SUCCESS;                                                         \
        } else {                                                                                   \
            own_##low##end(LIST names, code);                                                      \
        }                                                                                          \
    }

#define STARTED_AS(end, low, call, parameters, names, values)                                      \
    void own_##low##end(LIST parameters, fint *request, fint *code) NATIVE_AS("mpi_" #low #end);   \
    void mpi_##low##end(LIST parameters, fint *request, fint *code)                                \
    {                                                                                              \
        if (operation_of(OP)) {                                                                    \
            MPI_Request made;                                                                      \
            call(LIST values, &made);                                                              \
            *request = MPI_Request_c2f(made);                                                      \
            if (code) *code = MPI_SUCCESS;                                                         \
        } else {                                                                                   \
            own_##low##end(LIST names, request, code);                                             \
        }                                                                                          \
    }

#define ALL(low, name, small, parameters, names, values)                                           \
    BLOCKING_AS(_, low, MPI_##name, parameters, names, values)                                     \
    BLOCKING_AS(_f08_, low, MPI_##name, parameters, names, values)                                 \
    STARTED_AS(_, i##low, MPI_I##small, parameters, names, values)                                 \
    STARTED_AS(_f08_, i##low, MPI_I##small, parameters, names, values)

#define F_REDUCED void *in, void *out, fint *count, fint *type, fint *op
#define F_SCATTERED void *in, void *out, fint *counts, fint *type, fint *op

ALL(allreduce, Allreduce, allreduce, (F_REDUCED, fint *comm), (in, out, count, type, op, comm),
    (IN, out, *count, TYPE, OP, COMM))
ALL(reduce, Reduce, reduce, (F_REDUCED, fint *root, fint *comm), (in, out, count, type, op, root, comm),
    (IN, out, *count, TYPE, OP, *root, COMM))
ALL(scan, Scan, scan, (F_REDUCED, fint *comm), (in, out, count, type, op, comm),
    (IN, out, *count, TYPE, OP, COMM))
ALL(exscan, Exscan, exscan, (F_REDUCED, fint *comm), (in, out, count, type, op, comm),
    (IN, out, *count, TYPE, OP, COMM))
ALL(reduce_scatter_block, Reduce_scatter_block, reduce_scatter_block, (F_REDUCED, fint *comm),
    (in, out, count, type, op, comm), (IN, out, *count, TYPE, OP, COMM))
ALL(reduce_scatter, Reduce_scatter, reduce_scatter, (F_SCATTERED, fint *comm),
    (in, out, counts, type, op, comm), (IN, out, counts, TYPE, OP, COMM))

/* Waiting, and looking whether something is complete. */

static MPI_Request *kept_handles(int count, const fint *requests)
{
    MPI_Request *kept = malloc((count + 1) * sizeof *kept);
    for (int i = 0; i < count; i++) kept[i] = MPI_Request_f2c(requests[i]);
    return kept;
}

/* name: the call; many: how many requests; then: what is finished, with the requests that were. */
#define WAIT_AS(end, low, many, parameters, names, then)                                           \
    void own_##low##end(LIST parameters, fint *code) NATIVE_AS("mpi_" #low #end);                  \
    void mpi_##low##end(LIST parameters, fint *code)                                               \
    {                                                                                              \
        MPI_Request *kept = kept_handles(many, requests);                                          \
        own_##low##end(LIST names, code);                                                          \
        then;                                                                                      \
    }

#define WAIT(low, many, parameters, names, then)                                                   \
    WAIT_AS(_, low, many, parameters, names, then)                                                 \
    WAIT_AS(_f08_, low, many, parameters, names, then)

WAIT(wait, 1, (fint * requests, fint *status), (requests, status), finish_all(1, kept))
WAIT(test, 1, (fint * requests, fint *done, fint *status), (requests, done, status),
     finish_all(*done != 0, kept))
WAIT(waitall, *count, (fint * count, fint *requests, fint *statuses), (count, requests, statuses),
     finish_all(*count, kept))
WAIT(testall, *count, (fint * count, fint *requests, fint *done, fint *statuses),
     (count, requests, done, statuses), finish_all(*done ? *count : 0, kept))
WAIT(waitany, *count, (fint * count, fint *requests, fint *index, fint *status),
     (count, requests, index, status), finish_some(*index != MPI_UNDEFINED, index, 1, kept))
WAIT(testany, *count, (fint * count, fint *requests, fint *index, fint *done, fint *status),
     (count, requests, index, done, status),
     finish_some(*done && *index != MPI_UNDEFINED, index, 1, kept))
WAIT(waitsome, *count, (fint * count, fint *requests, fint *done, fint *indices, fint *statuses),
     (count, requests, done, indices, statuses), finish_some(*done, indices, 1, kept))
WAIT(testsome, *count, (fint * count, fint *requests, fint *done, fint *indices, fint *statuses),
     (count, requests, done, indices, statuses), finish_some(*done, indices, 1, kept))
