@ompi_mpi_comm_null = external global i8, align 1
@ompi_mpi_datatype_null = external global i8, align 1
@__ltoad_mpi__unfinished = linkonce_odr hidden global i64 0, align 8
@__ltoad_mpi__str = linkonce_odr hidden constant [9 x i8] c"MPI_Send\00", align 1
@__ltoad_mpi__str.1 = linkonce_odr hidden constant [10 x i8] c"MPI_Ssend\00", align 1
@__ltoad_mpi__str.2 = linkonce_odr hidden constant [10 x i8] c"MPI_Bsend\00", align 1
@__ltoad_mpi__str.3 = linkonce_odr hidden constant [10 x i8] c"MPI_Rsend\00", align 1
@__ltoad_mpi__str.4 = linkonce_odr hidden constant [10 x i8] c"MPI_Isend\00", align 1
@__ltoad_mpi__str.5 = linkonce_odr hidden constant [11 x i8] c"MPI_Issend\00", align 1
@__ltoad_mpi__str.6 = linkonce_odr hidden constant [11 x i8] c"MPI_Ibsend\00", align 1
@__ltoad_mpi__str.7 = linkonce_odr hidden constant [11 x i8] c"MPI_Irsend\00", align 1
@__ltoad_mpi__str.8 = linkonce_odr hidden constant [9 x i8] c"MPI_Recv\00", align 1
@__ltoad_mpi__str.9 = linkonce_odr hidden constant [10 x i8] c"MPI_Irecv\00", align 1
@__ltoad_mpi__str.10 = linkonce_odr hidden constant [13 x i8] c"MPI_Ibarrier\00", align 1
@__ltoad_mpi__str.11 = linkonce_odr hidden constant [13 x i8] c"MPI_Sendrecv\00", align 1
@__ltoad_mpi__str.12 = linkonce_odr hidden constant [21 x i8] c"MPI_Sendrecv_replace\00", align 1
@__ltoad_mpi__str.13 = linkonce_odr hidden constant [14 x i8] c"MPI_Send_init\00", align 1
@__ltoad_mpi__str.14 = linkonce_odr hidden constant [15 x i8] c"MPI_Ssend_init\00", align 1
@__ltoad_mpi__str.15 = linkonce_odr hidden constant [15 x i8] c"MPI_Bsend_init\00", align 1
@__ltoad_mpi__str.16 = linkonce_odr hidden constant [15 x i8] c"MPI_Rsend_init\00", align 1
@__ltoad_mpi__str.17 = linkonce_odr hidden constant [14 x i8] c"MPI_Recv_init\00", align 1
@__ltoad_mpi__str.18 = linkonce_odr hidden constant [10 x i8] c"MPI_Start\00", align 1
@__ltoad_mpi__str.19 = linkonce_odr hidden constant [13 x i8] c"MPI_Startall\00", align 1
@__ltoad_mpi__str.20 = linkonce_odr hidden constant [17 x i8] c"MPI_Request_free\00", align 1
@__ltoad_mpi__str.21 = linkonce_odr hidden constant [48 x i8] c"nobody could tell when this request is complete\00", align 1
@__ltoad_mpi__str.22 = linkonce_odr hidden constant [9 x i8] c"MPI_Wait\00", align 1
@__ltoad_mpi__str.23 = linkonce_odr hidden constant [12 x i8] c"MPI_Waitall\00", align 1
@__ltoad_mpi__str.24 = linkonce_odr hidden constant [12 x i8] c"MPI_Waitany\00", align 1
@__ltoad_mpi__str.25 = linkonce_odr hidden constant [13 x i8] c"MPI_Waitsome\00", align 1
@__ltoad_mpi__str.26 = linkonce_odr hidden constant [13 x i8] c"MPI_Testsome\00", align 1
@__ltoad_mpi__str.27 = linkonce_odr hidden constant [9 x i8] c"MPI_Test\00", align 1
@__ltoad_mpi__str.28 = linkonce_odr hidden constant [12 x i8] c"MPI_Testall\00", align 1
@__ltoad_mpi__str.29 = linkonce_odr hidden constant [12 x i8] c"MPI_Testany\00", align 1
@__ltoad_mpi__str.30 = linkonce_odr hidden constant [10 x i8] c"MPI_Bcast\00", align 1
@__ltoad_mpi__str.31 = linkonce_odr hidden constant [11 x i8] c"MPI_Ibcast\00", align 1
@__ltoad_mpi__str.32 = linkonce_odr hidden constant [11 x i8] c"MPI_Reduce\00", align 1
@__ltoad_mpi__str.33 = linkonce_odr hidden constant [12 x i8] c"MPI_Ireduce\00", align 1
@__ltoad_mpi__str.34 = linkonce_odr hidden constant [14 x i8] c"MPI_Allreduce\00", align 1
@__ltoad_mpi__str.35 = linkonce_odr hidden constant [15 x i8] c"MPI_Iallreduce\00", align 1
@__ltoad_mpi__str.36 = linkonce_odr hidden constant [9 x i8] c"MPI_Scan\00", align 1
@__ltoad_mpi__str.37 = linkonce_odr hidden constant [10 x i8] c"MPI_Iscan\00", align 1
@__ltoad_mpi__str.38 = linkonce_odr hidden constant [11 x i8] c"MPI_Exscan\00", align 1
@__ltoad_mpi__str.39 = linkonce_odr hidden constant [12 x i8] c"MPI_Iexscan\00", align 1
@__ltoad_mpi__str.40 = linkonce_odr hidden constant [19 x i8] c"MPI_Reduce_scatter\00", align 1
@__ltoad_mpi__str.41 = linkonce_odr hidden constant [20 x i8] c"MPI_Ireduce_scatter\00", align 1
@__ltoad_mpi__str.42 = linkonce_odr hidden constant [25 x i8] c"MPI_Reduce_scatter_block\00", align 1
@__ltoad_mpi__str.43 = linkonce_odr hidden constant [26 x i8] c"MPI_Ireduce_scatter_block\00", align 1
@__ltoad_mpi__str.44 = linkonce_odr hidden constant [11 x i8] c"MPI_Gather\00", align 1
@__ltoad_mpi__str.45 = linkonce_odr hidden constant [12 x i8] c"MPI_Igather\00", align 1
@__ltoad_mpi__str.46 = linkonce_odr hidden constant [12 x i8] c"MPI_Gatherv\00", align 1
@__ltoad_mpi__str.47 = linkonce_odr hidden constant [13 x i8] c"MPI_Igatherv\00", align 1
@__ltoad_mpi__str.48 = linkonce_odr hidden constant [12 x i8] c"MPI_Scatter\00", align 1
@__ltoad_mpi__str.49 = linkonce_odr hidden constant [13 x i8] c"MPI_Iscatter\00", align 1
@__ltoad_mpi__str.50 = linkonce_odr hidden constant [13 x i8] c"MPI_Scatterv\00", align 1
@__ltoad_mpi__str.51 = linkonce_odr hidden constant [14 x i8] c"MPI_Iscatterv\00", align 1
@__ltoad_mpi__str.52 = linkonce_odr hidden constant [14 x i8] c"MPI_Allgather\00", align 1
@__ltoad_mpi__str.53 = linkonce_odr hidden constant [15 x i8] c"MPI_Iallgather\00", align 1
@__ltoad_mpi__str.54 = linkonce_odr hidden constant [15 x i8] c"MPI_Allgatherv\00", align 1
@__ltoad_mpi__str.55 = linkonce_odr hidden constant [16 x i8] c"MPI_Iallgatherv\00", align 1
@__ltoad_mpi__str.56 = linkonce_odr hidden constant [13 x i8] c"MPI_Alltoall\00", align 1
@__ltoad_mpi__str.57 = linkonce_odr hidden constant [14 x i8] c"MPI_Ialltoall\00", align 1
@__ltoad_mpi__str.58 = linkonce_odr hidden constant [14 x i8] c"MPI_Alltoallv\00", align 1
@__ltoad_mpi__str.59 = linkonce_odr hidden constant [15 x i8] c"MPI_Ialltoallv\00", align 1
@__ltoad_mpi__str.60 = linkonce_odr hidden constant [4 x i8] c"MPI\00", align 1
@__ltoad_mpi__str.61 = linkonce_odr hidden constant [34 x i8] c"no memory is left for derivatives\00", align 1
@ompi_mpi_long_double = external global i8, align 1
@ompi_mpi_float = external global i8, align 1
@ompi_mpi_double = external global i8, align 1
@__ltoad_mpi__outstanding = linkonce_odr hidden global ptr null, align 8
@ompi_mpi_op_sum = external global i8, align 1
@__ltoad_mpi__widths = linkonce_odr hidden constant [4 x i64] [i64 0, i64 4, i64 8, i64 16], align 16
@__ltoad_mpi__str.62 = linkonce_odr hidden constant [31 x i8] c"more than 2^31 numbers at once\00", align 1
@__ltoad_mpi__channels = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__str.63 = linkonce_odr hidden constant [61 x i8] c"its request was not completed in the differentiated function\00", align 1
@__ltoad_mpi__str.64 = linkonce_odr hidden constant [69 x i8] c"collective calls were completed in another order than they were made\00", align 1
@ompi_mpi_op_prod = external global i8, align 1
@ompi_mpi_op_max = external global i8, align 1
@ompi_mpi_op_maxloc = external global i8, align 1
@ompi_mpi_2real = external global i8, align 1
@ompi_mpi_2dblprec = external global i8, align 1
@__ltoad_mpi__freed = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__str.65 = linkonce_odr hidden constant [69 x i8] c"MPI_BOTTOM hides which memory is meant: give the address of a buffer\00", align 1
@__ltoad_mpi__layout_key = linkonce_odr hidden global i32 -1, align 4
@__ltoad_mpi__str.66 = linkonce_odr hidden constant [25 x i8] c"MPI_Type_create_f90_real\00", align 1
@__ltoad_mpi__str.67 = linkonce_odr hidden constant [38 x i8] c"numbers of this size are not followed\00", align 1
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
@ompi_mpi_byte = external global i8, align 1
@ompi_mpi_packed = external global i8, align 1
@ompi_mpi_char = external global i8, align 1
@ompi_mpi_signed_char = external global i8, align 1
@ompi_mpi_unsigned_char = external global i8, align 1
@ompi_mpi_int8_t = external global i8, align 1
@ompi_mpi_uint8_t = external global i8, align 1
@ompi_mpi_character = external global i8, align 1
@__ltoad_mpi__str.68 = linkonce_odr hidden constant [9 x i8] c"MPI_Type\00", align 1
@__ltoad_mpi__str.69 = linkonce_odr hidden constant [74 x i8] c"datatypes of this kind (MPI_Type_create_darray, for one) are not followed\00", align 1
@__ltoad_mpi__str.70 = linkonce_odr hidden constant [133 x i8] c"this communicator was made by code that is not linked with the derivative: let all its processes call ltoad_mpi_prepare(comm) before\00", align 1
@__ltoad_mpi__shadow_key = linkonce_odr hidden global i32 -1, align 4
@__ltoad_mpi__str.71 = linkonce_odr hidden constant [109 x i8] c"MPI_BYTE or MPI_PACKED from memory with numbers that depend on an active input: name the type of the numbers\00", align 1
@__ltoad_mpi__posted_receives = linkonce_odr hidden global i64 0, align 8
@__ltoad_mpi__pending = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__str.72 = linkonce_odr hidden constant [35 x i8] c"nobody knows how much was received\00", align 1
@__ltoad_mpi__persistent = linkonce_odr hidden global ptr null, align 8
@__ltoad_mpi__str.73 = linkonce_odr hidden constant [61 x i8] c"this request was made outside of the differentiated function\00", align 1
@ompi_request_null = external global i8, align 1
@__ltoad_mpi__str.74 = linkonce_odr hidden constant [8 x i8] c"ltoad: \00", align 1
@__ltoad_mpi__str.75 = linkonce_odr hidden constant [19 x i8] c" in a derivative: \00", align 1
@__ltoad_mpi__str.76 = linkonce_odr hidden constant [2 x i8] c"\0A\00", align 1
@ompi_mpi_comm_world = external global i8, align 1
@__ltoad_mpi__str.77 = linkonce_odr hidden constant [53 x i8] c"collective calls between two groups are not followed\00", align 1
@ompi_mpi_op_min = external global i8, align 1
@ompi_mpi_op_minloc = external global i8, align 1
@__ltoad_mpi__str.78 = linkonce_odr hidden constant [133 x i8] c"operations of the program's own (MPI_Op_create) have no derivative: use MPI_SUM, PROD, MAX, MIN, MAXLOC or MINLOC, or reduce by hand\00", align 1
@__ltoad_mpi__str.79 = linkonce_odr hidden constant [52 x i8] c"products of complex numbers have no derivative rule\00", align 1
@__ltoad_mpi__str.80 = linkonce_odr hidden constant [32 x i8] c"this datatype cannot be reduced\00", align 1
@ompi_mpi_comm_self = external global i8, align 1
@__ltoad_mpi__prepare.end_key = linkonce_odr hidden global i32 -1, align 4
@ompi_mpi_errors_are_fatal = external global i8, align 1
@mpi_fortran_in_place_ = external global i32, align 4
@mpi_fortran_bottom_ = external global i32, align 4
@MPI_F_STATUS_IGNORE = external global ptr, align 8
@MPI_F_STATUSES_IGNORE = external global ptr, align 8

define linkonce_odr hidden void @__ltoad_mpi_end(ptr nocapture noundef %0) noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 40
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
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %21, label %13

13:
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8
  br label %16

16:
  %17 = phi ptr [ %15, %13 ], [ %20, %19 ]
  %18 = icmp eq ptr %17, null
  br i1 %18, label %21, label %19

19:
  %20 = load ptr, ptr %17, align 8
  tail call void @free(ptr noundef nonnull %17)
  br label %16

21:
  ret void
}

define linkonce_odr hidden noundef ptr @__ltoad_mpi_record(ptr noundef %0, i64 noundef %1, i64 noundef %2) noinline nounwind {
  %4 = alloca { i64, i64, i64, ptr, ptr, i32, ptr, ptr, ptr, ptr, [0 x ptr] }, align 8
  store i64 %1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %2, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 24
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %4, i64 32
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %4, i64 40
  store i32 0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %4, i64 48
  %11 = getelementptr inbounds i8, ptr %4, i64 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  store ptr @ompi_mpi_comm_null, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %4, i64 72
  store ptr @ompi_mpi_datatype_null, ptr %12, align 8
  %13 = shl i64 %1, 3
  %14 = mul i64 %13, %2
  %15 = add i64 %14, 80
  %16 = call fastcc ptr @__ltoad_mpi__keep(ptr noundef nonnull %4, i64 noundef %15)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %16, ptr noundef nonnull align 8 dereferenceable(80) %4, i64 80, i1 false)
  ret ptr %16
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
  %12 = getelementptr inbounds i8, ptr %0, i64 32
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
  %8 = getelementptr inbounds i8, ptr %0, i64 80
  %9 = load i64, ptr %0, align 8
  %10 = mul nsw i64 %9, %1
  %11 = add nsw i64 %10, %2
  %12 = getelementptr inbounds [0 x ptr], ptr %8, i64 0, i64 %11
  store ptr %7, ptr %12, align 8
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_reverse(ptr nocapture noundef readonly %0) noinline nounwind {
  %2 = alloca { ptr, i64, i64 }, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = getelementptr inbounds i8, ptr %2, i64 16
  br label %6

6:
  %7 = phi ptr [ %3, %1 ], [ %122, %121 ]
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds i8, ptr %0, i64 48
  br label %123

12:
  %13 = getelementptr inbounds i8, ptr %8, i64 40
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %8, i64 64
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 1
  br i1 %17, label %18, label %19

18:
  tail call fastcc void @__ltoad_mpi__clear_bytes(ptr noundef nonnull %8)
  br label %19

19:
  %20 = icmp eq ptr %14, null
  br i1 %20, label %121, label %21

21:
  %22 = getelementptr inbounds i8, ptr %8, i64 76
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %121

25:
  store i32 1, ptr %22, align 4
  %26 = getelementptr inbounds i8, ptr %8, i64 80
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %121

29:
  %30 = load i32, ptr %15, align 8
  switch i32 %30, label %39 [
    i32 0, label %31
    i32 1, label %36
  ]

31:
  %32 = phi i32 [ %35, %34 ], [ %30, %29 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %106

34:
  tail call fastcc void @__ltoad_mpi__pop(ptr noundef nonnull %14)
  %35 = load i32, ptr %26, align 8
  br label %31

36:
  %37 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull %8)
  %38 = getelementptr inbounds i8, ptr %8, i64 136
  store ptr %37, ptr %38, align 8
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull %8, ptr noundef %37, i32 noundef 1)
  br label %96

39:
  %40 = getelementptr inbounds i8, ptr %8, i64 48
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr %41, align 8
  switch i32 %42, label %62 [
    i32 0, label %43
    i32 1, label %50
  ]

43:
  %44 = getelementptr inbounds i8, ptr %41, i64 40
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %41, i64 24
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %41, i64 32
  %49 = load ptr, ptr %48, align 8
  tail call fastcc void @__ltoad_mpi__take_pieces(ptr noundef nonnull readonly %8, ptr noundef %45, ptr noundef %47, i32 noundef 1, ptr noundef %49)
  br label %96

50:
  %51 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull readonly %8)
  %52 = getelementptr inbounds i8, ptr %41, i64 56
  store ptr %51, ptr %52, align 8
  %53 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull readonly %8)
  %54 = getelementptr inbounds i8, ptr %41, i64 64
  store ptr %53, ptr %54, align 8
  %55 = getelementptr inbounds i8, ptr %41, i64 4
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds i8, ptr %41, i64 12
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %56, %58
  br i1 %59, label %96, label %60

60:
  %61 = load ptr, ptr %52, align 8
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull readonly %8, ptr noundef %61, i32 noundef 1)
  br label %96

62:
  %63 = getelementptr inbounds i8, ptr %41, i64 72
  %64 = load ptr, ptr %63, align 8
  store ptr %64, ptr %2, align 8
  %65 = getelementptr inbounds i8, ptr %41, i64 112
  %66 = load i64, ptr %65, align 8
  store i64 %66, ptr %4, align 8
  %67 = getelementptr inbounds i8, ptr %64, i64 8
  %68 = load i64, ptr %67, align 8
  %69 = mul nsw i64 %68, %66
  store i64 %69, ptr %5, align 8
  %70 = tail call fastcc i64 @__ltoad_mpi__wire_bytes(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %2)
  %71 = getelementptr inbounds i8, ptr %8, i64 32
  %72 = load ptr, ptr %71, align 8
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %73, %70
  %75 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %74)
  %76 = getelementptr inbounds i8, ptr %41, i64 56
  store ptr %75, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %41, i64 152
  %78 = getelementptr inbounds i8, ptr %41, i64 24
  br label %79

79:
  %80 = phi i64 [ 0, %62 ], [ %95, %88 ]
  %81 = load i32, ptr %77, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %87, label %83

83:
  %84 = load ptr, ptr %71, align 8
  %85 = load i64, ptr %84, align 8
  %86 = icmp slt i64 %80, %85
  br i1 %86, label %88, label %87

87:
  br label %96

88:
  %89 = load ptr, ptr %78, align 8
  %90 = getelementptr inbounds ptr, ptr %89, i64 %80
  %91 = load ptr, ptr %90, align 8
  %92 = load ptr, ptr %76, align 8
  %93 = mul nsw i64 %80, %70
  %94 = getelementptr inbounds i8, ptr %92, i64 %93
  tail call fastcc void @__ltoad_mpi__move(ptr noundef %91, ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %2, ptr noundef %94, i32 noundef 1)
  %95 = add nuw nsw i64 %80, 1
  br label %79

96:
  %97 = getelementptr inbounds i8, ptr %14, i64 40
  br label %98

98:
  %99 = load ptr, ptr %97, align 8
  %100 = icmp eq ptr %99, null
  br i1 %100, label %110, label %101

101:
  %102 = getelementptr inbounds i8, ptr %99, i64 76
  %103 = load i32, ptr %102, align 4
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %121, label %105

105:
  tail call fastcc void @__ltoad_mpi__pop(ptr noundef nonnull %14)
  br label %98

106:
  %107 = getelementptr inbounds i8, ptr %14, i64 40
  %108 = load ptr, ptr %107, align 8
  %109 = icmp eq ptr %108, null
  br i1 %109, label %110, label %121

110:
  br label %111

111:
  %112 = phi ptr [ %113, %111 ], [ @__ltoad_mpi__channels, %110 ]
  %113 = load ptr, ptr %112, align 8
  %114 = icmp eq ptr %113, null
  %115 = icmp eq ptr %113, %14
  %116 = or i1 %114, %115
  br i1 %116, label %117, label %111

117:
  br i1 %114, label %120, label %118

118:
  %119 = load ptr, ptr %14, align 8
  store ptr %119, ptr %112, align 8
  br label %120

120:
  tail call void @free(ptr noundef %14)
  br label %121

121:
  %122 = getelementptr inbounds i8, ptr %8, i64 8
  br label %6

123:
  %124 = phi ptr [ %11, %10 ], [ %125, %149 ]
  %125 = load ptr, ptr %124, align 8
  %126 = icmp eq ptr %125, null
  br i1 %126, label %127, label %143

127:
  %128 = getelementptr inbounds i8, ptr %0, i64 64
  %129 = load ptr, ptr %128, align 8
  %130 = icmp eq ptr %129, @ompi_mpi_comm_null
  br i1 %130, label %131, label %135

131:
  %132 = getelementptr inbounds i8, ptr %0, i64 72
  %133 = load ptr, ptr %132, align 8
  %134 = icmp eq ptr %133, @ompi_mpi_datatype_null
  br i1 %134, label %140, label %135

135:
  %136 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 24)
  %137 = load ptr, ptr @__ltoad_mpi__freed, align 8
  store ptr %137, ptr %136, align 8
  %138 = getelementptr inbounds i8, ptr %136, i64 8
  %139 = load <2 x ptr>, ptr %128, align 8
  store <2 x ptr> %139, ptr %138, align 8
  store ptr %136, ptr @__ltoad_mpi__freed, align 8
  br label %140

140:
  %141 = load i64, ptr @__ltoad_mpi__unfinished, align 8
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %350, label %368

143:
  %144 = load i64, ptr @__ltoad_mpi__unfinished, align 8
  %145 = add nsw i64 %144, -1
  store i64 %145, ptr @__ltoad_mpi__unfinished, align 8
  %146 = getelementptr inbounds i8, ptr %125, i64 40
  %147 = load ptr, ptr %146, align 8
  %148 = icmp eq ptr %147, null
  br i1 %148, label %149, label %150

149:
  br label %123

150:
  %151 = getelementptr inbounds i8, ptr %125, i64 76
  %152 = load i32, ptr %151, align 4
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %157

154:
  %155 = getelementptr inbounds i8, ptr %125, i64 56
  %156 = load ptr, ptr %155, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %156, ptr noundef nonnull @__ltoad_mpi__str.63)
  unreachable

157:
  %158 = getelementptr inbounds i8, ptr %125, i64 64
  %159 = load i32, ptr %158, align 8
  switch i32 %159, label %149 [
    i32 0, label %160
    i32 2, label %166
  ]

160:
  %161 = getelementptr inbounds i8, ptr %125, i64 168
  %162 = tail call i32 @PMPI_Wait(ptr noundef nonnull %161, ptr noundef null)
  %163 = getelementptr inbounds i8, ptr %125, i64 136
  %164 = load ptr, ptr %163, align 8
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull %125, ptr noundef %164, i32 noundef 2)
  %165 = load ptr, ptr %163, align 8
  tail call void @free(ptr noundef %165)
  br label %149

166:
  %167 = getelementptr inbounds i8, ptr %125, i64 48
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds i8, ptr %125, i64 80
  %170 = load i32, ptr %169, align 8
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %175

172:
  %173 = getelementptr inbounds i8, ptr %125, i64 56
  %174 = load ptr, ptr %173, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %174, ptr noundef nonnull @__ltoad_mpi__str.64)
  unreachable

175:
  %176 = getelementptr inbounds i8, ptr %168, i64 160
  %177 = tail call i32 @PMPI_Waitall(i32 noundef 2, ptr noundef nonnull %176, ptr noundef null)
  %178 = load i32, ptr %168, align 8
  switch i32 %178, label %193 [
    i32 0, label %179
    i32 1, label %184
  ]

179:
  %180 = getelementptr inbounds i8, ptr %168, i64 32
  %181 = load ptr, ptr %180, align 8
  %182 = getelementptr inbounds i8, ptr %168, i64 16
  %183 = load ptr, ptr %182, align 8
  tail call fastcc void @__ltoad_mpi__finish_exchange(ptr noundef nonnull readonly %125, ptr noundef %181, ptr noundef %183, i32 noundef 2)
  br label %349

184:
  %185 = getelementptr inbounds i8, ptr %168, i64 4
  %186 = load i32, ptr %185, align 4
  %187 = getelementptr inbounds i8, ptr %168, i64 12
  %188 = load i32, ptr %187, align 4
  %189 = icmp eq i32 %186, %188
  br i1 %189, label %190, label %349

190:
  %191 = getelementptr inbounds i8, ptr %168, i64 64
  %192 = load ptr, ptr %191, align 8
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull readonly %125, ptr noundef %192, i32 noundef 2)
  br label %349

193:
  %194 = load ptr, ptr %167, align 8
  %195 = getelementptr inbounds i8, ptr %194, i64 72
  %196 = load ptr, ptr %195, align 8
  %197 = getelementptr inbounds i8, ptr %196, i64 24
  %198 = load i32, ptr %197, align 8
  %199 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %195)
  %200 = zext i32 %198 to i64
  %201 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = mul nsw i64 %202, %199
  %204 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %203)
  %205 = getelementptr inbounds i8, ptr %125, i64 32
  %206 = getelementptr inbounds i8, ptr %194, i64 16
  %207 = tail call i64 @llvm.smax.i64(i64 %199, i64 0)
  br label %208

208:
  %209 = phi i64 [ 0, %193 ], [ %220, %216 ]
  %210 = load ptr, ptr %205, align 8
  %211 = load i64, ptr %210, align 8
  %212 = icmp slt i64 %209, %211
  br i1 %212, label %213, label %348

213:
  %214 = phi i64 [ %347, %345 ], [ 0, %208 ]
  %215 = icmp eq i64 %214, %207
  br i1 %215, label %216, label %221

216:
  %217 = load ptr, ptr %206, align 8
  %218 = getelementptr inbounds ptr, ptr %217, i64 %209
  %219 = load ptr, ptr %218, align 8
  tail call fastcc void @__ltoad_mpi__move(ptr noundef %219, ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %195, ptr noundef %204, i32 noundef 2)
  %220 = add nuw nsw i64 %209, 1
  br label %208

