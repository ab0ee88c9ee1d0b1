! Scattering of particles by an optical potential: Numerov in complex numbers, phase shifts by matching to
! spherical Bessel functions, recursive Legendre polynomials, cross sections summed over partial waves; the potential is a procedure pointer component.
module optical
   use, intrinsic :: iso_fortran_env
   implicit none
   integer, parameter :: k8 = real64
   complex(k8), parameter :: im = (0.0_k8, 1.0_k8)
   type :: potential
      real(k8) :: depth, absorption, radius, diffuse
      procedure(form), pointer, nopass :: shape => null()
   contains
      procedure :: at
   end type
   abstract interface
      pure function form(r, radius, a) result(f)
         import k8
         real(k8), intent(in) :: r, radius, a
         real(k8) :: f
      end function
   end interface
contains
   pure function woods_saxon(r, radius, a) result(f)
      real(k8), intent(in) :: r, radius, a
      real(k8) :: f
      f = 1/(1 + exp((r - radius)/a))
   end function
   pure function gaussian(r, radius, a) result(f)
      real(k8), intent(in) :: r, radius, a
      real(k8) :: f
      f = exp(-(r/radius)**2)*(1 + 0*a)
   end function
   complex(k8) function at(self, r)
      class(potential), intent(in) :: self
      real(k8), intent(in) :: r
      at = -cmplx(self%depth, self%absorption, k8)*self%shape(r, self%radius, self%diffuse)
   end function
   recursive pure function legendre(l, x) result(p)
      integer, intent(in) :: l
      real(k8), intent(in) :: x
      real(k8) :: p
      select case (l)
      case (0)
         p = 1
      case (1)
         p = x
      case default
         p = ((2*l - 1)*x*legendre(l - 1, x) - (l - 1)*legendre(l - 2, x))/l
      end select
   end function
   pure subroutine bessel(l, x, j, y)
      integer, intent(in) :: l
      real(k8), intent(in) :: x
      real(k8), intent(out) :: j, y
      real(k8) :: jm, ym, t
      integer :: i
      jm = cos(x); j = sin(x)
      ym = sin(x); y = -cos(x)
      do i = 0, l - 1
         t = (2*i + 1)/x*j - jm
         jm = j; j = t
         t = (2*i + 1)/x*y - ym
         ym = y; y = t
      end do
   end subroutine
end module

module partial_waves
   use optical
   implicit none
contains
   function s_matrix(v, l, k) result(s)
      type(potential), intent(in) :: v
      integer, intent(in) :: l
      real(k8), intent(in) :: k
      complex(k8) :: s
      integer, parameter :: n = 220
      complex(k8) :: u(0:n), q(0:n), ratio
      complex(k8) :: hp1, hm1, hp2, hm2
      real(k8) :: h, r, j, y
      integer :: i
      h = 0.05_k8
      q(0) = 0
      do i = 1, n
         r = i*h
         q(i) = k**2 - l*(l + 1)/r**2 - v%at(r)
      end do
      u(0) = 0
      u(1) = cmplx(h**(l + 1), 0.0_k8, kind=k8)
      do i = 1, n - 1
         u(i + 1) = (2*(1 - 5*h**2/12*q(i))*u(i) - (1 + h**2/12*q(i - 1))*u(i - 1))/(1 + h**2/12*q(i + 1))
      end do
      ratio = u(n)/u(n - 10)
      call bessel(l, k*n*h, j, y)
      hp1 = -y + im*j
      hm1 = conjg(hp1)
      call bessel(l, k*(n - 10)*h, j, y)
      hp2 = -y + im*j
      hm2 = conjg(hp2)
      s = (hm1 - ratio*hm2)/(hp1 - ratio*hp2)
   end function
   subroutine observe(x, y)
      real(k8), intent(in) :: x(:)
      real(k8), intent(out) :: y(:)
      integer, parameter :: lmax = 5
      type(potential) :: v
      complex(k8) :: s(0:lmax), f
      real(k8) :: k, angle
      integer :: l, i
      v = potential(x(1), x(2), x(3), x(4), woods_saxon)
      k = x(5)
      do l = 0, lmax
         if (l > 3) v%shape => gaussian
         s(l) = s_matrix(v, l, k)
      end do
      do i = 1, size(y) - 1
         angle = acos(-1.0_k8)*i/size(y)
         f = (0, 0)
         do l = 0, lmax
            f = f + (2*l + 1)*(s(l) - 1)/(2*im*k)*legendre(l, cos(angle))
         end do
         y(i) = real(f*conjg(f))
      end do
      y(size(y)) = sum([(2*l + 1, l=0, lmax)]*(1 - abs(s)**2))/k**2 + aimag(log(s(1)))
   end subroutine
end module

program alpha_scattering
   use partial_waves
   use ltoad
   implicit none
   real(k8) :: x(5) = [1.5_k8, 0.4_k8, 3.2_k8, 0.6_k8, 0.9_k8], y(6), dy(6), v(5), xb(5), weights(6), jac(6, 5), p(5), up(6), dn(6)
   integer :: i
   call ltoad_jacobian(observe, x, y, jac)
   weights = [1.0_k8, -0.5_k8, 2.0_k8, 0.1_k8, 3.0_k8, 0.7_k8]
   call ltoad_vjp(observe, x, xb, y, weights)
   v = [0.3_k8, -0.2_k8, 1.0_k8, 0.5_k8, -0.1_k8]
   call ltoad_jvp(observe, x, v, y, dy)
   do i = 1, 5
      p = x; p(i) = x(i) + 1e-5_k8
      call observe(p, up)
      p(i) = x(i) - 1e-5_k8
      call observe(p, dn)
      print '(i2, 2(1x, 6es12.4))', i, jac(:, i), (up - dn)/2e-5_k8
      if (any(abs(jac(:, i) - (up - dn)/2e-5_k8) > 2e-6_k8*(1 + abs(jac(:, i))))) stop 1
   end do
   weights = [1.0_k8, -0.5_k8, 2.0_k8, 0.1_k8, 3.0_k8, 0.7_k8]
   if (maxval(abs(xb - matmul(weights, jac))) > 1e-9_k8) stop 2
   if (maxval(abs(dy - matmul(jac, v))) > 1e-9_k8) stop 3
   if (all(jac == 0)) stop 4
end program
