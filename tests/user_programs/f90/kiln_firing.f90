! Firing of a kiln: a namelist in memory sets the schedule, internal procedures are passed to an integrator.
module kiln
   implicit none
   integer, parameter :: wp = selected_real_kind(15)
   abstract interface
      pure function rate_at(t, u) result(r)
         import wp
         real(wp), intent(in) :: t, u(:)
         real(wp) :: r(size(u))
      end function
   end interface
contains
   subroutine march(rate, u, t_end, steps)
      procedure(rate_at) :: rate
      real(wp), intent(inout) :: u(:)
      real(wp), intent(in) :: t_end
      integer, intent(in) :: steps
      real(wp) :: k1(size(u)), k2(size(u)), h, t
      integer :: s
      h = t_end / steps
      t = 0
      do s = 1, steps
         k1 = rate(t, u)
         k2 = rate(t + h / 2, u + h / 2 * k1)
         u = u + h * k2
         t = t + h
      end do
   end subroutine
   subroutine fire(x, n, y)
      integer, intent(in) :: n
      real(wp), intent(in) :: x(n)
      real(wp), intent(out) :: y
      real(wp) :: ramp, hold, losses(3), u(3)
      integer :: steps
      character(80) :: lines(3)
      namelist /schedule/ ramp, hold, losses, steps
      ramp = 0; hold = 0; losses = 0; steps = 0
      lines(1) = '&schedule ramp = 1.5, steps = 25,'
      lines(2) = ' losses = 0.1, 2*0.25,'
      lines(3) = ' hold = 0.8 /'
      read (lines, nml=schedule)
      ramp = ramp * x(1)
      losses(2:) = losses(2:) + x(2:3)
      u = [0.2_wp, x(4), 0.1_wp]
      call march(heating, u, 2.0_wp, steps)
      y = dot_product(u, [1.0_wp, 2.0_wp, -0.5_wp]) + maxval(u)
   contains
      pure function heating(t, u) result(r)
         real(wp), intent(in) :: t, u(:)
         real(wp) :: r(size(u))
         r = min(ramp * t, hold) - losses * u + 0.3_wp * (cshift(u, 1) - 2 * u + cshift(u, -1)) - 1e-2_wp * u**4
      end function
   end subroutine
end module
program main
   use kiln
   implicit none
   call verify_modes(fire, [0.9_wp, 0.11_wp, 0.07_wp, 0.6_wp], 'kiln')
contains
   include '../expect_modes.inc'
end program
