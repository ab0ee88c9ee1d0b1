! Dunes that wander: whole arrays and nearly every array intrinsic, with DIM, MASK, ORDER, BOUNDARY, BACK and negative strides.
module dunes
   implicit none
   integer, parameter :: m = 6, k = 5
contains
   pure function steeper(a, b) result(c)
      real(8), intent(in) :: a, b
      real(8) :: c
      c = sqrt(a**2 + b**2)
   end function
   elemental subroutine split(h, low, high)
      real(8), intent(in) :: h
      real(8), intent(out) :: low, high
      low = min(h, 1.2d0)
      high = max(h - 1.2d0, 0d0)
   end subroutine
   subroutine wander(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: h(m, k), low(m, k), high(m, k), slope(m, k), wind(k), crest(m), flat(m * k)
      real(8), allocatable :: moved(:), rows(:, :)
      integer :: i, j, step, place(2), first(m)
      logical :: lee(m, k)
      h = reshape([((1 + x(1) * sin(0.9d0 * i) + 0.3d0 * cos(j * x(2)), i = 1, m), j = 1, k)], [m, k])
      wind = [(x(3) + 0.1d0 * j, j = 1, k)]
      do step = 1, 4
         slope = cshift(h, 1, dim=1) - eoshift(h, shift=-1, boundary=x(4), dim=1)
         lee = slope < 0
         where (lee)
            h = h + 0.1d0 * spread(wind, 1, m) * slope
         elsewhere (h > 1.1d0)
            h = h - 0.05d0 * h**2
         elsewhere
            h = h * (1 + 0.01d0 * step)
         end where
         call split(h, low, high)
         h = low + cshift(high, [(mod(i, 2) + 1, i = 1, k)], dim=1)
         h(:, k:1:-2) = h(:, ::2) * 0.9d0 + 0.1d0 * h(m:1:-1, ::2)
      end do
      crest = maxval(h, dim=2, mask=h < 1.3d0)
      first = findloc(lee, .true., dim=2)
      place = maxloc(h) + minloc(h, mask=h > 0.5d0, back=.true.)
      moved = pack(h, lee)
      flat = unpack(moved, reshape(lee, [m * k]), field=[(0.01d0 * i * x(2), i = 1, m * k)])
      rows = reshape(flat, shape=[k, m], order=[2, 1], pad=[x(3)])
      y = sum(crest * merge(1d0, 0.5d0, first > 0), mask=crest > 0) + norm2(rows(place(2), :))
      y = y + reduce(h(:, 2), steeper) + sum(norm2(h, dim=1) * product(wind))
      y = y + dot_product(matmul(h, wind), sum(transpose(h), dim=1)) / 50
      rows = rows(:, 2:)
      moved = [moved, x(1), sum(rows, 1)]
      y = y + moved(size(moved)) * moved(1) + count(lee) * x(4) * 0.01d0 + huge_free(h)
   end subroutine
   pure real(8) function huge_free(h)
      real(8), intent(in) :: h(:, :)
      integer :: j
      huge_free = minval([(sum(h(:, j)**2, mask=h(:, j) > minval(h(:, j))), j = 1, size(h, 2))])
   end function
end module
program main
   use dunes
   implicit none
   call verify_modes(wander, [0.4d0, 0.7d0, 0.5d0, 0.9d0], 'dunes')
contains
   include '../expect_modes.inc'
end program
