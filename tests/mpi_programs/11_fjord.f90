! Tides in a fjord: rows of a basin are dealt out over a Cartesian communicator, halos go by
! MPI_SENDRECV with a vector type, the highest wave is found by MAXLOC, and how rough the surface is
! by an operation of the program's own.  Depths and friction are what the gradient is by.
module basin
   implicit none
   include 'mpif.h'
   integer, parameter :: nx = 6, total_rows = 12, steps = 5
   integer :: rank, ranks, cart, south, north, rows, first, slice
   real(8), allocatable :: eta(:, :), flow(:, :), depth(:, :)
   real(8), parameter :: g = 9.81d0, dx = 50d0, dt = 1.5d0
contains
   subroutine set_up()
      integer :: code, dims(1)
      logical :: periods(1)
      call mpi_comm_size(MPI_COMM_WORLD, ranks, code)
      dims = ranks
      periods = .false.
      call mpi_cart_create(MPI_COMM_WORLD, 1, dims, periods, .false., cart, code)
      call mpi_comm_rank(cart, rank, code)
      call mpi_cart_shift(cart, 0, 1, south, north, code)
      first = rank * total_rows / ranks
      rows = (rank + 1) * total_rows / ranks - first
      allocate (eta(0:rows + 1, nx), flow(0:rows + 1, nx), depth(0:rows + 1, nx))
      call mpi_type_vector(nx, 1, rows + 2, MPI_DOUBLE_PRECISION, slice, code)
      call mpi_type_commit(slice, code)
   end subroutine

   subroutine halo(field)
      real(8), intent(inout) :: field(0:rows + 1, nx)
      integer :: code, status(MPI_STATUS_SIZE)
      call mpi_sendrecv(field(rows, 1), 1, slice, north, 1, field(0, 1), 1, slice, south, 1, cart, status, code)
      call mpi_sendrecv(field(1, 1), 1, slice, south, 2, field(rows + 1, 1), 1, slice, north, 2, cart, status, code)
      if (south == MPI_PROC_NULL) field(0, :) = field(1, :)
      if (north == MPI_PROC_NULL) field(rows + 1, :) = field(rows, :)
   end subroutine

   ! Of pairs: a sum of fourth powers, and a product.
   subroutine roughness(a, b, length, type)
      integer, intent(in) :: length, type
      real(8), intent(in) :: a(length)
      real(8), intent(inout) :: b(length)
      integer :: i
      do i = 1, length - 1, 2
         b(i) = sqrt(a(i)**2 + b(i)**2)
         b(i + 1) = a(i + 1) * b(i + 1)
      end do
   end subroutine

   subroutine march(friction, t)
      real(8), intent(in) :: friction, t
      integer :: i, j
      call halo(eta)
      do j = 1, nx
         do i = 1, rows
            flow(i, j) = (flow(i, j) - dt * g * depth(i, j) * (eta(i + 1, j) - eta(i, j)) / dx) &
               / (1 + dt * friction * abs(flow(i, j)) / depth(i, j)**2)
         end do
      end do
      if (north == MPI_PROC_NULL) flow(rows, :) = 0
      call halo(flow)
      if (south == MPI_PROC_NULL) flow(0, :) = 0.2d0 * sin(0.6d0 * t)
      do j = 1, nx
         do i = 1, rows
            eta(i, j) = eta(i, j) - dt * (flow(i, j) - flow(i - 1, j)) / dx
         end do
         if (j > 1) eta(1:rows, j) = 0.95d0 * eta(1:rows, j) + 0.05d0 * eta(1:rows, j - 1)
      end do
   end subroutine
end module

subroutine tide(bed, n, friction, cost)
   use basin
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: bed(n), friction
   real(8), intent(out) :: cost
   real(8) :: best(2), mine(2), pair(2), all_pairs(2), crest(nx), t
   real(8), allocatable :: profile(:)
   integer :: code, step, i, j, where(2), op, counts(64), offsets(64), r
   do j = 1, nx
      do i = 1, rows
         depth(i, j) = 8 + bed(i) - 0.3d0 * j
      end do
   end do
   call halo(depth)
   eta = 0
   flow = 0
   do step = 1, steps
      t = step
      call march(friction, t)
   end do
   where = maxloc(eta(1:rows, :))
   mine(1) = eta(where(1), where(2))
   mine(2) = first + where(1)
   call mpi_allreduce(mine, best, 1, MPI_2DOUBLE_PRECISION, MPI_MAXLOC, cart, code)
   pair = [sum(eta(1:rows, :)**2), 1 + 0.1d0 * sum(flow(1:rows, :))]
   call mpi_op_create(roughness, .true., op, code)
   call mpi_allreduce(pair, all_pairs, 2, MPI_DOUBLE_PRECISION, op, cart, code)
   call mpi_op_free(op, code)
   do r = 1, ranks
      offsets(r) = (r - 1) * total_rows / ranks
      counts(r) = r * total_rows / ranks - offsets(r)
   end do
   allocate (profile(total_rows))
   call mpi_gatherv(eta(1:rows, 3), rows, MPI_DOUBLE_PRECISION, profile, counts, offsets, &
      MPI_DOUBLE_PRECISION, 0, cart, code)
   cost = 0
   if (rank == 0) then
      cost = 10 * best(1) + all_pairs(1) * all_pairs(2)
      do i = 1, total_rows - 1
         cost = cost + 100 * (profile(i + 1) - profile(i))**2
      end do
   end if
   deallocate (profile)
end subroutine

program fjord
   use basin
   use ltoad
   implicit none
   external :: tide
   real(8) :: bed(total_rows), d_bed(total_rows), friction, d_friction, cost, seed, want
   integer :: code, i, owner, many, wrong, k
   call mpi_init(code)
   call set_up()
   wrong = 0
   bed = 0
   d_bed = 0
   do i = 1, rows
      bed(i) = 0.8d0 * cos(0.9d0 * (first + i))
   end do
   friction = 0.03d0
   d_friction = 0
   cost = 0
   seed = 1
   call enzyme_autodiff(tide, enzyme_dup, bed, d_bed, enzyme_const, rows, enzyme_dup, friction, d_friction, &
      enzyme_dup, cost, seed)
   do owner = 0, ranks - 1
      many = rows
      call mpi_bcast(many, 1, MPI_INTEGER, owner, cart, code)
      do i = 1, many
         call slope(bed(i), rank == owner)
         if (rank == owner) call compare('bed', d_bed(i))
      end do
      call slope(friction, rank == owner)
      if (rank == owner) call compare('friction', d_friction)
   end do
   call mpi_allreduce(MPI_IN_PLACE, wrong, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, code)
   do owner = 0, ranks - 1
      if (rank == owner) print '(a, 13(1x, z16.16))', 'bits', d_bed(1:rows), d_friction
      flush (6)
      call mpi_barrier(MPI_COMM_WORLD, code)
   end do
   call mpi_finalize(code)
   if (wrong > 0) stop 1
   if (rank == 0) print '(a)', 'OK'
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
         call tide(bed, rows, friction, part)
         call mpi_allreduce(part, whole, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, code)
         want = want + weights(k) * whole / (12 * h)
      end do
      number = kept
   end subroutine
   subroutine compare(name, got)
      character(*), intent(in) :: name
      real(8), intent(in) :: got
      if (abs(got - want) <= 1d-7 * (1 + abs(want))) return
      print *, 'WRONG ', name, rank, i, got, want
      wrong = wrong + 1
   end subroutine
end program
