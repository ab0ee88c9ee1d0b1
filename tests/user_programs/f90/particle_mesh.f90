! Particle mesh: pointers to array sections, do concurrent, pack, where, matmul, reductions with masks, optional arguments
module pm
   implicit none
contains
   subroutine deposit(x, q, rho, scale)
      real(8), intent(in) :: x(:), q(:)
      real(8), intent(inout), target :: rho(:, :)
      real(8), intent(in), optional :: scale
      real(8), pointer :: line(:)
      integer :: p, i
      real(8) :: s, f
      s = 1
      if (present(scale)) s = scale
      line => rho(2, :)
      do p = 1, size(x)
         i = int(x(p)) + 1
         f = x(p) - (i - 1)
         line(i) = line(i) + s * q(p) * (1 - f)
         line(i + 1) = line(i + 1) + s * q(p) * f
      end do
      nullify(line)
   end subroutine
   pure function laplace(a) result(b)
      real(8), intent(in) :: a(:)
      real(8) :: b(size(a))
      integer :: i
      b = 0
      do concurrent (i = 2:size(a) - 1)
         b(i) = a(i - 1) - 2 * a(i) + a(i + 1)
      end do
   end function
   subroutine energy(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8), allocatable :: rho(:, :), phi(:), big(:)
      real(8) :: rot(2, 2), v(2)
      integer :: k
      allocate(rho(3, 8)); rho = 0
      call deposit(x(:n/2), x(n/2 + 1:), rho)
      call deposit(x(:n/2) * 0.5d0, x(n/2 + 1:), rho, scale=x(n))
      phi = rho(2, :)
      do k = 1, 5
         phi = phi + 0.2d0 * laplace(phi)
      end do
      where (phi > 0.3d0)
         phi = phi**2
      elsewhere
         phi = 0.1d0 * phi
      end where
      big = pack(phi, phi > 0.05d0)
      rot = reshape([cos(x(1)), sin(x(1)), -sin(x(1)), cos(x(1))], [2, 2])
      v = matmul(rot, [sum(big), product(1 + big)])
      y = dot_product(v, [1d0, 2d0]) + sum(phi, mask=phi < 0.5d0) * maxval(x) + norm2(big) + minval(big) * count(phi > 0.1d0)
   end subroutine
end module
program main
   use pm
   call verify(energy, [1.3d0, 3.6d0, 5.2d0, 0.8d0, 1.4d0, 0.6d0], 'energy')
contains
   include '../expect.inc'
end program
