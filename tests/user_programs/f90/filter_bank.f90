! Electric filters in complex numbers: roots by Durand and Kerner, responses, a complex solution, chirp sums
module filters
   implicit none
   integer, parameter :: dp = kind(1d0), cp = kind((1d0, 1d0))
   complex(cp), parameter :: j = (0._dp, 1._dp)
   type :: section
      complex(cp) :: pole, zero
      real(dp) :: gain
   end type
contains
   pure function polynomial(c, z) result(p)
      complex(cp), intent(in) :: c(0:), z
      complex(cp) :: p
      integer :: k
      p = c(ubound(c, 1))
      do k = ubound(c, 1) - 1, 0, -1
         p = p * z + c(k)
      end do
   end function
   function roots(c) result(z)
      complex(cp), intent(in) :: c(0:)
      complex(cp) :: z(size(c) - 1)
      integer :: i, it
      z = [((0.4_dp, 0.9_dp)**i, i = 0, size(z) - 1)]
      do it = 1, 60
         do i = 1, size(z)
            z(i) = z(i) - polynomial(c, z(i)) / (c(ubound(c, 1)) * product(z(i) - z, mask=[1, 2, 3, 4] /= i))
         end do
      end do
   end function
   elemental function response(s, w) result(h)
      type(section), intent(in) :: s
      real(dp), intent(in) :: w
      complex(cp) :: h
      h = s%gain * (exp(j * w) - s%zero) / (exp(j * w) - s%pole)
   end function
   subroutine solve(a, b)
      complex(cp), intent(inout) :: a(:, :), b(:)
      integer :: k, i, p
      complex(cp) :: row(size(b)), f
      do k = 1, size(b)
         p = k - 1 + maxloc(abs(a(k:, k)), dim=1)
         if (p /= k) then
            row = a(k, :); a(k, :) = a(p, :); a(p, :) = row
            f = b(k); b(k) = b(p); b(p) = f
         end if
         do i = k + 1, size(b)
            f = a(i, k) / a(k, k)
            a(i, k:) = a(i, k:) - f * a(k, k:)
            b(i) = b(i) - f * b(k)
         end do
      end do
      do k = size(b), 1, -1
         b(k) = (b(k) - sum(a(k, k + 1:) * b(k + 1:))) / a(k, k)
      end do
   end subroutine
   function ladder(r, c, l, w) result(v)
      real(dp), intent(in) :: r, c, l, w
      complex(cp) :: y(4, 4), v(4)
      integer :: k
      y = 0
      do k = 1, 4
         y(k, k) = j * w * c + 1 / r
         if (k > 1) then
            y(k, k) = y(k, k) + 1 / (j * w * l)
            y(k - 1, k - 1) = y(k - 1, k - 1) + 1 / (j * w * l)
            y(k, k - 1) = -1 / (j * w * l)
            y(k - 1, k) = y(k, k - 1)
         end if
      end do
      v = 0
      v(1) = cmplx(1, 0.5_dp, cp)
      call solve(y, v)
   end function
   subroutine loss(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      complex(cp) :: c(0:4), z(4), total, v(4), chirp(8)
      type(section) :: bank(4)
      real(dp) :: w(12)
      complex :: single
      integer :: i, k
      c = [cmplx(x(1), x(2), cp), cmplx(0.3_dp, -x(3), cp), (0.7_dp, 0.2_dp), cmplx(x(4), 0, cp), (1._dp, 0._dp)]
      z = roots(c)
      w = [(0.2_dp * i, i = 1, 12)]
      do k = 1, 4
         bank(k) = section(0.4_dp * z(k) / abs(z(k)), conjg(z(k)), x(5) + 0.1_dp * k)
      end do
      y = 0
      do i = 1, 12
         total = 1
         do k = 1, 4
            total = total * response(bank(k), w(i))
         end do
         y = y + log(real(total * conjg(total))) / 12 + 0.1_dp * atan2(aimag(total), 4 + real(total))**2
      end do
      v = ladder(1 + x(1)**2, x(5), x(6), 1.3_dp)
      y = y + real(dot_product(v, matmul(reshape([(cmplx(i, -i, cp), i = 1, 16)], [4, 4]) / 16, v)))
      chirp = [(exp(j * x(6) * i * i / 8), i = 1, 8)]
      y = y + abs(sum(chirp * sqrt(chirp + 2)))**2 / 64 + real(v(2)**3) + aimag(v(3)**x(4)) + real(z(1)%re * sin(v(4)))
      y = y + real(cosh(v(1)) * tan(v(2) / 3)) + abs(log(v(4)))
      single = cmplx(1.0, 2.0)
      y = y * abs(cmplx(single, kind=dp))
   end subroutine
end module
program bank
   use filters
   implicit none
   call verify_modes(loss, [0.9d0, 0.4d0, 0.5d0, 0.3d0, 0.8d0, 1.2d0], 'filters')
contains
   include '../expect_modes.inc'
end program
