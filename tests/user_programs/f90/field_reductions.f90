! Statistics of fields on a grid: reductions with DIM and MASK, shifts, packing, spreading and reshaping.
module fields
   implicit none
contains
   function standardised(a) result(z)
      real(8), intent(in) :: a(:, :)
      real(8) :: z(size(a, 1), size(a, 2))
      real(8) :: mean(size(a, 2)), deviation(size(a, 2))
      mean = sum(a, dim=1) / size(a, 1)
      z = a - spread(mean, dim=1, ncopies=size(a, 1))
      deviation = sqrt(sum(z**2, dim=1) / (size(a, 1) - 1))
      z = z / spread(deviation, 1, size(a, 1))
   end function
   function advected(a, c) result(b)
      real(8), intent(in) :: a(:, :), c
      real(8) :: b(size(a, 1), size(a, 2))
      b = a - c * (a - cshift(a, -1, dim=1)) - 0.5d0 * c * (eoshift(a, 1, boundary=a(:, size(a, 2)), dim=2) - a)
      where (abs(b) > 2)
         b = sign(2 + log(abs(b) - 1), b)
      elsewhere (b < 0)
         b = 0.9d0 * b
      end where
   end function
   real(8) function extremes(a) result(e)
      real(8), intent(in) :: a(:, :)
      integer :: low(2), columns(size(a, 2))
      integer :: j
      low = minloc(a)
      columns = maxloc(a, dim=1)
      e = a(low(1), low(2)) + sum([(a(columns(j), j) * j, j = 1, size(a, 2))])
      e = e + sum(maxval(a, dim=2)) - sum(minval(a, dim=1, mask=a > -0.5d0)) + minval(abs(a), mask=abs(a) > 0.2d0)
      e = e + product(sum(a, dim=2, mask=a > 0) + 1)
   end function
end module
subroutine analysis(x, n, y)
   use fields
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   real(8) :: a(4, 3), c(3, 3), rotated(3, 4), packed(12), cube(2, 3, 2)
   real(8), allocatable :: positive(:)
   logical :: chosen(4, 3)
   a = reshape(x, [4, 3], pad=[1d0, -0.3d0])
   a = standardised(a)
   a = advected(a, 0.3d0)
   c = matmul(transpose(a), a) / 3
   rotated = reshape(a, shape=[3, 4], order=[2, 1])
   chosen = a > 0.1d0 .and. .not. spread([.true., .false., .false., .false.], 2, 3)
   positive = pack(a, chosen)
   packed = 0
   packed(1:size(positive)) = positive * [(count(chosen), integer :: k = 1, size(positive))]
   a = unpack(packed(12:1:-1), .not. chosen, a)
   cube = reshape([a(1:4:3, :), a(2:3, 3:1:-1)], [2, 3, 2])
   y = sum(c) + dot_product(c(:, 1), matmul(c, c(2, :))) + sum(rotated(2, :) * rotated(3, :)) &
      + norm2(pack(cube, .true.)) + sum(norm2(a, dim=2)) + maxval(sum(abs(cube), dim=2)) + sum(product(a(:, 2:), 2)) &
      + merge(sum(a(:, 1)), -sum(a(:, 2)), any(chosen)) + sum(merge(a, a**2, chosen))
end subroutine
subroutine summary(x, n, y)
   use fields
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   y = extremes(reshape(x, [2, 5]))
end subroutine
program main
   interface
      subroutine analysis(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
      subroutine summary(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   real(8), parameter :: x(10) = [0.3d0, -1.2d0, 2.1d0, 0.8d0, -0.4d0, 1.7d0, 0.25d0, -0.9d0, 1.1d0, 0.6d0]
   call verify_modes(analysis, x, 'analysis')
   call verify_modes(summary, x, 'summary')
contains
   include '../expect_modes.inc'
end program
