! Temperatures on a ring of processes: persistent halos, extremes, running sums, gathered pieces of different length.
module ring
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
contains
   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      integer, parameter :: m = 4
      real(8) :: u(0:m + 1), new(m), most, before, pair(2), least(2)
      real(8), allocatable :: all(:)
      integer :: requests(4), states(MPI_STATUS_SIZE, 4), left, right, code, t, i, half, color, mine
      integer, allocatable :: counts(:), places(:)
      left = mod(rank + ranks - 1, ranks)
      right = mod(rank + 1, ranks)
      u = 0
      u(1:m) = [(x(1 + mod(i, n))*(1 + 0.1d0*i), i = 1, m)]
      call mpi_send_init(u(1), 1, MPI_DOUBLE_PRECISION, left, 1, MPI_COMM_WORLD, requests(1), code)
      call mpi_send_init(u(m), 1, MPI_DOUBLE_PRECISION, right, 2, MPI_COMM_WORLD, requests(2), code)
      call mpi_recv_init(u(m + 1), 1, MPI_DOUBLE_PRECISION, right, 1, MPI_COMM_WORLD, requests(3), code)
      call mpi_recv_init(u(0), 1, MPI_DOUBLE_PRECISION, left, 2, MPI_COMM_WORLD, requests(4), code)
      do t = 1, 3
         call mpi_startall(4, requests, code)
         call mpi_waitall(4, requests, states, code)
         new = u(1:m) + 0.2d0*x(1)*(u(0:m - 1) - 2*u(1:m) + u(2:m + 1))
         u(1:m) = new
      end do
      do i = 1, 4
         call mpi_request_free(requests(i), code)
      end do
      call mpi_allreduce(maxval(u(1:m)), most, 1, MPI_DOUBLE_PRECISION, MPI_MAX, MPI_COMM_WORLD, code)
      before = 0
      call mpi_exscan(sum(u(1:m)), before, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
      if (rank == 0) before = 0
      color = mod(rank, 2)
      call mpi_comm_split(MPI_COMM_WORLD, color, rank, half, code)
      pair = [u(1)*u(2), u(3)*x(2)]
      call mpi_allreduce(pair, least, 2, MPI_DOUBLE_PRECISION, MPI_MIN, half, code)
      call mpi_comm_free(half, code)
      allocate (counts(ranks), places(ranks), all(ranks*m))
      counts = [(1 + mod(i, m), i = 0, ranks - 1)]
      places = [(i*m, i = 0, ranks - 1)]
      all = 0
      mine = counts(rank + 1)
      call mpi_allgatherv(u(1), mine, MPI_DOUBLE_PRECISION, all, counts, places, MPI_DOUBLE_PRECISION, &
                          MPI_COMM_WORLD, code)
      e = most**2 + before*x(1) + sum(least)*u(4) + sum(all**2)*x(2)
   end subroutine
end module
program main
   use ltoad
   use ring
   implicit none
   real(8), parameter :: h = 1d-5, loose = 1d-7, tight = 1d-12
   include 'derivatives.inc'
end program
