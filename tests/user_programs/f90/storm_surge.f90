! Storm surge in a channel: shallow water equations with an HLL flux, wet and dry cells, a moving wind field.
module surge_kinds
   use, intrinsic :: iso_fortran_env, only: wp => real64
   implicit none
   real(wp), parameter :: g = 9.81_wp, dry = 1e-4_wp
end module

module surge_state
   use surge_kinds
   implicit none
   type :: cell_state
      real(wp) :: h = 0, hu = 0
   contains
      procedure :: velocity
      procedure :: flux => physical_flux
   end type
   interface operator(+)
      module procedure add
   end interface
   interface operator(-)
      module procedure subtract
   end interface
   interface operator(*)
      module procedure scale_left
   end interface
contains
   elemental real(wp) function velocity(self)
      class(cell_state), intent(in) :: self
      velocity = merge(self%hu/max(self%h, dry), 0.0_wp, self%h > dry)
   end function
   elemental function physical_flux(self) result(f)
      class(cell_state), intent(in) :: self
      type(cell_state) :: f
      f%h = self%hu
      f%hu = self%hu*self%velocity() + 0.5_wp*g*self%h**2
   end function
   elemental function add(a, b) result(c)
      type(cell_state), intent(in) :: a, b
      type(cell_state) :: c
      c = cell_state(a%h + b%h, a%hu + b%hu)
   end function
   elemental function subtract(a, b) result(c)
      type(cell_state), intent(in) :: a, b
      type(cell_state) :: c
      c = cell_state(a%h - b%h, a%hu - b%hu)
   end function
   elemental function scale_left(s, a) result(c)
      real(wp), intent(in) :: s
      type(cell_state), intent(in) :: a
      type(cell_state) :: c
      c = cell_state(s*a%h, s*a%hu)
   end function
   elemental function hll(l, r) result(f)
      type(cell_state), intent(in) :: l, r
      type(cell_state) :: f
      real(wp) :: sl, sr
      sl = min(l%velocity() - sqrt(g*l%h), r%velocity() - sqrt(g*r%h))
      sr = max(l%velocity() + sqrt(g*l%h), r%velocity() + sqrt(g*r%h))
      if (sl >= 0) then
         f = l%flux()
      else if (sr <= 0) then
         f = r%flux()
      else
         f = (1/(sr - sl))*(sr*l%flux() - sl*r%flux() + sl*sr*(r - l))
      end if
   end function
end module

module surge_model
   use surge_state
   implicit none
   integer, parameter :: n = 60
contains
   ! x: depth at the sea, wind speed, speed of the storm, width of the storm, friction
   real(wp) function peak_level(x) result(peak)
      real(wp), intent(in) :: x(:)
      type(cell_state) :: u(0:n + 1), f(n + 1)
      real(wp), dimension(n) :: bed, stress, level
      real(wp) :: dx, dt, t
      integer :: i, step
      dx = 500.0_wp
      bed = [(0.05_wp*max(0, i - 20), i=1, n)]
      u%h = 0
      u(1:n)%h = max(x(1) - bed, 0.5_wp)
      peak = 0
      t = 0
      do step = 1, 80
         dt = 0.4_wp*dx/maxval(abs(u(1:n)%velocity()) + sqrt(g*u(1:n)%h))
         u(0) = u(1)
         u(0)%hu = -u(1)%hu
         u(n + 1) = u(n)
         u(n + 1)%hu = -u(n)%hu
         f = hll(u(0:n), u(1:n + 1))
         u(1:n) = u(1:n) - (dt/dx)*(f(2:) - f(:n))
         stress = 2e-5_wp*x(2)**2*exp(-((([(i*dx, i=1, n)] - x(3)*t))/x(4))**2)
         where (u(1:n)%h > dry)
            u(1:n)%hu = (u(1:n)%hu + dt*stress)/(1 + dt*x(5)*abs(u(1:n)%velocity())/u(1:n)%h)
         end where
         level = u(1:n)%h + bed
         forall (i=2:n - 1, u(i)%h > dry) u(i)%hu = u(i)%hu - dt*g*u(i)%h*(bed(i + 1) - bed(i - 1))/(2*dx)
         peak = peak + log(sum(exp(4*level(n/2:))))/4
         t = t + dt
      end do
      peak = peak/80
   end function
end module

program storm_surge
   use surge_model
   use ltoad
   implicit none
   real(wp) :: x(5), dx(5), hi(5), lo(5), fd, value
   integer :: i
   logical :: good
   x = [6.0_wp, 32.0_wp, 14.0_wp, 9000.0_wp, 0.003_wp]
   call ltoad_gradient(peak_level, x, dx, value)
   good = abs(value - peak_level(x)) < 1e-12_wp
   do i = 1, size(x)
      hi = x; lo = x
      hi(i) = x(i)*(1 + 1e-6_wp)
      lo(i) = x(i)*(1 - 1e-6_wp)
      fd = (peak_level(hi) - peak_level(lo))/(hi(i) - lo(i))
      print '(a, i0, 2es18.9)', 'd', i, dx(i), fd
      good = good .and. abs(fd - dx(i)) <= 1e-5_wp*(abs(fd) + 1e-4_wp) .and. dx(i) /= 0
   end do
   if (.not. good) error stop 1
end program
