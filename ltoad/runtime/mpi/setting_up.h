/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
// What makes communicators, as the program calls it: each gets one for derivatives beside it.

#define PROGRAMS __attribute__((weak))

PROGRAMS int MPI_Init(int *count, char ***arguments) {
    int code = PMPI_Init(count, arguments);
    begin_world();
    return code;
}

PROGRAMS int MPI_Init_thread(int *count, char ***arguments, int wanted, int *given) {
    int code = PMPI_Init_thread(count, arguments, wanted, given);
    begin_world();
    return code;
}

// For programs whose MPI_Init is called elsewhere: all processes of a communicator call this together.
PROGRAMS void ltoad_mpi_prepare(MPI_Comm comm) { prepare(comm); }

#define MAKES(name, parameters, arguments)                                                         \
    PROGRAMS int MPI_##name parameters {                                                           \
        int code = PMPI_##name arguments;                                                          \
        if (code == MPI_SUCCESS) give_shadow(*made);                                               \
        return code;                                                                               \
    }

MAKES(Comm_dup, (MPI_Comm comm, MPI_Comm *made), (comm, made))
MAKES(Comm_dup_with_info, (MPI_Comm comm, MPI_Info info, MPI_Comm *made), (comm, info, made))
MAKES(Comm_split, (MPI_Comm comm, int color, int key, MPI_Comm *made), (comm, color, key, made))
MAKES(Comm_split_type, (MPI_Comm comm, int type, int key, MPI_Info info, MPI_Comm *made),
      (comm, type, key, info, made))
MAKES(Comm_create, (MPI_Comm comm, MPI_Group group, MPI_Comm *made), (comm, group, made))
MAKES(Comm_create_group, (MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *made),
      (comm, group, tag, made))
MAKES(Cart_create,
      (MPI_Comm comm, int rank, const int *sizes, const int *periods, int order, MPI_Comm *made),
      (comm, rank, sizes, periods, order, made))
MAKES(Cart_sub, (MPI_Comm comm, const int *remain, MPI_Comm *made), (comm, remain, made))
MAKES(Graph_create,
      (MPI_Comm comm, int nodes, const int *index, const int *edges, int order, MPI_Comm *made),
      (comm, nodes, index, edges, order, made))
MAKES(Dist_graph_create_adjacent,
      (MPI_Comm comm, int in, const int *sources, const int *in_weights, int out,
       const int *targets, const int *out_weights, MPI_Info info, int order, MPI_Comm *made),
      (comm, in, sources, in_weights, out, targets, out_weights, info, order, made))
MAKES(Dist_graph_create,
      (MPI_Comm comm, int n, const int *sources, const int *degrees, const int *targets,
       const int *weights, MPI_Info info, int order, MPI_Comm *made),
      (comm, n, sources, degrees, targets, weights, info, order, made))
MAKES(Intercomm_create,
      (MPI_Comm comm, int leader, MPI_Comm peers, int remote, int tag, MPI_Comm *made),
      (comm, leader, peers, remote, tag, made))
MAKES(Intercomm_merge, (MPI_Comm comm, int high, MPI_Comm *made), (comm, high, made))
