! A sweep through a pipeline of ranks with pipelined angles, groups of rows, gatherv and scatterv,
! derived types for columns of a matrix, complex numbers, non-blocking reductions and alltoall.
module transport
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
contains
   subroutine sweep(x, n, phi)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(inout) :: phi(5)
      integer, parameter :: angles = 3
      real(8) :: psi(angles), inflow
      integer :: a, i, code, status(MPI_STATUS_SIZE), request(angles)
      do a = 1, angles
         inflow = x(1)*a
         if (rank > 0) call mpi_recv(inflow, 1, MPI_DOUBLE_PRECISION, rank - 1, a, MPI_COMM_WORLD, status, code)
         psi(a) = inflow
         do i = 1, 5
            psi(a) = (psi(a) + 0.3d0*x(1 + mod(i, n)))/(1 + 0.2d0*a*x(2))
            phi(i) = phi(i) + psi(a)*0.4d0/a
         end do
         request(a) = MPI_REQUEST_NULL
         if (rank < ranks - 1) call mpi_isend(psi(a), 1, MPI_DOUBLE_PRECISION, rank + 1, a, MPI_COMM_WORLD, request(a), code)
      end do
      call mpi_waitall(angles, request, MPI_STATUSES_IGNORE, code)
   end subroutine
   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      real(8) :: phi(5), a(3, 8), b(3, 8), rows(8, 4), all(64), mine(4), part
      complex(8) :: c(2), csum(2)
      integer :: code, counts(8), starts(8), i, r, total, row, team, request
      phi = 0
      call sweep(x, n, phi)
      call sweep(x, n, phi)
      do r = 1, ranks
         a(:, r) = phi(1:3)*r + x(1)
      end do
      call mpi_alltoall(a, 3, MPI_DOUBLE_PRECISION, b, 3, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, code)
      ! a row of an array, from one rank to the next
      rows = 0
      do i = 1, 4
         rows(1, i) = b(1 + mod(i, 3), 1)*i
      end do
      call mpi_type_vector(4, 1, 8, MPI_DOUBLE_PRECISION, row, code)
      call mpi_type_commit(row, code)
      call mpi_sendrecv(rows(1, 1), 1, row, mod(rank + 1, ranks), 7, rows(3, 1), 1, row, mod(rank + ranks - 1, ranks), 7, &
                        MPI_COMM_WORLD, MPI_STATUS_IGNORE, code)
      call mpi_type_free(row, code)
      total = 0
      do r = 1, ranks
         counts(r) = 1 + mod(r, 2)
         starts(r) = total
         total = total + counts(r)
      end do
      call mpi_gatherv(rows(3, 1:2), counts(rank + 1), MPI_DOUBLE_PRECISION, all, counts, starts, MPI_DOUBLE_PRECISION, 0, &
                       MPI_COMM_WORLD, code)
      if (rank == 0) all(1:total) = all(1:total)**2/(1 + sum(all(1:total)**2))
      mine = 0
      call mpi_scatterv(all, counts, starts, MPI_DOUBLE_PRECISION, mine, counts(rank + 1), MPI_DOUBLE_PRECISION, 0, &
                        MPI_COMM_WORLD, code)
      c = [cmplx(phi(1), mine(1), 8), cmplx(x(2), phi(2), 8)]
      call mpi_iallreduce(c, csum, 2, MPI_DOUBLE_COMPLEX, MPI_SUM, MPI_COMM_WORLD, request, code)
      part = sum(mine) + sum(phi*b(1, 1))
      call mpi_wait(request, MPI_STATUS_IGNORE, code)
      call mpi_comm_split(MPI_COMM_WORLD, mod(rank, 2), -rank, team, code)
      call mpi_allreduce(MPI_IN_PLACE, part, 1, MPI_DOUBLE_PRECISION, MPI_MIN, team, code)
      call mpi_comm_free(team, code)
      e = part + abs(csum(1)*csum(2)) + sum(rows(3, :)*x(1))
   end subroutine
end module
program main
   use ltoad
   use transport
   implicit none
   real(8), parameter :: h = 1d-5, loose = 1d-7, tight = 1d-11
   include 'derivatives.inc'
end program
