! A fit by BFGS with gradients by requests behind an abstract class; then the minimum itself is differentiated through the iterations.
module optimisers
   use ltoad
   implicit none
   type, abstract :: problem
      integer :: calls = 0
   contains
      procedure(evaluate), deferred :: value
   end type
   abstract interface
      subroutine evaluate(self, x, f, g)
         import :: problem
         class(problem), intent(inout) :: self
         real(8), intent(in) :: x(:)
         real(8), intent(out) :: f, g(:)
      end subroutine
   end interface
   type, extends(problem) :: pulleys
      real(8) :: load = 1
   contains
      procedure :: value => pulley_value
   end type
   real(8) :: weight = 1
contains
   real(8) function slack(x)
      real(8), intent(in) :: x(:)
      slack = (x(1) - 1)**2 + 2 * (x(2) - x(1)**2)**2 + weight * (x(3) - x(1) * x(2))**2 + 0.1d0 * sum(x**4)
   end function
   subroutine pulley_value(self, x, f, g)
      class(pulleys), intent(inout) :: self
      real(8), intent(in) :: x(:)
      real(8), intent(out) :: f, g(:)
      weight = self%load
      call ltoad_gradient(slack, x, g, f)
      self%calls = self%calls + 1
   end subroutine
   subroutine minimise(p, x, f)
      class(problem), intent(inout) :: p
      real(8), intent(inout) :: x(:)
      real(8), intent(out) :: f
      real(8) :: h(size(x), size(x)), g(size(x)), new(size(x)), s(size(x)), d(size(x)), y(size(x)), step, trial, rho
      integer :: i, k
      h = 0
      forall (i = 1:size(x)) h(i, i) = 1
      call p%value(x, f, g)
      do k = 1, 60
         if (norm2(g) < 1d-9) exit
         d = -matmul(h, g)
         step = 1
         do
            call p%value(x + step * d, trial, new)
            if (trial <= f + 1d-4 * step * dot_product(g, d) .or. step < 1d-12) exit
            step = step / 2
         end do
         s = step * d
         y = new - g
         rho = 1 / dot_product(y, s)
         x = x + s
         f = trial
         g = new
         associate (hy => matmul(h, y))
            h = h + rho * ((1 + rho * dot_product(y, hy)) * outer(s, s) - outer(hy, s) - outer(s, hy))
         end associate
      end do
   end subroutine
   pure function outer(a, b) result(c)
      real(8), intent(in) :: a(:), b(:)
      real(8) :: c(size(a), size(b))
      c = spread(a, 2, size(b)) * spread(b, 1, size(a))
   end function
   real(8) function newton_minimum(load)
      real(8), intent(in) :: load(:)
      real(8) :: x(2), h(2, 2), g(2)
      integer :: k
      x = [0.5d0, 0.5d0]
      do k = 1, 12
         g = [2 * (x(1) - load(1)) + load(2) * x(2), 4 * x(2)**3 + load(2) * x(1) + load(3) * x(2)]
         h = reshape([2d0, load(2), load(2), 12 * x(2)**2 + load(3)], [2, 2])
         x = x - solve(h, g)
      end do
      newton_minimum = x(1)**2 + 3 * x(2)
   end function
   pure function solve(a, b) result(x)
      real(8), intent(in) :: a(2, 2), b(2)
      real(8) :: x(2)
      x = [a(2, 2) * b(1) - a(1, 2) * b(2), a(1, 1) * b(2) - a(2, 1) * b(1)] / (a(1, 1) * a(2, 2) - a(1, 2) * a(2, 1))
   end function
end module
program main
   use optimisers
   implicit none
   type(pulleys) :: p
   real(8) :: x(3) = [0.2d0, 0.1d0, 0.4d0], f, g(3), load(3) = [1.2d0, 0.3d0, 0.8d0], d(3), v(3), want, hess(3, 3), a(3), b(3)
   integer :: i
   p%load = 1.5d0
   call minimise(p, x, f)
   call ltoad_gradient(slack, x, g)
   print *, x, f, norm2(g), p%calls
   if (norm2(g) > 1d-7) stop 1
   call ltoad_gradient(newton_minimum, load, d)
   call ltoad_hessian(newton_minimum, load, hess)
   do i = 1, 3
      v = load; v(i) = v(i) + 1d-5
      want = newton_minimum(v)
      call ltoad_gradient(newton_minimum, v, a)
      v(i) = load(i) - 1d-5
      want = (want - newton_minimum(v)) / 2d-5
      call ltoad_gradient(newton_minimum, v, b)
      print *, d(i), want
      if (abs(d(i) - want) > 1d-8 .or. d(i) == 0) stop 2
      if (any(abs(hess(:, i) - (a - b) / 2d-5) > 1d-6)) stop 3
   end do
end program
