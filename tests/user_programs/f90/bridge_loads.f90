! Loads of a bridge: an abstract base with deferred bindings, generic operators, a linked list of pointers with a finaliser.
module loads
   implicit none
   type, abstract :: load
   contains
      procedure(moment_at), deferred :: moment
   end type
   abstract interface
      pure real(8) function moment_at(self, s)
         import load
         class(load), intent(in) :: self
         real(8), intent(in) :: s
      end function
   end interface
   type, extends(load) :: point_load
      real(8) :: at, force
   contains
      procedure :: moment => point_moment
   end type
   type, extends(load) :: spread_load
      real(8) :: from, to
      real(8) :: density(2)
   contains
      procedure :: moment => spread_moment
   end type
   type :: node
      class(load), allocatable :: item
      type(node), pointer :: next => null()
   end type
   type :: load_list
      type(node), pointer :: head => null()
      integer :: count = 0
   contains
      procedure :: push
      procedure :: total
      final :: release
   end type
contains
   pure real(8) function point_moment(self, s)
      class(point_load), intent(in) :: self
      real(8), intent(in) :: s
      point_moment = merge(self%force * (s - self%at), 0d0, s > self%at)
   end function
   pure real(8) function spread_moment(self, s)
      class(spread_load), intent(in) :: self
      real(8), intent(in) :: s
      real(8) :: reach
      reach = min(s, self%to) - self%from
      spread_moment = 0
      if (reach <= 0) return
      spread_moment = reach * (self%density(1) + self%density(2) * reach / 3) * (s - self%from - reach / 2)
   end function
   subroutine push(self, item)
      class(load_list), intent(inout) :: self
      class(load), intent(in) :: item
      type(node), pointer :: new
      allocate (new)
      allocate (new%item, source=item)
      new%next => self%head
      self%head => new
      self%count = self%count + 1
   end subroutine
   real(8) function total(self, s)
      class(load_list), intent(in) :: self
      real(8), intent(in) :: s
      type(node), pointer :: p
      total = 0
      p => self%head
      do while (associated(p))
         total = total + p%item%moment(s)
         p => p%next
      end do
   end function
   subroutine release(self)
      type(load_list), intent(inout) :: self
      type(node), pointer :: p
      do while (associated(self%head))
         p => self%head%next
         deallocate (self%head)
         self%head => p
      end do
   end subroutine
   subroutine worst(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(load_list) :: list
      real(8) :: m(9)
      integer :: i
      call list%push(point_load(x(1), x(2)))
      call list%push(spread_load(0.5d0, x(3), [x(4), 0.2d0]))
      call list%push(point_load(at=1.7d0, force=-x(2) * x(4)))
      do i = 1, size(m)
         m(i) = list%total(0.35d0 * i)
      end do
      y = log(sum(exp(m))) + norm2(m) * list%count
   end subroutine
end module
program main
   use loads
   implicit none
   call verify_modes(worst, [0.6d0, 1.3d0, 2.2d0, 0.7d0], 'bridge')
contains
   include '../expect_modes.inc'
end program