221:
  %222 = mul nsw i64 %214, %202
  %223 = getelementptr inbounds i8, ptr %204, i64 %222
  %224 = load ptr, ptr %167, align 8
  %225 = getelementptr inbounds i8, ptr %224, i64 72
  %226 = load ptr, ptr %225, align 8
  %227 = getelementptr inbounds i8, ptr %226, i64 24
  %228 = load i32, ptr %227, align 8
  %229 = tail call fastcc i64 @__ltoad_mpi__results(ptr noundef %224)
  %230 = load i64, ptr %210, align 8
  %231 = zext i32 %228 to i64
  %232 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %231
  %233 = load i64, ptr %232, align 8
  %234 = load i32, ptr %224, align 8
  %235 = icmp eq i32 %234, 2
  %236 = select i1 %235, i64 56, i64 64
  %237 = getelementptr inbounds i8, ptr %224, i64 %236
  %238 = load ptr, ptr %237, align 8
  %239 = icmp eq i32 %234, 4
  br i1 %239, label %240, label %283

240:
  %241 = getelementptr inbounds i8, ptr %226, i64 16
  %242 = load i64, ptr %241, align 8
  %243 = sdiv i64 %214, %242
  %244 = getelementptr inbounds i8, ptr %224, i64 128
  %245 = load ptr, ptr %244, align 8
  br label %246

246:
  %247 = phi i64 [ %254, %246 ], [ 0, %240 ]
  %248 = phi i64 [ %252, %246 ], [ 0, %240 ]
  %249 = getelementptr inbounds i32, ptr %245, i64 %247
  %250 = load i32, ptr %249, align 4
  %251 = sext i32 %250 to i64
  %252 = add nsw i64 %248, %251
  %253 = icmp slt i64 %243, %252
  %254 = add nuw nsw i64 %247, 1
  br i1 %253, label %255, label %246

255:
  %256 = mul nsw i64 %248, %242
  %257 = mul nsw i64 %256, %230
  %258 = mul i64 %242, %209
  %259 = mul i64 %258, %251
  %260 = sub i64 %214, %256
  %261 = add i64 %260, %257
  %262 = add i64 %261, %259
  %263 = getelementptr inbounds i8, ptr %224, i64 8
  %264 = load i32, ptr %263, align 8
  %265 = getelementptr inbounds i8, ptr %224, i64 4
  %266 = load i32, ptr %265, align 4
  %267 = tail call fastcc x86_fp80 @__ltoad_mpi__slope(ptr noundef nonnull %224, i32 noundef %264, i32 noundef %266, i64 noundef %214)
  %268 = mul nsw i64 %262, %233
  %269 = getelementptr inbounds i8, ptr %238, i64 %268
  switch i32 %228, label %275 [
    i32 3, label %270
    i32 1, label %272
  ]

270:
  %271 = load x86_fp80, ptr %269, align 16
  br label %280

272:
  %273 = load float, ptr %269, align 4
  %274 = fpext float %273 to double
  br label %277

275:
  %276 = load double, ptr %269, align 8
  br label %277

277:
  %278 = phi double [ %274, %272 ], [ %276, %275 ]
  %279 = fpext double %278 to x86_fp80
  br label %280

280:
  %281 = phi x86_fp80 [ %271, %270 ], [ %279, %277 ]
  %282 = fmul x86_fp80 %267, %281
  br label %345

283:
  %284 = add i32 %234, -7
  %285 = icmp ult i32 %284, -2
  br i1 %285, label %286, label %309

286:
  %287 = getelementptr inbounds i8, ptr %224, i64 8
  %288 = load i32, ptr %287, align 8
  %289 = getelementptr inbounds i8, ptr %224, i64 4
  %290 = load i32, ptr %289, align 4
  %291 = tail call fastcc x86_fp80 @__ltoad_mpi__slope(ptr noundef nonnull %224, i32 noundef %288, i32 noundef %290, i64 noundef %214)
  %292 = mul nsw i64 %229, %209
  %293 = add nsw i64 %292, %214
  %294 = mul nsw i64 %233, %293
  %295 = getelementptr inbounds i8, ptr %238, i64 %294
  switch i32 %228, label %301 [
    i32 3, label %296
    i32 1, label %298
  ]

296:
  %297 = load x86_fp80, ptr %295, align 16
  br label %306

298:
  %299 = load float, ptr %295, align 4
  %300 = fpext float %299 to double
  br label %303

301:
  %302 = load double, ptr %295, align 8
  br label %303

303:
  %304 = phi double [ %300, %298 ], [ %302, %301 ]
  %305 = fpext double %304 to x86_fp80
  br label %306

306:
  %307 = phi x86_fp80 [ %297, %296 ], [ %305, %303 ]
  %308 = fmul x86_fp80 %291, %307
  br label %345

309:
  %310 = getelementptr inbounds i8, ptr %224, i64 4
  %311 = load i32, ptr %310, align 4
  %312 = getelementptr inbounds i8, ptr %224, i64 8
  %313 = load i32, ptr %312, align 8
  %314 = icmp eq i32 %234, 5
  %315 = sext i32 %311 to i64
  %316 = sext i32 %313 to i64
  br label %317

317:
  %318 = phi i64 [ %322, %342 ], [ %315, %309 ]
  %319 = phi x86_fp80 [ %344, %342 ], [ 0xK00000000000000000000, %309 ]
  %320 = icmp slt i64 %318, %316
  br i1 %320, label %321, label %345

321:
  %322 = add nsw i64 %318, 1
  %323 = select i1 %314, i64 %322, i64 %318
  %324 = trunc i64 %323 to i32
  %325 = tail call fastcc x86_fp80 @__ltoad_mpi__slope(ptr noundef nonnull %224, i32 noundef %324, i32 noundef %311, i64 noundef %214)
  %326 = mul nsw i64 %318, %230
  %327 = add nsw i64 %326, %209
  %328 = mul nsw i64 %327, %229
  %329 = add nsw i64 %328, %214
  %330 = mul nsw i64 %329, %233
  %331 = getelementptr inbounds i8, ptr %238, i64 %330
  switch i32 %228, label %337 [
    i32 3, label %332
    i32 1, label %334
  ]

332:
  %333 = load x86_fp80, ptr %331, align 16
  br label %342

334:
  %335 = load float, ptr %331, align 4
  %336 = fpext float %335 to double
  br label %339

337:
  %338 = load double, ptr %331, align 8
  br label %339

339:
  %340 = phi double [ %336, %334 ], [ %338, %337 ]
  %341 = fpext double %340 to x86_fp80
  br label %342

342:
  %343 = phi x86_fp80 [ %333, %332 ], [ %341, %339 ]
  %344 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %325, x86_fp80 %343, x86_fp80 %319)
  br label %317

345:
  %346 = phi x86_fp80 [ %282, %280 ], [ %308, %306 ], [ %319, %317 ]
  tail call fastcc void @__ltoad_mpi__set(ptr noundef %223, i32 noundef %198, x86_fp80 noundef %346)
  %347 = add nuw i64 %214, 1
  br label %213

348:
  tail call void @free(ptr noundef %204)
  br label %349

349:
  tail call fastcc void @__ltoad_mpi__drop_wires(ptr noundef nonnull readonly %125)
  br label %149

350:
  tail call fastcc void @__ltoad_mpi__complete_sends(i32 noundef 1)
  br label %351

351:
  %352 = load ptr, ptr @__ltoad_mpi__freed, align 8
  %353 = icmp eq ptr %352, null
  br i1 %353, label %368, label %354

354:
  %355 = load ptr, ptr %352, align 8
  store ptr %355, ptr @__ltoad_mpi__freed, align 8
  %356 = getelementptr inbounds i8, ptr %352, i64 8
  %357 = load ptr, ptr %356, align 8
  %358 = icmp eq ptr %357, @ompi_mpi_comm_null
  br i1 %358, label %361, label %359

359:
  %360 = tail call i32 @MPI_Comm_free(ptr noundef nonnull %356)
  br label %361

361:
  %362 = getelementptr inbounds i8, ptr %352, i64 16
  %363 = load ptr, ptr %362, align 8
  %364 = icmp eq ptr %363, @ompi_mpi_datatype_null
  br i1 %364, label %367, label %365

365:
  %366 = tail call i32 @MPI_Type_free(ptr noundef nonnull %362)
  br label %367

367:
  tail call void @free(ptr noundef nonnull %352)
  br label %351

368:
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Send(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %2 to i64
  %9 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %8, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  store ptr %9, ptr %10, align 8
  %11 = tail call i32 @MPI_Send(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  ret i32 %11
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readnone %4, i64 noundef %5, ptr noundef %6, i32 noundef %7, i32 noundef %8, ptr noundef %9) unnamed_addr noinline nounwind {
  %11 = alloca { ptr, i64, i64 }, align 8
  %12 = tail call fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %13 = getelementptr inbounds i8, ptr %12, i64 68
  store i32 %7, ptr %13, align 4
  %14 = getelementptr inbounds i8, ptr %12, i64 72
  store i32 %8, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 96
  store ptr %9, ptr %15, align 8
  %16 = zext nneg i32 %3 to i64
  %17 = getelementptr inbounds i8, ptr %0, i64 80
  %18 = load i64, ptr %0, align 8
  %19 = mul nuw nsw i64 %18, %16
  %20 = getelementptr inbounds ptr, ptr %17, i64 %19
  %21 = getelementptr inbounds i8, ptr %12, i64 128
  store ptr %20, ptr %21, align 8
  %22 = icmp eq i32 %7, -2
  br i1 %22, label %35, label %23

23:
  %24 = getelementptr inbounds i8, ptr %12, i64 104
  call fastcc void @__ltoad_mpi__view_of(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64 }) align 8 %11, ptr noundef %6, i64 noundef %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %24, ptr noundef nonnull align 8 dereferenceable(24) %11, i64 24, i1 false)
  %25 = tail call fastcc ptr @__ltoad_mpi__shadow_of(ptr noundef %9, ptr noundef %1)
  %26 = getelementptr inbounds i8, ptr %12, i64 88
  store ptr %25, ptr %26, align 8
  %27 = icmp eq ptr %4, null
  br i1 %27, label %28, label %32

28:
  %29 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %24)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %32, label %31

31:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.65)
  unreachable

32:
  %33 = icmp eq i32 %2, 0
  br i1 %33, label %34, label %35

34:
  tail call fastcc void @__ltoad_mpi__check_bytes(ptr noundef nonnull %12)
  br label %35

35:
  ret ptr %12
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__post(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8
  store ptr %4, ptr %1, align 8
  store ptr %1, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 64
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %12

8:
  %9 = load i64, ptr @__ltoad_mpi__posted_receives, align 8
  %10 = add nsw i64 %9, 1
  store i64 %10, ptr @__ltoad_mpi__posted_receives, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 144
  store i64 %10, ptr %11, align 8
  br label %12

12:
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:
  %17 = load i64, ptr @__ltoad_mpi__unfinished, align 8
  %18 = add nsw i64 %17, 1
  store i64 %18, ptr @__ltoad_mpi__unfinished, align 8
  br label %19

19:
  %20 = icmp eq i32 %6, 0
  br i1 %20, label %21, label %49

21:
  %22 = getelementptr inbounds i8, ptr %1, i64 104
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %49, label %25

25:
  %26 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %22)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %49, label %28

28:
  br i1 %15, label %37, label %29

29:
  %30 = load i64, ptr @__ltoad_mpi__posted_receives, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr @__ltoad_mpi__posted_receives, align 8
  %32 = getelementptr inbounds i8, ptr %1, i64 144
  store i64 %31, ptr %32, align 8
  %33 = getelementptr inbounds i8, ptr %1, i64 68
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds i8, ptr %1, i64 72
  %36 = load i32, ptr %35, align 8
  tail call fastcc void @__ltoad_mpi__push(ptr noundef nonnull %1, i32 noundef %34, i32 noundef %36)
  br label %49

37:
  %38 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull %1)
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull %1, ptr noundef %38, i32 noundef 0)
  %39 = tail call fastcc i64 @__ltoad_mpi__wire_count(ptr noundef nonnull %1)
  %40 = load ptr, ptr %22, align 8
  %41 = getelementptr inbounds i8, ptr %40, i64 24
  %42 = load i32, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %1, i64 68
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds i8, ptr %1, i64 72
  %46 = load i32, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %1, i64 88
  %48 = load ptr, ptr %47, align 8
  tail call fastcc void @__ltoad_mpi__send_wire(ptr noundef %38, i64 noundef %39, i32 noundef %42, i32 noundef %44, i32 noundef %46, ptr noundef %48)
  br label %49

49:
  ret void
}

declare i32 @MPI_Send(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Ssend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %2 to i64
  %9 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.1, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %8, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  store ptr %9, ptr %10, align 8
  %11 = tail call i32 @MPI_Ssend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  ret i32 %11
}

declare i32 @MPI_Ssend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Bsend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %2 to i64
  %9 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.2, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %8, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  store ptr %9, ptr %10, align 8
  %11 = tail call i32 @MPI_Bsend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  ret i32 %11
}

declare i32 @MPI_Bsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Rsend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6) noinline nounwind {
  %8 = sext i32 %2 to i64
  %9 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.3, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %8, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %0, i64 56
  store ptr %9, ptr %10, align 8
  %11 = tail call i32 @MPI_Rsend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  ret i32 %11
}

declare i32 @MPI_Rsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Isend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.4, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %10)
  %11 = tail call i32 @MPI_Isend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  %13 = getelementptr inbounds i8, ptr %10, i64 160
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 152
  store ptr %7, ptr %14, align 8
  %15 = load ptr, ptr @__ltoad_mpi__pending, align 8
  %16 = getelementptr inbounds i8, ptr %10, i64 16
  store ptr %15, ptr %16, align 8
  store ptr %10, ptr @__ltoad_mpi__pending, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %20, 1
  store i64 %21, ptr %19, align 8
  ret i32 %11
}

declare i32 @MPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Issend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.5, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %10)
  %11 = tail call i32 @MPI_Issend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  %13 = getelementptr inbounds i8, ptr %10, i64 160
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 152
  store ptr %7, ptr %14, align 8
  %15 = load ptr, ptr @__ltoad_mpi__pending, align 8
  %16 = getelementptr inbounds i8, ptr %10, i64 16
  store ptr %15, ptr %16, align 8
  store ptr %10, ptr @__ltoad_mpi__pending, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %20, 1
  store i64 %21, ptr %19, align 8
  ret i32 %11
}

declare i32 @MPI_Issend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Ibsend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.6, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %10)
  %11 = tail call i32 @MPI_Ibsend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  %13 = getelementptr inbounds i8, ptr %10, i64 160
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 152
  store ptr %7, ptr %14, align 8
  %15 = load ptr, ptr @__ltoad_mpi__pending, align 8
  %16 = getelementptr inbounds i8, ptr %10, i64 16
  store ptr %15, ptr %16, align 8
  store ptr %10, ptr @__ltoad_mpi__pending, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %20, 1
  store i64 %21, ptr %19, align 8
  ret i32 %11
}

declare i32 @MPI_Ibsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Irsend(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.7, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %10)
  %11 = tail call i32 @MPI_Irsend(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %12 = load ptr, ptr %7, align 8
  %13 = getelementptr inbounds i8, ptr %10, i64 160
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 152
  store ptr %7, ptr %14, align 8
  %15 = load ptr, ptr @__ltoad_mpi__pending, align 8
  %16 = getelementptr inbounds i8, ptr %10, i64 16
  store ptr %15, ptr %16, align 8
  store ptr %10, ptr @__ltoad_mpi__pending, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 32
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %18, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = add nsw i64 %20, 1
  store i64 %21, ptr %19, align 8
  ret i32 %11
}

declare i32 @MPI_Irsend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Recv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = alloca { i32, i32, i32, i32, i64 }, align 8
  %10 = sext i32 %2 to i64
  %11 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.8, i32 noundef 1, i32 noundef 0, ptr noundef %1, i64 noundef %10, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %12 = icmp eq ptr %7, null
  %13 = select i1 %12, ptr %9, ptr %7
  %14 = getelementptr inbounds i8, ptr %11, i64 176
  store ptr %3, ptr %14, align 8
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %11)
  %15 = call i32 @MPI_Recv(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef nonnull %13)
  call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %11, ptr noundef nonnull %13)
  ret i32 %15
}

declare i32 @MPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr noinline nounwind {
  %4 = alloca { i32, i32, i32, i32, i64 }, align 8
  %5 = alloca i32, align 4
  %6 = icmp eq ptr %1, null
  br i1 %6, label %141, label %7

7:
  tail call fastcc void @__ltoad_mpi__forget_pending(ptr noundef nonnull %1)
  %8 = getelementptr inbounds i8, ptr %1, i64 64
  %9 = load i32, ptr %8, align 8
  switch i32 %9, label %133 [
    i32 1, label %10
    i32 2, label %132
  ]

10:
  %11 = getelementptr inbounds i8, ptr %1, i64 176
  %12 = load ptr, ptr %11, align 8
  tail call fastcc void @__ltoad_mpi__know_sender(ptr noundef nonnull %1, ptr noundef %12, ptr noundef %2)
  %13 = getelementptr inbounds i8, ptr %1, i64 32
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 24
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %112

18:
  %19 = getelementptr inbounds i8, ptr %1, i64 104
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %124, label %22

22:
  %23 = getelementptr inbounds i8, ptr %1, i64 88
  %24 = getelementptr inbounds i8, ptr %1, i64 144
  %25 = getelementptr inbounds i8, ptr %1, i64 68
  %26 = getelementptr inbounds i8, ptr %1, i64 72
  br label %27

27:
  %28 = phi ptr [ @__ltoad_mpi__pending, %22 ], [ %81, %80 ]
  %29 = phi ptr [ null, %22 ], [ %82, %80 ]
  %30 = load ptr, ptr %28, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %32, label %34

32:
  %33 = icmp eq ptr %29, null
  br i1 %33, label %107, label %83

34:
  %35 = getelementptr inbounds i8, ptr %30, i64 64
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 1
  br i1 %37, label %38, label %77

38:
  %39 = getelementptr inbounds i8, ptr %30, i64 88
  %40 = load ptr, ptr %39, align 8
  %41 = load ptr, ptr %23, align 8
  %42 = icmp eq ptr %40, %41
  br i1 %42, label %43, label %77

43:
  %44 = getelementptr inbounds i8, ptr %30, i64 76
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %77

47:
  %48 = getelementptr inbounds i8, ptr %30, i64 144
  %49 = load i64, ptr %48, align 8
  %50 = load i64, ptr %24, align 8
  %51 = icmp slt i64 %49, %50
  br i1 %51, label %52, label %77

52:
  %53 = getelementptr inbounds i8, ptr %30, i64 104
  %54 = load ptr, ptr %53, align 8
  %55 = icmp eq ptr %54, null
  br i1 %55, label %77, label %56

56:
  %57 = getelementptr inbounds i8, ptr %30, i64 68
  %58 = load i32, ptr %57, align 4
  %59 = load i32, ptr %25, align 4
  %60 = icmp eq i32 %58, %59
  %61 = icmp eq i32 %58, -1
  %62 = or i1 %61, %60
  br i1 %62, label %63, label %77

63:
  %64 = getelementptr inbounds i8, ptr %30, i64 72
  %65 = load i32, ptr %64, align 8
  %66 = load i32, ptr %26, align 8
  %67 = icmp eq i32 %65, %66
  %68 = icmp eq i32 %65, -1
  %69 = or i1 %68, %67
  br i1 %69, label %70, label %77

70:
  %71 = icmp eq ptr %29, null
  br i1 %71, label %76, label %72

72:
  %73 = getelementptr inbounds i8, ptr %29, i64 144
  %74 = load i64, ptr %73, align 8
  %75 = icmp slt i64 %49, %74
  br i1 %75, label %76, label %77

76:
  br label %77

77:
  %78 = phi ptr [ %30, %76 ], [ %29, %72 ], [ %29, %63 ], [ %29, %56 ], [ %29, %34 ], [ %29, %38 ], [ %29, %43 ], [ %29, %47 ], [ %29, %52 ]
  %79 = getelementptr inbounds i8, ptr %30, i64 16
  br label %80

80:
  %81 = phi ptr [ %79, %77 ], [ @__ltoad_mpi__pending, %106 ]
  %82 = phi ptr [ %78, %77 ], [ null, %106 ]
  br label %27

83:
  store i32 0, ptr %5, align 4
  %84 = getelementptr inbounds i8, ptr %29, i64 160
  br label %85

85:
  %86 = phi i32 [ %99, %96 ], [ 0, %83 ]
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %96, label %88

88:
  %89 = getelementptr inbounds i8, ptr %29, i64 176
  %90 = load ptr, ptr %89, align 8
  call fastcc void @__ltoad_mpi__know_sender(ptr noundef nonnull %29, ptr noundef %90, ptr noundef nonnull %4)
  %91 = getelementptr inbounds i8, ptr %29, i64 76
  store i32 1, ptr %91, align 4
  %92 = getelementptr inbounds i8, ptr %29, i64 68
  %93 = load i32, ptr %92, align 4
  %94 = load i32, ptr %25, align 4
  %95 = icmp eq i32 %93, %94
  br i1 %95, label %100, label %106

96:
  %97 = load ptr, ptr %84, align 8
  %98 = call i32 @PMPI_Request_get_status(ptr noundef %97, ptr noundef nonnull %5, ptr noundef nonnull %4)
  %99 = load i32, ptr %5, align 4
  br label %85

100:
  %101 = getelementptr inbounds i8, ptr %29, i64 72
  %102 = load i32, ptr %101, align 8
  %103 = load i32, ptr %26, align 8
  %104 = icmp eq i32 %102, %103
  br i1 %104, label %105, label %106

105:
  call fastcc void @__ltoad_mpi__receive_tangents(ptr noundef nonnull %29)
  br label %106

106:
  br label %80

107:
  %108 = load ptr, ptr %13, align 8
  %109 = getelementptr inbounds i8, ptr %108, i64 24
  %110 = load ptr, ptr %109, align 8
  %111 = icmp eq ptr %110, null
  br i1 %111, label %124, label %112

112:
  %113 = getelementptr inbounds i8, ptr %1, i64 104
  %114 = load ptr, ptr %113, align 8
  %115 = icmp eq ptr %114, null
  br i1 %115, label %133, label %116

116:
  %117 = call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %113)
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %133, label %119

119:
  %120 = getelementptr inbounds i8, ptr %1, i64 68
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds i8, ptr %1, i64 72
  %123 = load i32, ptr %122, align 8
  call fastcc void @__ltoad_mpi__push(ptr noundef nonnull %1, i32 noundef %121, i32 noundef %123)
  br label %133

124:
  call fastcc void @__ltoad_mpi__clear_bytes(ptr noundef nonnull %1)
  call fastcc void @__ltoad_mpi__receive_tangents(ptr noundef nonnull %1)
  %125 = getelementptr inbounds i8, ptr %1, i64 136
  %126 = load ptr, ptr %125, align 8
  %127 = icmp eq ptr %126, null
  br i1 %127, label %130, label %128

128:
  call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull %1, ptr noundef nonnull %126, i32 noundef 3)
  %129 = load ptr, ptr %125, align 8
  br label %130

130:
  %131 = phi ptr [ %129, %128 ], [ null, %124 ]
  call void @free(ptr noundef %131)
  store ptr null, ptr %125, align 8
  br label %133

132:
  tail call fastcc void @__ltoad_mpi__complete_collective(ptr noundef nonnull %1)
  br label %133

133:
  %134 = getelementptr inbounds i8, ptr %0, i64 56
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr %135, ptr %136, align 8
  store ptr %1, ptr %134, align 8
  %137 = getelementptr inbounds i8, ptr %1, i64 32
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, %0
  br i1 %139, label %141, label %140

140:
  call fastcc void @__ltoad_mpi__free_record(ptr noundef %138)
  br label %141

141:
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Irecv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.9, i32 noundef 1, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %11 = getelementptr inbounds i8, ptr %10, i64 176
  store ptr %3, ptr %11, align 8
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %10)
  %12 = tail call i32 @MPI_Irecv(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %13 = load ptr, ptr %7, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 160
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %10, i64 152
  store ptr %7, ptr %15, align 8
  %16 = load ptr, ptr @__ltoad_mpi__pending, align 8
  %17 = getelementptr inbounds i8, ptr %10, i64 16
  store ptr %16, ptr %17, align 8
  store ptr %10, ptr @__ltoad_mpi__pending, align 8
  %18 = getelementptr inbounds i8, ptr %10, i64 32
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = add nsw i64 %21, 1
  store i64 %22, ptr %20, align 8
  ret i32 %12
}

declare i32 @MPI_Irecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Ibarrier(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = tail call fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.10, i32 noundef 0)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %4)
  %5 = tail call i32 @MPI_Ibarrier(ptr noundef %1, ptr noundef %2)
  %6 = load ptr, ptr %2, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 160
  store ptr %6, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %4, i64 152
  store ptr %2, ptr %8, align 8
  %9 = load ptr, ptr @__ltoad_mpi__pending, align 8
  %10 = getelementptr inbounds i8, ptr %4, i64 16
  store ptr %9, ptr %10, align 8
  store ptr %4, ptr @__ltoad_mpi__pending, align 8
  %11 = getelementptr inbounds i8, ptr %4, i64 32
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, 1
  store i64 %15, ptr %13, align 8
  ret i32 %5
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef %1, i32 noundef %2) unnamed_addr noinline nounwind {
  %4 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %0, i64 noundef 184)
  %5 = getelementptr inbounds i8, ptr %4, i64 32
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %4, i64 56
  store ptr %1, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 64
  store i32 %2, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %4, i64 88
  store ptr @ompi_mpi_comm_null, ptr %8, align 8
  ret ptr %4
}

declare i32 @MPI_Ibarrier(ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Sendrecv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef %12) noinline nounwind {
  %14 = alloca { i32, i32, i32, i32, i64 }, align 8
  %15 = sext i32 %2 to i64
  %16 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.11, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %15, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %11)
  %17 = sext i32 %7 to i64
  %18 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.11, i32 noundef 1, i32 noundef 1, ptr noundef %6, i64 noundef %17, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11)
  %19 = icmp eq ptr %12, null
  %20 = select i1 %19, ptr %14, ptr %12
  %21 = getelementptr inbounds i8, ptr %18, i64 176
  store ptr %8, ptr %21, align 8
  %22 = call i32 @MPI_Sendrecv(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, i32 noundef %9, i32 noundef %10, ptr noundef %11, ptr noundef nonnull %20)
  call fastcc void @__ltoad_mpi__exchange(ptr noundef %0, ptr noundef %16, ptr noundef %18, ptr noundef nonnull %20)
  ret i32 %22
}

declare i32 @MPI_Sendrecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__exchange(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr noinline nounwind {
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %2)
  tail call fastcc void @__ltoad_mpi__post(ptr noundef %0, ptr noundef %1)
  %5 = getelementptr inbounds i8, ptr %0, i64 56
  store ptr %1, ptr %5, align 8
  tail call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Sendrecv_replace(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { i32, i32, i32, i32, i64 }, align 8
  %12 = sext i32 %2 to i64
  %13 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.12, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %12, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %8)
  %14 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.12, i32 noundef 1, i32 noundef 0, ptr noundef %1, i64 noundef %12, ptr noundef %3, i32 noundef %6, i32 noundef %7, ptr noundef %8)
  %15 = icmp eq ptr %9, null
  %16 = select i1 %15, ptr %11, ptr %9
  %17 = getelementptr inbounds i8, ptr %14, i64 176
  store ptr %3, ptr %17, align 8
  %18 = call i32 @MPI_Sendrecv_replace(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef nonnull %16)
  call fastcc void @__ltoad_mpi__exchange(ptr noundef %0, ptr noundef %13, ptr noundef %14, ptr noundef nonnull %16)
  ret i32 %18
}

