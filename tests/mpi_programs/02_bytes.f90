! Numbers that travel as integers, bytes and characters.
module disguised
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
contains
   subroutine exchange(x, y, n, type, comm)
      integer, intent(in) :: n, type, comm
      real(8), intent(in) :: x(*)
      real(8), intent(out) :: y(*)
      integer :: status(MPI_STATUS_SIZE), code
      call mpi_sendrecv(x, n, type, mod(rank + 1, ranks), 1, y, n, type, mod(rank + ranks - 1, ranks), 1, &
                        comm, status, code)
   end subroutine

   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      real(8) :: squares(n), came(n), all(64)
      real(4) :: small(2)
      integer :: requests(2), code
      squares = x**2
      e = 0
      call exchange(squares, came, 2 * n, MPI_INTEGER, MPI_COMM_WORLD)
      e = e + sum(came * x)
      call exchange(squares, came, n, MPI_INTEGER8, MPI_COMM_WORLD)
      e = e + sum(came**2 * x)
      call exchange(squares, came, 8 * n, MPI_BYTE, MPI_COMM_WORLD)
      e = e + sum(came * x**2)
      call exchange(squares, came, 8 * n, MPI_CHARACTER, MPI_COMM_WORLD)
      e = e + sum(came * x(1))
      small = 0
      if (rank == 0) small = real([x(1), x(3)], 4)
      call mpi_bcast(small, 2, MPI_INTEGER, 0, MPI_COMM_WORLD, code)
      e = e + small(1) * small(2)
      call mpi_allgather(squares, 2 * n, MPI_LOGICAL, all, 2 * n, MPI_LOGICAL, MPI_COMM_WORLD, code)
      e = e + sum(all(1:n * ranks)) * x(2)
      call mpi_irecv(came, n, MPI_INTEGER8, MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, requests(1), code)
      call mpi_isend(squares, n, MPI_INTEGER8, mod(rank + 1, ranks), 5, MPI_COMM_WORLD, requests(2), code)
      call mpi_waitall(2, requests, MPI_STATUSES_IGNORE, code)
      e = e + sum(came * squares)
   end subroutine
end module
program main
   use ltoad
   use disguised
   implicit none
   real(8), parameter :: h = 1d-3, loose = 2d-3, tight = 1d-6
   include 'derivatives.inc'
end program
