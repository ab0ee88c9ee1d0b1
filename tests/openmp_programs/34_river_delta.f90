! Channels of a delta: allocatable arrays in reductions and private clauses, derived types that are
! private, threadprivate allocatable workspaces, atomic capture, tasks over a tree, taskloop, orphaned
! loops with linear and lastprivate, locks.
module delta
   use omp_lib
   implicit none
   integer, parameter :: channels = 9, sections = 6
   type :: reach
      real(8) :: area, slope, flow
      integer :: order
   end type
   real(8), allocatable :: workspace(:)
!$omp threadprivate(workspace)
   real(8) :: roughness
!$omp threadprivate(roughness)
contains
   subroutine route(r, x, total)
      type(reach), intent(inout) :: r
      real(8), intent(in) :: x(sections)
      real(8), intent(out) :: total
      integer :: k
      workspace = x * r%area
      do k = 2, sections
         workspace(k) = workspace(k) + 0.3d0 * workspace(k - 1) * r%slope
      end do
      total = sum(workspace) / roughness
      r%flow = total * r%area
   end subroutine

   subroutine all_reaches(beds, flows, order)
      real(8), intent(in) :: beds(channels)
      real(8), intent(inout) :: flows(channels)
      integer, intent(inout) :: order(channels)
      type(reach) :: own
      real(8) :: total, x(sections)
      integer :: c, k
      integer, save :: next
!$omp single
      next = 0
!$omp end single
!$omp do schedule(dynamic)
      do c = 1, channels
         own = reach(1 + 0.1d0 * beds(c), 0.02d0 * c, 0d0, c)
         x = [(beds(c)**2 + 0.1d0 * k * beds(1 + mod(c, channels)), k = 1, sections)]
         call route(own, x, total)
         flows(c) = own%flow + 0.01d0 * total
!$omp atomic capture
         next = next + 1
         order(c) = next
!$omp end atomic
      end do
!$omp end do
   end subroutine

   recursive subroutine gather(flows, first, last, total)
      integer, intent(in) :: first, last
      real(8), intent(in) :: flows(channels)
      real(8), intent(out) :: total
      real(8) :: left, right
      integer :: middle
      if (last == first) then
         total = flows(first) * sqrt(flows(first))
         return
      end if
      middle = (first + last) / 2
!$omp task default(shared)
      call gather(flows, first, middle, left)
!$omp end task
!$omp task default(shared) if (last - first > 3)
      call gather(flows, middle + 1, last, right)
!$omp end task
!$omp taskwait
      total = (left + right) * 0.9d0 + 0.001d0 * left * right
   end subroutine
end module

subroutine sediment(x, n, cost)
   use delta
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: cost
   real(8), allocatable :: flows(:), deposits(:), beds(:)
   real(8) :: total, deepest, product, held
   integer :: order(channels), c, k
   integer(omp_lock_kind) :: lock
   allocate (flows(channels), deposits(sections), beds(channels))
   beds = 0.5d0 + x(1:channels)
   flows = 0
   deposits = 0
   deepest = -1
   product = 1
   roughness = 0.5d0 + x(n)
   held = 0
   call omp_init_lock(lock)
!$omp parallel copyin(roughness)
   allocate (workspace(sections))
   call all_reaches(beds, flows, order)
   deallocate (workspace)
!$omp end parallel
!$omp parallel do private(k) reduction(+: deposits) reduction(max: deepest) reduction(*: product)
   do c = 1, channels
      do k = 1, sections
         deposits(k) = deposits(k) + flows(c) / (k + beds(c))
      end do
      deepest = max(deepest, beds(c) * flows(c))
      product = product * (1 + 0.01d0 * flows(c))
      call omp_set_lock(lock)
      held = held + flows(c)**2
      call omp_unset_lock(lock)
   end do
!$omp end parallel do
   call omp_destroy_lock(lock)
!$omp parallel
!$omp single
   call gather(flows, 1, channels, total)
!$omp end single
!$omp end parallel
   cost = total * 0.01d0 + sum(deposits**2) * 0.1d0 + deepest + product + 0.001d0 * held
   if (sum(order) /= channels * (channels + 1) / 2) cost = -1
   deallocate (flows, deposits, beds)
end subroutine

program main
   use ltoad
   implicit none
   external :: sediment
   integer, parameter :: n = 10
   real(8) :: x(n), d(n), y, seed, v(n), t
   integer :: i
   x = [(0.8d0 + 0.3d0 * sin(1.3d0 * i), i=1, n)]
   d = 0
   y = 0
   seed = 1
   call enzyme_autodiff(sediment, enzyme_dup, x, d, enzyme_const, n, enzyme_dup, y, seed)
   print '(a, 10(1x, z16.16))', 'bits', d
   v = [(cos(2d0 * i), i=1, n)]
   y = 0
   t = 0
   call enzyme_fwddiff(sediment, enzyme_dup, x, v, enzyme_const, n, enzyme_dup, y, t)
   if (abs(t - dot_product(d, v)) > 1d-9 * (1 + abs(t))) then
      print *, 'WRONG tangent', t, dot_product(d, v)
      stop 1
   end if
   call verify(sediment, x, 'river_delta')
contains
   include 'expect.inc'
end program
