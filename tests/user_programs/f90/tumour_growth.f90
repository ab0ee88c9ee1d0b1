! A tumour and its nutrient: implicit diffusion by the tridiagonal algorithm, reactions by Newton's method, pointers to array sections.
module tissue
   implicit none
   integer, parameter :: cells = 20
   real(8), parameter :: dx = 1d0 / cells
   type :: field
      real(8), allocatable :: all(:, :)
      real(8), pointer :: tumour(:) => null(), food(:) => null(), inner(:) => null()
   end type
contains
   subroutine bind_parts(f)
      type(field), target, intent(inout) :: f
      allocate (f%all(2, 0:cells + 1))
      f%all = 0
      f%tumour(0:) => f%all(1, :)
      f%food(0:) => f%all(2, :)
      f%inner => f%all(1, 1:cells:2)
   end subroutine
   pure subroutine thomas(a, b, c, d)
      real(8), intent(in) :: a(:), c(:)
      real(8), intent(inout) :: b(:), d(:)
      integer :: i
      real(8) :: w
      do i = 2, size(d)
         w = a(i) / b(i - 1)
         b(i) = b(i) - w * c(i - 1)
         d(i) = d(i) - w * d(i - 1)
      end do
      d(size(d)) = d(size(d)) / b(size(d))
      do i = size(d) - 1, 1, -1
         d(i) = (d(i) - c(i) * d(i + 1)) / b(i)
      end do
   end subroutine
   subroutine diffuse(u, rate)
      real(8), intent(inout) :: u(0:)
      real(8), intent(in) :: rate
      real(8), dimension(size(u) - 2) :: a, b, c
      associate (n => size(u) - 2, r => rate / dx**2)
         a = -r
         c = -r
         b = 1 + 2 * r
         b([1, n]) = 1 + r
         call thomas(a, b, c, u(1:n))
         u(0) = u(1)
         u(n + 1) = u(n)
      end associate
   end subroutine
   subroutine grow(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(field), target :: f
      integer :: i, t
      call bind_parts(f)
      do i = 1, cells
         f%tumour(i) = exp(-40 * (i * dx - x(4))**2)
      end do
      f%food = 1
      do t = 1, 10
         call diffuse(f%tumour, 1d-3 * x(1))
         call diffuse(f%food, 1d-2)
         cell: do i = 1, cells
            if (f%tumour(i) < 1d-8) cycle cell
            block
               real(8) :: u, v, r(2), j(2, 2), det
               integer :: k
               u = f%tumour(i)
               v = f%food(i)
               newton: do k = 1, 20
                  r = [u - f%tumour(i) - 0.1d0 * x(2) * u * v * (1 - u), v - f%food(i) + 0.1d0 * x(3) * u * v / (1 + v)]
                  j(1, :) = [1 - 0.1d0 * x(2) * v * (1 - 2 * u), -0.1d0 * x(2) * u * (1 - u)]
                  j(2, :) = [0.1d0 * x(3) * v / (1 + v), 1 + 0.1d0 * x(3) * u / (1 + v)**2]
                  det = j(1, 1) * j(2, 2) - j(1, 2) * j(2, 1)
                  u = u - (j(2, 2) * r(1) - j(1, 2) * r(2)) / det
                  v = v - (j(1, 1) * r(2) - j(2, 1) * r(1)) / det
                  if (norm2(r) < 1d-11) exit newton
               end do newton
               f%tumour(i) = u
               f%food(i) = v
            end block
         end do cell
         if (t == 5) f%inner = f%inner * 0.5d0
      end do
      y = sum(f%tumour) + sum(f%all(2, ::3)) * 0.1d0
   end subroutine
end module
program main
   use tissue
   implicit none
   call verify_modes(grow, [1.3d0, 1.2d0, 0.8d0, 0.45d0], 'tumour')
contains
   include '../expect_modes.inc'
end program
