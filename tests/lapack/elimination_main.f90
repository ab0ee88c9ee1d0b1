! A solution by routines in bitcode, whose derivative is another solution.
program solving
   use ltoad
   implicit none
   integer, parameter :: n = 60
   real(8), allocatable :: x(:), dx(:), v(:)
   real(8) :: slope, value, along
   integer :: i
   allocate(x(n * n + n), dx(n * n + n), v(n * n + n))
   x = [(cos(1d0 * i * i), i = 1, size(x))]
   do i = 1, n
      x((i - 1) * n + i) = x((i - 1) * n + i) + 20
   end do
   v = [(sin(3d0 * i), i = 1, size(x))]
   call ltoad_gradient(energy, x, dx, value)
   slope = (energy(x + 1d-6 * v) - energy(x - 1d-6 * v)) / 2d-6
   along = dot_product(dx, v)
   print '(a, 2es22.14)', 'slopes', slope, along
   if (abs(slope - along) > 1d-6 * abs(slope)) error stop 1
contains
   real(8) function energy(x)
      real(8), intent(in) :: x(:)
      real(8) :: a(n, n), b(n)
      integer :: pivots(n), info
      external :: dgesv
      a = reshape(x(:n * n), [n, n])
      b = x(n * n + 1:)
      call dgesv(n, 1, a, n, pivots, b, n, info)
      energy = sum(b**2)
   end function
end program
