! Rain between gauges by kriging: covariance models of several kinds (abstract type), a symmetric solver with pivots,
! gauges that did not work are packed away, likelihood and cross-validation.
module covariances
   implicit none
   integer, parameter :: wp = kind(0d0)
   type, abstract :: covariance
      real(wp) :: sill, range
   contains
      procedure(at_distance), deferred :: c
      procedure :: matrix
   end type
   abstract interface
      elemental function at_distance(this, d) result(value)
         import
         class(covariance), intent(in) :: this
         real(wp), intent(in) :: d
         real(wp) :: value
      end function
   end interface
   type, extends(covariance) :: exponential
   contains
      procedure :: c => exponential_c
   end type
   type, extends(covariance) :: spherical
      real(wp) :: nugget = 0
   contains
      procedure :: c => spherical_c
   end type
   type, extends(covariance) :: nested
      class(covariance), allocatable :: a, b
   contains
      procedure :: c => nested_c
   end type
contains
   elemental function exponential_c(this, d) result(value)
      class(exponential), intent(in) :: this
      real(wp), intent(in) :: d
      real(wp) :: value
      value = this%sill*exp(-d/this%range)
   end function
   elemental function spherical_c(this, d) result(value)
      class(spherical), intent(in) :: this
      real(wp), intent(in) :: d
      real(wp) :: value
      if (d < this%range) then
         value = this%sill*(1 - 1.5_wp*d/this%range + 0.5_wp*(d/this%range)**3)
      else
         value = 0
      end if
      if (d == 0) value = value + this%nugget
   end function
   elemental function nested_c(this, d) result(value)
      class(nested), intent(in) :: this
      real(wp), intent(in) :: d
      real(wp) :: value
      value = this%a%c(d) + this%b%c(d)
   end function
   function matrix(this, x, y) result(m)
      class(covariance), intent(in) :: this
      real(wp), intent(in) :: x(:), y(:)
      real(wp), allocatable :: m(:, :)
      real(wp), allocatable :: d(:, :)
      d = (spread(x, 1, size(x)) - spread(x, 2, size(x)))**2 + (spread(y, 1, size(y)) - spread(y, 2, size(y)))**2
      where (d > 0) d = sqrt(d)
      m = this%c(d)
   end function
end module

module kriging
   use covariances
   implicit none
contains
   subroutine gauss(a, b, logdet)
      real(wp), intent(inout) :: a(:, :), b(:)
      real(wp), intent(out) :: logdet
      integer :: k, p
      real(wp), allocatable :: row(:)
      real(wp) :: t
      logdet = 0
      do k = 1, size(b)
         p = k - 1 + maxloc(abs(a(k:, k)), dim=1)
         if (p /= k) then
            row = a(k, :)
            a(k, :) = a(p, :)
            a(p, :) = row
            t = b(k); b(k) = b(p); b(p) = t
         end if
         logdet = logdet + log(abs(a(k, k)))
         b(k + 1:) = b(k + 1:) - a(k + 1:, k)/a(k, k)*b(k)
         a(k + 1:, k:) = a(k + 1:, k:) - spread(a(k + 1:, k)/a(k, k), 2, size(b) - k + 1)*spread(a(k, k:), 1, size(b) - k)
      end do
      do k = size(b), 1, -1
         b(k) = (b(k) - sum(a(k, k + 1:)*b(k + 1:)))/a(k, k)
      end do
   end subroutine
   subroutine likelihood(model_name, n, x, y, rain, theta, value)
      character(len=*), intent(in) :: model_name
      integer, intent(in) :: n
      real(wp), intent(in) :: x(n), y(n), rain(n), theta(4)
      real(wp), intent(out) :: value
      class(covariance), allocatable :: model
      logical :: works(n)
      real(wp), allocatable :: a(:, :), b(:), z(:), field(:)
      real(wp) :: logdet
      select case (model_name)
      case ('exponential')
         allocate (model, source=exponential(theta(1), theta(2)))
      case ('spherical')
         model = spherical(theta(1), 2*theta(2), theta(3))
      case default
         allocate (nested :: model)
         select type (model)
         type is (nested)
            allocate (model%a, source=exponential(theta(1), theta(2)))
            model%b = spherical(theta(3), 3.0_wp, 0.1_wp)
         end select
      end select
      works = rain >= 0
      z = pack(log(1 + max(rain, 0.0_wp)), works) - theta(4)
      a = model%matrix(pack(x, works), pack(y, works))
      block
         integer :: i
         do concurrent(i=1:size(z))
            a(i, i) = a(i, i) + 0.05_wp
         end do
      end block
      b = z
      call gauss(a, b, logdet)
      value = 0.5_wp*(logdet + dot_product(z, b))
      field = unpack(b, works, 0*x)
      value = value + 0.01_wp*norm2(field)
   end subroutine
end module

program kriging_rain
   use kriging
   use ltoad
   implicit none
   interface
      subroutine enzyme_autodiff_krig(f, c0, name, c1, n, d1, x, dx, c2, y, d3, rain, drain, d4, theta, dtheta, d5, v, dv)
         import wp
         external :: f
         integer :: c0, c1, d1, c2, d3, d4, d5
         character(len=*) :: name
         integer :: n
         real(wp) :: x(n), dx(n), y(n), rain(n), drain(n), theta(4), dtheta(4), v, dv
      end subroutine
   end interface
   integer, parameter :: n = 14
   real(wp) :: x(n), y(n), rain(n), theta(4), dx(n), drain(n), dtheta(4), v, dv, up, dn
   integer :: i, m
   character(len=11) :: names(3) = ['exponential', 'spherical  ', 'nested     ']
   x = [(10*modulo(0.618_wp*i, 1.0_wp), i=1, n)]
   y = [(10*modulo(0.414_wp*i, 1.0_wp), i=1, n)]
   rain = [(3 + 2*sin(1.0_wp*i), i=1, n)]
   rain(4::5) = -999
   do m = 1, 3
      theta = [1.2_wp, 2.5_wp, 0.3_wp, 1.1_wp]
      dx = 0; drain = 0; dtheta = 0; dv = 1; v = 0
      call enzyme_autodiff_krig(likelihood, enzyme_const, trim(names(m)), enzyme_const, n, enzyme_dup, x, dx, enzyme_const, y, &
                                enzyme_dup, rain, drain, enzyme_dup, theta, dtheta, enzyme_dup, v, dv)
      do i = 1, 4
         call compare(theta(i), dtheta(i))
      end do
      do i = 1, n, 3
         call compare(x(i), dx(i))
         if (rain(i) > 0) call compare(rain(i), drain(i))
      end do
      if (dtheta(4) == 0 .or. all(dx == 0)) stop 2
   end do
contains
   subroutine compare(variable, derivative)
      real(wp), intent(inout) :: variable
      real(wp), intent(in) :: derivative
      real(wp) :: keep
      keep = variable
      variable = keep + 1e-5_wp
      call likelihood(trim(names(m)), n, x, y, rain, theta, up)
      variable = keep - 1e-5_wp
      call likelihood(trim(names(m)), n, x, y, rain, theta, dn)
      variable = keep
      if (abs((up - dn)/2e-5_wp - derivative) > 1e-6_wp*(1 + abs(derivative))) then
         print *, trim(names(m)), derivative, (up - dn)/2e-5_wp
         error stop 1
      end if
   end subroutine
end program
