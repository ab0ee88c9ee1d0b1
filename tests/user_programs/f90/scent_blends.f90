! Perfumery: CLASS(*) shelves, a factory from text by internal reads, generic bindings, deferred-length strings, arrays of allocatables.
module scents
   implicit none
   private
   integer, parameter, public :: dp = kind(1d0)
   type, abstract, public :: note
      real(dp) :: amount = 0
   contains
      procedure(strength_of), deferred, pass(self) :: strength
      procedure, private :: blend_note, blend_real
      generic, public :: blend => blend_note, blend_real
      generic, public :: operator(+) => blend_note
   end type
   abstract interface
      pure real(dp) function strength_of(hour, self)
         import :: note, dp
         real(dp), intent(in) :: hour
         class(note), intent(in) :: self
      end function
   end interface
   type, extends(note), public :: top_note
      real(dp) :: fades = 1
   contains
      procedure, pass(self) :: strength => top_strength
   end type
   type, extends(note), public :: base_note
      real(dp), allocatable :: oils(:)
   contains
      procedure, pass(self) :: strength => base_strength
   end type
   type, public :: shelf_place
      class(*), allocatable :: thing
   end type
   type, public :: bottle
      class(note), allocatable :: note
   end type
   public :: parse, value_of
contains
   pure real(dp) function top_strength(hour, self) result(s)
      real(dp), intent(in) :: hour
      class(top_note), intent(in) :: self
      s = self%amount * exp(-hour / self%fades)
   end function
   pure real(dp) function base_strength(hour, self) result(s)
      real(dp), intent(in) :: hour
      class(base_note), intent(in) :: self
      s = self%amount * sum(self%oils / (1 + hour * self%oils))
   end function
   pure real(dp) function blend_note(self, other) result(s)
      class(note), intent(in) :: self, other
      s = self%strength(hour=1.0_dp) + other%strength(hour=2.0_dp)
   end function
   pure real(dp) function blend_real(self, hours) result(s)
      class(note), intent(in) :: self
      real(dp), intent(in) :: hours(:)
      integer :: i
      s = sum([(self%strength(hours(i)), i=1, size(hours))])
   end function
   subroutine parse(text, x, made)
      character(*), intent(in) :: text
      real(dp), intent(in) :: x(:)
      class(note), allocatable, intent(out) :: made
      character(:), allocatable :: word
      integer :: cut, count, ios, first
      cut = scan(text, ':')
      word = trim(adjustl(text(:cut - 1)))
      read (text(cut + 1:), *, iostat=ios) first, count
      if (ios /= 0) return
      select case (word)
      case ('lemon', 'bergamot')
         made = top_note(amount=x(first), fades=x(count))
      case ('musk')
         made = base_note(amount=x(1), oils=x(first:first + count - 1))
      case default
         allocate (top_note :: made)
         made%amount = 0.1_dp * len(word) * x(first)
      end select
   end subroutine
   real(dp) function value_of(thing) result(v)
      class(*), intent(in) :: thing
      select type (thing)
      type is (integer)
         v = thing
      type is (real(dp))
         v = thing**2
      type is (character(*))
         v = len_trim(thing)
      class is (note)
         v = thing%blend([0.0_dp, 0.5_dp])
      class default
         v = 0
      end select
   end function
end module

module shop
   use scents
   implicit none
contains
   subroutine profit(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      character(16), parameter :: recipes(5) = [character(16) :: 'lemon: 2 3', 'musk: 3 2', ' rose : 4 1', 'oud: x', 'bergamot: 4 1']
      type(bottle), allocatable :: all(:)
      type(shelf_place) :: shelf(5)
      integer :: i, j
      allocate (all(size(recipes)))
      do i = 1, size(recipes)
         call parse(recipes(i), x, all(i)%note)
      end do
      all = pack(all, [(allocated(all(i)%note), i=1, size(all))])
      y = 0
      do i = 1, size(all)
         do j = 1, i - 1
            y = y + (all(i)%note + all(j)%note) / (i + j)
         end do
         y = y + all(i)%note%blend([0.1_dp, x(2), 3.0_dp])**2
      end do
      allocate (shelf(1)%thing, source=x(3))
      allocate (shelf(2)%thing, source=7)
      allocate (shelf(3)%thing, source='a label')
      allocate (shelf(4)%thing, source=all(2)%note)
      shelf(5) = shelf(4)
      do i = 1, 5
         y = y + value_of(shelf(i)%thing) * x(4) / i
      end do
   end subroutine
end module

program main
   use shop
   implicit none
   call verify(profit, [0.8_dp, 1.3_dp, 0.6_dp, 1.7_dp], 'scent_blends')
contains
   include '../expect.inc'
end program
