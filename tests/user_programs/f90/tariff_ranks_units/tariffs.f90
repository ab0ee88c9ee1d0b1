! Electricity tariffs: sums over arrays of any rank (assumed rank, for C), optional arguments that are passed on.
module tariffs
   implicit none
   type :: options
      real(8), allocatable :: weights(:)
      character(:), allocatable :: label
      logical :: peak = .false.
   end type
   interface
      function total_of(a, power) bind(c) result(s)
         use, intrinsic :: iso_c_binding
         real(c_double), intent(in) :: a(..)
         integer(c_int), value :: power
         real(c_double) :: s
      end function
   end interface
contains
   integer function power_of(power)
      integer, intent(in), optional :: power
      power_of = 1
      if (present(power)) power_of = power
   end function
   subroutine bill(use_kwh, price, out, fixed, extra)
      real(8), intent(in) :: use_kwh(:, :), price(:)
      real(8), intent(out) :: out
      real(8), intent(in), optional :: fixed
      type(options), intent(in), optional :: extra
      real(8), allocatable :: cost(:, :)
      cost = use_kwh * spread(price, 2, size(use_kwh, 2))
      out = total_of(cost, power_of()) + total_of(price, power_of(2))
      if (present(fixed)) out = out + total_of(fixed, power_of(3))
      if (.not. present(extra)) return
      if (allocated(extra%weights)) out = out + total_of(extra%weights * sum(cost, 1), power_of(power=2))
      if (extra%peak) out = out + maxval(cost)
      if (extra%label == 'night') out = 0.8d0 * out
   end subroutine
   subroutine year(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: load(6, 4), cube(2, 3, 4), part
      type(options) :: o
      integer :: i, j
      forall (i = 1:6, j = 1:4) load(i, j) = x(1) + x(2) * sin(0.5d0 * i * j) + 0.1d0 * i
      call bill(load, [(x(3) * (1 + 0.1d0 * i), i = 1, 6)], y)
      call bill(load(::2, :), x(1:3), part, fixed=x(4))
      y = y + part
      o%weights = [1d0, x(2), 0.5d0, x(4)]
      o%label = 'night'
      o%peak = .true.
      call bill(load(6:1:-1, 4:1:-1), [1d0, 2d0, x(3), x(3), 1d0, 1d0], part, extra=o)
      y = y + part
      cube = reshape(load, [2, 3, 4], order=[2, 1, 3])
      y = y + total_of(cube, power_of(2)) - total_of(cube(1, :, 2:3), power_of())
   end subroutine
end module
program main
   use tariffs
   implicit none
   call verify_modes(year, [1.6d0, 0.5d0, 0.7d0, 1.1d0], 'tariffs')
contains
   include '../../expect_modes.inc'
end program
