! Tables of a census, fitted to margins: reductions along dimensions with masks, reshapes, shifts, packing
module census
   implicit none
   integer, parameter :: ages = 5, regions = 4, years = 3
contains
   function fitted(seed, rows, cols) result(t)
      real(8), intent(in) :: seed(:, :), rows(:), cols(:)
      real(8) :: t(size(seed, 1), size(seed, 2))
      integer :: it
      t = seed
      do it = 1, 12
         t = t * spread(rows / sum(t, dim=2), 2, size(cols))
         t = t * spread(cols / sum(t, 1), dim=1, ncopies=size(rows))
      end do
   end function
   pure function gini(v) result(g)
      real(8), intent(in) :: v(:)
      real(8) :: g
      g = sum(abs(spread(v, 1, size(v)) - spread(v, 2, size(v)))) / (2 * size(v) * sum(v))
   end function
   subroutine project(t, fertility, moves, survive)
      real(8), intent(inout) :: t(:, :)
      real(8), intent(in) :: fertility(:), moves, survive
      real(8) :: births(size(t, 2)), next(size(t, 1), size(t, 2))
      births = matmul(fertility, t)
      next = eoshift(t, shift=-1, boundary=births, dim=1) * survive
      next(1, :) = births
      next = next + moves * (cshift(next, 1, dim=2) - next)
      t = next
   end subroutine
   subroutine indicators(cube, y)
      real(8), intent(in) :: cube(:, :, :)
      real(8), intent(inout) :: y
      real(8), allocatable :: big(:), flat(:)
      logical :: dense(size(cube, 1), size(cube, 2))
      integer :: where_max(3), per_region(size(cube, 2)), k
      y = y + sum(maxval(cube, dim=1) * 0.01d0) + minval(cube, mask=cube > 1)
      dense = any(cube > 4, dim=3)
      y = y + sum(product(cube / 5, dim=3, mask=spread(dense, 3, size(cube, 3))))
      big = pack(cube(:, :, 2), dense)
      y = y + dot_product(big, [(1d0 / k, k=1, size(big))]) + count(dense)
      cube_max: block
         where_max = maxloc(cube)
         y = y + cube(where_max(1), where_max(2), where_max(3))**2 / 50
      end block cube_max
      per_region = minloc(sum(cube, dim=3), dim=1)
      do k = 1, size(per_region)
         y = y + 0.2d0 * log(1 + cube(per_region(k), k, 1))
      end do
      flat = reshape(cube, [size(cube)])
      y = y + gini(flat(::7)) + norm2(flat(3:20:2)) * 0.1d0
      y = y + sum(norm2(cube, dim=2)) * 0.05d0
      y = y + sum(unpack(big, dense, 0.3d0 * cube(:, :, 1)))
      k = findloc(cube(:, 1, 1) > 3, .true., dim=1)
      y = y + cube(k, 1, 3)
   end subroutine
   subroutine forecast(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: t(ages, regions), cube(ages, regions, years), rows(ages), turned(regions, ages)
      integer :: a, k
      t = reshape([(1 + 0.1d0 * mod(7 * a, 11), a=1, ages * regions)], shape(t), order=[2, 1])
      rows = [x(1), x(2), 14d0, x(1) * 2, 8d0]
      t = fitted(t, rows, sum(rows) * [0.2d0, 0.3d0, 0.1d0, 0.4d0])
      do k = 1, years
         cube(:, :, k) = t
         call project(t, x(3) * [0d0, 0.3d0, 0.5d0, 0.2d0, 0d0], x(4), x(5))
      end do
      y = 0
      call indicators(cube, y)
      turned = transpose(cube(:, :, years))
      y = y + sum(matmul(turned, cube(:, :, 1)) * reshape([1d0, 2d0, 3d0], [regions, regions], pad=[x(4), x(5)])) * 0.01d0
      where (turned > sum(turned) / size(turned))
         turned = turned**1.5d0
      elsewhere
         turned = sqrt(turned)
      end where
      y = y + sum(merge(turned, 2 * turned, turned > 3)) + maxval(abs(turned(:, 2:4) - turned(:, 1:3)))
      y = y + sum(turned, mask=turned > 1.5d0 .and. turned < 9)
   end subroutine
end module
program tables
   use census
   implicit none
   call verify_modes(forecast, [11.3d0, 17.1d0, 1.2d0, 0.06d0, 0.93d0], 'census')
contains
   include '../expect_modes.inc'
end program
