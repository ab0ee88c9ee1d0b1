! Aerosols over a row of ranks: columns are threads' work, plumes go on to the next rank, sums of arrays by threads
! and then by ranks.
module aerosols
   use omp_lib
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
   real(8), allocatable :: plume(:, :)
contains
   subroutine settle(rate, ground)
      real(8), intent(in) :: rate
      real(8), intent(inout) :: ground(:)
      real(8) :: fall
      integer :: i, k
      !$omp parallel do private(k, fall) reduction(+:ground) schedule(dynamic)
      do i = 1, size(plume, 2)
         do k = size(plume, 1), 2, -1
            fall = rate*plume(k, i)*k
            plume(k, i) = plume(k, i) - fall
            plume(k - 1, i) = plume(k - 1, i) + fall
         end do
         ground(mod(i, size(ground)) + 1) = ground(mod(i, size(ground)) + 1) + plume(1, i)**2
      end do
      !$omp end parallel do
   end subroutine
   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      real(8) :: ground(3), all(3), edge(4), came(4), top
      integer :: i, k, t, code, next, last
      next = mod(rank + 1, ranks)
      last = mod(rank + ranks - 1, ranks)
      allocate (plume(4, 6))
      !$omp parallel do collapse(2)
      do i = 1, 6
         do k = 1, 4
            plume(k, i) = x(mod(i + k, n) + 1)*exp(-0.1d0*i*k*x(1))
         end do
      end do
      !$omp end parallel do
      ground = 0
      do t = 1, 2
         edge = plume(:, 6)
         call mpi_sendrecv(edge, 4, MPI_REAL8, next, 1, came, 4, MPI_REAL8, last, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE, code)
         !$omp parallel workshare
         plume(:, 2:6) = 0.7d0*plume(:, 2:6) + 0.3d0*plume(:, 1:5)
         plume(:, 1) = 0.7d0*plume(:, 1) + 0.3d0*came
         !$omp end parallel workshare
         call settle(0.02d0*x(2), ground)
      end do
      call mpi_allreduce(ground, all, 3, MPI_REAL8, MPI_SUM, MPI_COMM_WORLD, code)
      top = 0
      !$omp parallel reduction(max:top)
      !$omp do
      do i = 1, 6
         top = max(top, plume(4, i)*all(2))
      end do
      !$omp end do
      !$omp end parallel
      call mpi_allreduce(MPI_IN_PLACE, top, 1, MPI_REAL8, MPI_MAX, MPI_COMM_WORLD, code)
      e = sum(all*ground) + top
      deallocate (plume)
   end subroutine
end module
program main
   use ltoad
   use aerosols
   implicit none
   real(8), parameter :: h = 1d-5, loose = 1d-7, tight = 1d-12
   include 'derivatives.inc'
end program
