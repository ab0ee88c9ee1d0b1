/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Calls of MPI that programs may make by other calls.

   Reductions by operations of the program's own: all operands are gathered, and the program's function is
   called for one after the other.  So it is differentiated like any other function.  Those by operations
   of the library's are made as they are.  Windows with memory of the library's: it is allocated here.
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

static struct {
    MPI_Op op;
    MPI_User_function *function;
} operations[OPERATIONS];

int MPI_Op_create(MPI_User_function *function, int commutes, MPI_Op *op)
{
    int code = op_create(function, commutes, op);
    for (int i = 0; i < OPERATIONS; i++)
        if (!operations[i].function) {
            operations[i].op = *op;
            operations[i].function = function;
            return code;
        }
    abort();
}

int MPI_Op_free(MPI_Op *op)
{
    for (int i = 0; i < OPERATIONS; i++)
        if (operations[i].function && operations[i].op == *op) operations[i].function = 0;
    return op_free(op);
}

/* What an operation of the program's calls; none for one of the library's. */
static MPI_User_function *function_of(MPI_Op op)
{
    for (int i = 0; i < OPERATIONS; i++)
        if (operations[i].function && operations[i].op == op) return operations[i].function;
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

/* Of the operands of so many ranks, from the last to the first, as the order of arguments wants it. */
static void fold(MPI_User_function *function, char *all, int ranks, void *out, int count, MPI_Datatype type)
{
    const long bytes = size_of(count, type);
    if (ranks <= 0) return;
    memcpy(out, all + (ranks - 1) * bytes, bytes);
    for (int rank = ranks - 2; rank >= 0; rank--) function(all + rank * bytes, out, &count, &type);
}

static char *gathered(const void *in, int count, MPI_Datatype type, MPI_Comm comm)
{
    char *all = malloc(ranks_of(comm) * size_of(count, type));
    MPI_Allgather(in, count, type, all, count, type, comm);
    return all;
}

int MPI_Allreduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm)
{
    MPI_User_function *function = function_of(op);
    if (!function) return allreduce(in, out, count, type, op, comm);
    char *all = gathered(in == MPI_IN_PLACE ? out : in, count, type, comm);
    fold(function, all, ranks_of(comm), out, count, type);
    free(all);
    return MPI_SUCCESS;
}

int MPI_Reduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int root, MPI_Comm comm)
{
    MPI_User_function *function = function_of(op);
    if (!function) return reduce(in, out, count, type, op, root, comm);
    char *all = gathered(in == MPI_IN_PLACE ? out : in, count, type, comm);
    if (rank_in(comm) == root) fold(function, all, ranks_of(comm), out, count, type);
    free(all);
    return MPI_SUCCESS;
}

int MPI_Scan(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm)
{
    MPI_User_function *function = function_of(op);
    if (!function) return scan(in, out, count, type, op, comm);
    char *all = gathered(in == MPI_IN_PLACE ? out : in, count, type, comm);
    fold(function, all, rank_in(comm) + 1, out, count, type);
    free(all);
    return MPI_SUCCESS;
}

int MPI_Exscan(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm)
{
    MPI_User_function *function = function_of(op);
    if (!function) return exscan(in, out, count, type, op, comm);
    char *all = gathered(in == MPI_IN_PLACE ? out : in, count, type, comm);
    fold(function, all, rank_in(comm), out, count, type);
    free(all);
    return MPI_SUCCESS;
}

int MPI_Reduce_scatter_block(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op,
                             MPI_Comm comm)
{
    MPI_User_function *function = function_of(op);
    if (!function) return reduce_scatter_block(in, out, count, type, op, comm);
    char *all = malloc(ranks_of(comm) * size_of(count, type));
    MPI_Alltoall(in == MPI_IN_PLACE ? out : in, count, type, all, count, type, comm);
    fold(function, all, ranks_of(comm), out, count, type);
    free(all);
    return MPI_SUCCESS;
}

int MPI_Reduce_scatter(const void *in, void *out, const int *counts, MPI_Datatype type, MPI_Op op,
                       MPI_Comm comm)
{
    MPI_User_function *function = function_of(op);
    if (!function) return reduce_scatter(in, out, counts, type, op, comm);
    const int size = ranks_of(comm), own = counts[rank_in(comm)];
    int *places = malloc(3 * size * sizeof(int)), *same = places + size, *rows = same + size;
    for (int i = 0, at = 0; i < size; at += counts[i++]) {
        places[i] = at;
        same[i] = own;
        rows[i] = i * own;
    }
    char *all = malloc(size * size_of(own, type));
    MPI_Alltoallv(in == MPI_IN_PLACE ? out : in, counts, places, type, all, same, rows, type, comm);
    fold(function, all, size, out, own, type);
    free(all);
    free(places);
    return MPI_SUCCESS;
}

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
