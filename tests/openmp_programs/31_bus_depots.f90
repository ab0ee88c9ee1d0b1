! Buses between depots: orphaned loops, recursive tasks, arrays that one thread copies to all, a threadprivate
! module array, regions in regions, pointers to parts of arrays.
module depots
   use omp_lib
   implicit none
   integer, parameter :: stops = 9
   real(8) :: waiting(stops), fares(stops)
   real(8), save :: scratch(stops)
   !$omp threadprivate(scratch)
contains
   subroutine arrivals(rate)
      real(8), intent(in) :: rate
      integer :: s
      !$omp do schedule(runtime)
      do s = 1, stops
         scratch(s) = waiting(s)*exp(-rate*s*0.1d0)
         fares(s) = scratch(s)**2/(1 + scratch(s))
      end do
      !$omp end do
   end subroutine
   recursive subroutine quadrature(lo, hi, depth, a, area)
      real(8), intent(in) :: lo, hi, a
      integer, intent(in) :: depth
      real(8), intent(out) :: area
      real(8) :: left, right, middle
      if (depth == 0) then
         middle = (lo + hi)/2
         area = (hi - lo)*(1 + a*middle**2)*sin(a*middle)
         return
      end if
      middle = (lo + hi)/2
      !$omp task shared(left)
      call quadrature(lo, middle, depth - 1, a, left)
      !$omp end task
      !$omp task shared(right)
      call quadrature(middle, hi, depth - 1, a, right)
      !$omp end task
      !$omp taskwait
      area = left + right
   end subroutine
   subroutine revenue(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8), target :: counts(stops, 2)
      real(8), pointer :: even(:), all(:)
      real(8) :: weights(3), area, total, part
      integer :: s, d
      do s = 1, stops
         waiting(s) = 1 + x(mod(s, n) + 1)*0.2d0*s
      end do
      counts = 0; total = 0; area = 0
      !$omp parallel private(weights)
      !$omp single
      weights = [x(1), x(2)**2, x(3)*x(1)]
      !$omp end single copyprivate(weights)
      call arrivals(0.5d0*weights(1))
      !$omp do
      do s = 1, stops
         counts(s, 1) = fares(s)*weights(mod(s, 3) + 1)
         counts(s, 2) = waiting(s)*sum(weights)
      end do
      !$omp end do
      !$omp single
      call quadrature(0d0, 1d0, 3, weights(2), area)
      !$omp end single
      !$omp end parallel
      even => counts(2::2, 1)
      all => counts(:, 2)
      call omp_set_max_active_levels(2)
      !$omp parallel do num_threads(2) private(part) reduction(+:total)
      do d = 1, 3
         part = 0
         !$omp parallel do num_threads(2) reduction(+:part)
         do s = 1, stops
            part = part + all(s)*cos(0.1d0*d*s)
         end do
         !$omp end parallel do
         total = total + part*even(d)
      end do
      !$omp end parallel do
      y = total + area + sum(counts(:, 1))
   end subroutine
end module
program main
   use depots
   implicit none
   integer :: threads
   do threads = 1, 4
      call omp_set_num_threads(threads)
      call verify(revenue, [0.8d0, 1.1d0, 0.9d0], 'revenue')
      call verify_modes(revenue, [0.8d0, 1.1d0, 0.9d0], 'revenue')
   end do
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
