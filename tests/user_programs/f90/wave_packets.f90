! Wave packets: complex arrays, a parametrised potential as a procedure pointer component, operators, array intrinsics with masks.
module waves
   implicit none
   integer, parameter :: dp = kind(1d0)
   type :: packet
      complex(dp), allocatable :: psi(:)
      real(dp) :: dx = 0.2_dp
      procedure(potential), pointer, nopass :: well => null()
   contains
      procedure :: step
      procedure, private :: inner, scaled
      generic :: operator(.dot.) => inner
      generic :: operator(*) => scaled
   end type
   abstract interface
      pure function potential(q) result(v)
         import dp
         real(dp), intent(in) :: q(:)
         real(dp) :: v(size(q))
      end function
   end interface
contains
   pure function harmonic(q) result(v)
      real(dp), intent(in) :: q(:)
      real(dp) :: v(size(q))
      v = 0.5_dp * q * q
   end function
   pure function quartic(q) result(v)
      real(dp), intent(in) :: q(:)
      real(dp) :: v(size(q))
      v = 0.1_dp * q**4
   end function
   complex(dp) function inner(a, b)
      class(packet), intent(in) :: a
      type(packet), intent(in) :: b
      inner = dot_product(a%psi, b%psi) * a%dx
   end function
   type(packet) function scaled(a, z)
      class(packet), intent(in) :: a
      complex(dp), intent(in) :: z
      scaled%psi = z * a%psi
      scaled%dx = a%dx
      scaled%well => a%well
   end function
   subroutine step(self, dt)
      class(packet), intent(inout) :: self
      real(dp), intent(in) :: dt
      complex(dp), allocatable :: h(:)
      real(dp), allocatable :: q(:)
      integer :: i, n
      n = size(self%psi)
      q = [((i - (n + 1) / 2._dp) * self%dx, i=1, n)]
      h = -0.5_dp * (eoshift(self%psi, 1) - 2 * self%psi + eoshift(self%psi, -1)) / self%dx**2
      h = h + self%well(q) * self%psi
      self%psi = self%psi - (0, 1) * dt * h
      self%psi = self%psi / sqrt(sum(abs(self%psi)**2) * self%dx)
   end subroutine
   subroutine overlap(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      type(packet) :: a, b
      complex(dp) :: z
      integer :: i, k
      allocate (a%psi(11))
      a%psi = [(cmplx(exp(-x(1) * (i - 6)**2), x(2) * sin(0.3_dp * i), dp), i=1, 11)]
      a%well => harmonic
      b = a * cmplx(x(3), 0.1_dp, dp)
      b%well => quartic
      do k = 1, 4
         call a%step(0.01_dp * x(4))
         call b%step(0.01_dp)
      end do
      z = a .dot. b
      y = real(z) + 2 * aimag(z) + sum(abs(b%psi), mask=real(b%psi) > 0.1_dp) + maxval(real(a%psi)) * 0.3_dp
   end subroutine
end module
program main
   use waves
   implicit none
   call verify_modes(overlap, [0.1_dp, 0.2_dp, 0.8_dp, 1.1_dp], 'waves')
contains
   include '../expect_modes.inc'
end program
