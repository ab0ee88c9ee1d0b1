! Shallow ice: nonlinear diffusion, parameterised derived type-free, where/elsewhere, do concurrent, allocatable results
module ice
   implicit none
   real(8), parameter :: glen = 3d0
   type :: state
      real(8), allocatable :: thickness(:), bed(:)
      real(8) :: dx = 100d0, time = 0d0
   end type
   interface operator(+)
      module procedure advanced
   end interface
   type :: increment
      real(8), allocatable :: rate(:)
      real(8) :: dt
   end type
contains
   function advanced(s, d) result(t)
      type(state), intent(in) :: s
      type(increment), intent(in) :: d
      type(state) :: t
      t = s
      t%thickness = t%thickness + d%dt * d%rate
      where (t%thickness < 0d0) t%thickness = 0d0
      t%time = s%time + d%dt
   end function
   function fluxes(s, softness) result(q)
      type(state), intent(in) :: s
      real(8), intent(in) :: softness
      real(8) :: q(0:size(s%thickness))
      real(8) :: slope, h
      integer :: i, n
      n = size(s%thickness)
      q(0) = 0; q(n) = 0
      do concurrent (i = 1:n-1) local(slope, h)
         h = 0.5d0 * (s%thickness(i) + s%thickness(i + 1))
         slope = (s%thickness(i + 1) + s%bed(i + 1) - s%thickness(i) - s%bed(i)) / s%dx
         q(i) = -softness * h**(glen + 2) * abs(slope)**(glen - 1) * slope
      end do
   end function
   subroutine volume(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(state) :: s
      type(increment) :: d
      real(8), allocatable :: q(:), balance(:)
      integer :: step, i
      allocate (s%thickness(n - 2), s%bed(n - 2))
      s%thickness = x(:n - 2)
      s%bed = [(5d0 * (n - i), i = 1, n - 2)]
      do step = 1, 20
         q = fluxes(s, exp(x(n)) * 1d-7)
         balance = merge(x(n - 1), -0.5d0, s%thickness + s%bed > 60d0)
         d = increment((q(0:n-3) - q(1:n-2)) / s%dx + balance, 0.5d0)
         s = s + d
      end do
      y = sum(s%thickness) + dot_product(s%thickness, s%bed) / 100 + maxval(s%thickness)
   end subroutine
end module
program main
   use ice
   implicit none
   call verify(volume, [40d0, 45d0, 43d0, 35d0, 20d0, 12d0, 0.8d0, -0.3d0], 'ice')
contains
   include '../expect.inc'
end program