declare i32 @MPI_Sendrecv_replace(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Send_init(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.13, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %11 = getelementptr inbounds i8, ptr %10, i64 176
  store ptr %3, ptr %11, align 8
  %12 = tail call i32 @MPI_Send_init(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %13 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__remember(ptr noundef %0, ptr noundef %10, ptr noundef %13)
  ret i32 %12
}

declare i32 @MPI_Send_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__remember(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef %2) unnamed_addr noinline nounwind {
  %4 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 184)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(184) %4, ptr noundef nonnull align 8 dereferenceable(184) %1, i64 184, i1 false)
  %5 = load i64, ptr %0, align 8
  %6 = shl nsw i64 %5, 3
  %7 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %6)
  %8 = getelementptr inbounds i8, ptr %1, i64 128
  %9 = load ptr, ptr %8, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 8 %9, i64 %6, i1 false)
  %10 = getelementptr inbounds i8, ptr %4, i64 128
  store ptr %7, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %4, i64 160
  store ptr %2, ptr %11, align 8
  %12 = load ptr, ptr @__ltoad_mpi__persistent, align 8
  %13 = getelementptr inbounds i8, ptr %4, i64 16
  store ptr %12, ptr %13, align 8
  store ptr %4, ptr @__ltoad_mpi__persistent, align 8
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Ssend_init(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.14, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %11 = getelementptr inbounds i8, ptr %10, i64 176
  store ptr %3, ptr %11, align 8
  %12 = tail call i32 @MPI_Ssend_init(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %13 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__remember(ptr noundef %0, ptr noundef %10, ptr noundef %13)
  ret i32 %12
}

declare i32 @MPI_Ssend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Bsend_init(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.15, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %11 = getelementptr inbounds i8, ptr %10, i64 176
  store ptr %3, ptr %11, align 8
  %12 = tail call i32 @MPI_Bsend_init(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %13 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__remember(ptr noundef %0, ptr noundef %10, ptr noundef %13)
  ret i32 %12
}

declare i32 @MPI_Bsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Rsend_init(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.16, i32 noundef 0, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %11 = getelementptr inbounds i8, ptr %10, i64 176
  store ptr %3, ptr %11, align 8
  %12 = tail call i32 @MPI_Rsend_init(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %13 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__remember(ptr noundef %0, ptr noundef %10, ptr noundef %13)
  ret i32 %12
}

declare i32 @MPI_Rsend_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Recv_init(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = sext i32 %2 to i64
  %10 = tail call fastcc ptr @__ltoad_mpi__about_transfer(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.17, i32 noundef 1, i32 noundef 0, ptr noundef %1, i64 noundef %9, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6)
  %11 = getelementptr inbounds i8, ptr %10, i64 176
  store ptr %3, ptr %11, align 8
  %12 = tail call i32 @MPI_Recv_init(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  %13 = load ptr, ptr %7, align 8
  tail call fastcc void @__ltoad_mpi__remember(ptr noundef %0, ptr noundef %10, ptr noundef %13)
  ret i32 %12
}

declare i32 @MPI_Recv_init(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Start(ptr noundef %0, ptr noundef %1) noinline nounwind {
  tail call fastcc void @__ltoad_mpi__start(ptr noundef %0, ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.18)
  %3 = tail call i32 @MPI_Start(ptr noundef %1)
  ret i32 %3
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__start(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) unnamed_addr noinline nounwind {
  %4 = load ptr, ptr %1, align 8
  %5 = tail call fastcc ptr @__ltoad_mpi__template_of(ptr noundef %4)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.73)
  unreachable

8:
  %9 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %0, i64 noundef 184)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(184) %9, ptr noundef nonnull align 8 dereferenceable(184) %5, i64 184, i1 false)
  %10 = getelementptr inbounds i8, ptr %9, i64 32
  store ptr %0, ptr %10, align 8
  %11 = load i64, ptr %0, align 8
  %12 = shl nsw i64 %11, 3
  %13 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef nonnull %0, i64 noundef %12)
  %14 = getelementptr inbounds i8, ptr %5, i64 128
  %15 = load ptr, ptr %14, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 8 %15, i64 %12, i1 false)
  %16 = getelementptr inbounds i8, ptr %9, i64 128
  store ptr %13, ptr %16, align 8
  tail call fastcc void @__ltoad_mpi__post(ptr noundef nonnull %0, ptr noundef %9)
  %17 = load ptr, ptr %1, align 8
  %18 = getelementptr inbounds i8, ptr %9, i64 160
  store ptr %17, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %9, i64 152
  store ptr %1, ptr %19, align 8
  %20 = load ptr, ptr @__ltoad_mpi__pending, align 8
  %21 = getelementptr inbounds i8, ptr %9, i64 16
  store ptr %20, ptr %21, align 8
  store ptr %9, ptr @__ltoad_mpi__pending, align 8
  %22 = load ptr, ptr %10, align 8
  %23 = getelementptr inbounds i8, ptr %22, i64 16
  %24 = load i64, ptr %23, align 8
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr %23, align 8
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
  tail call fastcc void @__ltoad_mpi__start(ptr noundef %0, ptr noundef %12, ptr noundef nonnull @__ltoad_mpi__str.19)
  %13 = add nuw nsw i64 %7, 1
  br label %6
}

declare i32 @MPI_Startall(i32 noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Request_free(ptr noundef %0, ptr noundef %1) noinline nounwind {
  %3 = load ptr, ptr %1, align 8
  %4 = tail call fastcc ptr @__ltoad_mpi__expected(ptr noundef %3, ptr noundef nonnull %1, ptr noundef nonnull @__ltoad_mpi__str.20)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %11, label %6

6:
  %7 = getelementptr inbounds i8, ptr %4, i64 64
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str.20, ptr noundef nonnull @__ltoad_mpi__str.21)
  unreachable

11:
  tail call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %4, ptr noundef null)
  %12 = load ptr, ptr %1, align 8
  br label %13

13:
  %14 = phi ptr [ @__ltoad_mpi__persistent, %11 ], [ %21, %17 ]
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %26, label %17

17:
  %18 = getelementptr inbounds i8, ptr %15, i64 160
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %12
  %21 = getelementptr inbounds i8, ptr %15, i64 16
  br i1 %20, label %22, label %13

22:
  %23 = load ptr, ptr %21, align 8
  store ptr %23, ptr %14, align 8
  %24 = getelementptr inbounds i8, ptr %15, i64 128
  %25 = load ptr, ptr %24, align 8
  tail call void @free(ptr noundef %25)
  tail call void @free(ptr noundef nonnull %15)
  br label %26

26:
  %27 = tail call i32 @MPI_Request_free(ptr noundef nonnull %1)
  ret i32 %27
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__expected(ptr noundef readnone %0, ptr noundef readnone %1, ptr nocapture noundef readonly %2) unnamed_addr noinline nounwind {
  %4 = icmp eq ptr %0, @ompi_request_null
  br i1 %4, label %27, label %5

5:
  %6 = phi ptr [ %19, %18 ], [ null, %3 ]
  %7 = phi ptr [ %20, %18 ], [ @__ltoad_mpi__pending, %3 ]
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %21, label %10

10:
  %11 = getelementptr inbounds i8, ptr %8, i64 160
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, %0
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds i8, ptr %8, i64 152
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %1
  br i1 %17, label %27, label %18

18:
  %19 = phi ptr [ %6, %10 ], [ %8, %14 ]
  %20 = getelementptr inbounds i8, ptr %8, i64 16
  br label %5

21:
  %22 = icmp eq ptr %6, null
  br i1 %22, label %23, label %27

23:
  %24 = tail call fastcc ptr @__ltoad_mpi__template_of(ptr noundef %0)
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %27

26:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.73)
  unreachable

27:
  %28 = phi ptr [ null, %3 ], [ null, %23 ], [ %6, %21 ], [ %8, %14 ]
  ret ptr %28
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__die(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr noinline nounwind {
  tail call fastcc void @__ltoad_mpi__say(ptr noundef nonnull @__ltoad_mpi__str.74)
  tail call fastcc void @__ltoad_mpi__say(ptr noundef %0)
  tail call fastcc void @__ltoad_mpi__say(ptr noundef nonnull @__ltoad_mpi__str.75)
  tail call fastcc void @__ltoad_mpi__say(ptr noundef %1)
  tail call fastcc void @__ltoad_mpi__say(ptr noundef nonnull @__ltoad_mpi__str.76)
  %3 = tail call i32 @MPI_Abort(ptr noundef nonnull @ompi_mpi_comm_world, i32 noundef 1)
  tail call void @abort()
  unreachable
}

declare i32 @MPI_Request_free(ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Wait(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  %4 = alloca { i32, i32, i32, i32, i64 }, align 8
  %5 = load ptr, ptr %1, align 8
  %6 = tail call fastcc ptr @__ltoad_mpi__expected(ptr noundef %5, ptr noundef nonnull %1, ptr noundef nonnull @__ltoad_mpi__str.22)
  %7 = icmp eq ptr %2, null
  %8 = select i1 %7, ptr %4, ptr %2
  %9 = call i32 @MPI_Wait(ptr noundef nonnull %1, ptr noundef nonnull %8)
  call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %6, ptr noundef nonnull %8)
  ret i32 %9
}

declare i32 @MPI_Wait(ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Waitall(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = tail call fastcc { ptr, ptr } @__ltoad_mpi__expect(i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.23)
  %6 = extractvalue { ptr, ptr } %5, 0
  %7 = extractvalue { ptr, ptr } %5, 1
  %8 = tail call i32 @MPI_Waitall(i32 noundef %1, ptr noundef %2, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__complete_all(ptr noundef %0, ptr %6, ptr %7, i32 noundef %1, ptr noundef %3)
  tail call fastcc void @__ltoad_mpi__end_expecting(ptr %6, ptr %7)
  ret i32 %8
}

define linkonce_odr hidden fastcc { ptr, ptr } @__ltoad_mpi__expect(i32 noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) unnamed_addr noinline nounwind {
  %4 = add nsw i32 %0, 1
  %5 = sext i32 %4 to i64
  %6 = shl nsw i64 %5, 3
  %7 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %6)
  %8 = mul nsw i64 %5, 24
  %9 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %8)
  %10 = tail call i32 @llvm.smax.i32(i32 %0, i32 0)
  %11 = zext nneg i32 %10 to i64
  br label %12

12:
  %13 = phi i64 [ %25, %24 ], [ 0, %3 ]
  %14 = icmp eq i64 %13, %11
  br i1 %14, label %15, label %17

15:
  %16 = load ptr, ptr @__ltoad_mpi__pending, align 8
  br label %26

17:
  %18 = getelementptr inbounds ptr, ptr %1, i64 %13
  %19 = load ptr, ptr %18, align 8
  %20 = tail call fastcc ptr @__ltoad_mpi__expected(ptr noundef %19, ptr noundef nonnull %18, ptr noundef %2)
  %21 = getelementptr inbounds ptr, ptr %7, i64 %13
  store ptr %20, ptr %21, align 8
  %22 = icmp eq ptr %20, null
  br i1 %22, label %24, label %23

23:
  tail call fastcc void @__ltoad_mpi__forget_pending(ptr noundef nonnull %20)
  br label %24

24:
  %25 = add nuw nsw i64 %13, 1
  br label %12

26:
  %27 = phi i64 [ 0, %15 ], [ %50, %48 ]
  %28 = phi ptr [ %16, %15 ], [ %49, %48 ]
  %29 = icmp eq i64 %27, %11
  br i1 %29, label %30, label %33

30:
  %31 = insertvalue { ptr, ptr } poison, ptr %7, 0
  %32 = insertvalue { ptr, ptr } %31, ptr %9, 1
  ret { ptr, ptr } %32

33:
  %34 = getelementptr inbounds ptr, ptr %7, i64 %27
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %48, label %37

37:
  %38 = getelementptr inbounds ptr, ptr %1, i64 %27
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %35, i64 160
  store ptr %39, ptr %40, align 8
  %41 = getelementptr inbounds i8, ptr %35, i64 152
  store ptr %38, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %35, i64 16
  store ptr %28, ptr %42, align 8
  store ptr %35, ptr @__ltoad_mpi__pending, align 8
  %43 = getelementptr inbounds i8, ptr %35, i64 32
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %44, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = add nsw i64 %46, 1
  store i64 %47, ptr %45, align 8
  br label %48

48:
  %49 = phi ptr [ %28, %33 ], [ %35, %37 ]
  %50 = add nuw nsw i64 %27, 1
  br label %26
}

declare i32 @MPI_Waitall(i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__complete_all(ptr noundef %0, ptr nocapture readonly %1, ptr %2, i32 noundef %3, ptr noundef writeonly %4) unnamed_addr noinline nounwind {
  %6 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %7 = zext nneg i32 %6 to i64
  br label %8

8:
  %9 = phi i64 [ %17, %13 ], [ 0, %5 ]
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %13

11:
  %12 = icmp eq ptr %4, null
  br i1 %12, label %25, label %18

13:
  %14 = getelementptr inbounds ptr, ptr %1, i64 %9
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %2, i64 %9
  tail call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %15, ptr noundef %16)
  %17 = add nuw nsw i64 %9, 1
  br label %8

18:
  %19 = phi i64 [ %24, %21 ], [ 0, %11 ]
  %20 = icmp eq i64 %19, %7
  br i1 %20, label %25, label %21

21:
  %22 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %4, i64 %19
  %23 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %2, i64 %19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %22, ptr noundef nonnull align 8 dereferenceable(24) %23, i64 24, i1 false)
  %24 = add nuw nsw i64 %19, 1
  br label %18

25:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__end_expecting(ptr nocapture %0, ptr nocapture %1) unnamed_addr noinline nounwind {
  tail call void @free(ptr noundef %0)
  tail call void @free(ptr noundef %1)
  ret void
}

define linkonce_odr hidden i32 @__ltoad_mpi_Waitany(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  %6 = tail call fastcc { ptr, ptr } @__ltoad_mpi__expect(i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.24)
  %7 = extractvalue { ptr, ptr } %6, 0
  %8 = extractvalue { ptr, ptr } %6, 1
  %9 = icmp eq ptr %4, null
  %10 = select i1 %9, ptr %8, ptr %4
  %11 = tail call i32 @MPI_Waitany(i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %10)
  %12 = load i32, ptr %3, align 4
  %13 = icmp eq i32 %12, -32766
  br i1 %13, label %18, label %14

14:
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds ptr, ptr %7, i64 %15
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %17, ptr noundef %10)
  br label %18

18:
  tail call fastcc void @__ltoad_mpi__end_expecting(ptr %7, ptr %8)
  ret i32 %11
}

declare i32 @MPI_Waitany(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Waitsome(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) noinline nounwind {
  %7 = tail call fastcc { ptr, ptr } @__ltoad_mpi__expect(i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.25)
  %8 = extractvalue { ptr, ptr } %7, 0
  %9 = extractvalue { ptr, ptr } %7, 1
  %10 = tail call i32 @MPI_Waitsome(i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %9)
  %11 = icmp eq ptr %5, null
  br label %12

12:
  %13 = phi i64 [ %30, %29 ], [ 0, %6 ]
  %14 = load i32, ptr %3, align 4
  %15 = icmp ne i32 %14, -32766
  %16 = sext i32 %14 to i64
  %17 = icmp slt i64 %13, %16
  %18 = select i1 %15, i1 %17, i1 false
  br i1 %18, label %20, label %19

19:
  tail call fastcc void @__ltoad_mpi__end_expecting(ptr %8, ptr %9)
  ret i32 %10

20:
  %21 = getelementptr inbounds i32, ptr %4, i64 %13
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds ptr, ptr %8, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %9, i64 %13
  tail call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %25, ptr noundef %26)
  br i1 %11, label %29, label %27

27:
  %28 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %5, i64 %13
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %28, ptr noundef nonnull align 8 dereferenceable(24) %26, i64 24, i1 false)
  br label %29

29:
  %30 = add nuw nsw i64 %13, 1
  br label %12
}

declare i32 @MPI_Waitsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Testsome(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef writeonly %5) noinline nounwind {
  %7 = tail call fastcc { ptr, ptr } @__ltoad_mpi__expect(i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.26)
  %8 = extractvalue { ptr, ptr } %7, 0
  %9 = extractvalue { ptr, ptr } %7, 1
  %10 = tail call i32 @MPI_Testsome(i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %9)
  %11 = icmp eq ptr %5, null
  br label %12

12:
  %13 = phi i64 [ %30, %29 ], [ 0, %6 ]
  %14 = load i32, ptr %3, align 4
  %15 = icmp ne i32 %14, -32766
  %16 = sext i32 %14 to i64
  %17 = icmp slt i64 %13, %16
  %18 = select i1 %15, i1 %17, i1 false
  br i1 %18, label %20, label %19

19:
  tail call fastcc void @__ltoad_mpi__end_expecting(ptr %8, ptr %9)
  ret i32 %10

20:
  %21 = getelementptr inbounds i32, ptr %4, i64 %13
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds ptr, ptr %8, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %9, i64 %13
  tail call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %25, ptr noundef %26)
  br i1 %11, label %29, label %27

27:
  %28 = getelementptr inbounds { i32, i32, i32, i32, i64 }, ptr %5, i64 %13
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %28, ptr noundef nonnull align 8 dereferenceable(24) %26, i64 24, i1 false)
  br label %29

29:
  %30 = add nuw nsw i64 %13, 1
  br label %12
}

declare i32 @MPI_Testsome(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Test(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  %5 = alloca { i32, i32, i32, i32, i64 }, align 8
  %6 = load ptr, ptr %1, align 8
  %7 = tail call fastcc ptr @__ltoad_mpi__expected(ptr noundef %6, ptr noundef nonnull %1, ptr noundef nonnull @__ltoad_mpi__str.27)
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
  %6 = tail call fastcc { ptr, ptr } @__ltoad_mpi__expect(i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.28)
  %7 = extractvalue { ptr, ptr } %6, 0
  %8 = extractvalue { ptr, ptr } %6, 1
  %9 = tail call i32 @MPI_Testall(i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %8)
  %10 = load i32, ptr %3, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:
  tail call fastcc void @__ltoad_mpi__complete_all(ptr noundef %0, ptr %7, ptr %8, i32 noundef %1, ptr noundef %4)
  br label %13

13:
  tail call fastcc void @__ltoad_mpi__end_expecting(ptr %7, ptr %8)
  ret i32 %9
}

declare i32 @MPI_Testall(i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden i32 @__ltoad_mpi_Testany(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call fastcc { ptr, ptr } @__ltoad_mpi__expect(i32 noundef %1, ptr noundef %2, ptr noundef nonnull @__ltoad_mpi__str.29)
  %8 = extractvalue { ptr, ptr } %7, 0
  %9 = extractvalue { ptr, ptr } %7, 1
  %10 = icmp eq ptr %5, null
  %11 = select i1 %10, ptr %9, ptr %5
  %12 = tail call i32 @MPI_Testany(i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %11)
  %13 = load i32, ptr %4, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %22, label %15

15:
  %16 = load i32, ptr %3, align 4
  %17 = icmp eq i32 %16, -32766
  br i1 %17, label %22, label %18

18:
  %19 = sext i32 %16 to i64
  %20 = getelementptr inbounds ptr, ptr %8, i64 %19
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @__ltoad_mpi__complete(ptr noundef %0, ptr noundef %21, ptr noundef %11)
  br label %22

22:
  tail call fastcc void @__ltoad_mpi__end_expecting(ptr %8, ptr %9)
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
  %10 = getelementptr inbounds i8, ptr %0, i64 64
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
  %10 = getelementptr inbounds i8, ptr %0, i64 72
  store ptr %9, ptr %10, align 8
  store ptr @ompi_mpi_datatype_null, ptr %1, align 8
  br label %11

11:
  %12 = phi i32 [ 0, %8 ], [ %7, %6 ]
  ret i32 %12
}

declare i32 @MPI_Type_free(ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Bcast(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) noinline nounwind {
  %7 = tail call fastcc ptr @__ltoad_mpi__about_broadcast(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.30, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %7)
  %8 = tail call i32 @MPI_Bcast(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %7)
  ret i32 %8
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_broadcast(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) unnamed_addr noinline nounwind {
  %7 = alloca { ptr, i64, i64 }, align 8
  %8 = tail call fastcc ptr @__ltoad_mpi__about_collective(ptr noundef %0, ptr noundef %1, i32 noundef 1, ptr noundef %5)
  %9 = getelementptr inbounds i8, ptr %8, i64 104
  %10 = sext i32 %2 to i64
  call fastcc void @__ltoad_mpi__view_of(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64 }) align 8 %7, ptr noundef %3, i64 noundef %10)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, ptr noundef nonnull align 8 dereferenceable(24) %7, i64 24, i1 false)
  %11 = getelementptr inbounds i8, ptr %0, i64 80
  %12 = getelementptr inbounds i8, ptr %8, i64 128
  store ptr %11, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %8, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 12
  store i32 %4, ptr %15, align 4
  %16 = load ptr, ptr %13, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 4
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, %4
  br i1 %19, label %20, label %21

20:
  tail call fastcc void @__ltoad_mpi__check_bytes(ptr noundef nonnull %8)
  br label %22

21:
  tail call fastcc void @__ltoad_mpi__clear_bytes(ptr noundef nonnull %8)
  br label %22

22:
  ret ptr %8
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__post_collective(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8
  store ptr %4, ptr %1, align 8
  store ptr %1, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:
  %9 = load i64, ptr @__ltoad_mpi__unfinished, align 8
  %10 = add nsw i64 %9, 1
  store i64 %10, ptr @__ltoad_mpi__unfinished, align 8
  br label %11

11:
  %12 = tail call fastcc i32 @__ltoad_mpi__has_numbers(ptr noundef nonnull %1)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %103, label %14

14:
  %15 = load i64, ptr @__ltoad_mpi__posted_receives, align 8
  %16 = add nsw i64 %15, 1
  store i64 %16, ptr @__ltoad_mpi__posted_receives, align 8
  %17 = getelementptr inbounds i8, ptr %1, i64 144
  store i64 %16, ptr %17, align 8
  %18 = load ptr, ptr %5, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %21, label %20

20:
  tail call fastcc void @__ltoad_mpi__push(ptr noundef nonnull %1, i32 noundef 0, i32 noundef 0)
  br label %103

21:
  %22 = getelementptr inbounds i8, ptr %1, i64 48
  %23 = load ptr, ptr %22, align 8
  %24 = load i32, ptr %23, align 8
  switch i32 %24, label %35 [
    i32 0, label %25
    i32 1, label %32
  ]

25:
  %26 = getelementptr inbounds i8, ptr %23, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %23, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %23, i64 40
  %31 = load ptr, ptr %30, align 8
  tail call fastcc void @__ltoad_mpi__take_pieces(ptr noundef nonnull readonly %1, ptr noundef %27, ptr noundef %29, i32 noundef 0, ptr noundef %31)
  tail call fastcc void @__ltoad_mpi__start_exchange(ptr noundef nonnull readonly %1)
  br label %103

32:
  %33 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull readonly %1)
  %34 = getelementptr inbounds i8, ptr %23, i64 56
  store ptr %33, ptr %34, align 8
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull readonly %1, ptr noundef %33, i32 noundef 0)
  tail call fastcc void @__ltoad_mpi__start_broadcast(ptr noundef nonnull readonly %1, i32 noundef 0)
  br label %103

35:
  %36 = getelementptr inbounds i8, ptr %23, i64 72
  %37 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %36)
  %38 = getelementptr inbounds i8, ptr %1, i64 32
  %39 = load ptr, ptr %38, align 8
  %40 = load i64, ptr %39, align 8
  %41 = load ptr, ptr %36, align 8
  %42 = getelementptr inbounds i8, ptr %41, i64 24
  %43 = load i32, ptr %42, align 8
  %44 = tail call fastcc i64 @__ltoad_mpi__wire_bytes(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %36)
  %45 = mul nsw i64 %44, %40
  %46 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %45)
  %47 = getelementptr inbounds i8, ptr %23, i64 56
  store ptr %46, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %23, i64 16
  br label %49

49:
  %50 = phi i64 [ 0, %35 ], [ %75, %68 ]
  %51 = load ptr, ptr %38, align 8
  %52 = load i64, ptr %51, align 8
  %53 = icmp slt i64 %50, %52
  br i1 %53, label %68, label %54

54:
  %55 = icmp eq i32 %43, 1
  %56 = mul nsw i64 %40, %37
  %57 = select i1 %55, ptr @ompi_mpi_float, ptr @ompi_mpi_double
  %58 = trunc i64 %56 to i32
  %59 = icmp eq i32 %43, 3
  %60 = select i1 %59, ptr @ompi_mpi_long_double, ptr %57
  tail call fastcc void @__ltoad_mpi__start_values(ptr noundef nonnull readonly %1)
  %61 = getelementptr inbounds i8, ptr %23, i64 104
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, @ompi_mpi_op_sum
  br i1 %63, label %76, label %64

64:
  %65 = load ptr, ptr %38, align 8
  %66 = load i64, ptr %65, align 8
  %67 = mul nsw i64 %66, %44
  br label %83

68:
  %69 = load ptr, ptr %48, align 8
  %70 = getelementptr inbounds ptr, ptr %69, i64 %50
  %71 = load ptr, ptr %70, align 8
  %72 = load ptr, ptr %47, align 8
  %73 = mul nsw i64 %50, %44
  %74 = getelementptr inbounds i8, ptr %72, i64 %73
  tail call fastcc void @__ltoad_mpi__move(ptr noundef %71, ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %36, ptr noundef %74, i32 noundef 0)
  %75 = add nuw nsw i64 %50, 1
  br label %49

76:
  %77 = load i32, ptr %23, align 8
  %78 = add i32 %77, -7
  %79 = icmp ult i32 %78, -2
  %80 = load ptr, ptr %38, align 8
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %81, %44
  br i1 %79, label %88, label %83

83:
  %84 = phi i64 [ %67, %64 ], [ %82, %76 ]
  %85 = getelementptr inbounds i8, ptr %23, i64 8
  %86 = load i32, ptr %85, align 8
  %87 = sext i32 %86 to i64
  br label %88

88:
  %89 = phi i64 [ %84, %83 ], [ %82, %76 ]
  %90 = phi i1 [ false, %83 ], [ true, %76 ]
  %91 = phi i64 [ %87, %83 ], [ 1, %76 ]
  %92 = mul nsw i64 %91, %89
  %93 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %92)
  %94 = getelementptr inbounds i8, ptr %23, i64 64
  store ptr %93, ptr %94, align 8
  %95 = load ptr, ptr %47, align 8
  %96 = getelementptr inbounds i8, ptr %1, i64 88
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds i8, ptr %23, i64 160
  br i1 %90, label %99, label %101

