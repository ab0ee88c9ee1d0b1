! Travelling waves in the inner ear: a complex tridiagonal system for each frequency, as a generic solver over real and complex
! kinds, allocatable results, contiguous pointers, WHERE with ELSEWHERE on complex magnitudes, single precision for the audiogram.
module tridiagonal
   implicit none
   integer, parameter :: sp = kind(1.0), dp = kind(1.0d0)
   interface tridiag
      procedure real_tridiag, complex_tridiag
   end interface
contains
   pure function real_tridiag(l, d, u, b) result(x)
      real(dp), intent(in) :: l(:), d(:), u(:), b(:)
      real(dp) :: x(size(b)), w(size(b))
      integer :: i
      w(1) = u(1)/d(1)
      x(1) = b(1)/d(1)
      do i = 2, size(b)
         w(i) = u(i)/(d(i) - l(i)*w(i - 1))
         x(i) = (b(i) - l(i)*x(i - 1))/(d(i) - l(i)*w(i - 1))
      end do
      do i = size(b) - 1, 1, -1
         x(i) = x(i) - w(i)*x(i + 1)
      end do
   end function
   pure function complex_tridiag(l, d, u, b) result(x)
      complex(dp), intent(in) :: l(:), d(:), u(:), b(:)
      complex(dp) :: x(size(b)), w(size(b))
      integer :: i
      w(1) = u(1)/d(1)
      x(1) = b(1)/d(1)
      do i = 2, size(b)
         w(i) = u(i)/(d(i) - l(i)*w(i - 1))
         x(i) = (b(i) - l(i)*x(i - 1))/(d(i) - l(i)*w(i - 1))
      end do
      do i = size(b) - 1, 1, -1
         x(i) = x(i) - w(i)*x(i + 1)
      end do
   end function
end module

module cochlea
   use tridiagonal
   implicit none
   type ear
      real(dp) :: stiffness = 1, damping = 1, mass = 1, decay = 1
      complex(dp), allocatable :: motion(:, :)
   contains
      procedure :: hear
      procedure :: loudness
   end type
contains
   subroutine hear(self, frequencies)
      class(ear), intent(inout), target :: self
      real(dp), intent(in) :: frequencies(:)
      integer, parameter :: n = 40
      complex(dp), pointer, contiguous :: now(:)
      complex(dp) :: z(n), d(n)
      real(dp) :: x(n)
      integer :: i, f
      x = [(real(i, dp)/n, i=1, n)]
      if (allocated(self%motion)) deallocate (self%motion)
      allocate (self%motion(n, size(frequencies)))
      do f = 1, size(frequencies)
         now => self%motion(:, f)
         associate (w => frequencies(f))
            z = (0.0_dp, 1.0_dp)*w*self%mass + self%damping*exp(-self%decay*x/2) &
               + self%stiffness*exp(-self%decay*x)/((0.0_dp, 1.0_dp)*w)
            d = -2 - (0.0_dp, 0.02_dp)*w/z
         end associate
         d(1) = d(1) + 0.5_dp
         now = tridiag([(cmplx(1, kind=dp), i=1, n)], d, [(cmplx(1, kind=dp), i=1, n)], &
                       [cmplx(1, 0.1, dp), [(cmplx(0, kind=dp), i=2, n)]])
         now = now/z
         where (abs(now) > 0.3_dp)
            now = now*0.3_dp/abs(now)*(1 + 0.1_dp*(abs(now) - 0.3_dp))
         elsewhere (abs(now) < 1e-4_dp)
            now = now*2
         end where
      end do
   end subroutine
   function loudness(self) result(l)
      class(ear), intent(in) :: self
      real(sp) :: l
      real(sp), allocatable :: excited(:)
      real(dp), allocatable :: smooth(:)
      integer :: n, i
      n = size(self%motion, 1)
      smooth = tridiag([(-0.3_dp, i=1, n)], [(1.8_dp, i=1, n)], [(-0.3_dp, i=1, n)], sum(abs(self%motion)**2, dim=2))
      excited = real(smooth, sp)**0.3_sp
      l = sum(excited) + 0.1_sp*real(sum(self%motion(n/2, :)), sp) + maxval(real(aimag(self%motion), sp))
   end function
   real(dp) function total(x) result(t)
      real(dp), intent(in) :: x(:)
      type(ear), allocatable :: e
      allocate (e)
      e%stiffness = x(1)
      e%damping = x(2)
      e%mass = x(3)
      e%decay = x(4)
      call e%hear([1.0_dp, 2.5_dp, 6.0_dp])
      t = sum(abs(e%motion)**2*spread([1.0_dp, 2.0_dp, 3.0_dp], 1, size(e%motion, 1))) + aimag(product(e%motion(3:30:9, 1)))
      t = t + real(sum(e%motion(::4, 2)*conjg(e%motion(::4, 3))))
   end function
   real(sp) function single(x) result(t)
      real(sp), intent(in) :: x(:)
      type(ear) :: e
      e = ear(real(x(1), dp), real(x(2), dp), real(x(3), dp), real(x(4), dp), null())
      call e%hear([1.0_dp, 3.0_dp])
      t = e%loudness()
   end function
end module

program cochlea_waves
   use cochlea
   use ltoad
   implicit none
   real(dp) :: x(4) = [30.0_dp, 0.3_dp, 0.2_dp, 4.0_dp], g(4), e(4), fd
   real(sp) :: x4(4), g4(4), p4(4), f4
   integer :: i
   call ltoad_gradient(total, x, g)
   do i = 1, 4
      e = 0; e(i) = 1e-5_dp*x(i)
      fd = (total(x + e) - total(x - e))/(2*e(i))
      print *, g(i), fd
      if (abs(g(i) - fd) > 1e-6_dp*(1e-2_dp + abs(fd)) .or. g(i) == 0) error stop 1
   end do
   x4 = real(x, sp)
   call ltoad_gradient(single, x4, g4)
   do i = 1, 4
      p4 = x4
      p4(i) = x4(i)*1.0009765625
      f4 = single(p4)
      p4(i) = x4(i)*0.9990234375
      f4 = (f4 - single(p4))/(x4(i)*0.001953125)
      print *, g4(i), f4
      if (abs(g4(i) - f4) > 2e-2*(5e-2 + abs(f4)) .or. g4(i) == 0) error stop 2
   end do
end program
