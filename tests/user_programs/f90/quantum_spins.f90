! A chain of spins under a pulse: complex matrices, Kronecker products, exponentials by squaring, expectation values.
module spins
   implicit none
   integer, parameter :: wp = kind(1d0)
   complex(wp), parameter :: i_ = (0, 1)
   complex(wp), parameter :: sx(2, 2) = reshape([complex(wp) :: 0, 1, 1, 0], [2, 2])
   complex(wp), parameter :: sy(2, 2) = reshape([complex(wp) :: (0, 0), (0, 1), (0, -1), (0, 0)], [2, 2])
   complex(wp), parameter :: sz(2, 2) = reshape([complex(wp) :: 1, 0, 0, -1], [2, 2])
   interface kron
      module procedure kron_complex
   end interface
contains
   pure function kron_complex(a, b) result(c)
      complex(wp), intent(in) :: a(:, :), b(:, :)
      complex(wp) :: c(size(a, 1) * size(b, 1), size(a, 2) * size(b, 2))
      integer :: i, j, p, q
      p = size(b, 1)
      q = size(b, 2)
      do j = 1, size(a, 2)
         do i = 1, size(a, 1)
            c((i-1)*p+1:i*p, (j-1)*q+1:j*q) = a(i, j) * b
         end do
      end do
   end function
   pure function identity(n) result(one)
      integer, intent(in) :: n
      complex(wp) :: one(n, n)
      integer :: k
      one = 0
      forall (k = 1:n) one(k, k) = 1
   end function
   function exponential(a) result(e)
      complex(wp), intent(in) :: a(:, :)
      complex(wp), dimension(size(a, 1), size(a, 1)) :: e, term, scaled
      integer :: k
      scaled = a / 2**6
      e = identity(size(a, 1))
      term = e
      do k = 1, 8
         term = matmul(term, scaled) / k
         e = e + term
      end do
      do k = 1, 6
         e = matmul(e, e)
      end do
   end function
   function hamiltonian(coupling, field, phase) result(h)
      real(wp), intent(in) :: coupling(2), field, phase
      complex(wp) :: h(4, 4), one(2, 2), drive(2, 2)
      one = identity(2)
      drive = field * (cos(phase) * sx + sin(phase) * sy)
      h = coupling(1) * kron(sz, sz) + coupling(2) * (kron(sx, sx) + kron(sy, sy)) + kron(drive, one) + kron(one, drive)
   end function
end module
subroutine fidelity(x, n, y)
   use spins
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   complex(wp) :: psi(4), u(4, 4), target(4), rho(4, 4), overlap, amplitude
   complex(wp), allocatable :: history(:, :)
   integer :: step
   psi = [(1, 0), (0, 0), (0, 0), (0, 0)]
   target = cmplx([0.5d0, 0.5d0, 0.5d0, 0.5d0], [0d0, 0d0, 0.1d0, 0d0], kind=wp)
   allocate (history(4, 5))
   do step = 1, 5
      u = exponential(-i_ * 0.2_wp * hamiltonian(x(1:2), x(3), x(4) * step))
      psi = matmul(u, psi)
      history(:, step) = psi
   end do
   overlap = dot_product(target, psi)
   rho = matmul(reshape(psi, [4, 1]), conjg(transpose(reshape(psi, [4, 1]))))
   amplitude = sum(history(2, :) * exp(i_ * x(5))) / (1 + product(history(1, 2:3)))
   y = abs(overlap)**2 + real(rho(1, 2) * x(5)) + aimag(rho(2, 4)) + abs(amplitude) + real(sqrt(amplitude)) &
      + atan2(aimag(overlap), real(overlap)) + sum(real(rho * conjg(rho))) + aimag(log(amplitude)**2)
end subroutine
program main
   interface
      subroutine fidelity(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(fidelity, [0.9d0, 0.4d0, 1.3d0, 0.25d0, 0.6d0], 'quantum spins')
contains
   include '../expect_modes.inc'
end program
