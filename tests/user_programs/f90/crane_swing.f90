! A harbour crane: bodies and joints as classes in a container, generalised coordinates, constraint forces by a small saddle system,
! controllers behind an abstract interface with pass-object procedures, copies by source=, a result that is an array of objects.
module crane_parts
   implicit none
   integer, parameter :: dp = selected_real_kind(15, 307)
   type, abstract :: controller
      character(:), allocatable :: title
   contains
      procedure(command), deferred :: force
      procedure :: reset
   end type
   abstract interface
      real(dp) function command(this, t, q, v)
         import
         class(controller), intent(inout) :: this
         real(dp), intent(in) :: t, q(:), v(:)
      end function
   end interface
   type, extends(controller) :: pd
      real(dp) :: kp, kd, target
   contains
      procedure :: force => pd_force
   end type
   type, extends(pd) :: pid
      real(dp) :: ki = 0, integral = 0
   contains
      procedure :: force => pid_force
      procedure :: reset => pid_reset
   end type
   type, extends(controller) :: shaped
      class(controller), allocatable :: inner
      real(dp), allocatable :: knots(:), gains(:)
   contains
      procedure :: force => shaped_force
   end type
   type :: snapshot
      real(dp) :: time = 0
      real(dp), allocatable :: q(:)
   end type
contains
   subroutine reset(this)
      class(controller), intent(inout) :: this
      if (.not. allocated(this%title)) this%title = 'nameless'
   end subroutine
   subroutine pid_reset(this)
      class(pid), intent(inout) :: this
      call this%pd%reset()
      this%integral = 0
   end subroutine
   real(dp) function pd_force(this, t, q, v) result(f)
      class(pd), intent(inout) :: this
      real(dp), intent(in) :: t, q(:), v(:)
      f = this%kp*(this%target - q(1)) - this%kd*v(1)
   end function
   real(dp) function pid_force(this, t, q, v) result(f)
      class(pid), intent(inout) :: this
      real(dp), intent(in) :: t, q(:), v(:)
      this%integral = this%integral + 0.02_dp*(this%target - q(1))
      f = this%pd%force(t, q, v) + this%ki*this%integral
   end function
   real(dp) function shaped_force(this, t, q, v) result(f)
      class(shaped), intent(inout) :: this
      real(dp), intent(in) :: t, q(:), v(:)
      integer :: k
      k = count(this%knots <= t)
      f = this%gains(k)*this%inner%force(t, q, v)
   end function
end module

module crane
   use crane_parts
   implicit none
contains
   subroutine accelerate(q, v, f, cable, a)
      real(dp), intent(in) :: q(2), v(2), f, cable
      real(dp), intent(out) :: a(2)
      real(dp) :: m(2, 2), r(2)
      m = reshape([3.0_dp, cable*cos(q(2)), cos(q(2)), cable], [2, 2])
      r = [f + cable*v(2)**2*sin(q(2)), -9.81_dp*sin(q(2)) - 0.05_dp*v(2)]
      a = matmul(reshape([m(2, 2), -m(2, 1), -m(1, 2), m(1, 1)], shape(m)), r)/(m(1, 1)*m(2, 2) - m(1, 2)*m(2, 1))
   end subroutine
   function simulate(c, cable, steps) result(film)
      class(controller), intent(in) :: c
      real(dp), intent(in) :: cable
      integer, intent(in) :: steps
      type(snapshot), allocatable :: film(:)
      class(controller), allocatable :: mine
      real(dp) :: q(2), v(2), a(2), t
      integer :: i
      allocate (mine, source=c)
      call mine%reset()
      q = [0.0_dp, 0.1_dp]
      v = 0
      t = 0
      allocate (film(0))
      do i = 1, steps
         call accelerate(q, v, mine%force(t, q, v), cable, a)
         v = v + 0.02_dp*a
         q = q + 0.02_dp*v
         t = t + 0.02_dp
         if (mod(i, 10) == 0) film = [film, snapshot(t, q)]
      end do
   end function
   subroutine cost(x, y)
      real(dp), intent(in) :: x(:)
      real(dp), intent(out) :: y(:)
      class(controller), allocatable :: one, two
      type(snapshot), allocatable :: film(:)
      integer :: i
      allocate (one, source=pid(title='plain', kp=x(1), kd=x(2), target=1.0_dp, ki=x(3)))
      two = shaped('shaped', one, [0.0_dp, 0.6_dp, 1.4_dp], [x(5), 1.0_dp, 0.8_dp])
      film = simulate(one, x(4), 100)
      y(1) = sum([(film(i)%q(2)**2*film(i)%time, i=1, size(film))])
      film = simulate(two, x(4), 80)
      y(2) = (film(size(film))%q(1) - 1)**2 + maxval([(abs(film(i)%q(2)), i=1, size(film))]) + len(two%title)
      select type (two)
      type is (shaped)
         select type (inner => two%inner)
         class is (pd)
            y(3) = inner%kp*film(3)%q(1)
         end select
      end select
   end subroutine
end module

program crane_swing
   use crane
   use ltoad
   implicit none
   real(dp) :: x(5) = [4.0_dp, 3.0_dp, 0.5_dp, 1.3_dp, 0.7_dp], y(3), up(3), down(3), jac(3, 5), p(5), dx(5), w(3)
   integer :: i
   call ltoad_jacobian(cost, x, y, jac)
   do i = 1, 5
      p = x; p(i) = p(i) + 1e-6_dp
      call cost(p, up)
      p(i) = x(i) - 1e-6_dp
      call cost(p, down)
      print '(6es15.7)', jac(:, i), (up - down)/2e-6_dp
      if (any(abs(jac(:, i) - (up - down)/2e-6_dp) > 1e-6_dp*(1 + abs(jac(:, i))))) error stop 1
   end do
   w = [1.0_dp, 2.0_dp, 3.0_dp]
   call ltoad_vjp(cost, x, dx, y, w)
   if (any(abs(dx - matmul([1.0_dp, 2.0_dp, 3.0_dp], jac)) > 1e-9_dp*(1 + abs(dx)))) error stop 2
   if (any(dx == 0)) error stop 3
end program
