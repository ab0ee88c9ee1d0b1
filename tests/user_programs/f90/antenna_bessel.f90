! A dish antenna by special functions: all that the language has, with Hessians by every request.
module dishes
   implicit none
contains
   real(8) function gain(x)
      real(8), intent(in) :: x(:)
      complex(8) :: z, field(0:3)
      real(8) :: orders(0:3)
      integer :: i
      orders = [(bessel_jn(i, 3 * x(1)), i = 0, 3)]
      gain = bessel_j0(x(1)) * bessel_j1(x(2)) + bessel_y0(x(3) + 1) + 0.1d0 * bessel_yn(2, x(4) + 2)
      gain = gain + dot_product(orders, [1d0, -2d0, 3d0, -4d0])
      gain = gain + erf(x(1) * x(2)) + erfc_scaled(x(3)) * gamma(1 + x(4)) - log_gamma(x(2) + 2)
      gain = gain + hypot(x(1), x(3)) + atan2(x(2), x(4)) + asinh(x(1)) + acosh(1.5d0 + x(2)) + atanh(x(3) / 3)
      z = cmplx(x(1), x(2), kind(x))
      field = [(z**i, i = 0, 3)]
      gain = gain + 0.1d0 * real(sinh(z) / cosh(z)) + abs(tan(z)) + aimag(asin(z / 3)) + real(product(sqrt(field + 2)))
      gain = gain + sign(x(1), -x(2)) * dim(x(3), 0.1d0) + mod(x(4) * 7, 1d0) + modulo(-x(3), 0.7d0) + anint(x(1)) * x(2)
      gain = gain + x(1)**x(2) + exponent(x(4)) * fraction(x(3)) + aint(3 * x(4)) * x(1) + tand(10 * x(2)) + acos(x(3))
      do concurrent (i = 1:size(x))
         orders(i - 1) = x(i)**(i - 2)
      end do
      gain = gain + norm2(orders) + nearest(x(1), 1d0) * spacing(1d0)
   end function
end module
program main
   use dishes
   use ltoad
   implicit none
   real(8) :: x(4) = [0.7d0, 1.1d0, 0.6d0, 0.93d0], d(4), v(4), hess(4, 4), want, h, up(4), down(4), product(4), tangent
   integer :: i
   call ltoad_gradient(gain, x, d)
   call ltoad_hessian(gain, x, hess)
   do i = 1, 4
      h = 1d-5
      v = x; v(i) = x(i) + h
      want = gain(v)
      call ltoad_gradient(gain, v, up)
      v(i) = x(i) - h
      want = (want - gain(v)) / (2 * h)
      call ltoad_gradient(gain, v, down)
      print '(i2, 2f14.8, 4f12.6)', i, d(i), want, hess(:, i)
      if (abs(d(i) - want) > 1d-7 * (1 + abs(want))) stop 1
      if (any(abs(hess(:, i) - (up - down) / (2 * h)) > 1d-6 * maxval(abs(hess)))) stop 2
      v = 0; v(i) = 1
      call ltoad_jvp(gain, x, v, tangent)
      if (abs(tangent - d(i)) > 1d-10) stop 3
      call ltoad_hvp(gain, x, v, product)
      if (any(abs(product - hess(:, i)) > 1d-9)) stop 4
   end do
   if (any(d == 0)) stop 5
end program
