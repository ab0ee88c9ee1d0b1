! Messages between processes, as Fortran sends them.
module exchanges
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
contains
   subroutine step(u, n, k, comm)
      integer, intent(in) :: n, comm
      real(8), intent(inout) :: u(0:n + 1)
      real(8), intent(in) :: k
      real(8) :: next(n)
      integer :: requests(4), left, right, code, i
      left = merge(rank - 1, MPI_PROC_NULL, rank > 0)
      right = merge(rank + 1, MPI_PROC_NULL, rank + 1 < ranks)
      call mpi_irecv(u(0), 1, MPI_DOUBLE_PRECISION, left, 1, comm, requests(1), code)
      call mpi_irecv(u(n + 1), 1, MPI_DOUBLE_PRECISION, right, 2, comm, requests(2), code)
      call mpi_isend(u(1), 1, MPI_DOUBLE_PRECISION, left, 2, comm, requests(3), code)
      call mpi_isend(u(n), 1, MPI_DOUBLE_PRECISION, right, 1, comm, requests(4), code)
      call mpi_waitall(4, requests, MPI_STATUSES_IGNORE, code)
      do i = 1, n
         next(i) = u(i) + k * u(i) * (u(i - 1) - 2 * u(i) + u(i + 1))
      end do
      u(1:n) = next
   end subroutine

   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      real(8) :: u(0:n + 1), local, total, highest, parts(n), everything(64), sums(n)
      integer :: t, code, i, status(MPI_STATUS_SIZE), row, before, after
      u = 0.3d0
      u(1:n) = x**2
      do t = 1, 4
         call step(u, n, 0.1d0 * x(1), MPI_COMM_WORLD)
      end do
      local = sum(u(1:n)**2)
      call mpi_allreduce(local, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
      call mpi_allreduce(x(2), highest, 1, MPI_REAL8, MPI_MAX, MPI_COMM_WORLD, code)
      parts = x * u(1:n)
      call mpi_allreduce(MPI_IN_PLACE, parts, n, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
      call mpi_bcast(sums, 0, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, code)
      sums = x
      call mpi_bcast(sums, n, MPI_DOUBLE_PRECISION, ranks - 1, MPI_COMM_WORLD, code)
      call mpi_gather(sums * parts, n, MPI_DOUBLE_PRECISION, everything, n, MPI_DOUBLE_PRECISION, 0, &
                      MPI_COMM_WORLD, code)
      e = total * x(3) + highest**2 + sum(parts * sums)
      if (rank == 0) e = e + sum(everything(1:n * ranks)**2)
      ! columns of a matrix are contiguous, rows are not
      call mpi_type_vector(2, 1, 2, MPI_DOUBLE_PRECISION, row, code)
      call mpi_type_commit(row, code)
      after = mod(rank + 1, ranks)
      before = mod(rank + ranks - 1, ranks)
      everything = 1d0
      call mpi_sendrecv(parts, 1, row, after, 7, everything, 2, MPI_DOUBLE_PRECISION, before, 7, &
                        MPI_COMM_WORLD, status, code)
      call mpi_type_free(row, code)
      e = e + everything(1) * everything(2) * x(1)
   end subroutine
end module

program main
   use ltoad
   use exchanges
   implicit none
   real(8), parameter :: h = 1d-5, loose = 1d-7, tight = 1d-12
   include 'derivatives.inc'
end program
