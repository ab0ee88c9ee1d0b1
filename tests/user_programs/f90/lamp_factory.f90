! Lamps of several sorts: polymorphic function results, arrays of one dynamic type, MOLD and SOURCE, SAME_TYPE_AS, defined output,
! an abstract parent with a constructor of its own, overridden assignment.
module lamps
   implicit none
   type, abstract :: lamp
      real(8) :: power = 1
   contains
      procedure(glow), deferred :: light
      procedure :: scale => scaled
      procedure, private :: write_lamp
      generic :: write(formatted) => write_lamp
   end type
   abstract interface
      elemental real(8) function glow(self, r)
         import :: lamp
         class(lamp), intent(in) :: self
         real(8), intent(in) :: r
      end function
   end interface
   type, extends(lamp) :: bulb
   contains
      procedure :: light => bulb_light
   end type
   type, extends(lamp) :: tube
      real(8) :: length = 1
      real(8), allocatable :: gaps(:)
   contains
      procedure :: light => tube_light
   end type
   interface tube
      module procedure new_tube
   end interface
   type :: room
      class(lamp), allocatable :: all(:)
      class(lamp), pointer :: main => null()
   end type
contains
   function new_tube(power, length, gaps) result(t)
      real(8), intent(in) :: power, length
      integer, intent(in) :: gaps
      type(tube) :: t
      integer :: i
      t%power = power
      t%length = length
      t%gaps = [(length / (i + 1), i = 1, gaps)]
   end function
   elemental real(8) function bulb_light(self, r)
      class(bulb), intent(in) :: self
      real(8), intent(in) :: r
      bulb_light = self%power / (1 + r**2)
   end function
   elemental real(8) function tube_light(self, r)
      class(tube), intent(in) :: self
      real(8), intent(in) :: r
      tube_light = self%power * atan(self%length / r) + sum(self%gaps) * 0.01d0
   end function
   elemental subroutine scaled(self, factor)
      class(lamp), intent(inout) :: self
      real(8), intent(in) :: factor
      self%power = self%power * factor
   end subroutine
   subroutine write_lamp(self, unit, iotype, v_list, iostat, iomsg)
      class(lamp), intent(in) :: self
      integer, intent(in) :: unit, v_list(:)
      character(*), intent(in) :: iotype
      integer, intent(out) :: iostat
      character(*), intent(inout) :: iomsg
      write (unit, '(a, f8.3)', iostat=iostat, iomsg=iomsg) iotype(1:2), self%power
   end subroutine
   function made(kind, x) result(l)
      character(*), intent(in) :: kind
      real(8), intent(in) :: x(:)
      class(lamp), allocatable :: l
      select case (kind)
      case ('bulb')
         l = bulb(x(1))
      case ('tube')
         l = tube(x(1), x(2), 3)
      end select
   end function
   subroutine lit(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(room), target :: rooms(2)
      class(lamp), allocatable :: one, other
      character(40) :: text
      integer :: i
      one = made('tube', x)
      allocate (rooms(1)%all(3), source=one)
      allocate (other, mold=one)
      allocate (rooms(2)%all(2), source=[bulb(x(3)), bulb(x(4))])
      call rooms(1)%all%scale([x(3), x(4), 1d0])
      rooms(1)%main => rooms(1)%all(2)
      rooms(2)%main => rooms(2)%all(1)
      if (.not. same_type_as(one, other) .or. extends_type_of(rooms(2)%main, one)) error stop 'types'
      y = 0
      do i = 1, 2
         y = y + sum(rooms(i)%all%light(0.3d0 * i)) + rooms(i)%main%light(x(2))
         select type (all => rooms(i)%all)
         type is (tube)
            all(3)%gaps = all(3)%gaps * x(4)
            y = y + sum(all(3)%gaps) + all(1)%length
         class default
            call all(2)%scale(2d0)
            y = y * all(2)%power
         end select
      end do
      call move_alloc(one, other)
      write (text, '(DT"ab")') other
      y = y + other%light(2d0) * len_trim(text)
      one = made('bulb', x(2:))
      y = y + one%light(0.5d0)
      other = one
      y = y * other%power
   end subroutine
end module
program main
   use lamps
   implicit none
   call verify_modes(lit, [1.3d0, 0.8d0, 0.5d0, 1.25d0], 'lamps')
contains
   include '../expect_modes.inc'
end program
