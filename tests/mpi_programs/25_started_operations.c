/* Reductions by operations of the program's own that do not block: their functions are differentiated
 * where the requests turn out to be complete, in whatever way that is found out. */
#include "derivatives.h"

/* Of equals in parallel: resistances. */
static void in_parallel(void *in, void *inout, int *count, MPI_Datatype *type)
{
    (void)type;
    double *a = in, *b = inout;
    for (int i = 0; i < *count; i++)
        b[i] = a[i] * b[i] / (a[i] + b[i]);
}

/* Affine maps, one after the other: does not commute. */
static void one_after_another(void *in, void *inout, int *count, MPI_Datatype *type)
{
    (void)type;
    double *a = in, *b = inout;
    for (int i = 0; i < *count; i++) {
        b[2 * i + 1] += b[2 * i] * a[2 * i + 1];
        b[2 * i] *= a[2 * i];
    }
}

static double waited(const double *x, int n)
{
    MPI_Op op;
    MPI_Request requests[3];
    double all[2], own[2] = {x[0] * x[0], x[1] + 1.0}, sum = 0.0, at_last[1] = {0.0};
    MPI_Op_create(in_parallel, 1, &op);
    MPI_Iallreduce(own, all, 2, MPI_DOUBLE, op, MPI_COMM_WORLD, &requests[0]);
    MPI_Ireduce(&x[2], at_last, 1, MPI_DOUBLE, op, size - 1, MPI_COMM_WORLD, &requests[1]);
    MPI_Iallreduce(&x[3], &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &requests[2]);
    MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
    MPI_Op_free(&op);
    return all[0] * all[1] + sum * at_last[0] + 0 * n;
}

static double tested(const double *x, int n)
{
    MPI_Op op;
    MPI_Datatype pair;
    MPI_Request requests[2];
    double before[2] = {1.0, 0.0}, until[2] = {x[0], x[1]}, sum = 0.0;
    MPI_Type_contiguous(2, MPI_DOUBLE, &pair);
    MPI_Type_commit(&pair);
    MPI_Op_create(one_after_another, 0, &op);
    MPI_Iexscan(&x[2], before, 1, pair, op, MPI_COMM_WORLD, &requests[0]);
    MPI_Iscan(MPI_IN_PLACE, until, 1, pair, op, MPI_COMM_WORLD, &requests[1]);
    for (int left = 2; left > 0;) {
        int index, done;
        MPI_Testany(2, requests, &index, &done, MPI_STATUS_IGNORE);
        if (!done)
            continue;
        sum += index == 0 ? before[0] + before[1] : until[0] * until[1];
        left--;
    }
    MPI_Op_free(&op);
    MPI_Type_free(&pair);
    return sum * x[n - 1];
}

static double scattered(const double *x, int n)
{
    MPI_Op op;
    MPI_Request requests[2];
    int counts[16], indices[2], done, all = 0, seen = 0;
    double own[32], even[32], mine[2] = {0.0, 0.0}, one = 0.0;
    for (int r = 0; r < size; r++)
        all += counts[r] = 1 + r % 2;
    for (int i = 0; i < all; i++)
        own[i] = x[i % n] + 0.5 * (i + 1);
    for (int r = 0; r < size; r++)
        even[r] = x[r % n] * x[0] + 1.0;
    MPI_Op_create(in_parallel, 1, &op);
    MPI_Ireduce_scatter(own, mine, counts, MPI_DOUBLE, op, MPI_COMM_WORLD, &requests[0]);
    MPI_Ireduce_scatter_block(even, &one, 1, MPI_DOUBLE, op, MPI_COMM_WORLD, &requests[1]);
    while (seen < 2) {
        MPI_Waitsome(2, requests, &done, indices, MPI_STATUSES_IGNORE);
        seen += done;
    }
    MPI_Op_free(&op);
    return mine[0] * mine[0] + mine[1] + one;
}

/* Several under way at once, which are waited for the other way round. */
static double in_any_order(const double *x, int n)
{
    MPI_Op op;
    MPI_Request requests[4];
    double results[4], sum = 0.0;
    MPI_Op_create(in_parallel, 1, &op);
    for (int i = 0; i < n; i++)
        MPI_Iallreduce(&x[i], &results[i], 1, MPI_DOUBLE, op, MPI_COMM_WORLD, &requests[i]);
    for (int i = n - 1; i >= 0; i--) {
        if (i % 2)
            MPI_Wait(&requests[i], MPI_STATUS_IGNORE);
        for (int done = i % 2; !done;)
            MPI_Test(&requests[i], &done, MPI_STATUS_IGNORE);
        sum = sum * 0.7 + results[i] * x[0];
    }
    MPI_Op_free(&op);
    return sum;
}

int main(int count, char **arguments)
{
    begin(&count, &arguments);
    CHECK(waited, 4);
    CHECK(tested, 5);
    CHECK(scattered, 3);
    CHECK(in_any_order, 4);
    return report();
}
