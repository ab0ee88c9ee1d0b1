! Heat on a Cartesian grid of processes; columns are contiguous, rows are MPI_TYPE_VECTOR.
module exchanges
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
contains
   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      integer, parameter :: m = 5
      real(8) :: u(0:m + 1, 0:m + 1), new(m, m), k, total
      integer :: dims(2), grid, row, code, i, j, t, north, south, west, east, coords(2), me
      logical :: periods(2)
      dims = 0
      periods = [.true., .false.]
      call mpi_dims_create(ranks, 2, dims, code)
      call mpi_cart_create(MPI_COMM_WORLD, 2, dims, periods, .false., grid, code)
      call mpi_comm_rank(grid, me, code)
      call mpi_cart_coords(grid, me, 2, coords, code)
      call mpi_cart_shift(grid, 0, 1, north, south, code)
      call mpi_cart_shift(grid, 1, 1, west, east, code)
      call mpi_type_vector(m, 1, m + 2, MPI_DOUBLE_PRECISION, row, code)
      call mpi_type_commit(row, code)
      k = 0.1d0 * x(1)
      u = 0
      do j = 1, m
         do i = 1, m
            u(i, j) = x(mod(i + 2 * j, n) + 1)**2 + 0.1d0 * (coords(1) + 2 * coords(2))
         end do
      end do
      do t = 1, 5
         call mpi_sendrecv(u(m, 1), 1, row, south, 1, u(0, 1), 1, row, north, 1, grid, MPI_STATUS_IGNORE, code)
         call mpi_sendrecv(u(1, 1), 1, row, north, 2, u(m + 1, 1), 1, row, south, 2, grid, MPI_STATUS_IGNORE, code)
         call mpi_sendrecv(u(1, m), m, MPI_DOUBLE_PRECISION, east, 3, u(1, 0), m, MPI_DOUBLE_PRECISION, west, 3, &
                           grid, MPI_STATUS_IGNORE, code)
         call mpi_sendrecv(u(1, 1), m, MPI_DOUBLE_PRECISION, west, 4, u(1, m + 1), m, MPI_DOUBLE_PRECISION, east, 4, &
                           grid, MPI_STATUS_IGNORE, code)
         do j = 1, m
            do i = 1, m
               new(i, j) = u(i, j) + k * u(i, j) * (u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1) - 4 * u(i, j))
            end do
         end do
         u(1:m, 1:m) = new
      end do
      call mpi_allreduce(sum(u(1:m, 1:m)**2), total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, grid, code)
      e = total * x(2)
      call mpi_type_free(row, code)
      call mpi_comm_free(grid, code)
   end subroutine
end module
program main
   use ltoad
   use exchanges
   implicit none
   real(8), parameter :: h = 1d-5, loose = 1d-7, tight = 1d-12
   include 'derivatives.inc'
end program
