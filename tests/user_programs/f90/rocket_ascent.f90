! A rocket: laws of thrust by procedure pointers in a type, an integrator that takes internal procedures, a root by secants.
module integrators
   implicit none
   integer, parameter :: dp = kind(1.0d0)
   abstract interface
      function rhs(t, s) result(ds)
         import dp
         real(dp), intent(in) :: t, s(:)
         real(dp) :: ds(size(s))
      end function
      real(dp) function scalar(t)
         import dp
         real(dp), intent(in) :: t
      end function
   end interface
   type :: stage
      real(dp) :: thrust, burn, mass
      procedure(throttle), pointer :: law => null()
   contains
      procedure :: force
   end type
   abstract interface
      real(dp) function throttle(self, t)
         import stage, dp
         class(stage), intent(in) :: self
         real(dp), intent(in) :: t
      end function
   end interface
contains
   function force(self, t) result(f)
      class(stage), intent(in) :: self
      real(dp), intent(in) :: t
      real(dp) :: f
      f = self%thrust
      if (associated(self%law)) f = f * self%law(t)
   end function
   real(dp) function ramp(self, t)
      class(stage), intent(in) :: self
      real(dp), intent(in) :: t
      ramp = min(1.0_dp, 0.5_dp + t / self%burn)
   end function
   real(dp) function decay(self, t)
      class(stage), intent(in) :: self
      real(dp), intent(in) :: t
      decay = exp(-0.3_dp * t / self%burn)
   end function
   subroutine runge_kutta(f, t, s, h)
      procedure(rhs) :: f
      real(dp), intent(inout) :: t, s(:)
      real(dp), intent(in) :: h
      real(dp), dimension(size(s)) :: k1, k2, k3, k4
      k1 = f(t, s)
      k2 = f(t + h / 2, s + h / 2 * k1)
      k3 = f(t + h / 2, s + h / 2 * k2)
      k4 = f(t + h, s + h * k3)
      s = s + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      t = t + h
   end subroutine
   real(dp) function secant(g, a, b)
      procedure(scalar) :: g
      real(dp), intent(in) :: a, b
      real(dp) :: x0, x1, x2, g0, g1
      integer :: it
      x0 = a; x1 = b
      g0 = g(x0); g1 = g(x1)
      do it = 1, 40
         if (abs(g1) < 1e-13_dp) exit
         x2 = x1 - g1 * (x1 - x0) / (g1 - g0)
         x0 = x1; g0 = g1
         x1 = x2; g1 = g(x1)
      end do
      secant = x1
   end function
end module
module ascent
   use integrators
   implicit none
contains
   subroutine apex(x, n, cost)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: cost
      type(stage) :: stages(2)
      real(dp) :: s(3), t, start, tilt
      integer :: which, i
      stages(1) = stage(x(1), 2.0_dp, x(2))
      stages(2) = stage(x(3), 3.0_dp, 0.4_dp)
      stages(1)%law => ramp
      stages(2)%law => decay
      tilt = secant(residual, 0.5_dp, 0.8_dp)
      s = [0.0_dp, 0.1_dp, 1.0_dp + stages(1)%mass + stages(2)%mass]
      t = 0
      do which = 1, 2
         start = t
         do i = 1, 10
            call runge_kutta(motion, t, s, stages(which)%burn / 10)
         end do
         s(3) = s(3) - stages(which)%mass * 0.3_dp
      end do
      cost = (s(1) - 3)**2 + s(2) * s(3)
   contains
      function motion(t, s) result(ds)
         real(dp), intent(in) :: t, s(:)
         real(dp) :: ds(size(s))
         ds(1) = s(2)
         ds(2) = stages(which)%force(t - start) * cos(tilt) / s(3) - 1 - x(4) * s(2) * abs(s(2)) * exp(-s(1))
         ds(3) = -0.05_dp * stages(which)%force(t - start)
      end function
      real(dp) function residual(angle)
         real(dp), intent(in) :: angle
         residual = tan(angle) - x(5) + 0.1_dp * sin(angle)
      end function
   end subroutine
end module
program main
   use ascent
   implicit none
   call verify_modes(apex, [3.1_dp, 0.8_dp, 2.2_dp, 0.07_dp, 0.55_dp], 'rocket')
contains
   include '../expect_modes.inc'
end program