99:
  %100 = tail call i32 @PMPI_Iallreduce(ptr noundef %95, ptr noundef %93, i32 noundef %58, ptr noundef nonnull %60, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %97, ptr noundef nonnull %98)
  br label %103

101:
  %102 = tail call i32 @PMPI_Iallgather(ptr noundef %95, i32 noundef %58, ptr noundef nonnull %60, ptr noundef %93, i32 noundef %58, ptr noundef nonnull %60, ptr noundef %97, ptr noundef nonnull %98)
  br label %103

103:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__end_blocking(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  tail call fastcc void @__ltoad_mpi__complete_collective(ptr noundef %1)
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr %4, ptr %5, align 8
  store ptr %1, ptr %3, align 8
  ret void
}

declare i32 @MPI_Bcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ibcast(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_broadcast(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.31, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %9 = tail call i32 @MPI_Ibcast(ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %8, ptr noundef %6)
  ret i32 %9
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__end_starting(ptr noundef %0, ptr noundef %1) unnamed_addr noinline nounwind {
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 160
  store ptr %3, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 152
  store ptr %1, ptr %5, align 8
  %6 = load ptr, ptr @__ltoad_mpi__pending, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %6, ptr %7, align 8
  store ptr %0, ptr @__ltoad_mpi__pending, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, 1
  store i64 %12, ptr %10, align 8
  ret void
}

declare i32 @MPI_Ibcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Reduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_reduce(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.32, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %10 = tail call i32 @MPI_Reduce(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %9)
  ret i32 %10
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_reduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) unnamed_addr noinline nounwind {
  %10 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef %1, i32 noundef 2, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %8)
  %11 = getelementptr inbounds i8, ptr %10, i64 48
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 12
  store i32 %7, ptr %13, align 4
  %14 = load ptr, ptr %11, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, %7
  %18 = zext i1 %17 to i32
  %19 = getelementptr inbounds i8, ptr %14, i64 152
  store i32 %18, ptr %19, align 8
  ret ptr %10
}

declare i32 @MPI_Reduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ireduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = tail call fastcc ptr @__ltoad_mpi__about_reduce(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.33, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %10)
  %11 = tail call i32 @MPI_Ireduce(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %10, ptr noundef %8)
  ret i32 %11
}

declare i32 @MPI_Ireduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Allreduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.34, i32 noundef 3, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %9 = tail call i32 @MPI_Allreduce(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %8)
  ret i32 %9
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr nocapture noundef readonly %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) unnamed_addr noinline nounwind {
  %10 = alloca { ptr, i64, i64 }, align 8
  %11 = tail call fastcc ptr @__ltoad_mpi__about_collective(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %8)
  %12 = getelementptr inbounds i8, ptr %11, i64 48
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %3, inttoptr (i64 1 to ptr)
  %15 = getelementptr inbounds i8, ptr %13, i64 72
  %16 = sext i32 %5 to i64
  call fastcc void @__ltoad_mpi__view_of(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64 }) align 8 %10, ptr noundef %6, i64 noundef %16)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %15, ptr noundef nonnull align 8 dereferenceable(24) %10, i64 24, i1 false)
  %17 = getelementptr inbounds i8, ptr %13, i64 96
  store ptr %6, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %13, i64 104
  store ptr %7, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %13, i64 112
  store i64 %16, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 80
  %21 = load i64, ptr %0, align 8
  %22 = select i1 %14, i64 %21, i64 0
  %23 = getelementptr inbounds ptr, ptr %20, i64 %22
  %24 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %23, ptr %24, align 8
  %25 = load i64, ptr %0, align 8
  %26 = getelementptr inbounds ptr, ptr %20, i64 %25
  %27 = getelementptr inbounds i8, ptr %13, i64 24
  store ptr %26, ptr %27, align 8
  %28 = icmp eq i32 %2, 6
  br i1 %28, label %29, label %34

29:
  %30 = getelementptr inbounds i8, ptr %13, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = icmp ne i32 %31, 0
  %33 = zext i1 %32 to i32
  br label %34

34:
  %35 = phi i32 [ 1, %9 ], [ %33, %29 ]
  %36 = getelementptr inbounds i8, ptr %13, i64 152
  store i32 %35, ptr %36, align 8
  %37 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %15)
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %93, label %39

39:
  %40 = load ptr, ptr %12, align 8
  %41 = getelementptr inbounds i8, ptr %40, i64 104
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, @ompi_mpi_op_sum
  %44 = icmp eq ptr %42, @ompi_mpi_op_prod
  %45 = icmp eq ptr %42, @ompi_mpi_op_max
  %46 = icmp eq ptr %42, @ompi_mpi_op_min
  %47 = or i1 %45, %46
  %48 = icmp eq ptr %42, @ompi_mpi_op_maxloc
  %49 = or i1 %48, %47
  %50 = icmp eq ptr %42, @ompi_mpi_op_minloc
  %51 = or i1 %50, %49
  %52 = or i1 %43, %51
  %53 = or i1 %44, %52
  br i1 %53, label %57, label %54

54:
  %55 = getelementptr inbounds i8, ptr %11, i64 56
  %56 = load ptr, ptr %55, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %56, ptr noundef nonnull @__ltoad_mpi__str.78)
  unreachable

57:
  %58 = getelementptr inbounds i8, ptr %40, i64 72
  %59 = load ptr, ptr %58, align 8
  br i1 %44, label %60, label %69

60:
  %61 = getelementptr inbounds i8, ptr %59, i64 48
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds i8, ptr %62, i64 12
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, 2
  br i1 %65, label %66, label %69

66:
  %67 = getelementptr inbounds i8, ptr %11, i64 56
  %68 = load ptr, ptr %67, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %68, ptr noundef nonnull @__ltoad_mpi__str.79)
  unreachable

69:
  %70 = getelementptr inbounds i8, ptr %59, i64 8
  %71 = load i64, ptr %70, align 8
  %72 = icmp sgt i64 %71, 2
  br i1 %72, label %79, label %73

73:
  %74 = icmp eq i64 %71, 2
  %75 = icmp ne ptr %42, @ompi_mpi_op_maxloc
  %76 = and i1 %75, %74
  %77 = icmp ne ptr %42, @ompi_mpi_op_minloc
  %78 = and i1 %77, %76
  br i1 %78, label %79, label %82

79:
  %80 = getelementptr inbounds i8, ptr %11, i64 56
  %81 = load ptr, ptr %80, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %81, ptr noundef nonnull @__ltoad_mpi__str.80)
  unreachable

82:
  br i1 %43, label %93, label %83

83:
  %84 = select i1 %14, ptr %4, ptr %3
  %85 = getelementptr inbounds i8, ptr %40, i64 80
  %86 = load i64, ptr %85, align 8
  %87 = load i64, ptr %59, align 8
  %88 = mul nsw i64 %87, %86
  %89 = getelementptr inbounds i8, ptr %11, i64 32
  %90 = load ptr, ptr %89, align 8
  %91 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %90, i64 noundef %88)
  %92 = getelementptr inbounds i8, ptr %40, i64 136
  store ptr %91, ptr %92, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %91, ptr readonly align 1 %84, i64 %88, i1 false)
  br label %93

93:
  ret ptr %11
}

declare i32 @MPI_Allreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iallreduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.35, i32 noundef 3, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %10 = tail call i32 @MPI_Iallreduce(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %9, ptr noundef %7)
  ret i32 %10
}

declare i32 @MPI_Iallreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Scan(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.36, i32 noundef 5, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %9 = tail call i32 @MPI_Scan(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %8)
  ret i32 %9
}

declare i32 @MPI_Scan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.37, i32 noundef 5, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %10 = tail call i32 @MPI_Iscan(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %9, ptr noundef %7)
  ret i32 %10
}

declare i32 @MPI_Iscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Exscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.38, i32 noundef 6, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %9 = tail call i32 @MPI_Exscan(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %8)
  ret i32 %9
}

declare i32 @MPI_Exscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iexscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_reduction(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.39, i32 noundef 6, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %10 = tail call i32 @MPI_Iexscan(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %9, ptr noundef %7)
  ret i32 %10
}

declare i32 @MPI_Iexscan(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_scatter_sum(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.40, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %9 = tail call i32 @MPI_Reduce_scatter(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %8)
  ret i32 %9
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
  %27 = getelementptr inbounds i8, ptr %26, i64 48
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 128
  store ptr %17, ptr %29, align 8
  %30 = load i32, ptr %11, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %17, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = load ptr, ptr %27, align 8
  %36 = getelementptr inbounds i8, ptr %35, i64 112
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
  %57 = getelementptr inbounds i8, ptr %56, i64 120
  %58 = load i64, ptr %57, align 8
  %59 = add nsw i64 %58, %55
  store i64 %59, ptr %57, align 8
  %60 = add nuw nsw i64 %49, 1
  br label %48
}

declare i32 @MPI_Reduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_scatter_sum(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.41, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef 0, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %10 = tail call i32 @MPI_Ireduce_scatter(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %9, ptr noundef %7)
  ret i32 %10
}

declare i32 @MPI_Ireduce_scatter(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Reduce_scatter_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  %8 = tail call fastcc ptr @__ltoad_mpi__about_scatter_sum(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.42, ptr noundef %1, ptr noundef %2, ptr noundef null, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %8)
  %9 = tail call i32 @MPI_Reduce_scatter_block(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %8)
  ret i32 %9
}

declare i32 @MPI_Reduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ireduce_scatter_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = tail call fastcc ptr @__ltoad_mpi__about_scatter_sum(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.43, ptr noundef %1, ptr noundef %2, ptr noundef null, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %9)
  %10 = tail call i32 @MPI_Ireduce_scatter_block(ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %9, ptr noundef %7)
  ret i32 %10
}

declare i32 @MPI_Ireduce_scatter_block(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Gather(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %11, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 8
  %16 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store i32 %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %6, ptr %17, align 8
  %18 = tail call fastcc ptr @__ltoad_mpi__about_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.44, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %11, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %18)
  %19 = tail call i32 @MPI_Gather(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %18)
  ret i32 %19
}

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_gather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr }) align 8 %2, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr }) align 8 %3, i32 noundef %4, ptr noundef %5) unnamed_addr noinline nounwind {
  %7 = alloca { i64, { ptr, i64, i64 } }, align 8
  %8 = alloca { i64, { ptr, i64, i64 } }, align 8
  %9 = tail call fastcc ptr @__ltoad_mpi__about_exchange(ptr noundef %0, ptr noundef %1, ptr noundef %5)
  %10 = getelementptr inbounds i8, ptr %9, i64 48
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %2, align 8
  %13 = icmp eq ptr %12, inttoptr (i64 1 to ptr)
  br i1 %13, label %23, label %14

14:
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  %16 = load ptr, ptr %15, align 8
  %17 = sext i32 %4 to i64
  %18 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %16, i64 %17
  %19 = getelementptr inbounds i8, ptr %2, i64 24
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %2, i64 32
  %22 = load ptr, ptr %21, align 8
  call fastcc void @__ltoad_mpi__whole(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64 } }) align 8 %7, i32 noundef %20, ptr noundef %22)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %18, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false)
  br label %23

23:
  %24 = getelementptr inbounds i8, ptr %11, i64 8
  %25 = getelementptr inbounds i8, ptr %11, i64 4
  %26 = getelementptr inbounds i8, ptr %11, i64 40
  %27 = zext i32 %4 to i64
  br label %28

28:
  %29 = phi i64 [ %45, %44 ], [ 0, %23 ]
  %30 = load i32, ptr %25, align 4
  %31 = icmp eq i32 %30, %4
  br i1 %31, label %32, label %36

32:
  %33 = load i32, ptr %24, align 8
  %34 = sext i32 %33 to i64
  %35 = icmp slt i64 %29, %34
  br i1 %35, label %37, label %36

36:
  tail call fastcc void @__ltoad_mpi__check_exchanged_bytes(ptr noundef %9)
  ret ptr %9

37:
  %38 = icmp eq i64 %29, %27
  %39 = select i1 %13, i1 %38, i1 false
  br i1 %39, label %44, label %40

40:
  %41 = load ptr, ptr %26, align 8
  %42 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %41, i64 %29
  %43 = trunc nuw nsw i64 %29 to i32
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64 } }) align 8 %8, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %3, i32 noundef %43)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %42, ptr noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  br label %44

44:
  %45 = add nuw nsw i64 %29, 1
  br label %28
}

declare i32 @MPI_Gather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Igather(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store i32 %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %12, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 8
  %17 = getelementptr inbounds i8, ptr %12, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store i32 %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %6, ptr %18, align 8
  %19 = tail call fastcc ptr @__ltoad_mpi__about_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.45, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %12, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %19)
  %20 = tail call i32 @MPI_Igather(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %19, ptr noundef %9)
  ret i32 %20
}

declare i32 @MPI_Igather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Gatherv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store i32 %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %12, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %6, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %7, ptr %19, align 8
  %20 = tail call fastcc ptr @__ltoad_mpi__about_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.46, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %12, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %20)
  %21 = tail call i32 @MPI_Gatherv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %20)
  ret i32 %21
}

declare i32 @MPI_Gatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Igatherv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %13 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  %15 = getelementptr inbounds i8, ptr %12, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  store i32 %2, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %3, ptr %16, align 8
  store ptr %4, ptr %13, align 8
  %17 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %13, i64 24
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr %7, ptr %20, align 8
  %21 = tail call fastcc ptr @__ltoad_mpi__about_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.47, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %12, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %13, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %21)
  %22 = tail call i32 @MPI_Igatherv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %21, ptr noundef %10)
  ret i32 %22
}

declare i32 @MPI_Igatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Scatter(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %11, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 8
  %16 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store i32 %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %6, ptr %17, align 8
  %18 = tail call fastcc ptr @__ltoad_mpi__about_scatter(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.48, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %11, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %18)
  %19 = tail call i32 @MPI_Scatter(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %18)
  ret i32 %19
}

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_scatter(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr }) align 8 %2, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr }) align 8 %3, i32 noundef %4, ptr noundef %5) unnamed_addr noinline nounwind {
  %7 = alloca { i64, { ptr, i64, i64 } }, align 8
  %8 = alloca { i64, { ptr, i64, i64 } }, align 8
  %9 = tail call fastcc ptr @__ltoad_mpi__about_exchange(ptr noundef %0, ptr noundef %1, ptr noundef %5)
  %10 = getelementptr inbounds i8, ptr %9, i64 48
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = icmp eq ptr %12, inttoptr (i64 1 to ptr)
  br i1 %13, label %23, label %14

14:
  %15 = getelementptr inbounds i8, ptr %11, i64 40
  %16 = load ptr, ptr %15, align 8
  %17 = sext i32 %4 to i64
  %18 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %16, i64 %17
  %19 = getelementptr inbounds i8, ptr %3, i64 24
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %3, i64 32
  %22 = load ptr, ptr %21, align 8
  call fastcc void @__ltoad_mpi__whole(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64 } }) align 8 %7, i32 noundef %20, ptr noundef %22)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %18, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false)
  br label %23

23:
  %24 = getelementptr inbounds i8, ptr %11, i64 8
  %25 = getelementptr inbounds i8, ptr %11, i64 4
  %26 = getelementptr inbounds i8, ptr %11, i64 32
  %27 = zext i32 %4 to i64
  br label %28

28:
  %29 = phi i64 [ %45, %44 ], [ 0, %23 ]
  %30 = load i32, ptr %25, align 4
  %31 = icmp eq i32 %30, %4
  br i1 %31, label %32, label %36

32:
  %33 = load i32, ptr %24, align 8
  %34 = sext i32 %33 to i64
  %35 = icmp slt i64 %29, %34
  br i1 %35, label %37, label %36

36:
  tail call fastcc void @__ltoad_mpi__check_exchanged_bytes(ptr noundef %9)
  ret ptr %9

37:
  %38 = icmp eq i64 %29, %27
  %39 = select i1 %13, i1 %38, i1 false
  br i1 %39, label %44, label %40

40:
  %41 = load ptr, ptr %26, align 8
  %42 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %41, i64 %29
  %43 = trunc nuw nsw i64 %29 to i32
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64 } }) align 8 %8, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %2, i32 noundef %43)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %42, ptr noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  br label %44

44:
  %45 = add nuw nsw i64 %29, 1
  br label %28
}

declare i32 @MPI_Scatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iscatter(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store i32 %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %12, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 8
  %17 = getelementptr inbounds i8, ptr %12, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store i32 %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %6, ptr %18, align 8
  %19 = tail call fastcc ptr @__ltoad_mpi__about_scatter(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.49, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %12, i32 noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %19)
  %20 = tail call i32 @MPI_Iscatter(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, i32 noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %19, ptr noundef %9)
  ret i32 %20
}

declare i32 @MPI_Iscatter(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %4, ptr %16, align 8
  store ptr %5, ptr %12, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 8
  %18 = getelementptr inbounds i8, ptr %12, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  store i32 %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %7, ptr %19, align 8
  %20 = tail call fastcc ptr @__ltoad_mpi__about_scatter(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.50, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %12, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %20)
  %21 = tail call i32 @MPI_Scatterv(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %20)
  ret i32 %21
}

declare i32 @MPI_Scatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %13 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %4, ptr %17, align 8
  store ptr %5, ptr %13, align 8
  %18 = getelementptr inbounds i8, ptr %13, i64 8
  %19 = getelementptr inbounds i8, ptr %13, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store i32 %6, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr %7, ptr %20, align 8
  %21 = tail call fastcc ptr @__ltoad_mpi__about_scatter(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.51, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %12, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %13, i32 noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %21)
  %22 = tail call i32 @MPI_Iscatterv(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, ptr noundef %7, i32 noundef %8, ptr noundef %9, ptr noundef %10)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %21, ptr noundef %10)
  ret i32 %22
}

declare i32 @MPI_Iscatterv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Allgather(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %10 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = getelementptr inbounds i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  store i32 %2, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %9, i64 32
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %10, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 8
  %15 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  store i32 %5, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %6, ptr %16, align 8
  %17 = tail call fastcc ptr @__ltoad_mpi__about_all_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.52, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %9, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %10, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %17)
  %18 = tail call i32 @MPI_Allgather(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %17)
  ret i32 %18
}

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_all_gather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr }) align 8 %2, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr }) align 8 %3, ptr noundef %4) unnamed_addr noinline nounwind {
  %6 = alloca { i64, { ptr, i64, i64 } }, align 8
  %7 = alloca { i64, { ptr, i64, i64 } }, align 8
  %8 = alloca { i64, { ptr, i64, i64 } }, align 8
  %9 = tail call fastcc ptr @__ltoad_mpi__about_exchange(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  %10 = getelementptr inbounds i8, ptr %9, i64 48
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %2, align 8
  %13 = icmp eq ptr %12, inttoptr (i64 1 to ptr)
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds i8, ptr %11, i64 24
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %16, ptr %17, align 8
  br label %18

18:
  %19 = getelementptr inbounds i8, ptr %11, i64 8
  %20 = getelementptr inbounds i8, ptr %11, i64 32
  %21 = getelementptr inbounds i8, ptr %2, i64 24
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %2, i64 32
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %11, i64 4
  %26 = getelementptr inbounds i8, ptr %11, i64 40
  br label %27

27:
  %28 = phi i64 [ %49, %48 ], [ 0, %18 ]
  %29 = load i32, ptr %19, align 8
  %30 = sext i32 %29 to i64
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %33, label %32

32:
  tail call fastcc void @__ltoad_mpi__check_exchanged_bytes(ptr noundef %9)
  ret ptr %9

33:
  br i1 %13, label %34, label %41

34:
  %35 = load i32, ptr %25, align 4
  %36 = zext i32 %35 to i64
  %37 = icmp eq i64 %28, %36
  br i1 %37, label %48, label %38

38:
  %39 = load ptr, ptr %20, align 8
  %40 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %39, i64 %28
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64 } }) align 8 %6, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %3, i32 noundef %35)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %40, ptr noundef nonnull align 8 dereferenceable(32) %6, i64 32, i1 false)
  br label %44

41:
  %42 = load ptr, ptr %20, align 8
  %43 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %42, i64 %28
  call fastcc void @__ltoad_mpi__whole(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64 } }) align 8 %7, i32 noundef %22, ptr noundef %24)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %43, ptr noundef nonnull align 8 dereferenceable(32) %7, i64 32, i1 false)
  br label %44

44:
  %45 = load ptr, ptr %26, align 8
  %46 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %45, i64 %28
  %47 = trunc nuw nsw i64 %28 to i32
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64 } }) align 8 %8, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %3, i32 noundef %47)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %46, ptr noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  br label %48

48:
  %49 = add nuw nsw i64 %28, 1
  br label %27
}

declare i32 @MPI_Allgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iallgather(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %11, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 8
  %16 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store i32 %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %6, ptr %17, align 8
  %18 = tail call fastcc ptr @__ltoad_mpi__about_all_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.53, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %11, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %18)
  %19 = tail call i32 @MPI_Iallgather(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %18, ptr noundef %8)
  ret i32 %19
}

declare i32 @MPI_Iallgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Allgatherv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %11, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %5, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %6, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %7, ptr %18, align 8
  %19 = tail call fastcc ptr @__ltoad_mpi__about_all_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.54, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %11, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %19)
  %20 = tail call i32 @MPI_Allgatherv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %19)
  ret i32 %20
}

declare i32 @MPI_Allgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Iallgatherv(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  %14 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store i32 %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %12, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %6, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %7, ptr %19, align 8
  %20 = tail call fastcc ptr @__ltoad_mpi__about_all_gather(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.55, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %12, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %20)
  %21 = tail call i32 @MPI_Iallgatherv(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %20, ptr noundef %9)
  ret i32 %21
}

declare i32 @MPI_Iallgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Alltoall(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7) noinline nounwind {
  %9 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %10 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = getelementptr inbounds i8, ptr %9, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  store i32 %2, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %9, i64 32
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %10, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 8
  %15 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  store i32 %5, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %6, ptr %16, align 8
  %17 = tail call fastcc ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.56, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %9, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %10, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %17)
  %18 = tail call i32 @MPI_Alltoall(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %17)
  ret i32 %18
}

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr }) align 8 %2, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr }) align 8 %3, ptr noundef %4) unnamed_addr noinline nounwind {
  %6 = alloca { i64, { ptr, i64, i64 } }, align 8
  %7 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %8 = alloca { i64, { ptr, i64, i64 } }, align 8
  %9 = tail call fastcc ptr @__ltoad_mpi__about_exchange(ptr noundef %0, ptr noundef %1, ptr noundef %4)
  %10 = getelementptr inbounds i8, ptr %9, i64 48
  %11 = load ptr, ptr %10, align 8
  %12 = load ptr, ptr %2, align 8
  %13 = icmp eq ptr %12, inttoptr (i64 1 to ptr)
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds i8, ptr %11, i64 24
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %16, ptr %17, align 8
  br label %18

18:
  %19 = getelementptr inbounds i8, ptr %11, i64 8
  %20 = getelementptr inbounds i8, ptr %11, i64 32
  %21 = getelementptr inbounds i8, ptr %11, i64 40
  %22 = select i1 %13, ptr %3, ptr %2
  br label %23

23:
  %24 = phi i64 [ %35, %29 ], [ 0, %18 ]
  %25 = load i32, ptr %19, align 8
  %26 = sext i32 %25 to i64
  %27 = icmp slt i64 %24, %26
  br i1 %27, label %29, label %28

28:
  tail call fastcc void @__ltoad_mpi__check_exchanged_bytes(ptr noundef %9)
  ret ptr %9

29:
  %30 = load ptr, ptr %20, align 8
  %31 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %30, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %7, ptr noundef nonnull align 8 dereferenceable(40) %22, i64 40, i1 false)
  %32 = trunc nuw nsw i64 %24 to i32
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64 } }) align 8 %6, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %7, i32 noundef %32)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %31, ptr noundef nonnull align 8 dereferenceable(32) %6, i64 32, i1 false)
  %33 = load ptr, ptr %21, align 8
  %34 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %33, i64 %24
  call fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind nonnull writable sret({ i64, { ptr, i64, i64 } }) align 8 %8, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %3, i32 noundef %32)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %34, ptr noundef nonnull align 8 dereferenceable(32) %8, i64 32, i1 false)
  %35 = add nuw nsw i64 %24, 1
  br label %23
}

declare i32 @MPI_Alltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ialltoall(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8) noinline nounwind {
  %10 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %11 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %10, i64 8
  %13 = getelementptr inbounds i8, ptr %10, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  store i32 %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 32
  store ptr %3, ptr %14, align 8
  store ptr %4, ptr %11, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 8
  %16 = getelementptr inbounds i8, ptr %11, i64 24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
  store i32 %5, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %6, ptr %17, align 8
  %18 = tail call fastcc ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.57, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %10, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %11, ptr noundef %7)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %18)
  %19 = tail call i32 @MPI_Ialltoall(ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %18, ptr noundef %8)
  ret i32 %19
}

declare i32 @MPI_Ialltoall(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) noinline nounwind {
  %11 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %12 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %2, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 24
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 32
  store ptr %4, ptr %16, align 8
  store ptr %5, ptr %12, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %6, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %7, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %8, ptr %20, align 8
  %21 = tail call fastcc ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.58, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %11, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %12, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %21)
  %22 = tail call i32 @MPI_Alltoallv(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__end_blocking(ptr noundef %0, ptr noundef %21)
  ret i32 %22
}

declare i32 @MPI_Alltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi_Ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) noinline nounwind {
  %12 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  %13 = alloca { ptr, ptr, ptr, i32, ptr }, align 8
  store ptr %1, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 16
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %12, i64 24
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %4, ptr %17, align 8
  store ptr %5, ptr %13, align 8
  %18 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %6, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %7, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %13, i64 24
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %13, i64 32
  store ptr %8, ptr %21, align 8
  %22 = tail call fastcc ptr @__ltoad_mpi__about_all_to_all(ptr noundef %0, ptr noundef nonnull @__ltoad_mpi__str.59, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %12, ptr noundef nonnull byval({ ptr, ptr, ptr, i32, ptr }) align 8 %13, ptr noundef %9)
  tail call fastcc void @__ltoad_mpi__post_collective(ptr noundef %0, ptr noundef %22)
  %23 = tail call i32 @MPI_Ialltoallv(ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10)
  tail call fastcc void @__ltoad_mpi__end_starting(ptr noundef %22, ptr noundef %10)
  ret i32 %23
}

declare i32 @MPI_Ialltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

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
  %2 = icmp eq ptr %0, @ompi_mpi_comm_null
  br i1 %2, label %15, label %3

3:
  %4 = load i32, ptr @__ltoad_mpi__shadow_key, align 4
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %6, label %8

6:
  %7 = tail call i32 @PMPI_Comm_create_keyval(ptr noundef nonnull @OMPI_C_MPI_COMM_NULL_COPY_FN, ptr noundef nonnull @__ltoad_mpi__free_shadow, ptr noundef nonnull @__ltoad_mpi__shadow_key, ptr noundef null)
  br label %8

