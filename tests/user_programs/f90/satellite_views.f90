! A satellite's attitude and orbit: pointers to sections with new bounds, finalisers, type extension, sequence types,
! arrays of a class, transfer between representations.
module spacecraft
   implicit none
   type :: packet
      sequence
      real(8) :: q(4)
      real(8) :: w(3)
      integer :: id
   end type
   type :: frame
      real(8) :: r(3, 3) = 0
      real(8), pointer :: scratch(:) => null()
   contains
      procedure :: rotate
      final :: release
   end type
   type :: part
      real(8) :: mass = 1
      real(8) :: arm(3) = 0
   contains
      procedure :: inertia => point_inertia
   end type
   type, extends(part) :: panel
      real(8) :: width = 1
   contains
      procedure :: inertia => panel_inertia
   end type
   integer :: released = 0
contains
   impure elemental subroutine release(self)
      type(frame), intent(inout) :: self
      if (associated(self%scratch)) deallocate (self%scratch)
      released = released + 1
   end subroutine
   function from_quaternion(q) result(f)
      real(8), intent(in) :: q(4)
      type(frame) :: f
      real(8) :: u(4)
      u = q / norm2(q)
      f%r(1, :) = [1 - 2 * (u(3)**2 + u(4)**2), 2 * (u(2) * u(3) - u(1) * u(4)), 2 * (u(2) * u(4) + u(1) * u(3))]
      f%r(2, :) = [2 * (u(2) * u(3) + u(1) * u(4)), 1 - 2 * (u(2)**2 + u(4)**2), 2 * (u(3) * u(4) - u(1) * u(2))]
      f%r(3, :) = [2 * (u(2) * u(4) - u(1) * u(3)), 2 * (u(3) * u(4) + u(1) * u(2)), 1 - 2 * (u(2)**2 + u(3)**2)]
   end function
   function rotate(self, v) result(w)
      class(frame), intent(inout) :: self
      real(8), intent(in) :: v(3)
      real(8) :: w(3)
      if (.not. associated(self%scratch)) allocate (self%scratch(3))
      self%scratch = matmul(self%r, v)
      w = self%scratch
   end function
   function point_inertia(self) result(i)
      class(part), intent(in) :: self
      real(8) :: i(3)
      i = self%mass * (sum(self%arm**2) - self%arm**2)
   end function
   function panel_inertia(self) result(i)
      class(panel), intent(in) :: self
      real(8) :: i(3)
      i = self%part%inertia() + self%mass * self%width**2 / 12 * [1d0, 0.5d0, 0.25d0]
   end function
   function total_inertia(parts) result(i)
      class(part), intent(in) :: parts(:)
      real(8) :: i(3)
      integer :: k
      i = 0.1d0
      do k = 1, size(parts)
         i = i + parts(k)%inertia()
      end do
   end function
   subroutine symplectic(state, mu, dt)
      real(8), intent(inout), target :: state(6)
      real(8), intent(in) :: mu, dt
      real(8), pointer :: position(:), velocity(:)
      position => state(1:5:2)
      velocity => state(2:6:2)
      velocity = velocity - dt * mu * position / norm2(position)**3
      position = position + dt * velocity
   end subroutine
end module
subroutine mission(x, n, y)
   use spacecraft
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   class(part), allocatable :: parts(:)
   type(packet) :: now, old
   type(frame) :: body
   real(8), target :: buffer(12)
   real(8), pointer :: table(:, :), column(:), low(:)
   real(8) :: orbit(6), inertia(3), torque(3), image(2)
   integer :: k
   allocate (panel :: parts(3))
   do k = 1, 3
      parts(k)%mass = x(1) * k
      parts(k)%arm = [0.1d0 * k, x(2), -0.3d0]
   end do
   select type (parts)
   type is (panel)
      parts%width = [1d0, x(3), 2d0]
   end select
   inertia = total_inertia(parts)
   now = packet([1d0, 0.1d0, x(4), 0d0], [0.2d0, -0.1d0, x(5)], 7)
   orbit = [1d0, 0d0, 0d0, x(6), 0.1d0, 0.2d0]
   buffer = 0
   table(1:4, 0:2) => buffer
   do k = 1, 12
      old = now
      call symplectic(orbit, 1d0 + 0.01d0 * x(1), 0.1d0)
      body = from_quaternion(now%q)
      torque = body%rotate(orbit(1:5:2)) * 0.05d0
      now%w = old%w + 0.1d0 * (torque - cross(old%w, inertia * old%w)) / inertia
      now%q(2:4) = now%q(2:4) + 0.05d0 * now%w
      column => table(:, mod(k, 3))
      column(1:3) = column(1:3) + now%w
      column(4) = column(4) * 0.5d0 + now%q(3)
   end do
   low(-1:) => buffer(3:12:3)
   image = transfer(transfer(now%w(1:2), [0]), image)
   y = sum(table * table) + low(-1) + low(2) * 2 + dot_product(orbit, orbit) + image(1) * image(2) * (now%id - 5)
   if (released == 0) error stop 'never released'
contains
   pure function cross(a, b) result(c)
      real(8), intent(in) :: a(3), b(3)
      real(8) :: c(3)
      c = cshift(a, 1) * cshift(b, -1) - cshift(a, -1) * cshift(b, 1)
   end function
end subroutine
program main
   interface
      subroutine mission(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(mission, [0.8d0, 0.5d0, 1.3d0, 0.2d0, 0.15d0, 1.05d0], 'satellite')
contains
   include '../expect_modes.inc'
end program
