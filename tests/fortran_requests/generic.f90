! Every generic procedure of the module, on arrays that lie in memory in every way; against formulas.
module functions
   implicit none
   integer, parameter :: k = KIND
contains
   include 'functions.inc'
end module

program generic
   use ltoad
   use functions
   implicit none
   real(k) :: x(4), dx(4), a(2, 2), da(2, 2), c(2, 2, 2), dc(2, 2, 2), wide(8), dwide(8), slope, value
   real(k) :: y(3), dy(3), long(6), matrix(3, 4), tall(6, 4), hessian(4, 4), strip(3, 4), grid(5, 4)
   real(k), allocatable :: moved(:)
   integer :: i, j, bad = 0

   x = [1, 2, 3, 4]
   call ltoad_gradient(mixed, x, dx, value)
   call same('gradient', dx, gradient_of(x))
   call same('value', [value], [mixed(x)])
   dx = -1
   call ltoad_gradient(mixed, x, dx)
   call same('gradient alone', dx, gradient_of(x))
   call ltoad_gradient(mixed, x(::2), dx(4:1:-2))
   call same('gradient of a section', [dx(4), dx(2)], gradient_of(x(::2)))
   call same('what is not in the section', [dx(1), dx(3)], [6._k, 18._k])
   wide = 2
   dwide = 7
   call ltoad_gradient(mixed, wide(2:8:2), dx)
   call same('contiguous shadow of a section', dx, gradient_of(wide(2:8:2)))
   call ltoad_gradient(mixed, x, dwide(1::2))
   call same('shadow with gaps', dwide(1::2), gradient_of(x))
   call same('gaps of a shadow', dwide(2::2), [7._k, 7._k, 7._k, 7._k])
   do i = 1, 4
      grid(:, i) = i
   end do
   call ltoad_gradient(mixed, grid(3, :), dx)
   call same('gradient of a row', dx, gradient_of(x))
   moved = x
   call ltoad_gradient(mixed, moved, dx)
   call same('gradient of an allocatable', dx, gradient_of(x))

   a = reshape(x, [2, 2])
   call ltoad_gradient(plane, a, da, value)
   call same('plane', [da], [2._k, 4 + 3._k, 6 + 2._k, 8._k])
   call ltoad_gradient(plane, transpose(a), da)
   call same('plane of an expression', [da], [2._k, 6 + 2._k, 4 + 3._k, 8._k])
   c = 3
   call ltoad_gradient(box, c, dc)
   call same('box', [dc], [c])
   call ltoad_gradient(wave, 0.5_k, slope, value)
   call same('wave', [slope, value], [cos(0.5_k), sin(0.5_k)])
   dx = -1
   call ltoad_gradient(cubes, 4, x, dx, value)
   call same('array with its length', [dx, value], [3 * x**2, sum(x**3)])
   dx = 5
   call ltoad_gradient(cubes, 2, x(2:3), dx(2:3))
   call same('part of an array', dx, [5._k, 3 * x(2)**2, 3 * x(3)**2, 5._k])

   call ltoad_jvp(mixed, x, [1._k, 0._k, 0._k, 1._k], slope)
   call same('slope', [slope], [dot_product(gradient_of(x), [1._k, 0._k, 0._k, 1._k])])
   call ltoad_jvp(plane, a, 2 * a, slope, value)
   call same('slope in a plane', [slope, value], [4 * plane(a), plane(a)])
   call ltoad_jvp(wave, 0.5_k, 3._k, slope)
   call same('slope of a number', [slope], [3 * cos(0.5_k)])

   call ltoad_jvp(twist, x, [1._k, 0._k, 0._k, 1._k], y, dy)
   call same('map', y, [4._k, 9._k, 16._k])
   call same('map along v', dy, [4._k, 9._k, 16 + 8._k])
   dy = [1, 10, 100]
   call ltoad_vjp(twist, x, dx, y, dy)
   call same('map backwards', dx, [4 + 90 + 1600._k, 4._k, 60._k, 800._k])
   call same('seed is kept', dy, [1._k, 10._k, 100._k])
   call ltoad_vjp(twist, wide(2::2), dwide(1::2), dx(1:3), wide(1:7:3))
   call same('map of sections', dx(1:3), [8._k, 8._k, 8._k])
   call same('map of sections backwards', dwide(1::2), [4 * 6._k, 16._k, 16._k, 16._k])
   call ltoad_jacobian(twist, x, y, matrix)
   call same('wide matrix', [matrix], [4._k, 9._k, 16._k, 4._k, 0._k, 0._k, 0._k, 6._k, 0._k, 0._k, 0._k, 8._k])
   call ltoad_jacobian(twist, x, long, tall)
   call same('tall matrix', [tall(1:3, :)], [matrix])
   strip = 9
   call ltoad_jacobian(twist, x(2:4), grid(1, 1:2), strip(1:3:2, 2:4))
   call same('matrix in a matrix', [strip], &
             [9._k, 9._k, 9._k, 9._k, 9._k, 16._k, 12._k, 9._k, 0._k, 0._k, 9._k, 16._k])

   call ltoad_hvp(mixed, x, [1._k, 0._k, 0._k, 1._k], dx)
   call same('Hessian along v', dx, [3._k, 0._k, 0._k, 9._k])
   call ltoad_hvp(mixed, wide(::2), x, dwide(::2))
   call same('Hessian of a section', dwide(::2), [2 + 4._k, 8._k, 18._k, 32 + 1._k])
   call ltoad_hessian(mixed, x, hessian)
   do j = 1, 4
      call same('column of the Hessian', hessian(:, j), [(merge(2._k * j, 0._k, i == j) + merge(1._k, 0._k, i + j == 5 .and. (i == 1 .or. j == 1)), i = 1, 4)])
   end do
   if (bad > 0) error stop 1
contains
   pure function gradient_of(x) result(g)
      real(k), intent(in) :: x(:)
      real(k) :: g(size(x))
      integer :: i
      g = [(2 * i * x(i), i = 1, size(x))]
      g(1) = g(1) + x(size(x))
      g(size(x)) = g(size(x)) + x(1)
   end function
   subroutine same(what, got, wanted)
      character(*), intent(in) :: what
      real(k), intent(in) :: got(:), wanted(:)
      if (size(got) == size(wanted)) then
         if (all(abs(got - wanted) <= 8 * epsilon(1._k) * (1 + abs(wanted)))) return
      end if
      print *, what, ': ', got, ' instead of ', wanted
      bad = bad + 1
   end subroutine
end program
