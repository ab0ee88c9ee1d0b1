! Charged particles in fields: a type of vectors with operators, defined assignment, generic and elemental procedures.
module vectors
   implicit none
   private
   public :: vector, operator(+), operator(-), operator(*), operator(/), operator(.dot.), operator(.cross.)
   public :: assignment(=), norm, unit
   type :: vector
      real(8) :: x = 0, y = 0, z = 0
   contains
      procedure, private :: plus
      procedure, private :: minus
      procedure, private :: negated
      procedure, private, pass(a) :: scaled_left
      procedure, private :: scaled_right
      procedure, private :: divided
      generic :: operator(+) => plus
      generic :: operator(-) => minus, negated
      generic :: operator(*) => scaled_left, scaled_right
      generic :: operator(/) => divided
   end type
   interface operator(.dot.)
      module procedure inner
   end interface
   interface operator(.cross.)
      module procedure outer
   end interface
   interface assignment(=)
      module procedure from_array, to_array
   end interface
   interface norm
      module procedure norm_of_one, norm_of_many
   end interface
contains
   elemental type(vector) function plus(a, b)
      class(vector), intent(in) :: a, b
      plus = vector(a%x + b%x, a%y + b%y, a%z + b%z)
   end function
   elemental type(vector) function minus(a, b)
      class(vector), intent(in) :: a, b
      minus = vector(a%x - b%x, a%y - b%y, a%z - b%z)
   end function
   elemental type(vector) function negated(a)
      class(vector), intent(in) :: a
      negated = vector(-a%x, -a%y, -a%z)
   end function
   elemental type(vector) function scaled_left(s, a)
      real(8), intent(in) :: s
      class(vector), intent(in) :: a
      scaled_left = vector(s * a%x, s * a%y, s * a%z)
   end function
   elemental type(vector) function scaled_right(a, s)
      class(vector), intent(in) :: a
      real(8), intent(in) :: s
      scaled_right = s * a
   end function
   elemental type(vector) function divided(a, s)
      class(vector), intent(in) :: a
      real(8), intent(in) :: s
      divided = (1 / s) * a
   end function
   elemental real(8) function inner(a, b)
      type(vector), intent(in) :: a, b
      inner = a%x * b%x + a%y * b%y + a%z * b%z
   end function
   elemental type(vector) function outer(a, b)
      type(vector), intent(in) :: a, b
      outer = vector(a%y * b%z - a%z * b%y, a%z * b%x - a%x * b%z, a%x * b%y - a%y * b%x)
   end function
   pure subroutine from_array(a, v)
      type(vector), intent(out) :: a
      real(8), intent(in) :: v(3)
      a%x = v(1); a%y = v(2); a%z = v(3)
   end subroutine
   pure subroutine to_array(v, a)
      real(8), intent(out) :: v(3)
      type(vector), intent(in) :: a
      v = [a%x, a%y, a%z]
   end subroutine
   pure real(8) function norm_of_one(a)
      type(vector), intent(in) :: a
      norm_of_one = sqrt(a .dot. a)
   end function
   pure real(8) function norm_of_many(a)
      type(vector), intent(in) :: a(:)
      norm_of_many = sqrt(sum(a .dot. a))
   end function
   elemental type(vector) function unit(a)
      type(vector), intent(in) :: a
      unit = a / sqrt(a .dot. a)
   end function
end module
subroutine drift(x, n, y)
   use vectors
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   type(vector) :: r(5), v(5), e(5), b, t, s, minus(5)
   real(8) :: array(3), dt
   integer :: i, step
   dt = 0.1d0
   do i = 1, 5
      r(i) = x(1:3) * i
      v(i) = vector(0.1d0 * i, x(4), -0.2d0)
   end do
   do step = 1, 10
      e = (-x(5)) * r + 0.01d0 * unit(v)
      b = [0.1d0 * x(6), 0d0, x(6)]
      t = (0.5d0 * dt) * b
      s = 2d0 * t / (1 + (t .dot. t))
      minus = v + e * (0.5d0 * dt)
      v = minus + ((minus + (minus .cross. t)) .cross. s)
      v = v + e * (0.5d0 * dt)
      r = r + dt * v
   end do
   array = r(3) - r(1)
   y = norm(v) + norm(r(2)) + sum(array**2) + maxval(r .dot. v)
end subroutine
program main
   interface
      subroutine drift(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(drift, [0.7d0, -0.3d0, 0.5d0, 0.4d0, 0.9d0, 1.6d0], 'vector operators')
contains
   include '../expect_modes.inc'
end program