8:
  %9 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 8)
  %10 = tail call i32 @PMPI_Comm_dup(ptr noundef %0, ptr noundef %9)
  %11 = load ptr, ptr %9, align 8
  %12 = tail call i32 @PMPI_Comm_set_errhandler(ptr noundef %11, ptr noundef nonnull @ompi_mpi_errors_are_fatal)
  %13 = load i32, ptr @__ltoad_mpi__shadow_key, align 4
  %14 = tail call i32 @PMPI_Comm_set_attr(ptr noundef %0, i32 noundef %13, ptr noundef nonnull %9)
  br label %15

15:
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

define linkonce_odr hidden void @__ltoad_mpi_f_send(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) noinline nounwind {
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
  store i32 %20, ptr %7, align 4
  ret void
}

declare ptr @MPI_Type_f2c(i32 noundef)

declare ptr @MPI_Comm_f2c(i32 noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_ssend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) noinline nounwind {
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
  store i32 %20, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_bsend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) noinline nounwind {
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
  store i32 %20, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_rsend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) noinline nounwind {
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
  store i32 %20, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_isend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %22, ptr %8, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @MPI_Request_c2f(ptr noundef %23)
  store i32 %24, ptr %7, align 4
  ret void
}

declare i32 @MPI_Request_c2f(ptr noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_issend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %22, ptr %8, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @MPI_Request_c2f(ptr noundef %23)
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ibsend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %22, ptr %8, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @MPI_Request_c2f(ptr noundef %23)
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_irsend(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %22, ptr %8, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @MPI_Request_c2f(ptr noundef %23)
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_irecv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %22, ptr %8, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @MPI_Request_c2f(ptr noundef %23)
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_send_init(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %22, ptr %8, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @MPI_Request_c2f(ptr noundef %23)
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ssend_init(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %22, ptr %8, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @MPI_Request_c2f(ptr noundef %23)
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_bsend_init(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %22, ptr %8, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @MPI_Request_c2f(ptr noundef %23)
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_rsend_init(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %22, ptr %8, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @MPI_Request_c2f(ptr noundef %23)
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_recv_init(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %22, ptr %8, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = call i32 @MPI_Request_c2f(ptr noundef %23)
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ibarrier(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3) noinline nounwind {
  %5 = alloca ptr, align 8
  %6 = load i32, ptr %1, align 4
  %7 = tail call ptr @MPI_Comm_f2c(i32 noundef %6)
  %8 = call i32 @__ltoad_mpi_Ibarrier(ptr noundef %0, ptr noundef %7, ptr noundef nonnull %5)
  store i32 %8, ptr %3, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = call i32 @MPI_Request_c2f(ptr noundef %9)
  store i32 %10, ptr %2, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_recv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %22, ptr %8, align 4
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

define linkonce_odr hidden void @__ltoad_mpi_f_sendrecv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef readonly %10, ptr nocapture noundef readonly %11, ptr noundef %12, ptr nocapture noundef writeonly %13) noinline nounwind {
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
  store i32 %36, ptr %13, align 4
  call fastcc void @__ltoad_mpi__tell_status(ptr noundef nonnull %15, ptr noundef %12)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_sendrecv_replace(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr noundef %9, ptr nocapture noundef writeonly %10) noinline nounwind {
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
  store i32 %26, ptr %10, align 4
  call fastcc void @__ltoad_mpi__tell_status(ptr noundef nonnull %12, ptr noundef %9)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_start(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @MPI_Request_f2c(i32 noundef %5)
  store ptr %6, ptr %4, align 8
  %7 = call i32 @__ltoad_mpi_Start(ptr noundef %0, ptr noundef nonnull %4)
  store i32 %7, ptr %2, align 4
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @MPI_Request_c2f(ptr noundef %8)
  store i32 %9, ptr %1, align 4
  ret void
}

declare ptr @MPI_Request_f2c(i32 noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_request_free(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @MPI_Request_f2c(i32 noundef %5)
  store ptr %6, ptr %4, align 8
  %7 = call i32 @__ltoad_mpi_Request_free(ptr noundef %0, ptr noundef nonnull %4)
  store i32 %7, ptr %2, align 4
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @MPI_Request_c2f(ptr noundef %8)
  store i32 %9, ptr %1, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_startall(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3) noinline nounwind {
  %5 = load i32, ptr %1, align 4
  %6 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %5)
  %7 = extractvalue { ptr, ptr } %6, 0
  %8 = extractvalue { ptr, ptr } %6, 1
  %9 = load i32, ptr %1, align 4
  %10 = tail call i32 @__ltoad_mpi_Startall(ptr noundef %0, i32 noundef %9, ptr noundef %7)
  store i32 %10, ptr %3, align 4
  %11 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %7, ptr %8, ptr noundef %2, i32 noundef %11)
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

define linkonce_odr hidden fastcc void @__ltoad_mpi__given_back(ptr nocapture %0, ptr nocapture %1, ptr nocapture noundef writeonly %2, i32 noundef %3) unnamed_addr noinline nounwind {
  %5 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %6 = zext nneg i32 %5 to i64
  br label %7

7:
  %8 = phi i64 [ %16, %11 ], [ 0, %4 ]
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %10, label %11

10:
  tail call void @free(ptr noundef %0)
  tail call void @free(ptr noundef %1)
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

define linkonce_odr hidden void @__ltoad_mpi_f_wait(ptr noundef %0, ptr nocapture noundef %1, ptr noundef %2, ptr nocapture noundef writeonly %3) noinline nounwind {
  %5 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %1, i32 noundef 1)
  %6 = extractvalue { ptr, ptr } %5, 0
  %7 = extractvalue { ptr, ptr } %5, 1
  %8 = tail call i32 @__ltoad_mpi_Wait(ptr noundef %0, ptr noundef %6, ptr noundef %7)
  store i32 %8, ptr %3, align 4
  tail call fastcc void @__ltoad_mpi__tell_status(ptr noundef %7, ptr noundef %2)
  tail call fastcc void @__ltoad_mpi__given_back(ptr %6, ptr %7, ptr noundef %1, i32 noundef 1)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_test(ptr noundef %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef writeonly %4) noinline nounwind {
  %6 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %1, i32 noundef 1)
  %7 = extractvalue { ptr, ptr } %6, 0
  %8 = extractvalue { ptr, ptr } %6, 1
  %9 = tail call i32 @__ltoad_mpi_Test(ptr noundef %0, ptr noundef %7, ptr noundef %2, ptr noundef %8)
  store i32 %9, ptr %4, align 4
  %10 = load i32, ptr %2, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:
  tail call fastcc void @__ltoad_mpi__tell_status(ptr noundef %8, ptr noundef %3)
  br label %13

13:
  tail call fastcc void @__ltoad_mpi__given_back(ptr %7, ptr %8, ptr noundef %1, i32 noundef 1)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_waitall(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr nocapture noundef writeonly %4) noinline nounwind {
  %6 = load i32, ptr %1, align 4
  %7 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %6)
  %8 = extractvalue { ptr, ptr } %7, 0
  %9 = extractvalue { ptr, ptr } %7, 1
  %10 = load i32, ptr %1, align 4
  %11 = tail call i32 @__ltoad_mpi_Waitall(ptr noundef %0, i32 noundef %10, ptr noundef %8, ptr noundef %9)
  store i32 %11, ptr %4, align 4
  %12 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__tell_statuses(ptr noundef %9, ptr noundef %3, i32 noundef %12)
  %13 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %8, ptr %9, ptr noundef %2, i32 noundef %13)
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

define linkonce_odr hidden void @__ltoad_mpi_f_testall(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef writeonly %5) noinline nounwind {
  %7 = load i32, ptr %1, align 4
  %8 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %7)
  %9 = extractvalue { ptr, ptr } %8, 0
  %10 = extractvalue { ptr, ptr } %8, 1
  %11 = load i32, ptr %1, align 4
  %12 = tail call i32 @__ltoad_mpi_Testall(ptr noundef %0, i32 noundef %11, ptr noundef %9, ptr noundef %3, ptr noundef %10)
  store i32 %12, ptr %5, align 4
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %17, label %15

15:
  %16 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__tell_statuses(ptr noundef %10, ptr noundef %4, i32 noundef %16)
  br label %17

17:
  %18 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %9, ptr %10, ptr noundef %2, i32 noundef %18)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_waitany(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef writeonly %5) noinline nounwind {
  %7 = load i32, ptr %1, align 4
  %8 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %7)
  %9 = extractvalue { ptr, ptr } %8, 0
  %10 = extractvalue { ptr, ptr } %8, 1
  %11 = load i32, ptr %1, align 4
  %12 = tail call i32 @__ltoad_mpi_Waitany(ptr noundef %0, i32 noundef %11, ptr noundef %9, ptr noundef %3, ptr noundef %10)
  store i32 %12, ptr %5, align 4
  tail call fastcc void @__ltoad_mpi__tell_status(ptr noundef %10, ptr noundef %4)
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq i32 %13, -32766
  br i1 %14, label %17, label %15

15:
  %16 = add nsw i32 %13, 1
  store i32 %16, ptr %3, align 4
  br label %17

17:
  %18 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %9, ptr %10, ptr noundef %2, i32 noundef %18)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_testany(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr nocapture noundef writeonly %6) noinline nounwind {
  %8 = load i32, ptr %1, align 4
  %9 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %8)
  %10 = extractvalue { ptr, ptr } %9, 0
  %11 = extractvalue { ptr, ptr } %9, 1
  %12 = load i32, ptr %1, align 4
  %13 = tail call i32 @__ltoad_mpi_Testany(ptr noundef %0, i32 noundef %12, ptr noundef %10, ptr noundef %3, ptr noundef %4, ptr noundef %11)
  store i32 %13, ptr %6, align 4
  %14 = load i32, ptr %4, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %24, label %16

16:
  tail call fastcc void @__ltoad_mpi__tell_status(ptr noundef %11, ptr noundef %5)
  %17 = load i32, ptr %4, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %24, label %19

19:
  %20 = load i32, ptr %3, align 4
  %21 = icmp eq i32 %20, -32766
  br i1 %21, label %24, label %22

22:
  %23 = add nsw i32 %20, 1
  store i32 %23, ptr %3, align 4
  br label %24

24:
  %25 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %10, ptr %11, ptr noundef %2, i32 noundef %25)
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_waitsome(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr nocapture noundef writeonly %6) noinline nounwind {
  %8 = load i32, ptr %1, align 4
  %9 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %8)
  %10 = extractvalue { ptr, ptr } %9, 0
  %11 = extractvalue { ptr, ptr } %9, 1
  %12 = load i32, ptr %1, align 4
  %13 = tail call i32 @__ltoad_mpi_Waitsome(ptr noundef %0, i32 noundef %12, ptr noundef %10, ptr noundef %3, ptr noundef %4, ptr noundef %11)
  store i32 %13, ptr %6, align 4
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, -32766
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @__ltoad_mpi__tell_statuses(ptr noundef %11, ptr noundef %5, i32 noundef %14)
  br label %17

17:
  br label %18

18:
  %19 = phi i64 [ %31, %27 ], [ 0, %17 ]
  %20 = load i32, ptr %3, align 4
  %21 = icmp ne i32 %20, -32766
  %22 = sext i32 %20 to i64
  %23 = icmp slt i64 %19, %22
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %27, label %25

25:
  %26 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %10, ptr %11, ptr noundef %2, i32 noundef %26)
  ret void

27:
  %28 = getelementptr inbounds i32, ptr %4, i64 %19
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %28, align 4
  %31 = add nuw nsw i64 %19, 1
  br label %18
}

define linkonce_odr hidden void @__ltoad_mpi_f_testsome(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr nocapture noundef writeonly %6) noinline nounwind {
  %8 = load i32, ptr %1, align 4
  %9 = tail call fastcc { ptr, ptr } @__ltoad_mpi__taken(ptr noundef %2, i32 noundef %8)
  %10 = extractvalue { ptr, ptr } %9, 0
  %11 = extractvalue { ptr, ptr } %9, 1
  %12 = load i32, ptr %1, align 4
  %13 = tail call i32 @__ltoad_mpi_Testsome(ptr noundef %0, i32 noundef %12, ptr noundef %10, ptr noundef %3, ptr noundef %4, ptr noundef %11)
  store i32 %13, ptr %6, align 4
  %14 = load i32, ptr %3, align 4
  %15 = icmp eq i32 %14, -32766
  br i1 %15, label %17, label %16

16:
  tail call fastcc void @__ltoad_mpi__tell_statuses(ptr noundef %11, ptr noundef %5, i32 noundef %14)
  br label %17

17:
  br label %18

18:
  %19 = phi i64 [ %31, %27 ], [ 0, %17 ]
  %20 = load i32, ptr %3, align 4
  %21 = icmp ne i32 %20, -32766
  %22 = sext i32 %20 to i64
  %23 = icmp slt i64 %19, %22
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %27, label %25

25:
  %26 = load i32, ptr %1, align 4
  tail call fastcc void @__ltoad_mpi__given_back(ptr %10, ptr %11, ptr noundef %2, i32 noundef %26)
  ret void

27:
  %28 = getelementptr inbounds i32, ptr %4, i64 %19
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %28, align 4
  %31 = add nuw nsw i64 %19, 1
  br label %18
}

define linkonce_odr hidden void @__ltoad_mpi_f_comm_free(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @MPI_Comm_f2c(i32 noundef %5)
  store ptr %6, ptr %4, align 8
  %7 = call i32 @__ltoad_mpi_Comm_free(ptr noundef %0, ptr noundef nonnull %4)
  store i32 %7, ptr %2, align 4
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @MPI_Comm_c2f(ptr noundef %8)
  store i32 %9, ptr %1, align 4
  ret void
}

declare i32 @MPI_Comm_c2f(ptr noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_type_free(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = load i32, ptr %1, align 4
  %6 = tail call ptr @MPI_Type_f2c(i32 noundef %5)
  store ptr %6, ptr %4, align 8
  %7 = call i32 @__ltoad_mpi_Type_free(ptr noundef %0, ptr noundef nonnull %4)
  store i32 %7, ptr %2, align 4
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 @MPI_Type_c2f(ptr noundef %8)
  store i32 %9, ptr %1, align 4
  ret void
}

declare i32 @MPI_Type_c2f(ptr noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_bcast(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6) noinline nounwind {
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
  store i32 %18, ptr %6, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ibcast(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7) noinline nounwind {
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
  store i32 %20, ptr %7, align 4
  %21 = load ptr, ptr %9, align 8
  %22 = call i32 @MPI_Request_c2f(ptr noundef %21)
  store i32 %22, ptr %6, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_reduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %26, ptr %8, align 4
  ret void
}

declare ptr @MPI_Op_f2c(i32 noundef)

define linkonce_odr hidden void @__ltoad_mpi_f_ireduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8, ptr nocapture noundef writeonly %9) noinline nounwind {
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
  store i32 %28, ptr %9, align 4
  %29 = load ptr, ptr %11, align 8
  %30 = call i32 @MPI_Request_c2f(ptr noundef %29)
  store i32 %30, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_allreduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) noinline nounwind {
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
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iallreduce(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %26, ptr %8, align 4
  %27 = load ptr, ptr %10, align 8
  %28 = call i32 @MPI_Request_c2f(ptr noundef %27)
  store i32 %28, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_scan(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) noinline nounwind {
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
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %26, ptr %8, align 4
  %27 = load ptr, ptr %10, align 8
  %28 = call i32 @MPI_Request_c2f(ptr noundef %27)
  store i32 %28, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_exscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) noinline nounwind {
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
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iexscan(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %26, ptr %8, align 4
  %27 = load ptr, ptr %10, align 8
  %28 = call i32 @MPI_Request_c2f(ptr noundef %27)
  store i32 %28, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_reduce_scatter_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) noinline nounwind {
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
  store i32 %24, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ireduce_scatter_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %26, ptr %8, align 4
  %27 = load ptr, ptr %10, align 8
  %28 = call i32 @MPI_Request_c2f(ptr noundef %27)
  store i32 %28, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_reduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7) noinline nounwind {
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
  store i32 %23, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ireduce_scatter(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %25, ptr %8, align 4
  %26 = load ptr, ptr %10, align 8
  %27 = call i32 @MPI_Request_c2f(ptr noundef %26)
  store i32 %27, ptr %7, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_gather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef writeonly %9) noinline nounwind {
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
  store i32 %28, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_igather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef writeonly %9, ptr nocapture noundef writeonly %10) noinline nounwind {
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
  store i32 %30, ptr %10, align 4
  %31 = load ptr, ptr %12, align 8
  %32 = call i32 @MPI_Request_c2f(ptr noundef %31)
  store i32 %32, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_gatherv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10) noinline nounwind {
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
  store i32 %28, ptr %10, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_igatherv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10, ptr nocapture noundef writeonly %11) noinline nounwind {
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
  store i32 %30, ptr %11, align 4
  %31 = load ptr, ptr %13, align 8
  %32 = call i32 @MPI_Request_c2f(ptr noundef %31)
  store i32 %32, ptr %10, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_scatter(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef writeonly %9) noinline nounwind {
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
  store i32 %28, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iscatter(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef writeonly %9, ptr nocapture noundef writeonly %10) noinline nounwind {
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
  store i32 %30, ptr %10, align 4
  %31 = load ptr, ptr %12, align 8
  %32 = call i32 @MPI_Request_c2f(ptr noundef %31)
  store i32 %32, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_scatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10) noinline nounwind {
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
  store i32 %28, ptr %10, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iscatterv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10, ptr nocapture noundef writeonly %11) noinline nounwind {
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
  store i32 %30, ptr %11, align 4
  %31 = load ptr, ptr %13, align 8
  %32 = call i32 @MPI_Request_c2f(ptr noundef %31)
  store i32 %32, ptr %10, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_allgather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %26, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iallgather(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8, ptr nocapture noundef writeonly %9) noinline nounwind {
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
  store i32 %28, ptr %9, align 4
  %29 = load ptr, ptr %11, align 8
  %30 = call i32 @MPI_Request_c2f(ptr noundef %29)
  store i32 %30, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_allgatherv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef writeonly %9) noinline nounwind {
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
  store i32 %26, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_iallgatherv(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef readonly %8, ptr nocapture noundef writeonly %9, ptr nocapture noundef writeonly %10) noinline nounwind {
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
  store i32 %28, ptr %10, align 4
  %29 = load ptr, ptr %12, align 8
  %30 = call i32 @MPI_Request_c2f(ptr noundef %29)
  store i32 %30, ptr %9, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_alltoall(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8) noinline nounwind {
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
  store i32 %26, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ialltoall(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef writeonly %8, ptr nocapture noundef writeonly %9) noinline nounwind {
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
  store i32 %28, ptr %9, align 4
  %29 = load ptr, ptr %11, align 8
  %30 = call i32 @MPI_Request_c2f(ptr noundef %29)
  store i32 %30, ptr %8, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_alltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10) noinline nounwind {
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
  store i32 %26, ptr %10, align 4
  ret void
}

define linkonce_odr hidden void @__ltoad_mpi_f_ialltoallv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr nocapture noundef readonly %8, ptr nocapture noundef readonly %9, ptr nocapture noundef writeonly %10, ptr nocapture noundef writeonly %11) noinline nounwind {
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
  store i32 %28, ptr %11, align 4
  %29 = load ptr, ptr %13, align 8
  %30 = call i32 @MPI_Request_c2f(ptr noundef %29)
  store i32 %30, ptr %10, align 4
  ret void
}

define weak void @mpi_init_(ptr noundef %0) noinline nounwind {
  tail call void @pmpi_init_(ptr noundef %0)
  tail call fastcc void @__ltoad_mpi__begin_world()
  ret void
}

declare void @pmpi_init_(ptr noundef)

define weak void @mpi_init_thread_(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  tail call void @pmpi_init_thread_(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  tail call fastcc void @__ltoad_mpi__begin_world()
  ret void
}

declare void @pmpi_init_thread_(ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_comm_dup_(ptr noundef %0, ptr noundef %1, ptr noundef %2) noinline nounwind {
  tail call void @pmpi_comm_dup_(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %9

6:
  %7 = load i32, ptr %1, align 4
  %8 = tail call ptr @MPI_Comm_f2c(i32 noundef %7)
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %8)
  br label %9

9:
  ret void
}

declare void @pmpi_comm_dup_(ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_comm_split_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) noinline nounwind {
  tail call void @pmpi_comm_split_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:
  %9 = load i32, ptr %3, align 4
  %10 = tail call ptr @MPI_Comm_f2c(i32 noundef %9)
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %10)
  br label %11

11:
  ret void
}

declare void @pmpi_comm_split_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_comm_split_type_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) noinline nounwind {
  tail call void @pmpi_comm_split_type_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:
  %10 = load i32, ptr %4, align 4
  %11 = tail call ptr @MPI_Comm_f2c(i32 noundef %10)
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %11)
  br label %12

12:
  ret void
}

declare void @pmpi_comm_split_type_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_comm_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  tail call void @pmpi_comm_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = load i32, ptr %2, align 4
  %9 = tail call ptr @MPI_Comm_f2c(i32 noundef %8)
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %9)
  br label %10

10:
  ret void
}

declare void @pmpi_comm_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_cart_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) noinline nounwind {
  tail call void @pmpi_cart_create_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6)
  %8 = load i32, ptr %6, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %13

10:
  %11 = load i32, ptr %5, align 4
  %12 = tail call ptr @MPI_Comm_f2c(i32 noundef %11)
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %12)
  br label %13

13:
  ret void
}

declare void @pmpi_cart_create_(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define weak void @mpi_cart_sub_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) noinline nounwind {
  tail call void @pmpi_cart_sub_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = load i32, ptr %2, align 4
  %9 = tail call ptr @MPI_Comm_f2c(i32 noundef %8)
  tail call fastcc void @__ltoad_mpi__give_shadow(ptr noundef %9)
  br label %10

10:
  ret void
}

declare void @pmpi_cart_sub_(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare void @free(ptr allocptr nocapture noundef)

declare ptr @__ltoad_arena_allocate(ptr noundef, i64 noundef)

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

define linkonce_odr hidden fastcc noalias noundef ptr @__ltoad_mpi__take_memory(i64 noundef %0) unnamed_addr noinline nounwind {
  %2 = tail call i64 @llvm.smax.i64(i64 %0, i64 1)
  %3 = tail call noalias ptr @calloc(i64 noundef %2, i64 noundef 1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str.60, ptr noundef nonnull @__ltoad_mpi__str.61)
  unreachable

6:
  ret ptr %3
}

declare noalias noundef ptr @calloc(i64 noundef, i64 noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__clear_bytes(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 104
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %27, label %5

5:
  %6 = getelementptr inbounds i8, ptr %3, i64 28
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %27, label %9

9:
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = getelementptr inbounds i8, ptr %0, i64 128
  %12 = getelementptr inbounds i8, ptr %0, i64 120
  br label %13

13:
  %14 = phi i64 [ %26, %25 ], [ 0, %9 ]
  %15 = load ptr, ptr %10, align 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %14, %16
  br i1 %17, label %18, label %27

18:
  %19 = load ptr, ptr %11, align 8
  %20 = getelementptr inbounds ptr, ptr %19, i64 %14
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:
  %24 = load i64, ptr %12, align 8
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %21, i8 0, i64 %24, i1 false)
  br label %25

25:
  %26 = add nuw nsw i64 %14, 1
  br label %13

27:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__pop(ptr nocapture noundef %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 24
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 64
  %7 = load i32, ptr %6, align 8
  switch i32 %7, label %48 [
    i32 0, label %8
    i32 1, label %29
  ]

8:
  %9 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull %3)
  %10 = getelementptr inbounds i8, ptr %3, i64 136
  store ptr %9, ptr %10, align 8
  %11 = tail call fastcc i64 @__ltoad_mpi__wire_count(ptr noundef nonnull %3)
  %12 = trunc i64 %11 to i32
  %13 = getelementptr inbounds i8, ptr %3, i64 104
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 24
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 3
  %18 = icmp eq i32 %16, 1
  %19 = select i1 %18, ptr @ompi_mpi_float, ptr @ompi_mpi_double
  %20 = select i1 %17, ptr @ompi_mpi_long_double, ptr %19
  %21 = getelementptr inbounds i8, ptr %3, i64 68
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %3, i64 72
  %24 = load i32, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %3, i64 88
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %3, i64 168
  %28 = tail call i32 @PMPI_Irecv(ptr noundef %9, i32 noundef %12, ptr noundef nonnull %20, i32 noundef %22, i32 noundef %24, ptr noundef %26, ptr noundef nonnull %27)
  br label %158

29:
  %30 = getelementptr inbounds i8, ptr %3, i64 104
  %31 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %30)
  %32 = icmp eq i64 %31, 0
  %33 = getelementptr inbounds i8, ptr %3, i64 136
  %34 = load ptr, ptr %33, align 8
  br i1 %32, label %46, label %35

35:
  %36 = tail call fastcc i64 @__ltoad_mpi__wire_count(ptr noundef nonnull %3)
  %37 = load ptr, ptr %30, align 8
  %38 = getelementptr inbounds i8, ptr %37, i64 24
  %39 = load i32, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %3, i64 68
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds i8, ptr %3, i64 72
  %43 = load i32, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %3, i64 88
  %45 = load ptr, ptr %44, align 8
  tail call fastcc void @__ltoad_mpi__send_wire(ptr noundef %34, i64 noundef %36, i32 noundef %39, i32 noundef %41, i32 noundef %43, ptr noundef %45)
  br label %47

46:
  tail call void @free(ptr noundef %34)
  br label %47

47:
  store ptr null, ptr %33, align 8
  br label %158

48:
  %49 = getelementptr inbounds i8, ptr %3, i64 48
  %50 = load ptr, ptr %49, align 8
  %51 = load i32, ptr %50, align 8
  switch i32 %51, label %54 [
    i32 0, label %52
    i32 1, label %53
  ]

52:
  tail call fastcc void @__ltoad_mpi__start_exchange(ptr noundef nonnull %3)
  br label %158

53:
  tail call fastcc void @__ltoad_mpi__start_broadcast(ptr noundef nonnull %3, i32 noundef 1)
  br label %158

54:
  %55 = tail call fastcc i64 @__ltoad_mpi__results(ptr noundef nonnull %50)
  %56 = getelementptr inbounds i8, ptr %3, i64 32
  %57 = load ptr, ptr %56, align 8
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %58, %55
  %60 = trunc i64 %59 to i32
  %61 = getelementptr inbounds i8, ptr %50, i64 8
  %62 = load i32, ptr %61, align 8
  %63 = getelementptr inbounds i8, ptr %50, i64 72
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds i8, ptr %64, i64 24
  %66 = load i32, ptr %65, align 8
  %67 = icmp eq i32 %66, 3
  %68 = icmp eq i32 %66, 1
  %69 = select i1 %68, ptr @ompi_mpi_float, ptr @ompi_mpi_double
  %70 = select i1 %67, ptr @ompi_mpi_long_double, ptr %69
  %71 = zext i32 %66 to i64
  %72 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %71
  %73 = load i64, ptr %72, align 8
  tail call fastcc void @__ltoad_mpi__start_values(ptr noundef nonnull readonly %3)
  %74 = load i32, ptr %50, align 8
  switch i32 %74, label %146 [
    i32 2, label %75
    i32 3, label %84
    i32 4, label %96
  ]

75:
  %76 = getelementptr inbounds i8, ptr %50, i64 56
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds i8, ptr %50, i64 12
  %79 = load i32, ptr %78, align 4
  %80 = getelementptr inbounds i8, ptr %3, i64 88
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds i8, ptr %50, i64 160
  %83 = tail call i32 @PMPI_Ibcast(ptr noundef %77, i32 noundef %60, ptr noundef nonnull %70, i32 noundef %79, ptr noundef %81, ptr noundef nonnull %82)
  br label %158

84:
  %85 = shl i64 %59, 32
  %86 = ashr exact i64 %85, 32
  %87 = mul nsw i64 %73, %86
  %88 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %87)
  %89 = getelementptr inbounds i8, ptr %50, i64 64
  store ptr %88, ptr %89, align 8
  %90 = getelementptr inbounds i8, ptr %50, i64 56
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds i8, ptr %3, i64 88
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %50, i64 160
  %95 = tail call i32 @PMPI_Iallreduce(ptr noundef %91, ptr noundef %88, i32 noundef %60, ptr noundef nonnull %70, ptr noundef nonnull @ompi_mpi_op_sum, ptr noundef %93, ptr noundef nonnull %94)
  br label %158

96:
  %97 = shl nsw i32 %62, 1
  %98 = sext i32 %97 to i64
  %99 = shl nsw i64 %98, 2
  %100 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %99)
  %101 = getelementptr inbounds i8, ptr %50, i64 48
  store ptr %100, ptr %101, align 8
  %102 = load ptr, ptr %63, align 8
  %103 = getelementptr inbounds i8, ptr %102, i64 16
  %104 = load i64, ptr %103, align 8
  %105 = load ptr, ptr %56, align 8
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %106, %104
  %108 = getelementptr inbounds i8, ptr %50, i64 128
  %109 = trunc i64 %107 to i32
  %110 = sext i32 %62 to i64
  %111 = tail call i32 @llvm.smax.i32(i32 %62, i32 0)
  %112 = zext nneg i32 %111 to i64
  br label %113

113:
  %114 = phi ptr [ %140, %130 ], [ %100, %96 ]
  %115 = phi i64 [ %145, %130 ], [ 0, %96 ]
  %116 = phi i64 [ %144, %130 ], [ 0, %96 ]
  %117 = icmp eq i64 %115, %112
  br i1 %117, label %118, label %130

118:
  %119 = mul nsw i64 %116, %73
  %120 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %119)
  %121 = getelementptr inbounds i8, ptr %50, i64 64
  store ptr %120, ptr %121, align 8
  %122 = getelementptr inbounds i8, ptr %50, i64 56
  %123 = load ptr, ptr %122, align 8
  %124 = load ptr, ptr %101, align 8
  %125 = getelementptr inbounds i32, ptr %124, i64 %110
  %126 = getelementptr inbounds i8, ptr %3, i64 88
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds i8, ptr %50, i64 160
  %129 = tail call i32 @PMPI_Iallgatherv(ptr noundef %123, i32 noundef %60, ptr noundef nonnull %70, ptr noundef %120, ptr noundef %124, ptr noundef %125, ptr noundef nonnull %70, ptr noundef %127, ptr noundef nonnull %128)
  br label %158

130:
  %131 = load ptr, ptr %108, align 8
  %132 = getelementptr inbounds i32, ptr %131, i64 %115
  %133 = load i32, ptr %132, align 4
  %134 = mul i32 %133, %109
  %135 = getelementptr inbounds i32, ptr %114, i64 %115
  store i32 %134, ptr %135, align 4
  %136 = trunc i64 %116 to i32
  %137 = load ptr, ptr %101, align 8
  %138 = getelementptr i32, ptr %137, i64 %115
  %139 = getelementptr i32, ptr %138, i64 %110
  store i32 %136, ptr %139, align 4
  %140 = load ptr, ptr %101, align 8
  %141 = getelementptr inbounds i32, ptr %140, i64 %115
  %142 = load i32, ptr %141, align 4
  %143 = sext i32 %142 to i64
  %144 = add nsw i64 %116, %143
  %145 = add nuw nsw i64 %115, 1
  br label %113

146:
  %147 = mul nsw i32 %62, %60
  %148 = sext i32 %147 to i64
  %149 = mul nsw i64 %73, %148
  %150 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %149)
  %151 = getelementptr inbounds i8, ptr %50, i64 64
  store ptr %150, ptr %151, align 8
  %152 = getelementptr inbounds i8, ptr %50, i64 56
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds i8, ptr %3, i64 88
  %155 = load ptr, ptr %154, align 8
  %156 = getelementptr inbounds i8, ptr %50, i64 160
  %157 = tail call i32 @PMPI_Iallgather(ptr noundef %153, i32 noundef %60, ptr noundef nonnull %70, ptr noundef %150, i32 noundef %60, ptr noundef nonnull %70, ptr noundef %155, ptr noundef nonnull %156)
  br label %158

158:
  %159 = getelementptr inbounds i8, ptr %3, i64 80
  store i32 1, ptr %159, align 8
  ret void
}

define linkonce_odr hidden fastcc noalias noundef ptr @__ltoad_mpi__new_wire(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 104
  %3 = tail call fastcc i64 @__ltoad_mpi__wire_bytes(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %2)
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load ptr, ptr %4, align 8
  %6 = load i64, ptr %5, align 8
  %7 = mul nsw i64 %6, %3
  %8 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %7)
  ret ptr %8
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__move_lanes(ptr nocapture noundef readonly %0, ptr noundef %1, i32 noundef %2) unnamed_addr noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 104
  %5 = tail call fastcc i64 @__ltoad_mpi__wire_bytes(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %4)
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  %7 = getelementptr inbounds i8, ptr %0, i64 128
  %8 = icmp eq ptr %1, null
  br label %9

9:
  %10 = phi i64 [ 0, %3 ], [ %22, %15 ]
  %11 = load ptr, ptr %6, align 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp slt i64 %10, %12
  br i1 %13, label %15, label %14

14:
  ret void

15:
  %16 = load ptr, ptr %7, align 8
  %17 = getelementptr inbounds ptr, ptr %16, i64 %10
  %18 = load ptr, ptr %17, align 8
  %19 = mul nsw i64 %10, %5
  %20 = getelementptr inbounds i8, ptr %1, i64 %19
  %21 = select i1 %8, ptr null, ptr %20
  tail call fastcc void @__ltoad_mpi__move(ptr noundef %18, ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %4, ptr noundef %21, i32 noundef %2)
  %22 = add nuw nsw i64 %10, 1
  br label %9
}

declare i32 @PMPI_Irecv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc i64 @__ltoad_mpi__wire_count(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 104
  %3 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %2)
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load ptr, ptr %4, align 8
  %6 = load i64, ptr %5, align 8
  %7 = mul nsw i64 %6, %3
  ret i64 %7
}

define linkonce_odr hidden fastcc i64 @__ltoad_mpi__numbers_in(ptr nocapture noundef readonly byval({ ptr, i64, i64 }) align 8 %0) unnamed_addr noinline nounwind {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %36, label %4

4:
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %36, label %8

8:
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %10, %6
  %12 = srem i64 %10, %6
  %13 = getelementptr inbounds i8, ptr %2, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %14, %11
  %16 = getelementptr inbounds i8, ptr %2, i64 48
  %17 = tail call i64 @llvm.smax.i64(i64 %12, i64 0)
  br label %18

18:
  %19 = phi i64 [ %15, %8 ], [ %34, %33 ]
  %20 = phi i64 [ 0, %8 ], [ %35, %33 ]
  %21 = icmp eq i64 %20, %17
  br i1 %21, label %36, label %22

22:
  %23 = load ptr, ptr %16, align 8
  %24 = getelementptr inbounds { i64, i32, i32 }, ptr %23, i64 %20
  %25 = getelementptr inbounds i8, ptr %24, i64 8
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %33, label %28

28:
  %29 = getelementptr inbounds i8, ptr %24, i64 12
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %19, %31
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ %19, %22 ]
  %35 = add nuw i64 %20, 1
  br label %18

36:
  %37 = phi i64 [ 0, %4 ], [ 0, %1 ], [ %19, %18 ]
  ret i64 %37
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__send_wire(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) unnamed_addr noinline nounwind {
  %7 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 24)
  tail call fastcc void @__ltoad_mpi__complete_sends(i32 noundef 0)
  %8 = getelementptr inbounds i8, ptr %7, i64 16
  store ptr %0, ptr %8, align 8
  %9 = trunc i64 %1 to i32
  %10 = icmp eq i32 %2, 3
  %11 = icmp eq i32 %2, 1
  %12 = select i1 %11, ptr @ompi_mpi_float, ptr @ompi_mpi_double
  %13 = select i1 %10, ptr @ompi_mpi_long_double, ptr %12
  %14 = getelementptr inbounds i8, ptr %7, i64 8
  %15 = tail call i32 @PMPI_Isend(ptr noundef %0, i32 noundef %9, ptr noundef nonnull %13, i32 noundef %3, i32 noundef %4, ptr noundef %5, ptr noundef nonnull %14)
  %16 = load ptr, ptr @__ltoad_mpi__outstanding, align 8
  store ptr %16, ptr %7, align 8
  store ptr %7, ptr @__ltoad_mpi__outstanding, align 8
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__complete_sends(i32 noundef %0) unnamed_addr noinline nounwind {
  %2 = alloca i32, align 4
  %3 = icmp eq i32 %0, 0
  br label %4

4:
  %5 = phi ptr [ @__ltoad_mpi__outstanding, %1 ], [ %23, %22 ]
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %9

8:
  ret void

9:
  store i32 1, ptr %2, align 4
  %10 = getelementptr inbounds i8, ptr %6, i64 8
  br i1 %3, label %13, label %11

11:
  %12 = call i32 @PMPI_Wait(ptr noundef nonnull %10, ptr noundef null)
  br label %15

13:
  %14 = call i32 @PMPI_Test(ptr noundef nonnull %10, ptr noundef nonnull %2, ptr noundef null)
  br label %15

15:
  %16 = load i32, ptr %2, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %22, label %18

18:
  %19 = load ptr, ptr %6, align 8
  store ptr %19, ptr %5, align 8
  %20 = getelementptr inbounds i8, ptr %6, i64 16
  %21 = load ptr, ptr %20, align 8
  call void @free(ptr noundef %21)
  call void @free(ptr noundef nonnull %6)
  br label %22

22:
  %23 = phi ptr [ %5, %18 ], [ %6, %15 ]
  br label %4
}

declare i32 @PMPI_Isend(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Wait(ptr noundef, ptr noundef)

declare i32 @PMPI_Test(ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__start_exchange(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 48
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = tail call fastcc i32 @__ltoad_mpi__wire_of(ptr noundef %3)
  %9 = icmp eq i32 %8, 3
  %10 = icmp eq i32 %8, 1
  %11 = select i1 %10, ptr @ompi_mpi_float, ptr @ompi_mpi_double
  %12 = select i1 %9, ptr @ompi_mpi_long_double, ptr %11
  %13 = getelementptr inbounds i8, ptr %3, i64 56
  %14 = load ptr, ptr %13, align 8
  %15 = sext i32 %7 to i64
  %16 = getelementptr inbounds i32, ptr %5, i64 %15
  %17 = getelementptr inbounds i8, ptr %3, i64 64
  %18 = load ptr, ptr %17, align 8
  %19 = shl nsw i32 %7, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %5, i64 %20
  %22 = mul nsw i32 %7, 3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %5, i64 %23
  %25 = getelementptr inbounds i8, ptr %0, i64 88
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %3, i64 160
  %28 = tail call i32 @PMPI_Ialltoallv(ptr noundef %14, ptr noundef %5, ptr noundef %16, ptr noundef nonnull %12, ptr noundef %18, ptr noundef %21, ptr noundef %24, ptr noundef nonnull %12, ptr noundef %26, ptr noundef nonnull %27)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__start_broadcast(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr noinline nounwind {
  %3 = getelementptr inbounds i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8
  %5 = tail call fastcc i64 @__ltoad_mpi__wire_count(ptr noundef %0)
  %6 = trunc i64 %5 to i32
  %7 = getelementptr inbounds i8, ptr %0, i64 104
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 24
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 3
  %12 = icmp eq i32 %10, 1
  %13 = select i1 %12, ptr @ompi_mpi_float, ptr @ompi_mpi_double
  %14 = select i1 %11, ptr @ompi_mpi_long_double, ptr %13
  %15 = icmp eq i32 %1, 0
  %16 = getelementptr inbounds i8, ptr %4, i64 56
  %17 = load ptr, ptr %16, align 8
  br i1 %15, label %27, label %18

18:
  %19 = getelementptr inbounds i8, ptr %4, i64 64
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %4, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %0, i64 88
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %4, i64 160
  %26 = tail call i32 @PMPI_Ireduce(ptr noundef %17, ptr noundef %20, i32 noundef %6, ptr noundef nonnull %14, ptr noundef nonnull @ompi_mpi_op_sum, i32 noundef %22, ptr noundef %24, ptr noundef nonnull %25)
  br label %34

27:
  %28 = getelementptr inbounds i8, ptr %4, i64 12
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i8, ptr %0, i64 88
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %4, i64 160
  %33 = tail call i32 @PMPI_Ibcast(ptr noundef %17, i32 noundef %6, ptr noundef nonnull %14, i32 noundef %29, ptr noundef %31, ptr noundef nonnull %32)
  br label %34

34:
  ret void
}

define linkonce_odr hidden fastcc i32 @__ltoad_mpi__wire_of(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = getelementptr inbounds i8, ptr %0, i64 40
  %6 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %7 = zext nneg i32 %6 to i64
  br label %8

8:
  %9 = phi i64 [ %34, %32 ], [ 0, %1 ]
  %10 = phi i32 [ %33, %32 ], [ 0, %1 ]
  %11 = icmp eq i64 %9, %7
  br i1 %11, label %12, label %13

12:
  ret i32 %10

13:
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %14, i64 %9, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %17, i64 %9, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %16, null
  br i1 %20, label %25, label %21

21:
  %22 = getelementptr inbounds i8, ptr %16, i64 24
  %23 = load i32, ptr %22, align 8
  %24 = tail call i32 @llvm.umax.i32(i32 %23, i32 %10)
  br label %25

25:
  %26 = phi i32 [ %10, %13 ], [ %24, %21 ]
  %27 = icmp eq ptr %19, null
  br i1 %27, label %32, label %28

28:
  %29 = getelementptr inbounds i8, ptr %19, i64 24
  %30 = load i32, ptr %29, align 8
  %31 = tail call i32 @llvm.umax.i32(i32 %30, i32 %26)
  br label %32

32:
  %33 = phi i32 [ %26, %25 ], [ %31, %28 ]
  %34 = add nuw nsw i64 %9, 1
  br label %8
}

declare i32 @PMPI_Ialltoallv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Ireduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Ibcast(ptr noundef, i32 noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc i64 @__ltoad_mpi__results(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = alloca { ptr, i64, i64 }, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 72
  %4 = load ptr, ptr %3, align 8
  store ptr %4, ptr %2, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = getelementptr inbounds i8, ptr %0, i64 112
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  %9 = getelementptr inbounds i8, ptr %4, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %7
  store i64 %11, ptr %8, align 8
  %12 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %2)
  ret i64 %12
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__start_values(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 104
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, @ompi_mpi_op_sum
  br i1 %6, label %31, label %7

7:
  %8 = getelementptr inbounds i8, ptr %3, i64 72
  %9 = getelementptr inbounds i8, ptr %3, i64 80
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
  %21 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %20)
  %22 = getelementptr inbounds i8, ptr %3, i64 144
  store ptr %21, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %3, i64 136
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds i8, ptr %3, i64 96
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %3, i64 168
  %30 = tail call i32 @PMPI_Iallgather(ptr noundef %24, i32 noundef %11, ptr noundef %26, ptr noundef %21, i32 noundef %11, ptr noundef %26, ptr noundef %28, ptr noundef nonnull %29)
  br label %31

31:
  ret void
}

declare i32 @PMPI_Iallreduce(ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Iallgatherv(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Iallgather(ptr noundef, i32 noundef, ptr noundef, ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc i64 @__ltoad_mpi__wire_bytes(ptr nocapture noundef readonly byval({ ptr, i64, i64 }) align 8 %0) unnamed_addr noinline nounwind {
  %2 = load ptr, ptr %0, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %12, label %4

4:
  %5 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %0)
  %6 = getelementptr inbounds i8, ptr %2, i64 24
  %7 = load i32, ptr %6, align 8
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, %5
  br label %12

12:
  %13 = phi i64 [ %11, %4 ], [ 0, %1 ]
  ret i64 %13
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__move(ptr noundef %0, ptr nocapture noundef readonly byval({ ptr, i64, i64 }) align 8 %1, ptr noundef %2, i32 noundef %3) unnamed_addr noinline nounwind {
  %5 = load ptr, ptr %1, align 8
  %6 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %1)
  %7 = icmp ne ptr %0, null
  %8 = icmp ne i64 %6, 0
  %9 = select i1 %7, i1 %8, i1 false
  br i1 %9, label %16, label %10

10:
  %11 = icmp ne ptr %2, null
  %12 = icmp ult i32 %3, 2
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %152

14:
  %15 = tail call fastcc i64 @__ltoad_mpi__wire_bytes(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %1)
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %2, i8 0, i64 %15, i1 false)
  br label %152

16:
  %17 = getelementptr inbounds i8, ptr %5, i64 40
  %18 = load i32, ptr %17, align 8
  %19 = icmp ne i32 %18, 0
  %20 = getelementptr inbounds i8, ptr %5, i64 24
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 2
  %23 = select i1 %19, i1 %22, i1 false
  br i1 %23, label %24, label %45

24:
  %25 = icmp ult i32 %3, 2
  br i1 %25, label %26, label %28

26:
  %27 = shl i64 %6, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr nonnull align 8 %0, i64 %27, i1 false)
  br label %28

28:
  switch i32 %3, label %152 [
    i32 1, label %31
    i32 3, label %33
    i32 2, label %29
  ]

29:
  %30 = tail call i64 @llvm.smax.i64(i64 %6, i64 0)
  br label %35

31:
  %32 = shl i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %0, i8 0, i64 %32, i1 false)
  br label %152

33:
  %34 = shl i64 %6, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %0, ptr align 8 %2, i64 %34, i1 false)
  br label %152

35:
  %36 = phi i64 [ %44, %38 ], [ 0, %29 ]
  %37 = icmp eq i64 %36, %30
  br i1 %37, label %152, label %38

38:
  %39 = getelementptr inbounds double, ptr %2, i64 %36
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds double, ptr %0, i64 %36
  %42 = load double, ptr %41, align 8
  %43 = fadd double %40, %42
  store double %43, ptr %41, align 8
  %44 = add nuw i64 %36, 1
  br label %35

45:
  %46 = getelementptr inbounds i8, ptr %5, i64 24
  %47 = zext i32 %21 to i64
  %48 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds i8, ptr %1, i64 16
  %51 = getelementptr inbounds i8, ptr %5, i64 48
  %52 = getelementptr inbounds i8, ptr %5, i64 8
  %53 = icmp ult i32 %3, 2
  %54 = icmp eq ptr %2, null
  %55 = select i1 %54, i64 0, i64 %49
  br label %56

56:
  %57 = phi i64 [ 0, %45 ], [ %86, %85 ]
  %58 = phi ptr [ %2, %45 ], [ %82, %85 ]
  %59 = load i64, ptr %50, align 8
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %61, label %152

61:
  %62 = load ptr, ptr %51, align 8
  %63 = load i64, ptr %52, align 8
  %64 = srem i64 %57, %63
  %65 = getelementptr inbounds { i64, i32, i32 }, ptr %62, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds i8, ptr %65, i64 8
  %68 = load i32, ptr %67, align 8
  %69 = getelementptr inbounds i8, ptr %65, i64 12
  %70 = load i32, ptr %69, align 4
  %71 = sdiv i64 %57, %63
  %72 = load i64, ptr %5, align 8
  %73 = mul nsw i64 %72, %71
  %74 = getelementptr inbounds i8, ptr %0, i64 %73
  %75 = getelementptr inbounds i8, ptr %74, i64 %66
  %76 = icmp ne i32 %68, 0
  %77 = zext i32 %68 to i64
  %78 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %77
  %79 = sext i32 %70 to i64
  br label %80

80:
  %81 = phi i64 [ %151, %149 ], [ 0, %61 ]
  %82 = phi ptr [ %150, %149 ], [ %58, %61 ]
  %83 = icmp slt i64 %81, %79
  %84 = select i1 %76, i1 %83, i1 false
  br i1 %84, label %87, label %85

85:
  %86 = add nuw nsw i64 %57, 1
  br label %56

87:
  %88 = load i64, ptr %78, align 8
  %89 = mul nsw i64 %88, %81
  %90 = getelementptr inbounds i8, ptr %75, i64 %89
  %91 = load i32, ptr %46, align 8
  br i1 %53, label %92, label %105

92:
  switch i32 %68, label %98 [
    i32 3, label %93
    i32 1, label %95
  ]

93:
  %94 = load x86_fp80, ptr %90, align 16
  br label %103

95:
  %96 = load float, ptr %90, align 4
  %97 = fpext float %96 to double
  br label %100

98:
  %99 = load double, ptr %90, align 8
  br label %100

100:
  %101 = phi double [ %97, %95 ], [ %99, %98 ]
  %102 = fpext double %101 to x86_fp80
  br label %103

103:
  %104 = phi x86_fp80 [ %94, %93 ], [ %102, %100 ]
  tail call fastcc void @__ltoad_mpi__set(ptr noundef %82, i32 noundef %91, x86_fp80 noundef %104)
  br label %105

105:
  switch i32 %3, label %149 [
    i32 1, label %106
    i32 3, label %110
    i32 2, label %123
  ]

106:
  switch i32 %68, label %109 [
    i32 3, label %107
    i32 1, label %108
  ]

107:
  store x86_fp80 0xK00000000000000000000, ptr %90, align 16
  br label %149

108:
  store float 0.000000e+00, ptr %90, align 4
  br label %149

109:
  store double 0.000000e+00, ptr %90, align 8
  br label %149

110:
  switch i32 %91, label %116 [
    i32 3, label %111
    i32 1, label %113
  ]

111:
  %112 = load x86_fp80, ptr %82, align 16
  br label %121

113:
  %114 = load float, ptr %82, align 4
  %115 = fpext float %114 to double
  br label %118

116:
  %117 = load double, ptr %82, align 8
  br label %118

118:
  %119 = phi double [ %115, %113 ], [ %117, %116 ]
  %120 = fpext double %119 to x86_fp80
  br label %121

121:
  %122 = phi x86_fp80 [ %112, %111 ], [ %120, %118 ]
  tail call fastcc void @__ltoad_mpi__set(ptr noundef nonnull %90, i32 noundef %68, x86_fp80 noundef %122)
  br label %149

123:
  switch i32 %68, label %129 [
    i32 3, label %124
    i32 1, label %126
  ]

124:
  %125 = load x86_fp80, ptr %90, align 16
  br label %134

126:
  %127 = load float, ptr %90, align 4
  %128 = fpext float %127 to double
  br label %131

129:
  %130 = load double, ptr %90, align 8
  br label %131

131:
  %132 = phi double [ %128, %126 ], [ %130, %129 ]
  %133 = fpext double %132 to x86_fp80
  br label %134

134:
  %135 = phi x86_fp80 [ %125, %124 ], [ %133, %131 ]
  switch i32 %91, label %141 [
    i32 3, label %136
    i32 1, label %138
  ]

136:
  %137 = load x86_fp80, ptr %82, align 16
  br label %146

138:
  %139 = load float, ptr %82, align 4
  %140 = fpext float %139 to double
  br label %143

141:
  %142 = load double, ptr %82, align 8
  br label %143

143:
  %144 = phi double [ %140, %138 ], [ %142, %141 ]
  %145 = fpext double %144 to x86_fp80
  br label %146

146:
  %147 = phi x86_fp80 [ %137, %136 ], [ %145, %143 ]
  %148 = fadd x86_fp80 %135, %147
  tail call fastcc void @__ltoad_mpi__set(ptr noundef nonnull %90, i32 noundef %68, x86_fp80 noundef %148)
  br label %149

149:
  %150 = getelementptr inbounds i8, ptr %82, i64 %55
  %151 = add nuw nsw i64 %81, 1
  br label %80

152:
  ret void
}

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

define linkonce_odr hidden fastcc void @__ltoad_mpi__take_pieces(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4) unnamed_addr noinline nounwind {
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = shl nsw i32 %9, 2
  %11 = sext i32 %10 to i64
  %12 = shl nsw i64 %11, 2
  %13 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %12)
  %14 = getelementptr inbounds i8, ptr %7, i64 48
  store ptr %13, ptr %14, align 8
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = tail call fastcc i64 @__ltoad_mpi__lay_out(ptr noundef %0, ptr noundef %1, ptr noundef %13, ptr noundef %16)
  %18 = load ptr, ptr %14, align 8
  %19 = shl nsw i32 %9, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = mul nsw i32 %9, 3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %18, i64 %23
  %25 = tail call fastcc i64 @__ltoad_mpi__lay_out(ptr noundef %0, ptr noundef %4, ptr noundef %21, ptr noundef %24)
  %26 = tail call fastcc i32 @__ltoad_mpi__wire_of(ptr noundef %7)
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %29, %17
  %31 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %30)
  %32 = getelementptr inbounds i8, ptr %7, i64 56
  store ptr %31, ptr %32, align 8
  %33 = mul nsw i64 %29, %25
  %34 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %33)
  %35 = getelementptr inbounds i8, ptr %7, i64 64
  store ptr %34, ptr %35, align 8
  %36 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  %37 = zext nneg i32 %36 to i64
  br label %38

38:
  %39 = phi i64 [ %52, %42 ], [ 0, %5 ]
  %40 = icmp eq i64 %39, %37
  br i1 %40, label %41, label %42

41:
  ret void

42:
  %43 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %1, i64 %39
  %44 = load ptr, ptr %32, align 8
  %45 = load ptr, ptr %14, align 8
  %46 = getelementptr i32, ptr %45, i64 %39
  %47 = getelementptr i32, ptr %46, i64 %15
  %48 = load i32, ptr %47, align 4
  %49 = sext i32 %48 to i64
  %50 = mul nsw i64 %29, %49
  %51 = getelementptr inbounds i8, ptr %44, i64 %50
  tail call fastcc void @__ltoad_mpi__move_piece(ptr noundef %0, ptr noundef %2, ptr noundef byval({ i64, { ptr, i64, i64 } }) align 8 %43, ptr noundef %51, i32 noundef %3)
  %52 = add nuw nsw i64 %39, 1
  br label %38
}

define linkonce_odr hidden fastcc i64 @__ltoad_mpi__lay_out(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr noinline nounwind {
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  br label %7

7:
  %8 = phi i64 [ %30, %17 ], [ 0, %4 ]
  %9 = phi i64 [ %29, %17 ], [ 0, %4 ]
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = sext i32 %12 to i64
  %14 = icmp slt i64 %8, %13
  br i1 %14, label %17, label %15

15:
  %16 = icmp sgt i64 %9, 2147483647
  br i1 %16, label %31, label %34

17:
  %18 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %1, i64 %8, i32 1
  %19 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %18)
  %20 = load ptr, ptr %6, align 8
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = getelementptr inbounds i32, ptr %2, i64 %8
  store i32 %23, ptr %24, align 4
  %25 = trunc i64 %9 to i32
  %26 = getelementptr inbounds i32, ptr %3, i64 %8
  store i32 %25, ptr %26, align 4
  %27 = load i32, ptr %24, align 4
  %28 = sext i32 %27 to i64
  %29 = add nsw i64 %9, %28
  %30 = add nuw nsw i64 %8, 1
  br label %7

31:
  %32 = getelementptr inbounds i8, ptr %0, i64 56
  %33 = load ptr, ptr %32, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %33, ptr noundef nonnull @__ltoad_mpi__str.62)
  unreachable

34:
  ret i64 %9
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__move_piece(ptr nocapture noundef readonly %0, ptr noundef readonly %1, ptr nocapture noundef readonly byval({ i64, { ptr, i64, i64 } }) align 8 %2, ptr noundef %3, i32 noundef %4) unnamed_addr noinline nounwind {
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = tail call fastcc i64 @__ltoad_mpi__wire_bytes(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %6)
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = icmp eq ptr %1, null
  %10 = load i64, ptr %2, align 8
  %11 = icmp eq ptr %3, null
  br i1 %9, label %17, label %12

12:
  %13 = phi i64 [ %27, %18 ], [ 0, %5 ]
  %14 = load ptr, ptr %8, align 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp slt i64 %13, %15
  br i1 %16, label %18, label %17

17:
  ret void

18:
  %19 = getelementptr inbounds ptr, ptr %1, i64 %13
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  %22 = getelementptr inbounds i8, ptr %20, i64 %10
  %23 = select i1 %21, ptr null, ptr %22
  %24 = mul nsw i64 %13, %7
  %25 = getelementptr inbounds i8, ptr %3, i64 %24
  %26 = select i1 %11, ptr null, ptr %25
  tail call fastcc void @__ltoad_mpi__move(ptr noundef %23, ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %6, ptr noundef %26, i32 noundef %4)
  %27 = add nuw nsw i64 %13, 1
  br label %12
}

declare i32 @PMPI_Waitall(i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__finish_exchange(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef %2, i32 noundef %3) unnamed_addr noinline nounwind {
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = load ptr, ptr %5, align 8
  %7 = tail call fastcc i32 @__ltoad_mpi__wire_of(ptr noundef %6)
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %6, i64 8
  %12 = getelementptr inbounds i8, ptr %6, i64 64
  %13 = getelementptr inbounds i8, ptr %6, i64 48
  br label %14

14:
  %15 = phi i64 [ %33, %20 ], [ 0, %4 ]
  %16 = load i32, ptr %11, align 8
  %17 = sext i32 %16 to i64
  %18 = icmp slt i64 %15, %17
  br i1 %18, label %20, label %19

19:
  ret void

20:
  %21 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %1, i64 %15
  %22 = load ptr, ptr %12, align 8
  %23 = load ptr, ptr %13, align 8
  %24 = mul nsw i32 %16, 3
  %25 = trunc nuw nsw i64 %15 to i32
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %23, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %10, %30
  %32 = getelementptr inbounds i8, ptr %22, i64 %31
  tail call fastcc void @__ltoad_mpi__move_piece(ptr noundef %0, ptr noundef %2, ptr noundef byval({ i64, { ptr, i64, i64 } }) align 8 %21, ptr noundef %32, i32 noundef %3)
  %33 = add nuw nsw i64 %15, 1
  br label %14
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__drop_wires(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 56
  %5 = load ptr, ptr %4, align 8
  tail call void @free(ptr noundef %5)
  %6 = getelementptr inbounds i8, ptr %3, i64 64
  %7 = load ptr, ptr %6, align 8
  tail call void @free(ptr noundef %7)
  %8 = getelementptr inbounds i8, ptr %3, i64 144
  %9 = load ptr, ptr %8, align 8
  tail call void @free(ptr noundef %9)
  %10 = getelementptr inbounds i8, ptr %3, i64 48
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr noundef %11)
  store ptr null, ptr %8, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  ret void
}

define linkonce_odr hidden fastcc x86_fp80 @__ltoad_mpi__slope(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr noinline nounwind {
  %5 = icmp slt i32 %2, %1
  br i1 %5, label %6, label %91

6:
  %7 = getelementptr inbounds i8, ptr %0, i64 104
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, @ompi_mpi_op_sum
  br i1 %9, label %91, label %10

10:
  %11 = icmp eq ptr %8, @ompi_mpi_op_prod
  %12 = getelementptr inbounds i8, ptr %0, i64 72
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
  %27 = getelementptr inbounds i8, ptr %26, i64 24
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
  %44 = getelementptr inbounds i8, ptr %43, i64 24
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
  %4 = getelementptr inbounds i8, ptr %0, i64 72
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = sdiv i64 %2, %7
  %9 = srem i64 %2, %7
  %10 = getelementptr inbounds i8, ptr %0, i64 144
  %11 = load ptr, ptr %10, align 8
  %12 = sext i32 %1 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 80
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %14, %12
  %16 = add nsw i64 %15, %8
  %17 = load i64, ptr %5, align 8
  %18 = mul nsw i64 %16, %17
  %19 = getelementptr inbounds i8, ptr %11, i64 %18
  %20 = getelementptr inbounds i8, ptr %5, i64 24
  %21 = load i32, ptr %20, align 8
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %24, %9
  %26 = getelementptr inbounds i8, ptr %19, i64 %25
  ret ptr %26
}

define linkonce_odr hidden fastcc i64 @__ltoad_mpi__index_at(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2) unnamed_addr noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 72
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 24
  %7 = load i32, ptr %6, align 8
  %8 = tail call fastcc ptr @__ltoad_mpi__value_at(ptr noundef %0, i32 noundef %1, i64 noundef %2)
  %9 = getelementptr inbounds i8, ptr %0, i64 96
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

define linkonce_odr hidden fastcc void @__ltoad_mpi__view_of(ptr dead_on_unwind noalias nocapture writable writeonly sret({ ptr, i64, i64 }) align 8 %0, ptr noundef %1, i64 noundef %2) unnamed_addr noinline nounwind {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = load i32, ptr @__ltoad_mpi__layout_key, align 4
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %10, label %13

10:
  %11 = tail call i32 @MPI_Type_create_keyval(ptr noundef nonnull @OMPI_C_MPI_TYPE_NULL_COPY_FN, ptr noundef nonnull @__ltoad_mpi__forget_layout, ptr noundef nonnull @__ltoad_mpi__layout_key, ptr noundef null)
  %12 = load i32, ptr @__ltoad_mpi__layout_key, align 4
  br label %13

13:
  %14 = phi i32 [ %12, %10 ], [ %8, %3 ]
  %15 = call i32 @MPI_Type_get_attr(ptr noundef %1, i32 noundef %14, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %16 = load i32, ptr %5, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:
  %19 = load ptr, ptr %4, align 8
  br label %64

20:
  %21 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 56)
  store ptr %21, ptr %4, align 8
  %22 = call i32 @MPI_Type_get_extent(ptr noundef %1, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %23 = load i64, ptr %7, align 8
  %24 = load ptr, ptr %4, align 8
  store i64 %23, ptr %24, align 8
  %25 = load ptr, ptr %4, align 8
  call fastcc void @__ltoad_mpi__describe(ptr noundef %25, ptr noundef %1, i64 noundef 0)
  %26 = load ptr, ptr %4, align 8
  %27 = getelementptr inbounds i8, ptr %26, i64 32
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %26, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %28, %30
  %32 = icmp sgt i64 %30, 1
  %33 = and i1 %31, %32
  br i1 %33, label %34, label %36

34:
  %35 = getelementptr inbounds i8, ptr %26, i64 28
  store i32 1, ptr %35, align 4
  br label %58

36:
  %37 = getelementptr inbounds i8, ptr %26, i64 48
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq i64 %30, 1
  br i1 %39, label %40, label %58

40:
  %41 = load i64, ptr %38, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %58

43:
  %44 = getelementptr inbounds i8, ptr %38, i64 8
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %58, label %47

47:
  %48 = load i64, ptr %7, align 8
  %49 = zext i32 %45 to i64
  %50 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds i8, ptr %38, i64 12
  %53 = load i32, ptr %52, align 4
  %54 = sext i32 %53 to i64
  %55 = mul nsw i64 %51, %54
  %56 = icmp eq i64 %48, %55
  %57 = zext i1 %56 to i32
  br label %58

58:
  %59 = phi i32 [ 0, %43 ], [ 0, %40 ], [ 0, %36 ], [ %57, %47 ], [ 0, %34 ]
  %60 = getelementptr inbounds i8, ptr %26, i64 40
  store i32 %59, ptr %60, align 8
  %61 = load i32, ptr @__ltoad_mpi__layout_key, align 4
  %62 = call i32 @MPI_Type_set_attr(ptr noundef %1, i32 noundef %61, ptr noundef nonnull %26)
  %63 = load ptr, ptr %4, align 8
  br label %64

64:
  %65 = phi ptr [ %19, %18 ], [ %63, %58 ]
  store ptr %65, ptr %0, align 8
  %66 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %2, ptr %66, align 8
  %67 = getelementptr inbounds i8, ptr %0, i64 16
  %68 = getelementptr inbounds i8, ptr %65, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %69, %2
  store i64 %70, ptr %67, align 8
  ret void
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__shadow_of(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr noinline nounwind {
  %3 = tail call fastcc ptr @__ltoad_mpi__known_shadow(ptr noundef %0)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %6

5:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.70)
  unreachable

6:
  %7 = load ptr, ptr %3, align 8
  ret ptr %7
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__check_bytes(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 104
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 28
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %31, label %7

7:
  %8 = getelementptr inbounds i8, ptr %0, i64 112
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %31, label %11

11:
  %12 = getelementptr inbounds i8, ptr %0, i64 128
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8
  %16 = load i64, ptr %15, align 8
  %17 = tail call i64 @llvm.smax.i64(i64 %16, i64 0)
  br label %18

18:
  %19 = phi i64 [ 0, %11 ], [ %25, %21 ]
  %20 = icmp eq i64 %19, %17
  br i1 %20, label %31, label %21

21:
  %22 = getelementptr inbounds ptr, ptr %13, i64 %19
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  %25 = add nuw i64 %19, 1
  br i1 %24, label %18, label %26

26:
  %27 = icmp slt i64 %19, %16
  br i1 %27, label %28, label %31

28:
  %29 = getelementptr inbounds i8, ptr %0, i64 56
  %30 = load ptr, ptr %29, align 8
  tail call fastcc void @__ltoad_mpi__die(ptr noundef %30, ptr noundef nonnull @__ltoad_mpi__str.71)
  unreachable

31:
  ret void
}

declare i32 @MPI_Type_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @OMPI_C_MPI_TYPE_NULL_COPY_FN(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi__forget_layout(ptr nocapture readnone %0, i32 %1, ptr nocapture noundef %2, ptr nocapture readnone %3) noinline nounwind {
  %5 = getelementptr inbounds i8, ptr %2, i64 48
  %6 = load ptr, ptr %5, align 8
  tail call void @free(ptr noundef %6)
  tail call void @free(ptr noundef %2)
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
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = call i32 @MPI_Type_get_envelope(ptr noundef %1, ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef nonnull %11)
  %18 = load i32, ptr %11, align 4
  switch i32 %18, label %93 [
    i32 16, label %19
    i32 15, label %19
    i32 14, label %19
    i32 0, label %19
  ]

19:
  br label %20

20:
  %21 = phi i64 [ %27, %23 ], [ 0, %19 ]
  %22 = icmp eq i64 %21, 5
  br i1 %22, label %35, label %23

23:
  %24 = getelementptr inbounds [5 x { ptr, i32, i32 }], ptr @__ltoad_mpi____const.add_pair.pairs, i64 0, i64 %21
  %25 = load ptr, ptr %24, align 16
  %26 = icmp eq ptr %25, %1
  %27 = add nuw nsw i64 %21, 1
  br i1 %26, label %28, label %20

28:
  %29 = getelementptr inbounds i8, ptr %24, i64 8
  %30 = load i32, ptr %29, align 8
  call fastcc void @__ltoad_mpi__add_element(ptr noundef %0, i64 noundef %2, i32 noundef %30, i32 noundef 1)
  %31 = getelementptr inbounds i8, ptr %24, i64 12
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  %34 = add nsw i64 %33, %2
  call fastcc void @__ltoad_mpi__add_element(ptr noundef %0, i64 noundef %34, i32 noundef 0, i32 noundef 1)
  br label %319

35:
  %36 = getelementptr inbounds i8, ptr %0, i64 28
  %37 = icmp eq ptr %1, @ompi_mpi_datatype_null
  br i1 %37, label %56, label %38

38:
  %39 = phi i64 [ %45, %41 ], [ 0, %35 ]
  %40 = icmp eq i64 %39, 17
  br i1 %40, label %51, label %41

41:
  %42 = getelementptr inbounds [17 x { ptr, i32, i32 }], ptr @__ltoad_mpi____const.basic_kind.known, i64 0, i64 %39
  %43 = load ptr, ptr %42, align 16
  %44 = icmp eq ptr %43, %1
  %45 = add nuw nsw i64 %39, 1
  br i1 %44, label %46, label %38

46:
  %47 = getelementptr inbounds i8, ptr %42, i64 12
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds i8, ptr %42, i64 8
  %50 = load i32, ptr %49, align 8
  br label %56

51:
  %52 = icmp eq ptr %1, @ompi_mpi_byte
  %53 = icmp eq ptr %1, @ompi_mpi_packed
  %54 = or i1 %52, %53
  br i1 %54, label %55, label %56

55:
  store i32 1, ptr %36, align 4
  br label %56

56:
  %57 = phi i32 [ 1, %35 ], [ 1, %55 ], [ 1, %51 ], [ %48, %46 ]
  %58 = phi i32 [ 0, %35 ], [ 0, %55 ], [ 0, %51 ], [ %50, %46 ]
  %59 = and i32 %18, -2
  %60 = icmp eq i32 %59, 14
  br i1 %60, label %61, label %75

61:
  %62 = call i32 @MPI_Type_size(ptr noundef %1, ptr noundef nonnull %12)
  %63 = load i32, ptr %11, align 4
  %64 = icmp eq i32 %63, 15
  %65 = select i1 %64, i32 2, i32 1
  %66 = load i32, ptr %12, align 4
  %67 = sdiv i32 %66, %65
  %68 = icmp eq i32 %67, 4
  %69 = icmp eq i32 %67, 8
  %70 = select i1 %69, i32 2, i32 0
  %71 = select i1 %68, i32 1, i32 %70
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %74

73:
  call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str.66, ptr noundef nonnull @__ltoad_mpi__str.67)
  unreachable

74:
  br label %75

75:
  %76 = phi i32 [ %65, %74 ], [ %57, %56 ]
  %77 = phi i32 [ %71, %74 ], [ %58, %56 ]
  call fastcc void @__ltoad_mpi__add_element(ptr noundef %0, i64 noundef %2, i32 noundef %77, i32 noundef %76)
  %78 = icmp eq ptr %1, @ompi_mpi_char
  %79 = icmp eq ptr %1, @ompi_mpi_signed_char
  %80 = or i1 %78, %79
  %81 = icmp eq ptr %1, @ompi_mpi_unsigned_char
  %82 = or i1 %81, %80
  %83 = icmp eq ptr %1, @ompi_mpi_int8_t
  %84 = or i1 %83, %82
  %85 = icmp eq ptr %1, @ompi_mpi_uint8_t
  %86 = or i1 %85, %84
  %87 = icmp eq ptr %1, @ompi_mpi_character
  %88 = or i1 %87, %86
  %89 = zext i1 %88 to i64
  %90 = getelementptr inbounds i8, ptr %0, i64 32
  %91 = load i64, ptr %90, align 8
  %92 = add nsw i64 %91, %89
  store i64 %92, ptr %90, align 8
  br label %319

93:
  %94 = load i32, ptr %8, align 4
  %95 = sext i32 %94 to i64
  %96 = shl nsw i64 %95, 2
  %97 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %96)
  %98 = load i32, ptr %9, align 4
  %99 = sext i32 %98 to i64
  %100 = shl nsw i64 %99, 3
  %101 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %100)
  %102 = load i32, ptr %10, align 4
  %103 = sext i32 %102 to i64
  %104 = shl nsw i64 %103, 3
  %105 = call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %104)
  %106 = load i32, ptr %8, align 4
  %107 = load i32, ptr %9, align 4
  %108 = load i32, ptr %10, align 4
  %109 = call i32 @MPI_Type_get_contents(ptr noundef %1, i32 noundef %106, i32 noundef %107, i32 noundef %108, ptr noundef %97, ptr noundef %101, ptr noundef %105)
  %110 = load i32, ptr %11, align 4
  store i64 0, ptr %7, align 8
  %111 = icmp eq i32 %110, 11
  br i1 %111, label %223, label %112

112:
  %113 = load ptr, ptr %105, align 8
  %114 = call i32 @MPI_Type_get_extent(ptr noundef %113, ptr noundef nonnull %6, ptr noundef nonnull %7)
  switch i32 %110, label %302 [
    i32 1, label %125
    i32 17, label %125
    i32 2, label %127
    i32 3, label %122
    i32 5, label %120
    i32 6, label %160
    i32 8, label %180
    i32 9, label %117
    i32 18, label %115
    i32 12, label %238
  ]

115:
  %116 = getelementptr inbounds i8, ptr %97, i64 4
  br label %210

117:
  %118 = getelementptr inbounds i8, ptr %97, i64 8
  %119 = getelementptr inbounds i8, ptr %97, i64 4
  br label %194

120:
  %121 = getelementptr inbounds i8, ptr %97, i64 4
  br label %147

122:
  %123 = getelementptr inbounds i8, ptr %97, i64 8
  %124 = getelementptr inbounds i8, ptr %97, i64 4
  br label %131

125:
  %126 = load ptr, ptr %105, align 8
  call fastcc void @__ltoad_mpi__describe(ptr noundef %0, ptr noundef %126, i64 noundef %2)
  br label %303

127:
  %128 = load ptr, ptr %105, align 8
  %129 = load i32, ptr %97, align 4
  %130 = sext i32 %129 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %128, i64 noundef %2, i64 noundef %130)
  br label %303

131:
  %132 = phi i64 [ 0, %122 ], [ %146, %136 ]
  %133 = load i32, ptr %97, align 4
  %134 = sext i32 %133 to i64
  %135 = icmp slt i64 %132, %134
  br i1 %135, label %136, label %303

136:
  %137 = load ptr, ptr %105, align 8
  %138 = load i32, ptr %123, align 4
  %139 = sext i32 %138 to i64
  %140 = mul nsw i64 %132, %139
  %141 = load i64, ptr %7, align 8
  %142 = mul nsw i64 %140, %141
  %143 = add nsw i64 %142, %2
  %144 = load i32, ptr %124, align 4
  %145 = sext i32 %144 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %137, i64 noundef %143, i64 noundef %145)
  %146 = add nuw nsw i64 %132, 1
  br label %131

147:
  %148 = phi i64 [ 0, %120 ], [ %159, %152 ]
  %149 = load i32, ptr %97, align 4
  %150 = sext i32 %149 to i64
  %151 = icmp slt i64 %148, %150
  br i1 %151, label %152, label %303

152:
  %153 = load ptr, ptr %105, align 8
  %154 = load i64, ptr %101, align 8
  %155 = mul nsw i64 %154, %148
  %156 = add nsw i64 %155, %2
  %157 = load i32, ptr %121, align 4
  %158 = sext i32 %157 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %153, i64 noundef %156, i64 noundef %158)
  %159 = add nuw nsw i64 %148, 1
  br label %147

160:
  %161 = phi i64 [ %167, %165 ], [ 0, %112 ]
  %162 = load i32, ptr %97, align 4
  %163 = sext i32 %162 to i64
  %164 = icmp slt i64 %161, %163
  br i1 %164, label %165, label %303

165:
  %166 = load ptr, ptr %105, align 8
  %167 = add nuw nsw i64 %161, 1
  %168 = trunc nuw i64 %167 to i32
  %169 = add i32 %162, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i32, ptr %97, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = sext i32 %172 to i64
  %174 = load i64, ptr %7, align 8
  %175 = mul nsw i64 %174, %173
  %176 = add nsw i64 %175, %2
  %177 = getelementptr inbounds i32, ptr %97, i64 %167
  %178 = load i32, ptr %177, align 4
  %179 = sext i32 %178 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %166, i64 noundef %176, i64 noundef %179)
  br label %160

180:
  %181 = phi i64 [ %190, %185 ], [ 0, %112 ]
  %182 = load i32, ptr %97, align 4
  %183 = sext i32 %182 to i64
  %184 = icmp slt i64 %181, %183
  br i1 %184, label %185, label %303

185:
  %186 = load ptr, ptr %105, align 8
  %187 = getelementptr inbounds i64, ptr %101, i64 %181
  %188 = load i64, ptr %187, align 8
  %189 = add nsw i64 %188, %2
  %190 = add nuw nsw i64 %181, 1
  %191 = getelementptr inbounds i32, ptr %97, i64 %190
  %192 = load i32, ptr %191, align 4
  %193 = sext i32 %192 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %186, i64 noundef %189, i64 noundef %193)
  br label %180

194:
  %195 = phi i64 [ 0, %117 ], [ %209, %199 ]
  %196 = load i32, ptr %97, align 4
  %197 = sext i32 %196 to i64
  %198 = icmp slt i64 %195, %197
  br i1 %198, label %199, label %303

199:
  %200 = load ptr, ptr %105, align 8
  %201 = getelementptr inbounds i32, ptr %118, i64 %195
  %202 = load i32, ptr %201, align 4
  %203 = sext i32 %202 to i64
  %204 = load i64, ptr %7, align 8
  %205 = mul nsw i64 %204, %203
  %206 = add nsw i64 %205, %2
  %207 = load i32, ptr %119, align 4
  %208 = sext i32 %207 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %200, i64 noundef %206, i64 noundef %208)
  %209 = add nuw nsw i64 %195, 1
  br label %194

