! What Fortran starts: reductions by an operation of the program's own, exchanges in which each piece has
! a type of its own, and several at once, which are waited for the other way round.
module chains
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
contains
   subroutine in_parallel(a, b, length, type)
      integer, intent(in) :: length, type
      real(8), intent(in) :: a(length)
      real(8), intent(inout) :: b(length)
      b = a * b / (a + b)
   end subroutine

   subroutine reduced(x, n, sum)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: sum
      real(8) :: all(2), own(2), before(1), last(1), three(3)
      integer :: op, requests(3), code, i, which
      call mpi_op_create(in_parallel, .true., op, code)
      own = x(1:2) + 1
      last = x(3)
      before = 0
      call mpi_iallreduce(own, all, 2, MPI_DOUBLE_PRECISION, op, MPI_COMM_WORLD, requests(1), code)
      call mpi_iexscan(x(4), before, 1, MPI_DOUBLE_PRECISION, op, MPI_COMM_WORLD, requests(2), code)
      call mpi_iallreduce(MPI_IN_PLACE, last, 1, MPI_DOUBLE_PRECISION, op, MPI_COMM_WORLD, requests(3), code)
      call mpi_waitall(3, requests, MPI_STATUSES_IGNORE, code)
      sum = all(1) * all(2) + last(1) * x(1) + before(1)
      do i = 1, 3
         call mpi_iallreduce(x(i), three(i), 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, requests(i), code)
      end do
      call mpi_wait(requests(3), MPI_STATUS_IGNORE, code)
      sum = sum + three(3) * x(1)
      do i = 1, 2
         call mpi_waitany(2, requests, which, MPI_STATUS_IGNORE, code)
         sum = sum + which * three(which)**2
      end do
      call mpi_reduce(MPI_IN_PLACE, three, 3, MPI_DOUBLE_PRECISION, op, 0, MPI_COMM_SELF, code)
      call mpi_scan(three, own, 2, MPI_DOUBLE_PRECISION, op, MPI_COMM_WORLD, code)
      call mpi_op_free(op, code)
      sum = sum + own(1) * own(2)
   end subroutine

   ! Rows of this rank become columns.
   subroutine exchanged(x, n, sum)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: sum
      real(8) :: rows(4, ranks), columns(ranks, 4)
      integer :: row, column, counts(ranks), from(ranks), to(ranks), row_types(ranks), column_types(ranks)
      integer :: code, i
      call mpi_type_contiguous(4, MPI_DOUBLE_PRECISION, row, code)
      call mpi_type_vector(4, 1, ranks, MPI_DOUBLE_PRECISION, column, code)
      call mpi_type_commit(row, code)
      call mpi_type_commit(column, code)
      counts = 1
      from = [(32 * (i - 1), i = 1, ranks)]
      to = [(8 * (i - 1), i = 1, ranks)]
      row_types = row
      column_types = column
      do i = 1, ranks
         rows(:, i) = x(1:4) * i
      end do
      call mpi_alltoallw(rows, counts, from, row_types, columns, counts, to, column_types, MPI_COMM_WORLD, code)
      sum = product(1 + 0.1d0 * columns(:, 2)) + columns(1, 1)**2
      call mpi_type_free(row, code)
      call mpi_type_free(column, code)
   end subroutine

   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      real(8) :: part
      call reduced(x, n, e)
      call exchanged(x, n, part)
      e = e + part
   end subroutine
end module

program main
   use chains
   use ltoad
   implicit none
   real(8), parameter :: h = 1d-5, loose = 2d-7, tight = 1d-12
   include 'derivatives.inc'
end program
