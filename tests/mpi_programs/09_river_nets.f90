! Nets of rivers: windows between fences, and what neighbours on a ring tell each other, in Fortran.
module rivers
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
contains
   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      real(8) :: basin(4), upstream(3), gauge(2), near(4), flows(2), came(2)
      integer :: window, ring, code, next, i
      integer(MPI_ADDRESS_KIND) :: bytes, place
      next = mod(rank + 1, ranks)
      basin = [x(1)*x(2), x(2)**2, 0d0, 1d0]
      bytes = 32
      call mpi_win_create(basin, bytes, 8, MPI_INFO_NULL, MPI_COMM_WORLD, window, code)
      call mpi_win_fence(0, window, code)
      upstream = [x(3), sin(x(1)), x(2)*x(3)]
      place = 2
      call mpi_put(upstream, 1, MPI_DOUBLE_PRECISION, next, place, 1, MPI_DOUBLE_PRECISION, window, code)
      place = 3
      call mpi_accumulate(upstream(2), 1, MPI_DOUBLE_PRECISION, 0, place, 1, MPI_DOUBLE_PRECISION, MPI_SUM, window, code)
      call mpi_win_fence(0, window, code)
      basin(1) = basin(1)*basin(3)
      call mpi_win_fence(0, window, code)
      place = 0
      call mpi_get(gauge, 2, MPI_DOUBLE_PRECISION, next, place, 2, MPI_DOUBLE_PRECISION, window, code)
      call mpi_win_fence(0, window, code)
      call mpi_win_free(window, code)
      call mpi_cart_create(MPI_COMM_WORLD, 1, [ranks], [.true.], .false., ring, code)
      call mpi_neighbor_allgather(gauge, 2, MPI_DOUBLE_PRECISION, near, 2, MPI_DOUBLE_PRECISION, ring, code)
      flows = [(near(i)*x(i), i=1, 2)]
      call mpi_neighbor_alltoall(flows, 1, MPI_DOUBLE_PRECISION, came, 1, MPI_DOUBLE_PRECISION, ring, code)
      call mpi_comm_free(ring, code)
      e = basin(4)**2 + gauge(1)*gauge(2) + came(1)*came(2) + near(3)*near(2) + x(4)
   end subroutine
end module
program main
   use ltoad
   use rivers
   implicit none
   real(8), parameter :: h = 1d-5, loose = 1d-7, tight = 1d-12
   include 'derivatives.inc'
end program
