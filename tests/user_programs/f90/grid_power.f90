! Power flow on a small grid: complex admittances, generic interfaces, operator overloading, optional arguments, LU by hand, stop codes.
module phasors
   implicit none
   type :: phasor
      complex(8) :: z = (0d0, 0d0)
   end type
   interface operator(+)
      module procedure add
   end interface
   interface operator(*)
      module procedure times, scaled
   end interface
   interface assignment(=)
      module procedure from_polar
   end interface
contains
   elemental type(phasor) function add(a, b)
      type(phasor), intent(in) :: a, b
      add%z = a%z + b%z
   end function
   elemental type(phasor) function times(a, b)
      type(phasor), intent(in) :: a, b
      times%z = a%z * b%z
   end function
   elemental type(phasor) function scaled(s, b)
      real(8), intent(in) :: s
      type(phasor), intent(in) :: b
      scaled%z = s * b%z
   end function
   pure subroutine from_polar(a, v)
      type(phasor), intent(out) :: a
      real(8), intent(in) :: v(2)
      a%z = v(1) * exp(cmplx(0d0, v(2), 8))
   end subroutine
end module
module network
   use phasors
   implicit none
   integer, parameter :: buses = 4
   type :: line
      integer :: from, to
      real(8) :: r, x
   end type
contains
   subroutine admittance(lines, y, shunt)
      type(line), intent(in) :: lines(:)
      complex(8), intent(out) :: y(buses, buses)
      real(8), intent(in), optional :: shunt
      complex(8) :: g
      integer :: k
      y = 0
      do k = 1, size(lines)
         associate (l => lines(k))
            g = 1 / cmplx(l%r, l%x, 8)
            y(l%from, l%to) = y(l%from, l%to) - g
            y(l%to, l%from) = y(l%to, l%from) - g
            y(l%from, l%from) = y(l%from, l%from) + g
            y(l%to, l%to) = y(l%to, l%to) + g
            if (present(shunt)) then
               y(l%from, l%from) = y(l%from, l%from) + cmplx(0d0, shunt, 8)
               y(l%to, l%to) = y(l%to, l%to) + cmplx(0d0, shunt, 8)
            end if
         end associate
      end do
   end subroutine
   subroutine solve(a, b)
      complex(8), intent(inout) :: a(:, :), b(:)
      integer :: i, j, p
      complex(8) :: row(size(b)), t
      do i = 1, size(b)
         p = i - 1 + maxloc(abs(a(i:, i)), 1)
         if (p /= i) then
            row = a(i, :); a(i, :) = a(p, :); a(p, :) = row
            t = b(i); b(i) = b(p); b(p) = t
         end if
         do j = i + 1, size(b)
            t = a(j, i) / a(i, i)
            a(j, i:) = a(j, i:) - t * a(i, i:)
            b(j) = b(j) - t * b(i)
         end do
      end do
      do i = size(b), 1, -1
         b(i) = (b(i) - sum(a(i, i + 1:) * b(i + 1:))) / a(i, i)
      end do
   end subroutine
end module
program grid
   use network
   implicit none
   real(8) :: x(8) = [0.02d0, 0.1d0, 0.03d0, 0.15d0, 1.02d0, 0.1d0, 0.98d0, -0.2d0]
   call verify(losses, x, 'grid')
contains
   include '../expect.inc'
   subroutine losses(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(line), allocatable :: lines(:)
      complex(8) :: a(buses, buses), m(buses - 1, buses - 1), b(buses - 1)
      type(phasor) :: v(buses), s, load
      integer :: i
      lines = [line(1, 2, x(1), x(2)), line(2, 3, x(3), x(4)), line(3, 4, 0.5d0 * x(1), x(4))]
      lines = [lines, line(1, 4, x(3), 0.2d0)]
      call admittance(lines, a, shunt=0.01d0)
      v(1) = x(5:6)
      load = x(7:8)
      m = a(2:, 2:)
      b = -a(2:, 1) * v(1)%z - 0.1d0 * [(i * conjg(load%z), i=1, buses - 1)]
      call solve(m, b)
      v(2:)%z = b
      s = 2d0 * v(1) * v(2) + v(3) * v(4)
      y = real(sum(conjg(v%z) * matmul(a, v%z))) + aimag(s%z) + sum(abs(v%z)**2) + abs(s%z)
   end subroutine
end program
