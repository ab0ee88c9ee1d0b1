! A radio telescope array: beams by complex weights, with OpenMP over directions (firstprivate, lastprivate, critical, an array
! reduction), do concurrent, side lobes with a mask, and nulls by constraints.
module array_types
   use iso_fortran_env, only: dp => real64
   implicit none
   complex(dp), parameter :: j = (0, 1)
   real(dp), parameter :: pi = acos(-1.0_dp)
   type antenna_array
      real(dp), allocatable :: position(:)
      complex(dp), allocatable :: weight(:)
   contains
      procedure :: response
      procedure :: steer
   end type
contains
   pure complex(dp) function response(self, u)
      class(antenna_array), intent(in) :: self
      real(dp), intent(in) :: u
      response = dot_product(self%weight, exp(2*pi*j*u*self%position))
   end function
   subroutine steer(self, u, taper)
      class(antenna_array), intent(inout) :: self
      real(dp), intent(in) :: u, taper
      integer :: i
      if (allocated(self%weight)) deallocate (self%weight)
      allocate (self%weight(size(self%position)))
      do concurrent(i=1:size(self%position))
         self%weight(i) = exp(2*pi*j*u*self%position(i))*exp(-taper*self%position(i)**2)
      end do
      self%weight = self%weight/sum(abs(self%weight))
   end subroutine
end module

module beams
   use array_types
   implicit none
contains
   subroutine side_lobes(x, n, level)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: level
      integer, parameter :: m = 80
      type(antenna_array) :: tele
      complex(dp) :: pattern(m), moments(3), last
      real(dp) :: u, power(m), gain
      logical :: outside(m)
      integer :: k, p
      tele%position = x(1:n - 2)
      call tele%steer(x(n - 1), x(n))
      moments = 0
      gain = 0
      !$omp parallel do private(u, p) firstprivate(tele) lastprivate(last) reduction(+:moments)
      do k = 1, m
         u = -1 + 2*(k - 0.5_dp)/m
         pattern(k) = tele%response(u)
         do p = 0, 2
            moments(p+1) = moments(p+1) + pattern(k)*u**p/m
         end do
         outside(k) = abs(u - 0.2_dp) > 0.15_dp
         last = pattern(k)
      end do
      !$omp end parallel do
      power = abs(pattern)**2
      !$omp parallel private(u)
      u = 0
      !$omp do
      do k = 1, m
         if (outside(k)) u = u + power(k)**4
      end do
      !$omp critical
      gain = gain + u
      !$omp end critical
      !$omp end parallel
      level = gain**0.25_dp + abs(sum(moments*[1, 2, 3]))**2 + real(last) + aimag(last)**2
      level = level - 0.1_dp*maxval(power, mask=.not. outside)
   end subroutine
end module

program beam_pattern
   use beams
   use ltoad
   implicit none
   real(dp) :: x(10), dx(10), t(10), v, dv, tangent, y(2), h
   integer :: i
   x = [-2.1_dp, -1.3_dp, -0.7_dp, -0.1_dp, 0.45_dp, 1.0_dp, 1.7_dp, 2.2_dp, 0.21_dp, 0.15_dp]
   dx = 0; v = 0; dv = 1
   call enzyme_autodiff(side_lobes, enzyme_dup, x, dx, enzyme_const, size(x), enzyme_dup, v, dv)
   do i = 1, size(x)
      t = 0; t(i) = 1; tangent = 0
      call enzyme_fwddiff(side_lobes, enzyme_dup, x, t, enzyme_const, size(x), enzyme_dup, v, tangent)
      h = 1e-5_dp
      t = x; t(i) = x(i) + h
      call side_lobes(t, size(x), y(1))
      t(i) = x(i) - h
      call side_lobes(t, size(x), y(2))
      print '(i3, 3f16.10)', i, dx(i), tangent, (y(1) - y(2))/(2*h)
      if (abs(dx(i) - (y(1) - y(2))/(2*h)) > 1e-6_dp*(1 + abs(dx(i)))) stop 1
      if (abs(dx(i) - tangent) > 1e-8_dp*(1 + abs(dx(i)))) stop 2
      if (dx(i) == 0) stop 3
   end do
end program
