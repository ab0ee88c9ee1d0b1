! Mixed layer of the ocean with OpenMP: columns in parallel, abstract types of closures, namelist-like defaults, a three-diagonal solver.
module closures
   implicit none
   type, abstract :: closure
      real(8) :: background = 1d-2
   contains
      procedure(mixing), deferred :: kappa
   end type
   abstract interface
      pure real(8) function mixing(self, shear, buoyancy)
         import :: closure
         class(closure), intent(in) :: self
         real(8), intent(in) :: shear, buoyancy
      end function
   end interface
   type, extends(closure) :: richardson
      real(8) :: nu0, alpha
   contains
      procedure :: kappa => pacanowski
   end type
   type, extends(closure) :: constant
      real(8) :: value
   contains
      procedure :: kappa => fixed
   end type
contains
   pure real(8) function pacanowski(self, shear, buoyancy)
      class(richardson), intent(in) :: self
      real(8), intent(in) :: shear, buoyancy
      real(8) :: ri
      ri = max(buoyancy / (shear**2 + 1d-3), 0d0)
      pacanowski = self%nu0 / (1 + self%alpha * ri)**2 + self%background
   end function
   pure real(8) function fixed(self, shear, buoyancy)
      class(constant), intent(in) :: self
      real(8), intent(in) :: shear, buoyancy
      fixed = self%value + self%background + 0d0 * shear * buoyancy
   end function
end module
module column
   use closures
   implicit none
   integer, parameter :: nz = 12
contains
   subroutine tridiagonal(lo, di, up, x)
      real(8), intent(in) :: lo(:), di(:), up(:)
      real(8), intent(inout) :: x(:)
      real(8) :: c(size(x)), m
      integer :: k
      c(1) = up(1) / di(1)
      x(1) = x(1) / di(1)
      do k = 2, size(x)
         m = 1 / (di(k) - lo(k) * c(k - 1))
         c(k) = up(k) * m
         x(k) = (x(k) - lo(k) * x(k - 1)) * m
      end do
      do k = size(x) - 1, 1, -1
         x(k) = x(k) - c(k) * x(k + 1)
      end do
   end subroutine
   subroutine step(scheme, t, u, wind, dt)
      class(closure), intent(in) :: scheme
      real(8), intent(inout) :: t(nz), u(nz)
      real(8), intent(in) :: wind, dt
      real(8) :: k(0:nz), lo(nz), di(nz), up(nz)
      integer :: i
      k(0) = 0; k(nz) = 0
      do i = 1, nz - 1
         k(i) = scheme%kappa(u(i) - u(i + 1), t(i) - t(i + 1))
      end do
      lo = -dt * k(0:nz - 1)
      up = -dt * k(1:nz)
      di = 1 - lo - up
      u(1) = u(1) + dt * wind
      call tridiagonal(lo, di, up, t)
      call tridiagonal(lo, di, up, u)
   end subroutine
end module
program ocean
   use column
   implicit none
   real(8) :: x(6) = [0.5d0, 5d0, 0.3d0, 18d0, 0.4d0, 0.05d0]
   call verify(heat, x, 'ocean')
contains
   include '../expect.inc'
   subroutine heat(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      class(closure), allocatable :: scheme
      real(8) :: t(nz, 8), u(nz, 8), total
      integer :: c, s, i
      total = 0
      !$omp parallel do private(scheme, s, i) reduction(+:total) schedule(dynamic)
      do c = 1, 8
         if (mod(c, 3) == 0) then
            allocate (scheme, source=constant(value=x(6)))
         else
            allocate (scheme, source=richardson(nu0=x(1), alpha=x(2)))
         end if
         t(:, c) = [(x(4) - 0.4d0 * i * x(5) - 0.02d0 * i * c, i=1, nz)]
         u(:, c) = 0.01d0 * c
         do s = 1, 6
            call step(scheme, t(:, c), u(:, c), x(3) * (1 + 0.1d0 * c), 0.5d0)
         end do
         total = total + t(1, c)**2 / 100 + u(nz, c)**2 + u(1, c) * t(nz, c)
         deallocate (scheme)
      end do
      !$omp end parallel do
      y = total
   end subroutine
end program
