! Numerics: generic interfaces, operators of a derived type, optional arguments, pointers, adaptive quadrature.
module vectors
   implicit none
   integer, parameter :: rk = kind(1.0d0)
   type :: vec
      real(rk) :: x = 0, y = 0, z = 0
   end type vec
   interface operator(+)
      module procedure add
   end interface
   interface operator(*)
      module procedure scaled, dot
   end interface
   interface operator(.cross.)
      module procedure cross
   end interface
   interface length
      module procedure length_vec, length_path
   end interface
   interface assignment(=)
      module procedure from_array
   end interface
contains
   elemental type(vec) function add(a, b)
      type(vec), intent(in) :: a, b
      add = vec(a%x + b%x, a%y + b%y, a%z + b%z)
   end function add
   elemental type(vec) function scaled(s, a)
      real(rk), intent(in) :: s
      type(vec), intent(in) :: a
      scaled = vec(s * a%x, s * a%y, s * a%z)
   end function scaled
   elemental real(rk) function dot(a, b)
      type(vec), intent(in) :: a, b
      dot = a%x * b%x + a%y * b%y + a%z * b%z
   end function dot
   elemental type(vec) function cross(a, b)
      type(vec), intent(in) :: a, b
      cross = vec(a%y * b%z - a%z * b%y, a%z * b%x - a%x * b%z, a%x * b%y - a%y * b%x)
   end function cross
   elemental real(rk) function length_vec(a)
      type(vec), intent(in) :: a
      length_vec = sqrt(a * a)
   end function length_vec
   pure real(rk) function length_path(points)
      type(vec), intent(in) :: points(:)
      integer :: i
      length_path = 0
      do i = 2, size(points)
         length_path = length_path + length_vec(points(i) + (-1.0_rk) * points(i - 1))
      end do
   end function length_path
   pure subroutine from_array(a, values)
      type(vec), intent(out) :: a
      real(rk), intent(in) :: values(3)
      a%x = values(1)
      a%y = values(2)
      a%z = values(3)
   end subroutine from_array
end module vectors

module fields
   use vectors
   implicit none
   abstract interface
      function integrand(t, control) result(f)
         import :: rk, vec
         real(rk), intent(in) :: t
         type(vec), intent(in) :: control(:)
         real(rk) :: f
      end function integrand
   end interface
contains
   type(vec) function curve(t, control)
      real(rk), intent(in) :: t
      type(vec), intent(in) :: control(:)
      type(vec) :: work(size(control))
      integer :: k
      work = control
      do k = size(control) - 1, 1, -1
         work(:k) = (1 - t) * work(:k) + t * work(2:k + 1)
      end do
      curve = work(1)
   end function curve
   real(rk) function potential(t, control) result(f)
      real(rk), intent(in) :: t
      type(vec), intent(in) :: control(:)
      type(vec) :: p, source
      source = [0.3_rk, -0.2_rk, 0.5_rk]
      p = curve(t, control)
      f = 1 / sqrt(0.2_rk + length(p + (-1.0_rk) * source)**2)
   end function potential
   real(rk) function twist(t, control) result(f)
      real(rk), intent(in) :: t
      type(vec), intent(in) :: control(:)
      f = length(curve(t, control) .cross. curve(1 - t, control))
   end function twist
   recursive real(rk) function quadrature(f, control, a, b, depth, tolerance) result(s)
      procedure(integrand) :: f
      type(vec), intent(in) :: control(:)
      real(rk), intent(in) :: a, b
      integer, intent(in), optional :: depth
      real(rk), intent(in), optional :: tolerance
      real(rk) :: m, coarse, eps
      integer :: d
      d = 4
      if (present(depth)) d = depth
      eps = 1e-3_rk
      if (present(tolerance)) eps = tolerance
      m = (a + b) / 2
      coarse = (b - a) / 6 * (f(a, control) + 4 * f(m, control) + f(b, control))
      s = (b - a) / 12 * (f(a, control) + 4 * f((a + m) / 2, control) + 2 * f(m, control) + 4 * f((m + b) / 2, control) + f(b, control))
      if (d > 0 .and. abs(s - coarse) > eps) &
         s = quadrature(f, control, a, m, d - 1, eps / 2) + quadrature(f, control, m, b, d - 1, eps / 2)
   end function quadrature
   subroutine objective(x, n, value)
      integer, intent(in) :: n
      real(rk), intent(in), target :: x(3, n)
      real(rk), intent(out) :: value
      type(vec), target :: control(n)
      type(vec), pointer :: ends(:)
      procedure(integrand), pointer :: chosen
      integer :: i
      do i = 1, n
         control(i) = x(:, i)
      end do
      chosen => potential
      value = quadrature(chosen, control, 0.0_rk, 1.0_rk, tolerance=1e-6_rk)
      if (n > 3) chosen => twist
      value = value + 0.5_rk * quadrature(chosen, control, 0.0_rk, 1.0_rk, depth=2)
      ends => control(1:n:n - 1)
      value = value + 0.1_rk * length(control) + ends(1) * ends(2)
   end subroutine objective
end module fields

program main
   use ltoad
   use fields
   implicit none
   integer, parameter :: n = 4
   real(rk) :: x(3, n), d(3, n), y(3, n), f(4), value, seed, want
   integer, parameter :: at(4) = [-2, -1, 1, 2]
   integer :: i, j, k
   logical :: wrong
   x = reshape([0.1_rk, 0.2_rk, 0.0_rk, 0.8_rk, 0.5_rk, 0.3_rk, 1.1_rk, -0.4_rk, 0.7_rk, 0.4_rk, -0.9_rk, 1.2_rk], [3, n])
   d = 0; seed = 1; wrong = .false.
   call enzyme_autodiff(objective, enzyme_dup, x, d, enzyme_const, n, enzyme_dup, value, seed)
   do j = 1, n
      do i = 1, 3
         do k = 1, 4
            y = x
            y(i, j) = y(i, j) + 1e-4_rk * at(k)
            call objective(y, n, f(k))
         end do
         want = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / 12e-4_rk
         if (abs(d(i, j) - want) <= 1e-6_rk * (1 + abs(want))) cycle
         print *, i, j, d(i, j), want
         wrong = .true.
      end do
   end do
   if (wrong .or. all(d == 0)) stop 1
   print *, 'OK'
end program main