210:
  %211 = phi i64 [ 0, %115 ], [ %222, %215 ]
  %212 = load i32, ptr %97, align 4
  %213 = sext i32 %212 to i64
  %214 = icmp slt i64 %211, %213
  br i1 %214, label %215, label %303

215:
  %216 = load ptr, ptr %105, align 8
  %217 = getelementptr inbounds i64, ptr %101, i64 %211
  %218 = load i64, ptr %217, align 8
  %219 = add nsw i64 %218, %2
  %220 = load i32, ptr %116, align 4
  %221 = sext i32 %220 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %216, i64 noundef %219, i64 noundef %221)
  %222 = add nuw nsw i64 %211, 1
  br label %210

223:
  %224 = phi i64 [ %234, %228 ], [ 0, %93 ]
  %225 = load i32, ptr %97, align 4
  %226 = sext i32 %225 to i64
  %227 = icmp slt i64 %224, %226
  br i1 %227, label %228, label %303

228:
  %229 = getelementptr inbounds ptr, ptr %105, i64 %224
  %230 = load ptr, ptr %229, align 8
  %231 = getelementptr inbounds i64, ptr %101, i64 %224
  %232 = load i64, ptr %231, align 8
  %233 = add nsw i64 %232, %2
  %234 = add nuw nsw i64 %224, 1
  %235 = getelementptr inbounds i32, ptr %97, i64 %234
  %236 = load i32, ptr %235, align 4
  %237 = sext i32 %236 to i64
  call fastcc void @__ltoad_mpi__repeat(ptr noundef %0, ptr noundef %230, i64 noundef %233, i64 noundef %237)
  br label %223

