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
