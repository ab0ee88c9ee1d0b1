/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls of MPI that programs may make by other calls.

   Reductions by operations of the program's own: all operands are gathered, and the program's function is
   called for one after the other, where the call returns or its request is complete.  So it is
   differentiated like any other function.  Those by operations of the library's are made as they are.
   Windows with memory of the library's: it is allocated here.
   ltoad/extract/message_bodies.py puts these bodies in the place of the program's calls; compiled for each
   MPI library by scripts/mpi.py into mpi_bodies_*.ll.  `native.` are the library's own functions. */

#include <mpi.h>
#include <stdlib.h>
#include <string.h>

#define NATIVE(name) __asm__("native.MPI_" #name)

int allreduce(const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm) NATIVE(Allreduce);
int reduce(const void *, void *, int, MPI_Datatype, MPI_Op, int, MPI_Comm) NATIVE(Reduce);
int scan(const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm) NATIVE(Scan);
int exscan(const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm) NATIVE(Exscan);
int reduce_scatter(const void *, void *, const int *, MPI_Datatype, MPI_Op,
                   MPI_Comm) NATIVE(Reduce_scatter);
int reduce_scatter_block(const void *, void *, int, MPI_Datatype, MPI_Op,
                         MPI_Comm) NATIVE(Reduce_scatter_block);
int op_create(MPI_User_function *, int, MPI_Op *) NATIVE(Op_create);
int op_free(MPI_Op *) NATIVE(Op_free);
int win_free(MPI_Win *) NATIVE(Win_free);

enum { OPERATIONS = 64 };

/* What an operation of the program's calls; with Fortran's handles, if it is Fortran's. */
struct operation {
    MPI_Op op;
    MPI_User_function *function;
    int fortran;
};

static struct operation operations[OPERATIONS];

static void enter_operation(MPI_Op op, MPI_User_function *function, int fortran)
{
    for (int i = 0; i < OPERATIONS; i++)
        if (!operations[i].function) {
            operations[i].op = op;
            operations[i].function = function;
            operations[i].fortran = fortran;
            return;
        }
    abort();
}

static void forget_operation(MPI_Op op)
{
    for (int i = 0; i < OPERATIONS; i++)
        if (operations[i].function && operations[i].op == op) operations[i].function = 0;
}

int MPI_Op_create(MPI_User_function *function, int commutes, MPI_Op *op)
{
    int code = op_create(function, commutes, op);
    enter_operation(*op, function, 0);
    return code;
}

int MPI_Op_free(MPI_Op *op)
{
    forget_operation(*op);
    return op_free(op);
}

/* None for an operation of the library's. */
static const struct operation *operation_of(MPI_Op op)
{
    for (int i = 0; i < OPERATIONS; i++)
        if (operations[i].function && operations[i].op == op) return &operations[i];
    return 0;
}

static long size_of(int count, MPI_Datatype type)
{
    MPI_Aint low, extent;
    MPI_Type_get_extent(type, &low, &extent);
    return count * extent;
}

static int ranks_of(MPI_Comm comm)
{
    int size;
    MPI_Comm_size(comm, &size);
    return size;
}

static int rank_in(MPI_Comm comm)
{
    int rank;
    MPI_Comm_rank(comm, &rank);
    return rank;
}

/* Operands that are gathered, and where their result goes. */
struct reduction {
    MPI_User_function *function;
    int fortran, ranks, count;
    MPI_Datatype type;
    void *out;
    char *all;
    int *places; /* of pieces that are exchanged */
};

static void combine(const struct reduction *r, char *operand)
{
    int count = r->count;
    MPI_Datatype type = r->type;
    MPI_Fint handle;
    if (r->fortran) {
        handle = MPI_Type_c2f(type);
        r->function(operand, r->out, &count, (MPI_Datatype *)&handle);
    } else {
        r->function(operand, r->out, &count, &type);
    }
}

/* From the last to the first, as the order of arguments wants it. */
static void fold(const struct reduction *r)
{
    const long bytes = size_of(r->count, r->type);
    if (r->ranks > 0) memcpy(r->out, r->all + (r->ranks - 1) * bytes, bytes);
    for (int rank = r->ranks - 2; rank >= 0; rank--) combine(r, r->all + rank * bytes);
    free(r->all);
    free(r->places);
}

