! A drum skin seen through pointers: levels in time that are swapped, remapped bounds, components of arrays of objects, functions
! that return pointers and stand on the left of an assignment.
module skins
   implicit none
   type :: node
      real(8) :: height = 0, speed = 0
      integer :: id = 0
      real(8) :: load(2) = 0
   end type
   type :: skin
      type(node), pointer :: nodes(:, :) => null()
      real(8), pointer, contiguous :: now(:, :) => null(), next(:, :) => null()
   contains
      procedure :: rim
      procedure :: turn
   end type
contains
   function rim(self, side) result(p)
      class(skin), intent(in) :: self
      integer, intent(in) :: side
      real(8), pointer :: p(:)
      select case (side)
      case (1)
         p => self%now(1, :)
      case (2)
         p => self%now(:, ubound(self%now, 2))
      case default
         p => self%nodes(2, :)%height
      end select
   end function
   subroutine turn(self)
      class(skin), intent(inout) :: self
      real(8), pointer, contiguous :: kept(:, :)
      kept => self%now
      self%now => self%next
      self%next => kept
   end subroutine
   subroutine beat(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(skin) :: s
      real(8), pointer :: flat(:), view(:, :), heights(:, :), diagonal(:)
      real(8), allocatable, target :: store(:)
      integer :: i, j, t
      integer, parameter :: m = 6
      allocate (s%nodes(m, m), store(2 * m * m))
      s%now(1:m, 1:m) => store(:m * m)
      s%next(1:m, 1:m) => store(m * m + 1:)
      store = 0
      forall (i = 1:m, j = 1:m) s%now(i, j) = x(1) * sin(0.5d0 * i) * sin(0.5d0 * j)
      s%next = s%now
      heights => s%nodes%height
      heights = x(2)
      s%nodes(2:4, 3)%load(1) = [x(1), x(2), x(3)]
      do t = 1, 7
         view(0:, 0:) => s%now
         do j = 1, m - 2
            do i = 1, m - 2
               s%next(i + 1, j + 1) = 2 * view(i, j) - s%next(i + 1, j + 1) + &
                  0.1d0 * x(3) * (view(i + 1, j) + view(i - 1, j) + view(i, j + 1) + view(i, j - 1) - 4 * view(i, j))
            end do
         end do
         call s%turn()
         if (t == 3) s%rim(1) = 0.05d0 * x(4) * [1, 2, 3, 4, 5, 6]
         if (t == 5) s%rim(3) = s%rim(2) * x(4)
         heights = 0.9d0 * heights + 0.1d0 * s%now
      end do
      flat(1:m * m) => s%now
      diagonal => flat(::m + 1)
      diagonal = diagonal * 1.5d0
      y = sum(s%now**2) + sum(heights) + sum(s%nodes(:, 3)%load(1) * s%rim(2)) + minval(flat) * maxval(flat)
      if (associated(s%now, s%next)) y = -1
      deallocate (s%nodes)
   end subroutine
end module
program main
   use skins
   implicit none
   call verify_modes(beat, [0.8d0, 0.3d0, 0.9d0, 1.2d0], 'drum')
contains
   include '../expect_modes.inc'
end program
