!> Extended Kalman filter for a drone, generic over how the noise is modelled; matrices are allocatable
!> results, inverse by recursive block elimination, log likelihood of a made-up flight.
module small_matrices
   implicit none
   integer, parameter :: dp = kind(1.0d0)
   interface operator(.x.)
      procedure :: outer, times, act
   end interface
   interface operator(.t.)
      procedure :: tr
   end interface
contains
   pure function outer(a, b) result(c)
      real(dp), intent(in) :: a(:), b(:)
      real(dp), allocatable :: c(:, :)
      c = spread(a, 2, size(b))*spread(b, 1, size(a))
   end function
   pure function times(a, b) result(c)
      real(dp), intent(in) :: a(:, :), b(:, :)
      real(dp), allocatable :: c(:, :)
      c = matmul(a, b)
   end function
   pure function act(a, b) result(c)
      real(dp), intent(in) :: a(:, :), b(:)
      real(dp), allocatable :: c(:)
      c = matmul(a, b)
   end function
   pure function tr(a) result(c)
      real(dp), intent(in) :: a(:, :)
      real(dp), allocatable :: c(:, :)
      c = transpose(a)
   end function
   pure function eye(n, s) result(c)
      integer, intent(in) :: n
      real(dp), intent(in), optional :: s
      real(dp) :: c(n, n)
      integer :: i
      c = 0
      do i = 1, n
         c(i, i) = 1
         if (present(s)) c(i, i) = s
      end do
   end function

   pure recursive function inverse(a) result(b)
      real(dp), intent(in) :: a(:, :)
      real(dp), allocatable :: b(:, :), s(:, :), ai(:, :), u(:, :), v(:, :)
      integer :: n, k
      n = size(a, 1)
      allocate (b(n, n))
      if (n == 1) then
         b(1, 1) = 1/a(1, 1)
         return
      end if
      k = n/2
      ai = inverse(a(:k, :k))
      u = ai.x.a(:k, k + 1:)
      v = a(k + 1:, :k).x.ai
      s = inverse(a(k + 1:, k + 1:) - matmul(v, a(:k, k + 1:)))
      b(:k, :k) = ai + matmul(u, matmul(s, v))
      b(:k, k + 1:) = -(u.x.s)
      b(k + 1:, :k) = -(s.x.v)
      b(k + 1:, k + 1:) = s
   end function

   pure recursive real(dp) function determinant(a) result(d)
      real(dp), intent(in) :: a(:, :)
      integer :: i, n
      logical :: keep(size(a, 1))
      n = size(a, 1)
      d = 0
      if (n == 1) then
         d = a(1, 1)
      else
         do i = 1, n
            keep = .true.
            keep(i) = .false.
            d = d + (-1)**(i + 1)*a(1, i)*determinant(reshape(pack(a(2:, :), spread(keep, 1, n - 1)), [n - 1, n - 1]))
         end do
      end if
   end function
end module

module drone
   use small_matrices
   implicit none
   type, abstract :: noise
   contains
      procedure(covariance), deferred :: of
   end type
   abstract interface
      pure function covariance(self, speed) result(q)
         import :: noise, dp
         class(noise), intent(in) :: self
         real(dp), intent(in) :: speed
         real(dp) :: q(4, 4)
      end function
   end interface
   type, extends(noise) :: white
      real(dp) :: level
   contains
      procedure :: of => white_of
   end type
   type, extends(noise) :: gusty
      real(dp) :: level, gust
   contains
      procedure :: of => gusty_of
   end type
   type :: filter
      real(dp) :: x(4) = [0d0, 0d0, 1d0, 0.5d0]
      real(dp) :: p(4, 4) = 0
      class(noise), allocatable :: q
      real(dp) :: loglik = 0
   contains
      procedure :: predict
      procedure :: update
   end type
contains
   pure function white_of(self, speed) result(q)
      class(white), intent(in) :: self
      real(dp), intent(in) :: speed
      real(dp) :: q(4, 4)
      q = eye(4, self%level)
   end function
   pure function gusty_of(self, speed) result(q)
      class(gusty), intent(in) :: self
      real(dp), intent(in) :: speed
      real(dp) :: q(4, 4)
      q = eye(4, self%level*(1 + self%gust*speed**2))
      q(1, 3) = 0.3d0*self%level
      q(3, 1) = q(1, 3)
   end function
   subroutine predict(self, dt, drag)
      class(filter), intent(inout) :: self
      real(dp), intent(in) :: dt, drag
      real(dp) :: f(4, 4), speed
      speed = hypot(self%x(3), self%x(4))
      f = eye(4)
      f(1, 3) = dt
      f(2, 4) = dt
      f(3, 3) = 1 - dt*drag*speed
      f(4, 4) = 1 - dt*drag*speed
      self%x = f.x.self%x
      self%p = (f.x.self%p.x. (.t.f)) + self%q%of(speed)
   end subroutine
   subroutine update(self, z, r)
      class(filter), intent(inout) :: self
      real(dp), intent(in) :: z(:), r
      real(dp), allocatable :: h(:, :), s(:, :), k(:, :), y(:)
      real(dp) :: range
      range = norm2(self%x(:2) + [3d0, 4d0])
      allocate (h(3, 4), source=0d0)
      h(1, :2) = (self%x(:2) + [3d0, 4d0])/range
      h(2, 3) = 1
      h(3, 4) = 1
      y = z - [range, self%x(3), self%x(4)]
      s = matmul(matmul(h, self%p), transpose(h)) + eye(3, r)
      k = matmul(self%p, transpose(h)) .x.inverse(s)
      self%x = self%x + matmul(k, y)
      self%p = matmul(eye(4) - matmul(k, h), self%p)
      self%loglik = self%loglik - 0.5d0*dot_product(y, matmul(inverse(s), y)) - 0.5d0*log(determinant(s))
   end subroutine
   real(dp) function likelihood(par)
      real(dp), intent(in) :: par(:)
      type(filter) :: a, b
      integer :: t
      a%p = eye(4, 0.5d0)
      b%p = eye(4) + 0.1d0
      allocate (a%q, source=white(exp(par(1))))
      allocate (b%q, source=gusty(exp(par(1)), par(2)))
      do t = 1, 8
         call a%predict(0.1d0, par(3))
         call b%predict(0.1d0, par(3))
         call a%update([5d0 + 0.1d0*t, cos(0.2d0*t), 0.5d0 + 0.01d0*t], exp(par(4)))
         if (modulo(t, 3) /= 0) call b%update([5d0 + 0.1d0*t, 1d0, 0.4d0], exp(par(4)))
      end do
      likelihood = a%loglik + b%loglik + 0.1d0*b%x(1)
   end function
end module

program drone_kalman
   use drone
   use ltoad
   implicit none
   real(dp) :: par(4) = [-3d0, 0.4d0, 0.3d0, -1.5d0], g(4), num, up, down, d(4)
   integer :: i
   call ltoad_gradient(likelihood, par, g)
   do i = 1, 4
      d = merge(1d-5, 0d0, [1, 2, 3, 4] == i)
      up = likelihood(par + d)
      down = likelihood(par - d)
      num = (up - down)/2d-5
      print *, g(i), num
      if (abs(num - g(i)) > 1d-6*(1 + abs(num)) .or. g(i) == 0) error stop 'FAIL'
   end do
   print *, 'PASS'
end program
