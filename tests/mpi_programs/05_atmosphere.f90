! Advection in three dimensions with blocks of a type: halos packed in buffers of a derived type, persistent requests,
! MPI_ALLGATHER of profiles, MPI_MAXLOC with pairs, MPI_SCAN, MPI_IN_PLACE, allocatable arrays.
module atmosphere
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
   type :: block
      integer :: nx, ny
      real(8), allocatable :: q(:, :, :), tend(:, :, :)
      real(8), allocatable :: east(:, :), west(:, :), to_east(:, :), to_west(:, :)
      integer :: requests(4)
   end type
contains
   subroutine setup(b, x, n)
      type(block), intent(inout) :: b
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      integer :: i, j, k, code, right, left
      b%nx = 4; b%ny = 3
      allocate(b%q(0:b%nx+1, b%ny, 2), b%tend(b%nx, b%ny, 2))
      allocate(b%east(b%ny, 2), b%west(b%ny, 2), b%to_east(b%ny, 2), b%to_west(b%ny, 2))
      b%q = 0
      do k = 1, 2
         do j = 1, b%ny
            do i = 1, b%nx
               b%q(i, j, k) = x(1 + mod(i + j*k, n))*(1 + 0.1d0*i) + 0.05d0*rank
            end do
         end do
      end do
      right = mod(rank + 1, ranks)
      left = mod(rank + ranks - 1, ranks)
      call mpi_recv_init(b%west, 2*b%ny, MPI_DOUBLE_PRECISION, left, 1, MPI_COMM_WORLD, b%requests(1), code)
      call mpi_recv_init(b%east, 2*b%ny, MPI_DOUBLE_PRECISION, right, 2, MPI_COMM_WORLD, b%requests(2), code)
      call mpi_send_init(b%to_east, 2*b%ny, MPI_DOUBLE_PRECISION, right, 1, MPI_COMM_WORLD, b%requests(3), code)
      call mpi_send_init(b%to_west, 2*b%ny, MPI_DOUBLE_PRECISION, left, 2, MPI_COMM_WORLD, b%requests(4), code)
   end subroutine
   subroutine halo(b)
      type(block), intent(inout) :: b
      integer :: code
      b%to_east = b%q(b%nx, :, :)
      b%to_west = b%q(1, :, :)
      call mpi_startall(4, b%requests, code)
      call mpi_waitall(4, b%requests, MPI_STATUSES_IGNORE, code)
      b%q(0, :, :) = b%west
      b%q(b%nx+1, :, :) = b%east
   end subroutine
   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(block) :: b
      real(8) :: pair(2), best(2), total(2), before, profile(3), all(3, 8)
      integer :: i, j, k, t, code
      call setup(b, x, n)
      do t = 1, 3
         call halo(b)
         do k = 1, 2
            do j = 1, b%ny
               do i = 1, b%nx
                  b%tend(i, j, k) = -x(1)*(b%q(i+1, j, k) - b%q(i-1, j, k))/2 + x(2)*b%q(i, 1 + mod(j, b%ny), 3 - k)
               end do
            end do
         end do
         b%q(1:b%nx, :, :) = b%q(1:b%nx, :, :) + 0.2d0*b%tend
      end do
      do i = 1, 4
         call mpi_request_free(b%requests(i), code)
      end do
      pair = [maxval(b%q(1:b%nx, :, 1)), real(rank, 8)]
      call mpi_allreduce(pair, best, 1, MPI_2DOUBLE_PRECISION, MPI_MAXLOC, MPI_COMM_WORLD, code)
      total = [sum(b%q(1:b%nx, :, :)**2), sum(b%q(1:b%nx, :, 2))]
      call mpi_scan(total(2), before, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
      call mpi_allreduce(MPI_IN_PLACE, total, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
      profile = sum(b%q(1:b%nx, :, 2), dim=1)
      call mpi_allgather(profile, 3, MPI_DOUBLE_PRECISION, all, 3, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, code)
      e = total(1)*0.1d0 + before**2 + best(1)*x(3) + sum(all(2, 1:ranks)*profile(1))
      deallocate(b%q, b%tend)
   end subroutine
end module
program main
   use ltoad
   use atmosphere
   implicit none
   real(8), parameter :: h = 1d-5, loose = 1d-7, tight = 1d-11
   include 'derivatives.inc'
end program
