! Sizes of grains: real(4) throughout, array intrinsics with dim and mask, an elemental subroutine, transfer, pack and unpack.
module grains
   implicit none
   integer, parameter :: sp = kind(1.0)
contains
   elemental subroutine grow(r, rate, dt)
      real(sp), intent(inout) :: r
      real(sp), intent(in) :: rate, dt
      r = r + dt * (rate / (r + 0.5_sp) - 0.1_sp * r)
   end subroutine
   pure function histogram(r, edges) result(h)
      real(sp), intent(in) :: r(:, :), edges(:)
      real(sp) :: h(size(edges) - 1)
      integer :: k
      do k = 1, size(h)
         h(k) = sum(r, mask=r >= edges(k) .and. r < edges(k + 1))
      end do
   end function
   real(8) function ripen(x)
      real(8), intent(in) :: x(:)
      real(sp) :: r(3, 4), rate(3), w(3)
      real(sp), allocatable :: large(:)
      logical :: keep(3, 4)
      integer :: i
      r = real(reshape([(x(mod(i, size(x)) + 1) * (1 + 0.05d0 * i), i=0, 11)], [3, 4]), sp)
      rate = real(x(1) * [1, 2, 3], sp)
      do i = 1, 5
         call grow(r, spread(rate, 2, 4), 0.1_sp)
      end do
      keep = r > sum(r) / size(r)
      large = pack(r, keep)
      large = large**2
      r = unpack(large, keep, 0.5_sp * r)
      w = product(r, dim=2, mask=r > 0.2_sp) + maxval(r, dim=2)
      ripen = sum(real(w, 8)) + dot_product(histogram(r, [0._sp, 0.7_sp, 1.5_sp, 9._sp]), [1._sp, 2._sp, 3._sp])
   end function
end module
program main
   use ltoad
   use grains
   implicit none
   real(8) :: x(3) = [0.8d0, 1.1d0, 0.6d0], dx(3), v(3), want, slope, h = 5d-3
   integer :: i
   call ltoad_gradient(ripen, x, dx)
   do i = 1, 3
      v = 0; v(i) = 1
      want = (8 * (ripen(x + h * v) - ripen(x - h * v)) - (ripen(x + 2 * h * v) - ripen(x - 2 * h * v))) / (12 * h)
      call ltoad_jvp(ripen, x, v, slope)
      if (.not. abs(dx(i) - want) <= 2d-3 * (1 + abs(want)) .or. dx(i) == 0 .or. abs(slope - dx(i)) > 1d-4 * abs(want)) then
         print *, 'WRONG', i, dx(i), slope, want
         stop 1
      end if
   end do
   print *, 'grains OK'
end program
