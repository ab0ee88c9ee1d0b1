! Attitude of a spinning top from quaternions whose kind is a parameter of the type, in single and
! double precision with the same source of operations; a symmetric top under gravity.
module quaternions
   implicit none
   integer, parameter :: sp = kind(1.0), dp = kind(1d0)
   type :: quat(k)
      integer, kind :: k = dp
      real(k) :: w = 1
      real(k) :: v(3) = 0
   end type quat
   type :: rotor(k, m)
      integer, kind :: k = dp
      integer, kind :: m = 3
      type(quat(k)) :: attitude
      real(k) :: spin(m) = 0, inertia(m) = 1
   end type rotor
   interface operator(*)
      module procedure :: product_dp, product_sp
   end interface
   interface rotate
      module procedure :: rotate_dp, rotate_sp
   end interface
   interface operator(.cross.)
      module procedure :: cross_dp, cross_sp
   end interface
contains
   pure function cross_dp(a, b) result(c)
      real(dp), intent(in) :: a(3), b(3)
      real(dp) :: c(3)
      c = cshift(a, 1)*cshift(b, -1) - cshift(a, -1)*cshift(b, 1)
   end function
   pure function cross_sp(a, b) result(c)
      real(sp), intent(in) :: a(3), b(3)
      real(sp) :: c(3)
      c = cshift(a, 1)*cshift(b, -1) - cshift(a, -1)*cshift(b, 1)
   end function
   elemental function product_dp(a, b) result(c)
      type(quat(dp)), intent(in) :: a, b
      type(quat(dp)) :: c
      c%w = a%w*b%w - sum(a%v*b%v)
      c%v = a%w*b%v + b%w*a%v + (a%v.cross.b%v)
   end function
   elemental function product_sp(a, b) result(c)
      type(quat(sp)), intent(in) :: a, b
      type(quat(sp)) :: c
      c%w = a%w*b%w - sum(a%v*b%v)
      c%v = a%w*b%v + b%w*a%v + (a%v.cross.b%v)
   end function
   pure function rotate_dp(q, v) result(r)
      type(quat(dp)), intent(in) :: q
      real(dp), intent(in) :: v(3)
      real(dp) :: r(3)
      type(quat(dp)) :: t
      t = q*quat(dp)(0.0_dp, v)*quat(dp)(q%w, -q%v)
      r = t%v
   end function
   pure function rotate_sp(q, v) result(r)
      type(quat(sp)), intent(in) :: q
      real(sp), intent(in) :: v(3)
      real(sp) :: r(3)
      type(quat(sp)) :: t
      t = q*quat(sp)(0.0_sp, v)*quat(sp)(q%w, -q%v)
      r = t%v
   end function
end module quaternions

module top
   use quaternions
   implicit none
contains
   subroutine spin_up(body, dt, gravity)
      type(rotor(dp)), intent(inout) :: body
      real(dp), intent(in) :: dt, gravity
      real(dp) :: torque(3), up(3), norm
      type(quat(dp)) :: step, back
      back = quat(dp)(body%attitude%w, -body%attitude%v)
      up = rotate(back, [0.0_dp, 0.0_dp, 1.0_dp])
      torque = -gravity*([0.0_dp, 0.0_dp, 1.0_dp].cross.up)
      body%spin = body%spin + dt*(torque - (body%spin.cross.(body%inertia*body%spin)))/body%inertia
      step%w = 1
      step%v = 0.5_dp*dt*body%spin
      body%attitude = body%attitude*step
      norm = sqrt(body%attitude%w**2 + sum(body%attitude%v**2))
      body%attitude%w = body%attitude%w/norm
      body%attitude%v = body%attitude%v/norm
   end subroutine spin_up

   real(dp) function wobble(x)
      real(dp), intent(in) :: x(:)
      type(rotor(dp)) :: body
      type(quat(dp)) :: frames(4)
      real(dp) :: axis(3)
      integer :: i
      body%spin = [x(1), x(2), x(3)]
      body%inertia = [x(4), x(4), x(5)]
      body%attitude = quat(dp)(cos(0.5_dp*x(6)), [sin(0.5_dp*x(6)), 0.0_dp, 0.0_dp])
      wobble = 0
      do i = 1, 200
         call spin_up(body, 0.005_dp, x(7))
         axis = rotate(body%attitude, [0.0_dp, 0.0_dp, 1.0_dp])
         wobble = wobble + 0.005_dp*(axis(1)**2 + 0.5_dp*axis(2))
      end do
      frames = body%attitude
      frames(2:) = frames(2:)*frames(:3)
      wobble = wobble + sum(frames%w) + frames(4)%v(2)
   end function wobble

   real(sp) function tilt(x)
      real(sp), intent(in) :: x(:)
      type(quat(sp)) :: q, turn
      real(sp) :: v(3)
      integer :: i
      q = quat(sp)()
      turn = quat(sp)(cos(x(1)), sin(x(1))*[x(2), sqrt(1 - x(2)**2), 0.0_sp])
      do i = 1, 5
         q = q*turn
      end do
      v = rotate(q, [1.0_sp, x(3), 0.0_sp])
      tilt = v(3) + v(1)*v(2)
   end function tilt
end module top

program quaternion_gyro
   use ltoad
   use top
   implicit none
   real(dp) :: x(7), dx(7), y(7), value, fd
   real(sp) :: s(3), ds(3), t(3), f4
   integer :: i
   x = [0.3_dp, -0.2_dp, 12.0_dp, 1.0_dp, 1.6_dp, 0.4_dp, 2.0_dp]
   call ltoad_gradient(wobble, x, dx, value)
   do i = 1, 7
      y = x
      y(i) = x(i) + 1e-6_dp
      fd = wobble(y)
      y(i) = x(i) - 1e-6_dp
      fd = (fd - wobble(y))/2e-6_dp
      print '(i3, 2es18.9)', i, dx(i), fd
      if (.not. abs(fd - dx(i)) <= 1e-6_dp*max(0.1_dp, abs(fd))) stop 1
   end do
   s = [0.3, 0.6, 0.4]
   call ltoad_gradient(tilt, s, ds)
   do i = 1, 3
      t = s
      t(i) = s(i) + 1e-2
      f4 = tilt(t)
      t(i) = s(i) - 1e-2
      f4 = (f4 - tilt(t))/2e-2
      print '(i3, 2es18.9)', i, ds(i), f4
      if (.not. abs(f4 - ds(i)) <= 2e-2*max(1.0, abs(f4))) stop 2
   end do
end program quaternion_gyro
