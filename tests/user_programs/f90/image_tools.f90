! Array intrinsics and elemental work with where, forall, do concurrent, block and impure elemental counters.
module tools
   implicit none
   integer :: calls = 0
   interface smooth
      module procedure smooth1, smooth2
   end interface
contains
   impure elemental real(8) function counted(v)
      real(8), intent(in) :: v
      calls = calls + 1
      counted = v * v / (1 + abs(v))
   end function
   pure function smooth1(v) result(s)
      real(8), intent(in) :: v(0:)
      real(8) :: s(0:ubound(v, 1))
      s = (eoshift(v, 1, v(ubound(v, 1))) + v + eoshift(v, -1, v(0))) / 3
   end function
   function smooth2(v) result(s)
      real(8), intent(in) :: v(:, :)
      real(8), allocatable :: s(:, :)
      integer :: j
      s = v
      do concurrent(j=1:size(v, 2))
         s(:, j) = smooth1(v(:, j))
      end do
   end function
end module
subroutine image(x, n, y)
   use tools
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   real(8) :: a(5, 4), b(4, 5)
   integer :: i, j, at(2)
   forall (i=1:5, j=1:4) a(i, j) = x(mod(i + j, n) + 1) * i - 0.3d0 * j * x(1)
   where (a > 1)
      a = counted(a)
   elsewhere(a < 0)
      a = -0.5d0 * a
   end where
   a = smooth(a)
   b = transpose(a)
   at = maxloc(a, mask=a < 2)
   block
      real(8) :: local(size(x))
      local = x(n:1:-1)
      b(2, :n) = local + b(2, :n) * maxval(b, dim=1, mask=b > 0.1d0)
   end block
   y = sum(matmul(a, b)) + norm2(b) + sum(spread(x, 2, 3)) + product(a(1, :)) + minval(a) * at(1) + calls * 0
   y = y + sum(reshape(a, [4, 5], order=[2, 1]) * b) + sum(merge(a, 2 * a, a > 0.7d0)) + dot_product(a(:, 2), b(2, :))
end subroutine
program main
   interface
      subroutine image(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(image, [0.6d0, 0.85d0, 0.33d0, 1.1d0], 'image tools')
contains
   include '../expect_modes.inc'
end program
