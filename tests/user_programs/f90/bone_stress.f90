!> Stress in bone tissue with second-order tensors as a type with operators, assignment and
!> generic names in two kinds; principal values by Jacobi, damage by an evolution law.
module tensors
   use, intrinsic :: iso_fortran_env, only: sp => real32, dp => real64
   implicit none
   private
   public :: tensor, operator(+), operator(*), operator(-), operator(.dot.), operator(.ddot.), &
             assignment(=), trace, dev, identity, principal, dp, sp

   type :: tensor
      real(dp) :: c(3, 3) = 0
   contains
      procedure, private :: plus, minus, scaled
      procedure, pass(b), private :: scales
      generic :: operator(+) => plus
      generic :: operator(-) => minus
      generic :: operator(*) => scaled, scales
   end type

   interface operator(.dot.)
      module procedure dot
   end interface
   interface operator(.ddot.)
      module procedure ddot
   end interface
   interface assignment(=)
      module procedure from_array, from_short
   end interface
   interface trace
      module procedure trace_t, trace_m
   end interface
   type(tensor), parameter :: identity = &
      tensor(reshape([1d0, 0d0, 0d0, 0d0, 1d0, 0d0, 0d0, 0d0, 1d0], [3, 3]))
contains
   elemental type(tensor) function plus(a, b)
      class(tensor), intent(in) :: a, b
      plus%c = a%c + b%c
   end function
   elemental type(tensor) function minus(a, b)
      class(tensor), intent(in) :: a, b
      minus%c = a%c - b%c
   end function
   elemental type(tensor) function scaled(a, s)
      class(tensor), intent(in) :: a
      real(dp), intent(in) :: s
      scaled%c = a%c*s
   end function
   elemental type(tensor) function scales(s, b)
      real(dp), intent(in) :: s
      class(tensor), intent(in) :: b
      scales%c = s*b%c
   end function
   pure type(tensor) function dot(a, b)
      type(tensor), intent(in) :: a, b
      dot%c = matmul(a%c, b%c)
   end function
   pure real(dp) function ddot(a, b)
      type(tensor), intent(in) :: a, b
      ddot = sum(a%c*b%c)
   end function
   pure subroutine from_array(t, a)
      type(tensor), intent(out) :: t
      real(dp), intent(in) :: a(:)
      t%c = reshape([a(1), a(4), a(6), a(4), a(2), a(5), a(6), a(5), a(3)], [3, 3])
   end subroutine
   pure subroutine from_short(t, a)
      type(tensor), intent(out) :: t
      real(sp), intent(in) :: a(:)
      t = real(a, dp)
   end subroutine
   pure real(dp) function trace_t(t)
      type(tensor), intent(in) :: t
      trace_t = trace(t%c)
   end function
   pure real(dp) function trace_m(m)
      real(dp), intent(in) :: m(:, :)
      integer :: i
      trace_m = sum([(m(i, i), i=1, size(m, 1))])
   end function
   pure type(tensor) function dev(t)
      type(tensor), intent(in) :: t
      dev = t - (trace(t)/3)*identity
   end function

   function principal(t) result(v)
      type(tensor), intent(in) :: t
      real(dp) :: v(3), a(3, 3), r(3, 3), angle
      integer :: sweep, p, q, i
      a = t%c
      do sweep = 1, 6
         do p = 1, 2
            do q = p + 1, 3
               if (abs(a(p, q)) < 1d-12) cycle
               angle = 0.5d0*atan2(2*a(p, q), a(q, q) - a(p, p))
               r = identity%c
               r([p, q], [p, q]) = reshape([cos(angle), -sin(angle), sin(angle), cos(angle)], [2, 2])
               a = matmul(transpose(r), matmul(a, r))
            end do
         end do
      end do
      v = [(a(i, i), i=1, 3)]
   end function
end module

module bone
   use tensors
   implicit none
contains
   real(dp) function damage(load)
      real(dp), intent(in) :: load(:)
      type(tensor) :: strain, stress, back(4)
      real(dp) :: d, pr(3), equivalent, lambda, mu
      integer :: k
      lambda = load(7); mu = load(8)
      d = 0
      back = tensor()
      do k = 1, 12
         strain = load(1:6)*sin(0.4d0*k)
         strain = strain + 0.1d0*(strain .dot. strain)
         stress = (1 - d)*(lambda*trace(strain)*identity + 2*mu*strain)
         back = 0.9d0*back + 0.1d0*spread(stress, 1, 4)
         stress = stress - back(1 + mod(k, 4))
         equivalent = sqrt(1.5d0*(dev(stress) .ddot. dev(stress)) + 1d-6)
         pr = principal(stress)
         d = d + (1 - d)*1d-2*equivalent + 1d-3*max(maxval(pr), 0d0)
      end do
      strain = [0.1_sp, 0.2_sp, 0.3_sp, 0.0_sp, 0.0_sp, 0.1_sp]
      damage = d + 0.1d0*(back(2) .ddot. strain)
   end function
end module

program bone_stress
   use bone
   use ltoad
   implicit none
   real(dp) :: x(8) = [0.3d0, -0.1d0, 0.2d0, 0.15d0, -0.05d0, 0.1d0, 1.2d0, 0.8d0]
   real(dp) :: g(8), fd(8), y(8)
   integer :: i
   call ltoad_gradient(damage, x, g)
   do i = 1, 8
      y = x
      y(i) = x(i) + 1d-5
      fd(i) = damage(y)
      y(i) = x(i) - 1d-5
      fd(i) = (fd(i) - damage(y))/2d-5
   end do
   print '(8f10.6)', g, fd
   if (maxval(abs(g - fd)) > 1d-7 .or. norm2(g) < 1d-3) then
      print *, 'FAIL', maxval(abs(g - fd))
      stop 1
   end if
   print *, 'PASS', maxval(abs(g - fd))
end program
