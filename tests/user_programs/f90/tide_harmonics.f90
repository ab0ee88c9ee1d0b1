! Tides: a recursive FFT of complex arrays, elemental windows, a filter; its Jacobian, and products with vectors.
module spectral
   use, intrinsic :: iso_fortran_env, only: dp => real64
   implicit none
   private
   public :: fft, ifft, window, smooth_tide, dp
   real(dp), parameter :: pi = acos(-1.0_dp)
contains
   recursive function fft(a) result(b)
      complex(dp), intent(in) :: a(:)
      complex(dp), allocatable :: b(:)
      complex(dp), allocatable :: even(:), odd(:)
      complex(dp) :: twist
      integer :: n, k
      n = size(a)
      if (n == 1) then
         b = a
         return
      end if
      even = fft(a(1::2))
      odd = fft(a(2::2))
      allocate (b(n))
      do k = 1, n / 2
         twist = exp(cmplx(0.0_dp, -2 * pi * (k - 1) / n, dp))
         b(k) = even(k) + twist * odd(k)
         b(k + n / 2) = even(k) - twist * odd(k)
      end do
   end function
   function ifft(a) result(b)
      complex(dp), intent(in) :: a(:)
      complex(dp) :: b(size(a))
      b = conjg(fft(conjg(a))) / size(a)
   end function
   elemental function window(t, width) result(w)
      real(dp), intent(in) :: t, width
      real(dp) :: w
      if (abs(t) < width) then
         w = 0.5_dp * (1 + cos(pi * t / width))
      else
         w = 0
      end if
   end function
   subroutine smooth_tide(x, y)
      real(dp), intent(in) :: x(:)
      real(dp), intent(out) :: y(:)
      complex(dp) :: spectrum(size(x))
      real(dp) :: k(size(x))
      integer :: i, n
      n = size(x)
      k = [(real(min(i, n - i), dp), i=0, n - 1)]
      spectrum = fft(cmplx(x, 0.1_dp * x**2, dp))
      spectrum = spectrum * window(k, 0.45_dp * n)
      where (abs(spectrum) > 0.7_dp)
         spectrum = spectrum / abs(spectrum) * (0.7_dp + log(abs(spectrum) / 0.7_dp))
      elsewhere
         spectrum = spectrum**2 / 0.7_dp
      end where
      y = real(ifft(spectrum)) + 0.2_dp * aimag(ifft(spectrum))
   end subroutine
end module
program tides
   use ltoad
   use spectral
   implicit none
   integer, parameter :: n = 16
   real(dp) :: x(n), y(n), jac(n, n), want(n, n), dx(n), dy(n), z(n), up(n), down(n), up2(n), down2(n)
   integer :: i
   x = [(sin(0.7_dp * i) + 0.3_dp * cos(2.1_dp * i) + 0.05_dp * i, i=1, n)]
   call ltoad_jacobian(smooth_tide, x, y, jac)
   do i = 1, n
      z = x; z(i) = z(i) + 1e-4_dp; call smooth_tide(z, up)
      z(i) = z(i) + 1e-4_dp; call smooth_tide(z, up2)
      z = x; z(i) = z(i) - 1e-4_dp; call smooth_tide(z, down)
      z(i) = z(i) - 1e-4_dp; call smooth_tide(z, down2)
      want(:, i) = (8 * (up - down) - (up2 - down2)) / 12e-4_dp
   end do
   if (.not. maxval(abs(jac - want)) < 1e-7_dp) then
      print *, 'WRONG jacobian', maxval(abs(jac - want)), maxloc(abs(jac - want))
      stop 1
   end if
   z = [(1.0_dp / i, i=1, n)]
   call ltoad_jvp(smooth_tide, x, z, y, dy)
   if (.not. maxval(abs(dy - matmul(want, z))) < 1e-6_dp) then
      print *, 'WRONG jvp'
      stop 1
   end if
   dy = z
   call ltoad_vjp(smooth_tide, x, dx, y, dy)
   if (.not. maxval(abs(dx - matmul(z, want))) < 1e-6_dp) then
      print *, 'WRONG vjp'
      stop 1
   end if
   print *, 'OK'
end program
