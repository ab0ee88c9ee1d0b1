@ompi_mpi_comm_null = external global i8, align 1
@ompi_mpi_datatype_null = external global i8, align 1
@__ltoad_mpi__str = linkonce_odr hidden constant [4 x i8] c"MPI\00", align 1
@__ltoad_mpi__str.1 = linkonce_odr hidden constant [121 x i8] c"threads may communicate at the same time: initialise with MPI_THREAD_SERIALIZED, or communicate between parallel regions\00", align 1
@__ltoad_mpi__unfinished = linkonce_odr hidden global i64 0, align 8
@__ltoad_mpi__str.2 = linkonce_odr hidden constant [9 x i8] c"MPI_Send\00", align 1
@__ltoad_mpi__str.3 = linkonce_odr hidden constant [10 x i8] c"MPI_Ssend\00", align 1
@__ltoad_mpi__str.4 = linkonce_odr hidden constant [10 x i8] c"MPI_Bsend\00", align 1
@__ltoad_mpi__str.5 = linkonce_odr hidden constant [10 x i8] c"MPI_Rsend\00", align 1
@__ltoad_mpi__str.6 = linkonce_odr hidden constant [10 x i8] c"MPI_Isend\00", align 1
@__ltoad_mpi__str.7 = linkonce_odr hidden constant [11 x i8] c"MPI_Issend\00", align 1
@__ltoad_mpi__str.8 = linkonce_odr hidden constant [11 x i8] c"MPI_Ibsend\00", align 1
@__ltoad_mpi__str.9 = linkonce_odr hidden constant [11 x i8] c"MPI_Irsend\00", align 1
@__ltoad_mpi__str.10 = linkonce_odr hidden constant [9 x i8] c"MPI_Recv\00", align 1
@__ltoad_mpi__str.11 = linkonce_odr hidden constant [10 x i8] c"MPI_Irecv\00", align 1
@__ltoad_mpi__str.12 = linkonce_odr hidden constant [13 x i8] c"MPI_Ibarrier\00", align 1
@__ltoad_mpi__str.13 = linkonce_odr hidden constant [13 x i8] c"MPI_Sendrecv\00", align 1
@__ltoad_mpi__str.14 = linkonce_odr hidden constant [21 x i8] c"MPI_Sendrecv_replace\00", align 1
@__ltoad_mpi__str.15 = linkonce_odr hidden constant [14 x i8] c"MPI_Send_init\00", align 1
@__ltoad_mpi__str.16 = linkonce_odr hidden constant [15 x i8] c"MPI_Ssend_init\00", align 1
@__ltoad_mpi__str.17 = linkonce_odr hidden constant [15 x i8] c"MPI_Bsend_init\00", align 1
@__ltoad_mpi__str.18 = linkonce_odr hidden constant [15 x i8] c"MPI_Rsend_init\00", align 1
@__ltoad_mpi__str.19 = linkonce_odr hidden constant [14 x i8] c"MPI_Recv_init\00", align 1
@__ltoad_mpi__str.20 = linkonce_odr hidden constant [10 x i8] c"MPI_Start\00", align 1
@__ltoad_mpi__str.21 = linkonce_odr hidden constant [13 x i8] c"MPI_Startall\00", align 1
@__ltoad_mpi__str.22 = linkonce_odr hidden constant [17 x i8] c"MPI_Request_free\00", align 1
@__ltoad_mpi__str.23 = linkonce_odr hidden constant [48 x i8] c"nobody could tell when this request is complete\00", align 1
@__ltoad_mpi__str.24 = linkonce_odr hidden constant [9 x i8] c"MPI_Wait\00", align 1
@__ltoad_mpi__str.25 = linkonce_odr hidden constant [12 x i8] c"MPI_Waitall\00", align 1
@__ltoad_mpi__str.26 = linkonce_odr hidden constant [12 x i8] c"MPI_Waitany\00", align 1
@__ltoad_mpi__str.27 = linkonce_odr hidden constant [13 x i8] c"MPI_Waitsome\00", align 1
@__ltoad_mpi__str.28 = linkonce_odr hidden constant [13 x i8] c"MPI_Testsome\00", align 1
@__ltoad_mpi__str.29 = linkonce_odr hidden constant [9 x i8] c"MPI_Test\00", align 1
@__ltoad_mpi__str.30 = linkonce_odr hidden constant [12 x i8] c"MPI_Testall\00", align 1
@__ltoad_mpi__str.31 = linkonce_odr hidden constant [12 x i8] c"MPI_Testany\00", align 1
@__ltoad_mpi__str.32 = linkonce_odr hidden constant [9 x i8] c"MPI_Pack\00", align 1
@__ltoad_mpi__str.33 = linkonce_odr hidden constant [11 x i8] c"MPI_Unpack\00", align 1
@__ltoad_mpi__str.34 = linkonce_odr hidden constant [10 x i8] c"MPI_Mrecv\00", align 1
@__ltoad_mpi__str.35 = linkonce_odr hidden constant [11 x i8] c"MPI_Imrecv\00", align 1
@__ltoad_mpi__str.36 = linkonce_odr hidden constant [10 x i8] c"MPI_Bcast\00", align 1
@__ltoad_mpi__str.37 = linkonce_odr hidden constant [11 x i8] c"MPI_Ibcast\00", align 1
@__ltoad_mpi__str.38 = linkonce_odr hidden constant [11 x i8] c"MPI_Reduce\00", align 1
@__ltoad_mpi__str.39 = linkonce_odr hidden constant [12 x i8] c"MPI_Ireduce\00", align 1
@__ltoad_mpi__str.40 = linkonce_odr hidden constant [14 x i8] c"MPI_Allreduce\00", align 1
@__ltoad_mpi__str.41 = linkonce_odr hidden constant [15 x i8] c"MPI_Iallreduce\00", align 1
@__ltoad_mpi__str.42 = linkonce_odr hidden constant [9 x i8] c"MPI_Scan\00", align 1
@__ltoad_mpi__str.43 = linkonce_odr hidden constant [10 x i8] c"MPI_Iscan\00", align 1
@__ltoad_mpi__str.44 = linkonce_odr hidden constant [11 x i8] c"MPI_Exscan\00", align 1
@__ltoad_mpi__str.45 = linkonce_odr hidden constant [12 x i8] c"MPI_Iexscan\00", align 1
@__ltoad_mpi__str.46 = linkonce_odr hidden constant [19 x i8] c"MPI_Reduce_scatter\00", align 1
@__ltoad_mpi__str.47 = linkonce_odr hidden constant [20 x i8] c"MPI_Ireduce_scatter\00", align 1
@__ltoad_mpi__str.48 = linkonce_odr hidden constant [25 x i8] c"MPI_Reduce_scatter_block\00", align 1
@__ltoad_mpi__str.49 = linkonce_odr hidden constant [26 x i8] c"MPI_Ireduce_scatter_block\00", align 1
@__ltoad_mpi__str.50 = linkonce_odr hidden constant [11 x i8] c"MPI_Gather\00", align 1
@__ltoad_mpi__str.51 = linkonce_odr hidden constant [12 x i8] c"MPI_Igather\00", align 1
@__ltoad_mpi__str.52 = linkonce_odr hidden constant [12 x i8] c"MPI_Gatherv\00", align 1
@__ltoad_mpi__str.53 = linkonce_odr hidden constant [13 x i8] c"MPI_Igatherv\00", align 1
@__ltoad_mpi__str.54 = linkonce_odr hidden constant [12 x i8] c"MPI_Scatter\00", align 1
@__ltoad_mpi__str.55 = linkonce_odr hidden constant [13 x i8] c"MPI_Iscatter\00", align 1
@__ltoad_mpi__str.56 = linkonce_odr hidden constant [13 x i8] c"MPI_Scatterv\00", align 1
@__ltoad_mpi__str.57 = linkonce_odr hidden constant [14 x i8] c"MPI_Iscatterv\00", align 1
@__ltoad_mpi__str.58 = linkonce_odr hidden constant [14 x i8] c"MPI_Allgather\00", align 1
@__ltoad_mpi__str.59 = linkonce_odr hidden constant [15 x i8] c"MPI_Iallgather\00", align 1
@__ltoad_mpi__str.60 = linkonce_odr hidden constant [15 x i8] c"MPI_Allgatherv\00", align 1
@__ltoad_mpi__str.61 = linkonce_odr hidden constant [16 x i8] c"MPI_Iallgatherv\00", align 1
@__ltoad_mpi__str.62 = linkonce_odr hidden constant [13 x i8] c"MPI_Alltoall\00", align 1
@__ltoad_mpi__str.63 = linkonce_odr hidden constant [14 x i8] c"MPI_Ialltoall\00", align 1
@__ltoad_mpi__str.64 = linkonce_odr hidden constant [14 x i8] c"MPI_Alltoallv\00", align 1
@__ltoad_mpi__str.65 = linkonce_odr hidden constant [15 x i8] c"MPI_Ialltoallv\00", align 1
@__ltoad_mpi__str.66 = linkonce_odr hidden constant [23 x i8] c"MPI_Neighbor_allgather\00", align 1
@__ltoad_mpi__str.67 = linkonce_odr hidden constant [24 x i8] c"MPI_Ineighbor_allgather\00", align 1
@__ltoad_mpi__str.68 = linkonce_odr hidden constant [24 x i8] c"MPI_Neighbor_allgatherv\00", align 1
@__ltoad_mpi__str.69 = linkonce_odr hidden constant [25 x i8] c"MPI_Ineighbor_allgatherv\00", align 1
@__ltoad_mpi__str.70 = linkonce_odr hidden constant [22 x i8] c"MPI_Neighbor_alltoall\00", align 1
@__ltoad_mpi__str.71 = linkonce_odr hidden constant [23 x i8] c"MPI_Ineighbor_alltoall\00", align 1
@__ltoad_mpi__str.72 = linkonce_odr hidden constant [23 x i8] c"MPI_Neighbor_alltoallv\00", align 1
@__ltoad_mpi__str.73 = linkonce_odr hidden constant [24 x i8] c"MPI_Ineighbor_alltoallv\00", align 1
@__ltoad_mpi__str.74 = linkonce_odr hidden constant [14 x i8] c"MPI_Alltoallw\00", align 1
@__ltoad_mpi__str.75 = linkonce_odr hidden constant [15 x i8] c"MPI_Ialltoallw\00", align 1
@__ltoad_mpi__str.76 = linkonce_odr hidden constant [23 x i8] c"MPI_Neighbor_alltoallw\00", align 1
@__ltoad_mpi__str.77 = linkonce_odr hidden constant [24 x i8] c"MPI_Ineighbor_alltoallw\00", align 1
@__ltoad_mpi__str.78 = linkonce_odr hidden constant [8 x i8] c"MPI_Put\00", align 1
@__ltoad_mpi__str.79 = linkonce_odr hidden constant [8 x i8] c"MPI_Get\00", align 1
@__ltoad_mpi__str.80 = linkonce_odr hidden constant [15 x i8] c"MPI_Accumulate\00", align 1
@ompi_mpi_op_sum = external global i8, align 1
@__ltoad_mpi__str.81 = linkonce_odr hidden constant [67 x i8] c"numbers are only added up in the memory of other ranks, by MPI_SUM\00", align 1
@__ltoad_mpi__str.82 = linkonce_odr hidden constant [15 x i8] c"MPI_Win_create\00", align 1
@__ltoad_mpi__str.83 = linkonce_odr hidden constant [14 x i8] c"MPI_Win_fence\00", align 1
@__ltoad_mpi__str.84 = linkonce_odr hidden constant [13 x i8] c"MPI_Win_free\00", align 1
@__ltoad_mpi__str.85 = linkonce_odr hidden constant [52 x i8] c"something is still under way: no fence has followed\00", align 1
@mpi_fortran_in_place_ = external global i32, align 4
@__ltoad_mpi__pools = linkonce_odr hidden global [20 x ptr] zeroinitializer, align 16
@__ltoad_mpi__str.86 = linkonce_odr hidden constant [34 x i8] c"no memory is left for derivatives\00", align 1
@__ltoad_mpi__here = linkonce_odr hidden global ptr @__ltoad_mpi__str.87, align 8
@__ltoad_mpi__here_buffers = linkonce_odr hidden global i64 0, align 8
@__ltoad_mpi__str.87 = linkonce_odr hidden constant [1 x i8] zeroinitializer, align 1
@__ltoad_mpi__str.88 = linkonce_odr hidden constant [19 x i8] c" in a derivative: \00", align 1
@__ltoad_mpi__str.89 = linkonce_odr hidden constant [2 x i8] c"\0A\00", align 1
@ompi_mpi_comm_world = external global i8, align 1
@__ltoad_mpi__str.90 = linkonce_odr hidden constant [13 x i8] c"ltoad: rank \00", align 1
@__ltoad_mpi__str.91 = linkonce_odr hidden constant [3 x i8] c": \00", align 1
@__ltoad_mpi__str.92 = linkonce_odr hidden constant [35 x i8] c"packed memory is shared by threads\00", align 1
@__ltoad_mpi__str.93 = linkonce_odr hidden constant [33 x i8] c"long double among packed numbers\00", align 1
@__ltoad_mpi__widths = linkonce_odr hidden constant [4 x i64] [i64 0, i64 4, i64 8, i64 16], align 16
@__ltoad_mpi__str.94 = linkonce_odr hidden constant [45 x i8] c"numbers that are sent as bytes or integers: \00", align 1
@__ltoad_mpi__str.95 = linkonce_odr hidden constant [53 x i8] c" (name the type of the numbers, such as MPI_DOUBLE)\0A\00", align 1
@__ltoad_mpi__str.96 = linkonce_odr hidden constant [31 x i8] c"more than 2^31 numbers at once\00", align 1
@__ltoad_mpi__str.97 = linkonce_odr hidden constant [63 x i8] c"numbers that depend on an active input are reduced as integers\00", align 1
@ompi_mpi_long_double = external global i8, align 1
@ompi_mpi_float = external global i8, align 1
@ompi_mpi_double = external global i8, align 1
@ompi_mpi_byte = external global i8, align 1
@__ltoad_mpi__sendings.0 = linkonce_odr hidden global i32 0, align 8
@__ltoad_mpi__sendings.1 = linkonce_odr hidden global i32 0, align 8
@__ltoad_mpi__sendings.2 = linkonce_odr hidden global i32 0, align 8
@__ltoad_mpi__sendings.3 = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__sendings.4 = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__sendings.5 = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__str.98 = linkonce_odr hidden constant [60 x i8] c"long double in memory of which only the run tells the types\00", align 1
@__ltoad_mpi__str.99 = linkonce_odr hidden constant [41 x i8] c"long double in memory that threads share\00", align 1
@__ltoad_mpi__str.100 = linkonce_odr hidden constant [34 x i8] c"their memory is shared by threads\00", align 1
@__ltoad_mpi__str.101 = linkonce_odr hidden constant [59 x i8] c"numbers are sent as another type than they are received as\00", align 1
@__ltoad_mpi__str.102 = linkonce_odr hidden constant [61 x i8] c"its request was not completed in the differentiated function\00", align 1
@__ltoad_mpi__str.103 = linkonce_odr hidden constant [53 x i8] c"no fence has followed in the differentiated function\00", align 1
@__ltoad_mpi__str.104 = linkonce_odr hidden constant [54 x i8] c"this was received as another type than it was sent as\00", align 1
@__ltoad_mpi__str.105 = linkonce_odr hidden constant [69 x i8] c"collective calls were completed in another order than they were made\00", align 1
@ompi_mpi_op_prod = external global i8, align 1
@ompi_mpi_op_max = external global i8, align 1
@ompi_mpi_op_maxloc = external global i8, align 1
@ompi_mpi_2real = external global i8, align 1
@ompi_mpi_2dblprec = external global i8, align 1
@__ltoad_mpi__freed = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__channels = linkonce_odr hidden global [256 x ptr] zeroinitializer, align 16
@__ltoad_mpi__str.106 = linkonce_odr hidden constant [69 x i8] c"MPI_BOTTOM hides which memory is meant: give the address of a buffer\00", align 1
@__ltoad_mpi__known_layouts = linkonce_odr hidden global [256 x { ptr, ptr }] zeroinitializer, align 16
@__ltoad_mpi__layout_key = linkonce_odr hidden global i32 -1, align 4
@__ltoad_mpi__str.107 = linkonce_odr hidden constant [25 x i8] c"MPI_Type_create_f90_real\00", align 1
@__ltoad_mpi__str.108 = linkonce_odr hidden constant [38 x i8] c"numbers of this size are not followed\00", align 1
@ompi_mpi_double_int = external global i8, align 1
@ompi_mpi_float_int = external global i8, align 1
@ompi_mpi_longdbl_int = external global i8, align 1
@__ltoad_mpi____const.add_pair.pairs = linkonce_odr hidden constant [5 x { ptr, i32, i32 }] [{ ptr, i32, i32 } { ptr @ompi_mpi_double_int, i32 2, i32 8 }, { ptr, i32, i32 } { ptr @ompi_mpi_float_int, i32 1, i32 4 }, { ptr, i32, i32 } { ptr @ompi_mpi_longdbl_int, i32 3, i32 16 }, { ptr, i32, i32 } { ptr @ompi_mpi_2dblprec, i32 2, i32 8 }, { ptr, i32, i32 } { ptr @ompi_mpi_2real, i32 1, i32 4 }], align 16
@ompi_mpi_c_double_complex = external global i8, align 1
@ompi_mpi_c_float_complex = external global i8, align 1
@ompi_mpi_c_long_double_complex = external global i8, align 1
@ompi_mpi_cxx_dblcplex = external global i8, align 1
@ompi_mpi_cxx_cplex = external global i8, align 1
@ompi_mpi_cxx_ldblcplex = external global i8, align 1
@ompi_mpi_dblprec = external global i8, align 1
@ompi_mpi_real = external global i8, align 1
@ompi_mpi_real4 = external global i8, align 1
@ompi_mpi_real8 = external global i8, align 1
@ompi_mpi_cplex = external global i8, align 1
@ompi_mpi_dblcplex = external global i8, align 1
@ompi_mpi_complex8 = external global i8, align 1
@ompi_mpi_complex16 = external global i8, align 1
@__ltoad_mpi____const.basic_kind.known = linkonce_odr hidden constant [17 x { ptr, i32, i32 }] [{ ptr, i32, i32 } { ptr @ompi_mpi_double, i32 2, i32 1 }, { ptr, i32, i32 } { ptr @ompi_mpi_float, i32 1, i32 1 }, { ptr, i32, i32 } { ptr @ompi_mpi_long_double, i32 3, i32 1 }, { ptr, i32, i32 } { ptr @ompi_mpi_c_double_complex, i32 2, i32 2 }, { ptr, i32, i32 } { ptr @ompi_mpi_c_float_complex, i32 1, i32 2 }, { ptr, i32, i32 } { ptr @ompi_mpi_c_long_double_complex, i32 3, i32 2 }, { ptr, i32, i32 } { ptr @ompi_mpi_cxx_dblcplex, i32 2, i32 2 }, { ptr, i32, i32 } { ptr @ompi_mpi_cxx_cplex, i32 1, i32 2 }, { ptr, i32, i32 } { ptr @ompi_mpi_cxx_ldblcplex, i32 3, i32 2 }, { ptr, i32, i32 } { ptr @ompi_mpi_dblprec, i32 2, i32 1 }, { ptr, i32, i32 } { ptr @ompi_mpi_real, i32 1, i32 1 }, { ptr, i32, i32 } { ptr @ompi_mpi_real4, i32 1, i32 1 }, { ptr, i32, i32 } { ptr @ompi_mpi_real8, i32 2, i32 1 }, { ptr, i32, i32 } { ptr @ompi_mpi_cplex, i32 1, i32 2 }, { ptr, i32, i32 } { ptr @ompi_mpi_dblcplex, i32 2, i32 2 }, { ptr, i32, i32 } { ptr @ompi_mpi_complex8, i32 1, i32 2 }, { ptr, i32, i32 } { ptr @ompi_mpi_complex16, i32 2, i32 2 }], align 16
@__ltoad_mpi__str.109 = linkonce_odr hidden constant [9 x i8] c"MPI_Type\00", align 1
@__ltoad_mpi__str.110 = linkonce_odr hidden constant [74 x i8] c"datatypes of this kind (MPI_Type_create_darray, for one) are not followed\00", align 1
@__ltoad_mpi__known_comms = linkonce_odr hidden global [256 x { ptr, ptr }] zeroinitializer, align 16
@__ltoad_mpi__str.111 = linkonce_odr hidden constant [133 x i8] c"this communicator was made by code that is not linked with the derivative: let all its processes call ltoad_mpi_prepare(comm) before\00", align 1
@__ltoad_mpi__shadow_key = linkonce_odr hidden global i32 -1, align 4
@__ltoad_mpi__pending = linkonce_odr hidden global [256 x ptr] zeroinitializer, align 16
@__ltoad_mpi__last_receive = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__first_receive = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__str.112 = linkonce_odr hidden constant [35 x i8] c"nobody knows how much was received\00", align 1
@__ltoad_mpi__persistent = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__str.113 = linkonce_odr hidden constant [61 x i8] c"this request was made outside of the differentiated function\00", align 1
@ompi_request_null = external global i8, align 1
@ompi_message_null = external global i8, align 1
@ompi_message_no_proc = external global i8, align 1
@__ltoad_mpi__matched = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__posted_messages = linkonce_odr hidden global i64 0, align 8
@__ltoad_mpi__str.114 = linkonce_odr hidden constant [66 x i8] c"this message was looked at outside of the differentiated function\00", align 1
@__ltoad_mpi__str.115 = linkonce_odr hidden constant [53 x i8] c"collective calls between two groups are not followed\00", align 1
@ompi_mpi_op_min = external global i8, align 1
@ompi_mpi_op_minloc = external global i8, align 1
@__ltoad_mpi__str.116 = linkonce_odr hidden constant [155 x i8] c"this operation has no derivative: use MPI_SUM, PROD, MAX, MIN, MAXLOC or MINLOC, or one that is made in what is linked with the derivative (MPI_Op_create)\00", align 1
@__ltoad_mpi__str.117 = linkonce_odr hidden constant [52 x i8] c"products of complex numbers have no derivative rule\00", align 1
@__ltoad_mpi__str.118 = linkonce_odr hidden constant [32 x i8] c"this datatype cannot be reduced\00", align 1
@__ltoad_mpi__str.119 = linkonce_odr hidden constant [34 x i8] c"this communicator has no topology\00", align 1
@__ltoad_mpi__str.120 = linkonce_odr hidden constant [34 x i8] c"this window has other derivatives\00", align 1
@__ltoad_mpi__str.121 = linkonce_odr hidden constant [66 x i8] c"numbers of several types, or complex ones, that other ranks reach\00", align 1
@__ltoad_mpi__str.122 = linkonce_odr hidden constant [105 x i8] c"numbers among bytes or integers that other ranks reach: name the type of the numbers, such as MPI_DOUBLE\00", align 1
@__ltoad_mpi__str.123 = linkonce_odr hidden constant [44 x i8] c"only the run tells what lies in this memory\00", align 1
@__ltoad_mpi__str.124 = linkonce_odr hidden constant [33 x i8] c"this memory is shared by threads\00", align 1
@__ltoad_mpi__windows = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__str.125 = linkonce_odr hidden constant [60 x i8] c"this window was made outside of the differentiated function\00", align 1
@ompi_mpi_comm_self = external global i8, align 1
@__ltoad_mpi__prepare.end_key = linkonce_odr hidden global i32 -1, align 4
@ompi_mpi_errors_are_fatal = external global i8, align 1
@ompi_mpi_int = external global i8, align 1
@mpi_fortran_bottom_ = external global i32, align 4
@MPI_F_STATUS_IGNORE = external global ptr, align 8
@MPI_F_STATUSES_IGNORE = external global ptr, align 8

define linkonce_odr hidden void @__ltoad_mpi_end(ptr nocapture noundef %0) noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  store i32 1, ptr %2, align 8
  tail call fastcc void @__ltoad_mpi__free_record(ptr noundef %0)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__free_record(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %21

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %21

9:
  %10 = getelementptr inbounds i8, ptr %0, i64 48
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %21, label %13

13:
  %14 = getelementptr inbounds i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8
  br label %16

16:
  %17 = phi ptr [ %15, %13 ], [ %20, %19 ]
  %18 = icmp eq ptr %17, null
  br i1 %18, label %21, label %19

19:
  %20 = load ptr, ptr %17, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %17)
  br label %16

21:
  ret void
}

define linkonce_odr hidden noundef ptr @__ltoad_mpi_record(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca { i64, i64, i64, ptr, ptr, ptr, i32, ptr, ptr, ptr, ptr, [0 x ptr] }, align 8
  store i64 %1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %2, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 24
  store ptr %0, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %5, i64 32
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %5, i64 40
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %5, i64 48
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %5, i64 56
  %13 = getelementptr inbounds i8, ptr %5, i64 72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store ptr @ompi_mpi_comm_null, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %5, i64 80
  store ptr @ompi_mpi_datatype_null, ptr %14, align 8
  %15 = shl i64 %1, 3
  %16 = mul i64 %15, %2
  %17 = add i64 %16, 88
  %18 = call fastcc ptr @__ltoad_mpi__keep(ptr noundef nonnull %5, i64 noundef %17)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(88) %18, ptr noundef nonnull align 8 dereferenceable(88) %5, i64 88, i1 false)
  %19 = getelementptr inbounds i8, ptr %18, i64 32
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr @__ltoad_mpi__here, align 8
  %21 = getelementptr inbounds i8, ptr %18, i64 8
  %22 = load i64, ptr %21, align 8
  store i64 %22, ptr @__ltoad_mpi__here_buffers, align 8
  ret ptr %18
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__keep(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr noinline nounwind {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:
  %7 = tail call i64 @llvm.smax.i64(i64 %1, i64 1)
  %8 = tail call ptr @__ltoad_arena_allocate(ptr noundef nonnull %4, i64 noundef %7)
  tail call void @llvm.memset.p0.i64(ptr align 1 %8, i8 0, i64 %1, i1 false)
  br label %15

9:
  %10 = add nsw i64 %1, 16
  %11 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %10)
  %12 = getelementptr inbounds i8, ptr %0, i64 40
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 8
  store ptr %11, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %11, i64 16
  br label %15

15:
  %16 = phi ptr [ %8, %6 ], [ %14, %9 ]
  ret ptr %16
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define linkonce_odr hidden void @__ltoad_mpi_shadow(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef readnone %4) noinline nounwind {
  %6 = icmp eq ptr %3, %4
  %7 = select i1 %6, ptr null, ptr %3
  %8 = getelementptr inbounds i8, ptr %0, i64 88
  %9 = load i64, ptr %0, align 8
  %10 = mul nsw i64 %9, %1
  %11 = add nsw i64 %10, %2
  %12 = getelementptr inbounds [0 x ptr], ptr %8, i64 0, i64 %11
  store ptr %7, ptr %12, align 8
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_in_region(ptr nocapture noundef readonly %0) noinline nounwind {
  %2 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  %3 = call i32 @PMPI_Query_thread(ptr noundef nonnull %2)
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr @__ltoad_mpi__here, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr @__ltoad_mpi__here_buffers, align 8
  %8 = load i32, ptr %2, align 4
  %9 = icmp eq i32 %8, 3
  br i1 %9, label %10, label %11

10:
  call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str, ptr noundef nonnull @__ltoad_mpi__str.1)
  unreachable

11:
  ret void
}

declare i32 @PMPI_Query_thread(ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__die(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr noinline nounwind {
  tail call fastcc void @__ltoad_mpi__say_place()
  tail call fastcc void @__ltoad_mpi__say(ptr noundef %0)
  tail call fastcc void @__ltoad_mpi__say(ptr noundef nonnull @__ltoad_mpi__str.88)
  tail call fastcc void @__ltoad_mpi__say(ptr noundef %1)
  tail call fastcc void @__ltoad_mpi__say(ptr noundef nonnull @__ltoad_mpi__str.89)
  tail call fastcc void @__ltoad_mpi__stop_all()
  unreachable
}

define linkonce_odr hidden void @__ltoad_mpi_reverse(ptr nocapture noundef readonly %0) noinline nounwind {
  %2 = alloca { i32, i32, i32, i32, i64 }, align 8
  %3 = alloca i32, align 4
  %4 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %5 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %6 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %7 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr @__ltoad_mpi__here, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8
  store i64 %11, ptr @__ltoad_mpi__here_buffers, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 64
  br label %13

13:
  %14 = phi ptr [ %12, %1 ], [ %324, %323 ]
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %19

17:
  %18 = getelementptr inbounds i8, ptr %0, i64 56
  br label %325

19:
  %20 = getelementptr inbounds i8, ptr %15, i64 56
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %15, i64 112
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 3
  br i1 %24, label %25, label %27

25:
  tail call fastcc void @__ltoad_mpi__walk_packing(ptr noundef nonnull %15, ptr noundef nonnull @__ltoad_mpi__undo_step)
  %26 = load i32, ptr %22, align 8
  br label %27

27:
  %28 = phi i32 [ %26, %25 ], [ %23, %19 ]
  %29 = icmp eq i32 %28, 5
  br i1 %29, label %30, label %192

30:
  %31 = getelementptr inbounds i8, ptr %15, i64 88
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %32, i64 8
  br label %34

34:
  %35 = phi ptr [ %33, %30 ], [ %81, %79 ]
  %36 = phi i64 [ 0, %30 ], [ %80, %79 ]
  %37 = load ptr, ptr %35, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %39, label %41

39:
  %40 = load ptr, ptr %32, align 8
  tail call fastcc void @__ltoad_mpi__fence_shadows(ptr noundef %40)
  br label %82

41:
  %42 = getelementptr inbounds i8, ptr %37, i64 24
  %43 = load ptr, ptr %42, align 8
  %44 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef %43)
  %45 = getelementptr inbounds i8, ptr %43, i64 184
  store ptr %44, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %43, i64 124
  store i32 1, ptr %46, align 4
  %47 = getelementptr inbounds i8, ptr %37, i64 8
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 1
  br i1 %49, label %50, label %51

50:
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull %43, ptr noundef nonnull %44, i32 noundef 1)
  br label %51

51:
  %52 = getelementptr inbounds i8, ptr %43, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, ptr noundef nonnull align 1 dereferenceable(32) %52, i64 32, i1 false)
  %53 = load ptr, ptr %7, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %63, label %55

55:
  %56 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %7)
  %57 = getelementptr inbounds i8, ptr %53, i64 40
  %58 = load i32, ptr %57, align 8
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %61, %56
  br label %63

63:
  %64 = phi i64 [ %62, %55 ], [ 0, %51 ]
  %65 = icmp sgt i64 %64, %36
  br i1 %65, label %66, label %79

66:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 1 dereferenceable(32) %52, i64 32, i1 false)
  %67 = load ptr, ptr %6, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %77, label %69

69:
  %70 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %6)
  %71 = getelementptr inbounds i8, ptr %67, i64 40
  %72 = load i32, ptr %71, align 8
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = mul nsw i64 %75, %70
  br label %77

77:
  %78 = phi i64 [ %76, %69 ], [ 0, %66 ]
  br label %79

79:
  %80 = phi i64 [ %78, %77 ], [ %36, %63 ]
  %81 = getelementptr inbounds i8, ptr %37, i64 16
  br label %34

82:
  %83 = phi ptr [ %33, %39 ], [ %146, %145 ]
  %84 = load ptr, ptr %83, align 8
  %85 = icmp eq ptr %84, null
  br i1 %85, label %86, label %89

86:
  %87 = load ptr, ptr %32, align 8
  tail call fastcc void @__ltoad_mpi__fence_shadows(ptr noundef %87)
  %88 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %36)
  br label %147

89:
  %90 = getelementptr inbounds i8, ptr %84, i64 24
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds i8, ptr %84, i64 48
  %93 = load ptr, ptr %92, align 8
  %94 = tail call fastcc ptr @__ltoad_mpi__basic_type(ptr noundef %93)
  %95 = tail call fastcc i32 @__ltoad_mpi__wire_count(ptr noundef %91)
  %96 = getelementptr inbounds i8, ptr %91, i64 48
  %97 = load ptr, ptr %96, align 8
  %98 = load i64, ptr %97, align 8
  %99 = trunc i64 %98 to i32
  %100 = sdiv i32 %95, %99
  %101 = getelementptr inbounds i8, ptr %91, i64 184
  %102 = getelementptr inbounds i8, ptr %91, i64 144
  %103 = getelementptr inbounds i8, ptr %84, i64 8
  %104 = getelementptr inbounds i8, ptr %84, i64 32
  %105 = getelementptr inbounds i8, ptr %84, i64 40
  %106 = getelementptr inbounds i8, ptr %84, i64 36
  br label %107

107:
  %108 = phi i64 [ 0, %89 ], [ %144, %143 ]
  %109 = load ptr, ptr %84, align 8
  %110 = getelementptr inbounds i8, ptr %109, i64 24
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %108, %111
  br i1 %112, label %113, label %145

113:
  %114 = load ptr, ptr %101, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull align 1 dereferenceable(32) %102, i64 32, i1 false)
  %115 = load ptr, ptr %5, align 8
  %116 = icmp eq ptr %115, null
  br i1 %116, label %125, label %117

117:
  %118 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %5)
  %119 = getelementptr inbounds i8, ptr %115, i64 40
  %120 = load i32, ptr %119, align 8
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %123, %118
  br label %125

125:
  %126 = phi i64 [ %124, %117 ], [ 0, %113 ]
  %127 = mul nsw i64 %126, %108
  %128 = getelementptr inbounds i8, ptr %114, i64 %127
  %129 = getelementptr inbounds i8, ptr %109, i64 16
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds ptr, ptr %130, i64 %108
  %132 = load ptr, ptr %131, align 8
  %133 = load i32, ptr %103, align 8
  %134 = icmp eq i32 %133, 1
  %135 = load i32, ptr %104, align 8
  %136 = load i64, ptr %105, align 8
  %137 = load i32, ptr %106, align 4
  %138 = load ptr, ptr %92, align 8
  br i1 %134, label %139, label %141

139:
  %140 = tail call i32 @PMPI_Accumulate(ptr noundef %128, i32 noundef %100, ptr noundef %94, i32 noundef %135, i64 noundef %136, i32 noundef %137, ptr noundef %138, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %132)
  br label %143

141:
  %142 = tail call i32 @PMPI_Get(ptr noundef %128, i32 noundef %100, ptr noundef %94, i32 noundef %135, i64 noundef %136, i32 noundef %137, ptr noundef %138, ptr noundef %132)
  br label %143

143:
  %144 = add nuw nsw i64 %108, 1
  br label %107

145:
  %146 = getelementptr inbounds i8, ptr %84, i64 16
  br label %82

147:
  %148 = phi ptr [ %33, %86 ], [ %188, %187 ]
  %149 = load ptr, ptr %148, align 8
  %150 = icmp eq ptr %149, null
  br i1 %150, label %189, label %151

151:
  %152 = getelementptr inbounds i8, ptr %149, i64 8
  %153 = load i32, ptr %152, align 8
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %187

155:
  %156 = getelementptr inbounds i8, ptr %149, i64 24
  %157 = load ptr, ptr %156, align 8
  %158 = getelementptr inbounds i8, ptr %149, i64 48
  %159 = load ptr, ptr %158, align 8
  %160 = tail call fastcc ptr @__ltoad_mpi__basic_type(ptr noundef %159)
  %161 = tail call fastcc i32 @__ltoad_mpi__wire_count(ptr noundef %157)
  %162 = getelementptr inbounds i8, ptr %157, i64 48
  %163 = load ptr, ptr %162, align 8
  %164 = load i64, ptr %163, align 8
  %165 = trunc i64 %164 to i32
  %166 = sdiv i32 %161, %165
  %167 = getelementptr inbounds i8, ptr %149, i64 32
  %168 = getelementptr inbounds i8, ptr %149, i64 40
  %169 = getelementptr inbounds i8, ptr %149, i64 36
  br label %170

170:
  %171 = phi i64 [ 0, %155 ], [ %186, %176 ]
  %172 = load ptr, ptr %149, align 8
  %173 = getelementptr inbounds i8, ptr %172, i64 24
  %174 = load i64, ptr %173, align 8
  %175 = icmp slt i64 %171, %174
  br i1 %175, label %176, label %187

176:
  %177 = load i32, ptr %167, align 8
  %178 = load i64, ptr %168, align 8
  %179 = load i32, ptr %169, align 4
  %180 = load ptr, ptr %158, align 8
  %181 = getelementptr inbounds i8, ptr %172, i64 16
  %182 = load ptr, ptr %181, align 8
  %183 = getelementptr inbounds ptr, ptr %182, i64 %171
  %184 = load ptr, ptr %183, align 8
  %185 = tail call i32 @PMPI_Put(ptr noundef nonnull %88, i32 noundef %166, ptr noundef %160, i32 noundef %177, i64 noundef %178, i32 noundef %179, ptr noundef %180, ptr noundef %184)
  %186 = add nuw nsw i64 %171, 1
  br label %170

187:
  %188 = getelementptr inbounds i8, ptr %149, i64 16
  br label %147

189:
  %190 = load ptr, ptr %32, align 8
  tail call fastcc void @__ltoad_mpi__fence_shadows(ptr noundef %190)
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %88)
  %191 = load i32, ptr %22, align 8
  br label %192

192:
  %193 = phi i32 [ %191, %189 ], [ %28, %27 ]
  %194 = icmp ne i32 %193, 2
  %195 = icmp ne ptr %21, null
  %196 = select i1 %194, i1 true, i1 %195
  br i1 %196, label %211, label %197

197:
  %198 = getelementptr inbounds i8, ptr %15, i64 64
  %199 = load ptr, ptr %198, align 8
  %200 = load i32, ptr %199, align 8
  %201 = icmp ult i32 %200, 2
  br i1 %201, label %323, label %202

202:
  %203 = getelementptr inbounds i8, ptr %199, i64 200
  %204 = load i32, ptr %203, align 8
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %323, label %206

206:
  %207 = getelementptr inbounds i8, ptr %199, i64 32
  %208 = load ptr, ptr %207, align 8
  %209 = getelementptr inbounds i8, ptr %199, i64 48
  %210 = load ptr, ptr %209, align 8
  tail call fastcc void @__ltoad_mpi__check_integers(ptr noundef nonnull readonly %15, ptr noundef %208, ptr noundef %210)
  br label %323

211:
  br i1 %195, label %212, label %323

212:
  %213 = getelementptr inbounds i8, ptr %15, i64 124
  %214 = load i32, ptr %213, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %323

216:
  store i32 1, ptr %213, align 4
  %217 = getelementptr inbounds i8, ptr %15, i64 128
  %218 = load i32, ptr %217, align 8
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %323

220:
  switch i32 %193, label %229 [
    i32 0, label %221
    i32 1, label %226
  ]

221:
  %222 = phi i32 [ %225, %224 ], [ %193, %220 ]
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %323

224:
  tail call fastcc void @__ltoad_mpi__pop(ptr noundef nonnull %21)
  %225 = load i32, ptr %217, align 8
  br label %221

226:
  %227 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull %15)
  %228 = getelementptr inbounds i8, ptr %15, i64 184
  store ptr %227, ptr %228, align 8
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull %15, ptr noundef nonnull %227, i32 noundef 1)
  br label %313

229:
  %230 = getelementptr inbounds i8, ptr %15, i64 64
  %231 = load ptr, ptr %230, align 8
  %232 = load i32, ptr %231, align 8
  switch i32 %232, label %275 [
    i32 0, label %233
    i32 1, label %242
  ]

233:
  %234 = getelementptr inbounds i8, ptr %231, i64 64
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds i8, ptr %231, i64 32
  %237 = load ptr, ptr %236, align 8
  %238 = getelementptr inbounds i8, ptr %231, i64 48
  %239 = load ptr, ptr %238, align 8
  %240 = getelementptr inbounds i8, ptr %231, i64 56
  %241 = load ptr, ptr %240, align 8
  tail call fastcc void @__ltoad_mpi__take_pieces(ptr noundef nonnull readonly %15, ptr noundef %235, ptr noundef %237, ptr noundef %239, i32 noundef 1, ptr noundef %241)
  br label %313

242:
  %243 = getelementptr inbounds i8, ptr %15, i64 144
  %244 = tail call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %243)
  %245 = icmp eq i64 %244, 0
  br i1 %245, label %256, label %246

246:
  %247 = getelementptr inbounds i8, ptr %231, i64 4
  %248 = load i32, ptr %247, align 4
  %249 = getelementptr inbounds i8, ptr %231, i64 12
  %250 = load i32, ptr %249, align 4
  %251 = icmp eq i32 %248, %250
  br i1 %251, label %252, label %256

252:
  %253 = getelementptr inbounds i8, ptr %231, i64 8
  %254 = load i32, ptr %253, align 8
  %255 = sext i32 %254 to i64
  br label %256

256:
  %257 = phi i64 [ %255, %252 ], [ 1, %246 ], [ 1, %242 ]
  %258 = tail call fastcc i64 @__ltoad_mpi__bytes_on_wire(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %243, i32 noundef 1)
  %259 = getelementptr inbounds i8, ptr %15, i64 48
  %260 = load ptr, ptr %259, align 8
  %261 = load i64, ptr %260, align 8
  %262 = mul nsw i64 %261, %258
  %263 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %262)
  %264 = getelementptr inbounds i8, ptr %231, i64 96
  store ptr %263, ptr %264, align 8
  %265 = mul nsw i64 %262, %257
  %266 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %265)
  %267 = getelementptr inbounds i8, ptr %231, i64 104
  store ptr %266, ptr %267, align 8
  %268 = getelementptr inbounds i8, ptr %231, i64 4
  %269 = load i32, ptr %268, align 4
  %270 = getelementptr inbounds i8, ptr %231, i64 12
  %271 = load i32, ptr %270, align 4
  %272 = icmp eq i32 %269, %271
  br i1 %272, label %313, label %273

273:
  %274 = load ptr, ptr %264, align 8
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull readonly %15, ptr noundef %274, i32 noundef 1)
  br label %313

275:
  call fastcc void @__ltoad_mpi__result_view(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %4, ptr noundef nonnull %231)
  %276 = load ptr, ptr %4, align 8
  %277 = icmp eq ptr %276, null
  br i1 %277, label %286, label %278

278:
  %279 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %4)
  %280 = getelementptr inbounds i8, ptr %276, i64 40
  %281 = load i32, ptr %280, align 8
  %282 = zext i32 %281 to i64
  %283 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %282
  %284 = load i64, ptr %283, align 8
  %285 = mul nsw i64 %284, %279
  br label %286

286:
  %287 = phi i64 [ %285, %278 ], [ 0, %275 ]
  %288 = getelementptr inbounds i8, ptr %15, i64 48
  %289 = load ptr, ptr %288, align 8
  %290 = load i64, ptr %289, align 8
  %291 = mul nsw i64 %290, %287
  %292 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %291)
  %293 = getelementptr inbounds i8, ptr %231, i64 96
  store ptr %292, ptr %293, align 8
  %294 = getelementptr inbounds i8, ptr %231, i64 200
  %295 = getelementptr inbounds i8, ptr %231, i64 32
  br label %296

296:
  %297 = phi i64 [ 0, %286 ], [ %311, %304 ]
  %298 = load i32, ptr %294, align 8
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %312, label %300

300:
  %301 = load ptr, ptr %288, align 8
  %302 = load i64, ptr %301, align 8
  %303 = icmp slt i64 %297, %302
  br i1 %303, label %304, label %312

304:
  %305 = load ptr, ptr %295, align 8
  %306 = getelementptr inbounds ptr, ptr %305, i64 %297
  %307 = load ptr, ptr %306, align 8
  %308 = load ptr, ptr %293, align 8
  %309 = mul nsw i64 %297, %287
  %310 = getelementptr inbounds i8, ptr %308, i64 %309
  tail call fastcc void @__ltoad_mpi__move(ptr noundef %307, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %4, ptr noundef %310, i32 noundef 1)
  %311 = add nuw nsw i64 %297, 1
  br label %296

312:
  br label %313

313:
  %314 = getelementptr inbounds i8, ptr %21, i64 40
  br label %315

315:
  %316 = load ptr, ptr %314, align 8
  %317 = icmp eq ptr %316, null
  br i1 %317, label %323, label %318

318:
  %319 = getelementptr inbounds i8, ptr %316, i64 124
  %320 = load i32, ptr %319, align 4
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %323, label %322

322:
  tail call fastcc void @__ltoad_mpi__pop(ptr noundef nonnull %21)
  br label %315

323:
  %324 = getelementptr inbounds i8, ptr %15, i64 8
  br label %13

325:
  %326 = phi ptr [ %18, %17 ], [ %327, %384 ]
  %327 = load ptr, ptr %326, align 8
  %328 = icmp eq ptr %327, null
  br i1 %328, label %329, label %345

329:
  %330 = getelementptr inbounds i8, ptr %0, i64 72
  %331 = load ptr, ptr %330, align 8
  %332 = icmp eq ptr %331, @ompi_mpi_comm_null
  br i1 %332, label %333, label %337

333:
  %334 = getelementptr inbounds i8, ptr %0, i64 80
  %335 = load ptr, ptr %334, align 8
  %336 = icmp eq ptr %335, @ompi_mpi_datatype_null
  br i1 %336, label %342, label %337

337:
  %338 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 24)
  %339 = load ptr, ptr @__ltoad_mpi__freed, align 8
  %340 = getelementptr inbounds i8, ptr %338, i64 8
  %341 = load <2 x ptr>, ptr %330, align 8
  store ptr %339, ptr %338, align 8
  store <2 x ptr> %341, ptr %340, align 8
  store ptr %338, ptr @__ltoad_mpi__freed, align 8
  br label %342

342:
  %343 = load i64, ptr @__ltoad_mpi__unfinished, align 8
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %670, label %700

345:
  %346 = load i64, ptr @__ltoad_mpi__unfinished, align 8
  %347 = add nsw i64 %346, -1
  store i64 %347, ptr @__ltoad_mpi__unfinished, align 8
  %348 = getelementptr inbounds i8, ptr %327, i64 112
  %349 = load i32, ptr %348, align 8
  %350 = icmp eq i32 %349, 4
  br i1 %350, label %351, label %373

351:
  %352 = getelementptr inbounds i8, ptr %327, i64 80
  %353 = load ptr, ptr %352, align 8
  %354 = icmp eq ptr %353, null
  br i1 %354, label %380, label %355

355:
  %356 = getelementptr inbounds i8, ptr %327, i64 124
  %357 = load i32, ptr %356, align 4
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %359, label %362

359:
  %360 = getelementptr inbounds i8, ptr %327, i64 96
  %361 = load ptr, ptr %360, align 8
  call fastcc void @__ltoad_mpi__die(ptr noundef %361, ptr noundef nonnull @__ltoad_mpi__str.103)
  unreachable

362:
  %363 = getelementptr inbounds i8, ptr %353, i64 8
  %364 = load i32, ptr %363, align 8
  %365 = icmp eq i32 %364, 1
  br i1 %365, label %369, label %366

366:
  %367 = getelementptr inbounds i8, ptr %327, i64 184
  %368 = load ptr, ptr %367, align 8
  call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull readonly %327, ptr noundef %368, i32 noundef 2)
  br label %369

369:
  %370 = getelementptr inbounds i8, ptr %327, i64 184
  %371 = load ptr, ptr %370, align 8
  call fastcc void @__ltoad_mpi__give_back(ptr noundef %371)
  %372 = load i32, ptr %348, align 8
  br label %373

373:
  %374 = phi i32 [ %349, %345 ], [ %372, %369 ]
  %375 = icmp eq i32 %374, 6
  br i1 %375, label %376, label %380

376:
  %377 = getelementptr inbounds i8, ptr %327, i64 88
  %378 = load ptr, ptr %377, align 8
  %379 = load ptr, ptr %378, align 8
  call fastcc void @__ltoad_mpi__close_window(ptr noundef %379)
  br label %380

380:
  %381 = getelementptr inbounds i8, ptr %327, i64 56
  %382 = load ptr, ptr %381, align 8
  %383 = icmp eq ptr %382, null
  br i1 %383, label %384, label %385

384:
  br label %325

385:
  %386 = getelementptr inbounds i8, ptr %327, i64 124
  %387 = load i32, ptr %386, align 4
  %388 = icmp eq i32 %387, 0
  br i1 %388, label %389, label %392

389:
  %390 = getelementptr inbounds i8, ptr %327, i64 96
  %391 = load ptr, ptr %390, align 8
  call fastcc void @__ltoad_mpi__die(ptr noundef %391, ptr noundef nonnull @__ltoad_mpi__str.102)
  unreachable

392:
  %393 = load i32, ptr %348, align 8
  switch i32 %393, label %384 [
    i32 0, label %394
    i32 2, label %432
  ]

394:
  %395 = getelementptr inbounds i8, ptr %327, i64 216
  %396 = call i32 @PMPI_Wait(ptr noundef nonnull %395, ptr noundef nonnull %2)
  %397 = getelementptr inbounds i8, ptr %327, i64 144
  %398 = load ptr, ptr %397, align 8
  %399 = getelementptr inbounds i8, ptr %398, i64 32
  %400 = load i64, ptr %399, align 8
  %401 = icmp eq i64 %400, 0
  %402 = getelementptr inbounds i8, ptr %398, i64 40
  %403 = load i32, ptr %402, align 8
  %404 = icmp eq i32 %403, 3
  %405 = select i1 %404, i32 3, i32 0
  %406 = select i1 %401, i32 %403, i32 %405
  switch i32 %406, label %407 [
    i32 3, label %411
    i32 1, label %410
  ]

407:
  %408 = icmp eq i32 %406, 2
  %409 = select i1 %408, ptr @ompi_mpi_double, ptr @ompi_mpi_byte
  br label %411

410:
  br label %411

411:
  %412 = phi ptr [ @ompi_mpi_long_double, %394 ], [ %409, %407 ], [ @ompi_mpi_float, %410 ]
  %413 = call i32 @PMPI_Get_count(ptr noundef nonnull %2, ptr noundef nonnull %412, ptr noundef nonnull %3)
  %414 = load i32, ptr %3, align 4
  %415 = call fastcc i32 @__ltoad_mpi__wire_count(ptr noundef nonnull %327)
  %416 = icmp eq i32 %414, %415
  br i1 %416, label %417, label %420

417:
  %418 = getelementptr inbounds i8, ptr %327, i64 184
  %419 = load ptr, ptr %418, align 8
  call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull %327, ptr noundef %419, i32 noundef 2)
  br label %429

420:
  %421 = load i32, ptr %3, align 4
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %423, label %426

423:
  %424 = call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %397)
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %426, label %429

426:
  %427 = getelementptr inbounds i8, ptr %327, i64 96
  %428 = load ptr, ptr %427, align 8
  call fastcc void @__ltoad_mpi__die(ptr noundef %428, ptr noundef nonnull @__ltoad_mpi__str.104)
  unreachable

429:
  %430 = getelementptr inbounds i8, ptr %327, i64 184
  %431 = load ptr, ptr %430, align 8
  call fastcc void @__ltoad_mpi__give_back(ptr noundef %431)
  br label %384

432:
  %433 = getelementptr inbounds i8, ptr %327, i64 64
  %434 = load ptr, ptr %433, align 8
  %435 = getelementptr inbounds i8, ptr %327, i64 128
  %436 = load i32, ptr %435, align 8
  %437 = icmp eq i32 %436, 0
  br i1 %437, label %438, label %441

438:
  %439 = getelementptr inbounds i8, ptr %327, i64 96
  %440 = load ptr, ptr %439, align 8
  call fastcc void @__ltoad_mpi__die(ptr noundef %440, ptr noundef nonnull @__ltoad_mpi__str.105)
  unreachable

441:
  call fastcc void @__ltoad_mpi__wait_for_wires(ptr noundef %434)
  %442 = load i32, ptr %434, align 8
  switch i32 %442, label %481 [
    i32 0, label %443
    i32 1, label %450
  ]

443:
  %444 = getelementptr inbounds i8, ptr %434, i64 56
  %445 = load ptr, ptr %444, align 8
  %446 = getelementptr inbounds i8, ptr %434, i64 24
  %447 = load ptr, ptr %446, align 8
  %448 = getelementptr inbounds i8, ptr %434, i64 40
  %449 = load ptr, ptr %448, align 8
  call fastcc void @__ltoad_mpi__finish_exchange(ptr noundef nonnull readonly %327, ptr noundef %445, ptr noundef %447, ptr noundef %449, i32 noundef 2)
  br label %669

450:
  %451 = load ptr, ptr %433, align 8
  %452 = getelementptr inbounds i8, ptr %327, i64 144
  %453 = call fastcc i64 @__ltoad_mpi__bytes_on_wire(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %452, i32 noundef 1)
  %454 = getelementptr inbounds i8, ptr %327, i64 48
  %455 = load ptr, ptr %454, align 8
  %456 = load i64, ptr %455, align 8
  %457 = mul nsw i64 %456, %453
  %458 = getelementptr inbounds i8, ptr %451, i64 4
  %459 = load i32, ptr %458, align 4
  %460 = getelementptr inbounds i8, ptr %451, i64 12
  %461 = load i32, ptr %460, align 4
  %462 = icmp eq i32 %459, %461
  br i1 %462, label %463, label %669

463:
  %464 = getelementptr inbounds i8, ptr %451, i64 8
  %465 = getelementptr inbounds i8, ptr %451, i64 104
  br label %466

466:
  %467 = phi i64 [ 0, %463 ], [ %480, %476 ]
  %468 = call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %452)
  %469 = icmp eq i64 %468, 0
  br i1 %469, label %472, label %470

470:
  %471 = load i32, ptr %464, align 8
  br label %472

472:
  %473 = phi i32 [ %471, %470 ], [ 1, %466 ]
  %474 = sext i32 %473 to i64
  %475 = icmp slt i64 %467, %474
  br i1 %475, label %476, label %669

476:
  %477 = load ptr, ptr %465, align 8
  %478 = mul nsw i64 %457, %467
  %479 = getelementptr inbounds i8, ptr %477, i64 %478
  call fastcc void @__ltoad_mpi__move_lanes(ptr noundef readonly %327, ptr noundef %479, i32 noundef 2)
  %480 = add nuw nsw i64 %467, 1
  br label %466

481:
  %482 = load ptr, ptr %433, align 8
  %483 = getelementptr inbounds i8, ptr %482, i64 112
  %484 = load ptr, ptr %483, align 8
  %485 = getelementptr inbounds i8, ptr %484, i64 40
  %486 = load i32, ptr %485, align 8
  %487 = call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %483)
  %488 = getelementptr inbounds i8, ptr %482, i64 152
  %489 = load ptr, ptr %488, align 8
  %490 = icmp eq ptr %489, @ompi_mpi_op_sum
  br i1 %490, label %491, label %518

491:
  %492 = load i32, ptr %482, align 8
  %493 = and i32 %492, -2
  %494 = icmp eq i32 %493, 2
  br i1 %494, label %495, label %518

495:
  %496 = icmp eq i32 %492, 2
  %497 = select i1 %496, i64 96, i64 104
  %498 = getelementptr inbounds i8, ptr %482, i64 %497
  %499 = load ptr, ptr %498, align 8
  %500 = getelementptr inbounds i8, ptr %327, i64 48
  %501 = getelementptr inbounds i8, ptr %482, i64 24
  %502 = zext i32 %486 to i64
  %503 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %502
  br label %504

504:
  %505 = phi i64 [ 0, %495 ], [ %517, %509 ]
  %506 = load ptr, ptr %500, align 8
  %507 = load i64, ptr %506, align 8
  %508 = icmp slt i64 %505, %507
  br i1 %508, label %509, label %669

509:
  %510 = load ptr, ptr %501, align 8
  %511 = getelementptr inbounds ptr, ptr %510, i64 %505
  %512 = load ptr, ptr %511, align 8
  %513 = mul nsw i64 %505, %487
  %514 = load i64, ptr %503, align 8
  %515 = mul nsw i64 %513, %514
  %516 = getelementptr inbounds i8, ptr %499, i64 %515
  call fastcc void @__ltoad_mpi__move(ptr noundef %512, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %483, ptr noundef %516, i32 noundef 2)
  %517 = add nuw nsw i64 %505, 1
  br label %504

518:
  %519 = zext i32 %486 to i64
  %520 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %519
  %521 = load i64, ptr %520, align 8
  %522 = mul nsw i64 %521, %487
  %523 = call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %522)
  %524 = getelementptr inbounds i8, ptr %327, i64 48
  %525 = getelementptr inbounds i8, ptr %482, i64 24
  %526 = call i64 @llvm.smax.i64(i64 %487, i64 0)
  br label %527

527:
  %528 = phi i64 [ 0, %518 ], [ %540, %536 ]
  %529 = load ptr, ptr %524, align 8
  %530 = load i64, ptr %529, align 8
  %531 = icmp slt i64 %528, %530
  br i1 %531, label %533, label %532

532:
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %523)
  br label %669

533:
  %534 = phi i64 [ %668, %666 ], [ 0, %527 ]
  %535 = icmp eq i64 %534, %526
  br i1 %535, label %536, label %541

536:
  %537 = load ptr, ptr %525, align 8
  %538 = getelementptr inbounds ptr, ptr %537, i64 %528
  %539 = load ptr, ptr %538, align 8
  call fastcc void @__ltoad_mpi__move(ptr noundef %539, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %483, ptr noundef nonnull %523, i32 noundef 2)
  %540 = add nuw nsw i64 %528, 1
  br label %527

541:
  %542 = mul nsw i64 %534, %521
  %543 = getelementptr inbounds i8, ptr %523, i64 %542
  %544 = load ptr, ptr %433, align 8
  %545 = getelementptr inbounds i8, ptr %544, i64 112
  %546 = load ptr, ptr %545, align 8
  %547 = getelementptr inbounds i8, ptr %546, i64 40
  %548 = load i32, ptr %547, align 8
  %549 = call fastcc i64 @__ltoad_mpi__results(ptr noundef %544)
  %550 = load ptr, ptr %524, align 8
  %551 = load i64, ptr %550, align 8
  %552 = zext i32 %548 to i64
  %553 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %552
  %554 = load i64, ptr %553, align 8
  %555 = load i32, ptr %544, align 8
  %556 = icmp eq i32 %555, 2
  %557 = select i1 %556, i64 96, i64 104
  %558 = getelementptr inbounds i8, ptr %544, i64 %557
  %559 = load ptr, ptr %558, align 8
  %560 = icmp eq i32 %555, 4
  br i1 %560, label %561, label %604

561:
  %562 = getelementptr inbounds i8, ptr %546, i64 16
  %563 = load i64, ptr %562, align 8
  %564 = sdiv i64 %534, %563
  %565 = getelementptr inbounds i8, ptr %544, i64 176
  %566 = load ptr, ptr %565, align 8
  br label %567

567:
  %568 = phi i64 [ %575, %567 ], [ 0, %561 ]
  %569 = phi i64 [ %573, %567 ], [ 0, %561 ]
  %570 = getelementptr inbounds i32, ptr %566, i64 %568
  %571 = load i32, ptr %570, align 4
  %572 = sext i32 %571 to i64
  %573 = add nsw i64 %569, %572
  %574 = icmp slt i64 %564, %573
  %575 = add nuw nsw i64 %568, 1
  br i1 %574, label %576, label %567

576:
  %577 = mul nsw i64 %569, %563
  %578 = mul nsw i64 %577, %551
  %579 = mul i64 %563, %528
  %580 = mul i64 %579, %572
  %581 = sub i64 %534, %577
  %582 = add i64 %581, %578
  %583 = add i64 %582, %580
  %584 = getelementptr inbounds i8, ptr %544, i64 8
  %585 = load i32, ptr %584, align 8
  %586 = getelementptr inbounds i8, ptr %544, i64 4
  %587 = load i32, ptr %586, align 4
  %588 = call fastcc x86_fp80 @__ltoad_mpi__slope(ptr noundef nonnull %544, i32 noundef %585, i32 noundef %587, i64 noundef %534)
  %589 = mul nsw i64 %583, %554
  %590 = getelementptr inbounds i8, ptr %559, i64 %589
  switch i32 %548, label %596 [
    i32 3, label %591
    i32 1, label %593
  ]

591:
  %592 = load x86_fp80, ptr %590, align 16
  br label %601

593:
  %594 = load float, ptr %590, align 4
  %595 = fpext float %594 to double
  br label %598

596:
  %597 = load double, ptr %590, align 8
  br label %598

598:
  %599 = phi double [ %595, %593 ], [ %597, %596 ]
  %600 = fpext double %599 to x86_fp80
  br label %601

601:
  %602 = phi x86_fp80 [ %592, %591 ], [ %600, %598 ]
  %603 = fmul x86_fp80 %588, %602
  br label %666

604:
  %605 = add i32 %555, -7
  %606 = icmp ult i32 %605, -2
  br i1 %606, label %607, label %630

607:
  %608 = getelementptr inbounds i8, ptr %544, i64 8
  %609 = load i32, ptr %608, align 8
  %610 = getelementptr inbounds i8, ptr %544, i64 4
  %611 = load i32, ptr %610, align 4
  %612 = call fastcc x86_fp80 @__ltoad_mpi__slope(ptr noundef nonnull %544, i32 noundef %609, i32 noundef %611, i64 noundef %534)
  %613 = mul nsw i64 %549, %528
  %614 = add nsw i64 %613, %534
  %615 = mul nsw i64 %554, %614
  %616 = getelementptr inbounds i8, ptr %559, i64 %615
  switch i32 %548, label %622 [
    i32 3, label %617
    i32 1, label %619
  ]

617:
  %618 = load x86_fp80, ptr %616, align 16
  br label %627

619:
  %620 = load float, ptr %616, align 4
  %621 = fpext float %620 to double
  br label %624

622:
  %623 = load double, ptr %616, align 8
  br label %624

624:
  %625 = phi double [ %621, %619 ], [ %623, %622 ]
  %626 = fpext double %625 to x86_fp80
  br label %627

627:
  %628 = phi x86_fp80 [ %618, %617 ], [ %626, %624 ]
  %629 = fmul x86_fp80 %612, %628
  br label %666

630:
  %631 = getelementptr inbounds i8, ptr %544, i64 4
  %632 = load i32, ptr %631, align 4
  %633 = getelementptr inbounds i8, ptr %544, i64 8
  %634 = load i32, ptr %633, align 8
  %635 = icmp eq i32 %555, 5
  %636 = sext i32 %632 to i64
  %637 = sext i32 %634 to i64
  br label %638

638:
  %639 = phi i64 [ %643, %663 ], [ %636, %630 ]
  %640 = phi x86_fp80 [ %665, %663 ], [ 0xK00000000000000000000, %630 ]
  %641 = icmp slt i64 %639, %637
  br i1 %641, label %642, label %666

642:
  %643 = add nsw i64 %639, 1
  %644 = select i1 %635, i64 %643, i64 %639
  %645 = trunc i64 %644 to i32
  %646 = call fastcc x86_fp80 @__ltoad_mpi__slope(ptr noundef nonnull %544, i32 noundef %645, i32 noundef %632, i64 noundef %534)
  %647 = mul nsw i64 %639, %551
  %648 = add nsw i64 %647, %528
  %649 = mul nsw i64 %648, %549
  %650 = add nsw i64 %649, %534
  %651 = mul nsw i64 %650, %554
  %652 = getelementptr inbounds i8, ptr %559, i64 %651
  switch i32 %548, label %658 [
    i32 3, label %653
    i32 1, label %655
  ]

653:
  %654 = load x86_fp80, ptr %652, align 16
  br label %663

655:
  %656 = load float, ptr %652, align 4
  %657 = fpext float %656 to double
  br label %660

658:
  %659 = load double, ptr %652, align 8
  br label %660

660:
  %661 = phi double [ %657, %655 ], [ %659, %658 ]
  %662 = fpext double %661 to x86_fp80
  br label %663

663:
  %664 = phi x86_fp80 [ %654, %653 ], [ %662, %660 ]
  %665 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %646, x86_fp80 %664, x86_fp80 %640)
  br label %638

666:
  %667 = phi x86_fp80 [ %603, %601 ], [ %629, %627 ], [ %640, %638 ]
  call fastcc void @__ltoad_mpi__set(ptr noundef nonnull %543, i32 noundef %486, x86_fp80 noundef %667)
  %668 = add nuw i64 %534, 1
  br label %533

669:
  call fastcc void @__ltoad_mpi__drop_wires(ptr noundef readonly %327)
  br label %384

670:
  call fastcc void @__ltoad_mpi__complete_sends(i32 noundef 1)
  br label %671

671:
  %672 = phi i64 [ %682, %681 ], [ 0, %670 ]
  %673 = icmp eq i64 %672, 256
  br i1 %673, label %683, label %674

674:
  %675 = getelementptr inbounds [256 x ptr], ptr @__ltoad_mpi__channels, i64 0, i64 %672
  br label %676

676:
  %677 = load ptr, ptr %675, align 8
  %678 = icmp eq ptr %677, null
  br i1 %678, label %681, label %679

679:
  %680 = load ptr, ptr %677, align 8
  store ptr %680, ptr %675, align 8
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %677)
  br label %676

681:
  %682 = add nuw nsw i64 %672, 1
  br label %671

683:
  %684 = load ptr, ptr @__ltoad_mpi__freed, align 8
  %685 = icmp eq ptr %684, null
  br i1 %685, label %700, label %686

686:
  %687 = load ptr, ptr %684, align 8
  store ptr %687, ptr @__ltoad_mpi__freed, align 8
  %688 = getelementptr inbounds i8, ptr %684, i64 8
  %689 = load ptr, ptr %688, align 8
  %690 = icmp eq ptr %689, @ompi_mpi_comm_null
  br i1 %690, label %693, label %691

691:
  %692 = call i32 @MPI_Comm_free(ptr noundef nonnull %688)
  br label %693

693:
  %694 = getelementptr inbounds i8, ptr %684, i64 16
  %695 = load ptr, ptr %694, align 8
  %696 = icmp eq ptr %695, @ompi_mpi_datatype_null
  br i1 %696, label %699, label %697

697:
  %698 = call i32 @MPI_Type_free(ptr noundef nonnull %694)
  br label %699

699:
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %684)
  br label %683

700:
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Send(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %2 to i64
  %9 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.2, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %8, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  store ptr %9, ptr %10, align 8
  %11 = tail call i32 @MPI_Send(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  ret i32 %11
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readnone %4, i64 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9) unnamed_addr noinline nounwind {
  %11 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %12 = tail call fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %13 = getelementptr inbounds i8, ptr %12, i64 116
  store i32 %7, ptr %13, align 4
  %14 = getelementptr inbounds i8, ptr %12, i64 120
  store i32 %8, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 224
  store ptr %6, ptr %15, align 8
  %16 = zext nneg i32 %3 to i64
  %17 = tail call fastcc ptr @__ltoad_mpi__claims_of(ptr noundef %0, i64 noundef %16)
  %18 = getelementptr inbounds i8, ptr %12, i64 104
  store ptr %17, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 88
  %20 = load i64, ptr %0, align 8
  %21 = mul nuw nsw i64 %20, %16
  %22 = getelementptr inbounds ptr, ptr %19, i64 %21
  %23 = getelementptr inbounds i8, ptr %12, i64 176
  store ptr %22, ptr %23, align 8
  %24 = icmp eq i32 %7, -2
  br i1 %24, label %35, label %25

25:
  %26 = getelementptr inbounds i8, ptr %12, i64 144
  call fastcc void @__ltoad_mpi__view_in(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %11, ptr noundef nonnull %0, i64 noundef %16, ptr noundef %6, i64 noundef %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %26, ptr noundef nonnull align 8 dereferenceable(32) %11, i64 32, i1 false)
  %27 = tail call fastcc ptr @__ltoad_mpi__shadow_of(ptr noundef %9, ptr noundef %1)
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %12, i64 136
  store ptr %28, ptr %29, align 8
  %30 = icmp eq ptr %4, null
  br i1 %30, label %31, label %35

31:
  %32 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %26)
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %35, label %34

34:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.106)
  unreachable

35:
  ret ptr %12
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__post(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  tail call fastcc void @__ltoad_mpi__enter_posted(ptr noundef %0, ptr noundef %1)
  %3 = getelementptr inbounds i8, ptr %1, i64 112
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %14

6:
  %7 = getelementptr inbounds i8, ptr %1, i64 144
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %49, label %10

10:
  %11 = getelementptr inbounds i8, ptr %1, i64 176
  %12 = load ptr, ptr %11, align 8
  tail call fastcc void @__ltoad_mpi__tag_lanes(ptr noundef %0, ptr noundef %12, i64 noundef 0, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %7)
  %13 = load i32, ptr %3, align 8
  br label %14

14:
  %15 = phi i32 [ %4, %2 ], [ %13, %10 ]
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %49

17:
  %18 = getelementptr inbounds i8, ptr %1, i64 144
  %19 = tail call fastcc i32 @__ltoad_mpi__has_content(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %18)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %49, label %21

21:
  %22 = getelementptr inbounds i8, ptr %0, i64 24
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %30, label %25

25:
  %26 = getelementptr inbounds i8, ptr %1, i64 116
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds i8, ptr %1, i64 120
  %29 = load i32, ptr %28, align 8
  tail call fastcc void @__ltoad_mpi__push(ptr noundef nonnull %1, i32 noundef %27, i32 noundef %29)
  br label %49

30:
  %31 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull %1)
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull %1, ptr noundef nonnull %31, i32 noundef 0)
  %32 = tail call fastcc i32 @__ltoad_mpi__wire_count(ptr noundef nonnull %1)
  %33 = sext i32 %32 to i64
  %34 = load ptr, ptr %18, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  %38 = getelementptr inbounds i8, ptr %34, i64 40
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 3
  %41 = select i1 %40, i32 3, i32 0
  %42 = select i1 %37, i32 %39, i32 %41
  %43 = getelementptr inbounds i8, ptr %1, i64 116
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds i8, ptr %1, i64 120
  %46 = load i32, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %1, i64 136
  %48 = load ptr, ptr %47, align 8
  tail call fastcc void @__ltoad_mpi__send_wire(ptr noundef nonnull %31, i64 noundef %33, i32 noundef %42, i32 noundef %44, i32 noundef %46, ptr noundef %48)
  br label %49

49:
  ret void
}

declare i32 @MPI_Send(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Ssend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %2 to i64
  %9 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.3, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %8, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  store ptr %9, ptr %10, align 8
  %11 = tail call i32 @MPI_Ssend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  ret i32 %11
}

declare i32 @MPI_Ssend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Bsend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %2 to i64
  %9 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.4, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %8, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  store ptr %9, ptr %10, align 8
  %11 = tail call i32 @MPI_Bsend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  ret i32 %11
}

declare i32 @MPI_Bsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Rsend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %2 to i64
  %9 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.5, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %8, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %0, i64 64
  store ptr %9, ptr %10, align 8
  %11 = tail call i32 @MPI_Rsend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  ret i32 %11
}

declare i32 @MPI_Rsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Isend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.6, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %10)
  %11 = tail call i32 @MPI_Isend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__await_request(ptr noundef %10, ptr noundef %12, ptr noundef nonnull %7)
  ret i32 %11
}

declare i32 @MPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__await_request(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 208
  store ptr %1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 200
  store ptr %2, ptr %5, align 8
  tail call fastcc void @__ltoad_mpi__enter_pending(ptr noundef %0)
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, 1
  store i64 %10, ptr %8, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 112
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 1
  br i1 %13, label %14, label %26

14:
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 24
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %26

19:
  %20 = getelementptr inbounds i8, ptr %0, i64 40
  store ptr null, ptr %20, align 8
  %21 = load ptr, ptr @__ltoad_mpi__last_receive, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr %21, ptr %22, align 8
  %23 = icmp eq ptr %21, null
  %24 = getelementptr inbounds i8, ptr %21, i64 40
  %25 = select i1 %23, ptr @__ltoad_mpi__first_receive, ptr %24
  store ptr %0, ptr %25, align 8
  store ptr %0, ptr @__ltoad_mpi__last_receive, align 8
  br label %26

26:
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Issend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.7, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %10)
  %11 = tail call i32 @MPI_Issend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__await_request(ptr noundef %10, ptr noundef %12, ptr noundef nonnull %7)
  ret i32 %11
}

declare i32 @MPI_Issend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Ibsend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.8, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %10)
  %11 = tail call i32 @MPI_Ibsend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__await_request(ptr noundef %10, ptr noundef %12, ptr noundef nonnull %7)
  ret i32 %11
}

declare i32 @MPI_Ibsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Irsend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.9, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %10)
  %11 = tail call i32 @MPI_Irsend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__await_request(ptr noundef %10, ptr noundef %12, ptr noundef nonnull %7)
  ret i32 %11
}

declare i32 @MPI_Irsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Recv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i64 }, align 8
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.10, i32 noundef 1, i32 noundef 0, ptr noundef %1, i64 noundef %10, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %12 = icmp eq ptr %7, null
  %13 = select i1 %12, ptr %9, ptr %7
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %11)
  %14 = call i32 @MPI_Recv(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %13)
  call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %11, ptr noundef nonnull %13)
  ret i32 %14
}

declare i32 @MPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr noinline nounwind {
  %4 = alloca { i32, i32, i32, i32, i64 }, align 8
  %5 = alloca i32, align 4
  %6 = icmp eq ptr %1, null
  br i1 %6, label %146, label %7

7:
  tail call fastcc void @__ltoad_mpi__leave_pending(ptr noundef nonnull %1)
  %8 = getelementptr inbounds i8, ptr %1, i64 200
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %37, label %11

11:
  %12 = getelementptr inbounds i8, ptr %1, i64 48
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = add nsw i64 %15, -1
  store i64 %16, ptr %14, align 8
  %17 = getelementptr inbounds i8, ptr %1, i64 112
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 1
  br i1 %19, label %20, label %37

20:
  %21 = load ptr, ptr %12, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %37

25:
  %26 = getelementptr inbounds i8, ptr %1, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %27, i64 40
  %32 = select i1 %28, ptr @__ltoad_mpi__first_receive, ptr %31
  store ptr %30, ptr %32, align 8
  %33 = icmp eq ptr %30, null
  %34 = load ptr, ptr %26, align 8
  %35 = getelementptr inbounds i8, ptr %30, i64 32
  %36 = select i1 %33, ptr @__ltoad_mpi__last_receive, ptr %35
  store ptr %34, ptr %36, align 8
  br label %37

37:
  %38 = getelementptr inbounds i8, ptr %1, i64 112
  %39 = load i32, ptr %38, align 8
  switch i32 %39, label %138 [
    i32 1, label %40
    i32 2, label %137
  ]

40:
  tail call fastcc void @__ltoad_mpi__know_sender(ptr noundef nonnull %1, ptr noundef %2)
  %41 = getelementptr inbounds i8, ptr %1, i64 48
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %46, label %117

46:
  %47 = getelementptr inbounds i8, ptr %1, i64 144
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %129, label %50

50:
  %51 = getelementptr inbounds i8, ptr %1, i64 192
  %52 = getelementptr inbounds i8, ptr %1, i64 136
  %53 = getelementptr inbounds i8, ptr %1, i64 116
  %54 = getelementptr inbounds i8, ptr %1, i64 120
  br label %55

55:
  %56 = phi ptr [ %111, %110 ], [ @__ltoad_mpi__first_receive, %50 ]
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %112, label %59

59:
  %60 = getelementptr inbounds i8, ptr %57, i64 192
  %61 = load i64, ptr %60, align 8
  %62 = load i64, ptr %51, align 8
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %64, label %112

64:
  %65 = getelementptr inbounds i8, ptr %57, i64 136
  %66 = load ptr, ptr %65, align 8
  %67 = load ptr, ptr %52, align 8
  %68 = icmp eq ptr %66, %67
  br i1 %68, label %69, label %110

69:
  %70 = getelementptr inbounds i8, ptr %57, i64 124
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %110

73:
  %74 = getelementptr inbounds i8, ptr %57, i64 144
  %75 = load ptr, ptr %74, align 8
  %76 = icmp eq ptr %75, null
  br i1 %76, label %110, label %77

77:
  %78 = getelementptr inbounds i8, ptr %57, i64 116
  %79 = load i32, ptr %78, align 4
  %80 = load i32, ptr %53, align 4
  %81 = icmp eq i32 %79, %80
  %82 = icmp eq i32 %79, -1
  %83 = or i1 %82, %81
  br i1 %83, label %84, label %110

84:
  %85 = getelementptr inbounds i8, ptr %57, i64 120
  %86 = load i32, ptr %85, align 8
  %87 = load i32, ptr %54, align 8
  %88 = icmp eq i32 %86, %87
  %89 = icmp eq i32 %86, -1
  %90 = or i1 %89, %88
  br i1 %90, label %91, label %110

91:
  store i32 0, ptr %5, align 4
  %92 = getelementptr inbounds i8, ptr %57, i64 208
  br label %93

93:
  %94 = phi i32 [ %103, %100 ], [ 0, %91 ]
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %100, label %96

96:
  call fastcc void @__ltoad_mpi__know_sender(ptr noundef nonnull %57, ptr noundef nonnull %4)
  store i32 1, ptr %70, align 4
  %97 = load i32, ptr %78, align 4
  %98 = load i32, ptr %53, align 4
  %99 = icmp eq i32 %97, %98
  br i1 %99, label %104, label %109

100:
  %101 = load ptr, ptr %92, align 8
  %102 = call i32 @PMPI_Request_get_status(ptr noundef %101, ptr noundef nonnull %5, ptr noundef nonnull %4)
  %103 = load i32, ptr %5, align 4
  br label %93

104:
  %105 = load i32, ptr %85, align 8
  %106 = load i32, ptr %54, align 8
  %107 = icmp eq i32 %105, %106
  br i1 %107, label %108, label %109

108:
  call fastcc void @__ltoad_mpi__receive_tangents(ptr noundef nonnull %57)
  br label %109

109:
  br label %110

110:
  %111 = getelementptr inbounds i8, ptr %57, i64 40
  br label %55

112:
  %113 = load ptr, ptr %41, align 8
  %114 = getelementptr inbounds i8, ptr %113, i64 24
  %115 = load ptr, ptr %114, align 8
  %116 = icmp eq ptr %115, null
  br i1 %116, label %129, label %117

117:
  %118 = getelementptr inbounds i8, ptr %1, i64 144
  %119 = load ptr, ptr %118, align 8
  %120 = icmp eq ptr %119, null
  br i1 %120, label %138, label %121

121:
  %122 = call fastcc i32 @__ltoad_mpi__has_content(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %118)
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %138, label %124

124:
  %125 = getelementptr inbounds i8, ptr %1, i64 116
  %126 = load i32, ptr %125, align 4
  %127 = getelementptr inbounds i8, ptr %1, i64 120
  %128 = load i32, ptr %127, align 8
  call fastcc void @__ltoad_mpi__push(ptr noundef nonnull %1, i32 noundef %126, i32 noundef %128)
  br label %138

129:
  call fastcc void @__ltoad_mpi__receive_tangents(ptr noundef nonnull %1)
  %130 = getelementptr inbounds i8, ptr %1, i64 184
  %131 = load ptr, ptr %130, align 8
  %132 = icmp eq ptr %131, null
  br i1 %132, label %135, label %133

133:
  call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull %1, ptr noundef nonnull %131, i32 noundef 3)
  %134 = load ptr, ptr %130, align 8
  br label %135

135:
  %136 = phi ptr [ %134, %133 ], [ null, %129 ]
  call fastcc void @__ltoad_mpi__give_back(ptr noundef %136)
  store ptr null, ptr %130, align 8
  br label %138

137:
  tail call fastcc void @__ltoad_mpi__complete_collective(ptr noundef nonnull %1)
  br label %138

138:
  %139 = getelementptr inbounds i8, ptr %0, i64 64
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr %140, ptr %141, align 8
  store ptr %1, ptr %139, align 8
  %142 = getelementptr inbounds i8, ptr %1, i64 48
  %143 = load ptr, ptr %142, align 8
  %144 = icmp eq ptr %143, %0
  br i1 %144, label %146, label %145

145:
  call fastcc void @__ltoad_mpi__free_record(ptr noundef %143)
  br label %146

146:
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Irecv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.11, i32 noundef 1, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %10)
  %11 = tail call i32 @MPI_Irecv(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__await_request(ptr noundef %10, ptr noundef %12, ptr noundef nonnull %7)
  ret i32 %11
}

declare i32 @MPI_Irecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Ibarrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.12, i32 noundef 0)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %4)
  %5 = tail call i32 @MPI_Ibarrier(ptr noundef %1, ptr noundef %2)
  %6 = load ptr, ptr %2, align 8
  tail call fastcc void @__ltoad_mpi__await_request(ptr noundef %4, ptr noundef %6, ptr noundef nonnull %2)
  ret i32 %5
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef %1, i32 noundef %2) unnamed_addr noinline nounwind {
  %4 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %0, i64 noundef 232)
  %5 = getelementptr inbounds i8, ptr %4, i64 48
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %4, i64 96
  store ptr %1, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 32
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %4, i64 104
  store ptr %8, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %4, i64 112
  store i32 %2, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %4, i64 136
  store ptr @ompi_mpi_comm_null, ptr %11, align 8
  ret ptr %4
}

declare i32 @MPI_Ibarrier(ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Sendrecv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca { i32, i32, i32, i32, i64 }, align 8
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.13, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %15, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %11)
  %17 = sext i32 %7 to i64
  %18 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.13, i32 noundef 1, i32 noundef 1, ptr noundef %6, i64 noundef %17, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11)
  %19 = icmp eq ptr %12, null
  %20 = select i1 %19, ptr %14, ptr %12
  %21 = call i32 @MPI_Sendrecv(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef nonnull %20)
  call fastcc void @__ltoad_mpi__exchange(ptr noundef %0, ptr noundef %16, ptr noundef %18, ptr noundef nonnull %20)
  ret i32 %21
}

declare i32 @MPI_Sendrecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__exchange(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr noinline nounwind {
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %2)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %1)
  %5 = getelementptr inbounds i8, ptr %0, i64 64
  store ptr %1, ptr %5, align 8
  tail call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Sendrecv_replace(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { i32, i32, i32, i32, i64 }, align 8
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.14, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %12, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %8)
  %14 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.14, i32 noundef 1, i32 noundef 0, ptr noundef %1, i64 noundef %12, ptr noundef %3, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %15 = icmp eq ptr %9, null
  %16 = select i1 %15, ptr %11, ptr %9
  %17 = call i32 @MPI_Sendrecv_replace(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %16)
  call fastcc void @__ltoad_mpi__exchange(ptr noundef %0, ptr noundef %13, ptr noundef %14, ptr noundef nonnull %16)
  ret i32 %17
}

declare i32 @MPI_Sendrecv_replace(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Send_init(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.15, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %11 = tail call i32 @MPI_Send_init(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__remember(ptr noundef %0, ptr noundef %10, ptr noundef %12)
  ret i32 %11
}

declare i32 @MPI_Send_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__remember(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef %2) unnamed_addr noinline nounwind {
  %4 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 232)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) %4, ptr noundef nonnull align 8 dereferenceable(232) %1, i64 232, i1 false)
  %5 = load i64, ptr %0, align 8
  %6 = shl nsw i64 %5, 3
  %7 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %6)
  %8 = getelementptr inbounds i8, ptr %1, i64 176
  %9 = load ptr, ptr %8, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %7, ptr align 8 %9, i64 %6, i1 false)
  %10 = getelementptr inbounds i8, ptr %4, i64 176
  store ptr %7, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %4, i64 208
  store ptr %2, ptr %11, align 8
  %12 = load ptr, ptr @__ltoad_mpi__persistent, align 8
  %13 = getelementptr inbounds i8, ptr %4, i64 16
  store ptr %12, ptr %13, align 8
  store ptr %4, ptr @__ltoad_mpi__persistent, align 8
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Ssend_init(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.16, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %11 = tail call i32 @MPI_Ssend_init(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__remember(ptr noundef %0, ptr noundef %10, ptr noundef %12)
  ret i32 %11
}

declare i32 @MPI_Ssend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Bsend_init(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.17, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %11 = tail call i32 @MPI_Bsend_init(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__remember(ptr noundef %0, ptr noundef %10, ptr noundef %12)
  ret i32 %11
}

declare i32 @MPI_Bsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Rsend_init(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.18, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %11 = tail call i32 @MPI_Rsend_init(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__remember(ptr noundef %0, ptr noundef %10, ptr noundef %12)
  ret i32 %11
}

declare i32 @MPI_Rsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Recv_init(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.19, i32 noundef 1, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %11 = tail call i32 @MPI_Recv_init(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__remember(ptr noundef %0, ptr noundef %10, ptr noundef %12)
  ret i32 %11
}

declare i32 @MPI_Recv_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Start(ptr noundef %0, ptr noundef %1) noinline nounwind {
  tail call fastcc void @__ltoad_mpi__start(ptr noundef %0, ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.20)
  %3 = tail call i32 @MPI_Start(ptr noundef %1)
  ret i32 %3
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__start(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) unnamed_addr noinline nounwind {
  %4 = load ptr, ptr %1, align 8
  %5 = tail call fastcc ptr @__ltoad_mpi__template_of(ptr noundef %4)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.113)
  unreachable

8:
  %9 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %0, i64 noundef 232)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) %9, ptr noundef nonnull align 8 dereferenceable(232) %5, i64 232, i1 false)
  %10 = getelementptr inbounds i8, ptr %9, i64 48
  store ptr %0, ptr %10, align 8
  %11 = load i64, ptr %0, align 8
  %12 = shl nsw i64 %11, 3
  %13 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef nonnull %0, i64 noundef %12)
  %14 = getelementptr inbounds i8, ptr %5, i64 176
  %15 = load ptr, ptr %14, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 8 %15, i64 %12, i1 false)
  %16 = getelementptr inbounds i8, ptr %9, i64 176
  store ptr %13, ptr %16, align 8
  tail call fastcc void @__ltoad_mpi__post(ptr noundef nonnull %0, ptr noundef %9)
  %17 = load ptr, ptr %1, align 8
  tail call fastcc void @__ltoad_mpi__await_request(ptr noundef %9, ptr noundef %17, ptr noundef nonnull %1)
  ret void
}

declare i32 @MPI_Start(ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Startall(ptr noundef %0, i32 noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %5 = zext nneg i32 %4 to i64
  br label %6

6:
  %7 = phi i64 [ %13, %11 ], [ 0, %3 ]
  %8 = icmp eq i64 %7, %5
  br i1 %8, label %9, label %11

9:
  %10 = tail call i32 @MPI_Startall(i32 noundef %1, ptr noundef %2)
  ret i32 %10

11:
  %12 = getelementptr inbounds ptr, ptr %2, i64 %7
  tail call fastcc void @__ltoad_mpi__start(ptr noundef %0, ptr noundef %12, ptr noundef nonnull @__ltoad_mpi__str.21)
  %13 = add nuw nsw i64 %7, 1
  br label %6
}

declare i32 @MPI_Startall(i32 noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Request_free(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = load ptr, ptr %1, align 8
  %4 = tail call fastcc ptr @__ltoad_mpi__expected(ptr noundef %3, ptr noundef nonnull %1, ptr noundef nonnull @__ltoad_mpi__str.22)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %15, label %6

6:
  %7 = getelementptr inbounds i8, ptr %4, i64 112
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %15, label %10

10:
  %11 = getelementptr inbounds i8, ptr %4, i64 116
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, -2
  br i1 %13, label %15, label %14

14:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str.22, ptr noundef nonnull @__ltoad_mpi__str.23)
  unreachable

15:
  tail call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %4, ptr noundef null)
  %16 = load ptr, ptr %1, align 8
  br label %17

17:
  %18 = phi ptr [ @__ltoad_mpi__persistent, %15 ], [ %25, %21 ]
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %30, label %21

21:
  %22 = getelementptr inbounds i8, ptr %19, i64 208
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, %16
  %25 = getelementptr inbounds i8, ptr %19, i64 16
  br i1 %24, label %26, label %17

26:
  %27 = load ptr, ptr %25, align 8
  store ptr %27, ptr %18, align 8
  %28 = getelementptr inbounds i8, ptr %19, i64 176
  %29 = load ptr, ptr %28, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %29)
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %19)
  br label %30

30:
  %31 = tail call i32 @MPI_Request_free(ptr noundef nonnull %1)
  ret i32 %31
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__expected(ptr noundef %0, ptr noundef readnone %1, ptr nocapture noundef readonly %2) unnamed_addr noinline nounwind {
  %4 = icmp eq ptr %0, @ompi_request_null
  br i1 %4, label %32, label %5

5:
  %6 = ptrtoint ptr %0 to i64
  %7 = mul i64 %6, -7046029254386353131
  %8 = lshr i64 %7, 56
  %9 = getelementptr inbounds [256 x ptr], ptr @__ltoad_mpi__pending, i64 0, i64 %8
  br label %10

10:
  %11 = phi ptr [ null, %5 ], [ %24, %23 ]
  %12 = phi ptr [ %9, %5 ], [ %25, %23 ]
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %26, label %15

15:
  %16 = getelementptr inbounds i8, ptr %13, i64 208
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %0
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds i8, ptr %13, i64 200
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, %1
  br i1 %22, label %32, label %23

23:
  %24 = phi ptr [ %11, %15 ], [ %13, %19 ]
  %25 = getelementptr inbounds i8, ptr %13, i64 16
  br label %10

26:
  %27 = icmp eq ptr %11, null
  br i1 %27, label %28, label %32

28:
  %29 = tail call fastcc ptr @__ltoad_mpi__template_of(ptr noundef %0)
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %32

31:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.113)
  unreachable

32:
  %33 = phi ptr [ null, %3 ], [ null, %28 ], [ %11, %26 ], [ %13, %19 ]
  ret ptr %33
}

declare i32 @MPI_Request_free(ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Wait(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = alloca { i32, i32, i32, i32, i64 }, align 8
  %5 = load ptr, ptr %1, align 8
  %6 = tail call fastcc ptr @__ltoad_mpi__expected(ptr noundef %5, ptr noundef nonnull %1, ptr noundef nonnull @__ltoad_mpi__str.24)
  %7 = icmp eq ptr %2, null
  %8 = select i1 %7, ptr %4, ptr %2
  %9 = call i32 @MPI_Wait(ptr noundef nonnull %1, ptr noundef nonnull %8)
  call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %6, ptr noundef nonnull %8)
  ret i32 %9
}

declare i32 @MPI_Wait(ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Waitall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca { ptr, ptr, [8 x ptr], [8 x { i32, i32, i32, i32, i64 }] }, align 8
  call fastcc void @__ltoad_mpi__expect(ptr noundef nonnull %5, i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.25)
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = call i32 @MPI_Waitall(i32 noundef %1, ptr noundef %2, ptr noundef %7)
  call fastcc void @__ltoad_mpi__complete_all(ptr noundef %0, ptr noundef nonnull %5, i32 noundef %1, ptr noundef %3)
  call fastcc void @__ltoad_mpi__end_expecting(ptr noundef nonnull %5)
  ret i32 %8
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__expect(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3) unnamed_addr noinline nounwind {
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %5, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 80
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8
  %8 = icmp sgt i32 %1, 8
  br i1 %8, label %9, label %15

9:
  %10 = zext nneg i32 %1 to i64
  %11 = shl nuw nsw i64 %10, 3
  %12 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %11)
  store ptr %12, ptr %0, align 8
  %13 = mul nuw nsw i64 %10, 24
  %14 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %13)
  store ptr %14, ptr %7, align 8
  br label %15

15:
  %16 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %17 = zext nneg i32 %16 to i64
  br label %18

18:
  %19 = phi i64 [ %33, %32 ], [ 0, %15 ]
  %20 = icmp eq i64 %19, %17
  br i1 %20, label %34, label %21

21:
  %22 = getelementptr inbounds ptr, ptr %2, i64 %19
  %23 = load ptr, ptr %22, align 8
  %24 = tail call fastcc ptr @__ltoad_mpi__expected(ptr noundef %23, ptr noundef nonnull %22, ptr noundef %3)
  %25 = load ptr, ptr %0, align 8
  %26 = getelementptr inbounds ptr, ptr %25, i64 %19
  store ptr %24, ptr %26, align 8
  %27 = load ptr, ptr %0, align 8
  %28 = getelementptr inbounds ptr, ptr %27, i64 %19
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %32, label %31

31:
  tail call fastcc void @__ltoad_mpi__leave_pending(ptr noundef nonnull %29)
  br label %32

32:
  %33 = add nuw nsw i64 %19, 1
  br label %18

34:
  %35 = phi i64 [ %50, %49 ], [ 0, %18 ]
  %36 = icmp eq i64 %35, %17
  br i1 %36, label %37, label %38

37:
  ret void

38:
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr inbounds ptr, ptr %39, i64 %35
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %49, label %43

43:
  %44 = getelementptr inbounds ptr, ptr %2, i64 %35
  %45 = getelementptr inbounds i8, ptr %41, i64 200
  store ptr %44, ptr %45, align 8
  %46 = load ptr, ptr %0, align 8
  %47 = getelementptr inbounds ptr, ptr %46, i64 %35
  %48 = load ptr, ptr %47, align 8
  tail call fastcc void @__ltoad_mpi__enter_pending(ptr noundef %48)
  br label %49

49:
  %50 = add nuw nsw i64 %35, 1
  br label %34
}

declare i32 @MPI_Waitall(i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__complete_all(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr noundef writeonly %3) unnamed_addr noinline nounwind {
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = tail call i32 @llvm.smax.i32(i32 %2, i32 0)
  %7 = zext nneg i32 %6 to i64
  br label %8

8:
  %9 = phi i64 [ %19, %13 ], [ 0, %4 ]
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %13

11:
  %12 = icmp eq ptr %3, null
  br i1 %12, label %28, label %20

13:
  %14 = load ptr, ptr %1, align 8
  %15 = getelementptr inbounds ptr, ptr %14, i64 %9
  %16 = load ptr, ptr %15, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %17, i64 %9
  tail call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %16, ptr noundef %18)
  %19 = add nuw nsw i64 %9, 1
  br label %8

20:
  %21 = phi i64 [ %27, %23 ], [ 0, %11 ]
  %22 = icmp eq i64 %21, %7
  br i1 %22, label %28, label %23

23:
  %24 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %3, i64 %21
  %25 = load ptr, ptr %5, align 8
  %26 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %25, i64 %21
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %24, ptr noundef nonnull align 8 dereferenceable(24) %26, i64 24, i1 false)
  %27 = add nuw nsw i64 %21, 1
  br label %20

28:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__end_expecting(ptr noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = icmp eq ptr %2, %3
  br i1 %4, label %8, label %5

5:
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %2)
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %7)
  br label %8

8:
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Waitany(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = alloca { ptr, ptr, [8 x ptr], [8 x { i32, i32, i32, i32, i64 }] }, align 8
  call fastcc void @__ltoad_mpi__expect(ptr noundef nonnull %6, i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.26)
  %7 = icmp eq ptr %4, null
  %8 = getelementptr inbounds i8, ptr %6, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = select i1 %7, ptr %9, ptr %4
  %11 = call i32 @MPI_Waitany(i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %10)
  %12 = load i32, ptr %3, align 4
  %13 = icmp eq i32 %12, -32766
  br i1 %13, label %19, label %14

14:
  %15 = load ptr, ptr %6, align 8
  %16 = sext i32 %12 to i64
  %17 = getelementptr inbounds ptr, ptr %15, i64 %16
  %18 = load ptr, ptr %17, align 8
  call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %18, ptr noundef %10)
  br label %19

19:
  call fastcc void @__ltoad_mpi__end_expecting(ptr noundef nonnull %6)
  ret i32 %11
}

declare i32 @MPI_Waitany(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Waitsome(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) noinline nounwind {
  %7 = alloca { ptr, ptr, [8 x ptr], [8 x { i32, i32, i32, i32, i64 }] }, align 8
  call fastcc void @__ltoad_mpi__expect(ptr noundef nonnull %7, i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.27)
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @MPI_Waitsome(i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %9)
  %11 = icmp eq ptr %5, null
  br label %12

12:
  %13 = phi i64 [ %34, %33 ], [ 0, %6 ]
  %14 = load i32, ptr %3, align 4
  %15 = icmp ne i32 %14, -32766
  %16 = sext i32 %14 to i64
  %17 = icmp slt i64 %13, %16
  %18 = select i1 %15, i1 %17, i1 false
  br i1 %18, label %20, label %19

19:
  call fastcc void @__ltoad_mpi__end_expecting(ptr noundef nonnull %7)
  ret i32 %10

20:
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds i32, ptr %4, i64 %13
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds ptr, ptr %21, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %8, align 8
  %28 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %27, i64 %13
  call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %26, ptr noundef %28)
  br i1 %11, label %33, label %29

29:
  %30 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %5, i64 %13
  %31 = load ptr, ptr %8, align 8
  %32 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %31, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %30, ptr noundef nonnull align 8 dereferenceable(24) %32, i64 24, i1 false)
  br label %33

33:
  %34 = add nuw nsw i64 %13, 1
  br label %12
}

declare i32 @MPI_Waitsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Testsome(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) noinline nounwind {
  %7 = alloca { ptr, ptr, [8 x ptr], [8 x { i32, i32, i32, i32, i64 }] }, align 8
  call fastcc void @__ltoad_mpi__expect(ptr noundef nonnull %7, i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.28)
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @MPI_Testsome(i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %9)
  %11 = icmp eq ptr %5, null
  br label %12

12:
  %13 = phi i64 [ %34, %33 ], [ 0, %6 ]
  %14 = load i32, ptr %3, align 4
  %15 = icmp ne i32 %14, -32766
  %16 = sext i32 %14 to i64
  %17 = icmp slt i64 %13, %16
  %18 = select i1 %15, i1 %17, i1 false
  br i1 %18, label %20, label %19

19:
  call fastcc void @__ltoad_mpi__end_expecting(ptr noundef nonnull %7)
  ret i32 %10

20:
  %21 = load ptr, ptr %7, align 8
  %22 = getelementptr inbounds i32, ptr %4, i64 %13
  %23 = load i32, ptr %22, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds ptr, ptr %21, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = load ptr, ptr %8, align 8
  %28 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %27, i64 %13
  call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %26, ptr noundef %28)
  br i1 %11, label %33, label %29

29:
  %30 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %5, i64 %13
  %31 = load ptr, ptr %8, align 8
  %32 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %31, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %30, ptr noundef nonnull align 8 dereferenceable(24) %32, i64 24, i1 false)
  br label %33

33:
  %34 = add nuw nsw i64 %13, 1
  br label %12
}

declare i32 @MPI_Testsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Test(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca { i32, i32, i32, i32, i64 }, align 8
  %6 = load ptr, ptr %1, align 8
  %7 = tail call fastcc ptr @__ltoad_mpi__expected(ptr noundef %6, ptr noundef nonnull %1, ptr noundef nonnull @__ltoad_mpi__str.29)
  %8 = icmp eq ptr %3, null
  %9 = select i1 %8, ptr %5, ptr %3
  %10 = call i32 @MPI_Test(ptr noundef nonnull %1, ptr noundef %2, ptr noundef nonnull %9)
  %11 = load i32, ptr %2, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:
  call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %7, ptr noundef nonnull %9)
  br label %14

14:
  ret i32 %10
}

declare i32 @MPI_Test(ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Testall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = alloca { ptr, ptr, [8 x ptr], [8 x { i32, i32, i32, i32, i64 }] }, align 8
  call fastcc void @__ltoad_mpi__expect(ptr noundef nonnull %6, i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.30)
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = call i32 @MPI_Testall(i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %8)
  %10 = load i32, ptr %3, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:
  call fastcc void @__ltoad_mpi__complete_all(ptr noundef %0, ptr noundef nonnull %6, i32 noundef %1, ptr noundef %4)
  br label %13

13:
  call fastcc void @__ltoad_mpi__end_expecting(ptr noundef nonnull %6)
  ret i32 %9
}

declare i32 @MPI_Testall(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Testany(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = alloca { ptr, ptr, [8 x ptr], [8 x { i32, i32, i32, i32, i64 }] }, align 8
  call fastcc void @__ltoad_mpi__expect(ptr noundef nonnull %7, i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.31)
  %8 = icmp eq ptr %5, null
  %9 = getelementptr inbounds i8, ptr %7, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = select i1 %8, ptr %10, ptr %5
  %12 = call i32 @MPI_Testany(i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %11)
  %13 = load i32, ptr %4, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %23, label %15

15:
  %16 = load i32, ptr %3, align 4
  %17 = icmp eq i32 %16, -32766
  br i1 %17, label %23, label %18

18:
  %19 = load ptr, ptr %7, align 8
  %20 = sext i32 %16 to i64
  %21 = getelementptr inbounds ptr, ptr %19, i64 %20
  %22 = load ptr, ptr %21, align 8
  call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %22, ptr noundef %11)
  br label %23

23:
  call fastcc void @__ltoad_mpi__end_expecting(ptr noundef nonnull %7)
  ret i32 %12
}

declare i32 @MPI_Testany(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Comm_free(ptr nocapture noundef %0, ptr noundef %1) noinline nounwind {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %8

6:
  %7 = tail call i32 @MPI_Comm_free(ptr noundef %1)
  br label %11

8:
  %9 = load ptr, ptr %1, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 72
  store ptr %9, ptr %10, align 8
  store ptr @ompi_mpi_comm_null, ptr %1, align 8
  br label %11

11:
  %12 = phi i32 [ 0, %8 ], [ %7, %6 ]
  ret i32 %12
}

declare i32 @MPI_Comm_free(ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Type_free(ptr nocapture noundef %0, ptr noundef %1) noinline nounwind {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %8

6:
  %7 = tail call i32 @MPI_Type_free(ptr noundef %1)
  br label %11

8:
  %9 = load ptr, ptr %1, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 80
  store ptr %9, ptr %10, align 8
  store ptr @ompi_mpi_datatype_null, ptr %1, align 8
  br label %11

11:
  %12 = phi i32 [ 0, %8 ], [ %7, %6 ]
  ret i32 %12
}

declare i32 @MPI_Type_free(ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Pack(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = load i32, ptr %6, align 4
  %11 = tail call fastcc ptr @__ltoad_mpi__about_packing(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.32, i32 noundef 0, i64 noundef %9, ptr noundef %3, i32 noundef %10)
  tail call fastcc void @__ltoad_mpi__post_packing(ptr noundef %0, ptr noundef %11)
  %12 = tail call i32 @MPI_Pack(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef nonnull %6, ptr noundef %7)
  ret i32 %12
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__post_packing(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  tail call fastcc void @__ltoad_mpi__enter_posted(ptr noundef %0, ptr noundef %1)
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr %4, ptr %5, align 8
  store ptr %1, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %10

9:
  tail call fastcc void @__ltoad_mpi__walk_packing(ptr noundef nonnull %1, ptr noundef nonnull @__ltoad_mpi__move_packed_tangent)
  br label %25

10:
  %11 = getelementptr inbounds i8, ptr %1, i64 72
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 16
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %20, label %16

16:
  %17 = getelementptr inbounds i8, ptr %1, i64 176
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %1, i64 144
  tail call fastcc void @__ltoad_mpi__tag_lanes(ptr noundef nonnull %0, ptr noundef %18, i64 noundef 0, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %19)
  br label %25

20:
  %21 = getelementptr inbounds i8, ptr %12, i64 20
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %25, label %24

24:
  tail call fastcc void @__ltoad_mpi__walk_packing(ptr noundef nonnull %1, ptr noundef nonnull @__ltoad_mpi__tag_packed)
  br label %25

25:
  ret void
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_packing(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) unnamed_addr noinline nounwind {
  %7 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %8 = tail call fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef %1, i32 noundef 3)
  %9 = getelementptr inbounds i8, ptr %8, i64 144
  %10 = zext nneg i32 %2 to i64
  call fastcc void @__ltoad_mpi__view_in(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %7, ptr noundef %0, i64 noundef %10, ptr noundef %4, i64 noundef %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %9, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false)
  %11 = getelementptr inbounds i8, ptr %8, i64 224
  store ptr %4, ptr %11, align 8
  %12 = tail call fastcc ptr @__ltoad_mpi__claims_of(ptr noundef %0, i64 noundef %10)
  %13 = getelementptr inbounds i8, ptr %8, i64 104
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 88
  %15 = load i64, ptr %0, align 8
  %16 = mul nuw nsw i64 %15, %10
  %17 = getelementptr inbounds ptr, ptr %14, i64 %16
  %18 = getelementptr inbounds i8, ptr %8, i64 176
  store ptr %17, ptr %18, align 8
  %19 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef nonnull %0, i64 noundef 24)
  %20 = getelementptr inbounds i8, ptr %8, i64 72
  store ptr %19, ptr %20, align 8
  %21 = icmp eq i32 %2, 0
  %22 = zext i1 %21 to i64
  %23 = load i64, ptr %0, align 8
  %24 = select i1 %21, i64 %23, i64 0
  %25 = getelementptr inbounds ptr, ptr %14, i64 %24
  %26 = sext i32 %5 to i64
  %27 = icmp eq i32 %2, 1
  %28 = zext i1 %27 to i32
  %29 = tail call fastcc ptr @__ltoad_mpi__claims_of(ptr noundef nonnull %0, i64 noundef %22)
  %30 = load i8, ptr %29, align 1
  %31 = icmp eq i8 %30, 116
  %32 = zext i1 %31 to i32
  store ptr %25, ptr %19, align 8
  %33 = getelementptr inbounds i8, ptr %19, i64 8
  store i64 %26, ptr %33, align 8
  %34 = getelementptr inbounds i8, ptr %19, i64 16
  store i32 %28, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %19, i64 20
  store i32 %32, ptr %35, align 4
  ret ptr %8
}

declare i32 @MPI_Pack(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Unpack(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %5 to i64
  %10 = load i32, ptr %3, align 4
  %11 = tail call fastcc ptr @__ltoad_mpi__about_packing(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.33, i32 noundef 1, i64 noundef %9, ptr noundef %6, i32 noundef %10)
  tail call fastcc void @__ltoad_mpi__post_packing(ptr noundef %0, ptr noundef %11)
  %12 = tail call i32 @MPI_Unpack(ptr noundef %1, i32 noundef %2, ptr noundef nonnull %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  ret i32 %12
}

declare i32 @MPI_Unpack(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Mprobe(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = getelementptr inbounds i8, ptr %0, i64 32
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr @__ltoad_mpi__here, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr @__ltoad_mpi__here_buffers, align 8
  %11 = tail call i32 @MPI_Mprobe(i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  %12 = load ptr, ptr %4, align 8
  tail call fastcc void @__ltoad_mpi__know_match(ptr noundef %12, ptr noundef %3)
  ret i32 %11
}

declare i32 @MPI_Mprobe(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__know_match(ptr noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  %3 = icmp eq ptr %0, @ompi_message_null
  %4 = icmp eq ptr %0, @ompi_message_no_proc
  %5 = or i1 %3, %4
  br i1 %5, label %14, label %6

6:
  %7 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 32)
  %8 = load ptr, ptr @__ltoad_mpi__matched, align 8
  %9 = load i64, ptr @__ltoad_mpi__posted_messages, align 8
  %10 = add nsw i64 %9, 1
  store i64 %10, ptr @__ltoad_mpi__posted_messages, align 8
  store ptr %8, ptr %7, align 8
  %11 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr %0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %7, i64 16
  store ptr %1, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %7, i64 24
  store i64 %10, ptr %13, align 8
  store ptr %7, ptr @__ltoad_mpi__matched, align 8
  br label %14

14:
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Improbe(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr @__ltoad_mpi__here, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8
  store i64 %11, ptr @__ltoad_mpi__here_buffers, align 8
  %12 = tail call i32 @MPI_Improbe(i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %13 = load i32, ptr %4, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:
  %16 = load ptr, ptr %5, align 8
  tail call fastcc void @__ltoad_mpi__know_match(ptr noundef %16, ptr noundef %3)
  br label %17

17:
  ret i32 %12
}

declare i32 @MPI_Improbe(i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Mrecv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = alloca { i32, i32, i32, i32, i64 }, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = tail call fastcc ptr @__ltoad_mpi__about_match(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.34, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %8)
  %10 = icmp eq ptr %5, null
  %11 = select i1 %10, ptr %7, ptr %5
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %9)
  %12 = call i32 @MPI_Mrecv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %4, ptr noundef nonnull %11)
  call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %9, ptr noundef nonnull %11)
  ret i32 %12
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_match(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef readnone %5) unnamed_addr noinline nounwind {
  %7 = icmp eq ptr %5, @ompi_message_no_proc
  br i1 %7, label %8, label %11

8:
  %9 = sext i32 %3 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef %1, i32 noundef 1, i32 noundef 0, ptr noundef %2, i64 noundef %9, ptr noundef %4, i32 noundef -2, i32 noundef 0, ptr noundef nonnull @ompi_mpi_comm_null)
  br label %29

11:
  %12 = phi ptr [ %13, %15 ], [ @__ltoad_mpi__matched, %6 ]
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %19, label %15

15:
  %16 = getelementptr inbounds i8, ptr %13, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, %5
  br i1 %18, label %20, label %11

19:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.114)
  unreachable

20:
  %21 = sext i32 %3 to i64
  %22 = getelementptr inbounds i8, ptr %13, i64 16
  %23 = load ptr, ptr %22, align 8
  %24 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef %1, i32 noundef 1, i32 noundef 0, ptr noundef %2, i64 noundef %21, ptr noundef %4, i32 noundef -1, i32 noundef -1, ptr noundef %23)
  %25 = getelementptr inbounds i8, ptr %13, i64 24
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %24, i64 192
  store i64 %26, ptr %27, align 8
  %28 = load ptr, ptr %13, align 8
  store ptr %28, ptr %12, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %13)
  br label %29

29:
  %30 = phi ptr [ %10, %8 ], [ %24, %20 ]
  ret ptr %30
}

declare i32 @MPI_Mrecv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Imrecv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = load ptr, ptr %4, align 8
  %8 = tail call fastcc ptr @__ltoad_mpi__about_match(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.35, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %8)
  %9 = tail call i32 @MPI_Imrecv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef nonnull %4, ptr noundef %5)
  %10 = load ptr, ptr %5, align 8
  tail call fastcc void @__ltoad_mpi__await_request(ptr noundef %8, ptr noundef %10, ptr noundef nonnull %5)
  ret i32 %9
}

declare i32 @MPI_Imrecv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Bcast(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call fastcc ptr @__ltoad_mpi__about_broadcast(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.36, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  %8 = getelementptr inbounds i8, ptr %7, i64 64
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 16
  store i32 1, ptr %10, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %7)
  %11 = tail call i32 @MPI_Bcast(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %7)
  ret i32 %11
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_broadcast(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) unnamed_addr noinline nounwind {
  %7 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %8 = tail call fastcc ptr @__ltoad_mpi__about_collective(ptr noundef %0, ptr noundef %1, i32 noundef 1, ptr noundef %5)
  %9 = getelementptr inbounds i8, ptr %8, i64 144
  %10 = sext i32 %2 to i64
  call fastcc void @__ltoad_mpi__view_in(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %7, ptr noundef %0, i64 noundef 0, ptr noundef %3, i64 noundef %10)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %9, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false)
  %11 = getelementptr inbounds i8, ptr %0, i64 88
  %12 = getelementptr inbounds i8, ptr %8, i64 176
  store ptr %11, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %8, i64 64
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 12
  store i32 %4, ptr %15, align 4
  ret ptr %8
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__post_collective(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  %3 = alloca { ptr, i64, i64, i32, i32 }, align 8
  tail call fastcc void @__ltoad_mpi__enter_posted(ptr noundef %0, ptr noundef %1)
  %4 = getelementptr inbounds i8, ptr %1, i64 64
  %5 = load ptr, ptr %4, align 8
  %6 = load i32, ptr %5, align 8
  switch i32 %6, label %41 [
    i32 1, label %12
    i32 0, label %7
  ]

7:
  %8 = getelementptr inbounds i8, ptr %5, i64 76
  %9 = getelementptr inbounds i8, ptr %5, i64 64
  %10 = getelementptr inbounds i8, ptr %1, i64 48
  %11 = getelementptr inbounds i8, ptr %5, i64 32
  br label %24

12:
  %13 = getelementptr inbounds i8, ptr %5, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds i8, ptr %5, i64 12
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %14, %16
  br i1 %17, label %50, label %18

18:
  %19 = getelementptr inbounds i8, ptr %1, i64 48
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %1, i64 176
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 144
  tail call fastcc void @__ltoad_mpi__tag_lanes(ptr noundef %20, ptr noundef %22, i64 noundef 0, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %23)
  br label %50

24:
  %25 = phi i64 [ 0, %7 ], [ %40, %39 ]
  %26 = load i32, ptr %8, align 4
  %27 = sext i32 %26 to i64
  %28 = icmp slt i64 %25, %27
  br i1 %28, label %29, label %50

29:
  %30 = load ptr, ptr %9, align 8
  %31 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %30, i64 %25
  %32 = getelementptr inbounds i8, ptr %31, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %39, label %35

35:
  %36 = load ptr, ptr %10, align 8
  %37 = load ptr, ptr %11, align 8
  %38 = load i64, ptr %31, align 8
  tail call fastcc void @__ltoad_mpi__tag_lanes(ptr noundef %36, ptr noundef %37, i64 noundef %38, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %32)
  br label %39

39:
  %40 = add nuw nsw i64 %25, 1
  br label %24

41:
  %42 = getelementptr inbounds i8, ptr %5, i64 200
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %50, label %45

45:
  %46 = getelementptr inbounds i8, ptr %1, i64 48
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %5, i64 32
  %49 = load ptr, ptr %48, align 8
  call fastcc void @__ltoad_mpi__result_view(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %3, ptr noundef nonnull %5)
  tail call fastcc void @__ltoad_mpi__tag_lanes(ptr noundef %47, ptr noundef %49, i64 noundef 0, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %3)
  br label %50

50:
  %51 = load ptr, ptr %4, align 8
  %52 = load i32, ptr %51, align 8
  %53 = icmp ult i32 %52, 2
  br i1 %53, label %63, label %54

54:
  %55 = getelementptr inbounds i8, ptr %0, i64 24
  %56 = load ptr, ptr %55, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %58, label %63

58:
  %59 = getelementptr inbounds i8, ptr %51, i64 24
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds i8, ptr %51, i64 40
  %62 = load ptr, ptr %61, align 8
  tail call fastcc void @__ltoad_mpi__check_integers(ptr noundef nonnull %1, ptr noundef %60, ptr noundef %62)
  br label %63

63:
  %64 = tail call fastcc i32 @__ltoad_mpi__has_numbers(ptr noundef nonnull %1)
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %77, label %66

66:
  %67 = getelementptr inbounds i8, ptr %0, i64 24
  %68 = load ptr, ptr %67, align 8
  %69 = icmp eq ptr %68, null
  br i1 %69, label %71, label %70

70:
  tail call fastcc void @__ltoad_mpi__push(ptr noundef nonnull %1, i32 noundef 0, i32 noundef 0)
  br label %77

71:
  %72 = load ptr, ptr %4, align 8
  %73 = getelementptr inbounds i8, ptr %72, i64 16
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %77

76:
  tail call fastcc void @__ltoad_mpi__start_tangents(ptr noundef nonnull %1)
  br label %77

77:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__end_blocking(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  tail call fastcc void @__ltoad_mpi__complete_collective(ptr noundef %1)
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr %4, ptr %5, align 8
  store ptr %1, ptr %3, align 8
  ret void
}

declare i32 @MPI_Bcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ibcast(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_broadcast(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.37, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  %9 = getelementptr inbounds i8, ptr %8, i64 64
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 1
  %14 = zext i1 %13 to i32
  %15 = getelementptr inbounds i8, ptr %10, i64 16
  store i32 %14, ptr %15, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %16 = tail call i32 @MPI_Ibcast(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %8, ptr noundef %6)
  ret i32 %16
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %1, i64 64
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = icmp sgt i32 %7, 1
  br i1 %8, label %9, label %11

9:
  %10 = load ptr, ptr %2, align 8
  tail call fastcc void @__ltoad_mpi__await_request(ptr noundef nonnull %1, ptr noundef %10, ptr noundef nonnull %2)
  br label %16

11:
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef nonnull %1)
  %12 = getelementptr inbounds i8, ptr %1, i64 96
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef %13, i32 noundef 0)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %14)
  %15 = load ptr, ptr %2, align 8
  tail call fastcc void @__ltoad_mpi__await_request(ptr noundef %14, ptr noundef %15, ptr noundef nonnull %2)
  br label %16

16:
  ret void
}

declare i32 @MPI_Ibcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Reduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_reduce(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.38, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 16
  store i32 1, ptr %12, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %13 = tail call i32 @MPI_Reduce(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %9)
  ret i32 %13
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_reduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) unnamed_addr noinline nounwind {
  %10 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef %1, i32 noundef 2, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %8)
  %11 = getelementptr inbounds i8, ptr %10, i64 64
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 12
  store i32 %7, ptr %13, align 4
  %14 = load ptr, ptr %11, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, %7
  %18 = zext i1 %17 to i32
  %19 = getelementptr inbounds i8, ptr %14, i64 200
  store i32 %18, ptr %19, align 8
  ret ptr %10
}

declare i32 @MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ireduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc ptr @__ltoad_mpi__about_reduce(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.39, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  %11 = getelementptr inbounds i8, ptr %10, i64 64
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 1
  %16 = zext i1 %15 to i32
  %17 = getelementptr inbounds i8, ptr %12, i64 16
  store i32 %16, ptr %17, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %10)
  %18 = tail call i32 @MPI_Ireduce(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %10, ptr noundef %8)
  ret i32 %18
}

declare i32 @MPI_Ireduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Allreduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.40, i32 noundef 3, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %9 = getelementptr inbounds i8, ptr %8, i64 64
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  store i32 1, ptr %11, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %12 = tail call i32 @MPI_Allreduce(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %8)
  ret i32 %12
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr nocapture noundef readonly %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) unnamed_addr noinline nounwind {
  %10 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %11 = tail call fastcc ptr @__ltoad_mpi__about_collective(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %8)
  %12 = getelementptr inbounds i8, ptr %11, i64 64
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  %15 = getelementptr inbounds i8, ptr %13, i64 112
  %16 = zext i1 %14 to i64
  %17 = sext i32 %5 to i64
  call fastcc void @__ltoad_mpi__view_in(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %10, ptr noundef %0, i64 noundef %16, ptr noundef %6, i64 noundef %17)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %15, ptr noundef nonnull align 8 dereferenceable(32) %10, i64 32, i1 false)
  %18 = getelementptr inbounds i8, ptr %13, i64 144
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %13, i64 152
  store ptr %7, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %13, i64 160
  store i64 %17, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 88
  %22 = load i64, ptr %0, align 8
  %23 = select i1 %14, i64 %22, i64 0
  %24 = getelementptr inbounds ptr, ptr %21, i64 %23
  %25 = getelementptr inbounds i8, ptr %13, i64 24
  store ptr %24, ptr %25, align 8
  %26 = tail call fastcc ptr @__ltoad_mpi__claims_of(ptr noundef nonnull %0, i64 noundef %16)
  %27 = getelementptr inbounds i8, ptr %13, i64 40
  store ptr %26, ptr %27, align 8
  %28 = load i64, ptr %0, align 8
  %29 = getelementptr inbounds ptr, ptr %21, i64 %28
  %30 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr %29, ptr %30, align 8
  %31 = tail call fastcc ptr @__ltoad_mpi__claims_of(ptr noundef nonnull %0, i64 noundef 1)
  %32 = getelementptr inbounds i8, ptr %13, i64 48
  store ptr %31, ptr %32, align 8
  %33 = icmp eq i32 %2, 6
  br i1 %33, label %34, label %39

34:
  %35 = getelementptr inbounds i8, ptr %13, i64 4
  %36 = load i32, ptr %35, align 4
  %37 = icmp ne i32 %36, 0
  %38 = zext i1 %37 to i32
  br label %39

39:
  %40 = phi i32 [ 1, %9 ], [ %38, %34 ]
  %41 = getelementptr inbounds i8, ptr %13, i64 200
  store i32 %40, ptr %41, align 8
  %42 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %15)
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %98, label %44

44:
  %45 = load ptr, ptr %12, align 8
  %46 = getelementptr inbounds i8, ptr %45, i64 152
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, @ompi_mpi_op_sum
  %49 = icmp eq ptr %47, @ompi_mpi_op_prod
  %50 = icmp eq ptr %47, @ompi_mpi_op_max
  %51 = icmp eq ptr %47, @ompi_mpi_op_min
  %52 = or i1 %50, %51
  %53 = icmp eq ptr %47, @ompi_mpi_op_maxloc
  %54 = or i1 %53, %52
  %55 = icmp eq ptr %47, @ompi_mpi_op_minloc
  %56 = or i1 %55, %54
  %57 = or i1 %48, %56
  %58 = or i1 %49, %57
  br i1 %58, label %62, label %59

59:
  %60 = getelementptr inbounds i8, ptr %11, i64 96
  %61 = load ptr, ptr %60, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %61, ptr noundef nonnull @__ltoad_mpi__str.116)
  unreachable

62:
  %63 = getelementptr inbounds i8, ptr %45, i64 112
  %64 = load ptr, ptr %63, align 8
  br i1 %49, label %65, label %74

65:
  %66 = getelementptr inbounds i8, ptr %64, i64 56
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds i8, ptr %67, i64 20
  %69 = load i32, ptr %68, align 4
  %70 = icmp eq i32 %69, 2
  br i1 %70, label %71, label %74

71:
  %72 = getelementptr inbounds i8, ptr %11, i64 96
  %73 = load ptr, ptr %72, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %73, ptr noundef nonnull @__ltoad_mpi__str.117)
  unreachable

74:
  %75 = getelementptr inbounds i8, ptr %64, i64 8
  %76 = load i64, ptr %75, align 8
  %77 = icmp sgt i64 %76, 2
  br i1 %77, label %84, label %78

78:
  %79 = icmp eq i64 %76, 2
  %80 = icmp ne ptr %47, @ompi_mpi_op_maxloc
  %81 = and i1 %80, %79
  %82 = icmp ne ptr %47, @ompi_mpi_op_minloc
  %83 = and i1 %82, %81
  br i1 %83, label %84, label %87

84:
  %85 = getelementptr inbounds i8, ptr %11, i64 96
  %86 = load ptr, ptr %85, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %86, ptr noundef nonnull @__ltoad_mpi__str.118)
  unreachable

87:
  br i1 %48, label %98, label %88

88:
  %89 = select i1 %14, ptr %4, ptr %3
  %90 = getelementptr inbounds i8, ptr %45, i64 120
  %91 = load i64, ptr %90, align 8
  %92 = load i64, ptr %64, align 8
  %93 = mul nsw i64 %92, %91
  %94 = getelementptr inbounds i8, ptr %11, i64 48
  %95 = load ptr, ptr %94, align 8
  %96 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %95, i64 noundef %93)
  %97 = getelementptr inbounds i8, ptr %45, i64 184
  store ptr %96, ptr %97, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %96, ptr readonly align 1 %89, i64 %93, i1 false)
  br label %98

98:
  ret ptr %11
}

declare i32 @MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iallreduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.41, i32 noundef 3, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 1
  %15 = zext i1 %14 to i32
  %16 = getelementptr inbounds i8, ptr %11, i64 16
  store i32 %15, ptr %16, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %17 = tail call i32 @MPI_Iallreduce(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %9, ptr noundef %7)
  ret i32 %17
}

declare i32 @MPI_Iallreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Scan(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.42, i32 noundef 5, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %9 = getelementptr inbounds i8, ptr %8, i64 64
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  store i32 1, ptr %11, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %12 = tail call i32 @MPI_Scan(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %8)
  ret i32 %12
}

declare i32 @MPI_Scan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.43, i32 noundef 5, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 1
  %15 = zext i1 %14 to i32
  %16 = getelementptr inbounds i8, ptr %11, i64 16
  store i32 %15, ptr %16, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %17 = tail call i32 @MPI_Iscan(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %9, ptr noundef %7)
  ret i32 %17
}

declare i32 @MPI_Iscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Exscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.44, i32 noundef 6, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %9 = getelementptr inbounds i8, ptr %8, i64 64
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  store i32 1, ptr %11, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %12 = tail call i32 @MPI_Exscan(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %8)
  ret i32 %12
}

declare i32 @MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iexscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.45, i32 noundef 6, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 1
  %15 = zext i1 %14 to i32
  %16 = getelementptr inbounds i8, ptr %11, i64 16
  store i32 %15, ptr %16, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %17 = tail call i32 @MPI_Iexscan(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %9, ptr noundef %7)
  ret i32 %17
}

declare i32 @MPI_Iexscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_scatter_sum(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.46, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %9 = getelementptr inbounds i8, ptr %8, i64 64
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  store i32 1, ptr %11, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %12 = tail call i32 @MPI_Reduce_scatter(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %8)
  ret i32 %12
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_scatter_sum(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) unnamed_addr noinline nounwind {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = call i32 @MPI_Comm_size(ptr noundef %8, ptr noundef nonnull %10)
  %13 = call i32 @MPI_Comm_rank(ptr noundef %8, ptr noundef nonnull %11)
  %14 = load i32, ptr %10, align 4
  %15 = sext i32 %14 to i64
  %16 = shl nsw i64 %15, 2
  %17 = call fastcc ptr @__ltoad_mpi__keep(ptr noundef %0, i64 noundef %16)
  %18 = icmp eq ptr %4, null
  br label %19

19:
  %20 = phi i64 [ %47, %43 ], [ 0, %9 ]
  %21 = phi i32 [ %46, %43 ], [ 0, %9 ]
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  %24 = icmp slt i64 %20, %23
  br i1 %24, label %39, label %25

25:
  %26 = call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef %1, i32 noundef 4, ptr noundef %2, ptr noundef %3, i32 noundef %21, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  %27 = getelementptr inbounds i8, ptr %26, i64 64
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 176
  store ptr %17, ptr %29, align 8
  %30 = load i32, ptr %11, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %17, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = load ptr, ptr %27, align 8
  %36 = getelementptr inbounds i8, ptr %35, i64 160
  store i64 %34, ptr %36, align 8
  %37 = call i32 @llvm.smax.i32(i32 %30, i32 0)
  %38 = zext nneg i32 %37 to i64
  br label %48

39:
  br i1 %18, label %43, label %40

40:
  %41 = getelementptr inbounds i32, ptr %4, i64 %20
  %42 = load i32, ptr %41, align 4
  br label %43

43:
  %44 = phi i32 [ %42, %40 ], [ %5, %39 ]
  %45 = getelementptr inbounds i32, ptr %17, i64 %20
  store i32 %44, ptr %45, align 4
  %46 = add nsw i32 %44, %21
  %47 = add nuw nsw i64 %20, 1
  br label %19

48:
  %49 = phi i64 [ %60, %52 ], [ 0, %25 ]
  %50 = icmp eq i64 %49, %38
  br i1 %50, label %51, label %52

51:
  ret ptr %26

52:
  %53 = getelementptr inbounds i32, ptr %17, i64 %49
  %54 = load i32, ptr %53, align 4
  %55 = sext i32 %54 to i64
  %56 = load ptr, ptr %27, align 8
  %57 = getelementptr inbounds i8, ptr %56, i64 168
  %58 = load i64, ptr %57, align 8
  %59 = add nsw i64 %58, %55
  store i64 %59, ptr %57, align 8
  %60 = add nuw nsw i64 %49, 1
  br label %48
}

declare i32 @MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_scatter_sum(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.47, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 1
  %15 = zext i1 %14 to i32
  %16 = getelementptr inbounds i8, ptr %11, i64 16
  store i32 %15, ptr %16, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %17 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %9, ptr noundef %7)
  ret i32 %17
}

declare i32 @MPI_Ireduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_scatter_sum(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.48, ptr noundef %1, ptr noundef %2, ptr noundef null, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %9 = getelementptr inbounds i8, ptr %8, i64 64
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 16
  store i32 1, ptr %11, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %12 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %8)
  ret i32 %12
}

declare i32 @MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_scatter_sum(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.49, ptr noundef %1, ptr noundef %2, ptr noundef null, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 1
  %15 = zext i1 %14 to i32
  %16 = getelementptr inbounds i8, ptr %11, i64 16
  store i32 %15, ptr %16, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %17 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %9, ptr noundef %7)
  ret i32 %17
}

declare i32 @MPI_Ireduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Gather(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store ptr %4, ptr %11, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store i32 %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  %20 = tail call fastcc ptr @__ltoad_mpi__about_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.50, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, i32 noundef %7, ptr noundef %8)
  %21 = getelementptr inbounds i8, ptr %20, i64 64
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 16
  store i32 1, ptr %23, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %20)
  %24 = tail call i32 @MPI_Gather(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %20)
  ret i32 %24
}

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_gather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %2, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %3, i32 noundef %4, ptr noundef %5) unnamed_addr noinline nounwind {
  %7 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %8 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %9 = tail call fastcc ptr @__ltoad_mpi__about_exchange(ptr noundef %0, ptr noundef %1, ptr noundef %5)
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %2, align 8
  %13 = icmp eq ptr %12, inttoptr (i64 1 to ptr)
  br i1 %13, label %26, label %14

14:
  %15 = getelementptr inbounds i8, ptr %11, i64 56
  %16 = load ptr, ptr %15, align 8
  %17 = sext i32 %4 to i64
  %18 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %16, i64 %17
  %19 = getelementptr inbounds i8, ptr %2, i64 24
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %2, i64 32
  %22 = load ptr, ptr %21, align 8
  store i64 0, ptr %7, align 8
  %23 = getelementptr inbounds i8, ptr %7, i64 8
  %24 = sext i32 %20 to i64
  call fastcc void @__ltoad_mpi__view_in(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %23, ptr noundef readonly %0, i64 noundef 0, ptr noundef %22, i64 noundef %24)
  %25 = getelementptr inbounds i8, ptr %7, i64 40
  store i32 %4, ptr %25, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %18, ptr noundef nonnull align 8 dereferenceable(48) %7, i64 48, i1 false)
  br label %26

26:
  %27 = getelementptr inbounds i8, ptr %11, i64 8
  %28 = getelementptr inbounds i8, ptr %11, i64 4
  %29 = getelementptr inbounds i8, ptr %11, i64 64
  %30 = zext i32 %4 to i64
  br label %31

31:
  %32 = phi i64 [ %48, %47 ], [ 0, %26 ]
  %33 = load i32, ptr %28, align 4
  %34 = icmp eq i32 %33, %4
  br i1 %34, label %35, label %39

35:
  %36 = load i32, ptr %27, align 8
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %32, %37
  br i1 %38, label %40, label %39

39:
  ret ptr %9

40:
  %41 = icmp eq i64 %32, %30
  %42 = select i1 %13, i1 %41, i1 false
  br i1 %42, label %47, label %43

43:
  %44 = load ptr, ptr %29, align 8
  %45 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %44, i64 %32
  %46 = trunc nuw nsw i64 %32 to i32
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64, i32, i32 }, i32 }) align 8 %8, ptr noundef %0, i32 noundef 1, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %3, i32 noundef %46)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %45, ptr noundef nonnull align 8 dereferenceable(48) %8, i64 48, i1 false)
  br label %47

47:
  %48 = add nuw nsw i64 %32, 1
  br label %31
}

declare i32 @MPI_Gather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Igather(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store i32 %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store ptr %4, ptr %12, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 8
  %18 = getelementptr inbounds i8, ptr %12, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  store i32 %5, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %6, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = tail call fastcc ptr @__ltoad_mpi__about_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.51, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, i32 noundef %7, ptr noundef %8)
  %22 = getelementptr inbounds i8, ptr %21, i64 64
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 1
  %27 = zext i1 %26 to i32
  %28 = getelementptr inbounds i8, ptr %23, i64 16
  store i32 %27, ptr %28, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %21)
  %29 = tail call i32 @MPI_Igather(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %21, ptr noundef %9)
  ret i32 %29
}

declare i32 @MPI_Igather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Gatherv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store i32 %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store ptr %4, ptr %12, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %7, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %22 = tail call fastcc ptr @__ltoad_mpi__about_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.52, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, i32 noundef %8, ptr noundef %9)
  %23 = getelementptr inbounds i8, ptr %22, i64 64
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 16
  store i32 1, ptr %25, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %22)
  %26 = tail call i32 @MPI_Gatherv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %22)
  ret i32 %26
}

declare i32 @MPI_Gatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Igatherv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %13 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  %15 = getelementptr inbounds i8, ptr %12, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  store i32 %2, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %3, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  store ptr %4, ptr %13, align 8
  %18 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %5, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %6, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %13, i64 24
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr %7, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %13, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  %23 = tail call fastcc ptr @__ltoad_mpi__about_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.53, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %13, i32 noundef %8, ptr noundef %9)
  %24 = getelementptr inbounds i8, ptr %23, i64 64
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 1
  %29 = zext i1 %28 to i32
  %30 = getelementptr inbounds i8, ptr %25, i64 16
  store i32 %29, ptr %30, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %23)
  %31 = tail call i32 @MPI_Igatherv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %23, ptr noundef %10)
  ret i32 %31
}

declare i32 @MPI_Igatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Scatter(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store ptr %4, ptr %11, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store i32 %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  %20 = tail call fastcc ptr @__ltoad_mpi__about_scatter(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.54, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, i32 noundef %7, ptr noundef %8)
  %21 = getelementptr inbounds i8, ptr %20, i64 64
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 16
  store i32 1, ptr %23, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %20)
  %24 = tail call i32 @MPI_Scatter(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %20)
  ret i32 %24
}

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_scatter(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %2, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %3, i32 noundef %4, ptr noundef %5) unnamed_addr noinline nounwind {
  %7 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %8 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %9 = tail call fastcc ptr @__ltoad_mpi__about_exchange(ptr noundef %0, ptr noundef %1, ptr noundef %5)
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = icmp eq ptr %12, inttoptr (i64 1 to ptr)
  br i1 %13, label %26, label %14

14:
  %15 = getelementptr inbounds i8, ptr %11, i64 64
  %16 = load ptr, ptr %15, align 8
  %17 = sext i32 %4 to i64
  %18 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %16, i64 %17
  %19 = getelementptr inbounds i8, ptr %3, i64 24
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %3, i64 32
  %22 = load ptr, ptr %21, align 8
  store i64 0, ptr %7, align 8
  %23 = getelementptr inbounds i8, ptr %7, i64 8
  %24 = sext i32 %20 to i64
  call fastcc void @__ltoad_mpi__view_in(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %23, ptr noundef readonly %0, i64 noundef 1, ptr noundef %22, i64 noundef %24)
  %25 = getelementptr inbounds i8, ptr %7, i64 40
  store i32 %4, ptr %25, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %18, ptr noundef nonnull align 8 dereferenceable(48) %7, i64 48, i1 false)
  br label %26

26:
  %27 = getelementptr inbounds i8, ptr %11, i64 8
  %28 = getelementptr inbounds i8, ptr %11, i64 4
  %29 = getelementptr inbounds i8, ptr %11, i64 56
  %30 = zext i32 %4 to i64
  br label %31

31:
  %32 = phi i64 [ %48, %47 ], [ 0, %26 ]
  %33 = load i32, ptr %28, align 4
  %34 = icmp eq i32 %33, %4
  br i1 %34, label %35, label %39

35:
  %36 = load i32, ptr %27, align 8
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %32, %37
  br i1 %38, label %40, label %39

39:
  ret ptr %9

40:
  %41 = icmp eq i64 %32, %30
  %42 = select i1 %13, i1 %41, i1 false
  br i1 %42, label %47, label %43

43:
  %44 = load ptr, ptr %29, align 8
  %45 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %44, i64 %32
  %46 = trunc nuw nsw i64 %32 to i32
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64, i32, i32 }, i32 }) align 8 %8, ptr noundef %0, i32 noundef 0, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %2, i32 noundef %46)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %45, ptr noundef nonnull align 8 dereferenceable(48) %8, i64 48, i1 false)
  br label %47

47:
  %48 = add nuw nsw i64 %32, 1
  br label %31
}

declare i32 @MPI_Scatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iscatter(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store i32 %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store ptr %4, ptr %12, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 8
  %18 = getelementptr inbounds i8, ptr %12, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  store i32 %5, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %6, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = tail call fastcc ptr @__ltoad_mpi__about_scatter(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.55, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, i32 noundef %7, ptr noundef %8)
  %22 = getelementptr inbounds i8, ptr %21, i64 64
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 1
  %27 = zext i1 %26 to i32
  %28 = getelementptr inbounds i8, ptr %23, i64 16
  store i32 %27, ptr %28, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %21)
  %29 = tail call i32 @MPI_Iscatter(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %21, ptr noundef %9)
  ret i32 %29
}

declare i32 @MPI_Iscatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %4, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  store ptr %5, ptr %12, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 8
  %19 = getelementptr inbounds i8, ptr %12, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store i32 %6, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %7, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %22 = tail call fastcc ptr @__ltoad_mpi__about_scatter(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.56, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, i32 noundef %8, ptr noundef %9)
  %23 = getelementptr inbounds i8, ptr %22, i64 64
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 16
  store i32 1, ptr %25, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %22)
  %26 = tail call i32 @MPI_Scatterv(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %22)
  ret i32 %26
}

declare i32 @MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %13 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %4, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store ptr %5, ptr %13, align 8
  %19 = getelementptr inbounds i8, ptr %13, i64 8
  %20 = getelementptr inbounds i8, ptr %13, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  store i32 %6, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr %7, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %13, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  %23 = tail call fastcc ptr @__ltoad_mpi__about_scatter(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.57, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %13, i32 noundef %8, ptr noundef %9)
  %24 = getelementptr inbounds i8, ptr %23, i64 64
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 1
  %29 = zext i1 %28 to i32
  %30 = getelementptr inbounds i8, ptr %25, i64 16
  store i32 %29, ptr %30, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %23)
  %31 = tail call i32 @MPI_Iscatterv(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %23, ptr noundef %10)
  ret i32 %31
}

declare i32 @MPI_Iscatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Allgather(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = getelementptr inbounds i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  store i32 %2, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %9, i64 32
  store ptr %3, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  store ptr %4, ptr %10, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 8
  %16 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store i32 %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %6, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  %19 = tail call fastcc ptr @__ltoad_mpi__about_all_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.58, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %9, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, ptr noundef %7)
  %20 = getelementptr inbounds i8, ptr %19, i64 64
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  store i32 1, ptr %22, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %19)
  %23 = tail call i32 @MPI_Allgather(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %19)
  ret i32 %23
}

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_all_gather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %2, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %3, ptr noundef %4) unnamed_addr noinline nounwind {
  %6 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %7 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %8 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %9 = tail call fastcc ptr @__ltoad_mpi__about_exchange(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %2, align 8
  %13 = icmp eq ptr %12, inttoptr (i64 1 to ptr)
  br i1 %13, label %14, label %21

14:
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %16, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 48
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %11, i64 40
  store ptr %19, ptr %20, align 8
  br label %21

21:
  %22 = getelementptr inbounds i8, ptr %11, i64 8
  %23 = getelementptr inbounds i8, ptr %11, i64 56
  %24 = getelementptr inbounds i8, ptr %2, i64 24
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %2, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %7, i64 8
  %29 = sext i32 %25 to i64
  %30 = getelementptr inbounds i8, ptr %7, i64 40
  %31 = getelementptr inbounds i8, ptr %11, i64 4
  %32 = getelementptr inbounds i8, ptr %11, i64 64
  br label %33

33:
  %34 = phi i64 [ %59, %58 ], [ 0, %21 ]
  %35 = load i32, ptr %22, align 8
  %36 = sext i32 %35 to i64
  %37 = icmp slt i64 %34, %36
  br i1 %37, label %39, label %38

38:
  ret ptr %9

39:
  br i1 %13, label %40, label %48

40:
  %41 = load i32, ptr %31, align 4
  %42 = zext i32 %41 to i64
  %43 = icmp eq i64 %34, %42
  br i1 %43, label %58, label %44

44:
  %45 = load ptr, ptr %23, align 8
  %46 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %45, i64 %34
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64, i32, i32 }, i32 }) align 8 %6, ptr noundef %0, i32 noundef 1, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %3, i32 noundef %41)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %46, ptr noundef nonnull align 8 dereferenceable(48) %6, i64 48, i1 false)
  %47 = trunc nuw nsw i64 %34 to i32
  br label %52

48:
  %49 = load ptr, ptr %23, align 8
  %50 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %49, i64 %34
  store i64 0, ptr %7, align 8
  call fastcc void @__ltoad_mpi__view_in(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %28, ptr noundef readonly %0, i64 noundef 0, ptr noundef %27, i64 noundef %29)
  %51 = trunc nuw nsw i64 %34 to i32
  store i32 %51, ptr %30, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %50, ptr noundef nonnull align 8 dereferenceable(48) %7, i64 48, i1 false)
  br label %52

52:
  %53 = phi i32 [ %51, %48 ], [ %47, %44 ]
  %54 = load ptr, ptr %23, align 8
  %55 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %54, i64 %34, i32 2
  store i32 %53, ptr %55, align 8
  %56 = load ptr, ptr %32, align 8
  %57 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %56, i64 %34
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64, i32, i32 }, i32 }) align 8 %8, ptr noundef %0, i32 noundef 1, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %3, i32 noundef %53)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %57, ptr noundef nonnull align 8 dereferenceable(48) %8, i64 48, i1 false)
  br label %58

58:
  %59 = add nuw nsw i64 %34, 1
  br label %33
}

declare i32 @MPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iallgather(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store ptr %4, ptr %11, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store i32 %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  %20 = tail call fastcc ptr @__ltoad_mpi__about_all_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.59, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef %7)
  %21 = getelementptr inbounds i8, ptr %20, i64 64
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 1
  %26 = zext i1 %25 to i32
  %27 = getelementptr inbounds i8, ptr %22, i64 16
  store i32 %26, ptr %27, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %20)
  %28 = tail call i32 @MPI_Iallgather(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %20, ptr noundef %8)
  ret i32 %28
}

declare i32 @MPI_Iallgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Allgatherv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store ptr %4, ptr %11, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %6, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %7, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = tail call fastcc ptr @__ltoad_mpi__about_all_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.60, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef %8)
  %22 = getelementptr inbounds i8, ptr %21, i64 64
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 16
  store i32 1, ptr %24, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %21)
  %25 = tail call i32 @MPI_Allgatherv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %21)
  ret i32 %25
}

declare i32 @MPI_Allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iallgatherv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store i32 %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store ptr %4, ptr %12, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %7, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %22 = tail call fastcc ptr @__ltoad_mpi__about_all_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.61, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, ptr noundef %8)
  %23 = getelementptr inbounds i8, ptr %22, i64 64
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 8
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 1
  %28 = zext i1 %27 to i32
  %29 = getelementptr inbounds i8, ptr %24, i64 16
  store i32 %28, ptr %29, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %22)
  %30 = tail call i32 @MPI_Iallgatherv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %22, ptr noundef %9)
  ret i32 %30
}

declare i32 @MPI_Iallgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Alltoall(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = getelementptr inbounds i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  store i32 %2, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %9, i64 32
  store ptr %3, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  store ptr %4, ptr %10, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 8
  %16 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store i32 %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %6, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  %19 = tail call fastcc ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.62, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %9, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, ptr noundef %7)
  %20 = getelementptr inbounds i8, ptr %19, i64 64
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  store i32 1, ptr %22, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %19)
  %23 = tail call i32 @MPI_Alltoall(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %19)
  ret i32 %23
}

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %2, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %3, ptr noundef %4) unnamed_addr noinline nounwind {
  %6 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %7 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %8 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %9 = tail call fastcc ptr @__ltoad_mpi__about_exchange(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  %10 = getelementptr inbounds i8, ptr %9, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %2, align 8
  %13 = icmp eq ptr %12, inttoptr (i64 1 to ptr)
  %14 = zext i1 %13 to i32
  br i1 %13, label %15, label %22

15:
  %16 = getelementptr inbounds i8, ptr %11, i64 32
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %17, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %11, i64 48
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %11, i64 40
  store ptr %20, ptr %21, align 8
  br label %22

22:
  %23 = getelementptr inbounds i8, ptr %11, i64 8
  %24 = getelementptr inbounds i8, ptr %11, i64 56
  %25 = getelementptr inbounds i8, ptr %11, i64 64
  %26 = select i1 %13, ptr %3, ptr %2
  br label %27

27:
  %28 = phi i64 [ %39, %33 ], [ 0, %22 ]
  %29 = load i32, ptr %23, align 8
  %30 = sext i32 %29 to i64
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %33, label %32

32:
  ret ptr %9

33:
  %34 = load ptr, ptr %24, align 8
  %35 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %34, i64 %28
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %7, ptr noundef nonnull align 8 dereferenceable(56) %26, i64 56, i1 false)
  %36 = trunc nuw nsw i64 %28 to i32
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64, i32, i32 }, i32 }) align 8 %6, ptr noundef %0, i32 noundef %14, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %7, i32 noundef %36)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %35, ptr noundef nonnull align 8 dereferenceable(48) %6, i64 48, i1 false)
  %37 = load ptr, ptr %25, align 8
  %38 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %37, i64 %28
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64, i32, i32 }, i32 }) align 8 %8, ptr noundef %0, i32 noundef 1, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %3, i32 noundef %36)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %38, ptr noundef nonnull align 8 dereferenceable(48) %8, i64 48, i1 false)
  %39 = add nuw nsw i64 %28, 1
  br label %27
}

declare i32 @MPI_Alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ialltoall(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store ptr %4, ptr %11, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store i32 %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  %20 = tail call fastcc ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.63, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef %7)
  %21 = getelementptr inbounds i8, ptr %20, i64 64
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 1
  %26 = zext i1 %25 to i32
  %27 = getelementptr inbounds i8, ptr %22, i64 16
  store i32 %26, ptr %27, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %20)
  %28 = tail call i32 @MPI_Ialltoall(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %20, ptr noundef %8)
  ret i32 %28
}

declare i32 @MPI_Ialltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %4, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  store ptr %5, ptr %12, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %7, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %8, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  %23 = tail call fastcc ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.64, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, ptr noundef %9)
  %24 = getelementptr inbounds i8, ptr %23, i64 64
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 16
  store i32 1, ptr %26, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %23)
  %27 = tail call i32 @MPI_Alltoallv(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %23)
  ret i32 %27
}

declare i32 @MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %13 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %4, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store ptr %5, ptr %13, align 8
  %19 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %6, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %7, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %13, i64 24
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr %8, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %13, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %23, i8 0, i64 16, i1 false)
  %24 = tail call fastcc ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.65, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %13, ptr noundef %9)
  %25 = getelementptr inbounds i8, ptr %24, i64 64
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 1
  %30 = zext i1 %29 to i32
  %31 = getelementptr inbounds i8, ptr %26, i64 16
  store i32 %30, ptr %31, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %24)
  %32 = tail call i32 @MPI_Ialltoallv(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %24, ptr noundef %10)
  ret i32 %32
}

declare i32 @MPI_Ialltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Neighbor_allgather(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = getelementptr inbounds i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  store i32 %2, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %9, i64 32
  store ptr %3, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  store ptr %4, ptr %10, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 8
  %16 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store i32 %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %6, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  %19 = tail call fastcc ptr @__ltoad_mpi__about_neighbours(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.66, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %9, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, i32 noundef 3, i32 noundef 0, ptr noundef %7)
  %20 = getelementptr inbounds i8, ptr %19, i64 64
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  store i32 1, ptr %22, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %19)
  %23 = tail call i32 @MPI_Neighbor_allgather(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %19)
  ret i32 %23
}

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_neighbours(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %2, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) unnamed_addr noinline nounwind {
  %8 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %9 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %10 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %11 = tail call fastcc ptr @__ltoad_mpi__shadow_of(ptr noundef %6, ptr noundef %1)
  %12 = getelementptr inbounds i8, ptr %11, i64 24
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %16

15:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.119)
  unreachable

16:
  %17 = icmp eq i32 %4, 3
  %18 = select i1 %17, i32 0, i32 %4
  %19 = icmp eq i32 %5, 0
  %20 = getelementptr inbounds i8, ptr %13, i64 96
  %21 = zext nneg i32 %18 to i64
  %22 = getelementptr inbounds [3 x { { i32, ptr }, { i32, ptr } }], ptr %20, i64 0, i64 %21
  %23 = getelementptr inbounds [3 x { { i32, ptr }, { i32, ptr } }], ptr %13, i64 0, i64 %21
  %24 = select i1 %19, ptr %23, ptr %22
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %24, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %24, i64 16
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %24, i64 24
  %31 = load ptr, ptr %30, align 8
  %32 = tail call fastcc ptr @__ltoad_mpi__about_pieces(ptr noundef %0, ptr noundef %1, ptr noundef %6, i32 noundef %25, i32 noundef %29)
  %33 = getelementptr inbounds i8, ptr %32, i64 64
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 56
  %36 = getelementptr inbounds i8, ptr %2, i64 24
  %37 = load i32, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %2, i64 32
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %8, i64 8
  %41 = sext i32 %37 to i64
  %42 = getelementptr inbounds i8, ptr %8, i64 40
  %43 = tail call i32 @llvm.smax.i32(i32 %25, i32 0)
  %44 = zext nneg i32 %43 to i64
  br label %45

45:
  %46 = phi i64 [ %64, %61 ], [ 0, %16 ]
  %47 = icmp eq i64 %46, %44
  br i1 %47, label %48, label %52

48:
  %49 = getelementptr inbounds i8, ptr %34, i64 64
  %50 = tail call i32 @llvm.smax.i32(i32 %29, i32 0)
  %51 = zext nneg i32 %50 to i64
  br label %65

52:
  %53 = getelementptr inbounds { i32, i32, i32 }, ptr %27, i64 %46
  %54 = load i32, ptr %53, align 4
  %55 = load ptr, ptr %35, align 8
  %56 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %55, i64 %46
  br i1 %17, label %57, label %58

57:
  store i64 0, ptr %8, align 8
  call fastcc void @__ltoad_mpi__view_in(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %40, ptr noundef readonly %0, i64 noundef 0, ptr noundef %39, i64 noundef %41)
  store i32 0, ptr %42, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %56, ptr noundef nonnull align 8 dereferenceable(48) %8, i64 48, i1 false)
  br label %61

58:
  %59 = getelementptr inbounds i8, ptr %53, i64 4
  %60 = load i32, ptr %59, align 4
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64, i32, i32 }, i32 }) align 8 %9, ptr noundef %0, i32 noundef 0, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %2, i32 noundef %60)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %56, ptr noundef nonnull align 8 dereferenceable(48) %9, i64 48, i1 false)
  br label %61

61:
  %62 = load ptr, ptr %35, align 8
  %63 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %62, i64 %46, i32 2
  store i32 %54, ptr %63, align 8
  %64 = add nuw nsw i64 %46, 1
  br label %45

65:
  %66 = phi i64 [ 0, %48 ], [ %78, %69 ]
  %67 = icmp eq i64 %66, %51
  br i1 %67, label %68, label %69

68:
  ret ptr %32

69:
  %70 = load ptr, ptr %49, align 8
  %71 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %70, i64 %66
  %72 = getelementptr inbounds { i32, i32, i32 }, ptr %31, i64 %66
  %73 = getelementptr inbounds i8, ptr %72, i64 4
  %74 = load i32, ptr %73, align 4
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64, i32, i32 }, i32 }) align 8 %10, ptr noundef %0, i32 noundef 1, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %3, i32 noundef %74)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %71, ptr noundef nonnull align 8 dereferenceable(48) %10, i64 48, i1 false)
  %75 = load i32, ptr %72, align 4
  %76 = load ptr, ptr %49, align 8
  %77 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %76, i64 %66, i32 2
  store i32 %75, ptr %77, align 8
  %78 = add nuw nsw i64 %66, 1
  br label %65
}

declare i32 @MPI_Neighbor_allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ineighbor_allgather(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store ptr %4, ptr %11, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store i32 %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  %20 = tail call fastcc ptr @__ltoad_mpi__about_neighbours(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.67, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, i32 noundef 3, i32 noundef 1, ptr noundef %7)
  %21 = getelementptr inbounds i8, ptr %20, i64 64
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 1
  %26 = zext i1 %25 to i32
  %27 = getelementptr inbounds i8, ptr %22, i64 16
  store i32 %26, ptr %27, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %20)
  %28 = tail call i32 @MPI_Ineighbor_allgather(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %20, ptr noundef %8)
  ret i32 %28
}

declare i32 @MPI_Ineighbor_allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Neighbor_allgatherv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store ptr %4, ptr %11, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %6, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %7, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  %21 = tail call fastcc ptr @__ltoad_mpi__about_neighbours(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.68, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, i32 noundef 3, i32 noundef 0, ptr noundef %8)
  %22 = getelementptr inbounds i8, ptr %21, i64 64
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 16
  store i32 1, ptr %24, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %21)
  %25 = tail call i32 @MPI_Neighbor_allgatherv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %21)
  ret i32 %25
}

declare i32 @MPI_Neighbor_allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ineighbor_allgatherv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store i32 %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store ptr %4, ptr %12, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %7, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %22 = tail call fastcc ptr @__ltoad_mpi__about_neighbours(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.69, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, i32 noundef 3, i32 noundef 1, ptr noundef %8)
  %23 = getelementptr inbounds i8, ptr %22, i64 64
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 8
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 1
  %28 = zext i1 %27 to i32
  %29 = getelementptr inbounds i8, ptr %24, i64 16
  store i32 %28, ptr %29, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %22)
  %30 = tail call i32 @MPI_Ineighbor_allgatherv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %22, ptr noundef %9)
  ret i32 %30
}

declare i32 @MPI_Ineighbor_allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Neighbor_alltoall(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = getelementptr inbounds i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  store i32 %2, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %9, i64 32
  store ptr %3, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %9, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  store ptr %4, ptr %10, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 8
  %16 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store i32 %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %6, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  %19 = tail call fastcc ptr @__ltoad_mpi__about_neighbours(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.70, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %9, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, i32 noundef 0, i32 noundef 0, ptr noundef %7)
  %20 = getelementptr inbounds i8, ptr %19, i64 64
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 16
  store i32 1, ptr %22, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %19)
  %23 = tail call i32 @MPI_Neighbor_alltoall(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %19)
  ret i32 %23
}

declare i32 @MPI_Neighbor_alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ineighbor_alltoall(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store ptr %4, ptr %11, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store i32 %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  %20 = tail call fastcc ptr @__ltoad_mpi__about_neighbours(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.71, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, i32 noundef 0, i32 noundef 1, ptr noundef %7)
  %21 = getelementptr inbounds i8, ptr %20, i64 64
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 1
  %26 = zext i1 %25 to i32
  %27 = getelementptr inbounds i8, ptr %22, i64 16
  store i32 %26, ptr %27, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %20)
  %28 = tail call i32 @MPI_Ineighbor_alltoall(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %20, ptr noundef %8)
  ret i32 %28
}

declare i32 @MPI_Ineighbor_alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %4, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  store ptr %5, ptr %12, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %7, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %8, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  %23 = tail call fastcc ptr @__ltoad_mpi__about_neighbours(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.72, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, i32 noundef 1, i32 noundef 0, ptr noundef %9)
  %24 = getelementptr inbounds i8, ptr %23, i64 64
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 16
  store i32 1, ptr %26, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %23)
  %27 = tail call i32 @MPI_Neighbor_alltoallv(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %23)
  ret i32 %27
}

declare i32 @MPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %13 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %4, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store ptr %5, ptr %13, align 8
  %19 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %6, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %7, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %13, i64 24
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr %8, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %13, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %23, i8 0, i64 16, i1 false)
  %24 = tail call fastcc ptr @__ltoad_mpi__about_neighbours(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.73, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %13, i32 noundef 1, i32 noundef 1, ptr noundef %9)
  %25 = getelementptr inbounds i8, ptr %24, i64 64
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 1
  %30 = zext i1 %29 to i32
  %31 = getelementptr inbounds i8, ptr %26, i64 16
  store i32 %30, ptr %31, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %24)
  %32 = tail call i32 @MPI_Ineighbor_alltoallv(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %24, ptr noundef %10)
  ret i32 %32
}

declare i32 @MPI_Ineighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr @ompi_mpi_datatype_null, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 40
  store ptr %4, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 48
  store ptr null, ptr %18, align 8
  store ptr %5, ptr %12, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %6, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %7, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr @ompi_mpi_datatype_null, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %12, i64 40
  store ptr %8, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %12, i64 48
  store ptr null, ptr %24, align 8
  %25 = tail call fastcc ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.74, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, ptr noundef %9)
  %26 = getelementptr inbounds i8, ptr %25, i64 64
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 80
  store i32 1, ptr %28, align 8
  %29 = load ptr, ptr %26, align 8
  %30 = getelementptr inbounds i8, ptr %29, i64 16
  store i32 1, ptr %30, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %25)
  %31 = tail call i32 @MPI_Alltoallw(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %25)
  ret i32 %31
}

declare i32 @MPI_Alltoallw(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %13 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr @ompi_mpi_datatype_null, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 40
  store ptr %4, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 48
  store ptr null, ptr %19, align 8
  store ptr %5, ptr %13, align 8
  %20 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %6, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %7, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %13, i64 24
  store i32 0, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr @ompi_mpi_datatype_null, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %13, i64 40
  store ptr %8, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %13, i64 48
  store ptr null, ptr %25, align 8
  %26 = tail call fastcc ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.75, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %13, ptr noundef %9)
  %27 = getelementptr inbounds i8, ptr %26, i64 64
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 80
  store i32 1, ptr %29, align 8
  %30 = load ptr, ptr %27, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 1
  %34 = zext i1 %33 to i32
  %35 = getelementptr inbounds i8, ptr %30, i64 16
  store i32 %34, ptr %35, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %26)
  %36 = tail call i32 @MPI_Ialltoallw(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %26, ptr noundef %10)
  ret i32 %36
}

declare i32 @MPI_Ialltoallw(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Neighbor_alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr @ompi_mpi_datatype_null, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 40
  store ptr %4, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 48
  store ptr %3, ptr %18, align 8
  store ptr %5, ptr %12, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %6, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr null, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr @ompi_mpi_datatype_null, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %12, i64 40
  store ptr %8, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %12, i64 48
  store ptr %7, ptr %24, align 8
  %25 = tail call fastcc ptr @__ltoad_mpi__about_neighbours(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.76, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, i32 noundef 2, i32 noundef 0, ptr noundef %9)
  %26 = getelementptr inbounds i8, ptr %25, i64 64
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 80
  store i32 1, ptr %28, align 8
  %29 = load ptr, ptr %26, align 8
  %30 = getelementptr inbounds i8, ptr %29, i64 16
  store i32 1, ptr %30, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %25)
  %31 = tail call i32 @MPI_Neighbor_alltoallw(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %25)
  ret i32 %31
}

declare i32 @MPI_Neighbor_alltoallw(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ineighbor_alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  %13 = alloca { ptr, ptr, ptr, i32, ptr, ptr, ptr }, align 8
  store ptr %1, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr null, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr @ompi_mpi_datatype_null, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 40
  store ptr %4, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 48
  store ptr %3, ptr %19, align 8
  store ptr %5, ptr %13, align 8
  %20 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %6, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr null, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %13, i64 24
  store i32 0, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr @ompi_mpi_datatype_null, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %13, i64 40
  store ptr %8, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %13, i64 48
  store ptr %7, ptr %25, align 8
  %26 = tail call fastcc ptr @__ltoad_mpi__about_neighbours(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.77, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %12, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %13, i32 noundef 2, i32 noundef 1, ptr noundef %9)
  %27 = getelementptr inbounds i8, ptr %26, i64 64
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 80
  store i32 1, ptr %29, align 8
  %30 = load ptr, ptr %27, align 8
  %31 = getelementptr inbounds i8, ptr %30, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 1
  %34 = zext i1 %33 to i32
  %35 = getelementptr inbounds i8, ptr %30, i64 16
  store i32 %34, ptr %35, align 8
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %26)
  %36 = tail call i32 @MPI_Ineighbor_alltoallw(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %26, ptr noundef %10)
  ret i32 %36
}

declare i32 @MPI_Ineighbor_alltoallw(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Put(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, i32, ptr, ptr, i32, i32, i64, ptr }, align 8
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 16
  %13 = getelementptr inbounds i8, ptr %10, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %4, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 36
  store i32 %6, ptr %14, align 4
  %15 = getelementptr inbounds i8, ptr %10, i64 40
  store i64 %5, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %10, i64 48
  store ptr %7, ptr %16, align 8
  tail call fastcc void @__ltoad_mpi__enter_access(ptr noundef %0, i32 noundef 0, ptr noundef nonnull @__ltoad_mpi__str.78, i32 noundef %2, ptr noundef %3, ptr noundef nonnull byval({ ptr, i32, ptr, ptr, i32, i32, i64, ptr }) align 8 %10, ptr noundef %8)
  %17 = tail call i32 @MPI_Put(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8)
  ret i32 %17
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__enter_access(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr nocapture noundef byval({ ptr, i32, ptr, ptr, i32, i32, i64, ptr }) align 8 %5, ptr noundef %6) unnamed_addr noinline nounwind {
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca { i32, i32, i32, i32, ptr }, align 8
  %11 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %12 = tail call fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef %2, i32 noundef 4)
  %13 = getelementptr inbounds i8, ptr %12, i64 224
  store ptr %4, ptr %13, align 8
  %14 = tail call fastcc ptr @__ltoad_mpi__claims_of(ptr noundef %0, i64 noundef 0)
  %15 = getelementptr inbounds i8, ptr %12, i64 104
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 88
  %17 = getelementptr inbounds i8, ptr %12, i64 176
  store ptr %16, ptr %17, align 8
  tail call fastcc void @__ltoad_mpi__enter_posted(ptr noundef %0, ptr noundef %12)
  %18 = getelementptr inbounds i8, ptr %5, i64 32
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, -2
  br i1 %20, label %145, label %21

21:
  %22 = getelementptr inbounds i8, ptr %12, i64 144
  %23 = sext i32 %3 to i64
  call fastcc void @__ltoad_mpi__view_in(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %11, ptr noundef %0, i64 noundef 0, ptr noundef %4, i64 noundef %23)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %22, ptr noundef nonnull align 8 dereferenceable(32) %11, i64 32, i1 false)
  %24 = tail call fastcc ptr @__ltoad_mpi__window_of(ptr noundef %6, ptr noundef %2)
  store ptr %24, ptr %5, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 24
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %0, align 8
  %28 = icmp eq i64 %26, %27
  br i1 %28, label %30, label %29

29:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.120)
  unreachable

30:
  %31 = tail call fastcc i32 @__ltoad_mpi__has_content(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %22)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %145, label %33

33:
  %34 = load ptr, ptr %22, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %45

38:
  %39 = getelementptr inbounds i8, ptr %34, i64 48
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %64

42:
  %43 = getelementptr inbounds i8, ptr %12, i64 96
  %44 = load ptr, ptr %43, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %44, ptr noundef nonnull @__ltoad_mpi__str.121)
  unreachable

45:
  %46 = load ptr, ptr %15, align 8
  call fastcc void @__ltoad_mpi__claims_in(ptr dead_on_unwind nonnull writable sret({ i32, i32, i32, i32, ptr }) align 8 %10, ptr noundef %46)
  %47 = load ptr, ptr %22, align 8
  %48 = getelementptr inbounds i8, ptr %47, i64 16
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  %51 = getelementptr inbounds i8, ptr %10, i64 8
  %52 = load i32, ptr %51, align 8
  %53 = icmp ne i32 %52, 0
  %54 = select i1 %50, i1 %53, i1 false
  br i1 %54, label %55, label %60

55:
  %56 = getelementptr inbounds i8, ptr %10, i64 16
  %57 = load ptr, ptr %56, align 8
  %58 = load i8, ptr %57, align 1
  %59 = icmp eq i8 %58, 0
  br i1 %59, label %63, label %60

60:
  %61 = getelementptr inbounds i8, ptr %12, i64 96
  %62 = load ptr, ptr %61, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %62, ptr noundef nonnull @__ltoad_mpi__str.122)
  unreachable

63:
  br label %145

64:
  %65 = icmp eq i32 %1, 1
  br i1 %65, label %66, label %68

66:
  %67 = load ptr, ptr %17, align 8
  tail call fastcc void @__ltoad_mpi__tag_lanes(ptr noundef nonnull %0, ptr noundef %67, i64 noundef 0, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %22)
  br label %68

68:
  %69 = getelementptr inbounds i8, ptr %5, i64 8
  store i32 %1, ptr %69, align 8
  %70 = getelementptr inbounds i8, ptr %5, i64 24
  store ptr %12, ptr %70, align 8
  %71 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef nonnull %0, i64 noundef 56)
  %72 = getelementptr inbounds i8, ptr %12, i64 80
  store ptr %71, ptr %72, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %71, ptr noundef nonnull align 8 dereferenceable(56) %5, i64 56, i1 false)
  %73 = getelementptr inbounds i8, ptr %0, i64 24
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %76, label %78

76:
  %77 = getelementptr inbounds i8, ptr %12, i64 152
  br label %89

78:
  %79 = getelementptr inbounds i8, ptr %24, i64 32
  %80 = load ptr, ptr %79, align 8
  %81 = icmp eq ptr %80, null
  br i1 %81, label %85, label %82

82:
  %83 = getelementptr inbounds i8, ptr %80, i64 80
  %84 = load ptr, ptr %83, align 8
  br label %85

85:
  %86 = phi ptr [ %84, %82 ], [ null, %78 ]
  %87 = load ptr, ptr %72, align 8
  %88 = getelementptr inbounds i8, ptr %87, i64 16
  store ptr %86, ptr %88, align 8
  store ptr %12, ptr %79, align 8
  br label %145

89:
  %90 = phi i64 [ %144, %143 ], [ 0, %76 ]
  %91 = load i64, ptr %0, align 8
  %92 = icmp slt i64 %90, %91
  br i1 %92, label %93, label %145

93:
  %94 = load ptr, ptr %72, align 8
  %95 = load ptr, ptr %17, align 8
  %96 = getelementptr inbounds ptr, ptr %95, i64 %90
  %97 = load ptr, ptr %96, align 8
  %98 = load ptr, ptr %94, align 8
  %99 = getelementptr inbounds i8, ptr %98, i64 16
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds ptr, ptr %100, i64 %90
  %102 = load ptr, ptr %101, align 8
  %103 = icmp eq ptr %97, null
  br i1 %103, label %104, label %122

104:
  %105 = load ptr, ptr %13, align 8
  %106 = call i32 @MPI_Type_get_true_extent(ptr noundef %105, ptr noundef nonnull %8, ptr noundef nonnull %9)
  %107 = load i64, ptr %9, align 8
  %108 = load i64, ptr %77, align 8
  %109 = load ptr, ptr %22, align 8
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, %108
  %112 = load ptr, ptr %94, align 8
  %113 = add i64 %107, 16
  %114 = add i64 %113, %111
  %115 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %114)
  %116 = getelementptr inbounds i8, ptr %112, i64 48
  %117 = load ptr, ptr %116, align 8
  store ptr %117, ptr %115, align 8
  store ptr %115, ptr %116, align 8
  %118 = getelementptr inbounds i8, ptr %115, i64 16
  %119 = load i64, ptr %8, align 8
  %120 = sub i64 0, %119
  %121 = getelementptr inbounds i8, ptr %118, i64 %120
  br label %122

122:
  %123 = phi ptr [ %97, %93 ], [ %121, %104 ]
  %124 = load i64, ptr %77, align 8
  %125 = trunc i64 %124 to i32
  %126 = getelementptr inbounds i8, ptr %94, i64 8
  %127 = load i32, ptr %126, align 8
  %128 = load ptr, ptr %13, align 8
  %129 = getelementptr inbounds i8, ptr %94, i64 32
  %130 = load i32, ptr %129, align 8
  %131 = getelementptr inbounds i8, ptr %94, i64 40
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds i8, ptr %94, i64 36
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr inbounds i8, ptr %94, i64 48
  %136 = load ptr, ptr %135, align 8
  switch i32 %127, label %141 [
    i32 0, label %137
    i32 1, label %139
  ]

137:
  %138 = call i32 @PMPI_Put(ptr noundef nonnull %123, i32 noundef %125, ptr noundef %128, i32 noundef %130, i64 noundef %132, i32 noundef %134, ptr noundef %136, ptr noundef %102)
  br label %143

139:
  %140 = call i32 @PMPI_Get(ptr noundef nonnull %123, i32 noundef %125, ptr noundef %128, i32 noundef %130, i64 noundef %132, i32 noundef %134, ptr noundef %136, ptr noundef %102)
  br label %143

141:
  %142 = call i32 @PMPI_Accumulate(ptr noundef nonnull %123, i32 noundef %125, ptr noundef %128, i32 noundef %130, i64 noundef %132, i32 noundef %134, ptr noundef %136, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %102)
  br label %143

143:
  %144 = add nuw nsw i64 %90, 1
  br label %89

145:
  ret void
}

declare i32 @MPI_Put(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Get(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, i32, ptr, ptr, i32, i32, i64, ptr }, align 8
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 16
  %13 = getelementptr inbounds i8, ptr %10, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %4, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 36
  store i32 %6, ptr %14, align 4
  %15 = getelementptr inbounds i8, ptr %10, i64 40
  store i64 %5, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %10, i64 48
  store ptr %7, ptr %16, align 8
  tail call fastcc void @__ltoad_mpi__enter_access(ptr noundef %0, i32 noundef 1, ptr noundef nonnull @__ltoad_mpi__str.79, i32 noundef %2, ptr noundef %3, ptr noundef nonnull byval({ ptr, i32, ptr, ptr, i32, i32, i64, ptr }) align 8 %10, ptr noundef %8)
  %17 = tail call i32 @MPI_Get(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8)
  ret i32 %17
}

declare i32 @MPI_Get(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Accumulate(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, i32, ptr, ptr, i32, i32, i64, ptr }, align 8
  store ptr null, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  store i32 0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 16
  %14 = getelementptr inbounds i8, ptr %11, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store i32 %4, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 36
  store i32 %6, ptr %15, align 4
  %16 = getelementptr inbounds i8, ptr %11, i64 40
  store i64 %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 48
  store ptr %7, ptr %17, align 8
  tail call fastcc void @__ltoad_mpi__enter_access(ptr noundef %0, i32 noundef 2, ptr noundef nonnull @__ltoad_mpi__str.80, i32 noundef %2, ptr noundef %3, ptr noundef nonnull byval({ ptr, i32, ptr, ptr, i32, i32, i64, ptr }) align 8 %11, ptr noundef %9)
  %18 = getelementptr inbounds i8, ptr %0, i64 56
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 80
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  %23 = icmp ne ptr %8, @ompi_mpi_op_sum
  %24 = and i1 %23, %22
  br i1 %24, label %25, label %26

25:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str.80, ptr noundef nonnull @__ltoad_mpi__str.81)
  unreachable

26:
  %27 = tail call i32 @MPI_Accumulate(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  ret i32 %27
}

declare i32 @MPI_Accumulate(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Win_create(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call i32 @MPI_Win_create(ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %9 = tail call fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.82, i32 noundef 6)
  %10 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %0, i64 noundef 16)
  %11 = getelementptr inbounds i8, ptr %9, i64 88
  store ptr %10, ptr %11, align 8
  %12 = load ptr, ptr %6, align 8
  %13 = tail call fastcc ptr @__ltoad_mpi__shadow_of(ptr noundef %5, ptr noundef nonnull @__ltoad_mpi__str.82)
  %14 = load ptr, ptr %13, align 8
  %15 = tail call fastcc ptr @__ltoad_mpi__claims_of(ptr noundef readonly %0, i64 noundef 0)
  %16 = load i8, ptr %15, align 1
  %17 = add i8 %16, -115
  %18 = icmp ult i8 %17, 2
  br i1 %18, label %19, label %22

19:
  %20 = icmp eq i8 %16, 116
  %21 = select i1 %20, ptr @__ltoad_mpi__str.123, ptr @__ltoad_mpi__str.124
  tail call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str.82, ptr noundef nonnull %21)
  unreachable

22:
  %23 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 56)
  %24 = load ptr, ptr @__ltoad_mpi__windows, align 8
  %25 = load i64, ptr %0, align 8
  store ptr %24, ptr %23, align 8
  %26 = getelementptr inbounds i8, ptr %23, i64 8
  store ptr %12, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %23, i64 16
  store ptr null, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %23, i64 24
  store i64 %25, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %23, i64 32
  %30 = shl nsw i64 %25, 3
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %29, i8 0, i64 24, i1 false)
  %31 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %30)
  store ptr %31, ptr %27, align 8
  %32 = getelementptr inbounds i8, ptr %0, i64 88
  %33 = load i64, ptr %28, align 8
  %34 = tail call i64 @llvm.smax.i64(i64 %33, i64 0)
  br label %35

35:
  %36 = phi i64 [ 0, %22 ], [ %48, %42 ]
  %37 = phi i64 [ 0, %22 ], [ %47, %42 ]
  %38 = icmp eq i64 %36, %34
  br i1 %38, label %39, label %42

39:
  %40 = getelementptr inbounds i8, ptr %23, i64 40
  %41 = icmp eq i64 %37, 0
  br i1 %41, label %52, label %49

42:
  %43 = getelementptr inbounds ptr, ptr %32, i64 %36
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  %46 = zext i1 %45 to i64
  %47 = add nuw nsw i64 %37, %46
  %48 = add nuw i64 %36, 1
  br label %35

49:
  %50 = mul nsw i64 %37, %2
  %51 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %50)
  store ptr %51, ptr %40, align 8
  br label %52

52:
  br label %53

53:
  %54 = phi i64 [ %73, %67 ], [ 0, %52 ]
  %55 = phi i64 [ %68, %67 ], [ %37, %52 ]
  %56 = load i64, ptr %28, align 8
  %57 = icmp slt i64 %54, %56
  br i1 %57, label %58, label %74

58:
  %59 = getelementptr inbounds ptr, ptr %32, i64 %54
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, null
  br i1 %61, label %62, label %67

62:
  %63 = load ptr, ptr %40, align 8
  %64 = add nsw i64 %55, -1
  %65 = mul nsw i64 %64, %2
  %66 = getelementptr inbounds i8, ptr %63, i64 %65
  br label %67

67:
  %68 = phi i64 [ %64, %62 ], [ %55, %58 ]
  %69 = phi ptr [ %66, %62 ], [ %60, %58 ]
  %70 = load ptr, ptr %27, align 8
  %71 = getelementptr inbounds ptr, ptr %70, i64 %54
  %72 = tail call i32 @PMPI_Win_create(ptr noundef %69, i64 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %14, ptr noundef %71)
  %73 = add nuw nsw i64 %54, 1
  br label %53

74:
  store ptr %23, ptr @__ltoad_mpi__windows, align 8
  %75 = load ptr, ptr %11, align 8
  store ptr %23, ptr %75, align 8
  tail call fastcc void @__ltoad_mpi__enter_posted(ptr noundef nonnull %0, ptr noundef %9)
  ret i32 %8
}

declare i32 @MPI_Win_create(ptr noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__enter_posted(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = load ptr, ptr %3, align 8
  store ptr %4, ptr %1, align 8
  store ptr %1, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 192
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %11

8:
  %9 = load i64, ptr @__ltoad_mpi__posted_messages, align 8
  %10 = add nsw i64 %9, 1
  store i64 %10, ptr @__ltoad_mpi__posted_messages, align 8
  store i64 %10, ptr %5, align 8
  br label %11

11:
  %12 = getelementptr inbounds i8, ptr %0, i64 24
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:
  %16 = load i64, ptr @__ltoad_mpi__unfinished, align 8
  %17 = add nsw i64 %16, 1
  store i64 %17, ptr @__ltoad_mpi__unfinished, align 8
  br label %18

18:
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Win_fence(ptr noundef %0, i32 noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call fastcc ptr @__ltoad_mpi__window_of(ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.83)
  %5 = tail call i32 @MPI_Win_fence(i32 noundef %1, ptr noundef %2)
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %17

9:
  tail call fastcc void @__ltoad_mpi__fence_shadows(ptr noundef %4)
  %10 = getelementptr inbounds i8, ptr %4, i64 48
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %13 = phi ptr [ %16, %15 ], [ %11, %9 ]
  %14 = icmp eq ptr %13, null
  br i1 %14, label %33, label %15

15:
  %16 = load ptr, ptr %13, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %13)
  store ptr %16, ptr %10, align 8
  br label %12

17:
  %18 = tail call fastcc ptr @__ltoad_mpi__new_message(ptr noundef nonnull %0, ptr noundef nonnull @__ltoad_mpi__str.83, i32 noundef 5)
  %19 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef nonnull %0, i64 noundef 16)
  %20 = getelementptr inbounds i8, ptr %18, i64 88
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %4, i64 32
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %27, label %24

24:
  %25 = getelementptr inbounds i8, ptr %22, i64 80
  %26 = load ptr, ptr %25, align 8
  br label %27

27:
  %28 = phi ptr [ %26, %24 ], [ null, %17 ]
  store ptr %4, ptr %19, align 8
  %29 = getelementptr inbounds i8, ptr %19, i64 8
  store ptr %28, ptr %29, align 8
  store ptr null, ptr %21, align 8
  tail call fastcc void @__ltoad_mpi__enter_posted(ptr noundef nonnull %0, ptr noundef nonnull %18)
  %30 = getelementptr inbounds i8, ptr %0, i64 64
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %18, i64 8
  store ptr %31, ptr %32, align 8
  store ptr %18, ptr %30, align 8
  br label %33

33:
  ret i32 %5
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__window_of(ptr noundef readnone %0, ptr nocapture noundef readonly %1) unnamed_addr noinline nounwind {
  br label %3

3:
  %4 = phi ptr [ @__ltoad_mpi__windows, %2 ], [ %5, %7 ]
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %12, label %7

7:
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, %0
  br i1 %10, label %11, label %3

11:
  ret ptr %5

12:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.125)
  unreachable
}

declare i32 @MPI_Win_fence(i32 noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__fence_shadows(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  br label %4

4:
  %5 = phi i64 [ 0, %1 ], [ %14, %9 ]
  %6 = load i64, ptr %2, align 8
  %7 = icmp slt i64 %5, %6
  br i1 %7, label %9, label %8

8:
  ret void

9:
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds ptr, ptr %10, i64 %5
  %12 = load ptr, ptr %11, align 8
  %13 = tail call i32 @PMPI_Win_fence(i32 noundef 0, ptr noundef %12)
  %14 = add nuw nsw i64 %5, 1
  br label %4
}

define linkonce_odr hidden i32 @__ltoad_mpi_Win_free(ptr nocapture noundef readonly %0, ptr noundef %1) noinline nounwind {
  %3 = load ptr, ptr %1, align 8
  %4 = tail call fastcc ptr @__ltoad_mpi__window_of(ptr noundef %3, ptr noundef nonnull @__ltoad_mpi__str.84)
  %5 = getelementptr inbounds i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %9, label %8

8:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str.84, ptr noundef nonnull @__ltoad_mpi__str.85)
  unreachable

9:
  tail call fastcc void @__ltoad_mpi__forget_window(ptr noundef nonnull %4)
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %14

13:
  tail call fastcc void @__ltoad_mpi__close_window(ptr noundef nonnull %4)
  br label %14

14:
  %15 = tail call i32 @MPI_Win_free(ptr noundef nonnull %1)
  ret i32 %15
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__forget_window(ptr noundef readonly %0) unnamed_addr noinline nounwind {
  br label %2

2:
  %3 = phi ptr [ @__ltoad_mpi__windows, %1 ], [ %4, %2 ]
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  %6 = icmp eq ptr %4, %0
  %7 = or i1 %5, %6
  br i1 %7, label %8, label %2

8:
  br i1 %5, label %11, label %9

9:
  %10 = load ptr, ptr %0, align 8
  store ptr %10, ptr %3, align 8
  br label %11

11:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__close_window(ptr noundef %0) unnamed_addr noinline nounwind {
  tail call fastcc void @__ltoad_mpi__forget_window(ptr noundef %0)
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  br label %4

4:
  %5 = phi i64 [ 0, %1 ], [ %16, %12 ]
  %6 = load i64, ptr %2, align 8
  %7 = icmp slt i64 %5, %6
  br i1 %7, label %12, label %8

8:
  %9 = getelementptr inbounds i8, ptr %0, i64 40
  %10 = load ptr, ptr %9, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %10)
  %11 = load ptr, ptr %3, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %11)
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %0)
  ret void

12:
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds ptr, ptr %13, i64 %5
  %15 = tail call i32 @PMPI_Win_free(ptr noundef %14)
  %16 = add nuw nsw i64 %5, 1
  br label %4
}

declare i32 @MPI_Win_free(ptr noundef)

define weak i32 @MPI_Init(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call i32 @PMPI_Init(ptr noundef %0, ptr noundef %1)
  tail call fastcc void @__ltoad_mpi__begin_world()
  ret i32 %3
}

declare i32 @PMPI_Init(ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__begin_world() unnamed_addr noinline nounwind {
  tail call fastcc void @__ltoad_mpi__prepare(ptr noundef nonnull @ompi_mpi_comm_world)
  tail call fastcc void @__ltoad_mpi__prepare(ptr noundef nonnull @ompi_mpi_comm_self)
  ret void
}

define weak i32 @MPI_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) noinline nounwind {
  %5 = tail call i32 @PMPI_Init_thread(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3)
  tail call fastcc void @__ltoad_mpi__begin_world()
  ret i32 %5
}

declare i32 @PMPI_Init_thread(ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define weak void @ltoad_mpi_prepare(ptr noundef %0) noinline nounwind {
  tail call fastcc void @__ltoad_mpi__prepare(ptr noundef %0)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__prepare(ptr noundef %0) unnamed_addr noinline nounwind {
  %2 = load i32, ptr @__ltoad_mpi__prepare.end_key, align 4
  %3 = icmp eq i32 %2, -1
  br i1 %3, label %4, label %8

4:
  %5 = tail call i32 @PMPI_Comm_create_keyval(ptr noundef nonnull @OMPI_C_MPI_COMM_NULL_COPY_FN, ptr noundef nonnull @__ltoad_mpi__at_the_end, ptr noundef nonnull @__ltoad_mpi__prepare.end_key, ptr noundef null)
  %6 = load i32, ptr @__ltoad_mpi__prepare.end_key, align 4
  %7 = tail call i32 @PMPI_Comm_set_attr(ptr noundef nonnull @ompi_mpi_comm_self, i32 noundef %6, ptr noundef null)
  br label %8

8:
  %9 = tail call fastcc ptr @__ltoad_mpi__known_shadow(ptr noundef %0)
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %12

11:
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %0)
  br label %12

12:
  ret void
}

define weak i32 @MPI_Comm_dup(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = tail call i32 @PMPI_Comm_dup(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %7

5:
  %6 = load ptr, ptr %1, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %6)
  br label %7

7:
  ret i32 %3
}

declare i32 @PMPI_Comm_dup(ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__give_shadow(ptr noundef %0) unnamed_addr noinline nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = icmp eq ptr %0, @ompi_mpi_comm_null
  br i1 %6, label %138, label %7

7:
  %8 = load i32, ptr @__ltoad_mpi__shadow_key, align 4
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %10, label %12

10:
  %11 = tail call i32 @PMPI_Comm_create_keyval(ptr noundef nonnull @OMPI_C_MPI_COMM_NULL_COPY_FN, ptr noundef nonnull @__ltoad_mpi__free_shadow, ptr noundef nonnull @__ltoad_mpi__shadow_key, ptr noundef null)
  br label %12

12:
  %13 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 32)
  %14 = tail call i32 @PMPI_Comm_dup(ptr noundef %0, ptr noundef nonnull %13)
  %15 = load ptr, ptr %13, align 8
  %16 = tail call i32 @PMPI_Comm_set_errhandler(ptr noundef %15, ptr noundef nonnull @ompi_mpi_errors_are_fatal)
  %17 = getelementptr inbounds i8, ptr %13, i64 8
  %18 = tail call i32 @PMPI_Comm_rank(ptr noundef %0, ptr noundef nonnull %17)
  %19 = getelementptr inbounds i8, ptr %13, i64 12
  %20 = tail call i32 @PMPI_Comm_size(ptr noundef %0, ptr noundef nonnull %19)
  %21 = getelementptr inbounds i8, ptr %13, i64 16
  %22 = tail call i32 @PMPI_Comm_test_inter(ptr noundef %0, ptr noundef nonnull %21)
  %23 = load i32, ptr %21, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %135

25:
  %26 = load ptr, ptr %13, align 8
  %27 = call i32 @PMPI_Topo_test(ptr noundef %26, ptr noundef nonnull %5)
  %28 = load i32, ptr %5, align 4
  %29 = icmp eq i32 %28, -32766
  br i1 %29, label %132, label %30

30:
  %31 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 192)
  %32 = call fastcc ptr @__ltoad_mpi__neighbours_of(ptr noundef %26, ptr noundef nonnull %3, ptr noundef nonnull %4)
  %33 = load i32, ptr %3, align 4
  %34 = load i32, ptr %4, align 4
  %35 = add nsw i32 %34, %33
  %36 = sext i32 %35 to i64
  %37 = shl nsw i64 %36, 2
  %38 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %37)
  %39 = load i32, ptr %3, align 4
  %40 = load i32, ptr %4, align 4
  br label %41

41:
  %42 = phi i32 [ %60, %56 ], [ %39, %30 ]
  %43 = phi i64 [ %59, %56 ], [ 0, %30 ]
  %44 = sext i32 %42 to i64
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %56, label %46

46:
  %47 = call i32 @llvm.smax.i32(i32 %39, i32 %40)
  %48 = getelementptr inbounds i8, ptr %31, i64 96
  %49 = shl nsw i32 %47, 1
  %50 = sext i32 %49 to i64
  %51 = shl nsw i64 %50, 2
  %52 = sext i32 %47 to i64
  %53 = shl nsw i64 %52, 3
  %54 = call i32 @llvm.smax.i32(i32 %47, i32 0)
  %55 = zext nneg i32 %54 to i64
  br label %61

56:
  %57 = getelementptr inbounds i32, ptr %38, i64 %43
  %58 = trunc nuw nsw i64 %43 to i32
  store i32 %58, ptr %57, align 4
  %59 = add nuw nsw i64 %43, 1
  %60 = load i32, ptr %3, align 4
  br label %41

61:
  %62 = phi i64 [ 0, %46 ], [ %131, %114 ]
  %63 = icmp eq i64 %62, 6
  br i1 %63, label %64, label %65

64:
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %32)
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %38)
  br label %132

65:
  %66 = add nsw i64 %62, -3
  %67 = getelementptr inbounds [3 x { { i32, ptr }, { i32, ptr } }], ptr %48, i64 0, i64 %66
  %68 = icmp ult i64 %62, 3
  %69 = load i32, ptr %3, align 4
  %70 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %51)
  %71 = getelementptr inbounds i32, ptr %70, i64 %52
  %72 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %53)
  %73 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %53)
  br label %74

74:
  %75 = phi i64 [ %95, %88 ], [ 0, %65 ]
  %76 = icmp eq i64 %75, %55
  br i1 %76, label %77, label %88

77:
  %78 = trunc i64 %62 to i32
  %79 = add nsw i32 %78, -3
  %80 = select i1 %68, i32 %78, i32 %79
  %81 = sext i32 %69 to i64
  %82 = getelementptr inbounds [3 x { { i32, ptr }, { i32, ptr } }], ptr %31, i64 0, i64 %62
  %83 = select i1 %68, ptr %82, ptr %67
  %84 = icmp ugt i64 %62, 2
  %85 = getelementptr inbounds i32, ptr %38, i64 %81
  store ptr @ompi_request_null, ptr %2, align 8
  %86 = icmp eq i32 %80, 0
  %87 = and i1 %84, %86
  br i1 %87, label %96, label %98

88:
  %89 = getelementptr inbounds i32, ptr %70, i64 %75
  store i32 1, ptr %89, align 4
  %90 = getelementptr inbounds i32, ptr %71, i64 %75
  %91 = trunc nuw nsw i64 %75 to i32
  store i32 %91, ptr %90, align 4
  %92 = shl nuw nsw i64 %75, 2
  %93 = getelementptr inbounds i64, ptr %72, i64 %75
  store i64 %92, ptr %93, align 8
  %94 = getelementptr inbounds ptr, ptr %73, i64 %75
  store ptr @ompi_mpi_int, ptr %94, align 8
  %95 = add nuw nsw i64 %75, 1
  br label %74

96:
  %97 = call i32 @PMPI_Ineighbor_alltoall(ptr noundef nonnull %38, i32 noundef 1, ptr noundef nonnull @ompi_mpi_int, ptr noundef nonnull %85, i32 noundef 1, ptr noundef nonnull @ompi_mpi_int, ptr noundef %26, ptr noundef nonnull %2)
  br label %114

98:
  br i1 %86, label %99, label %101

99:
  %100 = call i32 @PMPI_Neighbor_alltoall(ptr noundef nonnull %38, i32 noundef 1, ptr noundef nonnull @ompi_mpi_int, ptr noundef nonnull %85, i32 noundef 1, ptr noundef nonnull @ompi_mpi_int, ptr noundef %26)
  br label %114

101:
  %102 = icmp eq i32 %80, 1
  %103 = and i1 %84, %102
  br i1 %103, label %104, label %106

104:
  %105 = call i32 @PMPI_Ineighbor_alltoallv(ptr noundef nonnull %38, ptr noundef nonnull %70, ptr noundef nonnull %71, ptr noundef nonnull @ompi_mpi_int, ptr noundef nonnull %85, ptr noundef nonnull %70, ptr noundef nonnull %71, ptr noundef nonnull @ompi_mpi_int, ptr noundef %26, ptr noundef nonnull %2)
  br label %114

106:
  br i1 %102, label %107, label %109

107:
  %108 = call i32 @PMPI_Neighbor_alltoallv(ptr noundef nonnull %38, ptr noundef nonnull %70, ptr noundef nonnull %71, ptr noundef nonnull @ompi_mpi_int, ptr noundef nonnull %85, ptr noundef nonnull %70, ptr noundef nonnull %71, ptr noundef nonnull @ompi_mpi_int, ptr noundef %26)
  br label %114

109:
  br i1 %84, label %110, label %112

110:
  %111 = call i32 @PMPI_Ineighbor_alltoallw(ptr noundef nonnull %38, ptr noundef nonnull %70, ptr noundef nonnull %72, ptr noundef nonnull %73, ptr noundef nonnull %85, ptr noundef nonnull %70, ptr noundef nonnull %72, ptr noundef nonnull %73, ptr noundef %26, ptr noundef nonnull %2)
  br label %114

112:
  %113 = call i32 @PMPI_Neighbor_alltoallw(ptr noundef nonnull %38, ptr noundef nonnull %70, ptr noundef nonnull %72, ptr noundef nonnull %73, ptr noundef nonnull %85, ptr noundef nonnull %70, ptr noundef nonnull %72, ptr noundef nonnull %73, ptr noundef %26)
  br label %114

114:
  %115 = call i32 @PMPI_Wait(ptr noundef nonnull %2, ptr noundef null)
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %70)
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %72)
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %73)
  %116 = load i32, ptr %3, align 4
  %117 = call fastcc { i32, ptr } @__ltoad_mpi__in_order(i32 noundef %116, ptr noundef nonnull %32, ptr noundef nonnull %38)
  %118 = extractvalue { i32, ptr } %117, 0
  %119 = extractvalue { i32, ptr } %117, 1
  store i32 %118, ptr %83, align 8
  %120 = getelementptr inbounds i8, ptr %83, i64 8
  store ptr %119, ptr %120, align 8
  %121 = getelementptr inbounds i8, ptr %83, i64 16
  %122 = load i32, ptr %4, align 4
  %123 = load i32, ptr %3, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i32, ptr %32, i64 %124
  %126 = getelementptr inbounds i32, ptr %38, i64 %124
  %127 = call fastcc { i32, ptr } @__ltoad_mpi__in_order(i32 noundef %122, ptr noundef nonnull %125, ptr noundef nonnull %126)
  %128 = extractvalue { i32, ptr } %127, 0
  %129 = extractvalue { i32, ptr } %127, 1
  store i32 %128, ptr %121, align 8
  %130 = getelementptr inbounds i8, ptr %83, i64 24
  store ptr %129, ptr %130, align 8
  %131 = add nuw nsw i64 %62, 1
  br label %61

132:
  %133 = phi ptr [ %31, %64 ], [ null, %25 ]
  %134 = getelementptr inbounds i8, ptr %13, i64 24
  store ptr %133, ptr %134, align 8
  br label %135

135:
  %136 = load i32, ptr @__ltoad_mpi__shadow_key, align 4
  %137 = call i32 @PMPI_Comm_set_attr(ptr noundef %0, i32 noundef %136, ptr noundef nonnull %13)
  br label %138

138:
  ret void
}

define weak i32 @MPI_Comm_dup_with_info(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @PMPI_Comm_dup_with_info(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = load ptr, ptr %2, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %7)
  br label %8

8:
  ret i32 %4
}

declare i32 @PMPI_Comm_dup_with_info(ptr noundef, ptr noundef, ptr noundef)

define weak i32 @MPI_Comm_split(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) noinline nounwind {
  %5 = tail call i32 @PMPI_Comm_split(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = load ptr, ptr %3, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %8)
  br label %9

9:
  ret i32 %5
}

declare i32 @PMPI_Comm_split(ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define weak i32 @MPI_Comm_split_type(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = tail call i32 @PMPI_Comm_split_type(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %10

8:
  %9 = load ptr, ptr %4, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %9)
  br label %10

10:
  ret i32 %6
}

declare i32 @PMPI_Comm_split_type(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define weak i32 @MPI_Comm_create(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @PMPI_Comm_create(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = load ptr, ptr %2, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %7)
  br label %8

8:
  ret i32 %4
}

declare i32 @PMPI_Comm_create(ptr noundef, ptr noundef, ptr noundef)

define weak i32 @MPI_Comm_create_group(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) noinline nounwind {
  %5 = tail call i32 @PMPI_Comm_create_group(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:
  %8 = load ptr, ptr %3, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %8)
  br label %9

9:
  ret i32 %5
}

declare i32 @PMPI_Comm_create_group(ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define weak i32 @MPI_Cart_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call i32 @PMPI_Cart_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = load ptr, ptr %5, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %10)
  br label %11

11:
  ret i32 %7
}

declare i32 @PMPI_Cart_create(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define weak i32 @MPI_Cart_sub(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @PMPI_Cart_sub(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = load ptr, ptr %2, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %7)
  br label %8

8:
  ret i32 %4
}

declare i32 @PMPI_Cart_sub(ptr noundef, ptr noundef, ptr noundef)

define weak i32 @MPI_Graph_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call i32 @PMPI_Graph_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = load ptr, ptr %5, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %10)
  br label %11

11:
  ret i32 %7
}

declare i32 @PMPI_Graph_create(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define weak i32 @MPI_Dist_graph_create_adjacent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) noinline nounwind {
  %11 = tail call i32 @PMPI_Dist_graph_create_adjacent(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = load ptr, ptr %9, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %14)
  br label %15

15:
  ret i32 %11
}

declare i32 @PMPI_Dist_graph_create_adjacent(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define weak i32 @MPI_Dist_graph_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call i32 @PMPI_Dist_graph_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %14

12:
  %13 = load ptr, ptr %8, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %13)
  br label %14

14:
  ret i32 %10
}

declare i32 @PMPI_Dist_graph_create(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define weak i32 @MPI_Intercomm_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call i32 @PMPI_Intercomm_create(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = load ptr, ptr %5, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %10)
  br label %11

11:
  ret i32 %7
}

declare i32 @PMPI_Intercomm_create(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define weak i32 @MPI_Intercomm_merge(ptr noundef %0, i32 noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call i32 @PMPI_Intercomm_merge(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = load ptr, ptr %2, align 8
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %7)
  br label %8

8:
  ret i32 %4
}

declare i32 @PMPI_Intercomm_merge(ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_send(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = icmp eq ptr %1, @mpi_fortran_in_place_
  %10 = icmp eq ptr %1, @mpi_fortran_bottom_
  %11 = select i1 %10, ptr null, ptr %1
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @MPI_Type_f2c(i32 noundef %14)
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = tail call ptr @MPI_Comm_f2c(i32 noundef %18)
  %20 = tail call i32 @__ltoad_mpi_Send(ptr noundef %0, ptr noundef %12, i32 noundef %13, ptr noundef %15, i32 noundef %16, i32 noundef %17, ptr noundef %19)
  %21 = icmp eq ptr %7, null
  br i1 %21, label %23, label %22

22:
  store i32 %20, ptr %7, align 4
  br label %23

23:
  ret void
}

declare ptr @MPI_Type_f2c(i32 noundef)

declare ptr @MPI_Comm_f2c(i32 noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_ssend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = icmp eq ptr %1, @mpi_fortran_in_place_
  %10 = icmp eq ptr %1, @mpi_fortran_bottom_
  %11 = select i1 %10, ptr null, ptr %1
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @MPI_Type_f2c(i32 noundef %14)
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = tail call ptr @MPI_Comm_f2c(i32 noundef %18)
  %20 = tail call i32 @__ltoad_mpi_Ssend(ptr noundef %0, ptr noundef %12, i32 noundef %13, ptr noundef %15, i32 noundef %16, i32 noundef %17, ptr noundef %19)
  %21 = icmp eq ptr %7, null
  br i1 %21, label %23, label %22

22:
  store i32 %20, ptr %7, align 4
  br label %23

23:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_bsend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = icmp eq ptr %1, @mpi_fortran_in_place_
  %10 = icmp eq ptr %1, @mpi_fortran_bottom_
  %11 = select i1 %10, ptr null, ptr %1
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @MPI_Type_f2c(i32 noundef %14)
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = tail call ptr @MPI_Comm_f2c(i32 noundef %18)
  %20 = tail call i32 @__ltoad_mpi_Bsend(ptr noundef %0, ptr noundef %12, i32 noundef %13, ptr noundef %15, i32 noundef %16, i32 noundef %17, ptr noundef %19)
  %21 = icmp eq ptr %7, null
  br i1 %21, label %23, label %22

22:
  store i32 %20, ptr %7, align 4
  br label %23

23:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_rsend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = icmp eq ptr %1, @mpi_fortran_in_place_
  %10 = icmp eq ptr %1, @mpi_fortran_bottom_
  %11 = select i1 %10, ptr null, ptr %1
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = load i32, ptr %2, align 4
  %14 = load i32, ptr %3, align 4
  %15 = tail call ptr @MPI_Type_f2c(i32 noundef %14)
  %16 = load i32, ptr %4, align 4
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = tail call ptr @MPI_Comm_f2c(i32 noundef %18)
  %20 = tail call i32 @__ltoad_mpi_Rsend(ptr noundef %0, ptr noundef %12, i32 noundef %13, ptr noundef %15, i32 noundef %16, i32 noundef %17, ptr noundef %19)
  %21 = icmp eq ptr %7, null
  br i1 %21, label %23, label %22

22:
  store i32 %20, ptr %7, align 4
  br label %23

23:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_isend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @__ltoad_mpi_Isend(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef nonnull %10)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  %26 = load ptr, ptr %10, align 8
  %27 = call i32 @MPI_Request_c2f(ptr noundef %26)
  store i32 %27, ptr %7, align 4
  ret void
}

declare i32 @MPI_Request_c2f(ptr noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_issend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @__ltoad_mpi_Issend(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef nonnull %10)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  %26 = load ptr, ptr %10, align 8
  %27 = call i32 @MPI_Request_c2f(ptr noundef %26)
  store i32 %27, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ibsend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @__ltoad_mpi_Ibsend(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef nonnull %10)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  %26 = load ptr, ptr %10, align 8
  %27 = call i32 @MPI_Request_c2f(ptr noundef %26)
  store i32 %27, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_irsend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @__ltoad_mpi_Irsend(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef nonnull %10)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  %26 = load ptr, ptr %10, align 8
  %27 = call i32 @MPI_Request_c2f(ptr noundef %26)
  store i32 %27, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_irecv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @__ltoad_mpi_Irecv(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef nonnull %10)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  %26 = load ptr, ptr %10, align 8
  %27 = call i32 @MPI_Request_c2f(ptr noundef %26)
  store i32 %27, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_send_init(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @__ltoad_mpi_Send_init(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef nonnull %10)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  %26 = load ptr, ptr %10, align 8
  %27 = call i32 @MPI_Request_c2f(ptr noundef %26)
  store i32 %27, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ssend_init(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @__ltoad_mpi_Ssend_init(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef nonnull %10)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  %26 = load ptr, ptr %10, align 8
  %27 = call i32 @MPI_Request_c2f(ptr noundef %26)
  store i32 %27, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_bsend_init(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @__ltoad_mpi_Bsend_init(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef nonnull %10)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  %26 = load ptr, ptr %10, align 8
  %27 = call i32 @MPI_Request_c2f(ptr noundef %26)
  store i32 %27, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_rsend_init(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @__ltoad_mpi_Rsend_init(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef nonnull %10)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  %26 = load ptr, ptr %10, align 8
  %27 = call i32 @MPI_Request_c2f(ptr noundef %26)
  store i32 %27, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_recv_init(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @__ltoad_mpi_Recv_init(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef nonnull %10)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  %26 = load ptr, ptr %10, align 8
  %27 = call i32 @MPI_Request_c2f(ptr noundef %26)
  store i32 %27, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ibarrier(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, ptr noundef writeonly %3) noinline nounwind {
  %5 = alloca ptr, align 8
  %6 = load i32, ptr %1, align 4
  %7 = tail call ptr @MPI_Comm_f2c(i32 noundef %6)
  %8 = call i32 @__ltoad_mpi_Ibarrier(ptr noundef %0, ptr noundef %7, ptr noundef nonnull %5)
  %9 = icmp eq ptr %3, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %3, align 4
  br label %11

11:
  %12 = load ptr, ptr %5, align 8
  %13 = call i32 @MPI_Request_c2f(ptr noundef %12)
  store i32 %13, ptr %2, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_recv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca { i32, i32, i32, i32, i64 }, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = call i32 @__ltoad_mpi_Recv(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef nonnull %10)
  %23 = icmp eq ptr %8, null
  br i1 %23, label %25, label %24

24:
  store i32 %22, ptr %8, align 4
  br label %25

25:
  call fastcc void @__ltoad_mpi__tell_status(ptr noundef nonnull %10, ptr noundef %7)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__tell_status(ptr noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  %3 = load ptr, ptr @MPI_F_STATUS_IGNORE, align 8
  %4 = icmp eq ptr %3, %1
  br i1 %4, label %7, label %5

5:
  %6 = tail call i32 @MPI_Status_c2f(ptr noundef %0, ptr noundef %1)
  br label %7

7:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_sendrecv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef readonly %10, ptr nocapture noundef readonly %11, ptr noundef %12, ptr noundef writeonly %13) noinline nounwind {
  %15 = alloca { i32, i32, i32, i32, i64 }, align 8
  %16 = icmp eq ptr %1, @mpi_fortran_in_place_
  %17 = icmp eq ptr %1, @mpi_fortran_bottom_
  %18 = select i1 %17, ptr null, ptr %1
  %19 = select i1 %16, ptr inttoptr (i64 1 to ptr), ptr %18
  %20 = load i32, ptr %2, align 4
  %21 = load i32, ptr %3, align 4
  %22 = tail call ptr @MPI_Type_f2c(i32 noundef %21)
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = icmp eq ptr %6, @mpi_fortran_in_place_
  %26 = icmp eq ptr %6, @mpi_fortran_bottom_
  %27 = select i1 %26, ptr null, ptr %6
  %28 = select i1 %25, ptr inttoptr (i64 1 to ptr), ptr %27
  %29 = load i32, ptr %7, align 4
  %30 = load i32, ptr %8, align 4
  %31 = tail call ptr @MPI_Type_f2c(i32 noundef %30)
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %10, align 4
  %34 = load i32, ptr %11, align 4
  %35 = tail call ptr @MPI_Comm_f2c(i32 noundef %34)
  %36 = call i32 @__ltoad_mpi_Sendrecv(ptr noundef %0, ptr noundef %19, i32 noundef %20, ptr noundef %22, i32 noundef %23, i32 noundef %24, ptr noundef %28, i32 noundef %29, ptr noundef %31, i32 noundef %32, i32 noundef %33, ptr noundef %35, ptr noundef nonnull %15)
  %37 = icmp eq ptr %13, null
  br i1 %37, label %39, label %38

38:
  store i32 %36, ptr %13, align 4
  br label %39

39:
  call fastcc void @__ltoad_mpi__tell_status(ptr noundef nonnull %15, ptr noundef %12)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_sendrecv_replace(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr noundef %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = alloca { i32, i32, i32, i32, i64 }, align 8
  %13 = icmp eq ptr %1, @mpi_fortran_in_place_
  %14 = icmp eq ptr %1, @mpi_fortran_bottom_
  %15 = select i1 %14, ptr null, ptr %1
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %3, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %7, align 4
  %24 = load i32, ptr %8, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = call i32 @__ltoad_mpi_Sendrecv_replace(ptr noundef %0, ptr noundef %16, i32 noundef %17, ptr noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %22, i32 noundef %23, ptr noundef %25, ptr noundef nonnull %12)
  %27 = icmp eq ptr %10, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %10, align 4
  br label %29

29:
  call fastcc void @__ltoad_mpi__tell_status(ptr noundef nonnull %12, ptr noundef %9)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_pack(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = icmp eq ptr %1, @mpi_fortran_in_place_
  %11 = icmp eq ptr %1, @mpi_fortran_bottom_
  %12 = select i1 %11, ptr null, ptr %1
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i32, ptr %2, align 4
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @MPI_Type_f2c(i32 noundef %15)
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %7, align 4
  %19 = tail call ptr @MPI_Comm_f2c(i32 noundef %18)
  %20 = tail call i32 @__ltoad_mpi_Pack(ptr noundef %0, ptr noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %4, i32 noundef %17, ptr noundef %6, ptr noundef %19)
  %21 = icmp eq ptr %8, null
  br i1 %21, label %23, label %22

22:
  store i32 %20, ptr %8, align 4
  br label %23

23:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_unpack(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = load i32, ptr %2, align 4
  %11 = icmp eq ptr %4, @mpi_fortran_in_place_
  %12 = icmp eq ptr %4, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %4
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %6, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %7, align 4
  %19 = tail call ptr @MPI_Comm_f2c(i32 noundef %18)
  %20 = tail call i32 @__ltoad_mpi_Unpack(ptr noundef %0, ptr noundef %1, i32 noundef %10, ptr noundef %3, ptr noundef %14, i32 noundef %15, ptr noundef %17, ptr noundef %19)
  %21 = icmp eq ptr %8, null
  br i1 %21, label %23, label %22

22:
  store i32 %20, ptr %8, align 4
  br label %23

23:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_mprobe(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef writeonly %4, ptr noundef %5, ptr noundef writeonly %6) noinline nounwind {
  %8 = alloca { i32, i32, i32, i32, i64 }, align 8
  %9 = alloca ptr, align 8
  %10 = load i32, ptr %1, align 4
  %11 = load i32, ptr %2, align 4
  %12 = load i32, ptr %3, align 4
  %13 = tail call ptr @MPI_Comm_f2c(i32 noundef %12)
  %14 = call i32 @__ltoad_mpi_Mprobe(ptr noundef %0, i32 noundef %10, i32 noundef %11, ptr noundef %13, ptr noundef nonnull %9, ptr noundef nonnull %8)
  %15 = icmp eq ptr %6, null
  br i1 %15, label %17, label %16

16:
  store i32 %14, ptr %6, align 4
  br label %17

17:
  %18 = load ptr, ptr %9, align 8
  %19 = call i32 @MPI_Message_c2f(ptr noundef %18)
  store i32 %19, ptr %4, align 4
  call fastcc void @__ltoad_mpi__tell_status(ptr noundef nonnull %8, ptr noundef %5)
  ret void
}

declare i32 @MPI_Message_c2f(ptr noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_improbe(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef writeonly %5, ptr noundef %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i64 }, align 8
  %10 = alloca ptr, align 8
  %11 = load i32, ptr %1, align 4
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = tail call ptr @MPI_Comm_f2c(i32 noundef %13)
  %15 = call i32 @__ltoad_mpi_Improbe(ptr noundef %0, i32 noundef %11, i32 noundef %12, ptr noundef %14, ptr noundef %4, ptr noundef nonnull %10, ptr noundef nonnull %9)
  %16 = icmp eq ptr %7, null
  br i1 %16, label %18, label %17

17:
  store i32 %15, ptr %7, align 4
  br label %18

18:
  %19 = load i32, ptr %4, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:
  %22 = load ptr, ptr %10, align 8
  %23 = call i32 @MPI_Message_c2f(ptr noundef %22)
  store i32 %23, ptr %5, align 4
  call fastcc void @__ltoad_mpi__tell_status(ptr noundef nonnull %9, ptr noundef %6)
  br label %24

24:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_mrecv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr noundef %5, ptr noundef writeonly %6) noinline nounwind {
  %8 = alloca { i32, i32, i32, i32, i64 }, align 8
  %9 = alloca ptr, align 8
  %10 = load i32, ptr %4, align 4
  %11 = tail call ptr @MPI_Message_f2c(i32 noundef %10)
  store ptr %11, ptr %9, align 8
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @MPI_Type_f2c(i32 noundef %17)
  %19 = call i32 @__ltoad_mpi_Mrecv(ptr noundef %0, ptr noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %9, ptr noundef nonnull %8)
  %20 = icmp eq ptr %6, null
  br i1 %20, label %22, label %21

21:
  store i32 %19, ptr %6, align 4
  br label %22

22:
  %23 = load ptr, ptr %9, align 8
  %24 = call i32 @MPI_Message_c2f(ptr noundef %23)
  store i32 %24, ptr %4, align 4
  call fastcc void @__ltoad_mpi__tell_status(ptr noundef nonnull %8, ptr noundef %5)
  ret void
}

declare ptr @MPI_Message_f2c(i32 noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_imrecv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef writeonly %5, ptr noundef writeonly %6) noinline nounwind {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = load i32, ptr %4, align 4
  %11 = tail call ptr @MPI_Message_f2c(i32 noundef %10)
  store ptr %11, ptr %8, align 8
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @MPI_Type_f2c(i32 noundef %17)
  %19 = call i32 @__ltoad_mpi_Imrecv(ptr noundef %0, ptr noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef nonnull %8, ptr noundef nonnull %9)
  %20 = icmp eq ptr %6, null
  br i1 %20, label %22, label %21

21:
  store i32 %19, ptr %6, align 4
  br label %22

22:
  %23 = load ptr, ptr %8, align 8
  %24 = call i32 @MPI_Message_c2f(ptr noundef %23)
  store i32 %24, ptr %4, align 4
  %25 = load ptr, ptr %9, align 8
  %26 = call i32 @MPI_Request_c2f(ptr noundef %25)
  store i32 %26, ptr %5, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_start(ptr noundef %0, ptr nocapture noundef %1, ptr noundef writeonly %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @MPI_Request_f2c(i32 noundef %5)
  store ptr %6, ptr %4, align 8
  %7 = call i32 @__ltoad_mpi_Start(ptr noundef %0, ptr noundef nonnull %4)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  %11 = load ptr, ptr %4, align 8
  %12 = call i32 @MPI_Request_c2f(ptr noundef %11)
  store i32 %12, ptr %1, align 4
  ret void
}

declare ptr @MPI_Request_f2c(i32 noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_request_free(ptr noundef %0, ptr nocapture noundef %1, ptr noundef writeonly %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @MPI_Request_f2c(i32 noundef %5)
  store ptr %6, ptr %4, align 8
  %7 = call i32 @__ltoad_mpi_Request_free(ptr noundef %0, ptr noundef nonnull %4)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  %11 = load ptr, ptr %4, align 8
  %12 = call i32 @MPI_Request_c2f(ptr noundef %11)
  store i32 %12, ptr %1, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_startall(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef writeonly %3) noinline nounwind {
  %5 = load i32, ptr %1, align 4
  %6 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %5)
  %7 = extractvalue { ptr, ptr } %6, 0
  %8 = load i32, ptr %1, align 4
  %9 = tail call i32 @__ltoad_mpi_Startall(ptr noundef %0, i32 noundef %8, ptr noundef %7)
  %10 = icmp eq ptr %3, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %3, align 4
  br label %12

12:
  %13 = extractvalue { ptr, ptr } %6, 1
  %14 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %7, ptr %13, ptr noundef %2, i32 noundef %14)
  ret void
}

define linkonce_odr hidden fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr noinline nounwind {
  %3 = add nsw i32 %1, 1
  %4 = sext i32 %3 to i64
  %5 = shl nsw i64 %4, 3
  %6 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %5)
  %7 = mul nsw i64 %4, 24
  %8 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %7)
  %9 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %10 = zext nneg i32 %9 to i64
  br label %11

11:
  %12 = phi i64 [ %22, %17 ], [ 0, %2 ]
  %13 = icmp eq i64 %12, %10
  br i1 %13, label %14, label %17

14:
  %15 = insertvalue { ptr, ptr } poison, ptr %6, 0
  %16 = insertvalue { ptr, ptr } %15, ptr %8, 1
  ret { ptr, ptr } %16

17:
  %18 = getelementptr inbounds i32, ptr %0, i64 %12
  %19 = load i32, ptr %18, align 4
  %20 = tail call ptr @MPI_Request_f2c(i32 noundef %19)
  %21 = getelementptr inbounds ptr, ptr %6, i64 %12
  store ptr %20, ptr %21, align 8
  %22 = add nuw nsw i64 %12, 1
  br label %11
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__given_back(ptr %0, ptr %1, ptr nocapture noundef writeonly %2, i32 noundef %3) unnamed_addr noinline nounwind {
  %5 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %6 = zext nneg i32 %5 to i64
  br label %7

7:
  %8 = phi i64 [ %16, %11 ], [ 0, %4 ]
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %11

10:
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %0)
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %1)
  ret void

11:
  %12 = getelementptr inbounds ptr, ptr %0, i64 %8
  %13 = load ptr, ptr %12, align 8
  %14 = tail call i32 @MPI_Request_c2f(ptr noundef %13)
  %15 = getelementptr inbounds i32, ptr %2, i64 %8
  store i32 %14, ptr %15, align 4
  %16 = add nuw nsw i64 %8, 1
  br label %7
}

define linkonce_odr hidden void @__ltoad_mpi_f_wait(ptr noundef %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef writeonly %3) noinline nounwind {
  %5 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %1, i32 noundef 1)
  %6 = extractvalue { ptr, ptr } %5, 0
  %7 = extractvalue { ptr, ptr } %5, 1
  %8 = tail call i32 @__ltoad_mpi_Wait(ptr noundef %0, ptr noundef %6, ptr noundef %7)
  %9 = icmp eq ptr %3, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %3, align 4
  br label %11

11:
  tail call fastcc void @__ltoad_mpi__tell_status(ptr noundef %7, ptr noundef %2)
  tail call fastcc void @__ltoad_mpi__given_back(ptr %6, ptr %7, ptr noundef %1, i32 noundef 1)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_test(ptr noundef %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef writeonly %4) noinline nounwind {
  %6 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %1, i32 noundef 1)
  %7 = extractvalue { ptr, ptr } %6, 0
  %8 = extractvalue { ptr, ptr } %6, 1
  %9 = tail call i32 @__ltoad_mpi_Test(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %8)
  %10 = icmp eq ptr %4, null
  br i1 %10, label %12, label %11

11:
  store i32 %9, ptr %4, align 4
  br label %12

12:
  %13 = load i32, ptr %2, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  tail call fastcc void @__ltoad_mpi__tell_status(ptr noundef %8, ptr noundef %3)
  br label %16

16:
  tail call fastcc void @__ltoad_mpi__given_back(ptr %7, ptr %8, ptr noundef %1, i32 noundef 1)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_waitall(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr noundef writeonly %4) noinline nounwind {
  %6 = load i32, ptr %1, align 4
  %7 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %6)
  %8 = extractvalue { ptr, ptr } %7, 0
  %9 = extractvalue { ptr, ptr } %7, 1
  %10 = load i32, ptr %1, align 4
  %11 = tail call i32 @__ltoad_mpi_Waitall(ptr noundef %0, i32 noundef %10, ptr noundef %8, ptr noundef %9)
  %12 = icmp eq ptr %4, null
  br i1 %12, label %14, label %13

13:
  store i32 %11, ptr %4, align 4
  br label %14

14:
  %15 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__tell_statuses(ptr noundef %9, ptr noundef %3, i32 noundef %15)
  %16 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %8, ptr %9, ptr noundef %2, i32 noundef %16)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__tell_statuses(ptr noundef %0, ptr noundef %1, i32 noundef %2) unnamed_addr noinline nounwind {
  %4 = sext i32 %2 to i64
  br label %5

5:
  %6 = phi i64 [ %17, %12 ], [ 0, %3 ]
  %7 = load ptr, ptr @MPI_F_STATUSES_IGNORE, align 8
  %8 = icmp ne ptr %7, %1
  %9 = icmp slt i64 %6, %4
  %10 = select i1 %8, i1 %9, i1 false
  br i1 %10, label %12, label %11

11:
  ret void

12:
  %13 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %0, i64 %6
  %14 = mul nuw nsw i64 %6, 24
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  %16 = tail call i32 @MPI_Status_c2f(ptr noundef %13, ptr noundef %15)
  %17 = add nuw nsw i64 %6, 1
  br label %5
}

define linkonce_odr hidden void @__ltoad_mpi_f_testall(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) noinline nounwind {
  %7 = load i32, ptr %1, align 4
  %8 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %7)
  %9 = extractvalue { ptr, ptr } %8, 0
  %10 = extractvalue { ptr, ptr } %8, 1
  %11 = load i32, ptr %1, align 4
  %12 = tail call i32 @__ltoad_mpi_Testall(ptr noundef %0, i32 noundef %11, ptr noundef %9, ptr noundef %3, ptr noundef %10)
  %13 = icmp eq ptr %5, null
  br i1 %13, label %15, label %14

14:
  store i32 %12, ptr %5, align 4
  br label %15

15:
  %16 = load i32, ptr %3, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:
  %19 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__tell_statuses(ptr noundef %10, ptr noundef %4, i32 noundef %19)
  br label %20

20:
  %21 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %9, ptr %10, ptr noundef %2, i32 noundef %21)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_waitany(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) noinline nounwind {
  %7 = load i32, ptr %1, align 4
  %8 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %7)
  %9 = extractvalue { ptr, ptr } %8, 0
  %10 = extractvalue { ptr, ptr } %8, 1
  %11 = load i32, ptr %1, align 4
  %12 = tail call i32 @__ltoad_mpi_Waitany(ptr noundef %0, i32 noundef %11, ptr noundef %9, ptr noundef %3, ptr noundef %10)
  %13 = icmp eq ptr %5, null
  br i1 %13, label %15, label %14

14:
  store i32 %12, ptr %5, align 4
  br label %15

15:
  tail call fastcc void @__ltoad_mpi__tell_status(ptr noundef %10, ptr noundef %4)
  %16 = load i32, ptr %3, align 4
  %17 = icmp eq i32 %16, -32766
  br i1 %17, label %20, label %18

18:
  %19 = add nsw i32 %16, 1
  store i32 %19, ptr %3, align 4
  br label %20

20:
  %21 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %9, ptr %10, ptr noundef %2, i32 noundef %21)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_testany(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef writeonly %6) noinline nounwind {
  %8 = load i32, ptr %1, align 4
  %9 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %8)
  %10 = extractvalue { ptr, ptr } %9, 0
  %11 = extractvalue { ptr, ptr } %9, 1
  %12 = load i32, ptr %1, align 4
  %13 = tail call i32 @__ltoad_mpi_Testany(ptr noundef %0, i32 noundef %12, ptr noundef %10, ptr noundef %3, ptr noundef %4, ptr noundef %11)
  %14 = icmp eq ptr %6, null
  br i1 %14, label %16, label %15

15:
  store i32 %13, ptr %6, align 4
  br label %16

16:
  %17 = load i32, ptr %4, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %27, label %19

19:
  tail call fastcc void @__ltoad_mpi__tell_status(ptr noundef %11, ptr noundef %5)
  %20 = load i32, ptr %4, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %27, label %22

22:
  %23 = load i32, ptr %3, align 4
  %24 = icmp eq i32 %23, -32766
  br i1 %24, label %27, label %25

25:
  %26 = add nsw i32 %23, 1
  store i32 %26, ptr %3, align 4
  br label %27

27:
  %28 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %10, ptr %11, ptr noundef %2, i32 noundef %28)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_waitsome(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef writeonly %6) noinline nounwind {
  %8 = load i32, ptr %1, align 4
  %9 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %8)
  %10 = extractvalue { ptr, ptr } %9, 0
  %11 = extractvalue { ptr, ptr } %9, 1
  %12 = load i32, ptr %1, align 4
  %13 = tail call i32 @__ltoad_mpi_Waitsome(ptr noundef %0, i32 noundef %12, ptr noundef %10, ptr noundef %3, ptr noundef %4, ptr noundef %11)
  %14 = icmp eq ptr %6, null
  br i1 %14, label %16, label %15

15:
  store i32 %13, ptr %6, align 4
  br label %16

16:
  %17 = load i32, ptr %3, align 4
  %18 = icmp eq i32 %17, -32766
  br i1 %18, label %20, label %19

19:
  tail call fastcc void @__ltoad_mpi__tell_statuses(ptr noundef %11, ptr noundef %5, i32 noundef %17)
  br label %20

20:
  br label %21

21:
  %22 = phi i64 [ %34, %30 ], [ 0, %20 ]
  %23 = load i32, ptr %3, align 4
  %24 = icmp ne i32 %23, -32766
  %25 = sext i32 %23 to i64
  %26 = icmp slt i64 %22, %25
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %30, label %28

28:
  %29 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %10, ptr %11, ptr noundef %2, i32 noundef %29)
  ret void

30:
  %31 = getelementptr inbounds i32, ptr %4, i64 %22
  %32 = load i32, ptr %31, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %31, align 4
  %34 = add nuw nsw i64 %22, 1
  br label %21
}

define linkonce_odr hidden void @__ltoad_mpi_f_testsome(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef writeonly %6) noinline nounwind {
  %8 = load i32, ptr %1, align 4
  %9 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %8)
  %10 = extractvalue { ptr, ptr } %9, 0
  %11 = extractvalue { ptr, ptr } %9, 1
  %12 = load i32, ptr %1, align 4
  %13 = tail call i32 @__ltoad_mpi_Testsome(ptr noundef %0, i32 noundef %12, ptr noundef %10, ptr noundef %3, ptr noundef %4, ptr noundef %11)
  %14 = icmp eq ptr %6, null
  br i1 %14, label %16, label %15

15:
  store i32 %13, ptr %6, align 4
  br label %16

16:
  %17 = load i32, ptr %3, align 4
  %18 = icmp eq i32 %17, -32766
  br i1 %18, label %20, label %19

19:
  tail call fastcc void @__ltoad_mpi__tell_statuses(ptr noundef %11, ptr noundef %5, i32 noundef %17)
  br label %20

20:
  br label %21

21:
  %22 = phi i64 [ %34, %30 ], [ 0, %20 ]
  %23 = load i32, ptr %3, align 4
  %24 = icmp ne i32 %23, -32766
  %25 = sext i32 %23 to i64
  %26 = icmp slt i64 %22, %25
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %30, label %28

28:
  %29 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %10, ptr %11, ptr noundef %2, i32 noundef %29)
  ret void

30:
  %31 = getelementptr inbounds i32, ptr %4, i64 %22
  %32 = load i32, ptr %31, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %31, align 4
  %34 = add nuw nsw i64 %22, 1
  br label %21
}

define linkonce_odr hidden void @__ltoad_mpi_f_comm_free(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr noundef writeonly %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @MPI_Comm_f2c(i32 noundef %5)
  store ptr %6, ptr %4, align 8
  %7 = call i32 @__ltoad_mpi_Comm_free(ptr noundef %0, ptr noundef nonnull %4)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  %11 = load ptr, ptr %4, align 8
  %12 = call i32 @MPI_Comm_c2f(ptr noundef %11)
  store i32 %12, ptr %1, align 4
  ret void
}

declare i32 @MPI_Comm_c2f(ptr noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_type_free(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr noundef writeonly %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @MPI_Type_f2c(i32 noundef %5)
  store ptr %6, ptr %4, align 8
  %7 = call i32 @__ltoad_mpi_Type_free(ptr noundef %0, ptr noundef nonnull %4)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  %11 = load ptr, ptr %4, align 8
  %12 = call i32 @MPI_Type_c2f(ptr noundef %11)
  store i32 %12, ptr %1, align 4
  ret void
}

declare i32 @MPI_Type_c2f(ptr noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_win_create(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = alloca ptr, align 8
  %10 = icmp eq ptr %1, @mpi_fortran_in_place_
  %11 = icmp eq ptr %1, @mpi_fortran_bottom_
  %12 = select i1 %11, ptr null, ptr %1
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i64, ptr %2, align 8
  %15 = load i32, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = tail call ptr @MPI_Info_f2c(i32 noundef %16)
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @MPI_Comm_f2c(i32 noundef %18)
  %20 = call i32 @__ltoad_mpi_Win_create(ptr noundef %0, ptr noundef %13, i64 noundef %14, i32 noundef %15, ptr noundef %17, ptr noundef %19, ptr noundef nonnull %9)
  %21 = icmp eq ptr %7, null
  br i1 %21, label %23, label %22

22:
  store i32 %20, ptr %7, align 4
  br label %23

23:
  %24 = load ptr, ptr %9, align 8
  %25 = call i32 @MPI_Win_c2f(ptr noundef %24)
  store i32 %25, ptr %6, align 4
  ret void
}

declare ptr @MPI_Info_f2c(i32 noundef)

declare i32 @MPI_Win_c2f(ptr noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_win_fence(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr noundef writeonly %3) noinline nounwind {
  %5 = load i32, ptr %1, align 4
  %6 = load i32, ptr %2, align 4
  %7 = tail call ptr @MPI_Win_f2c(i32 noundef %6)
  %8 = tail call i32 @__ltoad_mpi_Win_fence(ptr noundef %0, i32 noundef %5, ptr noundef %7)
  %9 = icmp eq ptr %3, null
  br i1 %9, label %11, label %10

10:
  store i32 %8, ptr %3, align 4
  br label %11

11:
  ret void
}

declare ptr @MPI_Win_f2c(i32 noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_win_free(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef writeonly %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @MPI_Win_f2c(i32 noundef %5)
  store ptr %6, ptr %4, align 8
  %7 = call i32 @__ltoad_mpi_Win_free(ptr noundef %0, ptr noundef nonnull %4)
  %8 = icmp eq ptr %2, null
  br i1 %8, label %10, label %9

9:
  store i32 %7, ptr %2, align 4
  br label %10

10:
  %11 = load ptr, ptr %4, align 8
  %12 = call i32 @MPI_Win_c2f(ptr noundef %11)
  store i32 %12, ptr %1, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_put(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr noundef writeonly %9) noinline nounwind {
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i64, ptr %5, align 8
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @MPI_Type_f2c(i32 noundef %21)
  %23 = load i32, ptr %8, align 4
  %24 = tail call ptr @MPI_Win_f2c(i32 noundef %23)
  %25 = tail call i32 @__ltoad_mpi_Put(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i64 noundef %19, i32 noundef %20, ptr noundef %22, ptr noundef %24)
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %9, align 4
  br label %28

28:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_get(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr noundef writeonly %9) noinline nounwind {
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = load i64, ptr %5, align 8
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %7, align 4
  %22 = tail call ptr @MPI_Type_f2c(i32 noundef %21)
  %23 = load i32, ptr %8, align 4
  %24 = tail call ptr @MPI_Win_f2c(i32 noundef %23)
  %25 = tail call i32 @__ltoad_mpi_Get(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, i32 noundef %18, i64 noundef %19, i32 noundef %20, ptr noundef %22, ptr noundef %24)
  %26 = icmp eq ptr %9, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %9, align 4
  br label %28

28:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_accumulate(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @MPI_Type_f2c(i32 noundef %17)
  %19 = load i32, ptr %4, align 4
  %20 = load i64, ptr %5, align 8
  %21 = load i32, ptr %6, align 4
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @MPI_Type_f2c(i32 noundef %22)
  %24 = load i32, ptr %8, align 4
  %25 = tail call ptr @MPI_Op_f2c(i32 noundef %24)
  %26 = load i32, ptr %9, align 4
  %27 = tail call ptr @MPI_Win_f2c(i32 noundef %26)
  %28 = tail call i32 @__ltoad_mpi_Accumulate(ptr noundef %0, ptr noundef %15, i32 noundef %16, ptr noundef %18, i32 noundef %19, i64 noundef %20, i32 noundef %21, ptr noundef %23, ptr noundef %25, ptr noundef %27)
  %29 = icmp eq ptr %10, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %10, align 4
  br label %31

31:
  ret void
}

declare ptr @MPI_Op_f2c(i32 noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_bcast(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr noundef writeonly %6) noinline nounwind {
  %8 = icmp eq ptr %1, @mpi_fortran_in_place_
  %9 = icmp eq ptr %1, @mpi_fortran_bottom_
  %10 = select i1 %9, ptr null, ptr %1
  %11 = select i1 %8, ptr inttoptr (i64 1 to ptr), ptr %10
  %12 = load i32, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = tail call ptr @MPI_Type_f2c(i32 noundef %13)
  %15 = load i32, ptr %4, align 4
  %16 = load i32, ptr %5, align 4
  %17 = tail call ptr @MPI_Comm_f2c(i32 noundef %16)
  %18 = tail call i32 @__ltoad_mpi_Bcast(ptr noundef %0, ptr noundef %11, i32 noundef %12, ptr noundef %14, i32 noundef %15, ptr noundef %17)
  %19 = icmp eq ptr %6, null
  br i1 %19, label %21, label %20

20:
  store i32 %18, ptr %6, align 4
  br label %21

21:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ibcast(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = alloca ptr, align 8
  %10 = icmp eq ptr %1, @mpi_fortran_in_place_
  %11 = icmp eq ptr %1, @mpi_fortran_bottom_
  %12 = select i1 %11, ptr null, ptr %1
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i32, ptr %2, align 4
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @MPI_Type_f2c(i32 noundef %15)
  %17 = load i32, ptr %4, align 4
  %18 = load i32, ptr %5, align 4
  %19 = tail call ptr @MPI_Comm_f2c(i32 noundef %18)
  %20 = call i32 @__ltoad_mpi_Ibcast(ptr noundef %0, ptr noundef %13, i32 noundef %14, ptr noundef %16, i32 noundef %17, ptr noundef %19, ptr noundef nonnull %9)
  %21 = icmp eq ptr %7, null
  br i1 %21, label %23, label %22

22:
  store i32 %20, ptr %7, align 4
  br label %23

23:
  %24 = load ptr, ptr %9, align 8
  %25 = call i32 @MPI_Request_c2f(ptr noundef %24)
  store i32 %25, ptr %6, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_reduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = icmp eq ptr %1, @mpi_fortran_in_place_
  %11 = icmp eq ptr %1, @mpi_fortran_bottom_
  %12 = select i1 %11, ptr null, ptr %1
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = icmp eq ptr %2, @mpi_fortran_in_place_
  %15 = icmp eq ptr %2, @mpi_fortran_bottom_
  %16 = select i1 %15, ptr null, ptr %2
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %3, align 4
  %19 = load i32, ptr %4, align 4
  %20 = tail call ptr @MPI_Type_f2c(i32 noundef %19)
  %21 = load i32, ptr %5, align 4
  %22 = tail call ptr @MPI_Op_f2c(i32 noundef %21)
  %23 = load i32, ptr %6, align 4
  %24 = load i32, ptr %7, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = tail call i32 @__ltoad_mpi_Reduce(ptr noundef %0, ptr noundef %13, ptr noundef %17, i32 noundef %18, ptr noundef %20, ptr noundef %22, i32 noundef %23, ptr noundef %25)
  %27 = icmp eq ptr %8, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %8, align 4
  br label %29

29:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ireduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8, ptr noundef writeonly %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = icmp eq ptr %2, @mpi_fortran_in_place_
  %17 = icmp eq ptr %2, @mpi_fortran_bottom_
  %18 = select i1 %17, ptr null, ptr %2
  %19 = select i1 %16, ptr inttoptr (i64 1 to ptr), ptr %18
  %20 = load i32, ptr %3, align 4
  %21 = load i32, ptr %4, align 4
  %22 = tail call ptr @MPI_Type_f2c(i32 noundef %21)
  %23 = load i32, ptr %5, align 4
  %24 = tail call ptr @MPI_Op_f2c(i32 noundef %23)
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %7, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = call i32 @__ltoad_mpi_Ireduce(ptr noundef %0, ptr noundef %15, ptr noundef %19, i32 noundef %20, ptr noundef %22, ptr noundef %24, i32 noundef %25, ptr noundef %27, ptr noundef nonnull %11)
  %29 = icmp eq ptr %9, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %9, align 4
  br label %31

31:
  %32 = load ptr, ptr %11, align 8
  %33 = call i32 @MPI_Request_c2f(ptr noundef %32)
  store i32 %33, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_allreduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = icmp eq ptr %1, @mpi_fortran_in_place_
  %10 = icmp eq ptr %1, @mpi_fortran_bottom_
  %11 = select i1 %10, ptr null, ptr %1
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = icmp eq ptr %2, @mpi_fortran_in_place_
  %14 = icmp eq ptr %2, @mpi_fortran_bottom_
  %15 = select i1 %14, ptr null, ptr %2
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = load i32, ptr %5, align 4
  %21 = tail call ptr @MPI_Op_f2c(i32 noundef %20)
  %22 = load i32, ptr %6, align 4
  %23 = tail call ptr @MPI_Comm_f2c(i32 noundef %22)
  %24 = tail call i32 @__ltoad_mpi_Allreduce(ptr noundef %0, ptr noundef %12, ptr noundef %16, i32 noundef %17, ptr noundef %19, ptr noundef %21, ptr noundef %23)
  %25 = icmp eq ptr %7, null
  br i1 %25, label %27, label %26

26:
  store i32 %24, ptr %7, align 4
  br label %27

27:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iallreduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = icmp eq ptr %2, @mpi_fortran_in_place_
  %16 = icmp eq ptr %2, @mpi_fortran_bottom_
  %17 = select i1 %16, ptr null, ptr %2
  %18 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %17
  %19 = load i32, ptr %3, align 4
  %20 = load i32, ptr %4, align 4
  %21 = tail call ptr @MPI_Type_f2c(i32 noundef %20)
  %22 = load i32, ptr %5, align 4
  %23 = tail call ptr @MPI_Op_f2c(i32 noundef %22)
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = call i32 @__ltoad_mpi_Iallreduce(ptr noundef %0, ptr noundef %14, ptr noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %23, ptr noundef %25, ptr noundef nonnull %10)
  %27 = icmp eq ptr %8, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %8, align 4
  br label %29

29:
  %30 = load ptr, ptr %10, align 8
  %31 = call i32 @MPI_Request_c2f(ptr noundef %30)
  store i32 %31, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_scan(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = icmp eq ptr %1, @mpi_fortran_in_place_
  %10 = icmp eq ptr %1, @mpi_fortran_bottom_
  %11 = select i1 %10, ptr null, ptr %1
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = icmp eq ptr %2, @mpi_fortran_in_place_
  %14 = icmp eq ptr %2, @mpi_fortran_bottom_
  %15 = select i1 %14, ptr null, ptr %2
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = load i32, ptr %5, align 4
  %21 = tail call ptr @MPI_Op_f2c(i32 noundef %20)
  %22 = load i32, ptr %6, align 4
  %23 = tail call ptr @MPI_Comm_f2c(i32 noundef %22)
  %24 = tail call i32 @__ltoad_mpi_Scan(ptr noundef %0, ptr noundef %12, ptr noundef %16, i32 noundef %17, ptr noundef %19, ptr noundef %21, ptr noundef %23)
  %25 = icmp eq ptr %7, null
  br i1 %25, label %27, label %26

26:
  store i32 %24, ptr %7, align 4
  br label %27

27:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = icmp eq ptr %2, @mpi_fortran_in_place_
  %16 = icmp eq ptr %2, @mpi_fortran_bottom_
  %17 = select i1 %16, ptr null, ptr %2
  %18 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %17
  %19 = load i32, ptr %3, align 4
  %20 = load i32, ptr %4, align 4
  %21 = tail call ptr @MPI_Type_f2c(i32 noundef %20)
  %22 = load i32, ptr %5, align 4
  %23 = tail call ptr @MPI_Op_f2c(i32 noundef %22)
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = call i32 @__ltoad_mpi_Iscan(ptr noundef %0, ptr noundef %14, ptr noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %23, ptr noundef %25, ptr noundef nonnull %10)
  %27 = icmp eq ptr %8, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %8, align 4
  br label %29

29:
  %30 = load ptr, ptr %10, align 8
  %31 = call i32 @MPI_Request_c2f(ptr noundef %30)
  store i32 %31, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_exscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = icmp eq ptr %1, @mpi_fortran_in_place_
  %10 = icmp eq ptr %1, @mpi_fortran_bottom_
  %11 = select i1 %10, ptr null, ptr %1
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = icmp eq ptr %2, @mpi_fortran_in_place_
  %14 = icmp eq ptr %2, @mpi_fortran_bottom_
  %15 = select i1 %14, ptr null, ptr %2
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = load i32, ptr %5, align 4
  %21 = tail call ptr @MPI_Op_f2c(i32 noundef %20)
  %22 = load i32, ptr %6, align 4
  %23 = tail call ptr @MPI_Comm_f2c(i32 noundef %22)
  %24 = tail call i32 @__ltoad_mpi_Exscan(ptr noundef %0, ptr noundef %12, ptr noundef %16, i32 noundef %17, ptr noundef %19, ptr noundef %21, ptr noundef %23)
  %25 = icmp eq ptr %7, null
  br i1 %25, label %27, label %26

26:
  store i32 %24, ptr %7, align 4
  br label %27

27:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iexscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = icmp eq ptr %2, @mpi_fortran_in_place_
  %16 = icmp eq ptr %2, @mpi_fortran_bottom_
  %17 = select i1 %16, ptr null, ptr %2
  %18 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %17
  %19 = load i32, ptr %3, align 4
  %20 = load i32, ptr %4, align 4
  %21 = tail call ptr @MPI_Type_f2c(i32 noundef %20)
  %22 = load i32, ptr %5, align 4
  %23 = tail call ptr @MPI_Op_f2c(i32 noundef %22)
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = call i32 @__ltoad_mpi_Iexscan(ptr noundef %0, ptr noundef %14, ptr noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %23, ptr noundef %25, ptr noundef nonnull %10)
  %27 = icmp eq ptr %8, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %8, align 4
  br label %29

29:
  %30 = load ptr, ptr %10, align 8
  %31 = call i32 @MPI_Request_c2f(ptr noundef %30)
  store i32 %31, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_reduce_scatter_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = icmp eq ptr %1, @mpi_fortran_in_place_
  %10 = icmp eq ptr %1, @mpi_fortran_bottom_
  %11 = select i1 %10, ptr null, ptr %1
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = icmp eq ptr %2, @mpi_fortran_in_place_
  %14 = icmp eq ptr %2, @mpi_fortran_bottom_
  %15 = select i1 %14, ptr null, ptr %2
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %3, align 4
  %18 = load i32, ptr %4, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = load i32, ptr %5, align 4
  %21 = tail call ptr @MPI_Op_f2c(i32 noundef %20)
  %22 = load i32, ptr %6, align 4
  %23 = tail call ptr @MPI_Comm_f2c(i32 noundef %22)
  %24 = tail call i32 @__ltoad_mpi_Reduce_scatter_block(ptr noundef %0, ptr noundef %12, ptr noundef %16, i32 noundef %17, ptr noundef %19, ptr noundef %21, ptr noundef %23)
  %25 = icmp eq ptr %7, null
  br i1 %25, label %27, label %26

26:
  store i32 %24, ptr %7, align 4
  br label %27

27:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ireduce_scatter_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = icmp eq ptr %2, @mpi_fortran_in_place_
  %16 = icmp eq ptr %2, @mpi_fortran_bottom_
  %17 = select i1 %16, ptr null, ptr %2
  %18 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %17
  %19 = load i32, ptr %3, align 4
  %20 = load i32, ptr %4, align 4
  %21 = tail call ptr @MPI_Type_f2c(i32 noundef %20)
  %22 = load i32, ptr %5, align 4
  %23 = tail call ptr @MPI_Op_f2c(i32 noundef %22)
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = call i32 @__ltoad_mpi_Ireduce_scatter_block(ptr noundef %0, ptr noundef %14, ptr noundef %18, i32 noundef %19, ptr noundef %21, ptr noundef %23, ptr noundef %25, ptr noundef nonnull %10)
  %27 = icmp eq ptr %8, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %8, align 4
  br label %29

29:
  %30 = load ptr, ptr %10, align 8
  %31 = call i32 @MPI_Request_c2f(ptr noundef %30)
  store i32 %31, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef writeonly %7) noinline nounwind {
  %9 = icmp eq ptr %1, @mpi_fortran_in_place_
  %10 = icmp eq ptr %1, @mpi_fortran_bottom_
  %11 = select i1 %10, ptr null, ptr %1
  %12 = select i1 %9, ptr inttoptr (i64 1 to ptr), ptr %11
  %13 = icmp eq ptr %2, @mpi_fortran_in_place_
  %14 = icmp eq ptr %2, @mpi_fortran_bottom_
  %15 = select i1 %14, ptr null, ptr %2
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %4, align 4
  %18 = tail call ptr @MPI_Type_f2c(i32 noundef %17)
  %19 = load i32, ptr %5, align 4
  %20 = tail call ptr @MPI_Op_f2c(i32 noundef %19)
  %21 = load i32, ptr %6, align 4
  %22 = tail call ptr @MPI_Comm_f2c(i32 noundef %21)
  %23 = tail call i32 @__ltoad_mpi_Reduce_scatter(ptr noundef %0, ptr noundef %12, ptr noundef %16, ptr noundef %3, ptr noundef %18, ptr noundef %20, ptr noundef %22)
  %24 = icmp eq ptr %7, null
  br i1 %24, label %26, label %25

25:
  store i32 %23, ptr %7, align 4
  br label %26

26:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = alloca ptr, align 8
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = icmp eq ptr %2, @mpi_fortran_in_place_
  %16 = icmp eq ptr %2, @mpi_fortran_bottom_
  %17 = select i1 %16, ptr null, ptr %2
  %18 = select i1 %15, ptr inttoptr (i64 1 to ptr), ptr %17
  %19 = load i32, ptr %4, align 4
  %20 = tail call ptr @MPI_Type_f2c(i32 noundef %19)
  %21 = load i32, ptr %5, align 4
  %22 = tail call ptr @MPI_Op_f2c(i32 noundef %21)
  %23 = load i32, ptr %6, align 4
  %24 = tail call ptr @MPI_Comm_f2c(i32 noundef %23)
  %25 = call i32 @__ltoad_mpi_Ireduce_scatter(ptr noundef %0, ptr noundef %14, ptr noundef %18, ptr noundef %3, ptr noundef %20, ptr noundef %22, ptr noundef %24, ptr noundef nonnull %10)
  %26 = icmp eq ptr %8, null
  br i1 %26, label %28, label %27

27:
  store i32 %25, ptr %8, align 4
  br label %28

28:
  %29 = load ptr, ptr %10, align 8
  %30 = call i32 @MPI_Request_c2f(ptr noundef %29)
  store i32 %30, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_gather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr noundef writeonly %9) noinline nounwind {
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = icmp eq ptr %4, @mpi_fortran_in_place_
  %19 = icmp eq ptr %4, @mpi_fortran_bottom_
  %20 = select i1 %19, ptr null, ptr %4
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %5, align 4
  %23 = load i32, ptr %6, align 4
  %24 = tail call ptr @MPI_Type_f2c(i32 noundef %23)
  %25 = load i32, ptr %7, align 4
  %26 = load i32, ptr %8, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = tail call i32 @__ltoad_mpi_Gather(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, ptr noundef %21, i32 noundef %22, ptr noundef %24, i32 noundef %25, ptr noundef %27)
  %29 = icmp eq ptr %9, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %9, align 4
  br label %31

31:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_igather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef writeonly %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = alloca ptr, align 8
  %13 = icmp eq ptr %1, @mpi_fortran_in_place_
  %14 = icmp eq ptr %1, @mpi_fortran_bottom_
  %15 = select i1 %14, ptr null, ptr %1
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %3, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = icmp eq ptr %4, @mpi_fortran_in_place_
  %21 = icmp eq ptr %4, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %4
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %5, align 4
  %25 = load i32, ptr %6, align 4
  %26 = tail call ptr @MPI_Type_f2c(i32 noundef %25)
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %8, align 4
  %29 = tail call ptr @MPI_Comm_f2c(i32 noundef %28)
  %30 = call i32 @__ltoad_mpi_Igather(ptr noundef %0, ptr noundef %16, i32 noundef %17, ptr noundef %19, ptr noundef %23, i32 noundef %24, ptr noundef %26, i32 noundef %27, ptr noundef %29, ptr noundef nonnull %12)
  %31 = icmp eq ptr %10, null
  br i1 %31, label %33, label %32

32:
  store i32 %30, ptr %10, align 4
  br label %33

33:
  %34 = load ptr, ptr %12, align 8
  %35 = call i32 @MPI_Request_c2f(ptr noundef %34)
  store i32 %35, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_gatherv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @MPI_Type_f2c(i32 noundef %17)
  %19 = icmp eq ptr %4, @mpi_fortran_in_place_
  %20 = icmp eq ptr %4, @mpi_fortran_bottom_
  %21 = select i1 %20, ptr null, ptr %4
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %7, align 4
  %24 = tail call ptr @MPI_Type_f2c(i32 noundef %23)
  %25 = load i32, ptr %8, align 4
  %26 = load i32, ptr %9, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = tail call i32 @__ltoad_mpi_Gatherv(ptr noundef %0, ptr noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef %22, ptr noundef %5, ptr noundef %6, ptr noundef %24, i32 noundef %25, ptr noundef %27)
  %29 = icmp eq ptr %10, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %10, align 4
  br label %31

31:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_igatherv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10, ptr noundef writeonly %11) noinline nounwind {
  %13 = alloca ptr, align 8
  %14 = icmp eq ptr %1, @mpi_fortran_in_place_
  %15 = icmp eq ptr %1, @mpi_fortran_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %2, align 4
  %19 = load i32, ptr %3, align 4
  %20 = tail call ptr @MPI_Type_f2c(i32 noundef %19)
  %21 = icmp eq ptr %4, @mpi_fortran_in_place_
  %22 = icmp eq ptr %4, @mpi_fortran_bottom_
  %23 = select i1 %22, ptr null, ptr %4
  %24 = select i1 %21, ptr inttoptr (i64 1 to ptr), ptr %23
  %25 = load i32, ptr %7, align 4
  %26 = tail call ptr @MPI_Type_f2c(i32 noundef %25)
  %27 = load i32, ptr %8, align 4
  %28 = load i32, ptr %9, align 4
  %29 = tail call ptr @MPI_Comm_f2c(i32 noundef %28)
  %30 = call i32 @__ltoad_mpi_Igatherv(ptr noundef %0, ptr noundef %17, i32 noundef %18, ptr noundef %20, ptr noundef %24, ptr noundef %5, ptr noundef %6, ptr noundef %26, i32 noundef %27, ptr noundef %29, ptr noundef nonnull %13)
  %31 = icmp eq ptr %11, null
  br i1 %31, label %33, label %32

32:
  store i32 %30, ptr %11, align 4
  br label %33

33:
  %34 = load ptr, ptr %13, align 8
  %35 = call i32 @MPI_Request_c2f(ptr noundef %34)
  store i32 %35, ptr %10, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_scatter(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr noundef writeonly %9) noinline nounwind {
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = icmp eq ptr %4, @mpi_fortran_in_place_
  %19 = icmp eq ptr %4, @mpi_fortran_bottom_
  %20 = select i1 %19, ptr null, ptr %4
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %5, align 4
  %23 = load i32, ptr %6, align 4
  %24 = tail call ptr @MPI_Type_f2c(i32 noundef %23)
  %25 = load i32, ptr %7, align 4
  %26 = load i32, ptr %8, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = tail call i32 @__ltoad_mpi_Scatter(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, ptr noundef %21, i32 noundef %22, ptr noundef %24, i32 noundef %25, ptr noundef %27)
  %29 = icmp eq ptr %9, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %9, align 4
  br label %31

31:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iscatter(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef writeonly %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = alloca ptr, align 8
  %13 = icmp eq ptr %1, @mpi_fortran_in_place_
  %14 = icmp eq ptr %1, @mpi_fortran_bottom_
  %15 = select i1 %14, ptr null, ptr %1
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %3, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = icmp eq ptr %4, @mpi_fortran_in_place_
  %21 = icmp eq ptr %4, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %4
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %5, align 4
  %25 = load i32, ptr %6, align 4
  %26 = tail call ptr @MPI_Type_f2c(i32 noundef %25)
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %8, align 4
  %29 = tail call ptr @MPI_Comm_f2c(i32 noundef %28)
  %30 = call i32 @__ltoad_mpi_Iscatter(ptr noundef %0, ptr noundef %16, i32 noundef %17, ptr noundef %19, ptr noundef %23, i32 noundef %24, ptr noundef %26, i32 noundef %27, ptr noundef %29, ptr noundef nonnull %12)
  %31 = icmp eq ptr %10, null
  br i1 %31, label %33, label %32

32:
  store i32 %30, ptr %10, align 4
  br label %33

33:
  %34 = load ptr, ptr %12, align 8
  %35 = call i32 @MPI_Request_c2f(ptr noundef %34)
  store i32 %35, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %4, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = icmp eq ptr %5, @mpi_fortran_in_place_
  %19 = icmp eq ptr %5, @mpi_fortran_bottom_
  %20 = select i1 %19, ptr null, ptr %5
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %7, align 4
  %24 = tail call ptr @MPI_Type_f2c(i32 noundef %23)
  %25 = load i32, ptr %8, align 4
  %26 = load i32, ptr %9, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = tail call i32 @__ltoad_mpi_Scatterv(ptr noundef %0, ptr noundef %15, ptr noundef %2, ptr noundef %3, ptr noundef %17, ptr noundef %21, i32 noundef %22, ptr noundef %24, i32 noundef %25, ptr noundef %27)
  %29 = icmp eq ptr %10, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %10, align 4
  br label %31

31:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10, ptr noundef writeonly %11) noinline nounwind {
  %13 = alloca ptr, align 8
  %14 = icmp eq ptr %1, @mpi_fortran_in_place_
  %15 = icmp eq ptr %1, @mpi_fortran_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %4, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = icmp eq ptr %5, @mpi_fortran_in_place_
  %21 = icmp eq ptr %5, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %5
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %6, align 4
  %25 = load i32, ptr %7, align 4
  %26 = tail call ptr @MPI_Type_f2c(i32 noundef %25)
  %27 = load i32, ptr %8, align 4
  %28 = load i32, ptr %9, align 4
  %29 = tail call ptr @MPI_Comm_f2c(i32 noundef %28)
  %30 = call i32 @__ltoad_mpi_Iscatterv(ptr noundef %0, ptr noundef %17, ptr noundef %2, ptr noundef %3, ptr noundef %19, ptr noundef %23, i32 noundef %24, ptr noundef %26, i32 noundef %27, ptr noundef %29, ptr noundef nonnull %13)
  %31 = icmp eq ptr %11, null
  br i1 %31, label %33, label %32

32:
  store i32 %30, ptr %11, align 4
  br label %33

33:
  %34 = load ptr, ptr %13, align 8
  %35 = call i32 @MPI_Request_c2f(ptr noundef %34)
  store i32 %35, ptr %10, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_allgather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = icmp eq ptr %1, @mpi_fortran_in_place_
  %11 = icmp eq ptr %1, @mpi_fortran_bottom_
  %12 = select i1 %11, ptr null, ptr %1
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i32, ptr %2, align 4
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @MPI_Type_f2c(i32 noundef %15)
  %17 = icmp eq ptr %4, @mpi_fortran_in_place_
  %18 = icmp eq ptr %4, @mpi_fortran_bottom_
  %19 = select i1 %18, ptr null, ptr %4
  %20 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %19
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %6, align 4
  %23 = tail call ptr @MPI_Type_f2c(i32 noundef %22)
  %24 = load i32, ptr %7, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = tail call i32 @__ltoad_mpi_Allgather(ptr noundef %0, ptr noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %20, i32 noundef %21, ptr noundef %23, ptr noundef %25)
  %27 = icmp eq ptr %8, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %8, align 4
  br label %29

29:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iallgather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8, ptr noundef writeonly %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @MPI_Type_f2c(i32 noundef %17)
  %19 = icmp eq ptr %4, @mpi_fortran_in_place_
  %20 = icmp eq ptr %4, @mpi_fortran_bottom_
  %21 = select i1 %20, ptr null, ptr %4
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @MPI_Type_f2c(i32 noundef %24)
  %26 = load i32, ptr %7, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = call i32 @__ltoad_mpi_Iallgather(ptr noundef %0, ptr noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef %22, i32 noundef %23, ptr noundef %25, ptr noundef %27, ptr noundef nonnull %11)
  %29 = icmp eq ptr %9, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %9, align 4
  br label %31

31:
  %32 = load ptr, ptr %11, align 8
  %33 = call i32 @MPI_Request_c2f(ptr noundef %32)
  store i32 %33, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_allgatherv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr noundef writeonly %9) noinline nounwind {
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = icmp eq ptr %4, @mpi_fortran_in_place_
  %19 = icmp eq ptr %4, @mpi_fortran_bottom_
  %20 = select i1 %19, ptr null, ptr %4
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @MPI_Type_f2c(i32 noundef %22)
  %24 = load i32, ptr %8, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = tail call i32 @__ltoad_mpi_Allgatherv(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, ptr noundef %21, ptr noundef %5, ptr noundef %6, ptr noundef %23, ptr noundef %25)
  %27 = icmp eq ptr %9, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %9, align 4
  br label %29

29:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iallgatherv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef writeonly %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = alloca ptr, align 8
  %13 = icmp eq ptr %1, @mpi_fortran_in_place_
  %14 = icmp eq ptr %1, @mpi_fortran_bottom_
  %15 = select i1 %14, ptr null, ptr %1
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %3, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = icmp eq ptr %4, @mpi_fortran_in_place_
  %21 = icmp eq ptr %4, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %4
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %7, align 4
  %25 = tail call ptr @MPI_Type_f2c(i32 noundef %24)
  %26 = load i32, ptr %8, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = call i32 @__ltoad_mpi_Iallgatherv(ptr noundef %0, ptr noundef %16, i32 noundef %17, ptr noundef %19, ptr noundef %23, ptr noundef %5, ptr noundef %6, ptr noundef %25, ptr noundef %27, ptr noundef nonnull %12)
  %29 = icmp eq ptr %10, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %10, align 4
  br label %31

31:
  %32 = load ptr, ptr %12, align 8
  %33 = call i32 @MPI_Request_c2f(ptr noundef %32)
  store i32 %33, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_alltoall(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = icmp eq ptr %1, @mpi_fortran_in_place_
  %11 = icmp eq ptr %1, @mpi_fortran_bottom_
  %12 = select i1 %11, ptr null, ptr %1
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i32, ptr %2, align 4
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @MPI_Type_f2c(i32 noundef %15)
  %17 = icmp eq ptr %4, @mpi_fortran_in_place_
  %18 = icmp eq ptr %4, @mpi_fortran_bottom_
  %19 = select i1 %18, ptr null, ptr %4
  %20 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %19
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %6, align 4
  %23 = tail call ptr @MPI_Type_f2c(i32 noundef %22)
  %24 = load i32, ptr %7, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = tail call i32 @__ltoad_mpi_Alltoall(ptr noundef %0, ptr noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %20, i32 noundef %21, ptr noundef %23, ptr noundef %25)
  %27 = icmp eq ptr %8, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %8, align 4
  br label %29

29:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ialltoall(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8, ptr noundef writeonly %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @MPI_Type_f2c(i32 noundef %17)
  %19 = icmp eq ptr %4, @mpi_fortran_in_place_
  %20 = icmp eq ptr %4, @mpi_fortran_bottom_
  %21 = select i1 %20, ptr null, ptr %4
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @MPI_Type_f2c(i32 noundef %24)
  %26 = load i32, ptr %7, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = call i32 @__ltoad_mpi_Ialltoall(ptr noundef %0, ptr noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef %22, i32 noundef %23, ptr noundef %25, ptr noundef %27, ptr noundef nonnull %11)
  %29 = icmp eq ptr %9, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %9, align 4
  br label %31

31:
  %32 = load ptr, ptr %11, align 8
  %33 = call i32 @MPI_Request_c2f(ptr noundef %32)
  store i32 %33, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %4, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = icmp eq ptr %5, @mpi_fortran_in_place_
  %19 = icmp eq ptr %5, @mpi_fortran_bottom_
  %20 = select i1 %19, ptr null, ptr %5
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %8, align 4
  %23 = tail call ptr @MPI_Type_f2c(i32 noundef %22)
  %24 = load i32, ptr %9, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = tail call i32 @__ltoad_mpi_Alltoallv(ptr noundef %0, ptr noundef %15, ptr noundef %2, ptr noundef %3, ptr noundef %17, ptr noundef %21, ptr noundef %6, ptr noundef %7, ptr noundef %23, ptr noundef %25)
  %27 = icmp eq ptr %10, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %10, align 4
  br label %29

29:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10, ptr noundef writeonly %11) noinline nounwind {
  %13 = alloca ptr, align 8
  %14 = icmp eq ptr %1, @mpi_fortran_in_place_
  %15 = icmp eq ptr %1, @mpi_fortran_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %4, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = icmp eq ptr %5, @mpi_fortran_in_place_
  %21 = icmp eq ptr %5, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %5
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %8, align 4
  %25 = tail call ptr @MPI_Type_f2c(i32 noundef %24)
  %26 = load i32, ptr %9, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = call i32 @__ltoad_mpi_Ialltoallv(ptr noundef %0, ptr noundef %17, ptr noundef %2, ptr noundef %3, ptr noundef %19, ptr noundef %23, ptr noundef %6, ptr noundef %7, ptr noundef %25, ptr noundef %27, ptr noundef nonnull %13)
  %29 = icmp eq ptr %11, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %11, align 4
  br label %31

31:
  %32 = load ptr, ptr %13, align 8
  %33 = call i32 @MPI_Request_c2f(ptr noundef %32)
  store i32 %33, ptr %10, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_neighbor_allgather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = icmp eq ptr %1, @mpi_fortran_in_place_
  %11 = icmp eq ptr %1, @mpi_fortran_bottom_
  %12 = select i1 %11, ptr null, ptr %1
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i32, ptr %2, align 4
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @MPI_Type_f2c(i32 noundef %15)
  %17 = icmp eq ptr %4, @mpi_fortran_in_place_
  %18 = icmp eq ptr %4, @mpi_fortran_bottom_
  %19 = select i1 %18, ptr null, ptr %4
  %20 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %19
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %6, align 4
  %23 = tail call ptr @MPI_Type_f2c(i32 noundef %22)
  %24 = load i32, ptr %7, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = tail call i32 @__ltoad_mpi_Neighbor_allgather(ptr noundef %0, ptr noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %20, i32 noundef %21, ptr noundef %23, ptr noundef %25)
  %27 = icmp eq ptr %8, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %8, align 4
  br label %29

29:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ineighbor_allgather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8, ptr noundef writeonly %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @MPI_Type_f2c(i32 noundef %17)
  %19 = icmp eq ptr %4, @mpi_fortran_in_place_
  %20 = icmp eq ptr %4, @mpi_fortran_bottom_
  %21 = select i1 %20, ptr null, ptr %4
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @MPI_Type_f2c(i32 noundef %24)
  %26 = load i32, ptr %7, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = call i32 @__ltoad_mpi_Ineighbor_allgather(ptr noundef %0, ptr noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef %22, i32 noundef %23, ptr noundef %25, ptr noundef %27, ptr noundef nonnull %11)
  %29 = icmp eq ptr %9, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %9, align 4
  br label %31

31:
  %32 = load ptr, ptr %11, align 8
  %33 = call i32 @MPI_Request_c2f(ptr noundef %32)
  store i32 %33, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_neighbor_allgatherv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr noundef writeonly %9) noinline nounwind {
  %11 = icmp eq ptr %1, @mpi_fortran_in_place_
  %12 = icmp eq ptr %1, @mpi_fortran_bottom_
  %13 = select i1 %12, ptr null, ptr %1
  %14 = select i1 %11, ptr inttoptr (i64 1 to ptr), ptr %13
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %3, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = icmp eq ptr %4, @mpi_fortran_in_place_
  %19 = icmp eq ptr %4, @mpi_fortran_bottom_
  %20 = select i1 %19, ptr null, ptr %4
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %7, align 4
  %23 = tail call ptr @MPI_Type_f2c(i32 noundef %22)
  %24 = load i32, ptr %8, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = tail call i32 @__ltoad_mpi_Neighbor_allgatherv(ptr noundef %0, ptr noundef %14, i32 noundef %15, ptr noundef %17, ptr noundef %21, ptr noundef %5, ptr noundef %6, ptr noundef %23, ptr noundef %25)
  %27 = icmp eq ptr %9, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %9, align 4
  br label %29

29:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ineighbor_allgatherv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef writeonly %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = alloca ptr, align 8
  %13 = icmp eq ptr %1, @mpi_fortran_in_place_
  %14 = icmp eq ptr %1, @mpi_fortran_bottom_
  %15 = select i1 %14, ptr null, ptr %1
  %16 = select i1 %13, ptr inttoptr (i64 1 to ptr), ptr %15
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %3, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = icmp eq ptr %4, @mpi_fortran_in_place_
  %21 = icmp eq ptr %4, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %4
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %7, align 4
  %25 = tail call ptr @MPI_Type_f2c(i32 noundef %24)
  %26 = load i32, ptr %8, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = call i32 @__ltoad_mpi_Ineighbor_allgatherv(ptr noundef %0, ptr noundef %16, i32 noundef %17, ptr noundef %19, ptr noundef %23, ptr noundef %5, ptr noundef %6, ptr noundef %25, ptr noundef %27, ptr noundef nonnull %12)
  %29 = icmp eq ptr %10, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %10, align 4
  br label %31

31:
  %32 = load ptr, ptr %12, align 8
  %33 = call i32 @MPI_Request_c2f(ptr noundef %32)
  store i32 %33, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_neighbor_alltoall(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr noundef writeonly %8) noinline nounwind {
  %10 = icmp eq ptr %1, @mpi_fortran_in_place_
  %11 = icmp eq ptr %1, @mpi_fortran_bottom_
  %12 = select i1 %11, ptr null, ptr %1
  %13 = select i1 %10, ptr inttoptr (i64 1 to ptr), ptr %12
  %14 = load i32, ptr %2, align 4
  %15 = load i32, ptr %3, align 4
  %16 = tail call ptr @MPI_Type_f2c(i32 noundef %15)
  %17 = icmp eq ptr %4, @mpi_fortran_in_place_
  %18 = icmp eq ptr %4, @mpi_fortran_bottom_
  %19 = select i1 %18, ptr null, ptr %4
  %20 = select i1 %17, ptr inttoptr (i64 1 to ptr), ptr %19
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %6, align 4
  %23 = tail call ptr @MPI_Type_f2c(i32 noundef %22)
  %24 = load i32, ptr %7, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = tail call i32 @__ltoad_mpi_Neighbor_alltoall(ptr noundef %0, ptr noundef %13, i32 noundef %14, ptr noundef %16, ptr noundef %20, i32 noundef %21, ptr noundef %23, ptr noundef %25)
  %27 = icmp eq ptr %8, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %8, align 4
  br label %29

29:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ineighbor_alltoall(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8, ptr noundef writeonly %9) noinline nounwind {
  %11 = alloca ptr, align 8
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = tail call ptr @MPI_Type_f2c(i32 noundef %17)
  %19 = icmp eq ptr %4, @mpi_fortran_in_place_
  %20 = icmp eq ptr %4, @mpi_fortran_bottom_
  %21 = select i1 %20, ptr null, ptr %4
  %22 = select i1 %19, ptr inttoptr (i64 1 to ptr), ptr %21
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %6, align 4
  %25 = tail call ptr @MPI_Type_f2c(i32 noundef %24)
  %26 = load i32, ptr %7, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = call i32 @__ltoad_mpi_Ineighbor_alltoall(ptr noundef %0, ptr noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef %22, i32 noundef %23, ptr noundef %25, ptr noundef %27, ptr noundef nonnull %11)
  %29 = icmp eq ptr %9, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %9, align 4
  br label %31

31:
  %32 = load ptr, ptr %11, align 8
  %33 = call i32 @MPI_Request_c2f(ptr noundef %32)
  store i32 %33, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_neighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  %13 = icmp eq ptr %1, @mpi_fortran_bottom_
  %14 = select i1 %13, ptr null, ptr %1
  %15 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %14
  %16 = load i32, ptr %4, align 4
  %17 = tail call ptr @MPI_Type_f2c(i32 noundef %16)
  %18 = icmp eq ptr %5, @mpi_fortran_in_place_
  %19 = icmp eq ptr %5, @mpi_fortran_bottom_
  %20 = select i1 %19, ptr null, ptr %5
  %21 = select i1 %18, ptr inttoptr (i64 1 to ptr), ptr %20
  %22 = load i32, ptr %8, align 4
  %23 = tail call ptr @MPI_Type_f2c(i32 noundef %22)
  %24 = load i32, ptr %9, align 4
  %25 = tail call ptr @MPI_Comm_f2c(i32 noundef %24)
  %26 = tail call i32 @__ltoad_mpi_Neighbor_alltoallv(ptr noundef %0, ptr noundef %15, ptr noundef %2, ptr noundef %3, ptr noundef %17, ptr noundef %21, ptr noundef %6, ptr noundef %7, ptr noundef %23, ptr noundef %25)
  %27 = icmp eq ptr %10, null
  br i1 %27, label %29, label %28

28:
  store i32 %26, ptr %10, align 4
  br label %29

29:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ineighbor_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10, ptr noundef writeonly %11) noinline nounwind {
  %13 = alloca ptr, align 8
  %14 = icmp eq ptr %1, @mpi_fortran_in_place_
  %15 = icmp eq ptr %1, @mpi_fortran_bottom_
  %16 = select i1 %15, ptr null, ptr %1
  %17 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %16
  %18 = load i32, ptr %4, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = icmp eq ptr %5, @mpi_fortran_in_place_
  %21 = icmp eq ptr %5, @mpi_fortran_bottom_
  %22 = select i1 %21, ptr null, ptr %5
  %23 = select i1 %20, ptr inttoptr (i64 1 to ptr), ptr %22
  %24 = load i32, ptr %8, align 4
  %25 = tail call ptr @MPI_Type_f2c(i32 noundef %24)
  %26 = load i32, ptr %9, align 4
  %27 = tail call ptr @MPI_Comm_f2c(i32 noundef %26)
  %28 = call i32 @__ltoad_mpi_Ineighbor_alltoallv(ptr noundef %0, ptr noundef %17, ptr noundef %2, ptr noundef %3, ptr noundef %19, ptr noundef %23, ptr noundef %6, ptr noundef %7, ptr noundef %25, ptr noundef %27, ptr noundef nonnull %13)
  %29 = icmp eq ptr %11, null
  br i1 %29, label %31, label %30

30:
  store i32 %28, ptr %11, align 4
  br label %31

31:
  %32 = load ptr, ptr %13, align 8
  %33 = call i32 @MPI_Request_c2f(ptr noundef %32)
  store i32 %33, ptr %10, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr nocapture noundef readonly %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  br i1 %12, label %17, label %13

13:
  %14 = load i32, ptr %9, align 4
  %15 = tail call ptr @MPI_Comm_f2c(i32 noundef %14)
  %16 = tail call fastcc i32 @__ltoad_mpi__ranks_in(ptr noundef %15)
  br label %17

17:
  %18 = phi i32 [ %16, %13 ], [ 0, %11 ]
  %19 = tail call fastcc ptr @__ltoad_mpi__types_of(ptr noundef %0, ptr noundef %4, i32 noundef %18)
  %20 = load i32, ptr %9, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = tail call fastcc i32 @__ltoad_mpi__ranks_in(ptr noundef %21)
  %23 = tail call fastcc ptr @__ltoad_mpi__types_of(ptr noundef %0, ptr noundef %8, i32 noundef %22)
  %24 = icmp eq ptr %1, @mpi_fortran_bottom_
  %25 = select i1 %24, ptr null, ptr %1
  %26 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %25
  %27 = icmp eq ptr %5, @mpi_fortran_in_place_
  %28 = icmp eq ptr %5, @mpi_fortran_bottom_
  %29 = select i1 %28, ptr null, ptr %5
  %30 = select i1 %27, ptr inttoptr (i64 1 to ptr), ptr %29
  %31 = load i32, ptr %9, align 4
  %32 = tail call ptr @MPI_Comm_f2c(i32 noundef %31)
  %33 = tail call i32 @__ltoad_mpi_Alltoallw(ptr noundef %0, ptr noundef %26, ptr noundef %2, ptr noundef %3, ptr noundef %19, ptr noundef %30, ptr noundef %6, ptr noundef %7, ptr noundef %23, ptr noundef %32)
  %34 = icmp eq ptr %10, null
  br i1 %34, label %36, label %35

35:
  store i32 %33, ptr %10, align 4
  br label %36

36:
  ret void
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__types_of(ptr nocapture noundef %0, ptr noundef readonly %1, i32 noundef %2) unnamed_addr noinline nounwind {
  %4 = add nsw i32 %2, 1
  %5 = sext i32 %4 to i64
  %6 = shl nsw i64 %5, 3
  %7 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %0, i64 noundef %6)
  %8 = icmp eq ptr %1, null
  br i1 %8, label %15, label %9

9:
  %10 = tail call i32 @llvm.smax.i32(i32 %2, i32 0)
  %11 = zext nneg i32 %10 to i64
  br label %12

12:
  %13 = phi i64 [ 0, %9 ], [ %21, %16 ]
  %14 = icmp eq i64 %13, %11
  br i1 %14, label %15, label %16

15:
  ret ptr %7

16:
  %17 = getelementptr inbounds i32, ptr %1, i64 %13
  %18 = load i32, ptr %17, align 4
  %19 = tail call ptr @MPI_Type_f2c(i32 noundef %18)
  %20 = getelementptr inbounds ptr, ptr %7, i64 %13
  store ptr %19, ptr %20, align 8
  %21 = add nuw nsw i64 %13, 1
  br label %12
}

define linkonce_odr hidden fastcc i32 @__ltoad_mpi__ranks_in(ptr noundef %0) unnamed_addr noinline nounwind {
  %2 = alloca i32, align 4
  %3 = call i32 @MPI_Comm_size(ptr noundef %0, ptr noundef nonnull %2)
  %4 = load i32, ptr %2, align 4
  ret i32 %4
}

define linkonce_odr hidden void @__ltoad_mpi_f_ialltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10, ptr noundef writeonly %11) noinline nounwind {
  %13 = alloca ptr, align 8
  %14 = icmp eq ptr %1, @mpi_fortran_in_place_
  br i1 %14, label %19, label %15

15:
  %16 = load i32, ptr %9, align 4
  %17 = tail call ptr @MPI_Comm_f2c(i32 noundef %16)
  %18 = tail call fastcc i32 @__ltoad_mpi__ranks_in(ptr noundef %17)
  br label %19

19:
  %20 = phi i32 [ %18, %15 ], [ 0, %12 ]
  %21 = tail call fastcc ptr @__ltoad_mpi__types_of(ptr noundef %0, ptr noundef %4, i32 noundef %20)
  %22 = load i32, ptr %9, align 4
  %23 = tail call ptr @MPI_Comm_f2c(i32 noundef %22)
  %24 = tail call fastcc i32 @__ltoad_mpi__ranks_in(ptr noundef %23)
  %25 = tail call fastcc ptr @__ltoad_mpi__types_of(ptr noundef %0, ptr noundef %8, i32 noundef %24)
  %26 = icmp eq ptr %1, @mpi_fortran_bottom_
  %27 = select i1 %26, ptr null, ptr %1
  %28 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %27
  %29 = icmp eq ptr %5, @mpi_fortran_in_place_
  %30 = icmp eq ptr %5, @mpi_fortran_bottom_
  %31 = select i1 %30, ptr null, ptr %5
  %32 = select i1 %29, ptr inttoptr (i64 1 to ptr), ptr %31
  %33 = load i32, ptr %9, align 4
  %34 = tail call ptr @MPI_Comm_f2c(i32 noundef %33)
  %35 = call i32 @__ltoad_mpi_Ialltoallw(ptr noundef %0, ptr noundef %28, ptr noundef %2, ptr noundef %3, ptr noundef %21, ptr noundef %32, ptr noundef %6, ptr noundef %7, ptr noundef %25, ptr noundef %34, ptr noundef nonnull %13)
  %36 = icmp eq ptr %11, null
  br i1 %36, label %38, label %37

37:
  store i32 %35, ptr %11, align 4
  br label %38

38:
  %39 = load ptr, ptr %13, align 8
  %40 = call i32 @MPI_Request_c2f(ptr noundef %39)
  store i32 %40, ptr %10, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_neighbor_alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr nocapture noundef readonly %9, ptr noundef writeonly %10) noinline nounwind {
  %12 = icmp eq ptr %1, @mpi_fortran_in_place_
  br i1 %12, label %17, label %13

13:
  %14 = load i32, ptr %9, align 4
  %15 = tail call ptr @MPI_Comm_f2c(i32 noundef %14)
  %16 = tail call fastcc i32 @__ltoad_mpi__pieces_among_neighbours(ptr noundef %15, i32 noundef 0)
  br label %17

17:
  %18 = phi i32 [ %16, %13 ], [ 0, %11 ]
  %19 = tail call fastcc ptr @__ltoad_mpi__types_of(ptr noundef %0, ptr noundef %4, i32 noundef %18)
  %20 = load i32, ptr %9, align 4
  %21 = tail call ptr @MPI_Comm_f2c(i32 noundef %20)
  %22 = tail call fastcc i32 @__ltoad_mpi__pieces_among_neighbours(ptr noundef %21, i32 noundef 1)
  %23 = tail call fastcc ptr @__ltoad_mpi__types_of(ptr noundef %0, ptr noundef %8, i32 noundef %22)
  %24 = icmp eq ptr %1, @mpi_fortran_bottom_
  %25 = select i1 %24, ptr null, ptr %1
  %26 = select i1 %12, ptr inttoptr (i64 1 to ptr), ptr %25
  %27 = icmp eq ptr %5, @mpi_fortran_in_place_
  %28 = icmp eq ptr %5, @mpi_fortran_bottom_
  %29 = select i1 %28, ptr null, ptr %5
  %30 = select i1 %27, ptr inttoptr (i64 1 to ptr), ptr %29
  %31 = load i32, ptr %9, align 4
  %32 = tail call ptr @MPI_Comm_f2c(i32 noundef %31)
  %33 = tail call i32 @__ltoad_mpi_Neighbor_alltoallw(ptr noundef %0, ptr noundef %26, ptr noundef %2, ptr noundef %3, ptr noundef %19, ptr noundef %30, ptr noundef %6, ptr noundef %7, ptr noundef %23, ptr noundef %32)
  %34 = icmp eq ptr %10, null
  br i1 %34, label %36, label %35

35:
  store i32 %33, ptr %10, align 4
  br label %36

36:
  ret void
}

define linkonce_odr hidden fastcc i32 @__ltoad_mpi__pieces_among_neighbours(ptr noundef %0, i32 noundef %1) unnamed_addr noinline nounwind {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = call fastcc ptr @__ltoad_mpi__neighbours_of(ptr noundef %0, ptr noundef nonnull %3, ptr noundef nonnull %4)
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %5)
  %6 = icmp eq i32 %1, 0
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %3, align 4
  %9 = select i1 %6, i32 %8, i32 %7
  ret i32 %9
}

define linkonce_odr hidden void @__ltoad_mpi_f_ineighbor_alltoallw(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10, ptr noundef writeonly %11) noinline nounwind {
  %13 = alloca ptr, align 8
  %14 = icmp eq ptr %1, @mpi_fortran_in_place_
  br i1 %14, label %19, label %15

15:
  %16 = load i32, ptr %9, align 4
  %17 = tail call ptr @MPI_Comm_f2c(i32 noundef %16)
  %18 = tail call fastcc i32 @__ltoad_mpi__pieces_among_neighbours(ptr noundef %17, i32 noundef 0)
  br label %19

19:
  %20 = phi i32 [ %18, %15 ], [ 0, %12 ]
  %21 = tail call fastcc ptr @__ltoad_mpi__types_of(ptr noundef %0, ptr noundef %4, i32 noundef %20)
  %22 = load i32, ptr %9, align 4
  %23 = tail call ptr @MPI_Comm_f2c(i32 noundef %22)
  %24 = tail call fastcc i32 @__ltoad_mpi__pieces_among_neighbours(ptr noundef %23, i32 noundef 1)
  %25 = tail call fastcc ptr @__ltoad_mpi__types_of(ptr noundef %0, ptr noundef %8, i32 noundef %24)
  %26 = icmp eq ptr %1, @mpi_fortran_bottom_
  %27 = select i1 %26, ptr null, ptr %1
  %28 = select i1 %14, ptr inttoptr (i64 1 to ptr), ptr %27
  %29 = icmp eq ptr %5, @mpi_fortran_in_place_
  %30 = icmp eq ptr %5, @mpi_fortran_bottom_
  %31 = select i1 %30, ptr null, ptr %5
  %32 = select i1 %29, ptr inttoptr (i64 1 to ptr), ptr %31
  %33 = load i32, ptr %9, align 4
  %34 = tail call ptr @MPI_Comm_f2c(i32 noundef %33)
  %35 = call i32 @__ltoad_mpi_Ineighbor_alltoallw(ptr noundef %0, ptr noundef %28, ptr noundef %2, ptr noundef %3, ptr noundef %21, ptr noundef %32, ptr noundef %6, ptr noundef %7, ptr noundef %25, ptr noundef %34, ptr noundef nonnull %13)
  %36 = icmp eq ptr %11, null
  br i1 %36, label %38, label %37

37:
  store i32 %35, ptr %11, align 4
  br label %38

38:
  %39 = load ptr, ptr %13, align 8
  %40 = call i32 @MPI_Request_c2f(ptr noundef %39)
  store i32 %40, ptr %10, align 4
  ret void
}

define weak void @mpi_init_(ptr noundef %0) noinline nounwind {
  %2 = alloca i32, align 4
  %3 = icmp eq ptr %0, null
  %4 = select i1 %3, ptr %2, ptr %0
  call void @pmpi_init_(ptr noundef nonnull %4)
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:
  call fastcc void @__ltoad_mpi__begin_world()
  br label %8

8:
  ret void
}

declare void @pmpi_init_(ptr noundef)

define weak void @mpi_init_f08_(ptr noundef %0) noinline nounwind {
  tail call void @mpi_init_(ptr noundef %0)
  ret void
}

define weak void @mpi_init_thread_(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = alloca i32, align 4
  %5 = icmp eq ptr %2, null
  %6 = select i1 %5, ptr %4, ptr %2
  call void @pmpi_init_thread_(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %6)
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:
  call fastcc void @__ltoad_mpi__begin_world()
  br label %10

10:
  ret void
}

declare void @pmpi_init_thread_(ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_init_thread_f08_(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  tail call void @mpi_init_thread_(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

define weak void @mpi_comm_dup_(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = alloca i32, align 4
  %5 = icmp eq ptr %2, null
  %6 = select i1 %5, ptr %4, ptr %2
  call void @pmpi_comm_dup_(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %6)
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:
  %10 = load i32, ptr %1, align 4
  %11 = call ptr @MPI_Comm_f2c(i32 noundef %10)
  call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %11)
  br label %12

12:
  ret void
}

declare void @pmpi_comm_dup_(ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_comm_dup_f08_(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  tail call void @mpi_comm_dup_(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

define weak void @mpi_comm_split_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = alloca i32, align 4
  %7 = icmp eq ptr %4, null
  %8 = select i1 %7, ptr %6, ptr %4
  call void @pmpi_comm_split_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef nonnull %8)
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %14

11:
  %12 = load i32, ptr %3, align 4
  %13 = call ptr @MPI_Comm_f2c(i32 noundef %12)
  call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %13)
  br label %14

14:
  ret void
}

declare void @pmpi_comm_split_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_comm_split_f08_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  tail call void @mpi_comm_split_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  ret void
}

define weak void @mpi_comm_split_type_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = alloca i32, align 4
  %8 = icmp eq ptr %5, null
  %9 = select i1 %8, ptr %7, ptr %5
  call void @pmpi_comm_split_type_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef nonnull %9)
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %15

12:
  %13 = load i32, ptr %4, align 4
  %14 = call ptr @MPI_Comm_f2c(i32 noundef %13)
  call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %14)
  br label %15

15:
  ret void
}

declare void @pmpi_comm_split_type_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_comm_split_type_f08_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  tail call void @mpi_comm_split_type_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  ret void
}

define weak void @mpi_comm_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca i32, align 4
  %6 = icmp eq ptr %3, null
  %7 = select i1 %6, ptr %5, ptr %3
  call void @pmpi_comm_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %7)
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:
  %11 = load i32, ptr %2, align 4
  %12 = call ptr @MPI_Comm_f2c(i32 noundef %11)
  call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %12)
  br label %13

13:
  ret void
}

declare void @pmpi_comm_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_comm_create_f08_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  tail call void @mpi_comm_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  ret void
}

define weak void @mpi_cart_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = alloca i32, align 4
  %9 = icmp eq ptr %6, null
  %10 = select i1 %9, ptr %8, ptr %6
  call void @pmpi_cart_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %10)
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:
  %14 = load i32, ptr %5, align 4
  %15 = call ptr @MPI_Comm_f2c(i32 noundef %14)
  call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %15)
  br label %16

16:
  ret void
}

declare void @pmpi_cart_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_cart_create_f08_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  tail call void @mpi_cart_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  ret void
}

define weak void @mpi_cart_sub_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca i32, align 4
  %6 = icmp eq ptr %3, null
  %7 = select i1 %6, ptr %5, ptr %3
  call void @pmpi_cart_sub_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef nonnull %7)
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:
  %11 = load i32, ptr %2, align 4
  %12 = call ptr @MPI_Comm_f2c(i32 noundef %11)
  call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %12)
  br label %13

13:
  ret void
}

declare void @pmpi_cart_sub_(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_cart_sub_f08_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  tail call void @mpi_cart_sub_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  ret void
}

define weak void @mpi_dist_graph_create_adjacent_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca i32, align 4
  %13 = icmp eq ptr %10, null
  %14 = select i1 %13, ptr %12, ptr %10
  call void @pmpi_dist_graph_create_adjacent_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef nonnull %14)
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %9, align 4
  %19 = call ptr @MPI_Comm_f2c(i32 noundef %18)
  call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %19)
  br label %20

20:
  ret void
}

declare void @pmpi_dist_graph_create_adjacent_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_dist_graph_create_adjacent_f08_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  tail call void @mpi_dist_graph_create_adjacent_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10)
  ret void
}

define weak void @mpi_graph_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = alloca i32, align 4
  %9 = icmp eq ptr %6, null
  %10 = select i1 %9, ptr %8, ptr %6
  call void @pmpi_graph_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef nonnull %10)
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %16

13:
  %14 = load i32, ptr %5, align 4
  %15 = call ptr @MPI_Comm_f2c(i32 noundef %14)
  call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %15)
  br label %16

16:
  ret void
}

declare void @pmpi_graph_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_graph_create_f08_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  tail call void @mpi_graph_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__give_back(ptr noundef %0) unnamed_addr noinline nounwind {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %12, label %3

3:
  %4 = getelementptr inbounds i8, ptr %0, i64 -16
  %5 = getelementptr inbounds i8, ptr %0, i64 -8
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 20
  br i1 %7, label %8, label %9

8:
  tail call void @free(ptr noundef nonnull %4)
  br label %12

9:
  %10 = getelementptr inbounds [20 x ptr], ptr @__ltoad_mpi__pools, i64 0, i64 %6
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %4, align 8
  store ptr %4, ptr %10, align 8
  br label %12

12:
  ret void
}

declare void @free(ptr allocptr nocapture noundef)

declare ptr @__ltoad_arena_allocate(ptr noundef, i64 noundef)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

define linkonce_odr hidden fastcc nonnull ptr @__ltoad_mpi__take_memory(i64 noundef %0) unnamed_addr noinline nounwind {
  %2 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %0)
  %3 = tail call i64 @llvm.smax.i64(i64 %0, i64 0)
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %2, i8 0, i64 %3, i1 false)
  ret ptr %2
}

define linkonce_odr hidden fastcc nonnull ptr @__ltoad_mpi__take_room(i64 noundef %0) unnamed_addr noinline nounwind {
  %2 = add nsw i64 %0, 16
  br label %3

3:
  %4 = phi i64 [ 0, %1 ], [ %9, %3 ]
  %5 = icmp ult i64 %4, 20
  %6 = shl nuw nsw i64 64, %4
  %7 = icmp sgt i64 %2, %6
  %8 = select i1 %5, i1 %7, i1 false
  %9 = add nuw nsw i64 %4, 1
  br i1 %8, label %3, label %10

10:
  br i1 %5, label %11, label %17

11:
  %12 = getelementptr inbounds [20 x ptr], ptr @__ltoad_mpi__pools, i64 0, i64 %4
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %17, label %15

15:
  %16 = load ptr, ptr %13, align 8
  store ptr %16, ptr %12, align 8
  br label %24

17:
  %18 = phi i64 [ %2, %10 ], [ %6, %11 ]
  %19 = tail call noalias ptr @malloc(i64 noundef %18)
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %22

21:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str, ptr noundef nonnull @__ltoad_mpi__str.86)
  unreachable

22:
  %23 = getelementptr inbounds i8, ptr %19, i64 8
  store i64 %4, ptr %23, align 8
  br label %24

24:
  %25 = phi ptr [ %13, %15 ], [ %19, %22 ]
  %26 = getelementptr inbounds i8, ptr %25, i64 16
  ret ptr %26
}

declare noalias noundef ptr @malloc(i64 noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__say_place() unnamed_addr noinline nounwind {
  %1 = alloca [16 x i8], align 16
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  %4 = load ptr, ptr @__ltoad_mpi__here, align 8
  %5 = load i64, ptr @__ltoad_mpi__here_buffers, align 8
  %6 = tail call i64 @llvm.smax.i64(i64 %5, i64 0)
  br label %7

7:
  %8 = phi ptr [ %4, %0 ], [ %18, %15 ]
  %9 = phi i64 [ 0, %0 ], [ %19, %15 ]
  %10 = icmp eq i64 %9, %6
  br i1 %10, label %11, label %15

11:
  %12 = call i32 @MPI_Initialized(ptr noundef nonnull %3)
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %22, label %20

15:
  %16 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %8)
  %17 = add i64 %16, 1
  %18 = getelementptr inbounds i8, ptr %8, i64 %17
  %19 = add nuw i64 %9, 1
  br label %7

20:
  %21 = call i32 @PMPI_Comm_rank(ptr noundef nonnull @ompi_mpi_comm_world, ptr noundef nonnull %2)
  br label %22

22:
  call fastcc void @__ltoad_mpi__say(ptr noundef nonnull @__ltoad_mpi__str.90)
  %23 = load i32, ptr %2, align 4
  %24 = getelementptr inbounds i8, ptr %1, i64 15
  store i8 0, ptr %24, align 1
  br label %25

25:
  %26 = phi i64 [ %31, %25 ], [ 15, %22 ]
  %27 = phi i32 [ %33, %25 ], [ %23, %22 ]
  %28 = srem i32 %27, 10
  %29 = trunc nsw i32 %28 to i8
  %30 = add nsw i8 %29, 48
  %31 = add nsw i64 %26, -1
  %32 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 %31
  store i8 %30, ptr %32, align 1
  %33 = sdiv i32 %27, 10
  %34 = add i32 %27, 9
  %35 = icmp ult i32 %34, 19
  br i1 %35, label %36, label %25

36:
  %37 = getelementptr inbounds [16 x i8], ptr %1, i64 0, i64 %31
  call fastcc void @__ltoad_mpi__say(ptr noundef nonnull %37)
  call fastcc void @__ltoad_mpi__say(ptr noundef nonnull @__ltoad_mpi__str.91)
  %38 = load i8, ptr %8, align 1
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %41, label %40

40:
  call fastcc void @__ltoad_mpi__say(ptr noundef nonnull %8)
  call fastcc void @__ltoad_mpi__say(ptr noundef nonnull @__ltoad_mpi__str.91)
  br label %41

41:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__say(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  br label %2

2:
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:
  %9 = tail call i64 @write(i32 noundef 2, ptr noundef nonnull %0, i64 noundef %3)
  %10 = icmp slt i64 %9, 0
  br i1 %10, label %11, label %12

11:
  tail call void @abort()
  unreachable

12:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__stop_all() unnamed_addr noinline nounwind {
  %1 = tail call i32 @MPI_Abort(ptr noundef nonnull @ompi_mpi_comm_world, i32 noundef 1)
  tail call void @abort()
  unreachable
}

declare i64 @strlen(ptr nocapture noundef)

declare i32 @MPI_Initialized(ptr noundef)

declare i32 @PMPI_Comm_rank(ptr noundef, ptr noundef)

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef)

declare void @abort()

declare i32 @MPI_Abort(ptr noundef, i32 noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__pop(ptr nocapture noundef %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 24
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 112
  %7 = load i32, ptr %6, align 8
  switch i32 %7, label %66 [
    i32 0, label %8
    i32 1, label %36
  ]

8:
  %9 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull %3)
  %10 = getelementptr inbounds i8, ptr %3, i64 184
  store ptr %9, ptr %10, align 8
  %11 = tail call fastcc i32 @__ltoad_mpi__wire_count(ptr noundef nonnull %3)
  %12 = getelementptr inbounds i8, ptr %3, i64 144
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 32
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  %17 = getelementptr inbounds i8, ptr %13, i64 40
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 3
  %20 = select i1 %19, i32 3, i32 0
  %21 = select i1 %16, i32 %18, i32 %20
  switch i32 %21, label %22 [
    i32 3, label %26
    i32 1, label %25
  ]

22:
  %23 = icmp eq i32 %21, 2
  %24 = select i1 %23, ptr @ompi_mpi_double, ptr @ompi_mpi_byte
  br label %26

25:
  br label %26

26:
  %27 = phi ptr [ @ompi_mpi_long_double, %8 ], [ %24, %22 ], [ @ompi_mpi_float, %25 ]
  %28 = getelementptr inbounds i8, ptr %3, i64 116
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i8, ptr %3, i64 120
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %3, i64 136
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %3, i64 216
  %35 = tail call i32 @PMPI_Irecv(ptr noundef nonnull %9, i32 noundef %11, ptr noundef nonnull %27, i32 noundef %29, i32 noundef %31, ptr noundef %33, ptr noundef nonnull %34)
  br label %207

36:
  %37 = tail call fastcc i32 @__ltoad_mpi__wire_count(ptr noundef nonnull %3)
  %38 = getelementptr inbounds i8, ptr %3, i64 144
  %39 = tail call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %38)
  %40 = icmp eq i64 %39, 0
  %41 = getelementptr inbounds i8, ptr %3, i64 184
  %42 = load ptr, ptr %41, align 8
  br i1 %40, label %48, label %43

43:
  %44 = sext i32 %37 to i64
  %45 = tail call fastcc i32 @__ltoad_mpi__all_zero(ptr noundef %42, i64 noundef %44)
  %46 = icmp eq i32 %45, 0
  %47 = select i1 %46, i32 %37, i32 0
  br label %48

48:
  %49 = phi i32 [ %47, %43 ], [ %37, %36 ]
  %50 = sext i32 %49 to i64
  %51 = load ptr, ptr %38, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 32
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  %55 = getelementptr inbounds i8, ptr %51, i64 40
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %56, 3
  %58 = select i1 %57, i32 3, i32 0
  %59 = select i1 %54, i32 %56, i32 %58
  %60 = getelementptr inbounds i8, ptr %3, i64 116
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds i8, ptr %3, i64 120
  %63 = load i32, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %3, i64 136
  %65 = load ptr, ptr %64, align 8
  tail call fastcc void @__ltoad_mpi__send_wire(ptr noundef %42, i64 noundef %50, i32 noundef %59, i32 noundef %61, i32 noundef %63, ptr noundef %65)
  store ptr null, ptr %41, align 8
  br label %207

66:
  %67 = getelementptr inbounds i8, ptr %3, i64 64
  %68 = load ptr, ptr %67, align 8
  %69 = load i32, ptr %68, align 8
  switch i32 %69, label %72 [
    i32 0, label %70
    i32 1, label %71
  ]

70:
  tail call fastcc void @__ltoad_mpi__start_exchange(ptr noundef nonnull %3)
  br label %207

71:
  tail call fastcc void @__ltoad_mpi__start_broadcast(ptr noundef nonnull %3)
  br label %207

72:
  %73 = tail call fastcc i64 @__ltoad_mpi__results(ptr noundef nonnull %68)
  %74 = getelementptr inbounds i8, ptr %3, i64 48
  %75 = load ptr, ptr %74, align 8
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %76, %73
  %78 = getelementptr inbounds i8, ptr %68, i64 8
  %79 = load i32, ptr %78, align 8
  %80 = sext i32 %79 to i64
  %81 = mul nsw i64 %77, %80
  %82 = getelementptr inbounds i8, ptr %3, i64 96
  %83 = load ptr, ptr %82, align 8
  %84 = tail call fastcc i32 @__ltoad_mpi__countable(i64 noundef %81, ptr noundef %83)
  %85 = load i32, ptr %78, align 8
  %86 = sdiv i32 %84, %85
  %87 = getelementptr inbounds i8, ptr %68, i64 112
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %88, i64 40
  %90 = load i32, ptr %89, align 8
  switch i32 %90, label %91 [
    i32 3, label %95
    i32 1, label %94
  ]

91:
  %92 = icmp eq i32 %90, 2
  %93 = select i1 %92, ptr @ompi_mpi_double, ptr @ompi_mpi_byte
  br label %95

94:
  br label %95

95:
  %96 = phi ptr [ @ompi_mpi_long_double, %72 ], [ %93, %91 ], [ @ompi_mpi_float, %94 ]
  %97 = zext i32 %90 to i64
  %98 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %97
  %99 = load i64, ptr %98, align 8
  tail call fastcc void @__ltoad_mpi__start_values(ptr noundef nonnull readonly %3)
  %100 = load i32, ptr %68, align 8
  switch i32 %100, label %189 [
    i32 2, label %101
    i32 3, label %116
    i32 4, label %133
  ]

101:
  %102 = getelementptr inbounds i8, ptr %68, i64 16
  %103 = load i32, ptr %102, align 8
  %104 = icmp eq i32 %103, 0
  %105 = getelementptr inbounds i8, ptr %68, i64 96
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds i8, ptr %68, i64 12
  %108 = load i32, ptr %107, align 4
  %109 = getelementptr inbounds i8, ptr %3, i64 136
  %110 = load ptr, ptr %109, align 8
  br i1 %104, label %113, label %111

111:
  %112 = tail call i32 @PMPI_Bcast(ptr noundef %106, i32 noundef %86, ptr noundef nonnull %96, i32 noundef %108, ptr noundef %110)
  br label %207

113:
  %114 = getelementptr inbounds i8, ptr %68, i64 208
  %115 = tail call i32 @PMPI_Ibcast(ptr noundef %106, i32 noundef %86, ptr noundef nonnull %96, i32 noundef %108, ptr noundef %110, ptr noundef nonnull %114)
  br label %207

116:
  %117 = sext i32 %86 to i64
  %118 = mul nsw i64 %99, %117
  %119 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %118)
  %120 = getelementptr inbounds i8, ptr %68, i64 104
  store ptr %119, ptr %120, align 8
  %121 = getelementptr inbounds i8, ptr %68, i64 16
  %122 = load i32, ptr %121, align 8
  %123 = icmp eq i32 %122, 0
  %124 = getelementptr inbounds i8, ptr %68, i64 96
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds i8, ptr %3, i64 136
  %127 = load ptr, ptr %126, align 8
  br i1 %123, label %130, label %128

128:
  %129 = tail call i32 @PMPI_Allreduce(ptr noundef %125, ptr noundef nonnull %119, i32 noundef %86, ptr noundef nonnull %96, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %127)
  br label %207

130:
  %131 = getelementptr inbounds i8, ptr %68, i64 208
  %132 = tail call i32 @PMPI_Iallreduce(ptr noundef %125, ptr noundef nonnull %119, i32 noundef %86, ptr noundef nonnull %96, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %127, ptr noundef nonnull %131)
  br label %207

133:
  %134 = shl nsw i32 %85, 1
  %135 = sext i32 %134 to i64
  %136 = shl nsw i64 %135, 2
  %137 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %136)
  %138 = getelementptr inbounds i8, ptr %68, i64 88
  store ptr %137, ptr %138, align 8
  %139 = load ptr, ptr %87, align 8
  %140 = getelementptr inbounds i8, ptr %139, i64 16
  %141 = load i64, ptr %140, align 8
  %142 = load ptr, ptr %74, align 8
  %143 = load i64, ptr %142, align 8
  %144 = mul nsw i64 %143, %141
  %145 = getelementptr inbounds i8, ptr %68, i64 176
  %146 = trunc i64 %144 to i32
  %147 = sext i32 %85 to i64
  %148 = tail call i32 @llvm.smax.i32(i32 %85, i32 0)
  %149 = zext nneg i32 %148 to i64
  br label %150

150:
  %151 = phi ptr [ %178, %168 ], [ %137, %133 ]
  %152 = phi i64 [ %183, %168 ], [ 0, %133 ]
  %153 = phi i64 [ %182, %168 ], [ 0, %133 ]
  %154 = icmp eq i64 %152, %149
  br i1 %154, label %155, label %168

155:
  %156 = mul nsw i64 %153, %99
  %157 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %156)
  %158 = getelementptr inbounds i8, ptr %68, i64 104
  store ptr %157, ptr %158, align 8
  %159 = getelementptr inbounds i8, ptr %68, i64 16
  %160 = load i32, ptr %159, align 8
  %161 = icmp eq i32 %160, 0
  %162 = getelementptr inbounds i8, ptr %68, i64 96
  %163 = load ptr, ptr %162, align 8
  %164 = load ptr, ptr %138, align 8
  %165 = getelementptr inbounds i32, ptr %164, i64 %147
  %166 = getelementptr inbounds i8, ptr %3, i64 136
  %167 = load ptr, ptr %166, align 8
  br i1 %161, label %186, label %184

168:
  %169 = load ptr, ptr %145, align 8
  %170 = getelementptr inbounds i32, ptr %169, i64 %152
  %171 = load i32, ptr %170, align 4
  %172 = mul i32 %171, %146
  %173 = getelementptr inbounds i32, ptr %151, i64 %152
  store i32 %172, ptr %173, align 4
  %174 = trunc i64 %153 to i32
  %175 = load ptr, ptr %138, align 8
  %176 = getelementptr i32, ptr %175, i64 %152
  %177 = getelementptr i32, ptr %176, i64 %147
  store i32 %174, ptr %177, align 4
  %178 = load ptr, ptr %138, align 8
  %179 = getelementptr inbounds i32, ptr %178, i64 %152
  %180 = load i32, ptr %179, align 4
  %181 = sext i32 %180 to i64
  %182 = add nsw i64 %153, %181
  %183 = add nuw nsw i64 %152, 1
  br label %150

184:
  %185 = tail call i32 @PMPI_Allgatherv(ptr noundef %163, i32 noundef %86, ptr noundef nonnull %96, ptr noundef nonnull %157, ptr noundef %164, ptr noundef nonnull %165, ptr noundef nonnull %96, ptr noundef %167)
  br label %207

186:
  %187 = getelementptr inbounds i8, ptr %68, i64 208
  %188 = tail call i32 @PMPI_Iallgatherv(ptr noundef %163, i32 noundef %86, ptr noundef nonnull %96, ptr noundef nonnull %157, ptr noundef %164, ptr noundef nonnull %165, ptr noundef nonnull %96, ptr noundef %167, ptr noundef nonnull %187)
  br label %207

189:
  %190 = mul nsw i32 %86, %85
  %191 = sext i32 %190 to i64
  %192 = mul nsw i64 %99, %191
  %193 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %192)
  %194 = getelementptr inbounds i8, ptr %68, i64 104
  store ptr %193, ptr %194, align 8
  %195 = getelementptr inbounds i8, ptr %68, i64 16
  %196 = load i32, ptr %195, align 8
  %197 = icmp eq i32 %196, 0
  %198 = getelementptr inbounds i8, ptr %68, i64 96
  %199 = load ptr, ptr %198, align 8
  %200 = getelementptr inbounds i8, ptr %3, i64 136
  %201 = load ptr, ptr %200, align 8
  br i1 %197, label %204, label %202

202:
  %203 = tail call i32 @PMPI_Allgather(ptr noundef %199, i32 noundef %86, ptr noundef nonnull %96, ptr noundef nonnull %193, i32 noundef %86, ptr noundef nonnull %96, ptr noundef %201)
  br label %207

204:
  %205 = getelementptr inbounds i8, ptr %68, i64 208
  %206 = tail call i32 @PMPI_Iallgather(ptr noundef %199, i32 noundef %86, ptr noundef nonnull %96, ptr noundef nonnull %193, i32 noundef %86, ptr noundef nonnull %96, ptr noundef %201, ptr noundef nonnull %205)
  br label %207

207:
  %208 = getelementptr inbounds i8, ptr %3, i64 128
  store i32 1, ptr %208, align 8
  ret void
}

define linkonce_odr hidden fastcc nonnull ptr @__ltoad_mpi__new_wire(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 144
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  %8 = zext i1 %7 to i32
  %9 = tail call fastcc i64 @__ltoad_mpi__bytes_on_wire(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2, i32 noundef %8)
  %10 = load i64, ptr %4, align 8
  %11 = mul nsw i64 %10, %9
  %12 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %11)
  ret ptr %12
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__move_lanes(ptr nocapture noundef readonly %0, ptr noundef %1, i32 noundef %2) unnamed_addr noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 144
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 24
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  %10 = zext i1 %9 to i32
  %11 = tail call fastcc i64 @__ltoad_mpi__bytes_on_wire(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %4, i32 noundef %10)
  %12 = getelementptr inbounds i8, ptr %0, i64 176
  %13 = getelementptr inbounds i8, ptr %0, i64 104
  br label %14

14:
  %15 = phi ptr [ %6, %3 ], [ %28, %20 ]
  %16 = phi i64 [ 0, %3 ], [ %27, %20 ]
  %17 = load i64, ptr %15, align 8
  %18 = icmp slt i64 %16, %17
  br i1 %18, label %20, label %19

19:
  ret void

20:
  %21 = load ptr, ptr %12, align 8
  %22 = getelementptr inbounds ptr, ptr %21, i64 %16
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %13, align 8
  %25 = mul nsw i64 %16, %11
  %26 = getelementptr inbounds i8, ptr %1, i64 %25
  tail call fastcc void @__ltoad_mpi__move_view(ptr noundef nonnull %0, ptr noundef %23, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %4, ptr noundef %24, ptr noundef %26, i32 noundef %2)
  %27 = add nuw nsw i64 %16, 1
  %28 = load ptr, ptr %5, align 8
  br label %14
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__walk_packing(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr noinline nounwind {
  %3 = alloca { i64, i64, i64, i64 }, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = getelementptr inbounds i8, ptr %0, i64 176
  %6 = getelementptr inbounds i8, ptr %0, i64 72
  %7 = getelementptr inbounds i8, ptr %0, i64 144
  %8 = getelementptr inbounds i8, ptr %3, i64 8
  %9 = getelementptr inbounds i8, ptr %3, i64 24
  br label %10

10:
  %11 = phi i64 [ 0, %2 ], [ %31, %30 ]
  %12 = load ptr, ptr %4, align 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %16, label %15

15:
  ret void

16:
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds ptr, ptr %17, i64 %11
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %6, align 8
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds ptr, ptr %21, i64 %11
  %23 = load ptr, ptr %22, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  %24 = icmp eq ptr %19, null
  %25 = icmp eq ptr %23, null
  br label %26

26:
  %27 = phi i64 [ 0, %16 ], [ %45, %43 ]
  %28 = call fastcc i32 @__ltoad_mpi__next_run(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %7, ptr noundef nonnull %3)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %32

30:
  %31 = add nuw nsw i64 %11, 1
  br label %10

32:
  %33 = load i64, ptr %8, align 8
  %34 = getelementptr inbounds i8, ptr %19, i64 %33
  %35 = select i1 %24, ptr null, ptr %34
  br i1 %25, label %43, label %36

36:
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds i8, ptr %37, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %23, i64 %39
  %41 = load i64, ptr %9, align 8
  %42 = getelementptr inbounds i8, ptr %40, i64 %41
  br label %43

43:
  %44 = phi ptr [ %42, %36 ], [ null, %32 ]
  tail call void %1(ptr noundef %0, ptr noundef nonnull byval({ i64, i64, i64, i64 }) align 8 %3, i64 noundef %27, ptr noundef %35, ptr noundef %44)
  %45 = load i64, ptr %3, align 8
  br label %26
}

define linkonce_odr hidden void @__ltoad_mpi__undo_step(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly byval({ i64, i64, i64, i64 }) align 8 %1, i64 noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = alloca { i32, i32, i32, i32, ptr }, align 8
  %7 = alloca { i32, i32, i32, i32, ptr }, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 72
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 16
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, ptr %4, ptr %3
  %14 = icmp ne ptr %3, null
  %15 = icmp ne ptr %4, null
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %58

17:
  %18 = getelementptr inbounds i8, ptr %1, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %19)
  %21 = getelementptr inbounds i8, ptr %0, i64 172
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %27, label %24

24:
  %25 = getelementptr inbounds i8, ptr %0, i64 96
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %26, ptr noundef nonnull @__ltoad_mpi__str.92)
  unreachable

27:
  %28 = getelementptr inbounds i8, ptr %0, i64 168
  %29 = load i32, ptr %28, align 8
  store i32 %29, ptr %6, align 8
  %30 = getelementptr inbounds i8, ptr %6, i64 4
  store i32 0, ptr %30, align 4
  %31 = getelementptr inbounds i8, ptr %6, i64 8
  store i32 0, ptr %31, align 8
  %32 = getelementptr inbounds i8, ptr %6, i64 12
  store i32 0, ptr %32, align 4
  %33 = getelementptr inbounds i8, ptr %6, i64 16
  store ptr @__ltoad_mpi__str.87, ptr %33, align 8
  %34 = load ptr, ptr %8, align 8
  %35 = getelementptr inbounds i8, ptr %34, i64 20
  %36 = load i32, ptr %35, align 4
  store i32 %36, ptr %7, align 8
  %37 = getelementptr inbounds i8, ptr %7, i64 4
  store i32 0, ptr %37, align 4
  %38 = getelementptr inbounds i8, ptr %7, i64 8
  store i32 0, ptr %38, align 8
  %39 = getelementptr inbounds i8, ptr %7, i64 12
  store i32 0, ptr %39, align 4
  %40 = getelementptr inbounds i8, ptr %7, i64 16
  store ptr @__ltoad_mpi__str.87, ptr %40, align 8
  tail call fastcc void @__ltoad_mpi__tag_stretch(ptr noundef nonnull %20, ptr noundef nonnull byval({ i64, i64, i64, i64 }) align 8 %1, i64 noundef %2, ptr noundef nonnull readonly %0)
  %41 = load ptr, ptr %8, align 8
  %42 = getelementptr inbounds i8, ptr %41, i64 16
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %50, label %45

45:
  tail call fastcc void @__ltoad_mpi__fresh(ptr noundef nonnull %3, i64 noundef %19, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %6)
  %46 = load i32, ptr %28, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %49

48:
  tail call void @__ltoad_tags_write(ptr noundef nonnull %3, i64 noundef %19, ptr noundef nonnull %20)
  br label %49

49:
  tail call fastcc void @__ltoad_mpi__adjoint_copy(ptr noundef nonnull %3, ptr noundef nonnull %4, i64 noundef %19, i32 noundef 0)
  br label %57

50:
  tail call fastcc void @__ltoad_mpi__fresh(ptr noundef nonnull %4, i64 noundef %19, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %7)
  %51 = load ptr, ptr %8, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 20
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:
  tail call void @__ltoad_tags_write(ptr noundef nonnull %4, i64 noundef %19, ptr noundef nonnull %20)
  br label %56

56:
  tail call fastcc void @__ltoad_mpi__fresh(ptr noundef nonnull %3, i64 noundef %19, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %6)
  tail call fastcc void @__ltoad_mpi__adjoint_copy(ptr noundef nonnull %4, ptr noundef nonnull %3, i64 noundef %19, i32 noundef 0)
  br label %57

57:
  tail call fastcc void @__ltoad_mpi__fresh(ptr noundef nonnull %3, i64 noundef %19, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %6)
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %20)
  br label %63

58:
  %59 = icmp eq ptr %13, null
  br i1 %59, label %63, label %60

60:
  %61 = getelementptr inbounds i8, ptr %1, i64 16
  %62 = load i64, ptr %61, align 8
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %13, i8 0, i64 %62, i1 false)
  br label %63

63:
  ret void
}

define linkonce_odr hidden fastcc range(i32 0, 2) i32 @__ltoad_mpi__next_run(ptr nocapture noundef readonly byval({ ptr, i64, i64, i32, i32 }) align 8 %0, ptr nocapture noundef %1) unnamed_addr noinline nounwind {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %1, i64 16
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, %5
  store i64 %8, ptr %6, align 8
  %9 = load i64, ptr %1, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %9, %11
  br i1 %12, label %13, label %51

13:
  %14 = getelementptr inbounds i8, ptr %3, i64 44
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %22, label %17

17:
  %18 = getelementptr inbounds i8, ptr %3, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = mul nsw i64 %19, %11
  store i64 %11, ptr %1, align 8
  %21 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 0, ptr %21, align 8
  store i64 %20, ptr %4, align 8
  store i64 0, ptr %6, align 8
  br label %51

22:
  store i64 0, ptr %4, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 8
  %24 = getelementptr inbounds i8, ptr %3, i64 56
  %25 = getelementptr inbounds i8, ptr %3, i64 8
  br label %26

26:
  %27 = phi i64 [ %49, %48 ], [ 0, %22 ]
  %28 = phi i64 [ %50, %48 ], [ %9, %22 ]
  %29 = icmp slt i64 %28, %11
  br i1 %29, label %30, label %51

30:
  %31 = load ptr, ptr %24, align 8
  %32 = load i64, ptr %25, align 8
  %33 = srem i64 %28, %32
  %34 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %31, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %34, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = sdiv i64 %28, %32
  %39 = load i64, ptr %3, align 8
  %40 = mul nsw i64 %39, %38
  %41 = add nsw i64 %40, %35
  %42 = icmp eq i64 %27, 0
  br i1 %42, label %47, label %43

43:
  %44 = load i64, ptr %23, align 8
  %45 = add nsw i64 %44, %27
  %46 = icmp eq i64 %41, %45
  br i1 %46, label %48, label %51

47:
  store i64 %41, ptr %23, align 8
  br label %48

48:
  %49 = add nsw i64 %27, %37
  store i64 %49, ptr %4, align 8
  %50 = add nsw i64 %28, 1
  store i64 %50, ptr %1, align 8
  br label %26

51:
  %52 = phi i32 [ 1, %17 ], [ 0, %2 ], [ 1, %26 ], [ 1, %43 ]
  ret i32 %52
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__tag_stretch(ptr nocapture noundef %0, ptr nocapture noundef readonly byval({ i64, i64, i64, i64 }) align 8 %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr noinline nounwind {
  %5 = alloca { i32, i32, i32, i32, ptr }, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 144
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 40
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 3
  br i1 %10, label %11, label %14

11:
  %12 = getelementptr inbounds i8, ptr %3, i64 96
  %13 = load ptr, ptr %12, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %13, ptr noundef nonnull @__ltoad_mpi__str.93)
  unreachable

14:
  tail call fastcc void @__ltoad_mpi__tag_elements(ptr noundef %0, ptr noundef nonnull byval({ i64, i64, i64, i64 }) align 8 %1, i64 noundef %2, ptr noundef nonnull %7)
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %1, i64 16
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %3, i64 104
  %20 = load ptr, ptr %19, align 8
  call fastcc void @__ltoad_mpi__claims_in(ptr dead_on_unwind nonnull writable sret({ i32, i32, i32, i32, ptr }) align 8 %5, ptr noundef %20)
  tail call fastcc void @__ltoad_mpi__tag_by_claims(ptr noundef %0, i64 noundef %16, i64 noundef %18, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %5)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__fresh(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly byval({ i32, i32, i32, i32, ptr }) align 8 %2) unnamed_addr noinline nounwind {
  %4 = load i32, ptr %2, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:
  tail call void @__ltoad_tags_tell(ptr noundef nonnull @__ltoad_mpi__tell_of_bytes)
  tail call void @__ltoad_tags_fresh(ptr noundef %0, i64 noundef %1)
  tail call void @__ltoad_tags_tell(ptr noundef null)
  br label %7

7:
  ret void
}

declare void @__ltoad_tags_write(ptr noundef, i64 noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__adjoint_copy(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr noinline nounwind {
  tail call void @__ltoad_tags_tell(ptr noundef nonnull @__ltoad_mpi__tell_of_bytes)
  tail call void @__ltoad_tagged_adjoint_copy(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3)
  tail call void @__ltoad_tags_tell(ptr noundef null)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__tag_elements(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly byval({ i64, i64, i64, i64 }) align 8 %1, i64 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr noinline nounwind {
  %5 = getelementptr inbounds i8, ptr %3, i64 16
  %6 = load i64, ptr %1, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 56
  %8 = getelementptr inbounds i8, ptr %3, i64 8
  br label %9

9:
  %10 = phi i64 [ %2, %4 ], [ %41, %39 ]
  %11 = phi i64 [ 0, %4 ], [ %40, %39 ]
  %12 = load i64, ptr %5, align 8
  %13 = icmp ne i64 %12, 0
  %14 = icmp slt i64 %10, %6
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %17, label %16

16:
  ret void

17:
  %18 = load ptr, ptr %7, align 8
  %19 = load i64, ptr %8, align 8
  %20 = srem i64 %10, %19
  %21 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %18, i64 %20
  %22 = getelementptr inbounds i8, ptr %21, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %21, i64 16
  %25 = load i32, ptr %24, align 8
  %26 = freeze i32 %25
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i32 %26, 0
  %31 = icmp eq i32 %26, 2
  %32 = select i1 %31, i64 32, i64 16
  %33 = getelementptr i8, ptr %0, i64 %11
  br i1 %30, label %39, label %34

34:
  %35 = tail call i64 @llvm.smax.i64(i64 %23, i64 0)
  br label %36

36:
  %37 = phi i64 [ %47, %42 ], [ 0, %34 ]
  %38 = icmp eq i64 %37, %35
  br i1 %38, label %39, label %42

39:
  %40 = add nsw i64 %23, %11
  %41 = add nsw i64 %10, 1
  br label %9

42:
  %43 = srem i64 %37, %29
  %44 = or i64 %43, %32
  %45 = trunc i64 %44 to i8
  %46 = getelementptr i8, ptr %33, i64 %37
  store i8 %45, ptr %46, align 1
  %47 = add nuw i64 %37, 1
  br label %36
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__tag_by_claims(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly byval({ i32, i32, i32, i32, ptr }) align 8 %3) unnamed_addr noinline nounwind {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  %8 = load ptr, ptr %7, align 8
  br label %9

9:
  %10 = phi ptr [ %8, %4 ], [ %27, %86 ]
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %20

13:
  %14 = getelementptr inbounds i8, ptr %3, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = freeze i32 %15
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %90, label %18

18:
  %19 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  br label %87

20:
  %21 = icmp eq i8 %11, 100
  %22 = select i1 %21, i8 32, i8 16
  %23 = select i1 %21, i32 8, i32 4
  %24 = getelementptr inbounds i8, ptr %10, i64 1
  %25 = call fastcc ptr @__ltoad_mpi__read_number(ptr noundef nonnull %24, ptr noundef nonnull %5)
  %26 = getelementptr inbounds i8, ptr %25, i64 1
  %27 = call fastcc ptr @__ltoad_mpi__read_number(ptr noundef nonnull %26, ptr noundef nonnull %6)
  %28 = load i64, ptr %5, align 8
  %29 = sub nsw i64 %28, %1
  %30 = icmp eq i8 %11, 105
  br i1 %30, label %31, label %48

31:
  %32 = load i64, ptr %6, align 8
  %33 = add nsw i64 %32, %29
  br label %34

34:
  %35 = phi i64 [ %47, %46 ], [ %29, %31 ]
  %36 = icmp slt i64 %35, %33
  br i1 %36, label %37, label %86

37:
  %38 = icmp sgt i64 %35, -1
  %39 = icmp slt i64 %35, %2
  %40 = and i1 %38, %39
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds i8, ptr %0, i64 %35
  %43 = load i8, ptr %42, align 1
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %45, label %46

45:
  store i8 1, ptr %42, align 1
  br label %46

46:
  %47 = add nsw i64 %35, 1
  br label %34

48:
  %49 = select i1 %21, i64 -8, i64 -4
  %50 = icmp sgt i64 %29, %49
  %51 = load i64, ptr %6, align 8
  br i1 %50, label %61, label %52

52:
  %53 = zext nneg i32 %23 to i64
  %54 = add nsw i64 %29, %53
  %55 = freeze i64 %54
  %56 = sub i64 0, %55
  %57 = srem i64 %56, %51
  %58 = add i64 %29, %51
  %59 = add i64 %55, %57
  %60 = sub i64 %58, %59
  br label %61

61:
  %62 = phi i64 [ %60, %52 ], [ %29, %48 ]
  %63 = zext nneg i32 %23 to i64
  br label %64

64:
  %65 = phi i64 [ %71, %70 ], [ %62, %61 ]
  %66 = icmp slt i64 %65, %2
  br i1 %66, label %67, label %86

67:
  %68 = phi i64 [ %85, %84 ], [ 0, %64 ]
  %69 = icmp eq i64 %68, %63
  br i1 %69, label %70, label %72

70:
  %71 = add nsw i64 %51, %65
  br label %64

72:
  %73 = add nsw i64 %65, %68
  %74 = icmp sgt i64 %73, -1
  %75 = icmp slt i64 %73, %2
  %76 = and i1 %74, %75
  br i1 %76, label %77, label %84

77:
  %78 = getelementptr inbounds i8, ptr %0, i64 %73
  %79 = load i8, ptr %78, align 1
  %80 = icmp eq i8 %79, 0
  br i1 %80, label %81, label %84

81:
  %82 = trunc i64 %68 to i8
  %83 = or i8 %22, %82
  store i8 %83, ptr %78, align 1
  br label %84

84:
  %85 = add nuw nsw i64 %68, 1
  br label %67

86:
  br label %9

87:
  %88 = phi i64 [ %97, %96 ], [ 0, %18 ]
  %89 = icmp eq i64 %88, %19
  br i1 %89, label %90, label %91

90:
  ret void

91:
  %92 = getelementptr inbounds i8, ptr %0, i64 %88
  %93 = load i8, ptr %92, align 1
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %95, label %96

95:
  store i8 1, ptr %92, align 1
  br label %96

96:
  %97 = add nuw i64 %88, 1
  br label %87
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__claims_in(ptr dead_on_unwind noalias nocapture writable writeonly sret({ i32, i32, i32, i32, ptr }) align 8 %0, ptr noundef %1) unnamed_addr noinline nounwind {
  br label %3

3:
  %4 = phi i32 [ 0, %2 ], [ %16, %15 ]
  %5 = phi i32 [ 0, %2 ], [ %17, %15 ]
  %6 = phi i32 [ 0, %2 ], [ %18, %15 ]
  %7 = phi i32 [ 0, %2 ], [ %19, %15 ]
  %8 = phi ptr [ %1, %2 ], [ %20, %15 ]
  %9 = load i8, ptr %8, align 1
  switch i8 %9, label %15 [
    i8 0, label %21
    i8 100, label %21
    i8 102, label %21
    i8 105, label %21
    i8 116, label %10
    i8 115, label %11
    i8 107, label %12
    i8 68, label %13
    i8 70, label %14
  ]

10:
  br label %15

11:
  br label %15

12:
  br label %15

13:
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ %4, %3 ], [ %4, %11 ], [ 1, %10 ], [ %4, %12 ], [ %4, %13 ], [ %4, %14 ]
  %17 = phi i32 [ %5, %3 ], [ 1, %11 ], [ %5, %10 ], [ %5, %12 ], [ %5, %13 ], [ %5, %14 ]
  %18 = phi i32 [ %6, %3 ], [ %6, %11 ], [ %6, %10 ], [ 1, %12 ], [ %6, %13 ], [ %6, %14 ]
  %19 = phi i32 [ %7, %3 ], [ %7, %11 ], [ %7, %10 ], [ %7, %12 ], [ 32, %13 ], [ 16, %14 ]
  %20 = getelementptr inbounds i8, ptr %8, i64 1
  br label %3

21:
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  %23 = getelementptr inbounds i8, ptr %0, i64 12
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %7, ptr %23, align 4
  store i32 %6, ptr %24, align 8
  store i32 %5, ptr %25, align 4
  store i32 %4, ptr %0, align 8
  store ptr %8, ptr %22, align 8
  ret void
}

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__read_number(ptr noundef readonly %0, ptr nocapture noundef writeonly %1) unnamed_addr noinline nounwind {
  %3 = load i8, ptr %0, align 1
  %4 = icmp eq i8 %3, 45
  store i64 0, ptr %1, align 8
  %5 = zext i1 %4 to i64
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  br label %7

7:
  %8 = phi i64 [ 0, %2 ], [ %17, %13 ]
  %9 = phi ptr [ %6, %2 ], [ %18, %13 ]
  %10 = load i8, ptr %9, align 1
  %11 = add i8 %10, -48
  %12 = icmp ult i8 %11, 10
  br i1 %12, label %13, label %19

13:
  %14 = mul nsw i64 %8, 10
  %15 = zext nneg i8 %10 to i64
  %16 = add nsw i64 %15, -48
  %17 = add i64 %16, %14
  store i64 %17, ptr %1, align 8
  %18 = getelementptr inbounds i8, ptr %9, i64 1
  br label %7

19:
  br i1 %4, label %20, label %22

20:
  %21 = sub nsw i64 0, %8
  store i64 %21, ptr %1, align 8
  br label %22

22:
  ret ptr %9
}

declare void @__ltoad_tags_tell(ptr noundef)

define linkonce_odr hidden void @__ltoad_mpi__tell_of_bytes(ptr nocapture noundef readonly %0) noinline nounwind {
  tail call fastcc void @__ltoad_mpi__say_place()
  tail call fastcc void @__ltoad_mpi__say(ptr noundef nonnull @__ltoad_mpi__str.94)
  tail call fastcc void @__ltoad_mpi__say(ptr noundef %0)
  tail call fastcc void @__ltoad_mpi__say(ptr noundef nonnull @__ltoad_mpi__str.95)
  tail call fastcc void @__ltoad_mpi__stop_all()
  unreachable
}

declare void @__ltoad_tags_fresh(ptr noundef, i64 noundef)

declare void @__ltoad_tagged_adjoint_copy(ptr noundef, ptr noundef, i64 noundef, i32 noundef)

define linkonce_odr hidden fastcc i64 @__ltoad_mpi__numbers_in(ptr nocapture noundef readonly byval({ ptr, i64, i64, i32, i32 }) align 8 %0) unnamed_addr noinline nounwind {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %40, label %4

4:
  %5 = getelementptr inbounds i8, ptr %2, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %40, label %8

8:
  %9 = getelementptr inbounds i8, ptr %2, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 1
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8
  br i1 %11, label %14, label %16

14:
  %15 = mul nsw i64 %13, %6
  br label %40

16:
  %17 = sdiv i64 %13, %10
  %18 = srem i64 %13, %10
  %19 = mul nsw i64 %17, %6
  %20 = getelementptr inbounds i8, ptr %2, i64 56
  %21 = tail call i64 @llvm.smax.i64(i64 %18, i64 0)
  br label %22

22:
  %23 = phi i64 [ %19, %16 ], [ %38, %37 ]
  %24 = phi i64 [ 0, %16 ], [ %39, %37 ]
  %25 = icmp eq i64 %24, %21
  br i1 %25, label %40, label %26

26:
  %27 = load ptr, ptr %20, align 8
  %28 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %27, i64 %24
  %29 = getelementptr inbounds i8, ptr %28, i64 16
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %37, label %32

32:
  %33 = getelementptr inbounds i8, ptr %28, i64 20
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = add nsw i64 %23, %35
  br label %37

37:
  %38 = phi i64 [ %36, %32 ], [ %23, %26 ]
  %39 = add nuw i64 %24, 1
  br label %22

40:
  %41 = phi i64 [ %15, %14 ], [ 0, %4 ], [ 0, %1 ], [ %23, %22 ]
  ret i64 %41
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__basic_type(ptr noundef %0) unnamed_addr noinline nounwind {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = call i32 @MPI_Type_get_envelope(ptr noundef %0, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %7 = load i32, ptr %4, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %37, label %9

9:
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = shl nsw i64 %11, 2
  %13 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %12)
  %14 = load i32, ptr %3, align 4
  %15 = sext i32 %14 to i64
  %16 = shl nsw i64 %15, 3
  %17 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %16)
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = shl nsw i64 %19, 3
  %21 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %20)
  %22 = load i32, ptr %2, align 4
  %23 = load i32, ptr %3, align 4
  %24 = load i32, ptr %4, align 4
  %25 = call i32 @MPI_Type_get_contents(ptr noundef %0, i32 noundef %22, i32 noundef %23, i32 noundef %24, ptr noundef nonnull %13, ptr noundef nonnull %17, ptr noundef nonnull %21)
  %26 = load ptr, ptr %21, align 8
  %27 = call fastcc ptr @__ltoad_mpi__basic_type(ptr noundef %26)
  br label %28

28:
  %29 = phi i64 [ %36, %34 ], [ 0, %9 ]
  %30 = load i32, ptr %4, align 4
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %34, label %33

33:
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %13)
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %17)
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %21)
  br label %37

34:
  %35 = getelementptr inbounds ptr, ptr %21, i64 %29
  call fastcc void @__ltoad_mpi__free_piece(ptr noundef nonnull %35)
  %36 = add nuw nsw i64 %29, 1
  br label %28

37:
  %38 = phi ptr [ %27, %33 ], [ %0, %1 ]
  ret ptr %38
}

define linkonce_odr hidden fastcc noundef i32 @__ltoad_mpi__wire_count(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 144
  %3 = tail call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %13, label %5

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  %11 = zext i1 %10 to i64
  %12 = shl i64 %3, %11
  br label %17

13:
  %14 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2)
  %15 = getelementptr inbounds i8, ptr %0, i64 48
  %16 = load ptr, ptr %15, align 8
  br label %17

17:
  %18 = phi ptr [ %7, %5 ], [ %16, %13 ]
  %19 = phi i64 [ %12, %5 ], [ %14, %13 ]
  %20 = load i64, ptr %18, align 8
  %21 = mul nsw i64 %20, %19
  %22 = getelementptr inbounds i8, ptr %0, i64 96
  %23 = load ptr, ptr %22, align 8
  %24 = tail call fastcc i32 @__ltoad_mpi__countable(i64 noundef %21, ptr noundef %23)
  ret i32 %24
}

declare i32 @PMPI_Accumulate(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Get(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Type_get_envelope(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Type_get_contents(ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__free_piece(ptr noundef %0) unnamed_addr noinline nounwind {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = load ptr, ptr %0, align 8
  %7 = call i32 @MPI_Type_get_envelope(ptr noundef %6, ptr noundef nonnull %3, ptr noundef nonnull %4, ptr noundef nonnull %5, ptr noundef nonnull %2)
  %8 = load i32, ptr %2, align 4
  switch i32 %8, label %9 [
    i32 16, label %11
    i32 15, label %11
    i32 14, label %11
    i32 0, label %11
  ]

9:
  %10 = call i32 @MPI_Type_free(ptr noundef nonnull %0)
  br label %11

11:
  ret void
}

define linkonce_odr hidden fastcc i64 @__ltoad_mpi__raw_bytes(ptr nocapture noundef readonly byval({ ptr, i64, i64, i32, i32 }) align 8 %0) unnamed_addr noinline nounwind {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %34, label %4

4:
  %5 = getelementptr inbounds i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %34, label %8

8:
  %9 = getelementptr inbounds i8, ptr %2, i64 40
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 3
  br i1 %11, label %34, label %12

12:
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = sdiv i64 %14, %16
  %18 = getelementptr inbounds i8, ptr %2, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = mul nsw i64 %19, %17
  %21 = srem i64 %14, %16
  %22 = getelementptr inbounds i8, ptr %2, i64 56
  %23 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  br label %24

24:
  %25 = phi i64 [ %20, %12 ], [ %32, %28 ]
  %26 = phi i64 [ 0, %12 ], [ %33, %28 ]
  %27 = icmp eq i64 %26, %23
  br i1 %27, label %34, label %28

28:
  %29 = load ptr, ptr %22, align 8
  %30 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %29, i64 %26, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, %25
  %33 = add nuw i64 %26, 1
  br label %24

34:
  %35 = phi i64 [ 0, %8 ], [ 0, %1 ], [ 0, %4 ], [ %25, %24 ]
  ret i64 %35
}

define linkonce_odr hidden fastcc noundef i32 @__ltoad_mpi__countable(i64 noundef %0, ptr nocapture noundef readonly %1) unnamed_addr noinline nounwind {
  %3 = icmp sgt i64 %0, 2147483647
  br i1 %3, label %4, label %5

4:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.96)
  unreachable

5:
  %6 = trunc i64 %0 to i32
  ret i32 %6
}

declare i32 @PMPI_Put(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__check_integers(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef %2) unnamed_addr noinline nounwind {
  %4 = alloca { i32, i32, i32, i32, ptr }, align 8
  %5 = alloca { i32, i32, i32, i32, ptr }, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 64
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 112
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %62, label %11

11:
  %12 = tail call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %8)
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %62, label %14

14:
  %15 = getelementptr inbounds i8, ptr %9, i64 44
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %62, label %18

18:
  call fastcc void @__ltoad_mpi__claims_in(ptr dead_on_unwind nonnull writable sret({ i32, i32, i32, i32, ptr }) align 8 %4, ptr noundef %2)
  %19 = getelementptr inbounds i8, ptr %4, i64 16
  %20 = load ptr, ptr %19, align 8
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %62, label %23

23:
  %24 = add nsw i64 %12, 8
  %25 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %24)
  call fastcc void @__ltoad_mpi__claims_in(ptr dead_on_unwind nonnull writable sret({ i32, i32, i32, i32, ptr }) align 8 %5, ptr noundef %2)
  tail call fastcc void @__ltoad_mpi__tag_by_claims(ptr noundef nonnull %25, i64 noundef 0, i64 noundef %12, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %5)
  %26 = getelementptr inbounds i8, ptr %0, i64 48
  %27 = load ptr, ptr %26, align 8
  %28 = load i64, ptr %27, align 8
  %29 = tail call i64 @llvm.smax.i64(i64 %12, i64 0)
  %30 = tail call i64 @llvm.smax.i64(i64 %28, i64 0)
  br label %31

31:
  %32 = phi i64 [ 0, %23 ], [ %44, %43 ]
  %33 = icmp eq i64 %32, %30
  br i1 %33, label %39, label %34

34:
  %35 = getelementptr inbounds ptr, ptr %1, i64 %32
  %36 = load ptr, ptr %35, align 8
  %37 = freeze ptr %36
  %38 = icmp eq ptr %37, null
  br i1 %38, label %43, label %40

39:
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %25)
  br label %62

40:
  %41 = phi i64 [ %61, %60 ], [ 0, %34 ]
  %42 = icmp eq i64 %41, %29
  br i1 %42, label %43, label %45

43:
  %44 = add nuw i64 %32, 1
  br label %31

45:
  %46 = getelementptr inbounds i8, ptr %37, i64 %41
  %47 = getelementptr inbounds i8, ptr %25, i64 %41
  %48 = load i8, ptr %47, align 1
  switch i8 %48, label %60 [
    i8 32, label %49
    i8 16, label %53
  ]

49:
  %50 = load i64, ptr %46, align 8
  %51 = and i64 %50, 9218868437227405312
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %60, label %57

53:
  %54 = load i32, ptr %46, align 4
  %55 = and i32 %54, 2139095040
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %60, label %57

57:
  %58 = getelementptr inbounds i8, ptr %0, i64 96
  %59 = load ptr, ptr %58, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %59, ptr noundef nonnull @__ltoad_mpi__str.97)
  unreachable

60:
  %61 = add nuw i64 %41, 1
  br label %40

62:
  ret void
}

declare i32 @PMPI_Irecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc range(i32 0, 2) i32 @__ltoad_mpi__all_zero(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr noinline nounwind {
  br label %3

3:
  %4 = phi ptr [ %0, %2 ], [ %11, %10 ]
  %5 = phi i64 [ %1, %2 ], [ %12, %10 ]
  %6 = icmp slt i64 %5, 1
  br i1 %6, label %13, label %7

7:
  %8 = load i8, ptr %4, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %10, label %13

10:
  %11 = getelementptr inbounds i8, ptr %4, i64 1
  %12 = add nsw i64 %5, -1
  br label %3

13:
  %14 = zext i1 %6 to i32
  ret i32 %14
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__send_wire(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) unnamed_addr noinline nounwind {
  %7 = load i32, ptr @__ltoad_mpi__sendings.0, align 8
  %8 = load i32, ptr @__ltoad_mpi__sendings.2, align 8
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %14, label %10

10:
  tail call fastcc void @__ltoad_mpi__complete_sends(i32 noundef 0)
  %11 = load i32, ptr @__ltoad_mpi__sendings.0, align 8
  %12 = shl nsw i32 %11, 1
  %13 = add nsw i32 %12, 16
  store i32 %13, ptr @__ltoad_mpi__sendings.2, align 8
  br label %14

14:
  %15 = phi i32 [ %11, %10 ], [ %7, %6 ]
  %16 = load i32, ptr @__ltoad_mpi__sendings.1, align 8
  %17 = icmp eq i32 %15, %16
  br i1 %17, label %18, label %34

18:
  %19 = sext i32 %15 to i64
  %20 = icmp eq i32 %15, 0
  %21 = shl nsw i64 %19, 1
  %22 = select i1 %20, i64 64, i64 %21
  %23 = load ptr, ptr @__ltoad_mpi__sendings.3, align 8
  %24 = shl nsw i64 %19, 3
  %25 = shl nsw i64 %22, 3
  %26 = tail call fastcc ptr @__ltoad_mpi__larger(ptr noundef %23, i64 noundef %24, i64 noundef %25)
  store ptr %26, ptr @__ltoad_mpi__sendings.3, align 8
  %27 = load ptr, ptr @__ltoad_mpi__sendings.4, align 8
  %28 = tail call fastcc ptr @__ltoad_mpi__larger(ptr noundef %27, i64 noundef %24, i64 noundef %25)
  store ptr %28, ptr @__ltoad_mpi__sendings.4, align 8
  %29 = load ptr, ptr @__ltoad_mpi__sendings.5, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %29)
  %30 = shl nsw i64 %22, 2
  %31 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %30)
  store ptr %31, ptr @__ltoad_mpi__sendings.5, align 8
  %32 = trunc i64 %22 to i32
  store i32 %32, ptr @__ltoad_mpi__sendings.1, align 8
  %33 = load i32, ptr @__ltoad_mpi__sendings.0, align 8
  br label %34

34:
  %35 = phi i32 [ %33, %18 ], [ %15, %14 ]
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr @__ltoad_mpi__sendings.0, align 8
  %37 = load ptr, ptr @__ltoad_mpi__sendings.4, align 8
  %38 = sext i32 %35 to i64
  %39 = getelementptr inbounds ptr, ptr %37, i64 %38
  store ptr %0, ptr %39, align 8
  switch i32 %2, label %40 [
    i32 3, label %44
    i32 1, label %43
  ]

40:
  %41 = icmp eq i32 %2, 2
  %42 = select i1 %41, ptr @ompi_mpi_double, ptr @ompi_mpi_byte
  br label %44

43:
  br label %44

44:
  %45 = phi ptr [ @ompi_mpi_long_double, %34 ], [ %42, %40 ], [ @ompi_mpi_float, %43 ]
  %46 = trunc nsw i64 %1 to i32
  %47 = load ptr, ptr @__ltoad_mpi__sendings.3, align 8
  %48 = getelementptr inbounds ptr, ptr %47, i64 %38
  %49 = tail call i32 @PMPI_Isend(ptr noundef %0, i32 noundef %46, ptr noundef nonnull %45, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %48)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__complete_sends(i32 noundef %0) unnamed_addr noinline nounwind {
  %2 = alloca i32, align 4
  %3 = load i32, ptr @__ltoad_mpi__sendings.0, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %72, label %5

5:
  store i32 0, ptr %2, align 4
  %6 = icmp eq i32 %0, 0
  %7 = load ptr, ptr @__ltoad_mpi__sendings.3, align 8
  br i1 %6, label %20, label %8

8:
  %9 = tail call i32 @PMPI_Waitall(i32 noundef %3, ptr noundef %7, ptr noundef null)
  br label %10

10:
  %11 = phi i64 [ %19, %15 ], [ 0, %8 ]
  %12 = load i32, ptr @__ltoad_mpi__sendings.0, align 8
  %13 = sext i32 %12 to i64
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %15, label %69

15:
  %16 = load ptr, ptr @__ltoad_mpi__sendings.4, align 8
  %17 = getelementptr inbounds ptr, ptr %16, i64 %11
  %18 = load ptr, ptr %17, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %18)
  %19 = add nuw nsw i64 %11, 1
  br label %10

20:
  %21 = load ptr, ptr @__ltoad_mpi__sendings.5, align 8
  %22 = call i32 @PMPI_Testsome(i32 noundef %3, ptr noundef %7, ptr noundef nonnull %2, ptr noundef %21, ptr noundef null)
  %23 = load i32, ptr %2, align 4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %71

25:
  %26 = zext nneg i32 %23 to i64
  br label %27

27:
  %28 = phi i64 [ %50, %36 ], [ 0, %25 ]
  %29 = icmp eq i64 %28, %26
  br i1 %29, label %30, label %36

30:
  %31 = load i32, ptr @__ltoad_mpi__sendings.0, align 8
  %32 = load ptr, ptr @__ltoad_mpi__sendings.4, align 8
  %33 = load ptr, ptr @__ltoad_mpi__sendings.3, align 8
  %34 = call i32 @llvm.smax.i32(i32 %31, i32 0)
  %35 = zext nneg i32 %34 to i64
  br label %51

36:
  %37 = load ptr, ptr @__ltoad_mpi__sendings.4, align 8
  %38 = load ptr, ptr @__ltoad_mpi__sendings.5, align 8
  %39 = getelementptr inbounds i32, ptr %38, i64 %28
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds ptr, ptr %37, i64 %41
  %43 = load ptr, ptr %42, align 8
  call fastcc void @__ltoad_mpi__give_back(ptr noundef %43)
  %44 = load ptr, ptr @__ltoad_mpi__sendings.4, align 8
  %45 = load ptr, ptr @__ltoad_mpi__sendings.5, align 8
  %46 = getelementptr inbounds i32, ptr %45, i64 %28
  %47 = load i32, ptr %46, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds ptr, ptr %44, i64 %48
  store ptr null, ptr %49, align 8
  %50 = add nuw nsw i64 %28, 1
  br label %27

51:
  %52 = phi i64 [ 0, %30 ], [ %68, %66 ]
  %53 = phi i32 [ 0, %30 ], [ %67, %66 ]
  %54 = icmp eq i64 %52, %35
  br i1 %54, label %69, label %55

55:
  %56 = getelementptr inbounds ptr, ptr %32, i64 %52
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %66, label %59

59:
  %60 = sext i32 %53 to i64
  %61 = getelementptr inbounds ptr, ptr %32, i64 %60
  store ptr %57, ptr %61, align 8
  %62 = getelementptr inbounds ptr, ptr %33, i64 %52
  %63 = load ptr, ptr %62, align 8
  %64 = add nsw i32 %53, 1
  %65 = getelementptr inbounds ptr, ptr %33, i64 %60
  store ptr %63, ptr %65, align 8
  br label %66

66:
  %67 = phi i32 [ %64, %59 ], [ %53, %55 ]
  %68 = add nuw nsw i64 %52, 1
  br label %51

69:
  %70 = phi i32 [ %53, %51 ], [ 0, %10 ]
  store i32 %70, ptr @__ltoad_mpi__sendings.0, align 8
  br label %71

71:
  br label %72

72:
  ret void
}

declare i32 @PMPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Waitall(i32 noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Testsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc nonnull ptr @__ltoad_mpi__larger(ptr noundef %0, i64 noundef %1, i64 noundef %2) unnamed_addr noinline nounwind {
  %4 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %2)
  %5 = icmp eq ptr %0, null
  br i1 %5, label %7, label %6

6:
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %4, ptr nonnull align 1 %0, i64 %1, i1 false)
  br label %7

7:
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %0)
  ret ptr %4
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__start_exchange(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 88
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = tail call fastcc i32 @__ltoad_mpi__wire_of(ptr noundef %3)
  switch i32 %8, label %9 [
    i32 3, label %13
    i32 1, label %12
  ]

9:
  %10 = icmp eq i32 %8, 2
  %11 = select i1 %10, ptr @ompi_mpi_double, ptr @ompi_mpi_byte
  br label %13

12:
  br label %13

13:
  %14 = phi ptr [ @ompi_mpi_long_double, %1 ], [ %11, %9 ], [ @ompi_mpi_float, %12 ]
  %15 = getelementptr inbounds i8, ptr %3, i64 16
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  %18 = getelementptr inbounds i8, ptr %3, i64 96
  %19 = load ptr, ptr %18, align 8
  %20 = sext i32 %7 to i64
  %21 = getelementptr inbounds i32, ptr %5, i64 %20
  %22 = getelementptr inbounds i8, ptr %3, i64 104
  %23 = load ptr, ptr %22, align 8
  %24 = shl nsw i32 %7, 1
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %5, i64 %25
  %27 = mul nsw i32 %7, 3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %5, i64 %28
  %30 = getelementptr inbounds i8, ptr %0, i64 136
  %31 = load ptr, ptr %30, align 8
  br i1 %17, label %34, label %32

32:
  %33 = tail call i32 @PMPI_Alltoallv(ptr noundef %19, ptr noundef %5, ptr noundef %21, ptr noundef nonnull %14, ptr noundef %23, ptr noundef %26, ptr noundef %29, ptr noundef nonnull %14, ptr noundef %31)
  br label %37

34:
  %35 = getelementptr inbounds i8, ptr %3, i64 208
  %36 = tail call i32 @PMPI_Ialltoallv(ptr noundef %19, ptr noundef %5, ptr noundef %21, ptr noundef nonnull %14, ptr noundef %23, ptr noundef %26, ptr noundef %29, ptr noundef nonnull %14, ptr noundef %31, ptr noundef nonnull %35)
  br label %37

37:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__start_broadcast(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = tail call fastcc i32 @__ltoad_mpi__wire_count(ptr noundef %0)
  %5 = getelementptr inbounds i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 32
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  %10 = getelementptr inbounds i8, ptr %6, i64 40
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 3
  %13 = select i1 %12, i32 3, i32 0
  %14 = select i1 %9, i32 %11, i32 %13
  switch i32 %14, label %15 [
    i32 3, label %19
    i32 1, label %18
  ]

15:
  %16 = icmp eq i32 %14, 2
  %17 = select i1 %16, ptr @ompi_mpi_double, ptr @ompi_mpi_byte
  br label %19

18:
  br label %19

19:
  %20 = phi ptr [ @ompi_mpi_long_double, %1 ], [ %17, %15 ], [ @ompi_mpi_float, %18 ]
  %21 = getelementptr inbounds i8, ptr %0, i64 48
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 24
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %41

26:
  %27 = getelementptr inbounds i8, ptr %3, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %28, 0
  %30 = getelementptr inbounds i8, ptr %3, i64 96
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %3, i64 12
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds i8, ptr %0, i64 136
  %35 = load ptr, ptr %34, align 8
  br i1 %29, label %38, label %36

36:
  %37 = tail call i32 @PMPI_Bcast(ptr noundef %31, i32 noundef %4, ptr noundef nonnull %20, i32 noundef %33, ptr noundef %35)
  br label %67

38:
  %39 = getelementptr inbounds i8, ptr %3, i64 208
  %40 = tail call i32 @PMPI_Ibcast(ptr noundef %31, i32 noundef %4, ptr noundef nonnull %20, i32 noundef %33, ptr noundef %35, ptr noundef nonnull %39)
  br label %67

41:
  %42 = tail call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %5)
  %43 = icmp eq i64 %42, 0
  %44 = getelementptr inbounds i8, ptr %3, i64 16
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 0
  %47 = getelementptr inbounds i8, ptr %3, i64 96
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds i8, ptr %3, i64 104
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %3, i64 12
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds i8, ptr %0, i64 136
  %54 = load ptr, ptr %53, align 8
  br i1 %43, label %61, label %55

55:
  br i1 %46, label %58, label %56

56:
  %57 = tail call i32 @PMPI_Gather(ptr noundef %48, i32 noundef %4, ptr noundef nonnull %20, ptr noundef %50, i32 noundef %4, ptr noundef nonnull %20, i32 noundef %52, ptr noundef %54)
  br label %67

58:
  %59 = getelementptr inbounds i8, ptr %3, i64 208
  %60 = tail call i32 @PMPI_Igather(ptr noundef %48, i32 noundef %4, ptr noundef nonnull %20, ptr noundef %50, i32 noundef %4, ptr noundef nonnull %20, i32 noundef %52, ptr noundef %54, ptr noundef nonnull %59)
  br label %67

61:
  br i1 %46, label %64, label %62

62:
  %63 = tail call i32 @PMPI_Reduce(ptr noundef %48, ptr noundef %50, i32 noundef %4, ptr noundef nonnull %20, ptr noundef nonnull @ompi_mpi_op_sum, i32 noundef %52, ptr noundef %54)
  br label %67

64:
  %65 = getelementptr inbounds i8, ptr %3, i64 208
  %66 = tail call i32 @PMPI_Ireduce(ptr noundef %48, ptr noundef %50, i32 noundef %4, ptr noundef nonnull %20, ptr noundef nonnull @ompi_mpi_op_sum, i32 noundef %52, ptr noundef %54, ptr noundef nonnull %65)
  br label %67

67:
  ret void
}

define linkonce_odr hidden fastcc i32 @__ltoad_mpi__wire_of(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 80
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %47

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 72
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 76
  %9 = load i32, ptr %8, align 4
  %10 = add nsw i32 %9, %7
  %11 = getelementptr inbounds i8, ptr %0, i64 64
  %12 = getelementptr inbounds i8, ptr %0, i64 56
  %13 = sext i32 %7 to i64
  %14 = tail call i32 @llvm.smax.i32(i32 %10, i32 0)
  %15 = zext nneg i32 %14 to i64
  br label %16

16:
  %17 = phi i64 [ 0, %5 ], [ %46, %44 ]
  %18 = phi i32 [ 0, %5 ], [ %45, %44 ]
  %19 = icmp eq i64 %17, %15
  br i1 %19, label %47, label %20

20:
  %21 = icmp slt i64 %17, %13
  br i1 %21, label %22, label %25

22:
  %23 = load ptr, ptr %12, align 8
  %24 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %23, i64 %17, i32 1
  br label %29

25:
  %26 = load ptr, ptr %11, align 8
  %27 = sub nsw i64 %17, %13
  %28 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %26, i64 %27, i32 1
  br label %29

29:
  %30 = phi ptr [ %24, %22 ], [ %28, %25 ]
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %44, label %33

33:
  %34 = getelementptr inbounds i8, ptr %31, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  %37 = getelementptr inbounds i8, ptr %31, i64 40
  %38 = load i32, ptr %37, align 8
  br i1 %36, label %41, label %39

39:
  %40 = icmp eq i32 %38, 3
  br i1 %40, label %41, label %47

41:
  %42 = phi i32 [ 3, %39 ], [ %38, %33 ]
  %43 = tail call i32 @llvm.umax.i32(i32 %42, i32 %18)
  br label %44

44:
  %45 = phi i32 [ %18, %29 ], [ %43, %41 ]
  %46 = add nuw nsw i64 %17, 1
  br label %16

47:
  %48 = phi i32 [ 0, %1 ], [ %18, %16 ], [ 0, %39 ]
  ret i32 %48
}

declare i32 @PMPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Ialltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Bcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

declare i32 @PMPI_Ibcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Gather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

declare i32 @PMPI_Igather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

declare i32 @PMPI_Ireduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc i64 @__ltoad_mpi__results(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = alloca { ptr, i64, i64, i32, i32 }, align 8
  call fastcc void @__ltoad_mpi__result_view(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %2, ptr noundef %0)
  %3 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2)
  ret i64 %3
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__start_values(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 152
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, @ompi_mpi_op_sum
  br i1 %6, label %37, label %7

7:
  %8 = getelementptr inbounds i8, ptr %3, i64 112
  %9 = getelementptr inbounds i8, ptr %3, i64 120
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = shl i64 %10, 32
  %13 = ashr exact i64 %12, 32
  %14 = load ptr, ptr %8, align 8
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %13, %15
  %17 = getelementptr inbounds i8, ptr %3, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = sext i32 %18 to i64
  %20 = mul nsw i64 %16, %19
  %21 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %20)
  %22 = getelementptr inbounds i8, ptr %3, i64 192
  store ptr %21, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %3, i64 16
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  %26 = getelementptr inbounds i8, ptr %3, i64 184
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %3, i64 144
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %0, i64 136
  %31 = load ptr, ptr %30, align 8
  br i1 %25, label %34, label %32

32:
  %33 = tail call i32 @PMPI_Allgather(ptr noundef %27, i32 noundef %11, ptr noundef %29, ptr noundef nonnull %21, i32 noundef %11, ptr noundef %29, ptr noundef %31)
  br label %37

34:
  %35 = getelementptr inbounds i8, ptr %3, i64 216
  %36 = tail call i32 @PMPI_Iallgather(ptr noundef %27, i32 noundef %11, ptr noundef %29, ptr noundef nonnull %21, i32 noundef %11, ptr noundef %29, ptr noundef %31, ptr noundef nonnull %35)
  br label %37

37:
  ret void
}

declare i32 @PMPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Iallreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Iallgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Iallgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__result_view(ptr dead_on_unwind noalias nocapture writable writeonly sret({ ptr, i64, i64, i32, i32 }) align 8 %0, ptr nocapture noundef readonly %1) unnamed_addr noinline nounwind {
  %3 = getelementptr inbounds i8, ptr %1, i64 112
  %4 = load ptr, ptr %3, align 8
  store ptr %4, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = getelementptr inbounds i8, ptr %1, i64 160
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = getelementptr inbounds i8, ptr %4, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %7
  store i64 %11, ptr %8, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 24
  %13 = getelementptr inbounds i8, ptr %1, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = load i8, ptr %14, align 1
  %16 = insertelement <2 x i8> poison, i8 %15, i64 0
  %17 = shufflevector <2 x i8> %16, <2 x i8> poison, <2 x i32> zeroinitializer
  %18 = icmp eq <2 x i8> %17, <i8 116, i8 115>
  %19 = zext <2 x i1> %18 to <2 x i32>
  store <2 x i32> %19, ptr %12, align 8
  ret void
}

define linkonce_odr hidden fastcc i64 @__ltoad_mpi__bytes_on_wire(ptr nocapture noundef readonly byval({ ptr, i64, i64, i32, i32 }) align 8 %0, i32 noundef %1) unnamed_addr noinline nounwind {
  %3 = tail call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %0)
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %8, label %5

5:
  %6 = zext nneg i32 %1 to i64
  %7 = shl i64 %3, %6
  br label %19

8:
  %9 = load ptr, ptr %0, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %19, label %11

11:
  %12 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %0)
  %13 = getelementptr inbounds i8, ptr %9, i64 40
  %14 = load i32, ptr %13, align 8
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %12
  br label %19

19:
  %20 = phi i64 [ %7, %5 ], [ %18, %11 ], [ 0, %8 ]
  ret i64 %20
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__move_view(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef readonly byval({ ptr, i64, i64, i32, i32 }) align 8 %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) unnamed_addr noinline nounwind {
  %7 = alloca { i64, i64, i64, i64 }, align 8
  %8 = alloca { i32, i32, i32, i32, ptr }, align 8
  %9 = alloca { i64, i64, i64, i64 }, align 8
  %10 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %11 = tail call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %14

13:
  tail call fastcc void @__ltoad_mpi__move(ptr noundef %1, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2, ptr noundef %4, i32 noundef %5)
  br label %96

14:
  %15 = getelementptr inbounds i8, ptr %0, i64 48
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %47

20:
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %10, ptr noundef nonnull align 8 dereferenceable(32) %2, i64 32, i1 false)
  %21 = icmp eq ptr %1, null
  %22 = icmp eq i32 %5, 0
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %26

24:
  %25 = tail call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %10)
  tail call void @llvm.memset.p0.i64(ptr align 1 %4, i8 0, i64 %25, i1 false)
  br label %46

26:
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  %27 = getelementptr inbounds i8, ptr %9, i64 8
  %28 = getelementptr inbounds i8, ptr %9, i64 24
  %29 = getelementptr inbounds i8, ptr %9, i64 16
  br i1 %21, label %46, label %30

30:
  %31 = call fastcc i32 @__ltoad_mpi__next_run(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2, ptr noundef nonnull %9)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %46, label %33

33:
  %34 = load i64, ptr %29, align 8
  br i1 %22, label %35, label %40

35:
  %36 = load i64, ptr %28, align 8
  %37 = getelementptr inbounds i8, ptr %4, i64 %36
  %38 = load i64, ptr %27, align 8
  %39 = getelementptr inbounds i8, ptr %1, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %37, ptr nonnull align 1 %39, i64 %34, i1 false)
  br label %45

40:
  %41 = load i64, ptr %27, align 8
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i64, ptr %28, align 8
  %44 = getelementptr inbounds i8, ptr %4, i64 %43
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %42, ptr align 1 %44, i64 %34, i1 false)
  br label %45

45:
  br label %30

46:
  br label %96

47:
  call fastcc void @__ltoad_mpi__claims_in(ptr dead_on_unwind nonnull writable sret({ i32, i32, i32, i32, ptr }) align 8 %8, ptr noundef %3)
  %48 = load ptr, ptr %2, align 8
  %49 = tail call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2)
  %50 = icmp eq i32 %5, 1
  br i1 %50, label %51, label %53

51:
  %52 = shl nsw i64 %49, 1
  tail call void @llvm.memset.p0.i64(ptr align 1 %4, i8 0, i64 %52, i1 false)
  br label %53

53:
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  %54 = icmp eq ptr %1, null
  %55 = getelementptr inbounds i8, ptr %7, i64 8
  %56 = getelementptr inbounds i8, ptr %7, i64 24
  %57 = getelementptr inbounds i8, ptr %4, i64 %49
  %58 = getelementptr inbounds i8, ptr %7, i64 16
  br i1 %54, label %95, label %59

59:
  %60 = getelementptr inbounds i8, ptr %8, i64 12
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds i8, ptr %8, i64 4
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %63, 0
  %65 = load i32, ptr %8, align 8
  %66 = icmp eq i32 %65, 0
  br label %67

67:
  %68 = phi i64 [ %94, %93 ], [ 0, %59 ]
  %69 = call fastcc i32 @__ltoad_mpi__next_run(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2, ptr noundef nonnull %7)
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %95, label %71

71:
  %72 = load i64, ptr %55, align 8
  %73 = getelementptr inbounds i8, ptr %1, i64 %72
  %74 = load i64, ptr %56, align 8
  %75 = getelementptr inbounds i8, ptr %4, i64 %74
  %76 = getelementptr inbounds i8, ptr %57, i64 %74
  br i1 %50, label %77, label %85

77:
  tail call fastcc void @__ltoad_mpi__tag_elements(ptr noundef %76, ptr noundef nonnull byval({ i64, i64, i64, i64 }) align 8 %7, i64 noundef %68, ptr noundef %48)
  %78 = load i64, ptr %58, align 8
  %79 = tail call fastcc i32 @__ltoad_mpi__all_zero(ptr noundef nonnull %73, i64 noundef %78)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %93

81:
  br i1 %66, label %82, label %83

82:
  tail call fastcc void @__ltoad_mpi__fresh(ptr noundef nonnull %73, i64 noundef %78, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %8)
  tail call fastcc void @__ltoad_mpi__tag_by_claims(ptr noundef %76, i64 noundef %72, i64 noundef %78, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %8)
  tail call void @__ltoad_tags_write(ptr noundef nonnull %73, i64 noundef %78, ptr noundef %76)
  br label %83

83:
  %84 = tail call fastcc ptr @__ltoad_mpi__take_place(ptr noundef nonnull %73, i64 noundef %78)
  tail call fastcc void @__ltoad_mpi__adjoint_copy(ptr noundef nonnull %73, ptr noundef nonnull %84, i64 noundef %78, i32 noundef %61)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %75, ptr nonnull align 1 %84, i64 %78, i1 false)
  tail call void @__ltoad_tags_tell(ptr noundef nonnull @__ltoad_mpi__tell_of_bytes)
  tail call void @__ltoad_tags_read(ptr noundef nonnull %84, i64 noundef %78, ptr noundef %76)
  tail call void @__ltoad_tags_tell(ptr noundef null)
  tail call fastcc void @__ltoad_mpi__give_back_place(ptr noundef nonnull %84, i64 noundef %78)
  tail call fastcc void @__ltoad_mpi__fresh(ptr noundef nonnull %73, i64 noundef %78, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %8)
  br label %93

85:
  %86 = load i64, ptr %58, align 8
  %87 = tail call fastcc i32 @__ltoad_mpi__all_zero(ptr noundef readonly %75, i64 noundef %86)
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %93

89:
  br i1 %64, label %91, label %90

90:
  tail call void @__ltoad_mpi__tell_of_bytes(ptr noundef nonnull @__ltoad_mpi__str.100)
  unreachable

91:
  %92 = tail call fastcc ptr @__ltoad_mpi__take_place(ptr noundef nonnull %73, i64 noundef %86)
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %92, ptr readonly align 1 %75, i64 %86, i1 false)
  tail call fastcc void @__ltoad_mpi__tag_by_claims(ptr noundef %76, i64 noundef %72, i64 noundef %86, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %8)
  tail call void @__ltoad_tags_write(ptr noundef nonnull %92, i64 noundef %86, ptr noundef %76)
  tail call fastcc void @__ltoad_mpi__fresh(ptr noundef nonnull %73, i64 noundef %86, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %8)
  tail call fastcc void @__ltoad_mpi__adjoint_copy(ptr noundef nonnull %92, ptr noundef nonnull %73, i64 noundef %86, i32 noundef %61)
  tail call fastcc void @__ltoad_mpi__fresh(ptr noundef nonnull %73, i64 noundef %86, ptr noundef nonnull byval({ i32, i32, i32, i32, ptr }) align 8 %8)
  tail call fastcc void @__ltoad_mpi__give_back_place(ptr noundef nonnull %92, i64 noundef %86)
  br label %93

93:
  %94 = load i64, ptr %7, align 8
  br label %67

95:
  br label %96

96:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__move(ptr noundef %0, ptr nocapture noundef readonly byval({ ptr, i64, i64, i32, i32 }) align 8 %1, ptr noundef %2, i32 noundef %3) unnamed_addr noinline nounwind {
  %5 = load ptr, ptr %1, align 8
  %6 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %1)
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %131, label %8

8:
  %9 = icmp eq ptr %0, null
  br i1 %9, label %10, label %25

10:
  %11 = icmp ne ptr %2, null
  %12 = icmp ult i32 %3, 2
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %131

14:
  %15 = icmp eq ptr %5, null
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds i8, ptr %5, i64 40
  %18 = load i32, ptr %17, align 8
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %21, %6
  br label %23

23:
  %24 = phi i64 [ %22, %16 ], [ 0, %14 ]
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %2, i8 0, i64 %24, i1 false)
  br label %131

25:
  %26 = getelementptr inbounds i8, ptr %1, i64 24
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %35

29:
  %30 = getelementptr inbounds i8, ptr %1, i64 28
  %31 = load i32, ptr %30, align 4
  %32 = icmp ne i32 %31, 0
  %33 = icmp eq i32 %3, 2
  %34 = and i1 %33, %32
  br i1 %34, label %35, label %36

35:
  tail call fastcc void @__ltoad_mpi__move_each(ptr noundef nonnull %0, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %1, ptr noundef %2, i32 noundef %3)
  br label %131

36:
  %37 = getelementptr inbounds i8, ptr %5, i64 44
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %82, label %40

40:
  %41 = getelementptr inbounds i8, ptr %5, i64 40
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 3
  br i1 %43, label %82, label %44

44:
  %45 = zext i32 %42 to i64
  %46 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %47, %6
  %49 = icmp ult i32 %3, 2
  br i1 %49, label %50, label %51

50:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2, ptr nonnull align 1 %0, i64 %48, i1 false)
  br label %51

51:
  switch i32 %3, label %131 [
    i32 1, label %52
    i32 3, label %53
    i32 2, label %54
  ]

52:
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %0, i8 0, i64 %48, i1 false)
  br label %131

53:
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %0, ptr align 1 %2, i64 %48, i1 false)
  br label %131

54:
  %55 = icmp eq i32 %42, 2
  br i1 %55, label %59, label %56

56:
  %57 = sdiv i64 %48, 4
  %58 = tail call i64 @llvm.smax.i64(i64 %57, i64 0)
  br label %72

59:
  %60 = sdiv i64 %48, 8
  %61 = tail call i64 @llvm.smax.i64(i64 %60, i64 0)
  br label %62

62:
  %63 = phi i64 [ %71, %65 ], [ 0, %59 ]
  %64 = icmp eq i64 %63, %61
  br i1 %64, label %131, label %65

65:
  %66 = getelementptr inbounds double, ptr %2, i64 %63
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds double, ptr %0, i64 %63
  %69 = load double, ptr %68, align 8
  %70 = fadd double %67, %69
  store double %70, ptr %68, align 8
  %71 = add nuw nsw i64 %63, 1
  br label %62

72:
  %73 = phi i64 [ %81, %75 ], [ 0, %56 ]
  %74 = icmp eq i64 %73, %58
  br i1 %74, label %131, label %75

75:
  %76 = getelementptr inbounds float, ptr %2, i64 %73
  %77 = load float, ptr %76, align 4
  %78 = getelementptr inbounds float, ptr %0, i64 %73
  %79 = load float, ptr %78, align 4
  %80 = fadd float %77, %79
  store float %80, ptr %78, align 4
  %81 = add nuw nsw i64 %73, 1
  br label %72

82:
  %83 = getelementptr inbounds i8, ptr %5, i64 48
  %84 = load i32, ptr %83, align 8
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %130, label %86

86:
  %87 = getelementptr inbounds i8, ptr %5, i64 40
  %88 = load i32, ptr %87, align 8
  %89 = icmp eq i32 %88, 2
  br i1 %89, label %90, label %130

90:
  %91 = getelementptr inbounds i8, ptr %1, i64 16
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds i8, ptr %5, i64 56
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds i8, ptr %5, i64 8
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i32 %3, 1
  br label %98

98:
  %99 = phi i64 [ %92, %90 ], [ %112, %109 ]
  %100 = phi ptr [ %0, %90 ], [ %111, %109 ]
  %101 = phi ptr [ %2, %90 ], [ %107, %109 ]
  %102 = tail call i64 @llvm.smin.i64(i64 %96, i64 %99)
  %103 = tail call i64 @llvm.smax.i64(i64 %102, i64 0)
  %104 = icmp sgt i64 %99, 0
  br i1 %104, label %105, label %131

105:
  %106 = phi i64 [ %129, %127 ], [ 0, %98 ]
  %107 = phi ptr [ %128, %127 ], [ %101, %98 ]
  %108 = icmp eq i64 %106, %103
  br i1 %108, label %109, label %113

109:
  %110 = load i64, ptr %5, align 8
  %111 = getelementptr inbounds i8, ptr %100, i64 %110
  %112 = sub nsw i64 %99, %96
  br label %98

113:
  %114 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %94, i64 %106
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds i8, ptr %100, i64 %115
  switch i32 %3, label %123 [
    i32 2, label %117
    i32 3, label %121
  ]

117:
  %118 = load double, ptr %107, align 8
  %119 = load double, ptr %116, align 8
  %120 = fadd double %118, %119
  br label %125

121:
  %122 = load double, ptr %107, align 8
  br label %125

123:
  %124 = load double, ptr %116, align 8
  store double %124, ptr %107, align 8
  br i1 %97, label %125, label %127

125:
  %126 = phi double [ %120, %117 ], [ %122, %121 ], [ 0.000000e+00, %123 ]
  store double %126, ptr %116, align 8
  br label %127

127:
  %128 = getelementptr inbounds i8, ptr %107, i64 8
  %129 = add nuw i64 %106, 1
  br label %105

130:
  tail call fastcc void @__ltoad_mpi__move_each(ptr noundef nonnull %0, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %1, ptr noundef %2, i32 noundef %3)
  br label %131

131:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__move_each(ptr noundef %0, ptr nocapture noundef readonly byval({ ptr, i64, i64, i32, i32 }) align 8 %1, ptr noundef %2, i32 noundef %3) unnamed_addr noinline nounwind {
  %5 = load ptr, ptr %1, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 40
  %7 = load i32, ptr %6, align 8
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = add i32 %3, -1
  %15 = icmp ult i32 %14, 2
  %16 = and i1 %13, %15
  %17 = getelementptr inbounds i8, ptr %1, i64 28
  %18 = load i32, ptr %17, align 4
  %19 = icmp ne i32 %18, 0
  %20 = icmp eq i32 %3, 2
  %21 = and i1 %20, %19
  %22 = getelementptr inbounds i8, ptr %1, i64 16
  %23 = getelementptr inbounds i8, ptr %5, i64 56
  %24 = getelementptr inbounds i8, ptr %5, i64 8
  %25 = select i1 %21, ptr @__ltoad_mpi__move_shared, ptr @__ltoad_mpi__move_one
  %26 = select i1 %16, ptr @__ltoad_mpi__move_tagged, ptr %25
  br label %27

27:
  %28 = phi i64 [ 0, %4 ], [ %58, %57 ]
  %29 = phi ptr [ %2, %4 ], [ %54, %57 ]
  %30 = load i64, ptr %22, align 8
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %33, label %32

32:
  ret void

33:
  %34 = load ptr, ptr %23, align 8
  %35 = load i64, ptr %24, align 8
  %36 = srem i64 %28, %35
  %37 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %34, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %37, i64 16
  %40 = load i32, ptr %39, align 8
  %41 = getelementptr inbounds i8, ptr %37, i64 20
  %42 = load i32, ptr %41, align 4
  %43 = sdiv i64 %28, %35
  %44 = load i64, ptr %5, align 8
  %45 = mul nsw i64 %44, %43
  %46 = getelementptr inbounds i8, ptr %0, i64 %45
  %47 = getelementptr inbounds i8, ptr %46, i64 %38
  %48 = icmp ne i32 %40, 0
  %49 = zext i32 %40 to i64
  %50 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %49
  %51 = sext i32 %42 to i64
  br label %52

52:
  %53 = phi i64 [ %67, %59 ], [ 0, %33 ]
  %54 = phi ptr [ %66, %59 ], [ %29, %33 ]
  %55 = icmp slt i64 %53, %51
  %56 = select i1 %48, i1 %55, i1 false
  br i1 %56, label %59, label %57

57:
  %58 = add nuw nsw i64 %28, 1
  br label %27

59:
  %60 = load i64, ptr %50, align 8
  %61 = mul nsw i64 %60, %53
  %62 = getelementptr inbounds i8, ptr %47, i64 %61
  %63 = load i32, ptr %6, align 8
  tail call void %26(ptr noundef %62, i32 noundef %40, ptr noundef %54, i32 noundef %63, i32 noundef %3)
  %64 = icmp eq ptr %54, null
  %65 = getelementptr inbounds i8, ptr %54, i64 %10
  %66 = select i1 %64, ptr null, ptr %65
  %67 = add nuw nsw i64 %53, 1
  br label %52
}

define linkonce_odr hidden void @__ltoad_mpi__move_tagged(ptr noundef %0, i32 noundef %1, ptr nocapture noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr noinline nounwind {
  %6 = icmp eq i32 %1, 3
  br i1 %6, label %7, label %8

7:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str, ptr noundef nonnull @__ltoad_mpi__str.98)
  unreachable

8:
  %9 = icmp eq i32 %4, 1
  switch i32 %4, label %21 [
    i32 4, label %10
    i32 1, label %10
  ]

10:
  %11 = icmp eq i32 %1, 2
  br i1 %11, label %12, label %14

12:
  %13 = tail call double @__ltoad_tagged_take_double(ptr noundef %0)
  br label %17

14:
  %15 = tail call float @__ltoad_tagged_take_float(ptr noundef %0)
  %16 = fpext float %15 to double
  br label %17

17:
  %18 = phi double [ %13, %12 ], [ %16, %14 ]
  br i1 %9, label %19, label %48

19:
  %20 = fpext double %18 to x86_fp80
  tail call fastcc void @__ltoad_mpi__set(ptr noundef %2, i32 noundef %3, x86_fp80 noundef %20)
  br label %48

21:
  %22 = icmp eq i32 %1, 2
  br i1 %22, label %23, label %34

23:
  switch i32 %3, label %30 [
    i32 3, label %24
    i32 1, label %27
  ]

24:
  %25 = load x86_fp80, ptr %2, align 16
  %26 = fptrunc x86_fp80 %25 to double
  br label %32

27:
  %28 = load float, ptr %2, align 4
  %29 = fpext float %28 to double
  br label %32

30:
  %31 = load double, ptr %2, align 8
  br label %32

32:
  %33 = phi double [ %26, %24 ], [ %29, %27 ], [ %31, %30 ]
  tail call void @__ltoad_tagged_add_double(ptr noundef %0, double noundef %33)
  br label %48

34:
  switch i32 %3, label %40 [
    i32 3, label %35
    i32 1, label %37
  ]

35:
  %36 = load x86_fp80, ptr %2, align 16
  br label %45

37:
  %38 = load float, ptr %2, align 4
  %39 = fpext float %38 to double
  br label %42

40:
  %41 = load double, ptr %2, align 8
  br label %42

42:
  %43 = phi double [ %39, %37 ], [ %41, %40 ]
  %44 = fpext double %43 to x86_fp80
  br label %45

45:
  %46 = phi x86_fp80 [ %36, %35 ], [ %44, %42 ]
  %47 = fptrunc x86_fp80 %46 to float
  tail call void @__ltoad_tagged_add_float(ptr noundef %0, float noundef %47)
  br label %48

48:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi__move_shared(ptr nocapture noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 %4) unnamed_addr noinline nounwind {
  switch i32 %3, label %11 [
    i32 3, label %6
    i32 1, label %8
  ]

6:
  %7 = load x86_fp80, ptr %2, align 16
  br label %16

8:
  %9 = load float, ptr %2, align 4
  %10 = fpext float %9 to double
  br label %13

11:
  %12 = load double, ptr %2, align 8
  br label %13

13:
  %14 = phi double [ %10, %8 ], [ %12, %11 ]
  %15 = fpext double %14 to x86_fp80
  br label %16

16:
  %17 = phi x86_fp80 [ %7, %6 ], [ %15, %13 ]
  switch i32 %1, label %40 [
    i32 2, label %18
    i32 1, label %29
  ]

18:
  %19 = load atomic i64, ptr %0 monotonic, align 8
  %20 = fptrunc x86_fp80 %17 to double
  br label %21

21:
  %22 = phi i64 [ %19, %18 ], [ %28, %21 ]
  %23 = bitcast i64 %22 to double
  %24 = fadd double %20, %23
  %25 = bitcast double %24 to i64
  %26 = cmpxchg weak ptr %0, i64 %22, i64 %25 monotonic monotonic, align 8
  %27 = extractvalue { i64, i1 } %26, 1
  %28 = extractvalue { i64, i1 } %26, 0
  br i1 %27, label %41, label %21

29:
  %30 = load atomic i32, ptr %0 monotonic, align 4
  %31 = fptrunc x86_fp80 %17 to float
  br label %32

32:
  %33 = phi i32 [ %30, %29 ], [ %39, %32 ]
  %34 = bitcast i32 %33 to float
  %35 = fadd float %31, %34
  %36 = bitcast float %35 to i32
  %37 = cmpxchg weak ptr %0, i32 %33, i32 %36 monotonic monotonic, align 4
  %38 = extractvalue { i32, i1 } %37, 1
  %39 = extractvalue { i32, i1 } %37, 0
  br i1 %38, label %41, label %32

40:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str, ptr noundef nonnull @__ltoad_mpi__str.99)
  unreachable

41:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi__move_one(ptr nocapture noundef %0, i32 noundef %1, ptr nocapture noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr noinline nounwind {
  %6 = icmp ult i32 %4, 2
  br i1 %6, label %7, label %20

7:
  switch i32 %1, label %13 [
    i32 3, label %8
    i32 1, label %10
  ]

8:
  %9 = load x86_fp80, ptr %0, align 16
  br label %18

10:
  %11 = load float, ptr %0, align 4
  %12 = fpext float %11 to double
  br label %15

13:
  %14 = load double, ptr %0, align 8
  br label %15

15:
  %16 = phi double [ %12, %10 ], [ %14, %13 ]
  %17 = fpext double %16 to x86_fp80
  br label %18

18:
  %19 = phi x86_fp80 [ %9, %8 ], [ %17, %15 ]
  tail call fastcc void @__ltoad_mpi__set(ptr noundef %2, i32 noundef %3, x86_fp80 noundef %19)
  br label %20

20:
  switch i32 %4, label %65 [
    i32 4, label %21
    i32 1, label %21
    i32 3, label %26
    i32 2, label %39
  ]

21:
  switch i32 %1, label %24 [
    i32 3, label %22
    i32 1, label %23
  ]

22:
  store x86_fp80 0xK00000000000000000000, ptr %0, align 16
  br label %25

23:
  store float 0.000000e+00, ptr %0, align 4
  br label %25

24:
  store double 0.000000e+00, ptr %0, align 8
  br label %25

25:
  switch i32 %4, label %65 [
    i32 3, label %26
    i32 2, label %39
  ]

26:
  switch i32 %3, label %32 [
    i32 3, label %27
    i32 1, label %29
  ]

27:
  %28 = load x86_fp80, ptr %2, align 16
  br label %37

29:
  %30 = load float, ptr %2, align 4
  %31 = fpext float %30 to double
  br label %34

32:
  %33 = load double, ptr %2, align 8
  br label %34

34:
  %35 = phi double [ %31, %29 ], [ %33, %32 ]
  %36 = fpext double %35 to x86_fp80
  br label %37

37:
  %38 = phi x86_fp80 [ %28, %27 ], [ %36, %34 ]
  tail call fastcc void @__ltoad_mpi__set(ptr noundef %0, i32 noundef %1, x86_fp80 noundef %38)
  br label %65

39:
  switch i32 %1, label %45 [
    i32 3, label %40
    i32 1, label %42
  ]

40:
  %41 = load x86_fp80, ptr %0, align 16
  br label %50

42:
  %43 = load float, ptr %0, align 4
  %44 = fpext float %43 to double
  br label %47

45:
  %46 = load double, ptr %0, align 8
  br label %47

47:
  %48 = phi double [ %44, %42 ], [ %46, %45 ]
  %49 = fpext double %48 to x86_fp80
  br label %50

50:
  %51 = phi x86_fp80 [ %41, %40 ], [ %49, %47 ]
  switch i32 %3, label %57 [
    i32 3, label %52
    i32 1, label %54
  ]

52:
  %53 = load x86_fp80, ptr %2, align 16
  br label %62

54:
  %55 = load float, ptr %2, align 4
  %56 = fpext float %55 to double
  br label %59

57:
  %58 = load double, ptr %2, align 8
  br label %59

59:
  %60 = phi double [ %56, %54 ], [ %58, %57 ]
  %61 = fpext double %60 to x86_fp80
  br label %62

62:
  %63 = phi x86_fp80 [ %53, %52 ], [ %61, %59 ]
  %64 = fadd x86_fp80 %51, %63
  tail call fastcc void @__ltoad_mpi__set(ptr noundef nonnull %0, i32 noundef %1, x86_fp80 noundef %64)
  br label %65

65:
  ret void
}

declare double @__ltoad_tagged_take_double(ptr noundef)

declare float @__ltoad_tagged_take_float(ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__set(ptr nocapture noundef writeonly %0, i32 noundef %1, x86_fp80 noundef %2) unnamed_addr noinline nounwind {
  switch i32 %1, label %7 [
    i32 3, label %4
    i32 1, label %5
  ]

4:
  store x86_fp80 %2, ptr %0, align 16
  br label %9

5:
  %6 = fptrunc x86_fp80 %2 to float
  store float %6, ptr %0, align 4
  br label %9

7:
  %8 = fptrunc x86_fp80 %2 to double
  store double %8, ptr %0, align 8
  br label %9

9:
  ret void
}

declare void @__ltoad_tagged_add_double(ptr noundef, double noundef)

declare void @__ltoad_tagged_add_float(ptr noundef, float noundef)

define linkonce_odr hidden fastcc nonnull ptr @__ltoad_mpi__take_place(ptr noundef %0, i64 noundef %1) unnamed_addr noinline nounwind {
  %3 = add nsw i64 %1, 8
  %4 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %3)
  tail call void @__ltoad_tags_fresh(ptr noundef nonnull %4, i64 noundef %3)
  %5 = ptrtoint ptr %0 to i64
  %6 = and i64 %5, 7
  %7 = getelementptr inbounds i8, ptr %4, i64 %6
  ret ptr %7
}

declare void @__ltoad_tags_read(ptr noundef, i64 noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__give_back_place(ptr noundef %0, i64 noundef %1) unnamed_addr noinline nounwind {
  tail call void @__ltoad_tags_fresh(ptr noundef %0, i64 noundef %1)
  %3 = ptrtoint ptr %0 to i64
  %4 = and i64 %3, -8
  %5 = inttoptr i64 %4 to ptr
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %5)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__take_pieces(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) unnamed_addr noinline nounwind {
  %7 = getelementptr inbounds i8, ptr %0, i64 64
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = tail call fastcc i32 @__ltoad_mpi__wire_of(ptr noundef %8)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %17, label %13

13:
  %14 = zext i32 %11 to i64
  %15 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %14
  %16 = load i64, ptr %15, align 8
  br label %17

17:
  %18 = phi i64 [ %16, %13 ], [ 1, %6 ]
  %19 = shl nsw i32 %10, 2
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 2
  %22 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %21)
  %23 = getelementptr inbounds i8, ptr %8, i64 88
  store ptr %22, ptr %23, align 8
  %24 = sext i32 %10 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = tail call fastcc i64 @__ltoad_mpi__lay_out(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %22, ptr noundef nonnull %25, i64 noundef %18)
  %27 = load ptr, ptr %23, align 8
  %28 = shl nsw i32 %10, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = mul nsw i32 %10, 3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %27, i64 %32
  %34 = tail call fastcc i64 @__ltoad_mpi__lay_out(ptr noundef nonnull %0, ptr noundef %5, ptr noundef %30, ptr noundef %33, i64 noundef %18)
  %35 = mul nsw i64 %26, %18
  %36 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %35)
  %37 = getelementptr inbounds i8, ptr %8, i64 96
  store ptr %36, ptr %37, align 8
  %38 = mul nsw i64 %34, %18
  %39 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %38)
  %40 = getelementptr inbounds i8, ptr %8, i64 104
  store ptr %39, ptr %40, align 8
  %41 = load ptr, ptr %37, align 8
  tail call fastcc void @__ltoad_mpi__move_pieces(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %41, i32 noundef %4)
  ret void
}

define linkonce_odr hidden fastcc range(i64 -2147483648, 2147483648) i64 @__ltoad_mpi__lay_out(ptr nocapture noundef readonly %0, ptr noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr noinline nounwind {
  %6 = getelementptr inbounds i8, ptr %0, i64 64
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 56
  %9 = getelementptr inbounds i8, ptr %0, i64 48
  %10 = getelementptr inbounds i8, ptr %7, i64 80
  %11 = icmp sgt i64 %4, 1
  br label %12

12:
  %13 = phi i64 [ %56, %44 ], [ 0, %5 ]
  %14 = phi i64 [ %48, %44 ], [ 0, %5 ]
  %15 = load ptr, ptr %8, align 8
  %16 = icmp eq ptr %15, %1
  %17 = select i1 %16, i64 72, i64 76
  %18 = getelementptr inbounds i8, ptr %7, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = icmp slt i64 %13, %20
  br i1 %21, label %24, label %22

22:
  %23 = getelementptr inbounds i8, ptr %7, i64 8
  br label %57

24:
  %25 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %1, i64 %13
  %26 = getelementptr inbounds i8, ptr %25, i64 8
  %27 = load ptr, ptr %9, align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 24
  %29 = load ptr, ptr %28, align 8
  %30 = icmp ne ptr %29, null
  %31 = zext i1 %30 to i32
  %32 = tail call fastcc i64 @__ltoad_mpi__bytes_on_wire(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %26, i32 noundef %31)
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %44, label %34

34:
  %35 = load i32, ptr %10, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %44

37:
  %38 = tail call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %26)
  %39 = icmp slt i64 %38, 1
  %40 = xor i1 %11, %39
  br i1 %40, label %41, label %44

41:
  %42 = getelementptr inbounds i8, ptr %0, i64 96
  %43 = load ptr, ptr %42, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %43, ptr noundef nonnull @__ltoad_mpi__str.101)
  unreachable

44:
  %45 = sdiv i64 %32, %4
  %46 = load i64, ptr %27, align 8
  %47 = mul nsw i64 %46, %45
  %48 = add nsw i64 %47, %14
  %49 = trunc i64 %47 to i32
  %50 = getelementptr inbounds i8, ptr %25, i64 40
  %51 = load i32, ptr %50, align 8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %2, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = add nsw i32 %54, %49
  store i32 %55, ptr %53, align 4
  %56 = add nuw nsw i64 %13, 1
  br label %12

57:
  %58 = phi i64 [ 1, %22 ], [ %75, %67 ]
  %59 = load i32, ptr %23, align 8
  %60 = sext i32 %59 to i64
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %67, label %62

62:
  %63 = getelementptr inbounds i8, ptr %0, i64 96
  %64 = load ptr, ptr %63, align 8
  %65 = tail call fastcc i32 @__ltoad_mpi__countable(i64 noundef %14, ptr noundef %64)
  %66 = sext i32 %65 to i64
  ret i64 %66

67:
  %68 = add nsw i64 %58, -1
  %69 = getelementptr inbounds i32, ptr %3, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = getelementptr inbounds i32, ptr %2, i64 %68
  %72 = load i32, ptr %71, align 4
  %73 = add nsw i32 %72, %70
  %74 = getelementptr inbounds i32, ptr %3, i64 %58
  store i32 %73, ptr %74, align 4
  %75 = add nuw nsw i64 %58, 1
  br label %57
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__move_pieces(ptr nocapture noundef readonly %0, ptr noundef readonly %1, ptr nocapture noundef readonly %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) unnamed_addr noinline nounwind {
  %7 = alloca { i64, { ptr, i64, i64, i32, i32 }, i32 }, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 64
  %9 = getelementptr inbounds i8, ptr %7, i64 8
  %10 = getelementptr inbounds i8, ptr %0, i64 48
  br label %11

11:
  %12 = phi i64 [ %42, %40 ], [ 0, %6 ]
  %13 = phi ptr [ %41, %40 ], [ %4, %6 ]
  %14 = load ptr, ptr %8, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 56
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %1
  %18 = select i1 %17, i64 72, i64 76
  %19 = getelementptr inbounds i8, ptr %14, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = sext i32 %20 to i64
  %22 = icmp slt i64 %12, %21
  br i1 %22, label %24, label %23

23:
  ret void

24:
  %25 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %1, i64 %12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(48) %25, i64 48, i1 false)
  %26 = load ptr, ptr %10, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 24
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  %30 = zext i1 %29 to i32
  %31 = tail call fastcc i64 @__ltoad_mpi__bytes_on_wire(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %9, i32 noundef %30)
  %32 = icmp eq i64 %31, 0
  br label %33

33:
  %34 = phi i64 [ 0, %24 ], [ %50, %43 ]
  %35 = phi ptr [ %13, %24 ], [ %51, %43 ]
  br i1 %32, label %40, label %36

36:
  %37 = load ptr, ptr %10, align 8
  %38 = load i64, ptr %37, align 8
  %39 = icmp slt i64 %34, %38
  br i1 %39, label %43, label %40

40:
  %41 = phi ptr [ %13, %33 ], [ %35, %36 ]
  %42 = add nuw nsw i64 %12, 1
  br label %11

43:
  %44 = getelementptr inbounds ptr, ptr %2, i64 %34
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  %47 = load i64, ptr %7, align 8
  %48 = getelementptr inbounds i8, ptr %45, i64 %47
  %49 = select i1 %46, ptr null, ptr %48
  tail call fastcc void @__ltoad_mpi__move_view(ptr noundef nonnull %0, ptr noundef %49, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %9, ptr noundef %3, ptr noundef %35, i32 noundef %5)
  %50 = add nuw nsw i64 %34, 1
  %51 = getelementptr inbounds i8, ptr %35, i64 %31
  br label %33
}

declare i32 @PMPI_Wait(ptr noundef, ptr noundef)

declare i32 @PMPI_Get_count(ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__wait_for_wires(ptr noundef %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 208
  %7 = tail call i32 @PMPI_Waitall(i32 noundef 2, ptr noundef nonnull %6, ptr noundef null)
  br label %8

8:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__finish_exchange(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3, i32 noundef %4) unnamed_addr noinline nounwind {
  %6 = getelementptr inbounds i8, ptr %0, i64 64
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 104
  %9 = load ptr, ptr %8, align 8
  tail call fastcc void @__ltoad_mpi__move_pieces(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %9, i32 noundef %4)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__drop_wires(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 96
  %5 = load ptr, ptr %4, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %5)
  %6 = getelementptr inbounds i8, ptr %3, i64 104
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %7)
  %8 = getelementptr inbounds i8, ptr %3, i64 192
  %9 = load ptr, ptr %8, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %3, i64 88
  %11 = load ptr, ptr %10, align 8
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %11)
  store ptr null, ptr %8, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  ret void
}

define linkonce_odr hidden fastcc x86_fp80 @__ltoad_mpi__slope(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr noinline nounwind {
  %5 = icmp slt i32 %2, %1
  br i1 %5, label %6, label %91

6:
  %7 = getelementptr inbounds i8, ptr %0, i64 152
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, @ompi_mpi_op_sum
  br i1 %9, label %91, label %10

10:
  %11 = icmp eq ptr %8, @ompi_mpi_op_prod
  %12 = getelementptr inbounds i8, ptr %0, i64 112
  %13 = icmp eq ptr %8, @ompi_mpi_op_max
  %14 = icmp eq ptr %8, @ompi_mpi_op_maxloc
  %15 = or i1 %13, %14
  %16 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  br label %17

17:
  %18 = phi x86_fp80 [ %89, %88 ], [ 0xK3FFF8000000000000000, %10 ]
  %19 = phi i32 [ %90, %88 ], [ 0, %10 ]
  %20 = icmp eq i32 %19, %16
  br i1 %20, label %91, label %21

21:
  %22 = icmp eq i32 %19, %2
  br i1 %22, label %88, label %23

23:
  br i1 %11, label %24, label %42

24:
  %25 = tail call fastcc ptr @__ltoad_mpi__value_at(ptr noundef %0, i32 noundef %19, i64 noundef %3)
  %26 = load ptr, ptr %12, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 40
  %28 = load i32, ptr %27, align 8
  switch i32 %28, label %34 [
    i32 3, label %29
    i32 1, label %31
  ]

29:
  %30 = load x86_fp80, ptr %25, align 16
  br label %39

31:
  %32 = load float, ptr %25, align 4
  %33 = fpext float %32 to double
  br label %36

34:
  %35 = load double, ptr %25, align 8
  br label %36

36:
  %37 = phi double [ %33, %31 ], [ %35, %34 ]
  %38 = fpext double %37 to x86_fp80
  br label %39

39:
  %40 = phi x86_fp80 [ %30, %29 ], [ %38, %36 ]
  %41 = fmul x86_fp80 %18, %40
  br label %88

42:
  %43 = load ptr, ptr %12, align 8
  %44 = getelementptr inbounds i8, ptr %43, i64 40
  %45 = load i32, ptr %44, align 8
  %46 = tail call fastcc ptr @__ltoad_mpi__value_at(ptr noundef readonly %0, i32 noundef %2, i64 noundef %3)
  switch i32 %45, label %57 [
    i32 3, label %47
    i32 1, label %51
  ]

47:
  %48 = load x86_fp80, ptr %46, align 16
  %49 = tail call fastcc ptr @__ltoad_mpi__value_at(ptr noundef nonnull readonly %0, i32 noundef %19, i64 noundef %3)
  %50 = load x86_fp80, ptr %49, align 16
  br label %66

51:
  %52 = load float, ptr %46, align 4
  %53 = fpext float %52 to x86_fp80
  %54 = tail call fastcc ptr @__ltoad_mpi__value_at(ptr noundef nonnull readonly %0, i32 noundef %19, i64 noundef %3)
  %55 = load float, ptr %54, align 4
  %56 = fpext float %55 to double
  br label %62

57:
  %58 = load double, ptr %46, align 8
  %59 = fpext double %58 to x86_fp80
  %60 = tail call fastcc ptr @__ltoad_mpi__value_at(ptr noundef nonnull readonly %0, i32 noundef %19, i64 noundef %3)
  %61 = load double, ptr %60, align 8
  br label %62

62:
  %63 = phi x86_fp80 [ %53, %51 ], [ %59, %57 ]
  %64 = phi double [ %56, %51 ], [ %61, %57 ]
  %65 = fpext double %64 to x86_fp80
  br label %66

66:
  %67 = phi x86_fp80 [ %48, %47 ], [ %63, %62 ]
  %68 = phi x86_fp80 [ %50, %47 ], [ %65, %62 ]
  %69 = getelementptr inbounds i8, ptr %43, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, 2
  %72 = fcmp oeq x86_fp80 %67, %68
  %73 = select i1 %72, i1 %71, i1 false
  br i1 %73, label %74, label %80

74:
  %75 = tail call fastcc i64 @__ltoad_mpi__index_at(ptr noundef nonnull readonly %0, i32 noundef %2, i64 noundef %3)
  %76 = tail call fastcc i64 @__ltoad_mpi__index_at(ptr noundef nonnull readonly %0, i32 noundef %19, i64 noundef %3)
  %77 = icmp eq i64 %75, %76
  br i1 %77, label %80, label %78

78:
  %79 = icmp slt i64 %75, %76
  br i1 %79, label %88, label %91

80:
  br i1 %72, label %81, label %83

81:
  %82 = icmp sgt i32 %19, %2
  br i1 %82, label %88, label %91

83:
  br i1 %15, label %84, label %86

84:
  %85 = fcmp ogt x86_fp80 %67, %68
  br i1 %85, label %88, label %91

86:
  %87 = fcmp olt x86_fp80 %67, %68
  br i1 %87, label %88, label %91

88:
  %89 = phi x86_fp80 [ %18, %21 ], [ %41, %39 ], [ %18, %86 ], [ %18, %78 ], [ %18, %81 ], [ %18, %84 ]
  %90 = add nuw i32 %19, 1
  br label %17

91:
  %92 = phi x86_fp80 [ 0xK00000000000000000000, %4 ], [ 0xK3FFF8000000000000000, %6 ], [ 0xK00000000000000000000, %84 ], [ 0xK00000000000000000000, %81 ], [ 0xK00000000000000000000, %78 ], [ %18, %17 ], [ 0xK00000000000000000000, %86 ]
  ret x86_fp80 %92
}

declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80)

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__value_at(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2) unnamed_addr noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 112
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = sdiv i64 %2, %7
  %9 = srem i64 %2, %7
  %10 = getelementptr inbounds i8, ptr %0, i64 192
  %11 = load ptr, ptr %10, align 8
  %12 = sext i32 %1 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 120
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %14, %12
  %16 = add nsw i64 %15, %8
  %17 = load i64, ptr %5, align 8
  %18 = mul nsw i64 %16, %17
  %19 = getelementptr inbounds i8, ptr %11, i64 %18
  %20 = getelementptr inbounds i8, ptr %5, i64 40
  %21 = load i32, ptr %20, align 8
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %24, %9
  %26 = getelementptr inbounds i8, ptr %19, i64 %25
  ret ptr %26
}

define linkonce_odr hidden fastcc i64 @__ltoad_mpi__index_at(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2) unnamed_addr noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 112
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 40
  %7 = load i32, ptr %6, align 8
  %8 = tail call fastcc ptr @__ltoad_mpi__value_at(ptr noundef %0, i32 noundef %1, i64 noundef %2)
  %9 = getelementptr inbounds i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, @ompi_mpi_2real
  %12 = icmp eq ptr %10, @ompi_mpi_2dblprec
  %13 = or i1 %11, %12
  %14 = zext i32 %7 to i64
  %15 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %8, i64 %16
  br i1 %13, label %18, label %32

18:
  switch i32 %7, label %24 [
    i32 3, label %19
    i32 1, label %21
  ]

19:
  %20 = load x86_fp80, ptr %17, align 16
  br label %29

21:
  %22 = load float, ptr %17, align 4
  %23 = fpext float %22 to double
  br label %26

24:
  %25 = load double, ptr %17, align 8
  br label %26

26:
  %27 = phi double [ %23, %21 ], [ %25, %24 ]
  %28 = fpext double %27 to x86_fp80
  br label %29

29:
  %30 = phi x86_fp80 [ %20, %19 ], [ %28, %26 ]
  %31 = fptosi x86_fp80 %30 to i64
  br label %35

32:
  %33 = load i32, ptr %17, align 4
  %34 = sext i32 %33 to i64
  br label %35

35:
  %36 = phi i64 [ %31, %29 ], [ %34, %32 ]
  ret i64 %36
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__claims_of(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr noinline nounwind {
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load ptr, ptr %3, align 8
  br label %5

5:
  %6 = phi i64 [ %1, %2 ], [ %10, %9 ]
  %7 = phi ptr [ %4, %2 ], [ %13, %9 ]
  %8 = icmp eq i64 %6, 0
  br i1 %8, label %14, label %9

9:
  %10 = add nsw i64 %6, -1
  %11 = tail call i64 @strlen(ptr noundef nonnull readonly dereferenceable(1) %7)
  %12 = getelementptr inbounds i8, ptr %7, i64 %11
  %13 = getelementptr inbounds i8, ptr %12, i64 1
  br label %5

14:
  ret ptr %7
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__view_in(ptr dead_on_unwind noalias nocapture writable writeonly sret({ ptr, i64, i64, i32, i32 }) align 8 %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) unnamed_addr noinline nounwind {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = ptrtoint ptr %3 to i64
  %11 = mul i64 %10, -7046029254386353131
  %12 = lshr i64 %11, 56
  %13 = getelementptr inbounds [256 x { ptr, ptr }], ptr @__ltoad_mpi__known_layouts, i64 0, i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:
  %18 = load ptr, ptr %13, align 16
  %19 = icmp eq ptr %18, %3
  br i1 %19, label %85, label %20

20:
  %21 = load i32, ptr @__ltoad_mpi__layout_key, align 4
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %23, label %26

23:
  %24 = tail call i32 @MPI_Type_create_keyval(ptr noundef nonnull @OMPI_C_MPI_TYPE_NULL_COPY_FN, ptr noundef nonnull @__ltoad_mpi__forget_layout, ptr noundef nonnull @__ltoad_mpi__layout_key, ptr noundef null)
  %25 = load i32, ptr @__ltoad_mpi__layout_key, align 4
  br label %26

26:
  %27 = phi i32 [ %25, %23 ], [ %21, %20 ]
  %28 = call i32 @MPI_Type_get_attr(ptr noundef %3, i32 noundef %27, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %29 = load i32, ptr %7, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:
  %32 = load ptr, ptr %6, align 8
  br label %83

33:
  %34 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 64)
  store ptr %34, ptr %6, align 8
  %35 = call i32 @MPI_Type_get_extent(ptr noundef %3, ptr noundef nonnull %8, ptr noundef nonnull %9)
  %36 = load i64, ptr %9, align 8
  %37 = load ptr, ptr %6, align 8
  store i64 %36, ptr %37, align 8
  %38 = load ptr, ptr %6, align 8
  call fastcc void @__ltoad_mpi__describe(ptr noundef %38, ptr noundef %3, i64 noundef 0)
  %39 = load ptr, ptr %6, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 56
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %39, i64 8
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 1
  br i1 %44, label %45, label %54

45:
  %46 = load i64, ptr %41, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %54

48:
  %49 = load i64, ptr %9, align 8
  %50 = getelementptr inbounds i8, ptr %41, i64 8
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %49, %51
  %53 = zext i1 %52 to i32
  br label %54

54:
  %55 = phi i32 [ 0, %45 ], [ 0, %33 ], [ %53, %48 ]
  %56 = getelementptr inbounds i8, ptr %39, i64 44
  store i32 %55, ptr %56, align 4
  %57 = getelementptr inbounds i8, ptr %39, i64 48
  store i32 1, ptr %57, align 8
  %58 = getelementptr inbounds i8, ptr %39, i64 40
  %59 = call i64 @llvm.smax.i64(i64 %43, i64 0)
  br label %60

60:
  %61 = phi i32 [ 1, %54 ], [ %81, %80 ]
  %62 = phi i64 [ 0, %54 ], [ %82, %80 ]
  %63 = icmp eq i64 %62, %59
  br i1 %63, label %64, label %68

64:
  %65 = load i32, ptr @__ltoad_mpi__layout_key, align 4
  %66 = call i32 @MPI_Type_set_attr(ptr noundef %3, i32 noundef %65, ptr noundef nonnull %39)
  %67 = load ptr, ptr %6, align 8
  br label %83

68:
  %69 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %41, i64 %62
  %70 = getelementptr inbounds i8, ptr %69, i64 16
  %71 = load i32, ptr %70, align 8
  %72 = load i32, ptr %58, align 8
  %73 = icmp eq i32 %71, %72
  br i1 %73, label %74, label %80

74:
  %75 = getelementptr inbounds i8, ptr %69, i64 20
  %76 = load i32, ptr %75, align 4
  %77 = freeze i32 %76
  %78 = icmp eq i32 %77, 1
  %79 = select i1 %78, i32 %61, i32 0
  br label %80

80:
  %81 = phi i32 [ 0, %68 ], [ %79, %74 ]
  store i32 %81, ptr %57, align 8
  %82 = add nuw i64 %62, 1
  br label %60

83:
  %84 = phi ptr [ %32, %31 ], [ %67, %64 ]
  store ptr %84, ptr %14, align 8
  store ptr %3, ptr %13, align 16
  br label %85

85:
  %86 = phi ptr [ %84, %83 ], [ %15, %17 ]
  store ptr %86, ptr %0, align 8
  %87 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %4, ptr %87, align 8
  %88 = getelementptr inbounds i8, ptr %0, i64 16
  %89 = getelementptr inbounds i8, ptr %86, i64 8
  %90 = load i64, ptr %89, align 8
  %91 = mul nsw i64 %90, %4
  store i64 %91, ptr %88, align 8
  %92 = getelementptr inbounds i8, ptr %0, i64 24
  %93 = call fastcc ptr @__ltoad_mpi__claims_of(ptr noundef %1, i64 noundef %2)
  %94 = load i8, ptr %93, align 1
  %95 = insertelement <2 x i8> poison, i8 %94, i64 0
  %96 = shufflevector <2 x i8> %95, <2 x i8> poison, <2 x i32> zeroinitializer
  %97 = icmp eq <2 x i8> %96, <i8 116, i8 115>
  %98 = zext <2 x i1> %97 to <2 x i32>
  store <2 x i32> %98, ptr %92, align 8
  ret void
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__shadow_of(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr noinline nounwind {
  %3 = ptrtoint ptr %0 to i64
  %4 = mul i64 %3, -7046029254386353131
  %5 = lshr i64 %4, 56
  %6 = getelementptr inbounds [256 x { ptr, ptr }], ptr @__ltoad_mpi__known_comms, i64 0, i64 %5
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %13, label %10

10:
  %11 = load ptr, ptr %6, align 16
  %12 = icmp eq ptr %11, %0
  br i1 %12, label %17, label %13

13:
  %14 = tail call fastcc ptr @__ltoad_mpi__known_shadow(ptr noundef %0)
  store ptr %14, ptr %7, align 8
  store ptr %0, ptr %6, align 16
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.111)
  unreachable

17:
  %18 = phi ptr [ %8, %10 ], [ %14, %13 ]
  ret ptr %18
}

declare i32 @MPI_Type_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @OMPI_C_MPI_TYPE_NULL_COPY_FN(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi__forget_layout(ptr noundef %0, i32 %1, ptr noundef %2, ptr nocapture readnone %3) noinline nounwind {
  %5 = ptrtoint ptr %0 to i64
  %6 = mul i64 %5, -7046029254386353131
  %7 = lshr i64 %6, 56
  %8 = getelementptr inbounds [256 x { ptr, ptr }], ptr @__ltoad_mpi__known_layouts, i64 0, i64 %7, i32 1
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %2, i64 56
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr noundef %10)
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef %2)
  ret i32 0
}

declare i32 @MPI_Type_get_attr(ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Type_get_extent(ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__describe(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr noinline nounwind {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = call i32 @MPI_Type_get_envelope(ptr noundef %1, ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef nonnull %11)
  %15 = load i32, ptr %11, align 4
  switch i32 %15, label %80 [
    i32 16, label %16
    i32 15, label %16
    i32 14, label %16
    i32 0, label %16
  ]

16:
  br label %17

17:
  %18 = phi i64 [ %24, %20 ], [ 0, %16 ]
  %19 = icmp eq i64 %18, 5
  br i1 %19, label %37, label %20

20:
  %21 = getelementptr inbounds [5 x { ptr, i32, i32 }], ptr @__ltoad_mpi____const.add_pair.pairs, i64 0, i64 %18
  %22 = load ptr, ptr %21, align 16
  %23 = icmp eq ptr %22, %1
  %24 = add nuw nsw i64 %18, 1
  br i1 %23, label %25, label %17

25:
  %26 = getelementptr inbounds i8, ptr %21, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8
  call fastcc void @__ltoad_mpi__add_element(ptr noundef %0, i64 noundef %2, i64 noundef %30, i32 noundef %27, i32 noundef 1)
  %31 = getelementptr inbounds i8, ptr %21, i64 12
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = add nsw i64 %33, %2
  %35 = icmp eq ptr %1, @ompi_mpi_2dblprec
  %36 = select i1 %35, i64 8, i64 4
  call fastcc void @__ltoad_mpi__add_element(ptr noundef %0, i64 noundef %34, i64 noundef %36, i32 noundef 0, i32 noundef 1)
  br label %300

37:
  %38 = icmp eq ptr %1, @ompi_mpi_datatype_null
  br i1 %38, label %39, label %40

39:
  store i64 0, ptr %13, align 8
  br label %59

40:
  %41 = phi i64 [ %47, %43 ], [ 0, %37 ]
  %42 = icmp eq i64 %41, 17
  br i1 %42, label %53, label %43

43:
  %44 = getelementptr inbounds [17 x { ptr, i32, i32 }], ptr @__ltoad_mpi____const.basic_kind.known, i64 0, i64 %41
  %45 = load ptr, ptr %44, align 16
  %46 = icmp eq ptr %45, %1
  %47 = add nuw nsw i64 %41, 1
  br i1 %46, label %48, label %40

48:
  %49 = getelementptr inbounds i8, ptr %44, i64 12
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds i8, ptr %44, i64 8
  %52 = load i32, ptr %51, align 8
  br label %53

53:
  %54 = phi i32 [ %50, %48 ], [ 1, %40 ]
  %55 = phi i32 [ %52, %48 ], [ 0, %40 ]
  store i64 0, ptr %13, align 8
  %56 = call i32 @MPI_Type_get_extent(ptr noundef %1, ptr noundef nonnull %12, ptr noundef nonnull %13)
  %57 = load i32, ptr %11, align 4
  %58 = load i64, ptr %13, align 8
  br label %59

59:
  %60 = phi i64 [ 0, %39 ], [ %58, %53 ]
  %61 = phi i32 [ %15, %39 ], [ %57, %53 ]
  %62 = phi i32 [ 0, %39 ], [ %55, %53 ]
  %63 = phi i32 [ 1, %39 ], [ %54, %53 ]
  %64 = and i32 %61, -2
  %65 = icmp eq i32 %64, 14
  br i1 %65, label %66, label %77

66:
  %67 = icmp eq i32 %61, 15
  %68 = select i1 %67, i32 2, i32 1
  %69 = zext nneg i32 %68 to i64
  %70 = sdiv i64 %60, %69
  %71 = icmp eq i64 %70, 4
  %72 = icmp eq i64 %70, 8
  %73 = select i1 %72, i32 2, i32 0
  %74 = select i1 %71, i32 1, i32 %73
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %77

76:
  call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str.107, ptr noundef nonnull @__ltoad_mpi__str.108)
  unreachable

77:
  %78 = phi i32 [ %68, %66 ], [ %63, %59 ]
  %79 = phi i32 [ %74, %66 ], [ %62, %59 ]
  call fastcc void @__ltoad_mpi__add_element(ptr noundef %0, i64 noundef %2, i64 noundef %60, i32 noundef %79, i32 noundef %78)
  br label %300

80:
  %81 = load i32, ptr %8, align 4
  %82 = sext i32 %81 to i64
  %83 = shl nsw i64 %82, 2
  %84 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %83)
  %85 = load i32, ptr %9, align 4
  %86 = sext i32 %85 to i64
  %87 = shl nsw i64 %86, 3
  %88 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %87)
  %89 = load i32, ptr %10, align 4
  %90 = sext i32 %89 to i64
  %91 = shl nsw i64 %90, 3
  %92 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %91)
  %93 = load i32, ptr %8, align 4
  %94 = load i32, ptr %9, align 4
  %95 = load i32, ptr %10, align 4
  %96 = call i32 @MPI_Type_get_contents(ptr noundef %1, i32 noundef %93, i32 noundef %94, i32 noundef %95, ptr noundef nonnull %84, ptr noundef nonnull %88, ptr noundef nonnull %92)
  %97 = load i32, ptr %11, align 4
  store i64 0, ptr %7, align 8
  %98 = icmp eq i32 %97, 11
  br i1 %98, label %210, label %99

99:
  %100 = load ptr, ptr %92, align 8
  %101 = call i32 @MPI_Type_get_extent(ptr noundef %100, ptr noundef nonnull %6, ptr noundef nonnull %7)
  switch i32 %97, label %289 [
    i32 1, label %112
    i32 17, label %112
    i32 2, label %114
    i32 3, label %109
    i32 5, label %107
    i32 6, label %147
    i32 8, label %167
    i32 9, label %104
    i32 18, label %102
    i32 12, label %225
  ]

102:
  %103 = getelementptr inbounds i8, ptr %84, i64 4
  br label %197

104:
  %105 = getelementptr inbounds i8, ptr %84, i64 8
  %106 = getelementptr inbounds i8, ptr %84, i64 4
  br label %181

107:
  %108 = getelementptr inbounds i8, ptr %84, i64 4
  br label %134

109:
  %110 = getelementptr inbounds i8, ptr %84, i64 8
  %111 = getelementptr inbounds i8, ptr %84, i64 4
  br label %118

112:
  %113 = load ptr, ptr %92, align 8
  call fastcc void @__ltoad_mpi__describe(ptr noundef %0, ptr noundef %113, i64 noundef %2)
  br label %290

114:
  %115 = load ptr, ptr %92, align 8
  %116 = load i32, ptr %84, align 4
  %117 = sext i32 %116 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %115, i64 noundef %2, i64 noundef %117)
  br label %290

118:
  %119 = phi i64 [ 0, %109 ], [ %133, %123 ]
  %120 = load i32, ptr %84, align 4
  %121 = sext i32 %120 to i64
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %123, label %290

123:
  %124 = load ptr, ptr %92, align 8
  %125 = load i32, ptr %110, align 4
  %126 = sext i32 %125 to i64
  %127 = mul nsw i64 %119, %126
  %128 = load i64, ptr %7, align 8
  %129 = mul nsw i64 %127, %128
  %130 = add nsw i64 %129, %2
  %131 = load i32, ptr %111, align 4
  %132 = sext i32 %131 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %124, i64 noundef %130, i64 noundef %132)
  %133 = add nuw nsw i64 %119, 1
  br label %118

134:
  %135 = phi i64 [ 0, %107 ], [ %146, %139 ]
  %136 = load i32, ptr %84, align 4
  %137 = sext i32 %136 to i64
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %139, label %290

139:
  %140 = load ptr, ptr %92, align 8
  %141 = load i64, ptr %88, align 8
  %142 = mul nsw i64 %141, %135
  %143 = add nsw i64 %142, %2
  %144 = load i32, ptr %108, align 4
  %145 = sext i32 %144 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %140, i64 noundef %143, i64 noundef %145)
  %146 = add nuw nsw i64 %135, 1
  br label %134

147:
  %148 = phi i64 [ %154, %152 ], [ 0, %99 ]
  %149 = load i32, ptr %84, align 4
  %150 = sext i32 %149 to i64
  %151 = icmp slt i64 %148, %150
  br i1 %151, label %152, label %290

152:
  %153 = load ptr, ptr %92, align 8
  %154 = add nuw nsw i64 %148, 1
  %155 = trunc nuw i64 %154 to i32
  %156 = add i32 %149, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i32, ptr %84, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = sext i32 %159 to i64
  %161 = load i64, ptr %7, align 8
  %162 = mul nsw i64 %161, %160
  %163 = add nsw i64 %162, %2
  %164 = getelementptr inbounds i32, ptr %84, i64 %154
  %165 = load i32, ptr %164, align 4
  %166 = sext i32 %165 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %153, i64 noundef %163, i64 noundef %166)
  br label %147

167:
  %168 = phi i64 [ %177, %172 ], [ 0, %99 ]
  %169 = load i32, ptr %84, align 4
  %170 = sext i32 %169 to i64
  %171 = icmp slt i64 %168, %170
  br i1 %171, label %172, label %290

172:
  %173 = load ptr, ptr %92, align 8
  %174 = getelementptr inbounds i64, ptr %88, i64 %168
  %175 = load i64, ptr %174, align 8
  %176 = add nsw i64 %175, %2
  %177 = add nuw nsw i64 %168, 1
  %178 = getelementptr inbounds i32, ptr %84, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = sext i32 %179 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %173, i64 noundef %176, i64 noundef %180)
  br label %167

181:
  %182 = phi i64 [ 0, %104 ], [ %196, %186 ]
  %183 = load i32, ptr %84, align 4
  %184 = sext i32 %183 to i64
  %185 = icmp slt i64 %182, %184
  br i1 %185, label %186, label %290

186:
  %187 = load ptr, ptr %92, align 8
  %188 = getelementptr inbounds i32, ptr %105, i64 %182
  %189 = load i32, ptr %188, align 4
  %190 = sext i32 %189 to i64
  %191 = load i64, ptr %7, align 8
  %192 = mul nsw i64 %191, %190
  %193 = add nsw i64 %192, %2
  %194 = load i32, ptr %106, align 4
  %195 = sext i32 %194 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %187, i64 noundef %193, i64 noundef %195)
  %196 = add nuw nsw i64 %182, 1
  br label %181

197:
  %198 = phi i64 [ 0, %102 ], [ %209, %202 ]
  %199 = load i32, ptr %84, align 4
  %200 = sext i32 %199 to i64
  %201 = icmp slt i64 %198, %200
  br i1 %201, label %202, label %290

202:
  %203 = load ptr, ptr %92, align 8
  %204 = getelementptr inbounds i64, ptr %88, i64 %198
  %205 = load i64, ptr %204, align 8
  %206 = add nsw i64 %205, %2
  %207 = load i32, ptr %103, align 4
  %208 = sext i32 %207 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %203, i64 noundef %206, i64 noundef %208)
  %209 = add nuw nsw i64 %198, 1
  br label %197

210:
  %211 = phi i64 [ %221, %215 ], [ 0, %80 ]
  %212 = load i32, ptr %84, align 4
  %213 = sext i32 %212 to i64
  %214 = icmp slt i64 %211, %213
  br i1 %214, label %215, label %290

215:
  %216 = getelementptr inbounds ptr, ptr %92, i64 %211
  %217 = load ptr, ptr %216, align 8
  %218 = getelementptr inbounds i64, ptr %88, i64 %211
  %219 = load i64, ptr %218, align 8
  %220 = add nsw i64 %219, %2
  %221 = add nuw nsw i64 %211, 1
  %222 = getelementptr inbounds i32, ptr %84, i64 %221
  %223 = load i32, ptr %222, align 4
  %224 = sext i32 %223 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %217, i64 noundef %220, i64 noundef %224)
  br label %210

225:
  %226 = load ptr, ptr %92, align 8
  %227 = load i32, ptr %84, align 4
  %228 = getelementptr inbounds i8, ptr %84, i64 4
  %229 = sext i32 %227 to i64
  %230 = getelementptr inbounds i32, ptr %228, i64 %229
  %231 = mul nsw i32 %227, 3
  %232 = sext i32 %231 to i64
  %233 = getelementptr i32, ptr %84, i64 %232
  %234 = getelementptr i8, ptr %233, i64 4
  %235 = load i32, ptr %234, align 4
  %236 = call i32 @MPI_Type_get_extent(ptr noundef %226, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %237 = call i32 @llvm.smax.i32(i32 %227, i32 0)
  %238 = zext nneg i32 %237 to i64
  br label %239

239:
  %240 = phi i64 [ %252, %247 ], [ 0, %225 ]
  %241 = phi i64 [ %251, %247 ], [ 1, %225 ]
  %242 = icmp eq i64 %240, %238
  br i1 %242, label %243, label %247

243:
  %244 = getelementptr inbounds i32, ptr %230, i64 %229
  %245 = icmp eq i32 %235, 0
  %246 = call i64 @llvm.smax.i64(i64 %241, i64 0)
  br label %253

247:
  %248 = getelementptr inbounds i32, ptr %230, i64 %240
  %249 = load i32, ptr %248, align 4
  %250 = sext i32 %249 to i64
  %251 = mul nsw i64 %241, %250
  %252 = add nuw nsw i64 %240, 1
  br label %239

253:
  %254 = phi i64 [ %266, %262 ], [ 0, %243 ]
  %255 = icmp eq i64 %254, %246
  br i1 %255, label %288, label %256

256:
  %257 = phi i64 [ %282, %267 ], [ %254, %253 ]
  %258 = phi i64 [ %281, %267 ], [ 0, %253 ]
  %259 = phi i64 [ %286, %267 ], [ 1, %253 ]
  %260 = phi i32 [ %287, %267 ], [ 0, %253 ]
  %261 = icmp eq i32 %260, %237
  br i1 %261, label %262, label %267

262:
  %263 = load i64, ptr %5, align 8
  %264 = mul nsw i64 %263, %258
  %265 = add nsw i64 %264, %2
  call fastcc void @__ltoad_mpi__describe(ptr noundef %0, ptr noundef %226, i64 noundef %265)
  %266 = add nuw i64 %254, 1
  br label %253

267:
  %268 = xor i32 %260, -1
  %269 = add i32 %227, %268
  %270 = select i1 %245, i32 %269, i32 %260
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds i32, ptr %244, i64 %271
  %273 = load i32, ptr %272, align 4
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds i32, ptr %230, i64 %271
  %276 = load i32, ptr %275, align 4
  %277 = sext i32 %276 to i64
  %278 = srem i64 %257, %277
  %279 = add nsw i64 %278, %274
  %280 = mul nsw i64 %279, %259
  %281 = add nsw i64 %280, %258
  %282 = sdiv i64 %257, %277
  %283 = getelementptr inbounds i32, ptr %228, i64 %271
  %284 = load i32, ptr %283, align 4
  %285 = sext i32 %284 to i64
  %286 = mul nsw i64 %259, %285
  %287 = add nuw i32 %260, 1
  br label %256

288:
  br label %290

289:
  call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str.109, ptr noundef nonnull @__ltoad_mpi__str.110)
  unreachable

290:
  br label %291

291:
  %292 = phi i64 [ %299, %297 ], [ 0, %290 ]
  %293 = load i32, ptr %10, align 4
  %294 = sext i32 %293 to i64
  %295 = icmp slt i64 %292, %294
  br i1 %295, label %297, label %296

296:
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %84)
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %88)
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %92)
  br label %300

297:
  %298 = getelementptr inbounds ptr, ptr %92, i64 %292
  call fastcc void @__ltoad_mpi__free_piece(ptr noundef nonnull %298)
  %299 = add nuw nsw i64 %292, 1
  br label %291

300:
  ret void
}

declare i32 @MPI_Type_set_attr(ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__add_element(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr noinline nounwind {
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 1
  %9 = and i64 %8, %7
  %10 = icmp eq i64 %9, 0
  %11 = getelementptr inbounds i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8
  br i1 %10, label %13, label %21

13:
  %14 = mul i64 %8, 48
  %15 = tail call ptr @realloc(ptr noundef %12, i64 noundef %14)
  store ptr %15, ptr %11, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:
  %18 = load i64, ptr %6, align 8
  %19 = add nsw i64 %18, 1
  br label %21

20:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str, ptr noundef nonnull @__ltoad_mpi__str.86)
  unreachable

21:
  %22 = phi i64 [ %19, %17 ], [ %8, %5 ]
  %23 = phi i64 [ %18, %17 ], [ %7, %5 ]
  %24 = phi ptr [ %15, %17 ], [ %12, %5 ]
  store i64 %22, ptr %6, align 8
  %25 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %24, i64 %23
  store i64 %1, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 8
  store i64 %2, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %25, i64 16
  store i32 %3, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %25, i64 20
  store i32 %4, ptr %28, align 4
  %29 = getelementptr inbounds i8, ptr %0, i64 24
  %30 = load i64, ptr %29, align 8
  %31 = add nsw i64 %30, %2
  store i64 %31, ptr %29, align 8
  %32 = icmp eq i32 %3, 0
  %33 = sext i32 %4 to i64
  %34 = select i1 %32, i64 32, i64 16
  %35 = select i1 %32, i64 %2, i64 %33
  %36 = getelementptr inbounds i8, ptr %0, i64 %34
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, %35
  store i64 %38, ptr %36, align 8
  %39 = getelementptr inbounds i8, ptr %0, i64 40
  %40 = load i32, ptr %39, align 8
  %41 = icmp ult i32 %40, %3
  br i1 %41, label %42, label %43

42:
  store i32 %3, ptr %39, align 8
  br label %43

43:
  ret void
}

declare noalias noundef ptr @realloc(ptr allocptr nocapture noundef, i64 noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__repeat(ptr nocapture noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) unnamed_addr noinline nounwind {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = call i32 @MPI_Type_get_extent(ptr noundef %1, ptr noundef nonnull %5, ptr noundef nonnull %6)
  %8 = call i64 @llvm.smax.i64(i64 %3, i64 0)
  br label %9

9:
  %10 = phi i64 [ 0, %4 ], [ %17, %13 ]
  %11 = icmp eq i64 %10, %8
  br i1 %11, label %12, label %13

12:
  ret void

13:
  %14 = load i64, ptr %6, align 8
  %15 = mul nsw i64 %14, %10
  %16 = add nsw i64 %15, %2
  call fastcc void @__ltoad_mpi__describe(ptr noundef %0, ptr noundef %1, i64 noundef %16)
  %17 = add nuw i64 %10, 1
  br label %9
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__known_shadow(ptr noundef %0) unnamed_addr noinline nounwind {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr null, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %4 = load i32, ptr @__ltoad_mpi__shadow_key, align 4
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %12, label %6

6:
  %7 = call i32 @PMPI_Comm_get_attr(ptr noundef %0, i32 noundef %4, ptr noundef nonnull %2, ptr noundef nonnull %3)
  %8 = load i32, ptr %3, align 4
  %9 = load ptr, ptr %2, align 8
  %10 = icmp eq i32 %8, 0
  %11 = select i1 %10, ptr null, ptr %9
  br label %12

12:
  %13 = phi ptr [ %11, %6 ], [ null, %1 ]
  ret ptr %13
}

declare i32 @PMPI_Comm_get_attr(ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__tag_lanes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly byval({ ptr, i64, i64, i32, i32 }) align 8 %3) unnamed_addr noinline nounwind {
  %5 = getelementptr inbounds i8, ptr %3, i64 24
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %71, label %8

8:
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %71, label %12

12:
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds i8, ptr %3, i64 16
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %13, i64 56
  %17 = getelementptr inbounds i8, ptr %13, i64 8
  %18 = tail call i64 @llvm.smax.i64(i64 %15, i64 0)
  br label %19

19:
  %20 = phi i64 [ %70, %69 ], [ 0, %12 ]
  %21 = load i64, ptr %0, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %71

23:
  %24 = getelementptr inbounds ptr, ptr %1, i64 %20
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %69, label %27

27:
  %28 = getelementptr inbounds i8, ptr %25, i64 %2
  br label %29

29:
  %30 = phi i64 [ %64, %63 ], [ 0, %27 ]
  %31 = icmp eq i64 %30, %18
  br i1 %31, label %69, label %32

32:
  %33 = load ptr, ptr %16, align 8
  %34 = load i64, ptr %17, align 8
  %35 = srem i64 %30, %34
  %36 = getelementptr inbounds { i64, i64, i32, i32 }, ptr %33, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = freeze i32 %39
  %41 = sdiv i64 %30, %34
  %42 = load i64, ptr %13, align 8
  %43 = mul nsw i64 %42, %41
  %44 = getelementptr inbounds i8, ptr %28, i64 %43
  %45 = getelementptr inbounds i8, ptr %44, i64 %37
  %46 = zext i32 %40 to i64
  %47 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i32 %40, 0
  br i1 %49, label %50, label %53

50:
  %51 = getelementptr inbounds i8, ptr %36, i64 8
  %52 = load i64, ptr %51, align 8
  tail call void @__ltoad_tagged_forget(ptr noundef nonnull %45, i64 noundef %52)
  br label %63

53:
  %54 = getelementptr inbounds i8, ptr %36, i64 20
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %40, 2
  %57 = select i1 %56, i32 32, i32 16
  %58 = tail call i32 @llvm.smax.i32(i32 %55, i32 0)
  %59 = zext nneg i32 %58 to i64
  br label %60

60:
  %61 = phi i64 [ 0, %53 ], [ %68, %65 ]
  %62 = icmp eq i64 %61, %59
  br i1 %62, label %63, label %65

63:
  %64 = add nuw i64 %30, 1
  br label %29

65:
  %66 = mul nsw i64 %61, %48
  %67 = getelementptr inbounds i8, ptr %45, i64 %66
  tail call void @__ltoad_tag(ptr noundef nonnull %67, i64 noundef %48, i32 noundef %57)
  %68 = add nuw nsw i64 %61, 1
  br label %60

69:
  %70 = add nuw nsw i64 %20, 1
  br label %19

71:
  ret void
}

define linkonce_odr hidden fastcc range(i32 0, 2) i32 @__ltoad_mpi__has_content(ptr nocapture noundef readonly byval({ ptr, i64, i64, i32, i32 }) align 8 %0) unnamed_addr noinline nounwind {
  %2 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %8

4:
  %5 = tail call fastcc i64 @__ltoad_mpi__raw_bytes(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %0)
  %6 = icmp ne i64 %5, 0
  %7 = zext i1 %6 to i32
  br label %8

8:
  %9 = phi i32 [ 1, %1 ], [ %7, %4 ]
  ret i32 %9
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__push(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 56
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %81

7:
  %8 = getelementptr inbounds i8, ptr %0, i64 48
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 24
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8
  %14 = ptrtoint ptr %13 to i64
  %15 = shl nsw i32 %1, 6
  %16 = sext i32 %15 to i64
  %17 = sext i32 %2 to i64
  %18 = shl nsw i64 %17, 10
  %19 = getelementptr inbounds i8, ptr %0, i64 112
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %18, %16
  %23 = add i64 %22, %14
  %24 = add nsw i64 %23, %21
  %25 = mul i64 %24, -7046029254386353131
  %26 = lshr i64 %25, 56
  %27 = getelementptr inbounds [256 x ptr], ptr @__ltoad_mpi__channels, i64 0, i64 %26
  br label %28

28:
  %29 = phi ptr [ %27, %7 ], [ %30, %52 ]
  %30 = load ptr, ptr %29, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %53, label %32

32:
  %33 = getelementptr inbounds i8, ptr %30, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = icmp eq ptr %34, %11
  br i1 %35, label %36, label %52

36:
  %37 = getelementptr inbounds i8, ptr %30, i64 16
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, %13
  br i1 %39, label %40, label %52

40:
  %41 = getelementptr inbounds i8, ptr %30, i64 24
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, %1
  br i1 %43, label %44, label %52

44:
  %45 = getelementptr inbounds i8, ptr %30, i64 28
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, %2
  br i1 %47, label %48, label %52

48:
  %49 = getelementptr inbounds i8, ptr %30, i64 32
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %50, %20
  br i1 %51, label %64, label %52

52:
  br label %28

53:
  %54 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 48)
  %55 = load ptr, ptr %27, align 8
  %56 = load ptr, ptr %12, align 8
  %57 = load i32, ptr %19, align 8
  store ptr %55, ptr %54, align 8
  %58 = getelementptr inbounds i8, ptr %54, i64 8
  store ptr %11, ptr %58, align 8
  %59 = getelementptr inbounds i8, ptr %54, i64 16
  store ptr %56, ptr %59, align 8
  %60 = getelementptr inbounds i8, ptr %54, i64 24
  store i32 %1, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %54, i64 28
  store i32 %2, ptr %61, align 4
  %62 = getelementptr inbounds i8, ptr %54, i64 32
  store i32 %57, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %54, i64 40
  store ptr null, ptr %63, align 8
  store ptr %54, ptr %27, align 8
  br label %64

64:
  %65 = phi ptr [ %54, %53 ], [ %30, %48 ]
  store ptr %65, ptr %4, align 8
  %66 = getelementptr inbounds i8, ptr %65, i64 40
  %67 = getelementptr inbounds i8, ptr %0, i64 192
  br label %68

68:
  %69 = phi ptr [ %66, %64 ], [ %78, %77 ]
  %70 = load ptr, ptr %69, align 8
  %71 = icmp eq ptr %70, null
  br i1 %71, label %79, label %72

72:
  %73 = getelementptr inbounds i8, ptr %70, i64 192
  %74 = load i64, ptr %73, align 8
  %75 = load i64, ptr %67, align 8
  %76 = icmp sgt i64 %74, %75
  br i1 %76, label %77, label %79

77:
  %78 = getelementptr inbounds i8, ptr %70, i64 24
  br label %68

79:
  %80 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %70, ptr %80, align 8
  store ptr %0, ptr %69, align 8
  br label %81

81:
  ret void
}

declare void @__ltoad_tagged_forget(ptr noundef, i64 noundef)

declare void @__ltoad_tag(ptr noundef, i64 noundef, i32 noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__enter_pending(ptr noundef %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 208
  %3 = load ptr, ptr %2, align 8
  %4 = ptrtoint ptr %3 to i64
  %5 = mul i64 %4, -7046029254386353131
  %6 = lshr i64 %5, 56
  %7 = getelementptr inbounds [256 x ptr], ptr @__ltoad_mpi__pending, i64 0, i64 %6
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %8, ptr %9, align 8
  store ptr %0, ptr %7, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 132
  store i32 1, ptr %10, align 4
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__leave_pending(ptr noundef %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 132
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %20, label %5

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 208
  %7 = load ptr, ptr %6, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = mul i64 %8, -7046029254386353131
  %10 = lshr i64 %9, 56
  %11 = getelementptr inbounds [256 x ptr], ptr @__ltoad_mpi__pending, i64 0, i64 %10
  br label %12

12:
  %13 = phi ptr [ %11, %5 ], [ %16, %12 ]
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, %0
  %16 = getelementptr inbounds i8, ptr %14, i64 16
  br i1 %15, label %17, label %12

17:
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %13, align 8
  store i32 0, ptr %2, align 4
  br label %20

20:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__know_sender(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 144
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %41, label %8

8:
  %9 = load i32, ptr %1, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 116
  store i32 %9, ptr %10, align 4
  %11 = getelementptr inbounds i8, ptr %1, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds i8, ptr %0, i64 120
  store i32 %12, ptr %13, align 8
  %14 = icmp eq i32 %9, -2
  br i1 %14, label %15, label %16

15:
  store ptr null, ptr %5, align 8
  br label %41

16:
  store i32 -32766, ptr %3, align 4
  store i32 -32766, ptr %4, align 4
  %17 = getelementptr inbounds i8, ptr %0, i64 224
  %18 = load ptr, ptr %17, align 8
  %19 = call i32 @MPI_Get_count(ptr noundef nonnull %1, ptr noundef %18, ptr noundef nonnull %3)
  %20 = load i32, ptr %3, align 4
  %21 = icmp eq i32 %20, -32766
  br i1 %21, label %28, label %22

22:
  %23 = sext i32 %20 to i64
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %26, %23
  br label %38

28:
  %29 = load ptr, ptr %17, align 8
  %30 = call i32 @MPI_Get_elements(ptr noundef nonnull %1, ptr noundef %29, ptr noundef nonnull %4)
  %31 = load i32, ptr %4, align 4
  %32 = icmp eq i32 %31, -32766
  br i1 %32, label %33, label %36

33:
  %34 = getelementptr inbounds i8, ptr %0, i64 96
  %35 = load ptr, ptr %34, align 8
  call fastcc void @__ltoad_mpi__die(ptr noundef %35, ptr noundef nonnull @__ltoad_mpi__str.112)
  unreachable

36:
  %37 = sext i32 %31 to i64
  br label %38

38:
  %39 = phi i64 [ %37, %36 ], [ %27, %22 ]
  %40 = getelementptr inbounds i8, ptr %0, i64 160
  store i64 %39, ptr %40, align 8
  br label %41

41:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__complete_collective(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %194

8:
  %9 = tail call fastcc i32 @__ltoad_mpi__has_numbers(ptr noundef nonnull %0)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %194, label %11

11:
  %12 = getelementptr inbounds i8, ptr %0, i64 64
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 16
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:
  tail call fastcc void @__ltoad_mpi__start_tangents(ptr noundef nonnull %0)
  %18 = load ptr, ptr %12, align 8
  br label %19

19:
  %20 = phi ptr [ %18, %17 ], [ %13, %11 ]
  tail call fastcc void @__ltoad_mpi__wait_for_wires(ptr noundef %20)
  %21 = load i32, ptr %20, align 8
  switch i32 %21, label %38 [
    i32 0, label %22
    i32 1, label %29
  ]

22:
  %23 = getelementptr inbounds i8, ptr %20, i64 64
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %20, i64 32
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %20, i64 48
  %28 = load ptr, ptr %27, align 8
  tail call fastcc void @__ltoad_mpi__finish_exchange(ptr noundef nonnull readonly %0, ptr noundef %24, ptr noundef %26, ptr noundef %28, i32 noundef 3)
  br label %193

29:
  %30 = getelementptr inbounds i8, ptr %20, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i8, ptr %20, i64 12
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %31, %33
  br i1 %34, label %193, label %35

35:
  %36 = getelementptr inbounds i8, ptr %20, i64 96
  %37 = load ptr, ptr %36, align 8
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull readonly %0, ptr noundef %37, i32 noundef 3)
  br label %193

38:
  %39 = load ptr, ptr %12, align 8
  %40 = getelementptr inbounds i8, ptr %39, i64 200
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %193, label %43

43:
  %44 = getelementptr inbounds i8, ptr %39, i64 112
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %45, i64 40
  %47 = load i32, ptr %46, align 8
  call fastcc void @__ltoad_mpi__result_view(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %2, ptr noundef nonnull %39)
  %48 = tail call fastcc i64 @__ltoad_mpi__results(ptr noundef nonnull %39)
  %49 = getelementptr inbounds i8, ptr %39, i64 168
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %45, i64 16
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %52, %50
  %54 = getelementptr inbounds i8, ptr %39, i64 152
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, @ompi_mpi_op_sum
  br i1 %56, label %57, label %83

57:
  %58 = load i32, ptr %39, align 8
  %59 = add i32 %58, -7
  %60 = icmp ult i32 %59, -2
  br i1 %60, label %61, label %83

61:
  %62 = getelementptr inbounds i8, ptr %39, i64 32
  %63 = getelementptr inbounds i8, ptr %39, i64 104
  %64 = zext i32 %47 to i64
  %65 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %64
  br label %66

66:
  %67 = phi i64 [ %82, %71 ], [ 0, %61 ]
  %68 = load ptr, ptr %3, align 8
  %69 = load i64, ptr %68, align 8
  %70 = icmp slt i64 %67, %69
  br i1 %70, label %71, label %192

71:
  %72 = load ptr, ptr %62, align 8
  %73 = getelementptr inbounds ptr, ptr %72, i64 %67
  %74 = load ptr, ptr %73, align 8
  %75 = load ptr, ptr %63, align 8
  %76 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %44)
  %77 = mul nsw i64 %76, %67
  %78 = add nsw i64 %77, %53
  %79 = load i64, ptr %65, align 8
  %80 = mul nsw i64 %78, %79
  %81 = getelementptr inbounds i8, ptr %75, i64 %80
  tail call fastcc void @__ltoad_mpi__move(ptr noundef %74, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2, ptr noundef %81, i32 noundef 3)
  %82 = add nuw nsw i64 %67, 1
  br label %66

83:
  %84 = zext i32 %47 to i64
  %85 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %86, %48
  %88 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %87)
  %89 = getelementptr inbounds i8, ptr %39, i64 32
  %90 = tail call i64 @llvm.smax.i64(i64 %48, i64 0)
  br label %91

91:
  %92 = phi i64 [ 0, %83 ], [ %104, %100 ]
  %93 = load ptr, ptr %3, align 8
  %94 = load i64, ptr %93, align 8
  %95 = icmp slt i64 %92, %94
  br i1 %95, label %97, label %96

96:
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %88)
  br label %192

97:
  %98 = phi i64 [ %191, %189 ], [ 0, %91 ]
  %99 = icmp eq i64 %98, %90
  br i1 %99, label %100, label %105

100:
  %101 = load ptr, ptr %89, align 8
  %102 = getelementptr inbounds ptr, ptr %101, i64 %92
  %103 = load ptr, ptr %102, align 8
  tail call fastcc void @__ltoad_mpi__move(ptr noundef %103, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2, ptr noundef nonnull %88, i32 noundef 3)
  %104 = add nuw nsw i64 %92, 1
  br label %91

105:
  %106 = mul nsw i64 %98, %86
  %107 = getelementptr inbounds i8, ptr %88, i64 %106
  %108 = add nsw i64 %98, %53
  %109 = load ptr, ptr %12, align 8
  %110 = getelementptr inbounds i8, ptr %109, i64 112
  %111 = load ptr, ptr %110, align 8
  %112 = getelementptr inbounds i8, ptr %111, i64 40
  %113 = load i32, ptr %112, align 8
  %114 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %110)
  %115 = load ptr, ptr %3, align 8
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds i8, ptr %109, i64 104
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds i8, ptr %109, i64 152
  %120 = load ptr, ptr %119, align 8
  %121 = icmp eq ptr %120, @ompi_mpi_op_sum
  %122 = load i32, ptr %109, align 8
  %123 = add i32 %122, -7
  %124 = icmp ult i32 %123, -2
  %125 = select i1 %121, i1 %124, i1 false
  br i1 %125, label %126, label %144

126:
  %127 = mul nsw i64 %114, %92
  %128 = add nsw i64 %127, %108
  %129 = zext i32 %113 to i64
  %130 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %131, %128
  %133 = getelementptr inbounds i8, ptr %118, i64 %132
  switch i32 %113, label %139 [
    i32 3, label %134
    i32 1, label %136
  ]

134:
  %135 = load x86_fp80, ptr %133, align 16
  br label %189

136:
  %137 = load float, ptr %133, align 4
  %138 = fpext float %137 to double
  br label %141

139:
  %140 = load double, ptr %133, align 8
  br label %141

141:
  %142 = phi double [ %138, %136 ], [ %140, %139 ]
  %143 = fpext double %142 to x86_fp80
  br label %189

144:
  switch i32 %122, label %152 [
    i32 5, label %145
    i32 6, label %149
  ]

145:
  %146 = getelementptr inbounds i8, ptr %109, i64 4
  %147 = load i32, ptr %146, align 4
  %148 = add nsw i32 %147, 1
  br label %155

149:
  %150 = getelementptr inbounds i8, ptr %109, i64 4
  %151 = load i32, ptr %150, align 4
  br label %155

152:
  %153 = getelementptr inbounds i8, ptr %109, i64 8
  %154 = load i32, ptr %153, align 8
  br label %155

155:
  %156 = phi i32 [ %148, %145 ], [ %151, %149 ], [ %154, %152 ]
  %157 = zext i32 %113 to i64
  %158 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %157
  %159 = tail call i32 @llvm.smax.i32(i32 %156, i32 0)
  %160 = zext nneg i32 %159 to i64
  br label %161

161:
  %162 = phi i64 [ %188, %185 ], [ 0, %155 ]
  %163 = phi x86_fp80 [ %187, %185 ], [ 0xK00000000000000000000, %155 ]
  %164 = icmp eq i64 %162, %160
  br i1 %164, label %189, label %165

165:
  %166 = trunc nuw nsw i64 %162 to i32
  %167 = tail call fastcc x86_fp80 @__ltoad_mpi__slope(ptr noundef nonnull %109, i32 noundef %156, i32 noundef %166, i64 noundef %108)
  %168 = mul nsw i64 %162, %116
  %169 = add nsw i64 %168, %92
  %170 = mul nsw i64 %169, %114
  %171 = add nsw i64 %170, %108
  %172 = load i64, ptr %158, align 8
  %173 = mul nsw i64 %172, %171
  %174 = getelementptr inbounds i8, ptr %118, i64 %173
  switch i32 %113, label %180 [
    i32 3, label %175
    i32 1, label %177
  ]

175:
  %176 = load x86_fp80, ptr %174, align 16
  br label %185

177:
  %178 = load float, ptr %174, align 4
  %179 = fpext float %178 to double
  br label %182

180:
  %181 = load double, ptr %174, align 8
  br label %182

182:
  %183 = phi double [ %179, %177 ], [ %181, %180 ]
  %184 = fpext double %183 to x86_fp80
  br label %185

185:
  %186 = phi x86_fp80 [ %176, %175 ], [ %184, %182 ]
  %187 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %167, x86_fp80 %186, x86_fp80 %163)
  %188 = add nuw nsw i64 %162, 1
  br label %161

189:
  %190 = phi x86_fp80 [ %135, %134 ], [ %143, %141 ], [ %163, %161 ]
  tail call fastcc void @__ltoad_mpi__set(ptr noundef nonnull %107, i32 noundef %47, x86_fp80 noundef %190)
  %191 = add nuw i64 %98, 1
  br label %97

192:
  br label %193

193:
  tail call fastcc void @__ltoad_mpi__drop_wires(ptr noundef nonnull readonly %0)
  br label %194

194:
  ret void
}

declare i32 @MPI_Get_count(ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Get_elements(ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Request_get_status(ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__receive_tangents(ptr nocapture noundef %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 184
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %37

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 144
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %37, label %9

9:
  %10 = tail call fastcc i32 @__ltoad_mpi__has_content(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %6)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %37, label %12

12:
  %13 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull %0)
  store ptr %13, ptr %2, align 8
  %14 = tail call fastcc i32 @__ltoad_mpi__wire_count(ptr noundef nonnull %0)
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds i8, ptr %15, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  %19 = getelementptr inbounds i8, ptr %15, i64 40
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 3
  %22 = select i1 %21, i32 3, i32 0
  %23 = select i1 %18, i32 %20, i32 %22
  switch i32 %23, label %24 [
    i32 3, label %28
    i32 1, label %27
  ]

24:
  %25 = icmp eq i32 %23, 2
  %26 = select i1 %25, ptr @ompi_mpi_double, ptr @ompi_mpi_byte
  br label %28

27:
  br label %28

28:
  %29 = phi ptr [ @ompi_mpi_long_double, %12 ], [ %26, %24 ], [ @ompi_mpi_float, %27 ]
  %30 = getelementptr inbounds i8, ptr %0, i64 116
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i8, ptr %0, i64 120
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %0, i64 136
  %35 = load ptr, ptr %34, align 8
  %36 = tail call i32 @PMPI_Recv(ptr noundef nonnull %13, i32 noundef %14, ptr noundef nonnull %29, i32 noundef %31, i32 noundef %33, ptr noundef %35, ptr noundef null)
  br label %37

37:
  ret void
}

declare i32 @PMPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc range(i32 0, 2) i32 @__ltoad_mpi__has_numbers(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 64
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 8
  switch i32 %4, label %14 [
    i32 1, label %11
    i32 0, label %5
  ]

5:
  %6 = getelementptr inbounds i8, ptr %3, i64 72
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %3, i64 56
  %9 = tail call i32 @llvm.smax.i32(i32 %7, i32 0)
  %10 = zext nneg i32 %9 to i64
  br label %19

11:
  %12 = getelementptr inbounds i8, ptr %0, i64 144
  %13 = tail call fastcc i32 @__ltoad_mpi__has_content(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %12)
  br label %48

14:
  %15 = getelementptr inbounds i8, ptr %3, i64 112
  %16 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %15)
  %17 = icmp ne i64 %16, 0
  %18 = zext i1 %17 to i32
  br label %48

19:
  %20 = phi i64 [ %33, %28 ], [ 0, %5 ]
  %21 = icmp eq i64 %20, %10
  br i1 %21, label %22, label %28

22:
  %23 = getelementptr inbounds i8, ptr %3, i64 76
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %3, i64 64
  %26 = tail call i32 @llvm.smax.i32(i32 %24, i32 0)
  %27 = zext nneg i32 %26 to i64
  br label %34

28:
  %29 = load ptr, ptr %8, align 8
  %30 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %29, i64 %20, i32 1
  %31 = tail call fastcc i32 @__ltoad_mpi__has_content(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %30)
  %32 = icmp eq i32 %31, 0
  %33 = add nuw nsw i64 %20, 1
  br i1 %32, label %19, label %48

34:
  %35 = phi i64 [ %42, %37 ], [ 0, %22 ]
  %36 = icmp eq i64 %35, %27
  br i1 %36, label %43, label %37

37:
  %38 = load ptr, ptr %25, align 8
  %39 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %38, i64 %35, i32 1
  %40 = tail call fastcc i32 @__ltoad_mpi__has_content(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %39)
  %41 = icmp eq i32 %40, 0
  %42 = add nuw nsw i64 %35, 1
  br i1 %41, label %34, label %48

43:
  %44 = getelementptr inbounds i8, ptr %3, i64 8
  %45 = load i32, ptr %44, align 8
  %46 = icmp sgt i32 %45, 1
  %47 = zext i1 %46 to i32
  br label %48

48:
  %49 = phi i32 [ %13, %11 ], [ %18, %14 ], [ %47, %43 ], [ 1, %37 ], [ 1, %28 ]
  ret i32 %49
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__start_tangents(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = load i32, ptr %4, align 8
  switch i32 %5, label %25 [
    i32 0, label %6
    i32 1, label %15
  ]

6:
  %7 = getelementptr inbounds i8, ptr %4, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %4, i64 24
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %4, i64 40
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %4, i64 64
  %14 = load ptr, ptr %13, align 8
  tail call fastcc void @__ltoad_mpi__take_pieces(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %10, ptr noundef %12, i32 noundef 0, ptr noundef %14)
  tail call fastcc void @__ltoad_mpi__start_exchange(ptr noundef nonnull %0)
  br label %116

15:
  %16 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull %0)
  %17 = getelementptr inbounds i8, ptr %4, i64 96
  store ptr %16, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %4, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds i8, ptr %4, i64 12
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %19, %21
  br i1 %22, label %23, label %24

23:
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull %0, ptr noundef nonnull %16, i32 noundef 0)
  br label %24

24:
  tail call fastcc void @__ltoad_mpi__start_broadcast(ptr noundef nonnull %0)
  br label %116

25:
  %26 = getelementptr inbounds i8, ptr %4, i64 112
  %27 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %26)
  %28 = getelementptr inbounds i8, ptr %0, i64 48
  %29 = load ptr, ptr %28, align 8
  %30 = load i64, ptr %29, align 8
  %31 = mul nsw i64 %30, %27
  %32 = trunc i64 %31 to i32
  %33 = load ptr, ptr %26, align 8
  %34 = getelementptr inbounds i8, ptr %33, i64 40
  %35 = load i32, ptr %34, align 8
  switch i32 %35, label %36 [
    i32 3, label %40
    i32 1, label %39
  ]

36:
  %37 = icmp eq i32 %35, 2
  %38 = select i1 %37, ptr @ompi_mpi_double, ptr @ompi_mpi_byte
  br label %40

39:
  br label %40

40:
  %41 = phi ptr [ @ompi_mpi_long_double, %25 ], [ %38, %36 ], [ @ompi_mpi_float, %39 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %2, ptr noundef nonnull align 1 dereferenceable(32) %26, i64 32, i1 false)
  %42 = load ptr, ptr %2, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %52, label %44

44:
  %45 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %2)
  %46 = getelementptr inbounds i8, ptr %42, i64 40
  %47 = load i32, ptr %46, align 8
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %50, %45
  br label %52

52:
  %53 = phi i64 [ %51, %44 ], [ 0, %40 ]
  %54 = mul nsw i64 %53, %30
  %55 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %54)
  %56 = getelementptr inbounds i8, ptr %4, i64 96
  store ptr %55, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %4, i64 24
  br label %58

58:
  %59 = phi i64 [ 0, %52 ], [ %78, %71 ]
  %60 = load ptr, ptr %28, align 8
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %71, label %63

63:
  tail call fastcc void @__ltoad_mpi__start_values(ptr noundef nonnull readonly %0)
  %64 = getelementptr inbounds i8, ptr %4, i64 152
  %65 = load ptr, ptr %64, align 8
  %66 = icmp eq ptr %65, @ompi_mpi_op_sum
  br i1 %66, label %79, label %67

67:
  %68 = load ptr, ptr %28, align 8
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %69, %53
  br label %86

71:
  %72 = load ptr, ptr %57, align 8
  %73 = getelementptr inbounds ptr, ptr %72, i64 %59
  %74 = load ptr, ptr %73, align 8
  %75 = load ptr, ptr %56, align 8
  %76 = mul nsw i64 %59, %53
  %77 = getelementptr inbounds i8, ptr %75, i64 %76
  tail call fastcc void @__ltoad_mpi__move(ptr noundef %74, ptr noundef nonnull byval({ ptr, i64, i64, i32, i32 }) align 8 %26, ptr noundef %77, i32 noundef 0)
  %78 = add nuw nsw i64 %59, 1
  br label %58

79:
  %80 = load i32, ptr %4, align 8
  %81 = add i32 %80, -7
  %82 = icmp ult i32 %81, -2
  %83 = load ptr, ptr %28, align 8
  %84 = load i64, ptr %83, align 8
  %85 = mul nsw i64 %84, %53
  br i1 %82, label %91, label %86

86:
  %87 = phi i64 [ %70, %67 ], [ %85, %79 ]
  %88 = getelementptr inbounds i8, ptr %4, i64 8
  %89 = load i32, ptr %88, align 8
  %90 = sext i32 %89 to i64
  br label %91

91:
  %92 = phi i64 [ %87, %86 ], [ %85, %79 ]
  %93 = phi i1 [ false, %86 ], [ true, %79 ]
  %94 = phi i64 [ %90, %86 ], [ 1, %79 ]
  %95 = mul nsw i64 %94, %92
  %96 = tail call fastcc ptr @__ltoad_mpi__take_room(i64 noundef %95)
  %97 = getelementptr inbounds i8, ptr %4, i64 104
  store ptr %96, ptr %97, align 8
  %98 = getelementptr inbounds i8, ptr %4, i64 16
  %99 = load i32, ptr %98, align 8
  %100 = icmp eq i32 %99, 0
  %101 = load ptr, ptr %56, align 8
  %102 = getelementptr inbounds i8, ptr %0, i64 136
  %103 = load ptr, ptr %102, align 8
  br i1 %93, label %104, label %110

104:
  br i1 %100, label %107, label %105

105:
  %106 = tail call i32 @PMPI_Allreduce(ptr noundef %101, ptr noundef nonnull %96, i32 noundef %32, ptr noundef nonnull %41, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %103)
  br label %116

107:
  %108 = getelementptr inbounds i8, ptr %4, i64 208
  %109 = tail call i32 @PMPI_Iallreduce(ptr noundef %101, ptr noundef nonnull %96, i32 noundef %32, ptr noundef nonnull %41, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %103, ptr noundef nonnull %108)
  br label %116

110:
  br i1 %100, label %113, label %111

111:
  %112 = tail call i32 @PMPI_Allgather(ptr noundef %101, i32 noundef %32, ptr noundef nonnull %41, ptr noundef nonnull %96, i32 noundef %32, ptr noundef nonnull %41, ptr noundef %103)
  br label %116

113:
  %114 = getelementptr inbounds i8, ptr %4, i64 208
  %115 = tail call i32 @PMPI_Iallgather(ptr noundef %101, i32 noundef %32, ptr noundef nonnull %41, ptr noundef nonnull %96, i32 noundef %32, ptr noundef nonnull %41, ptr noundef %103, ptr noundef nonnull %114)
  br label %116

116:
  ret void
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__template_of(ptr noundef readnone %0) unnamed_addr noinline nounwind {
  br label %2

2:
  %3 = phi ptr [ @__ltoad_mpi__persistent, %1 ], [ %11, %10 ]
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %12, label %6

6:
  %7 = getelementptr inbounds i8, ptr %4, i64 208
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %12, label %10

10:
  %11 = getelementptr inbounds i8, ptr %4, i64 16
  br label %2

12:
  ret ptr %4
}

define linkonce_odr hidden void @__ltoad_mpi__move_packed_tangent(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly byval({ i64, i64, i64, i64 }) align 8 %1, i64 %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = getelementptr inbounds i8, ptr %0, i64 72
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  %11 = select i1 %10, ptr %3, ptr %4
  %12 = select i1 %10, ptr %4, ptr %3
  %13 = icmp ne ptr %12, null
  %14 = icmp ne ptr %11, null
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds i8, ptr %1, i64 16
  %18 = load i64, ptr %17, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %12, ptr nonnull align 1 %11, i64 %18, i1 false)
  br label %23

19:
  br i1 %13, label %20, label %23

20:
  %21 = getelementptr inbounds i8, ptr %1, i64 16
  %22 = load i64, ptr %21, align 8
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %12, i8 0, i64 %22, i1 false)
  br label %23

23:
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi__tag_packed(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly byval({ i64, i64, i64, i64 }) align 8 %1, i64 noundef %2, ptr nocapture readnone %3, ptr noundef %4) noinline nounwind {
  %6 = getelementptr inbounds i8, ptr %1, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %7)
  tail call fastcc void @__ltoad_mpi__tag_stretch(ptr noundef nonnull %8, ptr noundef nonnull byval({ i64, i64, i64, i64 }) align 8 %1, i64 noundef %2, ptr noundef %0)
  %9 = icmp eq ptr %4, null
  br i1 %9, label %11, label %10

10:
  tail call void @__ltoad_tags_write(ptr noundef nonnull %4, i64 noundef %7, ptr noundef nonnull %8)
  br label %11

11:
  tail call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %8)
  ret void
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_collective(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) unnamed_addr noinline nounwind {
  %5 = tail call fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef %1, i32 noundef 2)
  %6 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %0, i64 noundef 224)
  %7 = getelementptr inbounds i8, ptr %5, i64 64
  store ptr %6, ptr %7, align 8
  %8 = tail call fastcc ptr @__ltoad_mpi__shadow_of(ptr noundef %3, ptr noundef %1)
  %9 = getelementptr inbounds i8, ptr %8, i64 16
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.115)
  unreachable

13:
  %14 = load ptr, ptr %8, align 8
  %15 = getelementptr inbounds i8, ptr %5, i64 136
  store ptr %14, ptr %15, align 8
  store i32 %2, ptr %6, align 8
  %16 = getelementptr inbounds i8, ptr %8, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %6, i64 4
  store i32 %17, ptr %18, align 4
  %19 = getelementptr inbounds i8, ptr %8, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds i8, ptr %6, i64 8
  store i32 %20, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %6, i64 208
  %23 = getelementptr inbounds i8, ptr %6, i64 216
  store ptr @ompi_request_null, ptr %23, align 8
  store ptr @ompi_request_null, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %6, i64 200
  store i32 1, ptr %24, align 8
  ret ptr %5
}

declare i32 @MPI_Comm_size(ptr noundef, ptr noundef)

declare i32 @MPI_Comm_rank(ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_exchange(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr noinline nounwind {
  %4 = tail call fastcc ptr @__ltoad_mpi__shadow_of(ptr noundef %2, ptr noundef %1)
  %5 = getelementptr inbounds i8, ptr %4, i64 12
  %6 = load i32, ptr %5, align 4
  %7 = tail call fastcc ptr @__ltoad_mpi__about_pieces(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %6, i32 noundef %6)
  ret ptr %7
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind noalias nocapture writable writeonly sret({ i64, { ptr, i64, i64, i32, i32 }, i32 }) align 8 %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr, ptr, ptr }) align 8 %3, i32 noundef %4) unnamed_addr noinline nounwind {
  %6 = alloca { ptr, i64, i64, i32, i32 }, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  %10 = sext i32 %4 to i64
  %11 = getelementptr inbounds i32, ptr %8, i64 %10
  %12 = getelementptr inbounds i8, ptr %3, i64 24
  %13 = select i1 %9, ptr %12, ptr %11
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %3, i64 48
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %22, label %19

19:
  %20 = getelementptr inbounds i64, ptr %17, i64 %10
  %21 = load i64, ptr %20, align 8
  br label %34

22:
  %23 = getelementptr inbounds i8, ptr %3, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %30, label %26

26:
  %27 = getelementptr inbounds i32, ptr %24, i64 %10
  %28 = load i32, ptr %27, align 4
  %29 = sext i32 %28 to i64
  br label %34

30:
  %31 = load i32, ptr %12, align 8
  %32 = sext i32 %31 to i64
  %33 = mul nsw i64 %32, %10
  br label %34

34:
  %35 = phi i64 [ %21, %19 ], [ %29, %26 ], [ %33, %30 ]
  %36 = zext nneg i32 %2 to i64
  %37 = getelementptr inbounds i8, ptr %3, i64 40
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  %40 = getelementptr inbounds ptr, ptr %38, i64 %10
  %41 = getelementptr inbounds i8, ptr %3, i64 32
  %42 = select i1 %39, ptr %41, ptr %40
  %43 = load ptr, ptr %42, align 8
  call fastcc void @__ltoad_mpi__view_in(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64, i32, i32 }) align 8 %6, ptr noundef %1, i64 noundef %36, ptr noundef %43, i64 noundef %15)
  br i1 %39, label %44, label %48

44:
  %45 = load ptr, ptr %6, align 8
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %46, %35
  br label %48

48:
  %49 = phi i64 [ %47, %44 ], [ %35, %34 ]
  store i64 %49, ptr %0, align 8
  %50 = getelementptr inbounds i8, ptr %0, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %50, ptr noundef nonnull align 8 dereferenceable(32) %6, i64 32, i1 false)
  %51 = getelementptr inbounds i8, ptr %0, i64 40
  store i32 %4, ptr %51, align 8
  ret void
}

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_pieces(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr noinline nounwind {
  %6 = tail call fastcc ptr @__ltoad_mpi__about_collective(ptr noundef %0, ptr noundef %1, i32 noundef 0, ptr noundef %2)
  %7 = getelementptr inbounds i8, ptr %6, i64 64
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 72
  store i32 %3, ptr %9, align 8
  %10 = tail call fastcc ptr @__ltoad_mpi__new_pieces(ptr noundef %6, i32 noundef %3)
  %11 = getelementptr inbounds i8, ptr %8, i64 56
  store ptr %10, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %8, i64 76
  store i32 %4, ptr %12, align 4
  %13 = tail call fastcc ptr @__ltoad_mpi__new_pieces(ptr noundef %6, i32 noundef %4)
  %14 = getelementptr inbounds i8, ptr %8, i64 64
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 88
  %16 = getelementptr inbounds i8, ptr %8, i64 24
  store ptr %15, ptr %16, align 8
  %17 = tail call fastcc ptr @__ltoad_mpi__claims_of(ptr noundef %0, i64 noundef 0)
  %18 = getelementptr inbounds i8, ptr %8, i64 40
  store ptr %17, ptr %18, align 8
  %19 = load i64, ptr %0, align 8
  %20 = getelementptr inbounds ptr, ptr %15, i64 %19
  %21 = getelementptr inbounds i8, ptr %8, i64 32
  store ptr %20, ptr %21, align 8
  %22 = tail call fastcc ptr @__ltoad_mpi__claims_of(ptr noundef nonnull %0, i64 noundef 1)
  %23 = getelementptr inbounds i8, ptr %8, i64 48
  store ptr %22, ptr %23, align 8
  ret ptr %6
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__new_pieces(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr noinline nounwind {
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8
  %5 = sext i32 %1 to i64
  %6 = mul nsw i64 %5, 48
  %7 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %4, i64 noundef %6)
  %8 = tail call i32 @llvm.smax.i32(i32 %1, i32 0)
  %9 = zext nneg i32 %8 to i64
  br label %10

10:
  %11 = phi i64 [ %17, %14 ], [ 0, %2 ]
  %12 = icmp eq i64 %11, %9
  br i1 %12, label %13, label %14

13:
  ret ptr %7

14:
  %15 = getelementptr inbounds { i64, { ptr, i64, i64, i32, i32 }, i32 }, ptr %7, i64 %11, i32 2
  %16 = trunc nuw nsw i64 %11 to i32
  store i32 %16, ptr %15, align 8
  %17 = add nuw nsw i64 %11, 1
  br label %10
}

declare i32 @MPI_Type_get_true_extent(ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Win_create(ptr noundef, i64 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Win_fence(i32 noundef, ptr noundef)

declare i32 @PMPI_Win_free(ptr noundef)

declare i32 @PMPI_Comm_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @OMPI_C_MPI_COMM_NULL_COPY_FN(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi__at_the_end(ptr nocapture readnone %0, i32 %1, ptr nocapture readnone %2, ptr nocapture readnone %3) noinline nounwind {
  tail call fastcc void @__ltoad_mpi__complete_sends(i32 noundef 1)
  ret i32 0
}

declare i32 @PMPI_Comm_set_attr(ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi__free_shadow(ptr noundef %0, i32 %1, ptr noundef %2, ptr nocapture readnone %3) noinline nounwind {
  %5 = alloca i32, align 4
  store i32 0, ptr %5, align 4
  %6 = ptrtoint ptr %0 to i64
  %7 = mul i64 %6, -7046029254386353131
  %8 = lshr i64 %7, 56
  %9 = getelementptr inbounds [256 x { ptr, ptr }], ptr @__ltoad_mpi__known_comms, i64 0, i64 %8, i32 1
  store ptr null, ptr %9, align 8
  %10 = call i32 @PMPI_Finalized(ptr noundef nonnull %5)
  %11 = load i32, ptr %5, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = call i32 @PMPI_Comm_free(ptr noundef %2)
  br label %15

15:
  %16 = getelementptr inbounds i8, ptr %2, i64 24
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  %19 = getelementptr inbounds i8, ptr %17, i64 96
  br i1 %18, label %36, label %20

20:
  %21 = phi i64 [ %34, %23 ], [ 0, %15 ]
  %22 = icmp eq i64 %21, 3
  br i1 %22, label %35, label %23

23:
  %24 = getelementptr inbounds [3 x { { i32, ptr }, { i32, ptr } }], ptr %17, i64 0, i64 %21
  %25 = getelementptr inbounds i8, ptr %24, i64 8
  %26 = load ptr, ptr %25, align 8
  call fastcc void @__ltoad_mpi__give_back(ptr noundef %26)
  %27 = getelementptr inbounds i8, ptr %24, i64 24
  %28 = load ptr, ptr %27, align 8
  call fastcc void @__ltoad_mpi__give_back(ptr noundef %28)
  %29 = getelementptr inbounds [3 x { { i32, ptr }, { i32, ptr } }], ptr %19, i64 0, i64 %21
  %30 = getelementptr inbounds i8, ptr %29, i64 8
  %31 = load ptr, ptr %30, align 8
  call fastcc void @__ltoad_mpi__give_back(ptr noundef %31)
  %32 = getelementptr inbounds i8, ptr %29, i64 24
  %33 = load ptr, ptr %32, align 8
  call fastcc void @__ltoad_mpi__give_back(ptr noundef %33)
  %34 = add nuw nsw i64 %21, 1
  br label %20

35:
  call fastcc void @__ltoad_mpi__give_back(ptr noundef nonnull %17)
  br label %36

36:
  call fastcc void @__ltoad_mpi__give_back(ptr noundef %2)
  ret i32 0
}

declare i32 @PMPI_Comm_set_errhandler(ptr noundef, ptr noundef)

declare i32 @PMPI_Comm_size(ptr noundef, ptr noundef)

declare i32 @PMPI_Comm_test_inter(ptr noundef, ptr noundef)

declare i32 @PMPI_Finalized(ptr noundef)

declare i32 @PMPI_Comm_free(ptr noundef)

declare i32 @PMPI_Topo_test(ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc nonnull ptr @__ltoad_mpi__neighbours_of(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr noinline nounwind {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  store i32 0, ptr %2, align 4
  store i32 0, ptr %1, align 4
  %8 = call i32 @PMPI_Topo_test(ptr noundef %0, ptr noundef nonnull %4)
  %9 = call i32 @PMPI_Comm_rank(ptr noundef %0, ptr noundef nonnull %7)
  %10 = load i32, ptr %4, align 4
  switch i32 %10, label %11 [
    i32 1, label %13
    i32 2, label %17
    i32 3, label %20
  ]

11:
  %12 = load i32, ptr %1, align 4
  br label %28

13:
  %14 = call i32 @PMPI_Cartdim_get(ptr noundef %0, ptr noundef nonnull %6)
  %15 = load i32, ptr %6, align 4
  %16 = shl nsw i32 %15, 1
  store i32 %16, ptr %1, align 4
  br label %22

17:
  %18 = load i32, ptr %7, align 4
  %19 = call i32 @PMPI_Graph_neighbors_count(ptr noundef %0, i32 noundef %18, ptr noundef nonnull %1)
  br label %22

20:
  %21 = call i32 @PMPI_Dist_graph_neighbors_count(ptr noundef %0, ptr noundef nonnull %2, ptr noundef nonnull %1, ptr noundef nonnull %5)
  br label %22

22:
  %23 = load i32, ptr %4, align 4
  %24 = icmp eq i32 %23, 3
  %25 = load i32, ptr %1, align 4
  br i1 %24, label %26, label %28

26:
  %27 = load i32, ptr %2, align 4
  br label %30

28:
  %29 = phi i32 [ %12, %11 ], [ %25, %22 ]
  store i32 %29, ptr %2, align 4
  br label %30

30:
  %31 = phi i32 [ %27, %26 ], [ %29, %28 ]
  %32 = phi i32 [ %25, %26 ], [ %29, %28 ]
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = shl nsw i64 %34, 2
  %36 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %35)
  %37 = load i32, ptr %1, align 4
  %38 = sext i32 %37 to i64
  br label %39

39:
  %40 = phi i64 [ %55, %48 ], [ 0, %30 ]
  %41 = load i32, ptr %6, align 4
  %42 = sext i32 %41 to i64
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %48, label %44

44:
  %45 = getelementptr inbounds i32, ptr %36, i64 %38
  %46 = load i32, ptr %4, align 4
  %47 = icmp eq i32 %46, 2
  br i1 %47, label %56, label %61

48:
  %49 = shl nuw nsw i64 %40, 1
  %50 = getelementptr inbounds i32, ptr %36, i64 %49
  %51 = or disjoint i64 %49, 1
  %52 = getelementptr inbounds i32, ptr %36, i64 %51
  %53 = trunc nuw nsw i64 %40 to i32
  %54 = call i32 @PMPI_Cart_shift(ptr noundef %0, i32 noundef %53, i32 noundef 1, ptr noundef nonnull %50, ptr noundef nonnull %52)
  %55 = add nuw nsw i64 %40, 1
  br label %39

56:
  %57 = load i32, ptr %7, align 4
  %58 = load i32, ptr %1, align 4
  %59 = call i32 @PMPI_Graph_neighbors(ptr noundef %0, i32 noundef %57, i32 noundef %58, ptr noundef nonnull %36)
  %60 = load i32, ptr %4, align 4
  br label %61

61:
  %62 = phi i32 [ %60, %56 ], [ %46, %44 ]
  %63 = icmp eq i32 %62, 3
  br i1 %63, label %68, label %64

64:
  %65 = load i32, ptr %1, align 4
  %66 = sext i32 %65 to i64
  %67 = shl nsw i64 %66, 2
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %45, ptr nonnull align 4 %36, i64 %67, i1 false)
  br label %72

68:
  %69 = load i32, ptr %2, align 4
  %70 = load i32, ptr %1, align 4
  %71 = call i32 @PMPI_Dist_graph_neighbors(ptr noundef %0, i32 noundef %69, ptr noundef nonnull %45, ptr noundef nonnull inttoptr (i64 2 to ptr), i32 noundef %70, ptr noundef nonnull %36, ptr noundef nonnull inttoptr (i64 2 to ptr))
  br label %72

72:
  ret ptr %36
}

define linkonce_odr hidden fastcc { i32, ptr } @__ltoad_mpi__in_order(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr noinline nounwind {
  %4 = sext i32 %0 to i64
  %5 = mul nsw i64 %4, 12
  %6 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %5)
  %7 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %8 = zext nneg i32 %7 to i64
  br label %9

9:
  %10 = phi i64 [ %51, %49 ], [ 0, %3 ]
  %11 = phi i32 [ %50, %49 ], [ 0, %3 ]
  %12 = icmp eq i64 %10, %8
  br i1 %12, label %13, label %16

13:
  %14 = insertvalue { i32, ptr } poison, i32 %11, 0
  %15 = insertvalue { i32, ptr } %14, ptr %6, 1
  ret { i32, ptr } %15

16:
  %17 = getelementptr inbounds i32, ptr %1, i64 %10
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, -2
  br i1 %19, label %49, label %20

20:
  %21 = getelementptr inbounds i32, ptr %2, i64 %10
  %22 = load i32, ptr %21, align 4
  %23 = add nsw i32 %11, 1
  %24 = sext i32 %11 to i64
  br label %25

25:
  %26 = phi i64 [ %40, %39 ], [ %24, %20 ]
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %41, label %28

28:
  %29 = getelementptr { i32, i32, i32 }, ptr %6, i64 %26
  %30 = getelementptr i8, ptr %29, i64 -12
  %31 = load i64, ptr %30, align 4
  %32 = getelementptr i8, ptr %29, i64 -4
  %33 = load i32, ptr %32, align 4
  %34 = trunc i64 %31 to i32
  %35 = icmp eq i32 %18, %34
  %36 = icmp sge i32 %22, %33
  %37 = icmp sge i32 %18, %34
  %38 = select i1 %35, i1 %36, i1 %37
  br i1 %38, label %41, label %39

39:
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %29, ptr noundef nonnull align 4 dereferenceable(12) %30, i64 12, i1 false)
  %40 = add nsw i64 %26, -1
  br label %25

41:
  %42 = shl i64 %26, 32
  %43 = ashr exact i64 %42, 32
  %44 = getelementptr inbounds { i32, i32, i32 }, ptr %6, i64 %43
  %45 = shl nuw nsw i64 %10, 32
  %46 = zext i32 %18 to i64
  %47 = or disjoint i64 %45, %46
  store i64 %47, ptr %44, align 4
  %48 = getelementptr inbounds i8, ptr %44, i64 8
  store i32 %22, ptr %48, align 4
  br label %49

49:
  %50 = phi i32 [ %11, %16 ], [ %23, %41 ]
  %51 = add nuw nsw i64 %10, 1
  br label %9
}

declare i32 @PMPI_Cartdim_get(ptr noundef, ptr noundef)

declare i32 @PMPI_Graph_neighbors_count(ptr noundef, i32 noundef, ptr noundef)

declare i32 @PMPI_Dist_graph_neighbors_count(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Cart_shift(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Graph_neighbors(ptr noundef, i32 noundef, i32 noundef, ptr noundef)

declare i32 @PMPI_Dist_graph_neighbors(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Ineighbor_alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Neighbor_alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Ineighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Neighbor_alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Ineighbor_alltoallw(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Neighbor_alltoallw(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Status_c2f(ptr noundef, ptr noundef)

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)

declare i32 @llvm.umax.i32(i32, i32)
