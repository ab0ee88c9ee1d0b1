! Gas that is stored in a cavern of salt: heat in the rock around it, the pressure of the gas, and
! creep of its walls.  Sections, ordered, lastprivate, threadprivate COMMON, reductions of arrays,
! collapse, simd, workshare, tasks and atomic.
module cavern
   implicit none
   integer, parameter :: nr = 10, nz = 8, days = 4
   real(8) :: work(nr)
   common /scratch/ work
!$omp threadprivate(/scratch/)
contains
   subroutine conduct(heat, next, salt)
      real(8), intent(in) :: heat(0:nr + 1, 0:nz + 1), salt(3)
      real(8), intent(inout) :: next(0:nr + 1, 0:nz + 1)
      integer :: i, j
!$omp do schedule(dynamic, 2)
      do j = 1, nz
         work = heat(1:nr, j)
!$omp simd
         do i = 1, nr
            next(i, j) = work(i) + salt(1) * (heat(i + 1, j) + heat(i - 1, j) + heat(i, j + 1) + heat(i, j - 1) &
               - 4 * work(i)) * (1 + 0.01d0 * salt(2) * work(i))
         end do
      end do
!$omp end do
   end subroutine

   subroutine profile(heat, by_depth, by_radius, hottest)
      real(8), intent(in) :: heat(0:nr + 1, 0:nz + 1)
      real(8), intent(inout) :: by_depth(nz), by_radius(nr), hottest
      integer :: i, j
!$omp parallel do collapse(2) reduction(+: by_depth, by_radius) reduction(max: hottest) default(shared)
      do j = 1, nz
         do i = 1, nr
            by_depth(j) = by_depth(j) + heat(i, j)**2
            by_radius(i) = by_radius(i) + sin(heat(i, j))
            hottest = max(hottest, heat(i, j))
         end do
      end do
!$omp end parallel do
   end subroutine

   recursive subroutine creep(lo, hi, stress, rate, total)
      integer, intent(in) :: lo, hi
      real(8), intent(in) :: stress(*), rate
      real(8), intent(out) :: total
      real(8) :: left, right
      integer :: mid
      if (hi - lo < 2) then
         total = sum(stress(lo:hi)**3) * rate
         return
      end if
      mid = (lo + hi) / 2
!$omp task shared(left, stress, rate)
      call creep(lo, mid, stress, rate, left)
!$omp end task
!$omp task shared(right, stress, rate)
      call creep(mid + 1, hi, stress, rate, right)
!$omp end task
!$omp taskwait
      total = left + right + 0.01d0 * left * right
   end subroutine
end module

subroutine storage(x, n, cost)
   use cavern
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: cost
   real(8) :: heat(0:nr + 1, 0:nz + 1), next(0:nr + 1, 0:nz + 1), by_depth(nz), by_radius(nr), salt(3)
   real(8) :: hottest, pressure, last, shrunk, mass, gain, loss
   integer :: day, i, j
   salt = [0.1d0 + 0.01d0 * x(1), 0.5d0 * x(2), 0.2d0 * x(3)]
   hottest = -huge(hottest)
   by_depth = 0
   by_radius = 0
   pressure = 1
!$omp parallel private(day) firstprivate(salt)
!$omp workshare
   heat = 3
   next = 3
!$omp end workshare
!$omp do lastprivate(last)
   do i = 1, n
      last = x(i)**2 + 0.1d0 * i
      heat(1 + mod(i * 3, nr), 1 + mod(i * 5, nz)) = 3 + last
   end do
!$omp end do
   do day = 1, days
      call conduct(heat, next, salt)
!$omp workshare
      heat(1:nr, 1:nz) = next(1:nr, 1:nz)
!$omp end workshare
   end do
!$omp do ordered schedule(static, 1)
   do j = 1, nz
!$omp ordered
      pressure = pressure * (1 + 0.01d0 * heat(1, j)) - salt(3) * 0.01d0 * pressure**2
!$omp end ordered
   end do
!$omp end do
!$omp sections
!$omp section
   gain = sum(heat(1, 1:nz)) * x(1)
!$omp section
   loss = sum(heat(nr, 1:nz)) * x(2)
!$omp end sections
!$omp end parallel
   call profile(heat, by_depth, by_radius, hottest)
!$omp parallel
!$omp single
   call creep(1, nz, by_depth, 1d-5 * x(3), shrunk)
!$omp end single
!$omp end parallel
   mass = 0
!$omp parallel do schedule(guided)
   do i = 1, nr
!$omp atomic
      mass = mass + by_radius(i) * pressure
   end do
!$omp end parallel do
   cost = mass + hottest + last + shrunk + 0.01d0 * gain - 0.02d0 * loss**2 / 10
end subroutine

program main
   use ltoad
   implicit none
   external :: storage
   integer, parameter :: n = 7
   real(8) :: x(n), d(n), y, seed
   integer :: i
   x = [(0.6d0 + 0.3d0 * sin(2.3d0 * i), i=1, n)]
   d = 0
   y = 0
   seed = 1
   call enzyme_autodiff(storage, enzyme_dup, x, d, enzyme_const, n, enzyme_dup, y, seed)
   print '(a, 7(1x, z16.16))', 'bits', d
   call verify(storage, x, 'gas_cavern')
contains
   include 'expect.inc'
end program
