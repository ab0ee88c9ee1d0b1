! Transmission loss of a silencer: products of complex transfer matrices over the ducts of an exhaust,
! with perforated liners (Bessel functions), checked by the complex step and by differences.
module silencer
   use iso_fortran_env, only: wp => real64
   implicit none
   complex(wp), parameter :: j = (0.0_wp, 1.0_wp)
   real(wp), parameter :: c0 = 343.0_wp, rho = 1.2_wp, pi = 4*atan(1.0_wp)
   type, abstract :: element
      real(wp) :: length = 0.1_wp
   contains
      procedure(matrix_of), deferred :: matrix
   end type
   abstract interface
      function matrix_of(self, omega) result(t)
         import :: element, wp
         class(element), intent(in) :: self
         real(wp), intent(in) :: omega
         complex(wp) :: t(2, 2)
      end function
   end interface
   type, extends(element) :: pipe
      real(wp) :: area = 1
   contains
      procedure :: matrix => pipe_matrix
   end type
   type, extends(pipe) :: lined_pipe
      real(wp) :: resistance = 0.1_wp, radius = 0.05_wp
   contains
      procedure :: matrix => lined_matrix
   end type
   type, extends(element) :: resonator
      real(wp) :: neck = 0.01_wp, volume = 0.002_wp
   contains
      procedure :: matrix => resonator_matrix
   end type
   type :: part
      class(element), allocatable :: e
   end type
contains
   function pipe_matrix(self, omega) result(t)
      class(pipe), intent(in) :: self
      real(wp), intent(in) :: omega
      complex(wp) :: t(2, 2), k, z
      k = cmplx(omega/c0, -1e-2_wp*sqrt(omega/c0), kind=wp)
      z = rho*c0/self%area
      t(1, 1) = cos(k*self%length)
      t(1, 2) = j*z*sin(k*self%length)
      t(2, 1) = j/z*sin(k*self%length)
      t(2, 2) = t(1, 1)
   end function

   function lined_matrix(self, omega) result(t)
      class(lined_pipe), intent(in) :: self
      real(wp), intent(in) :: omega
      complex(wp) :: t(2, 2)
      real(wp) :: x
      t = self%pipe%matrix(omega)
      x = omega*self%radius/c0
      t = t*(1 + self%resistance*bessel_j1(2*x)/max(x, 1e-3_wp)*exp(j*0.1_wp*x))
   end function

   function resonator_matrix(self, omega) result(t)
      class(resonator), intent(in) :: self
      real(wp), intent(in) :: omega
      complex(wp) :: t(2, 2), zr
      zr = j*omega*rho*self%length/self%neck + rho*c0**2/(j*omega*self%volume) + 50
      t = reshape([(1.0_wp, 0.0_wp), 1/zr, (0.0_wp, 0.0_wp), (1.0_wp, 0.0_wp)], [2, 2])
   end function

   function build(x) result(parts)
      real(wp), intent(in) :: x(:)
      type(part), allocatable :: parts(:)
      allocate (parts(5))
      allocate (parts(1)%e, source=pipe(0.3_wp, x(1)*1e-2_wp))
      allocate (parts(2)%e, source=lined_pipe(length=x(2), area=0.03_wp, resistance=x(3)))
      allocate (resonator :: parts(3)%e)
      allocate (parts(4)%e, source=pipe(x(4), 0.04_wp))
      allocate (parts(5)%e, source=parts(1)%e)
      select type (r => parts(3)%e)
      type is (resonator)
         r%neck = 0.01_wp*x(5)
         r%volume = 0.003_wp*x(6)
      end select
      select type (p => parts(5)%e)
      class is (pipe)
         p%area = p%area*1.3_wp
      end select
   end function

   real(wp) function loss(x)
      real(wp), intent(in) :: x(:)
      type(part), allocatable :: parts(:)
      complex(wp) :: t(2, 2)
      real(wp) :: omega, tl, z0
      integer :: f, i
      parts = build(x)
      z0 = rho*c0/0.01_wp
      loss = 0
      do f = 100, 900, 100
         omega = 2*pi*f
         t = reshape(cmplx([1, 0, 0, 1], kind=wp), [2, 2])
         do i = 1, size(parts)
            t = matmul(t, parts(i)%e%matrix(omega))
         end do
         tl = 20*log10(abs(t(1, 1) + t(1, 2)/z0 + z0*t(2, 1) + t(2, 2))/2)
         loss = loss + tl/9 + 0.1_wp*aimag(log(t(1, 1)*conjg(t(2, 2)) + 2))
      end do
   end function
end module

program duct_silencer
   use silencer
   use ltoad
   implicit none
   real(wp) :: x(6) = [0.8_wp, 0.4_wp, 0.6_wp, 0.25_wp, 1.2_wp, 0.9_wp], g(6), num(6), total
   integer :: i
   call ltoad_gradient(loss, x, g, total)
   num = [(central(i), i=1, 6)]
   print '(a, f9.4)', 'transmission loss', total
   print '(6es13.5)', g, num
   if (any(abs(g - num) > 1e-6_wp*(1 + abs(num))) .or. minval(abs(g)) < 1e-8_wp) stop 1
   print *, 'PASS'
contains
   real(wp) function central(i)
      integer, intent(in) :: i
      real(wp) :: e(6)
      e = 0
      e(i) = 1e-4_wp
      central = (8*(loss(x + e) - loss(x - e)) - (loss(x + 2*e) - loss(x - 2*e)))/12e-4_wp
   end function
end program