/* Of the operands of the first so many ranks of them all. */
static struct reduction reduction_of(const struct operation *by, int ranks, void *out, int count,
                                     MPI_Datatype type, MPI_Comm comm)
{
    struct reduction r = {by->function, by->fortran, ranks, count, type, out, 0, 0};
    r.all = malloc(ranks_of(comm) * size_of(count, type));
    return r;
}

/* Of each rank its own piece goes to all others: how many items, and where they are. */
static void set_places(struct reduction *r, const int *counts, MPI_Comm comm)
{
    const int size = ranks_of(comm);
    int *places = malloc(3 * size * sizeof(int)), *same = places + size, *rows = same + size;
    for (int i = 0, at = 0; i < size; at += counts[i++]) {
        places[i] = at;
        same[i] = r->count;
        rows[i] = i * r->count;
    }
    r->places = places;
}

#define OPERAND (in == MPI_IN_PLACE ? out : in)
#define REDUCED const void *in, void *out, int count, MPI_Datatype type, MPI_Op op
#define GATHERED(ranks)                                                                            \
    struct reduction r = reduction_of(by, ranks, out, count, type, comm);                          \
    MPI_Allgather(OPERAND, count, type, r.all, count, type, comm);                                 \
    fold(&r);                                                                                      \
    return MPI_SUCCESS

int MPI_Allreduce(REDUCED, MPI_Comm comm)
{
    const struct operation *by = operation_of(op);
    if (!by) return allreduce(in, out, count, type, op, comm);
    GATHERED(ranks_of(comm));
}

int MPI_Reduce(REDUCED, int root, MPI_Comm comm)
{
    const struct operation *by = operation_of(op);
    if (!by) return reduce(in, out, count, type, op, root, comm);
    GATHERED(rank_in(comm) == root ? ranks_of(comm) : 0);
}

int MPI_Scan(REDUCED, MPI_Comm comm)
{
    const struct operation *by = operation_of(op);
    if (!by) return scan(in, out, count, type, op, comm);
    GATHERED(rank_in(comm) + 1);
}

int MPI_Exscan(REDUCED, MPI_Comm comm)
{
    const struct operation *by = operation_of(op);
    if (!by) return exscan(in, out, count, type, op, comm);
    GATHERED(rank_in(comm));
}

int MPI_Reduce_scatter_block(REDUCED, MPI_Comm comm)
{
    const struct operation *by = operation_of(op);
    if (!by) return reduce_scatter_block(in, out, count, type, op, comm);
    struct reduction r = reduction_of(by, ranks_of(comm), out, count, type, comm);
    MPI_Alltoall(OPERAND, count, type, r.all, count, type, comm);
    fold(&r);
    return MPI_SUCCESS;
}

#define SCATTERED const void *in, void *out, const int *counts, MPI_Datatype type, MPI_Op op

int MPI_Reduce_scatter(SCATTERED, MPI_Comm comm)
{
    const struct operation *by = operation_of(op);
    if (!by) return reduce_scatter(in, out, counts, type, op, comm);
    const int size = ranks_of(comm);
    struct reduction r = reduction_of(by, size, out, counts[rank_in(comm)], type, comm);
    set_places(&r, counts, comm);
    MPI_Alltoallv(OPERAND, counts, r.places, type, r.all, r.places + size, r.places + 2 * size, type, comm);
    fold(&r);
    return MPI_SUCCESS;
}

#include "mpi/started_bodies.h"

/* Windows */

enum { WINDOWS = 64 };

static struct {
    MPI_Win window;
    void *memory;
} windows[WINDOWS];

int MPI_Win_allocate(MPI_Aint bytes, int unit, MPI_Info info, MPI_Comm comm, void *place, MPI_Win *window)
{
    void *memory = malloc(bytes > 0 ? bytes : 1);
    int code = MPI_Win_create(memory, bytes, unit, info, comm, window);
    *(void **)place = memory;
    for (int i = 0; i < WINDOWS; i++)
        if (!windows[i].memory) {
            windows[i].window = *window;
            windows[i].memory = memory;
            return code;
        }
    abort();
}

int MPI_Win_free(MPI_Win *window)
{
    for (int i = 0; i < WINDOWS; i++)
        if (windows[i].memory && windows[i].window == *window) {
            void *memory = windows[i].memory;
            windows[i].memory = 0;
            int code = win_free(window);
            free(memory);
            return code;
        }
    return win_free(window);
}
