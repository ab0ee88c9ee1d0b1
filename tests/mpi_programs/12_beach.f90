! A beach whose sand is moved by waves: pieces of the shore belong to ranks, ghost cells travel by
! persistent requests in one part and by irecv, isend and waitsome in the other; beyond the ends is
! MPI_PROC_NULL.  Heights along the shore are smoothed, sand slides where it is too steep.
module shore
   implicit none
   include 'mpif.h'
   integer, parameter :: n = 6, steps = 4
   integer :: rank, ranks, left, right
   type :: piece
      real(8) :: height(0:n + 1), drift(0:n + 1)
      integer :: requests(4)
   end type
contains
   subroutine open_piece(p)
      type(piece), intent(inout) :: p
      integer :: code
      call mpi_recv_init(p%height(0), 1, MPI_DOUBLE_PRECISION, left, 1, MPI_COMM_WORLD, p%requests(1), code)
      call mpi_recv_init(p%height(n + 1), 1, MPI_DOUBLE_PRECISION, right, 2, MPI_COMM_WORLD, p%requests(2), code)
      call mpi_send_init(p%height(n), 1, MPI_DOUBLE_PRECISION, right, 1, MPI_COMM_WORLD, p%requests(3), code)
      call mpi_send_init(p%height(1), 1, MPI_DOUBLE_PRECISION, left, 2, MPI_COMM_WORLD, p%requests(4), code)
   end subroutine
   subroutine heights(p)
      type(piece), intent(inout) :: p
      integer :: code
      call mpi_startall(4, p%requests, code)
      call mpi_waitall(4, p%requests, MPI_STATUSES_IGNORE, code)
      if (left == MPI_PROC_NULL) p%height(0) = p%height(1)
      if (right == MPI_PROC_NULL) p%height(n + 1) = p%height(n)
   end subroutine
   subroutine drifts(p)
      type(piece), intent(inout) :: p
      integer :: requests(4), code, done, seen, places(4), statuses(MPI_STATUS_SIZE, 4), k
      call mpi_isend(p%drift(1), 1, MPI_DOUBLE_PRECISION, left, 4, MPI_COMM_WORLD, requests(2), code)
      call mpi_irecv(p%drift(n + 1), 1, MPI_DOUBLE_PRECISION, right, 4, MPI_COMM_WORLD, requests(3), code)
      call mpi_isend(p%drift(n), 1, MPI_DOUBLE_PRECISION, right, 3, MPI_COMM_WORLD, requests(4), code)
      call mpi_irecv(p%drift(0), 1, MPI_DOUBLE_PRECISION, left, 3, MPI_COMM_WORLD, requests(1), code)
      seen = 0
      do while (seen < 4)
         call mpi_waitsome(4, requests, done, places, statuses, code)
         do k = 1, done
            if (places(k) == 1 .and. left == MPI_PROC_NULL) p%drift(0) = 0
            if (places(k) == 3 .and. right == MPI_PROC_NULL) p%drift(n + 1) = 0
         end do
         seen = seen + done
      end do
   end subroutine
   subroutine move_sand(p, wave, steep)
      type(piece), intent(inout) :: p
      real(8), intent(in) :: wave, steep
      real(8) :: slope
      integer :: i
      do i = 1, n
         slope = p%height(i + 1) - p%height(i - 1)
         p%drift(i) = wave * sin(slope) + 0.1d0 * max(abs(slope) - steep, 0d0) * slope
      end do
      call drifts(p)
      do i = 1, n
         p%height(i) = p%height(i) + 0.2d0 * (p%drift(i + 1) - p%drift(i - 1)) * p%height(i)
      end do
   end subroutine
end module

