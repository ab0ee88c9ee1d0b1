! A gas pipeline from the field to towns: each process has some segments; pressure falls along the line, which is a scan,
! packets of gas with their calorific value go on by non-blocking messages, and towns buy them by an all-to-all.
module mpi
   implicit none
   include 'mpif.h'
end module

module pipeline
   use mpi
   implicit none
   integer, parameter :: dp = kind(1d0)
   type :: packet
      sequence
      real(dp) :: volume, calorific
      integer :: origin, age
   end type
contains
   subroutine make_type(kind)
      integer, intent(out) :: kind
      integer :: code, bare
      integer(MPI_ADDRESS_KIND) :: places(2)
      places = [0, 16]
      call mpi_type_create_struct(2, [2, 2], places, [MPI_DOUBLE_PRECISION, MPI_INTEGER], bare, code)
      call mpi_type_create_resized(bare, 0_MPI_ADDRESS_KIND, 24_MPI_ADDRESS_KIND, kind, code)
      call mpi_type_commit(kind, code)
      call mpi_type_free(bare, code)
   end subroutine

   ! Two by two matrices are multiplied: the operation does not commute.
   subroutine chain_of_matrices(a, b, n, kind)
      integer, intent(in) :: n, kind
      real(dp), intent(in) :: a(2, 2, n)
      real(dp), intent(inout) :: b(2, 2, n)
      integer :: i
      do i = 1, n
         b(:, :, i) = matmul(b(:, :, i), a(:, :, i))
      end do
   end subroutine

   ! x: diameter, roughness, supply, calorific value, leak, price of this process's towns
   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: e
      integer, parameter :: segments = 3
      integer :: rank, ranks, code, kind, parity, half, matrix, op, i, step, requests(2), status(MPI_STATUS_SIZE)
      integer, allocatable :: counts(:), from(:), others(:), from_others(:)
      real(dp) :: drop, before, line(2, 2), upstream(2, 2), pressure(0:segments), bought, pool
      real(dp), allocatable :: offers(:), taken(:)
      type(packet) :: inside(segments), arriving, leaving
      call mpi_comm_rank(MPI_COMM_WORLD, rank, code)
      call mpi_comm_size(MPI_COMM_WORLD, ranks, code)
      call make_type(kind)
      ! Pressure: squares fall by friction; what is upstream comes from the scan.
      drop = 0
      do i = 1, segments
         drop = drop + 0.02_dp * x(2) * x(3)**2 / x(1)**5
      end do
      call mpi_scan(drop, before, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
      pressure(0) = sqrt(25 - before + drop)
      do i = 1, segments
         pressure(i) = sqrt(pressure(i - 1)**2 - drop / segments)
      end do
      ! Two-port matrices of the segments, chained over all processes upstream.
      line = reshape([1 + 0.1_dp * x(5), 0.05_dp * x(2), -0.1_dp * x(1), 1 - 0.05_dp * x(5)], [2, 2])
      call mpi_type_contiguous(4, MPI_DOUBLE_PRECISION, matrix, code)
      call mpi_type_commit(matrix, code)
      call mpi_op_create(chain_of_matrices, .false., op, code)
      call mpi_scan(line, upstream, 1, matrix, op, MPI_COMM_WORLD, code)
      call mpi_op_free(op, code)
      ! Packets go down the line, the last process's leave it.
      do i = 1, segments
         inside(i) = packet(x(3) * (1 + 0.1_dp * i), x(4) * pressure(i), rank, 0)
      end do
      do step = 1, 4
         leaving = inside(segments)
         call mpi_irecv(arriving, 1, kind, merge(rank - 1, MPI_PROC_NULL, rank > 0), 5, MPI_COMM_WORLD, requests(1), code)
         call mpi_isend(leaving, 1, kind, merge(rank + 1, MPI_PROC_NULL, rank < ranks - 1), 5, MPI_COMM_WORLD, requests(2), code)
         inside(2:) = inside(:segments - 1)
         call mpi_waitall(2, requests, MPI_STATUSES_IGNORE, code)
         if (rank == 0) arriving = packet(x(3), x(4), 0, step)
         inside(1) = packet(arriving%volume * (1 - 0.01_dp * x(5)), arriving%calorific, arriving%origin, arriving%age + 1)
         if (step == 2) inside(2)%calorific = inside(2)%calorific * (1 + 0.01_dp * inside(1)%origin)
      end do
      ! Towns: process r offers r + 1 numbers to each process with a lower or equal number.
      allocate (counts(0:ranks - 1), from(0:ranks - 1), others(0:ranks - 1), from_others(0:ranks - 1))
      counts = [(merge(rank + 1, 0, i <= rank), i=0, ranks - 1)]
      others = [(merge(i + 1, 0, rank <= i), i=0, ranks - 1)]
      from = [(sum(counts(:i - 1)), i=0, ranks - 1)]
      from_others = [(sum(others(:i - 1)), i=0, ranks - 1)]
      allocate (offers(sum(counts)), taken(sum(others)))
      offers = [(x(6) * inside(1 + mod(i, segments))%volume * inside(1 + mod(i, segments))%calorific / i, i=1, size(offers))]
      call mpi_alltoallv(offers, counts, from, MPI_DOUBLE_PRECISION, taken, others, from_others, MPI_DOUBLE_PRECISION, &
                         MPI_COMM_WORLD, code)
      bought = sum(log(1 + taken**2))
      ! Even and odd processes have a pool each, and its first one tells the others.
      parity = mod(rank, 2)
      call mpi_comm_split(MPI_COMM_WORLD, parity, -rank, half, code)
      call mpi_reduce(bought, pool, 1, MPI_DOUBLE_PRECISION, MPI_PROD, 0, half, code)
      call mpi_bcast(pool, 1, MPI_DOUBLE_PRECISION, 0, half, code)
      call mpi_sendrecv(pressure(segments), 1, MPI_DOUBLE_PRECISION, mod(rank + 1, ranks), 7, drop, 1, &
                        MPI_DOUBLE_PRECISION, mod(rank + ranks - 1, ranks), 7, MPI_COMM_WORLD, status, code)
      e = pool * 0.1_dp + sum(inside%volume * inside%calorific) / 10 + upstream(1, 2) * pressure(2) + upstream(2, 2) &
          + (drop - pressure(0))**2
      call mpi_comm_free(half, code)
      call mpi_type_free(kind, code)
      call mpi_type_free(matrix, code)
   end subroutine
end module

program gas_pipeline
   use pipeline
   use ltoad
   implicit none
   integer, parameter :: n = 6
   real(dp) :: x(n), d(n), e, seed, values(4), sums(4), h, want
   integer :: rank, ranks, code, owner, i, k, bad
   call mpi_init(code)
   call mpi_comm_rank(MPI_COMM_WORLD, rank, code)
   call mpi_comm_size(MPI_COMM_WORLD, ranks, code)
   bad = 0
   d = 0
   e = 0
   seed = 1
   call start(x)
   call enzyme_autodiff(energy, enzyme_dup, x, d, enzyme_const, n, enzyme_dup, e, seed)
   do owner = 0, ranks - 1
      do i = 1, n
         h = 1e-4_dp
         do k = 1, 4
            call start(x)
            if (rank == owner) x(i) = x(i) + h * merge(1, -1, mod(k, 2) == 1) * merge(1, 2, k < 3)
            call energy(x, n, values(k))
         end do
         call mpi_allreduce(values, sums, 4, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
         want = (8 * (sums(1) - sums(2)) - sums(3) + sums(4)) / (12 * h)
         if (rank == owner .and. .not. abs(d(i) - want) <= 1e-7_dp * (1 + abs(want))) then
            print *, 'WRONG', rank, i, d(i), want
            bad = bad + 1
         end if
      end do
   end do
   call mpi_allreduce(MPI_IN_PLACE, bad, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, code)
   if (rank == 0 .and. bad == 0) print *, 'OK'
   call mpi_finalize(code)
   if (bad > 0) stop 1
contains
   subroutine start(x)
      real(dp), intent(out) :: x(n)
      integer :: i
      x = [1.1_dp, 0.4_dp, 1.3_dp, 0.9_dp, 0.5_dp, 0.7_dp]
      x = x * [(1 + 0.05_dp * cos(1._dp * (i + rank)), i=1, n)]
   end subroutine
end program