238:
  %239 = load ptr, ptr %105, align 8
  %240 = load i32, ptr %97, align 4
  %241 = getelementptr inbounds i8, ptr %97, i64 4
  %242 = sext i32 %240 to i64
  %243 = getelementptr inbounds i32, ptr %241, i64 %242
  %244 = mul nsw i32 %240, 3
  %245 = sext i32 %244 to i64
  %246 = getelementptr i32, ptr %97, i64 %245
  %247 = getelementptr i8, ptr %246, i64 4
  %248 = load i32, ptr %247, align 4
  %249 = call i32 @MPI_Type_get_extent(ptr noundef %239, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %250 = call i32 @llvm.smax.i32(i32 %240, i32 0)
  %251 = zext nneg i32 %250 to i64
  br label %252

252:
  %253 = phi i64 [ %265, %260 ], [ 0, %238 ]
  %254 = phi i64 [ %264, %260 ], [ 1, %238 ]
  %255 = icmp eq i64 %253, %251
  br i1 %255, label %256, label %260

256:
  %257 = getelementptr inbounds i32, ptr %243, i64 %242
  %258 = icmp eq i32 %248, 0
  %259 = call i64 @llvm.smax.i64(i64 %254, i64 0)
  br label %266

260:
  %261 = getelementptr inbounds i32, ptr %243, i64 %253
  %262 = load i32, ptr %261, align 4
  %263 = sext i32 %262 to i64
  %264 = mul nsw i64 %254, %263
  %265 = add nuw nsw i64 %253, 1
  br label %252

266:
  %267 = phi i64 [ %279, %275 ], [ 0, %256 ]
  %268 = icmp eq i64 %267, %259
  br i1 %268, label %301, label %269

269:
  %270 = phi i64 [ %295, %280 ], [ %267, %266 ]
  %271 = phi i64 [ %294, %280 ], [ 0, %266 ]
  %272 = phi i64 [ %299, %280 ], [ 1, %266 ]
  %273 = phi i32 [ %300, %280 ], [ 0, %266 ]
  %274 = icmp eq i32 %273, %250
  br i1 %274, label %275, label %280

275:
  %276 = load i64, ptr %5, align 8
  %277 = mul nsw i64 %276, %271
  %278 = add nsw i64 %277, %2
  call fastcc void @__ltoad_mpi__describe(ptr noundef %0, ptr noundef %239, i64 noundef %278)
  %279 = add nuw i64 %267, 1
  br label %266

280:
  %281 = xor i32 %273, -1
  %282 = add i32 %240, %281
  %283 = select i1 %258, i32 %282, i32 %273
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds i32, ptr %257, i64 %284
  %286 = load i32, ptr %285, align 4
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds i32, ptr %243, i64 %284
  %289 = load i32, ptr %288, align 4
  %290 = sext i32 %289 to i64
  %291 = srem i64 %270, %290
  %292 = add nsw i64 %291, %287
  %293 = mul nsw i64 %292, %272
  %294 = add nsw i64 %293, %271
  %295 = sdiv i64 %270, %290
  %296 = getelementptr inbounds i32, ptr %241, i64 %284
  %297 = load i32, ptr %296, align 4
  %298 = sext i32 %297 to i64
  %299 = mul nsw i64 %272, %298
  %300 = add nuw i32 %273, 1
  br label %269

301:
  br label %303

302:
  call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str.68, ptr noundef nonnull @__ltoad_mpi__str.69)
  unreachable