subroutine sand(x, wave, cost)
   use shore
   implicit none
   real(8), intent(in) :: x(n), wave(2)
   real(8), intent(out) :: cost
   type(piece) :: p
   real(8) :: best(2), mine(2), everyone(n, 0:ranks - 1)
   integer :: step, code, k
   p%height = 1
   p%drift = 0
   p%height(1:n) = x
   call open_piece(p)
   do step = 1, steps
      call heights(p)
      call move_sand(p, wave(1), wave(2))
   end do
   do k = 1, 4
      call mpi_request_free(p%requests(k), code)
   end do
   mine = [minval(p%height(1:n)), real(rank, 8)]
   call mpi_allreduce(mine, best, 1, MPI_2DOUBLE_PRECISION, MPI_MINLOC, MPI_COMM_WORLD, code)
   call mpi_allgather(p%height(1), n, MPI_DOUBLE_PRECISION, everyone, n, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD, code)
   cost = best(1) * (1 + best(2)) + sum(everyone**2) * wave(1) + p%drift(2)
end subroutine

program beach
   use shore
   use ltoad
   implicit none
   external :: sand
   real(8) :: x(n), d(n), v(n), wave(2), d_wave(2), v_wave(2), cost, seed, want, tangent, along(2), sums(2)
   integer :: code, i, owner, wrong, k
   call mpi_init(code)
   call mpi_comm_rank(MPI_COMM_WORLD, rank, code)
   call mpi_comm_size(MPI_COMM_WORLD, ranks, code)
   left = merge(MPI_PROC_NULL, rank - 1, rank == 0)
   right = merge(MPI_PROC_NULL, rank + 1, rank == ranks - 1)
   wrong = 0
   x = [(1 + 0.4d0 * cos(1.1d0 * (i + n * rank)), i = 1, n)]
   wave = [0.4d0, 0.25d0]
   d = 0
   d_wave = 0
   cost = 0
   seed = 1
   call enzyme_autodiff(sand, enzyme_dup, x, d, enzyme_dup, wave, d_wave, enzyme_dup, cost, seed)
   v = [(sin(2d0 * i + rank), i = 1, n)]
   v_wave = [0.3d0, -0.2d0]
   cost = 0
   tangent = 0
   call enzyme_fwddiff(sand, enzyme_dup, x, v, enzyme_dup, wave, v_wave, enzyme_dup, cost, tangent)
   along = [tangent, dot_product(d, v) + dot_product(d_wave, v_wave)]
   call mpi_allreduce(along, sums, 2, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
   i = 0
   want = sums(2)
   call compare('tangent', sums(1))
   do owner = 0, ranks - 1
      do i = 1, n
         call slope(x(i), rank == owner)
         if (rank == owner) call compare('x', d(i))
      end do
      do i = 1, 2
         call slope(wave(i), rank == owner)
         if (rank == owner) call compare('wave', d_wave(i))
      end do
   end do
   call mpi_allreduce(MPI_IN_PLACE, wrong, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, code)
   do owner = 0, ranks - 1
      if (rank == owner) print '(a, 13(1x, z16.16))', 'bits', d, d_wave
      flush (6)
      call mpi_barrier(MPI_COMM_WORLD, code)
   end do
   call mpi_finalize(code)
   if (wrong > 0) stop 1
contains
   subroutine slope(number, mine)
      real(8), intent(inout) :: number
      logical, intent(in) :: mine
      real(8), parameter :: h = 1d-4, moves(4) = [1, -1, 2, -2], weights(4) = [8, -8, -1, 1]
      real(8) :: kept, part, whole
      kept = number
      want = 0
      do k = 1, 4
         if (mine) number = kept + moves(k) * h
         call sand(x, wave, part)
         call mpi_allreduce(part, whole, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
         want = want + weights(k) * whole / (12 * h)
      end do
      number = kept
   end subroutine
   subroutine compare(name, got)
      character(*), intent(in) :: name
      real(8), intent(in) :: got
      if (abs(got - want) <= 1d-6 * (1 + abs(want))) return
      print *, 'WRONG ', name, rank, i, got, want
      wrong = wrong + 1
   end subroutine
end program
