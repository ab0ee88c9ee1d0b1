! Electrons in a ring: adaptive quadrature of internal procedures that see their host, Runge-Kutta with a procedure pointer to choose,
! maps and Jacobians by the requests that the compiler checks.
module rings
   implicit none
   abstract interface
      real(8) function integrand(t)
         real(8), intent(in) :: t
      end function
      function rates(s, t, p) result(d)
         real(8), intent(in) :: s(:), t, p(:)
         real(8) :: d(size(s))
      end function
   end interface
   type :: stepper
      procedure(rates), pointer, nopass :: f => null()
      integer :: taken = 0
   contains
      procedure :: step
   end type
contains
   recursive function integral(f, a, b, tolerance, depth) result(s)
      procedure(integrand) :: f
      real(8), intent(in) :: a, b, tolerance
      integer, intent(in), optional :: depth
      real(8) :: s, m, coarse
      integer :: d
      d = 0
      if (present(depth)) d = depth
      m = (a + b) / 2
      coarse = (b - a) / 6 * (f(a) + 4 * f(m) + f(b))
      s = (b - a) / 12 * (f(a) + 4 * f((a + m) / 2) + 2 * f(m) + 4 * f((m + b) / 2) + f(b))
      if (abs(s - coarse) < tolerance .or. d > 12) return
      s = integral(f, a, m, tolerance / 2, d + 1) + integral(f, m, b, tolerance / 2, d + 1)
   end function
   subroutine step(self, s, t, h, p)
      class(stepper), intent(inout) :: self
      real(8), intent(inout) :: s(:)
      real(8), intent(in) :: t, h, p(:)
      real(8) :: k(size(s), 4)
      k(:, 1) = self%f(s, t, p)
      k(:, 2) = self%f(s + h / 2 * k(:, 1), t + h / 2, p)
      k(:, 3) = self%f(s + h / 2 * k(:, 2), t + h / 2, p)
      k(:, 4) = self%f(s + h * k(:, 3), t + h, p)
      s = s + h / 6 * matmul(k, [1d0, 2d0, 2d0, 1d0])
      self%taken = self%taken + 1
   end subroutine
   function focusing(s, t, p) result(d)
      real(8), intent(in) :: s(:), t, p(:)
      real(8) :: d(size(s))
      d = [s(2), -p(1) * (1 + 0.2d0 * cos(t)) * s(1), s(4), p(2) * s(3) - 0.1d0 * s(1) * s(3)]
   end function
   function drifting(s, t, p) result(d)
      real(8), intent(in) :: s(:), t, p(:)
      real(8) :: d(size(s))
      d = [s(2), 0d0, s(4), 0d0] - p(3) * s * t
   end function
   subroutine turn(x, out)
      real(8), intent(in) :: x(:)
      real(8), intent(out) :: out(:)
      procedure(rates), pointer :: chosen
      type(stepper) :: s
      real(8) :: state(4), strength
      integer :: i
      strength = integral(field, 0d0, 1d0, 1d-7)
      state = [x(1), 0.1d0, strength, x(3)]
      do i = 1, 12
         chosen => focusing
         if (mod(i, 3) == 0) chosen => drifting
         s%f => chosen
         call s%step(state, 0.1d0 * i, 0.1d0, [x(2), 0.3d0 * x(2), x(3)])
      end do
      out(1) = sum(state**2)
      out(2) = integral(loss, 0d0, 2d0, 1d-7) * s%taken
   contains
      real(8) function field(t)
         real(8), intent(in) :: t
         field = exp(-x(1) * t**2) * sin(x(2) * t) + x(3)
      end function
      real(8) function loss(t)
         real(8), intent(in) :: t
         loss = state(1) * t / (1 + (strength * t)**2)
      end function
   end subroutine
   real(8) function brightness(x)
      real(8), intent(in) :: x(:)
      real(8) :: out(2)
      call turn(x, out)
      brightness = out(1) * exp(-out(2) / 10)
   end function
end module
program main
   use rings
   use ltoad
   implicit none
   real(8) :: x(3) = [0.8d0, 1.3d0, 0.2d0], out(2), jac(2, 3), up(2), down(2), v(3), h, d(3), dy(2), w(2), product(3), g1(3), g2(3)
   integer :: i
   call ltoad_jacobian(turn, x, out, jac)
   w = [0.3d0, -1.2d0]
   call ltoad_vjp(turn, x, d, out, w)
   if (any(abs(d - matmul([0.3d0, -1.2d0], jac)) > 1d-10)) stop 1
   call ltoad_gradient(brightness, x, d)
   do i = 1, 3
      h = 1d-5
      v = x; v(i) = x(i) + h
      call turn(v, up)
      call ltoad_gradient(brightness, v, g1)
      v(i) = x(i) - h
      call turn(v, down)
      call ltoad_gradient(brightness, v, g2)
      print '(i2, 6f14.8)', i, jac(:, i), (up - down) / (2 * h)
      if (any(abs(jac(:, i) - (up - down) / (2 * h)) > 1d-5 * (1 + abs(jac(:, i))))) stop 2
      v = 0; v(i) = 1
      call ltoad_jvp(turn, x, v, out, dy)
      if (any(abs(dy - jac(:, i)) > 1d-10)) stop 3
      call ltoad_hvp(brightness, x, v, product)
      if (any(abs(product - (g1 - g2) / (2 * h)) > 1d-4 * (1 + abs(product)))) stop 4
   end do
   if (any(d == 0)) stop 5
end program
