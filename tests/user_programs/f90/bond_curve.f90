! Bootstrapped discount curve, cashflows in allocatable components, bisection and Newton, generic interface
module curves
   implicit none
   private
   public :: curve, price, root, fit
   type :: curve
      real(8), allocatable :: times(:), logs(:)
   contains
      procedure :: discount
      procedure :: extend
   end type
   type :: bond
      real(8), allocatable :: times(:), flows(:)
   end type
   interface price
      module procedure price_flat, price_curve
   end interface
contains
   real(8) function discount(self, t) result(d)
      class(curve), intent(in) :: self
      real(8), intent(in) :: t
      integer :: k
      k = count(self%times(:size(self%times) - 1) < t)
      k = max(1, min(k, size(self%times) - 1))
      associate (a => self%times(k), b => self%times(k + 1))
         d = exp(self%logs(k) + (self%logs(k + 1) - self%logs(k)) * (t - a) / (b - a))
      end associate
   end function
   subroutine extend(self, t, l)
      class(curve), intent(inout) :: self
      real(8), intent(in) :: t, l
      self%times = [self%times, t]
      self%logs = [self%logs, l]
   end subroutine
   pure real(8) function price_flat(b, rate) result(p)
      type(bond), intent(in) :: b
      real(8), intent(in) :: rate
      p = sum(b%flows * exp(-rate * b%times))
   end function
   real(8) function price_curve(b, c) result(p)
      type(bond), intent(in) :: b
      type(curve), intent(in) :: c
      integer :: i
      p = 0
      do i = 1, size(b%flows)
         p = p + b%flows(i) * c%discount(b%times(i))
      end do
   end function
   real(8) function root(b, p) result(r)
      type(bond), intent(in) :: b
      real(8), intent(in) :: p
      real(8) :: f, slope
      integer :: it
      r = 0.05d0
      do it = 1, 50
         f = price(b, r) - p
         slope = -sum(b%times * b%flows * exp(-r * b%times))
         r = r - f / slope
         if (abs(f) < 1d-13) exit
      end do
   end function
   subroutine fit(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(curve) :: c
      type(bond), allocatable :: bonds(:)
      integer :: i, k
      allocate (c%times(2), c%logs(2))
      c%times = [0d0, 0.5d0]; c%logs = [0d0, -0.5d0 * x(1)]
      do i = 2, n
         call c%extend(0.5d0 * i + 0.25d0, -(0.5d0 * i + 0.25d0) * x(i))
      end do
      allocate (bonds(3))
      do k = 1, 3
         allocate (bonds(k)%times(2 * k), bonds(k)%flows(2 * k))
         bonds(k)%times = [(0.45d0 * i, i=1, 2 * k)]
         bonds(k)%flows = 2d0 + k
         bonds(k)%flows(2 * k) = 102d0
      end do
      y = 0
      do k = 1, 3
         y = y + price(bonds(k), c) * 0.01d0 + 10 * root(bonds(k), price(bonds(k), c))
      end do
   end subroutine
end module
program main
   use curves
   implicit none
   call verify(fit, [0.03d0, 0.035d0, 0.041d0, 0.043d0, 0.05d0], 'curve')
contains
   include '../expect.inc'
end program
