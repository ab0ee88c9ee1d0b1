! Procedure pointers in a table, recursive adaptive quadrature, internal procedures as arguments
module quad
   implicit none
   abstract interface
      real(8) function integrand(t)
         real(8), intent(in) :: t
      end function
   end interface
   type :: entry
      procedure(integrand), pointer, nopass :: f => null()
      real(8) :: weight
   end type
contains
   real(8) function bell(t)
      real(8), intent(in) :: t
      bell = exp(-t * t)
   end function
   real(8) function ramp(t)
      real(8), intent(in) :: t
      ramp = log(1 + t**2) + t
   end function
   recursive function adapt(f, a, b, tol, depth) result(s)
      procedure(integrand) :: f
      real(8), intent(in) :: a, b, tol
      integer, intent(in) :: depth
      real(8) :: s, m, whole, left, right
      m = (a + b) / 2
      whole = simpson(f, a, b); left = simpson(f, a, m); right = simpson(f, m, b)
      if (depth == 0 .or. abs(left + right - whole) < 15 * tol) then
         s = left + right
      else
         s = adapt(f, a, m, tol / 2, depth - 1) + adapt(f, m, b, tol / 2, depth - 1)
      end if
   end function
   real(8) function simpson(f, a, b)
      procedure(integrand) :: f
      real(8), intent(in) :: a, b
      simpson = (b - a) / 6 * (f(a) + 4 * f((a + b) / 2) + f(b))
   end function
   subroutine area(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(entry) :: table(2)
      integer :: i
      table(1)%f => bell; table(1)%weight = x(3)
      table(2) = entry(ramp, x(4)**2)
      y = 0
      do i = 1, 2
         y = y + table(i)%weight * adapt(table(i)%f, x(1), x(2), 1d-3, 4)
      end do
      y = y + adapt(mine, 0d0, x(2), 1d-2, 3)
   contains
      real(8) function mine(t)
         real(8), intent(in) :: t
         mine = t * x(1) + sin(x(3) * t)
      end function
   end subroutine
end module
program main
   use quad
   call verify(area, [0.2d0, 1.7d0, 0.8d0, 1.1d0], 'area')
contains
   include '../expect.inc'
end program
