! Abstract integrators with deferred procedures, a polymorphic list, select type and associate.
module integrators
   implicit none
   type, abstract :: system
      real(8), allocatable :: state(:)
   contains
      procedure(rates), deferred :: rate
      procedure :: rk4
   end type
   abstract interface
      function rates(self, t) result(d)
         import system
         class(system), intent(in) :: self
         real(8), intent(in) :: t
         real(8) :: d(size(self%state))
      end function
   end interface
   type, extends(system) :: pendulum
      real(8) :: length, friction
   contains
      procedure :: rate => pendulum_rate
   end type
   type, extends(pendulum) :: driven
      real(8) :: force = 0.5d0
   contains
      procedure :: rate => driven_rate
   end type
   type :: box
      class(system), allocatable :: it
   end type
contains
   function pendulum_rate(self, t) result(d)
      class(pendulum), intent(in) :: self
      real(8), intent(in) :: t
      real(8) :: d(size(self%state))
      associate (angle => self%state(1), speed => self%state(2))
         d = [speed, -9.81d0 / self%length * sin(angle) - self%friction * speed + 0 * t]
      end associate
   end function
   function driven_rate(self, t) result(d)
      class(driven), intent(in) :: self
      real(8), intent(in) :: t
      real(8) :: d(size(self%state))
      d = self%pendulum%rate(t)
      d(2) = d(2) + self%force * cos(2 * t)
   end function
   subroutine rk4(self, t, h)
      class(system), intent(inout) :: self
      real(8), intent(in) :: t, h
      class(system), allocatable :: mid
      real(8), dimension(size(self%state)) :: k1, k2, k3, k4
      k1 = self%rate(t)
      allocate (mid, source=self)
      mid%state = self%state + h / 2 * k1
      k2 = mid%rate(t + h / 2)
      mid%state = self%state + h / 2 * k2
      k3 = mid%rate(t + h / 2)
      mid%state = self%state + h * k3
      k4 = mid%rate(t + h)
      self%state = self%state + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
   end subroutine
end module
subroutine swing(x, n, y)
   use integrators
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   type(box) :: all(3)
   integer :: i, step
   allocate (all(1)%it, source=pendulum([x(1), 0d0], 1d0 + x(2), 0.1d0))
   allocate (all(2)%it, source=driven([x(2), 0.1d0], 2d0, x(3)))
   allocate (all(3)%it, source=driven([x(1) * x(2), x(3)], 1.5d0, 0.2d0, x(4)))
   y = 0
   do i = 1, 3
      do step = 1, 8
         call all(i)%it%rk4(0.05d0 * step, 0.05d0)
      end do
      select type (s => all(i)%it)
      type is (pendulum)
         y = y + s%state(1) * s%length
      class is (driven)
         y = y + s%state(2) * s%force + sum(s%state**2)
      end select
   end do
end subroutine
program main
   interface
      subroutine swing(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(swing, [0.6d0, 0.8d0, 0.3d0, 1.1d0], 'pendulums')
contains
   include '../expect_modes.inc'
end program
