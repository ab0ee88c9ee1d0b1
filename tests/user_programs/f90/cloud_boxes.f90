! Clouds in boxes: arrays of four and five dimensions with bounds of their own, empty sections, reductions by DIM over each of them,
! several kinds together, vector subscripts on both sides, automatic objects of type, BLOCK with its own arrays.
module clouds
   use, intrinsic :: iso_fortran_env, only: real32, real64, real128
   implicit none
   type :: cell
      real(real32) :: ice
      real(real64) :: water
   end type
contains
   pure function column(q, levels) result(c)
      real(8), intent(in) :: q(-1:, 0:)
      integer, intent(in) :: levels
      type(cell) :: c(levels)
      integer :: k
      do k = 1, levels
         c(k)%water = sum(q(:, k - 1))
         c(k)%ice = real(c(k)%water / 2, real32)
      end do
   end function
   subroutine rain(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: q(-1:1, 0:2, 2, 2), flux(3, 3, 2), wide(2, 2, 2, 2, 2)
      real(real128) :: exact
      type(cell) :: c(3)
      integer :: i, j, k, l, m, pick(3)
      do concurrent (i = -1:1, j = 0:2, k = 1:2, l = 1:2)
         q(i, j, k, l) = x(1) * sin(1d0 * i + j) + x(2) * k * l
      end do
      flux = sum(q, dim=4)
      flux(:, :, 1) = flux(:, :, 1) * maxval(q(:, :, 2, :), dim=3)
      pick = [3, 1, 2]
      flux(pick, 2, :) = flux(:, 3, [2, 1]) * x(3)
      q(:, 0, :, 1) = q(pick(:) - 2, 1, [2, 1], 2)
      y = sum(product(flux, dim=3, mask=flux(:, :, :) > 0.1d0)) * 0.01d0
      y = y + sum(flux(3:2, :, :)) + size(flux(4:3, 1, 1)) + merge(1, 0, all(flux(1:0, 1, 1) > 0))
      c = column(q(:, :, 1, 2), 3)
      y = y + sum(c%water**2)
      block
         real(8) :: local(size(c), n)
         local = spread(c%water, 2, n) * spread(x, 1, 3)
         y = y + sum(local(:, 2:)) + norm2(local)
         local(2, :) = local(1, 1) * x
         y = y + dot_product(local(2, :), local(1, :))
      end block
      wide = 0
      do m = 1, 2
         do l = 1, 2
            do k = 1, 2
               do j = 1, 2
                  do i = 1, 2
                     wide(i, j, k, l, m) = q(i - 1, j, k, l) * m * x(4)
                  end do
               end do
            end do
         end do
      end do
      y = y + sum([((sum(wide(:, :, i, j, 2)), i = 1, 2), j = 1, 2)]) + dot_product(wide(1, 1, 1, :, 1), wide(2, 1, 2, 1, :))
      exact = 1.0_real128 / 3
      y = y * real(exact, real64) + real(c(2)%ice, 8) * 0
   end subroutine
end module
program main
   use clouds
   implicit none
   call verify_modes(rain, [0.8d0, 0.3d0, 0.2d0, 1.2d0], 'clouds')
contains
   include '../expect_modes.inc'
end program
