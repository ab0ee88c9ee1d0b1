! Numbers that travel as integers, bytes and characters.
module disguised
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
contains
   subroutine exchange(x, y, n, type, comm)
      integer, intent(in) :: n, type, comm
      real(8), intent(in) :: x(*)
      real(8), intent(out) :: y(*)
      integer :: status(MPI_STATUS_SIZE), code
      call mpi_sendrecv(x, n, type, mod(rank + 1, ranks), 1, y, n, type, mod(rank + ranks - 1, ranks), 1, &
                        comm, status, code)
   end subroutine

   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      real(8) :: squares(n), came(n), all(64)
      real(4) :: small(2)
      integer :: requests(2), code
      squares = x**2
      e = 0
      call exchange(squares, came, 2 * n, MPI_INTEGER, MPI_COMM_WORLD)
      e = e + sum(came * x)
      call exchange(squares, came, n, MPI_INTEGER8, MPI_COMM_WORLD)
      e = e + sum(came**2 * x)
      call exchange(squares, came, 8 * n, MPI_BYTE, MPI_COMM_WORLD)
      e = e + sum(came * x**2)
      call exchange(squares, came, 8 * n, MPI_CHARACTER, MPI_COMM_WORLD)
      e = e + sum(came * x(1))
      small = 0
      if (rank == 0) small = real([x(1), x(3)], 4)
      call mpi_bcast(small, 2, MPI_INTEGER, 0, MPI_COMM_WORLD, code)
      e = e + small(1) * small(2)
      call mpi_allgather(squares, 2 * n, MPI_LOGICAL, all, 2 * n, MPI_LOGICAL, MPI_COMM_WORLD, code)
      e = e + sum(all(1:n * ranks)) * x(2)
      call mpi_irecv(came, n, MPI_INTEGER8, MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, requests(1), code)
      call mpi_isend(squares, n, MPI_INTEGER8, mod(rank + 1, ranks), 5, MPI_COMM_WORLD, requests(2), code)
      call mpi_waitall(2, requests, MPI_STATUSES_IGNORE, code)
      e = e + sum(came * squares)
   end subroutine
end module
program main
   use ltoad
   use disguised
   implicit none
   integer, parameter :: n = 4
   real(8) :: x(n), dx(n), v(n), e, de, ends(2), sums(2), tangent, along
   integer :: code, owner, i, side, wrong
   real(8), parameter :: h = 1d-3
   call mpi_init(code)
   call mpi_comm_rank(MPI_COMM_WORLD, rank, code)
   call mpi_comm_size(MPI_COMM_WORLD, ranks, code)
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
         if (rank == owner) call compare(dx(i), (sums(2) - sums(1)) / (2 * h), 2d-3)
      end do
   end do
   call start(x)
   v = [(cos(3.1d0 * i + rank), i=1, n)]
   e = 0
   tangent = 0
   call enzyme_fwddiff(energy, enzyme_dup, x, v, enzyme_const, n, enzyme_dup, e, tangent)
   along = dot_product(dx, v)
   call mpi_allreduce([tangent, along], sums, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
   call compare(sums(1), sums(2), 1d-6)
   call mpi_allreduce(MPI_IN_PLACE, wrong, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, code)
   if (rank == 0 .and. wrong == 0) print '(a)', 'all derivatives agree'
   call mpi_finalize(code)
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
