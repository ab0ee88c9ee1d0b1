! Dust in a ring around a star: grains belong to the rank of their sector, and migrate as structs when
! they leave it (Isend, Probe, Get_count, Recv).  Sectors pull at each other by their moments.
module ring
   use mpi_f08
   implicit none
   type :: grain
      sequence
      real(8) :: angle, speed, mass
      integer :: birth, colour
   end type
   type :: sector
      integer :: rank, ranks
      type(MPI_Comm) :: comm
      type(MPI_Datatype) :: type
   end type
   real(8), parameter :: pi = 3.14159265358979d0
   integer, parameter :: steps = 4, most = 64
contains
   subroutine open_sector(s)
      type(sector), intent(out) :: s
      integer :: lengths(2)
      integer(MPI_ADDRESS_KIND) :: places(2), extent
      type(MPI_Datatype) :: kinds(2), made
      call MPI_Comm_dup(MPI_COMM_WORLD, s%comm)
      call MPI_Comm_rank(s%comm, s%rank)
      call MPI_Comm_size(s%comm, s%ranks)
      lengths = [3, 2]
      places = [0_MPI_ADDRESS_KIND, 24_MPI_ADDRESS_KIND]
      kinds(1) = MPI_DOUBLE_PRECISION
      kinds(2) = MPI_INTEGER
      extent = 32
      call MPI_Type_create_struct(2, lengths, places, kinds, made)
      call MPI_Type_create_resized(made, 0_MPI_ADDRESS_KIND, extent, s%type)
      call MPI_Type_commit(s%type)
      call MPI_Type_free(made)
   end subroutine

   integer function home_of(angle, ranks) result(home)
      real(8), intent(in) :: angle
      integer, intent(in) :: ranks
      home = modulo(floor(angle / (2 * pi) * ranks), ranks)
   end function

   ! Those who have left are sent to each other rank in one message, which may be empty.
   subroutine migrate(s, grains, many)
      type(sector), intent(in) :: s
      type(grain), intent(inout) :: grains(most)
      integer, intent(inout) :: many
      type(grain), allocatable :: leaving(:, :)
      type(MPI_Request), allocatable :: requests(:)
      type(MPI_Status) :: status
      integer :: counts(0:s%ranks - 1), i, r, stay, got
      allocate (leaving(most, 0:s%ranks - 1), requests(s%ranks - 1))
      counts = 0
      stay = 0
      do i = 1, many
         r = home_of(grains(i)%angle, s%ranks)
         if (r == s%rank) then
            stay = stay + 1
            grains(stay) = grains(i)
         else
            counts(r) = counts(r) + 1
            leaving(counts(r), r) = grains(i)
         end if
      end do
      i = 0
      do r = 0, s%ranks - 1
         if (r == s%rank) cycle
         i = i + 1
         call MPI_Isend(leaving(1, r), counts(r), s%type, r, 7, s%comm, requests(i))
      end do
      many = stay
      do r = 0, s%ranks - 1
         if (r == s%rank) cycle
         call MPI_Probe(r, 7, s%comm, status)
         call MPI_Get_count(status, s%type, got)
         call MPI_Recv(grains(many + 1), got, s%type, status%MPI_SOURCE, status%MPI_TAG, s%comm, MPI_STATUS_IGNORE)
         many = many + got
      end do
      call MPI_Waitall(s%ranks - 1, requests, MPI_STATUSES_IGNORE)
      deallocate (leaving, requests)
   end subroutine

   subroutine kick(s, grains, many, stickiness, dt)
      type(sector), intent(in) :: s
      integer, intent(in) :: many
      type(grain), intent(inout) :: grains(most)
      real(8), intent(in) :: stickiness, dt
      real(8) :: moments(2, 2), all_moments(2, 2)
      integer :: i, k
      moments = 0
      do i = 1, many
         do k = 1, 2
            moments(1, k) = moments(1, k) + grains(i)%mass * cos(k * grains(i)%angle)
            moments(2, k) = moments(2, k) + grains(i)%mass * sin(k * grains(i)%angle)
         end do
      end do
      call MPI_Allreduce(moments, all_moments, 4, MPI_DOUBLE_PRECISION, MPI_SUM, s%comm)
      do i = 1, many
         do k = 1, 2
            grains(i)%speed = grains(i)%speed + dt * 0.3d0 / k * (all_moments(2, k) * cos(k * grains(i)%angle) &
               - all_moments(1, k) * sin(k * grains(i)%angle))
         end do
         grains(i)%speed = grains(i)%speed * (1 - dt * stickiness * grains(i)%mass)
         grains(i)%angle = grains(i)%angle + dt * grains(i)%speed
      end do
   end subroutine
