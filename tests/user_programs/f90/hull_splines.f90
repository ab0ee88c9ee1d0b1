! The lines of a hull as B-splines: recursion after de Boor, a fit by normal equations, second derivatives by every request.
module splines
   implicit none
   integer, parameter :: degree = 3, points = 8
   real(8), parameter :: knots(points + degree + 1) = [0d0, 0d0, 0d0, 0d0, 0.2d0, 0.4d0, 0.6d0, 0.8d0, 1d0, 1d0, 1d0, 1d0]
contains
   pure recursive function basis(i, p, u) result(b)
      integer, intent(in) :: i, p
      real(8), intent(in) :: u
      real(8) :: b, w
      if (p == 0) then
         b = merge(1d0, 0d0, knots(i) <= u .and. u < knots(i + 1))
         return
      end if
      b = 0
      w = knots(i + p) - knots(i)
      if (w > 0) b = (u - knots(i)) / w * basis(i, p - 1, u)
      w = knots(i + p + 1) - knots(i + 1)
      if (w > 0) b = b + (knots(i + p + 1) - u) / w * basis(i + 1, p - 1, u)
   end function
   pure function curve(c, u) result(y)
      real(8), intent(in) :: c(points), u
      real(8) :: y, d(0:degree), a
      integer :: k, j, r
      k = degree + 1
      do while (knots(k + 1) <= u .and. k < points)
         k = k + 1
      end do
      d = c(k - degree:k)
      do r = 1, degree
         do j = degree, r, -1
            a = (u - knots(j + k - degree)) / (knots(j + 1 + k - r) - knots(j + k - degree))
            d(j) = (1 - a) * d(j - 1) + a * d(j)
         end do
      end do
      y = d(degree)
   end function
   function cholesky_solved(a, b) result(x)
      real(8), intent(in) :: a(:, :), b(:)
      real(8) :: x(size(b)), l(size(b), size(b))
      integer :: i, j
      l = 0
      do j = 1, size(b)
         l(j, j) = sqrt(a(j, j) - sum(l(j, :j - 1)**2))
         do i = j + 1, size(b)
            l(i, j) = (a(i, j) - dot_product(l(i, :j - 1), l(j, :j - 1))) / l(j, j)
         end do
      end do
      x = b
      do i = 1, size(b)
         x(i) = (x(i) - sum(l(i, :i - 1) * x(:i - 1))) / l(i, i)
      end do
      do i = size(b), 1, -1
         x(i) = (x(i) - sum(l(i + 1:, i) * x(i + 1:))) / l(i, i)
      end do
   end function
   real(8) function drag(x)
      real(8), intent(in) :: x(:)
      real(8) :: a(12, points), c(points), data(12), u(12)
      integer :: i, j
      u = [(0.01d0 + 0.08d0 * i + 0.01d0 * sin(x(1) * i), i = 0, 11)]
      data = x(2) * sin(3 * u) + x(3) * u**2
      do j = 1, points
         a(:, j) = [(basis(j, degree, u(i)), i = 1, 12)]
      end do
      a = a + 0
      c = cholesky_solved(matmul(transpose(a), a) + reshape([((merge(0.01d0, 0d0, i == j), i = 1, points), j = 1, points)], &
                                                            [points, points]), matmul(data, a))
      drag = 0
      do i = 1, 20
         drag = drag + curve(c, x(4) * i / 25)**2 / 20
      end do
   end function
end module
program main
   use splines
   use ltoad
   implicit none
   real(8) :: x(4) = [0.7d0, 1.1d0, 0.6d0, 0.93d0], d(4), v(4), hess(4, 4), want, h, up(4), down(4), product(4), tangent
   integer :: i
   call ltoad_gradient(drag, x, d)
   call ltoad_hessian(drag, x, hess)
   do i = 1, 4
      h = 1d-5
      v = x; v(i) = x(i) + h
      want = drag(v)
      call ltoad_gradient(drag, v, up)
      v(i) = x(i) - h
      want = (want - drag(v)) / (2 * h)
      call ltoad_gradient(drag, v, down)
      print '(i2, 2f14.8, 4f12.6)', i, d(i), want, hess(:, i)
      if (abs(d(i) - want) > 1d-7 * (1 + abs(want))) stop 1
      if (any(abs(hess(:, i) - (up - down) / (2 * h)) > 1d-6 * maxval(abs(hess)))) stop 2
      v = 0; v(i) = 1
      call ltoad_jvp(drag, x, v, tangent)
      if (abs(tangent - d(i)) > 1d-10) stop 3
      call ltoad_hvp(drag, x, v, product)
      if (any(abs(product - hess(:, i)) > 1d-9)) stop 4
   end do
   if (any(d == 0)) stop 5
end program
