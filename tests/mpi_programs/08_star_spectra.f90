! Spectra of stars are sorted out among ranks: scattered and gathered in parts of different lengths, transposed,
! the brightest line with its place, sub-communicators of instruments, complex amplitudes.
module spectra
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
contains
   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      integer, allocatable :: counts(:), starts(:)
      real(8), allocatable :: lines(:), own(:), out(:, :), in(:, :), all(:)
      complex(8) :: amplitude, summed
      real(8) :: pair(2), brightest(2), noise
      integer :: code, r, i, total, instrument, place, many
      allocate (counts(ranks), starts(ranks))
      counts = [(2 + mod(r, 2), r=1, ranks)]
      starts(1) = 0
      do r = 2, ranks
         starts(r) = starts(r - 1) + counts(r - 1)
      end do
      total = sum(counts)
      allocate (lines(total), own(counts(rank + 1)), all(total), out(2, ranks), in(2, ranks))
      if (rank == 0) then
         lines = [(1 + x(mod(i, n) + 1)*x(mod(i + 1, n) + 1), i=1, total)]
      end if
      call mpi_scatterv(lines, counts, starts, MPI_DOUBLE_PRECISION, own, size(own), MPI_DOUBLE_PRECISION, 0, &
                        MPI_COMM_WORLD, code)
      own = log(own + x(1)**2)
      call mpi_allgatherv(own, size(own), MPI_DOUBLE_PRECISION, all, counts, starts, MPI_DOUBLE_PRECISION, &
                          MPI_COMM_WORLD, code)
      do r = 1, ranks
         out(:, r) = [all(mod(r + rank, total) + 1)*x(2), sin(own(1))*r]
      end do
      call mpi_alltoall(out, 2, MPI_DOUBLE_PRECISION, in, 2, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, code)
      pair = [sum(in(1, :)) + 0.1d0*rank, real(rank, 8)]
      call mpi_allreduce(pair, brightest, 1, MPI_2DOUBLE_PRECISION, MPI_MAXLOC, MPI_COMM_WORLD, code)
      amplitude = cmplx(in(2, 1), own(2), 8)*exp((0d0, 1d0)*x(3))
      call mpi_allreduce(amplitude, summed, 1, MPI_DOUBLE_COMPLEX, MPI_SUM, MPI_COMM_WORLD, code)
      call mpi_comm_split(MPI_COMM_WORLD, mod(rank, 2), rank, instrument, code)
      call mpi_comm_rank(instrument, place, code)
      call mpi_comm_size(instrument, many, code)
      noise = own(1)*x(4)
      call mpi_bcast(noise, 1, MPI_DOUBLE_PRECISION, many - 1, instrument, code)
      if (place == 0) then
         call mpi_reduce(MPI_IN_PLACE, own, 2, MPI_DOUBLE_PRECISION, MPI_SUM, 0, instrument, code)
      else
         call mpi_reduce(own, out, 2, MPI_DOUBLE_PRECISION, MPI_SUM, 0, instrument, code)
      end if
      e = brightest(1)*(1 + brightest(2)) + abs(summed)**2*0.1d0 + noise**2
      if (place == 0) e = e + own(1)*own(2)
      call mpi_comm_free(instrument, code)
   end subroutine
end module
program main
   use ltoad
   use spectra
   implicit none
   real(8), parameter :: h = 1d-5, loose = 1d-7, tight = 1d-12
   include 'derivatives.inc'
end program
