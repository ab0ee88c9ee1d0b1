! What mpi_f08 of an Open MPI that was built with flang declares, as far as programs here use it.
module mpi_f08
   implicit none
   integer, parameter :: MPI_ADDRESS_KIND = 8
   type, bind(c) :: MPI_Comm
      integer :: MPI_VAL
   end type
   type, bind(c) :: MPI_Datatype
      integer :: MPI_VAL
   end type
   type, bind(c) :: MPI_Op
      integer :: MPI_VAL
   end type
   type, bind(c) :: MPI_Request
      integer :: MPI_VAL
   end type
   type, bind(c) :: MPI_Status
      integer :: MPI_SOURCE, MPI_TAG, MPI_ERROR
      integer, private :: cancelled
      integer(8), private :: ucount
   end type
   type(MPI_Comm), parameter :: MPI_COMM_WORLD = MPI_Comm(0)
   type(MPI_Datatype), parameter :: MPI_DOUBLE_PRECISION = MPI_Datatype(17)
   type(MPI_Datatype), parameter :: MPI_INTEGER = MPI_Datatype(7)
   type(MPI_Op), parameter :: MPI_SUM = MPI_Op(3)
   type(MPI_Status), bind(c, name='mpi_fortran_status_ignore_') :: MPI_STATUS_IGNORE
   type(MPI_Status), bind(c, name='mpi_fortran_statuses_ignore_') :: MPI_STATUSES_IGNORE(1)
   interface MPI_Init
      subroutine MPI_Init_f08(ierror)
         import
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Finalize
      subroutine MPI_Finalize_f08(ierror)
         import
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Comm_rank
      subroutine MPI_Comm_rank_f08(comm, rank, ierror)
         import
         type(MPI_Comm), intent(in) :: comm
         integer, intent(out) :: rank
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Comm_size
      subroutine MPI_Comm_size_f08(comm, size, ierror)
         import
         type(MPI_Comm), intent(in) :: comm
         integer, intent(out) :: size
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Comm_dup
      subroutine MPI_Comm_dup_f08(comm, newcomm, ierror)
         import
         type(MPI_Comm), intent(in) :: comm
         type(MPI_Comm), intent(out) :: newcomm
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Barrier
      subroutine MPI_Barrier_f08(comm, ierror)
         import
         type(MPI_Comm), intent(in) :: comm
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Type_create_struct
      subroutine MPI_Type_create_struct_f08(count, lengths, places, types, newtype, ierror)
         import
         integer, intent(in) :: count
         integer, intent(in) :: lengths(count)
         integer(MPI_ADDRESS_KIND), intent(in) :: places(count)
         type(MPI_Datatype), intent(in) :: types(count)
         type(MPI_Datatype), intent(out) :: newtype
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Type_create_resized
      subroutine MPI_Type_create_resized_f08(oldtype, lb, extent, newtype, ierror)
         import
         type(MPI_Datatype), intent(in) :: oldtype
         integer(MPI_ADDRESS_KIND), intent(in) :: lb
         integer(MPI_ADDRESS_KIND), intent(in) :: extent
         type(MPI_Datatype), intent(out) :: newtype
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Type_commit
      subroutine MPI_Type_commit_f08(datatype, ierror)
         import
         type(MPI_Datatype), intent(inout) :: datatype
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Type_free
      subroutine MPI_Type_free_f08(datatype, ierror)
         import
         type(MPI_Datatype), intent(inout) :: datatype
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Isend
      subroutine MPI_Isend_f08(buf, count, datatype, dest, tag, comm, request, ierror)
         import
         !dir$ ignore_tkr (tkrdmac) buf
         type(*), dimension(*), intent(in) :: buf
         integer, intent(in) :: count
         type(MPI_Datatype), intent(in) :: datatype
         integer, intent(in) :: dest
         integer, intent(in) :: tag
         type(MPI_Comm), intent(in) :: comm
         type(MPI_Request), intent(out) :: request
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Recv
      subroutine MPI_Recv_f08(buf, count, datatype, source, tag, comm, status, ierror)
         import
         !dir$ ignore_tkr (tkrdmac) buf
         type(*), dimension(*) :: buf
         integer, intent(in) :: count
         type(MPI_Datatype), intent(in) :: datatype
         integer, intent(in) :: source
         integer, intent(in) :: tag
         type(MPI_Comm), intent(in) :: comm
         type(MPI_Status) :: status
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Probe
      subroutine MPI_Probe_f08(source, tag, comm, status, ierror)
         import
         integer, intent(in) :: source
         integer, intent(in) :: tag
         type(MPI_Comm), intent(in) :: comm
         type(MPI_Status) :: status
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Get_count
      subroutine MPI_Get_count_f08(status, datatype, count, ierror)
         import
         type(MPI_Status), intent(in) :: status
         type(MPI_Datatype), intent(in) :: datatype
         integer, intent(out) :: count
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Waitall
      subroutine MPI_Waitall_f08(count, requests, statuses, ierror)
         import
         integer, intent(in) :: count
         type(MPI_Request), intent(inout) :: requests(count)
         type(MPI_Status) :: statuses(*)
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Allreduce
      subroutine MPI_Allreduce_f08(sendbuf, recvbuf, count, datatype, op, comm, ierror)
         import
         !dir$ ignore_tkr (tkrdmac) sendbuf, (tkrdmac) recvbuf
         type(*), dimension(*), intent(in) :: sendbuf
         type(*), dimension(*) :: recvbuf
         integer, intent(in) :: count
         type(MPI_Datatype), intent(in) :: datatype
         type(MPI_Op), intent(in) :: op
         type(MPI_Comm), intent(in) :: comm
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
   interface MPI_Reduce
      subroutine MPI_Reduce_f08(sendbuf, recvbuf, count, datatype, op, root, comm, ierror)
         import
         !dir$ ignore_tkr (tkrdmac) sendbuf, (tkrdmac) recvbuf
         type(*), dimension(*), intent(in) :: sendbuf
         type(*), dimension(*) :: recvbuf
         integer, intent(in) :: count
         type(MPI_Datatype), intent(in) :: datatype
         type(MPI_Op), intent(in) :: op
         integer, intent(in) :: root
         type(MPI_Comm), intent(in) :: comm
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
end module
