! Signal processing: complex numbers, a fast transform, elemental functions and internal procedures.
module model
   implicit none
   complex(8), parameter :: one = (0d0, 1d0)
contains
   elemental real(8) function power(z)
      complex(8), intent(in) :: z
      power = real(z)**2 + aimag(z)**2
   end function
   recursive subroutine fft(z)
      complex(8), intent(inout) :: z(:)
      complex(8), allocatable :: even(:), odd(:)
      complex(8) :: t
      integer :: n, k
      n = size(z)
      if (n == 1) return
      even = z(1::2)
      odd = z(2::2)
      call fft(even)
      call fft(odd)
      do k = 1, n / 2
         t = exp(-2 * acos(-1d0) * one * (k - 1) / n) * odd(k)
         z(k) = even(k) + t
         z(k + n / 2) = even(k) - t
      end do
   end subroutine
   subroutine objective(x, e)
      real(8), intent(in) :: x(8)
      real(8), intent(out) :: e
      complex(8) :: z(8)
      real(8) :: p(8)
      integer :: i
      z = [(cmplx(x(i) * window(i), 0.1d0 * x(i)**2, 8), i = 1, 8)]
      call fft(z)
      p = power(z)
      e = sum(p * [(i, i = 1, 8)]) / sum(p) + abs(z(3)) + real(conjg(z(2)) * z(4))
   contains
      real(8) function window(k)
         integer, intent(in) :: k
         window = 0.5d0 - 0.4d0 * cos(acos(-1d0) * k / size(x))
      end function
   end subroutine
end module
program main
   use ltoad
   use model
   implicit none
   integer, parameter :: n = 8
   integer, parameter :: at(4) = [-2, -1, 1, 2]
   real(8), parameter :: gap = 1d-4
   real(8) :: x(n), d(n), y(n), f(4), e, de, slope, tangent
   logical :: good
   integer :: i, k
   x = [0.5d0, -1.1d0, 0.8d0, 1.4d0, -0.6d0, 0.9d0, 0.35d0, 0.2d0]
   d = 0; de = 1; good = .true.
   call enzyme_autodiff(objective, enzyme_dup, x, d, enzyme_dup, e, de)
   do i = 1, n
      do k = 1, 4
         y = x
         y(i) = y(i) + gap * at(k)
         call objective(y, f(k))
      end do
      slope = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * gap)
      y = 0
      y(i) = 1
      call enzyme_fwddiff(objective, enzyme_dup, x, y, enzyme_dup, e, tangent)
      if (.not. (abs(d(i) - slope) <= 1d-6 * (1 + abs(slope)) .and. abs(tangent - slope) <= 1d-6 * (1 + abs(slope)))) then
         print *, i, slope, d(i), tangent
         good = .false.
      end if
   end do
   if (all(d == 0) .or. .not. good) stop 1
   print *, 'OK'
end program
