! As mpi_f08 of Open MPI declares it: types of one integer, buffers of any type, codes that may be left out.
module mpi_f08_by_hand
   implicit none
   type, bind(c) :: mpi_comm
      integer :: mpi_val
   end type
   type, bind(c) :: mpi_datatype
      integer :: mpi_val
   end type
   type, bind(c) :: mpi_op
      integer :: mpi_val
   end type
   type, bind(c) :: mpi_request
      integer :: mpi_val
   end type
   type, bind(c) :: mpi_status
      integer :: mpi_source, mpi_tag, mpi_error, cancelled
      integer(8) :: ucount
   end type
   type(mpi_comm), parameter :: world = mpi_comm(0)
   type(mpi_datatype), parameter :: double = mpi_datatype(17), bytes = mpi_datatype(1)
   type(mpi_op), parameter :: plus = mpi_op(3)
   interface
      subroutine mpi_init_f08(ierror)
         integer, optional, intent(out) :: ierror
      end subroutine
      subroutine mpi_finalize_f08(ierror)
         integer, optional, intent(out) :: ierror
      end subroutine
      subroutine mpi_comm_rank_f08(comm, rank, ierror)
         import
         type(mpi_comm), intent(in) :: comm
         integer, intent(out) :: rank
         integer, optional, intent(out) :: ierror
      end subroutine
      subroutine mpi_comm_size_f08(comm, size, ierror)
         import
         type(mpi_comm), intent(in) :: comm
         integer, intent(out) :: size
         integer, optional, intent(out) :: ierror
      end subroutine
      subroutine mpi_allreduce_f08(out, in, count, type, op, comm, ierror)
         import
         !dir$ ignore_tkr out, in
         real(8), intent(in) :: out
         real(8) :: in
         integer, intent(in) :: count
         type(mpi_datatype), intent(in) :: type
         type(mpi_op), intent(in) :: op
         type(mpi_comm), intent(in) :: comm
         integer, optional, intent(out) :: ierror
      end subroutine
      subroutine mpi_isend_f08(buf, count, type, peer, tag, comm, request, ierror)
         import
         !dir$ ignore_tkr buf
         real(8), asynchronous, intent(in) :: buf
         integer, intent(in) :: count, peer, tag
         type(mpi_datatype), intent(in) :: type
         type(mpi_comm), intent(in) :: comm
         type(mpi_request), intent(out) :: request
         integer, optional, intent(out) :: ierror
      end subroutine
      subroutine mpi_irecv_f08(buf, count, type, peer, tag, comm, request, ierror)
         import
         !dir$ ignore_tkr buf
         real(8), asynchronous :: buf
         integer, intent(in) :: count, peer, tag
         type(mpi_datatype), intent(in) :: type
         type(mpi_comm), intent(in) :: comm
         type(mpi_request), intent(out) :: request
         integer, optional, intent(out) :: ierror
      end subroutine
      subroutine mpi_waitall_f08(count, requests, statuses, ierror)
         import
         integer, intent(in) :: count
         type(mpi_request), intent(inout) :: requests(count)
         type(mpi_status), intent(out) :: statuses(*)
         integer, optional, intent(out) :: ierror
      end subroutine
   end interface
end module

module exchanges
   use mpi_f08_by_hand
   implicit none
   integer :: rank, ranks
contains
   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      real(8) :: came(n), squares(n), local
      type(mpi_request) :: requests(2)
      type(mpi_status) :: statuses(2)
      integer :: code
      squares = x**2
      call mpi_irecv_f08(came(1), n, double, mod(rank + 1, ranks), 3, world, requests(1))
      call mpi_isend_f08(squares(1), n, double, mod(rank + ranks - 1, ranks), 3, world, requests(2), code)
      call mpi_waitall_f08(2, requests, statuses)
      local = sum(came * squares * x)
      call mpi_irecv_f08(came(1), 8 * n, bytes, mod(rank + 1, ranks), 3, world, requests(1))
      call mpi_isend_f08(squares(1), 8 * n, bytes, mod(rank + ranks - 1, ranks), 3, world, requests(2))
      call mpi_waitall_f08(2, requests, statuses)
      local = local + sum(came * x(1))
      call mpi_allreduce_f08(local, e, 1, double, plus, world)
   end subroutine
end module
program main
   use ltoad
   use exchanges
   implicit none
   include 'mpif.h'
   integer, parameter :: n = 4
   real(8) :: x(n), dx(n), v(n), e, de, ends(2), sums(2), tangent, along
   integer :: code, owner, i, side, wrong
   real(8), parameter :: h = 1d-5
   call mpi_init_f08()
   call mpi_comm_rank_f08(world, rank)
   call mpi_comm_size_f08(world, ranks)
   wrong = 0
   call start(x)
   dx = 0
   e = 0
   de = 1
   call enzyme_autodiff(energy, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, e, de)
   do owner = 0, ranks - 1
      do i = 1, n
         do side = 1, 2
            call start(x)
            if (rank == owner) x(i) = x(i) + merge(h, -h, side == 2)
            call energy(x, n, ends(side))
         end do
         call mpi_allreduce(ends, sums, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
         if (rank == owner) call compare(dx(i), (sums(2) - sums(1)) / (2 * h), 1d-7)
      end do
   end do
   call start(x)
   v = [(cos(3.1d0 * i + rank), i=1, n)]
   e = 0
   tangent = 0
   call enzyme_fwddiff(energy, enzyme_dup, x, v, enzyme_const, n, enzyme_dup, e, tangent)
   along = dot_product(dx, v)
   call mpi_allreduce([tangent, along], sums, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
   call compare(sums(1), sums(2), 1d-12)
   call mpi_allreduce(MPI_IN_PLACE, wrong, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, code)
   if (rank == 0 .and. wrong == 0) print '(a)', 'all derivatives agree'
   call mpi_finalize_f08()
   if (wrong > 0) stop 1
contains
   subroutine start(x)
      real(8), intent(out) :: x(n)
      integer :: i
      x = [(0.4d0 + 0.3d0 * sin(1.7d0 * i + 2.3d0 * rank), i=1, n)]
   end subroutine
   subroutine compare(got, wanted, tolerance)
      real(8), intent(in) :: got, wanted, tolerance
      if (abs(got - wanted) <= tolerance * (1 + abs(wanted))) return
      print *, 'rank', rank, ':', got, 'instead of', wanted
      wrong = wrong + 1
   end subroutine
end program
