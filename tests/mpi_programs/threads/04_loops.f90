! Threads compute, the first one communicates.
module exchanges
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
contains
   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      integer, parameter :: m = 32
      real(8) :: u(0:m + 1), new(m), total
      integer :: i, t, code, after, before, status(MPI_STATUS_SIZE)
      after = mod(rank + 1, ranks)
      before = mod(rank + ranks - 1, ranks)
      !$omp parallel do
      do i = 1, m
         u(i) = x(mod(i, n) + 1)**2 + 0.01d0 * i
      end do
      do t = 1, 4
         call mpi_sendrecv(u(m), 1, MPI_DOUBLE_PRECISION, after, 1, u(0), 1, MPI_DOUBLE_PRECISION, before, 1, &
                           MPI_COMM_WORLD, status, code)
         call mpi_sendrecv(u(1), 1, MPI_DOUBLE_PRECISION, before, 2, u(m + 1), 1, MPI_DOUBLE_PRECISION, after, 2, &
                           MPI_COMM_WORLD, status, code)
         !$omp parallel do
         do i = 1, m
            new(i) = u(i) + 0.1d0 * x(1) * (u(i - 1) - 2 * u(i) + u(i + 1))
         end do
         u(1:m) = new
      end do
      total = 0
      !$omp parallel do reduction(+: total)
      do i = 1, m
         total = total + u(i)**2
      end do
      call mpi_allreduce(total, e, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
   end subroutine
end module
program main
   use ltoad
   use exchanges
   implicit none
   integer, parameter :: n = 4
   real(8) :: x(n), dx(n), v(n), e, de, ends(2), sums(2), tangent, along
   integer :: code, owner, i, side, wrong
   real(8), parameter :: h = 1d-5
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
