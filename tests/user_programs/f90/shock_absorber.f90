! A wheel on a shock absorber: internal procedures handed to an integrator, a root finder and a search, procedure pointers
module numerics
   implicit none
   abstract interface
      function field(t, s) result(d)
         real(8), intent(in) :: t, s(:)
         real(8) :: d(size(s))
      end function
      real(8) function scalar(x)
         real(8), intent(in) :: x
      end function
   end interface
   type :: stepper
      procedure(field), pointer, nopass :: rhs => null()
      real(8) :: t = 0, h = 0.01d0
   contains
      procedure :: step
   end type
contains
   subroutine step(self, s)
      class(stepper), intent(inout) :: self
      real(8), intent(inout) :: s(:)
      real(8), allocatable :: k1(:), k2(:), k3(:), k4(:)
      k1 = self%rhs(self%t, s)
      k2 = self%rhs(self%t + self%h / 2, s + self%h / 2 * k1)
      k3 = self%rhs(self%t + self%h / 2, s + self%h / 2 * k2)
      k4 = self%rhs(self%t + self%h, s + self%h * k3)
      s = s + self%h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      self%t = self%t + self%h
   end subroutine
   real(8) function zero_of(f, low, high) result(x)
      procedure(scalar) :: f
      real(8), intent(in) :: low, high
      real(8) :: a, b, fa, fb, fx
      integer :: i
      a = low; b = high; fa = f(a); fb = f(b); x = a
      if (fa * fb > 0) error stop 'no sign change'
      do i = 1, 60
         x = b - fb * (b - a) / (fb - fa)
         fx = f(x)
         if (abs(fx) < 1d-14) exit
         if (fx * fb < 0) then
            a = b; fa = fb
         else
            fa = fa * fb / (fb + fx)
         end if
         b = x; fb = fx
      end do
      x = x - f(x) / ((f(x + 1d-5) - f(x - 1d-5)) / 2d-5)
   end function
   real(8) function gauss(f, a, b) result(s)
      procedure(scalar) :: f
      real(8), intent(in) :: a, b
      real(8), parameter :: node(3) = [-0.7745966692414834d0, 0d0, 0.7745966692414834d0]
      real(8), parameter :: weight(3) = [5d0, 8d0, 5d0] / 9d0
      integer :: i
      s = 0
      do i = 1, 3
         s = s + weight(i) * f((a + b) / 2 + node(i) * (b - a) / 2)
      end do
      s = s * (b - a) / 2
   end function
end module
module suspension
   use numerics
   implicit none
contains
   subroutine comfort(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: s(4), sag, worst, gas
      type(stepper) :: ode
      integer :: i
      procedure(scalar), pointer :: law
      gas = x(5)
      sag = zero_of(balance, 0d0, 0.4d0)
      s = [sag, 0d0, 0.02d0, 0d0]
      ode%rhs => motion
      ode%h = 0.005d0
      y = 0; worst = 0
      do i = 1, 200
         call ode%step(s)
         y = y + ode%h * (10 * s(2)**2 + (s(1) - sag)**2)
         worst = max(worst, abs(s(1) - s(3)))
      end do
      if (x(2) > 1) then
         law => spring
      else
         law => bump
      end if
      y = y + worst + 0.01d0 * gauss(law, 0d0, sag) + gauss(bump, 0d0, 1d0)
   contains
      real(8) function spring(d)
         real(8), intent(in) :: d
         spring = 20 * x(1) * d + gas * d**3
      end function
      real(8) function balance(d)
         real(8), intent(in) :: d
         balance = spring(d) - 2.4d0
      end function
      real(8) function bump(t)
         real(8), intent(in) :: t
         bump = x(4) * exp(-((t - 0.3d0) / 0.08d0)**2)
      end function
      function motion(t, s) result(d)
         real(8), intent(in) :: t, s(:)
         real(8) :: d(size(s)), force, rate
         rate = s(2) - s(4)
         force = spring(s(1) - s(3)) + merge(x(2), x(3), rate > 0) * tanh(4 * rate)
         d(1) = s(2)
         d(2) = 2.4d0 - force
         d(3) = s(4)
         d(4) = 8 * force - 19.2d0 - 400 * (s(3) - bump(t)) - 6 * s(4)
      end function
   end subroutine
end module
program absorber
   use suspension
   implicit none
   call verify_modes(comfort, [1.3d0, 1.7d0, 0.9d0, 0.05d0, 2.4d0], 'absorber')
contains
   include '../expect_modes.inc'
end program
