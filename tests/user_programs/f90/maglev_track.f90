! A magnetic train over a bumpy track: modules whose kind is a parameter, the same procedures in two kinds behind generic names.
module kinds
   use, intrinsic :: iso_fortran_env, only: real32, real64, int8, int64
   implicit none
   integer, parameter :: sp = selected_real_kind(p=6, r=37), dp = selected_real_kind(15, 307)
   integer, parameter :: wp = merge(dp, sp, precision(1.0_dp) > 10)
   real(wp), parameter :: g = 9.81_wp, bumps(*) = [0.2_wp, -0.1_wp, 0.05_wp, 0.12_wp]
   integer(int8), parameter :: order(4) = int([3, 1, 4, 2], int8)
end module
module magnets
   use kinds
   implicit none
   interface lift
      module procedure lift_single, lift_double
   end interface
   interface track
      procedure :: track_single, track_double
   end interface
   type :: train(k)
      integer, kind :: k = dp
      real(k) :: gap, speed, current
   end type
contains
   elemental real(sp) function lift_single(i, z) result(f)
      real(sp), intent(in) :: i, z
      f = i**2 / (z**2 + epsilon(z))
   end function
   elemental real(dp) function lift_double(i, z) result(f)
      real(dp), intent(in) :: i, z
      f = i**2 / (z**2 + tiny(z))
   end function
   pure real(sp) function track_single(s) result(h)
      real(sp), intent(in) :: s
      h = sum(real(bumps, sp) * sin(s * [1, 2, 3, 4]))
   end function
   pure real(dp) function track_double(s) result(h)
      real(dp), intent(in) :: s
      h = dot_product(bumps(order), sin(s * real(order, dp)))
   end function
end module
module rides
   use magnets
   implicit none
contains
   subroutine ride(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(train(dp)) :: t
      type(train(sp)) :: low
      integer(int64) :: step
      real(wp) :: force, previous, dt
      t = train(dp)(gap=x(1), speed=0, current=x(2))
      dt = 0.01_wp
      previous = 0
      y = 0
      do step = 1_int64, 60_int64
         force = lift(t%current, t%gap) - g * x(3)
         t%speed = t%speed + dt * (force - x(4) * t%speed)
         t%gap = max(t%gap + dt * t%speed + 0.01_wp * track(step * 0.1_wp), 0.05_wp)
         t%current = t%current + 0.5_wp * (t%gap - x(1)) + 0.05_wp * (force - previous)
         previous = force
         y = y + dt * t%gap**2
      end do
      low%gap = real(x(1), sp)
      low%current = real(x(2), sp)
      low%speed = scale(low%gap, 2)
      y = y + 0.001_dp * real(lift(low%current, low%gap) + track(low%speed), dp)
   end subroutine
end module
program main
   use rides
   use ltoad
   implicit none
   real(8) :: x(4) = [1.0d0, 3.1d0, 1.0d0, 0.4d0], d(4), v(4), y, seed, up, down, h, want, t
   integer :: i
   d = 0; seed = 1; y = 0
   call enzyme_autodiff(ride, enzyme_dup, x, d, enzyme_const, 4, enzyme_dup, y, seed)
   do i = 1, 4
      v = 0; v(i) = 1; t = 0
      call enzyme_fwddiff(ride, enzyme_dup, x, v, enzyme_const, 4, enzyme_dup, y, t)
      h = 1d-3 * x(i)      ! part of it is of single precision
      v = x; v(i) = x(i) + h; call ride(v, 4, up)
      v(i) = x(i) - h; call ride(v, 4, down)
      want = (up - down) / (2 * h)
      print '(i2, 3f16.9)', i, d(i), t, want
      if (abs(d(i) - want) > 1d-4 * (1 + abs(want)) .or. abs(d(i) - t) > 1d-6 * (1 + abs(t))) stop 1
   end do
   if (all(d == 0)) stop 2
end program
