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
   real(8), parameter :: h = 1d-5, loose = 1d-7, tight = 1d-12
   include '../derivatives.inc'
end program
