! Robotics: generic interfaces over two kinds, operators of vectors, a submodule, elemental contact laws, ASSOCIATE, a kind-parameterised type.
module numbers
   use, intrinsic :: iso_fortran_env, only: sp => real32, dp => real64
   implicit none
   type :: vector(k)
      integer, kind :: k = dp
      real(k) :: c(3)
   end type
   interface operator(.cross.)
      procedure cross_dp
   end interface
   interface operator(+)
      procedure add_dp
   end interface
   interface operator(*)
      procedure scale_dp, dot_dp
   end interface
   interface smooth
      procedure smooth_sp, smooth_dp
   end interface
   interface
      module function grip(pads, gap, stiff) result(force)
         type(vector(dp)), intent(in) :: pads(:)
         real(dp), intent(in) :: gap, stiff
         type(vector(dp)) :: force
      end function
      module subroutine settle(angles, load, residual)
         real(dp), intent(inout) :: angles(:)
         real(dp), intent(in) :: load
         real(dp), intent(out), optional :: residual
      end subroutine
   end interface
contains
   elemental function cross_dp(a, b) result(c)
      type(vector(dp)), intent(in) :: a, b
      type(vector(dp)) :: c
      c%c = cshift(a%c, 1) * cshift(b%c, 2) - cshift(a%c, 2) * cshift(b%c, 1)
   end function
   elemental function add_dp(a, b) result(c)
      type(vector(dp)), intent(in) :: a, b
      type(vector(dp)) :: c
      c%c = a%c + b%c
   end function
   elemental function scale_dp(s, b) result(c)
      real(dp), intent(in) :: s
      type(vector(dp)), intent(in) :: b
      type(vector(dp)) :: c
      c%c = s * b%c
   end function
   elemental real(dp) function dot_dp(a, b)
      type(vector(dp)), intent(in) :: a, b
      dot_dp = sum(a%c * b%c)
   end function
   elemental real(sp) function smooth_sp(x)
      real(sp), intent(in) :: x
      smooth_sp = log(1 + exp(x))
   end function
   elemental real(dp) function smooth_dp(x)
      real(dp), intent(in) :: x
      smooth_dp = merge(x, log(1 + exp(x)), x > 30)
   end function
end module

submodule(numbers) contact
   implicit none
   real(dp), parameter :: friction = 0.4_dp
contains
   module procedure grip
      integer :: i
      force = vector(dp)([0, 0, 0])
      do i = 1, size(pads)
         associate (p => pads(i)%c, press => smooth(stiff * (gap - pads(i)%c(3))))
            force = force + press * vector(dp)([friction * p(1), friction * p(2), 1.0_dp])
         end associate
      end do
   end procedure
   module procedure settle
      real(dp) :: r(size(angles)), error
      integer :: k
      do k = 1, 40
         r = sin(angles) + 0.3_dp * eoshift(angles, 1) - load * [(1.0_dp / i, integer :: i=1, size(angles))]
         error = norm2(r)
         if (error < 1e-13_dp) exit
         angles = angles - r / cos(angles)
      end do
      if (present(residual)) residual = error
   end procedure
end submodule

module hand
   use numbers
   implicit none
contains
   pure function finger(angles, lengths) result(tip)
      real(dp), intent(in) :: angles(:), lengths(:)
      type(vector(dp)) :: tip
      real(dp) :: bend(size(angles))
      integer :: i
      bend = [(sum(angles(:i)), i=1, size(angles))]
      tip = vector(dp)([dot_product(lengths, cos(bend)), 0.1_dp * size(angles), dot_product(lengths, sin(bend))])
   end function
   subroutine hold(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      type(vector(dp)) :: pads(3), force, torque(3)
      real(dp) :: angles(3), left
      real(sp) :: sensor
      integer :: i
      do i = 1, 3
         angles = 0.2_dp
         call settle(angles, x(1) * (1 + 0.1_dp * i), left)
         pads(i) = finger(angles, x(2:4))
      end do
      force = grip(pads, x(5), x(6))
      torque = pads .cross. force
      sensor = smooth(0.5_sp)
      y = force * force + sum(torque * pads([2, 3, 1])) + sensor * norm2(torque(1)%c) + left
   end subroutine
end module

program main
   use hand
   implicit none
   call verify(hold, [0.5_dp, 1.0_dp, 0.8_dp, 0.5_dp, 1.5_dp, 2.0_dp], 'robot_gripper')
contains
   include '../expect.inc'
end program