end module

subroutine clumps(s, angles, n, stickiness, cost)
   use ring
   implicit none
   type(sector), intent(in) :: s
   integer, intent(in) :: n
   real(8), intent(in) :: angles(n), stickiness
   real(8), intent(out) :: cost
   type(grain) :: grains(most)
   real(8) :: part, whole
   integer :: many, i, step
   do i = 1, n
      grains(i)%angle = angles(i)
      grains(i)%speed = 0.9d0 + 0.2d0 * sin(3 * angles(i))
      grains(i)%mass = 0.5d0 + 0.1d0 * i
      grains(i)%birth = s%rank
      grains(i)%colour = i
   end do
   many = n
   do step = 1, steps
      call migrate(s, grains, many)
      call kick(s, grains, many, stickiness, 0.4d0)
   end do
   part = 0
   do i = 1, many
      part = part + grains(i)%mass * cos(grains(i)%angle - 0.1d0 * grains(i)%colour) + grains(i)%speed**2 * (1 + grains(i)%birth)
   end do
   call MPI_Reduce(part, whole, 1, MPI_DOUBLE_PRECISION, MPI_SUM, 0, s%comm)
   cost = 0
   if (s%rank == 0) cost = log(1 + whole**2)
end subroutine

program dust
   use ring
   use ltoad
   implicit none
   interface
      subroutine clumps(s, angles, n, stickiness, cost)
         import :: sector
         type(sector), intent(in) :: s
         integer, intent(in) :: n
         real(8), intent(in) :: angles(n), stickiness
         real(8), intent(out) :: cost
      end subroutine
      subroutine enzyme_autodiff_clumps(f, is_s, s, is_a, angles, d_angles, is_n, n, is_k, stickiness, d_stickiness, is_c, cost, seed)
         import :: sector
         external :: f
         type(sector) :: s
         integer :: is_s, is_a, is_n, is_k, is_c, n
         real(8) :: angles(*), d_angles(*), stickiness, d_stickiness, cost, seed
      end subroutine
   end interface
   integer, parameter :: n = 4
   type(sector) :: s
   real(8) :: angles(n), d_angles(n), stickiness, d_stickiness, cost, seed, want
   integer :: i, owner, wrong, all_wrong, k
   call MPI_Init()
   call open_sector(s)
   wrong = 0
   angles = [(2 * pi * (s%rank + (i - 0.37d0) / n) / s%ranks, i = 1, n)]
   d_angles = 0
   stickiness = 0.15d0
   d_stickiness = 0
   cost = 0
   seed = 1
   call enzyme_autodiff_clumps(clumps, enzyme_const, s, enzyme_dup, angles, d_angles, enzyme_const, n, &
      enzyme_dup, stickiness, d_stickiness, enzyme_dup, cost, seed)
   do owner = 0, s%ranks - 1
      do i = 1, n
         call slope(angles(i), s%rank == owner)
         if (s%rank == owner) call compare('angle', d_angles(i))
      end do
      call slope(stickiness, s%rank == owner)
      if (s%rank == owner) call compare('stickiness', d_stickiness)
   end do
   call MPI_Allreduce(wrong, all_wrong, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD)
   do owner = 0, s%ranks - 1
      if (s%rank == owner) print '(a, 13(1x, z16.16))', 'bits', d_angles, d_stickiness
      flush (6)
      call MPI_Barrier(MPI_COMM_WORLD)
   end do
   call MPI_Finalize()
   if (all_wrong > 0) stop 1
   if (s%rank == 0) print '(a)', 'OK'
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
         call clumps(s, angles, n, stickiness, part)
         call MPI_Allreduce(part, whole, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
         want = want + weights(k) * whole / (12 * h)
      end do
      number = kept
   end subroutine
   subroutine compare(name, got)
      character(*), intent(in) :: name
      real(8), intent(in) :: got
      if (abs(got - want) <= 1d-7 * (1 + abs(want))) return
      print *, 'WRONG ', name, s%rank, i, got, want
      wrong = wrong + 1
   end subroutine
end program