303:
  br label %304

304:
  %305 = phi i64 [ %318, %317 ], [ 0, %303 ]
  %306 = load i32, ptr %10, align 4
  %307 = sext i32 %306 to i64
  %308 = icmp slt i64 %305, %307
  br i1 %308, label %310, label %309

309:
  call void @free(ptr noundef %97)
  call void @free(ptr noundef %101)
  call void @free(ptr noundef %105)
  br label %319

310:
  %311 = getelementptr inbounds ptr, ptr %105, i64 %305
  %312 = load ptr, ptr %311, align 8
  %313 = call i32 @MPI_Type_get_envelope(ptr noundef %312, ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %13)
  %314 = load i32, ptr %13, align 4
  switch i32 %314, label %315 [
    i32 16, label %317
    i32 15, label %317
    i32 14, label %317
    i32 0, label %317
  ]

315:
  %316 = call i32 @MPI_Type_free(ptr noundef nonnull %311)
  br label %317

317:
  %318 = add nuw nsw i64 %305, 1
  br label %304

319:
  ret void
}

declare i32 @MPI_Type_set_attr(ptr noundef, i32 noundef, ptr noundef)

declare i32 @MPI_Type_get_envelope(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @MPI_Type_size(ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__add_element(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr noinline nounwind {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, 1
  %8 = and i64 %7, %6
  %9 = icmp eq i64 %8, 0
  %10 = getelementptr inbounds i8, ptr %0, i64 48
  %11 = load ptr, ptr %10, align 8
  br i1 %9, label %12, label %20

12:
  %13 = shl i64 %7, 5
  %14 = tail call ptr @realloc(ptr noundef %11, i64 noundef %13)
  store ptr %14, ptr %10, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:
  %17 = load i64, ptr %5, align 8
  %18 = add nsw i64 %17, 1
  br label %20

19:
  tail call fastcc void @__ltoad_mpi__die(ptr noundef nonnull @__ltoad_mpi__str.60, ptr noundef nonnull @__ltoad_mpi__str.61)
  unreachable

20:
  %21 = phi i64 [ %18, %16 ], [ %7, %4 ]
  %22 = phi i64 [ %17, %16 ], [ %6, %4 ]
  %23 = phi ptr [ %14, %16 ], [ %11, %4 ]
  store i64 %21, ptr %5, align 8
  %24 = getelementptr inbounds { i64, i32, i32 }, ptr %23, i64 %22
  store i64 %1, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 8
  store i32 %2, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %24, i64 12
  store i32 %3, ptr %26, align 4
  %27 = icmp eq i32 %2, 0
  br i1 %27, label %33, label %28

28:
  %29 = sext i32 %3 to i64
  %30 = getelementptr inbounds i8, ptr %0, i64 16
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, %29
  store i64 %32, ptr %30, align 8
  br label %33

33:
  %34 = getelementptr inbounds i8, ptr %0, i64 24
  %35 = load i32, ptr %34, align 8
  %36 = icmp ult i32 %35, %2
  br i1 %36, label %37, label %38

37:
  store i32 %2, ptr %34, align 8
  br label %38

38:
  ret void
}

declare i32 @MPI_Type_get_contents(ptr noundef, i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef)

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

define linkonce_odr hidden fastcc void @__ltoad_mpi__push(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr noinline nounwind {
  %4 = getelementptr inbounds i8, ptr %0, i64 40
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %69

7:
  %8 = getelementptr inbounds i8, ptr %0, i64 32
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 24
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 88
  %13 = getelementptr inbounds i8, ptr %0, i64 64
  br label %14

14:
  %15 = phi ptr [ @__ltoad_mpi__channels, %7 ], [ %16, %40 ]
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %41, label %18

18:
  %19 = getelementptr inbounds i8, ptr %16, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, %11
  br i1 %21, label %22, label %40

22:
  %23 = getelementptr inbounds i8, ptr %16, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %12, align 8
  %26 = icmp eq ptr %24, %25
  br i1 %26, label %27, label %40

27:
  %28 = getelementptr inbounds i8, ptr %16, i64 24
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, %1
  br i1 %30, label %31, label %40

31:
  %32 = getelementptr inbounds i8, ptr %16, i64 28
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, %2
  br i1 %34, label %35, label %40

35:
  %36 = getelementptr inbounds i8, ptr %16, i64 32
  %37 = load i32, ptr %36, align 8
  %38 = load i32, ptr %13, align 8
  %39 = icmp eq i32 %37, %38
  br i1 %39, label %52, label %40

40:
  br label %14

41:
  %42 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef 48)
  %43 = load ptr, ptr @__ltoad_mpi__channels, align 8
  %44 = load ptr, ptr %12, align 8
  %45 = load i32, ptr %13, align 8
  store ptr %43, ptr %42, align 8
  %46 = getelementptr inbounds i8, ptr %42, i64 8
  store ptr %11, ptr %46, align 8
  %47 = getelementptr inbounds i8, ptr %42, i64 16
  store ptr %44, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %42, i64 24
  store i32 %1, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %42, i64 28
  store i32 %2, ptr %49, align 4
  %50 = getelementptr inbounds i8, ptr %42, i64 32
  store i32 %45, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %42, i64 40
  store ptr null, ptr %51, align 8
  store ptr %42, ptr @__ltoad_mpi__channels, align 8
  br label %52

52:
  %53 = phi ptr [ %42, %41 ], [ %16, %35 ]
  store ptr %53, ptr %4, align 8
  %54 = getelementptr inbounds i8, ptr %53, i64 40
  %55 = getelementptr inbounds i8, ptr %0, i64 144
  br label %56

56:
  %57 = phi ptr [ %54, %52 ], [ %66, %65 ]
  %58 = load ptr, ptr %57, align 8
  %59 = icmp eq ptr %58, null
  br i1 %59, label %67, label %60

60:
  %61 = getelementptr inbounds i8, ptr %58, i64 144
  %62 = load i64, ptr %61, align 8
  %63 = load i64, ptr %55, align 8
  %64 = icmp sgt i64 %62, %63
  br i1 %64, label %65, label %67

65:
  %66 = getelementptr inbounds i8, ptr %58, i64 24
  br label %56

67:
  %68 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %58, ptr %68, align 8
  store ptr %0, ptr %57, align 8
  br label %69

69:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__forget_pending(ptr noundef readonly %0) unnamed_addr noinline nounwind {
  br label %2

2:
  %3 = phi ptr [ @__ltoad_mpi__pending, %1 ], [ %8, %2 ]
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  %6 = icmp eq ptr %4, %0
  %7 = or i1 %5, %6
  %8 = getelementptr inbounds i8, ptr %4, i64 16
  br i1 %7, label %9, label %2

9:
  br i1 %5, label %18, label %10

10:
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %3, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 32
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %14, i64 16
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, -1
  store i64 %17, ptr %15, align 8
  br label %18

18:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__know_sender(ptr nocapture noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr noinline nounwind {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 104
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %26, label %8

8:
  %9 = load i32, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 68
  store i32 %9, ptr %10, align 4
  %11 = getelementptr inbounds i8, ptr %2, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds i8, ptr %0, i64 72
  store i32 %12, ptr %13, align 8
  %14 = icmp eq i32 %9, -2
  br i1 %14, label %15, label %16

15:
  store ptr null, ptr %5, align 8
  br label %26

16:
  store i32 -32766, ptr %4, align 4
  %17 = call i32 @MPI_Get_elements(ptr noundef nonnull %2, ptr noundef %1, ptr noundef nonnull %4)
  %18 = load i32, ptr %4, align 4
  %19 = icmp eq i32 %18, -32766
  br i1 %19, label %20, label %23

20:
  %21 = getelementptr inbounds i8, ptr %0, i64 56
  %22 = load ptr, ptr %21, align 8
  call fastcc void @__ltoad_mpi__die(ptr noundef %22, ptr noundef nonnull @__ltoad_mpi__str.72)
  unreachable

23:
  %24 = sext i32 %18 to i64
  %25 = getelementptr inbounds i8, ptr %0, i64 120
  store i64 %24, ptr %25, align 8
  br label %26

26:
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__complete_collective(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = alloca { ptr, i64, i64 }, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %162

8:
  %9 = tail call fastcc i32 @__ltoad_mpi__has_numbers(ptr noundef nonnull %0)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %162, label %11

11:
  %12 = getelementptr inbounds i8, ptr %0, i64 48
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 160
  %15 = tail call i32 @PMPI_Waitall(i32 noundef 2, ptr noundef nonnull %14, ptr noundef null)
  %16 = load i32, ptr %13, align 8
  switch i32 %16, label %31 [
    i32 0, label %17
    i32 1, label %22
  ]

17:
  %18 = getelementptr inbounds i8, ptr %13, i64 40
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %13, i64 24
  %21 = load ptr, ptr %20, align 8
  tail call fastcc void @__ltoad_mpi__finish_exchange(ptr noundef nonnull readonly %0, ptr noundef %19, ptr noundef %21, i32 noundef 3)
  br label %161

22:
  %23 = getelementptr inbounds i8, ptr %13, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %13, i64 12
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %24, %26
  br i1 %27, label %161, label %28

28:
  %29 = getelementptr inbounds i8, ptr %13, i64 56
  %30 = load ptr, ptr %29, align 8
  tail call fastcc void @__ltoad_mpi__move_lanes(ptr noundef nonnull readonly %0, ptr noundef %30, i32 noundef 3)
  br label %161

31:
  %32 = load ptr, ptr %12, align 8
  %33 = getelementptr inbounds i8, ptr %32, i64 152
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %161, label %36

36:
  %37 = getelementptr inbounds i8, ptr %32, i64 72
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 24
  %40 = load i32, ptr %39, align 8
  store ptr %38, ptr %2, align 8
  %41 = getelementptr inbounds i8, ptr %2, i64 8
  %42 = getelementptr inbounds i8, ptr %32, i64 112
  %43 = load i64, ptr %42, align 8
  store i64 %43, ptr %41, align 8
  %44 = getelementptr inbounds i8, ptr %2, i64 16
  %45 = getelementptr inbounds i8, ptr %38, i64 8
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %46, %43
  store i64 %47, ptr %44, align 8
  %48 = tail call fastcc i64 @__ltoad_mpi__results(ptr noundef nonnull %32)
  %49 = getelementptr inbounds i8, ptr %32, i64 120
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %38, i64 16
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %52, %50
  %54 = zext i32 %40 to i64
  %55 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %56, %48
  %58 = tail call fastcc ptr @__ltoad_mpi__take_memory(i64 noundef %57)
  %59 = getelementptr inbounds i8, ptr %32, i64 24
  %60 = tail call i64 @llvm.smax.i64(i64 %48, i64 0)
  br label %61

61:
  %62 = phi i64 [ 0, %36 ], [ %74, %70 ]
  %63 = load ptr, ptr %3, align 8
  %64 = load i64, ptr %63, align 8
  %65 = icmp slt i64 %62, %64
  br i1 %65, label %67, label %66

66:
  tail call void @free(ptr noundef %58)
  br label %161

67:
  %68 = phi i64 [ %160, %158 ], [ 0, %61 ]
  %69 = icmp eq i64 %68, %60
  br i1 %69, label %70, label %75

70:
  %71 = load ptr, ptr %59, align 8
  %72 = getelementptr inbounds ptr, ptr %71, i64 %62
  %73 = load ptr, ptr %72, align 8
  tail call fastcc void @__ltoad_mpi__move(ptr noundef %73, ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %2, ptr noundef %58, i32 noundef 3)
  %74 = add nuw nsw i64 %62, 1
  br label %61

75:
  %76 = mul nsw i64 %68, %56
  %77 = getelementptr inbounds i8, ptr %58, i64 %76
  %78 = add nsw i64 %68, %53
  %79 = load ptr, ptr %12, align 8
  %80 = getelementptr inbounds i8, ptr %79, i64 72
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds i8, ptr %81, i64 24
  %83 = load i32, ptr %82, align 8
  %84 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %80)
  %85 = load i64, ptr %63, align 8
  %86 = getelementptr inbounds i8, ptr %79, i64 64
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds i8, ptr %79, i64 104
  %89 = load ptr, ptr %88, align 8
  %90 = icmp eq ptr %89, @ompi_mpi_op_sum
  %91 = load i32, ptr %79, align 8
  %92 = add i32 %91, -7
  %93 = icmp ult i32 %92, -2
  %94 = select i1 %90, i1 %93, i1 false
  br i1 %94, label %95, label %113

95:
  %96 = mul nsw i64 %84, %62
  %97 = add nsw i64 %96, %78
  %98 = zext i32 %83 to i64
  %99 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %98
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 %100, %97
  %102 = getelementptr inbounds i8, ptr %87, i64 %101
  switch i32 %83, label %108 [
    i32 3, label %103
    i32 1, label %105
  ]

103:
  %104 = load x86_fp80, ptr %102, align 16
  br label %158

105:
  %106 = load float, ptr %102, align 4
  %107 = fpext float %106 to double
  br label %110

108:
  %109 = load double, ptr %102, align 8
  br label %110

110:
  %111 = phi double [ %107, %105 ], [ %109, %108 ]
  %112 = fpext double %111 to x86_fp80
  br label %158

113:
  switch i32 %91, label %121 [
    i32 5, label %114
    i32 6, label %118
  ]

114:
  %115 = getelementptr inbounds i8, ptr %79, i64 4
  %116 = load i32, ptr %115, align 4
  %117 = add nsw i32 %116, 1
  br label %124

118:
  %119 = getelementptr inbounds i8, ptr %79, i64 4
  %120 = load i32, ptr %119, align 4
  br label %124

121:
  %122 = getelementptr inbounds i8, ptr %79, i64 8
  %123 = load i32, ptr %122, align 8
  br label %124

124:
  %125 = phi i32 [ %117, %114 ], [ %120, %118 ], [ %123, %121 ]
  %126 = zext i32 %83 to i64
  %127 = getelementptr inbounds [4 x i64], ptr @__ltoad_mpi__widths, i64 0, i64 %126
  %128 = tail call i32 @llvm.smax.i32(i32 %125, i32 0)
  %129 = zext nneg i32 %128 to i64
  br label %130

130:
  %131 = phi i64 [ %157, %154 ], [ 0, %124 ]
  %132 = phi x86_fp80 [ %156, %154 ], [ 0xK00000000000000000000, %124 ]
  %133 = icmp eq i64 %131, %129
  br i1 %133, label %158, label %134

134:
  %135 = trunc nuw nsw i64 %131 to i32
  %136 = tail call fastcc x86_fp80 @__ltoad_mpi__slope(ptr noundef nonnull %79, i32 noundef %125, i32 noundef %135, i64 noundef %78)
  %137 = mul nsw i64 %131, %85
  %138 = add nsw i64 %137, %62
  %139 = mul nsw i64 %138, %84
  %140 = add nsw i64 %139, %78
  %141 = load i64, ptr %127, align 8
  %142 = mul nsw i64 %141, %140
  %143 = getelementptr inbounds i8, ptr %87, i64 %142
  switch i32 %83, label %149 [
    i32 3, label %144
    i32 1, label %146
  ]

144:
  %145 = load x86_fp80, ptr %143, align 16
  br label %154

146:
  %147 = load float, ptr %143, align 4
  %148 = fpext float %147 to double
  br label %151

149:
  %150 = load double, ptr %143, align 8
  br label %151

151:
  %152 = phi double [ %148, %146 ], [ %150, %149 ]
  %153 = fpext double %152 to x86_fp80
  br label %154

154:
  %155 = phi x86_fp80 [ %145, %144 ], [ %153, %151 ]
  %156 = tail call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %136, x86_fp80 %155, x86_fp80 %132)
  %157 = add nuw nsw i64 %131, 1
  br label %130

158:
  %159 = phi x86_fp80 [ %104, %103 ], [ %112, %110 ], [ %132, %130 ]
  tail call fastcc void @__ltoad_mpi__set(ptr noundef %77, i32 noundef %40, x86_fp80 noundef %159)
  %160 = add nuw i64 %68, 1
  br label %67

161:
  tail call fastcc void @__ltoad_mpi__drop_wires(ptr noundef nonnull readonly %0)
  br label %162

162:
  ret void
}

declare i32 @MPI_Get_elements(ptr noundef, ptr noundef, ptr noundef)

declare i32 @PMPI_Request_get_status(ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc void @__ltoad_mpi__receive_tangents(ptr nocapture noundef %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 136
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %30

5:
  %6 = getelementptr inbounds i8, ptr %0, i64 104
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %30, label %9

9:
  %10 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %6)
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %30, label %12

12:
  %13 = tail call fastcc ptr @__ltoad_mpi__new_wire(ptr noundef nonnull %0)
  store ptr %13, ptr %2, align 8
  %14 = tail call fastcc i64 @__ltoad_mpi__wire_count(ptr noundef nonnull %0)
  %15 = trunc i64 %14 to i32
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 3
  %20 = icmp eq i32 %18, 1
  %21 = select i1 %20, ptr @ompi_mpi_float, ptr @ompi_mpi_double
  %22 = select i1 %19, ptr @ompi_mpi_long_double, ptr %21
  %23 = getelementptr inbounds i8, ptr %0, i64 68
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %0, i64 72
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  %28 = load ptr, ptr %27, align 8
  %29 = tail call i32 @PMPI_Recv(ptr noundef %13, i32 noundef %15, ptr noundef nonnull %22, i32 noundef %24, i32 noundef %26, ptr noundef %28, ptr noundef null)
  br label %30

30:
  ret void
}

declare i32 @PMPI_Recv(ptr noundef, i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc range(i32 0, 2) i32 @__ltoad_mpi__has_numbers(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 8
  switch i32 %4, label %12 [
    i32 0, label %5
    i32 1, label %8
  ]

5:
  %6 = tail call fastcc i32 @__ltoad_mpi__wire_of(ptr noundef nonnull %3)
  %7 = icmp ne i32 %6, 0
  br label %16

8:
  %9 = getelementptr inbounds i8, ptr %0, i64 104
  %10 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %9)
  %11 = icmp ne i64 %10, 0
  br label %16

12:
  %13 = getelementptr inbounds i8, ptr %3, i64 72
  %14 = tail call fastcc i64 @__ltoad_mpi__numbers_in(ptr noundef nonnull byval({ ptr, i64, i64 }) align 8 %13)
  %15 = icmp ne i64 %14, 0
  br label %16

16:
  %17 = phi i1 [ %7, %5 ], [ %11, %8 ], [ %15, %12 ]
  %18 = zext i1 %17 to i32
  ret i32 %18
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__template_of(ptr noundef readnone %0) unnamed_addr noinline nounwind {
  br label %2

2:
  %3 = phi ptr [ @__ltoad_mpi__persistent, %1 ], [ %11, %10 ]
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %12, label %6

6:
  %7 = getelementptr inbounds i8, ptr %4, i64 160
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %12, label %10

10:
  %11 = getelementptr inbounds i8, ptr %4, i64 16
  br label %2

12:
  ret ptr %4
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

declare i32 @MPI_Abort(ptr noundef, i32 noundef)

declare void @abort()

declare noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef)

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__about_collective(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) unnamed_addr noinline nounwind {
  %5 = alloca i32, align 4
  %6 = tail call fastcc ptr @__ltoad_mpi__new_message(ptr noundef %0, ptr noundef %1, i32 noundef 2)
  %7 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %0, i64 noundef 176)
  %8 = getelementptr inbounds i8, ptr %6, i64 48
  store ptr %7, ptr %8, align 8
  %9 = call i32 @MPI_Comm_test_inter(ptr noundef %3, ptr noundef nonnull %5)
  %10 = load i32, ptr %5, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:
  call fastcc void @__ltoad_mpi__die(ptr noundef %1, ptr noundef nonnull @__ltoad_mpi__str.77)
  unreachable

13:
  %14 = getelementptr inbounds i8, ptr %6, i64 96
  store ptr %3, ptr %14, align 8
  %15 = call fastcc ptr @__ltoad_mpi__shadow_of(ptr noundef %3, ptr noundef %1)
  %16 = getelementptr inbounds i8, ptr %6, i64 88
  store ptr %15, ptr %16, align 8
  store i32 %2, ptr %7, align 8
  %17 = getelementptr inbounds i8, ptr %7, i64 4
  %18 = call i32 @MPI_Comm_rank(ptr noundef %3, ptr noundef nonnull %17)
  %19 = getelementptr inbounds i8, ptr %7, i64 8
  %20 = call i32 @MPI_Comm_size(ptr noundef %3, ptr noundef nonnull %19)
  %21 = getelementptr inbounds i8, ptr %7, i64 16
  %22 = getelementptr inbounds i8, ptr %7, i64 160
  %23 = getelementptr inbounds i8, ptr %7, i64 168
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  store ptr @ompi_request_null, ptr %23, align 8
  store ptr @ompi_request_null, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %7, i64 152
  store i32 1, ptr %24, align 8
  ret ptr %6
}

declare i32 @MPI_Comm_test_inter(ptr noundef, ptr noundef)

declare i32 @MPI_Comm_rank(ptr noundef, ptr noundef)

declare i32 @MPI_Comm_size(ptr noundef, ptr noundef)

define linkonce_odr hidden fastcc noundef ptr @__ltoad_mpi__about_exchange(ptr noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr noinline nounwind {
  %4 = tail call fastcc ptr @__ltoad_mpi__about_collective(ptr noundef %0, ptr noundef %1, i32 noundef 0, ptr noundef %2)
  %5 = tail call fastcc ptr @__ltoad_mpi__new_pieces(ptr noundef %4)
  %6 = getelementptr inbounds i8, ptr %4, i64 48
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  store ptr %5, ptr %8, align 8
  %9 = tail call fastcc ptr @__ltoad_mpi__new_pieces(ptr noundef %4)
  %10 = load ptr, ptr %6, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 40
  store ptr %9, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 80
  %13 = load ptr, ptr %6, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 16
  store ptr %12, ptr %14, align 8
  %15 = load i64, ptr %0, align 8
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 24
  store ptr %16, ptr %18, align 8
  ret ptr %4
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__whole(ptr dead_on_unwind noalias nocapture writable writeonly sret({ i64, { ptr, i64, i64 } }) align 8 %0, i32 noundef %1, ptr noundef %2) unnamed_addr noinline nounwind {
  store i64 0, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = sext i32 %1 to i64
  tail call fastcc void @__ltoad_mpi__view_of(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64 }) align 8 %4, ptr noundef %2, i64 noundef %5)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__piece_of(ptr dead_on_unwind noalias nocapture writable writeonly sret({ i64, { ptr, i64, i64 } }) align 8 %0, ptr nocapture noundef readonly byval({ ptr, ptr, ptr, i32, ptr }) align 8 %1, i32 noundef %2) unnamed_addr noinline nounwind {
  %4 = alloca { ptr, i64, i64 }, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  %8 = sext i32 %2 to i64
  %9 = getelementptr inbounds i32, ptr %6, i64 %8
  %10 = getelementptr inbounds i8, ptr %1, i64 24
  %11 = select i1 %7, ptr %10, ptr %9
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds i8, ptr %1, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %20, label %16

16:
  %17 = getelementptr inbounds i32, ptr %14, i64 %8
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  br label %24

20:
  %21 = load i32, ptr %10, align 8
  %22 = sext i32 %21 to i64
  %23 = mul nsw i64 %22, %8
  br label %24

24:
  %25 = phi i64 [ %19, %16 ], [ %23, %20 ]
  %26 = sext i32 %12 to i64
  %27 = getelementptr inbounds i8, ptr %1, i64 32
  %28 = load ptr, ptr %27, align 8
  call fastcc void @__ltoad_mpi__view_of(ptr dead_on_unwind nonnull writable sret({ ptr, i64, i64 }) align 8 %4, ptr noundef %28, i64 noundef %26)
  %29 = load ptr, ptr %4, align 8
  %30 = load i64, ptr %29, align 8
  %31 = mul nsw i64 %30, %25
  store i64 %31, ptr %0, align 8
  %32 = getelementptr inbounds i8, ptr %0, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %32, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false)
  ret void
}

define linkonce_odr hidden fastcc void @__ltoad_mpi__check_exchanged_bytes(ptr nocapture noundef %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %5 = getelementptr inbounds i8, ptr %0, i64 104
  %6 = getelementptr inbounds i8, ptr %3, i64 32
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  %8 = getelementptr inbounds i8, ptr %0, i64 128
  br label %9

9:
  %10 = phi i64 [ %23, %22 ], [ 0, %1 ]
  %11 = load i32, ptr %4, align 8
  %12 = sext i32 %11 to i64
  %13 = icmp slt i64 %10, %12
  br i1 %13, label %15, label %14

14:
  ret void

15:
  %16 = load ptr, ptr %6, align 8
  %17 = getelementptr inbounds { i64, { ptr, i64, i64 } }, ptr %16, i64 %10, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull align 8 dereferenceable(24) %17, i64 24, i1 false)
  %18 = load ptr, ptr %7, align 8
  store ptr %18, ptr %8, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %22, label %21

21:
  tail call fastcc void @__ltoad_mpi__check_bytes(ptr noundef nonnull %0)
  br label %22

22:
  %23 = add nuw nsw i64 %10, 1
  br label %9
}

define linkonce_odr hidden fastcc ptr @__ltoad_mpi__new_pieces(ptr nocapture noundef readonly %0) unnamed_addr noinline nounwind {
  %2 = getelementptr inbounds i8, ptr %0, i64 32
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 5
  %10 = tail call fastcc ptr @__ltoad_mpi__keep(ptr noundef %3, i64 noundef %9)
  ret ptr %10
}

declare i32 @PMPI_Comm_create_keyval(ptr noundef, ptr noundef, ptr noundef, ptr noundef)

declare i32 @OMPI_C_MPI_COMM_NULL_COPY_FN(ptr noundef, i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi__at_the_end(ptr nocapture readnone %0, i32 %1, ptr nocapture readnone %2, ptr nocapture readnone %3) noinline nounwind {
  tail call fastcc void @__ltoad_mpi__complete_sends(i32 noundef 1)
  ret i32 0
}

declare i32 @PMPI_Comm_set_attr(ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden noundef i32 @__ltoad_mpi__free_shadow(ptr nocapture readnone %0, i32 %1, ptr noundef %2, ptr nocapture readnone %3) noinline nounwind {
  %5 = alloca i32, align 4
  store i32 0, ptr %5, align 4
  %6 = call i32 @PMPI_Finalized(ptr noundef nonnull %5)
  %7 = load i32, ptr %5, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %11

9:
  %10 = call i32 @PMPI_Comm_free(ptr noundef %2)
  br label %11

11:
  call void @free(ptr noundef %2)
  ret i32 0
}

declare i32 @PMPI_Comm_set_errhandler(ptr noundef, ptr noundef)

declare i32 @PMPI_Finalized(ptr noundef)

declare i32 @PMPI_Comm_free(ptr noundef)

declare i32 @MPI_Status_c2f(ptr noundef, ptr noundef)

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.umax.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)
