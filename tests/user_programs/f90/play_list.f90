! A list of unlike things: CLASS(*) nodes, polymorphic copies, moved allocations, finalisers that count, generic names by type.
module lists
   implicit none
   type :: item
      class(*), allocatable :: value
      type(item), pointer :: next => null()
   end type
   type :: list
      type(item), pointer :: head => null(), tail => null()
      integer :: length = 0
   contains
      procedure, private :: add_any, add_two
      generic :: add => add_any, add_two
      procedure :: weigh
      final :: emptied
   end type
   type :: song
      real(8) :: seconds = 0
      real(8), allocatable :: loud(:)
   contains
      procedure :: rating => song_rating
   end type
   type, extends(song) :: remix
      real(8) :: factor = 1
      type(song), allocatable :: origin
   contains
      procedure :: rating => remix_rating
   end type
   integer :: ended = 0
contains
   recursive real(8) function song_rating(self) result(r)
      class(song), intent(in) :: self
      r = self%seconds / 100
      if (allocated(self%loud)) r = r + sum(self%loud**2) / size(self%loud)
   end function
   recursive real(8) function remix_rating(self) result(r)
      class(remix), intent(in) :: self
      r = self%factor * self%song%rating()
      if (allocated(self%origin)) r = r + 0.5d0 * self%origin%rating()
   end function
   subroutine add_any(self, value)
      class(list), intent(inout) :: self
      class(*), intent(in) :: value
      type(item), pointer :: fresh
      allocate (fresh)
      allocate (fresh%value, source=value)
      if (associated(self%tail)) then
         self%tail%next => fresh
      else
         self%head => fresh
      end if
      self%tail => fresh
      self%length = self%length + 1
   end subroutine
   subroutine add_two(self, value, factor)
      class(list), intent(inout) :: self
      real(8), intent(in) :: value, factor
      class(*), allocatable :: boxed
      allocate (boxed, source=factor * value)
      call self%add_any(boxed)
   end subroutine
   function weigh(self) result(w)
      class(list), intent(in) :: self
      real(8) :: w
      type(item), pointer :: at
      w = 0
      at => self%head
      do while (associated(at))
         select type (v => at%value)
         type is (real(8))
            w = w * 0.9d0 + v
         type is (integer)
            w = w * v
         type is (character(*))
            w = w + 0.01d0 * len(v) * w
         class is (song)
            w = w + v%rating()
         class default
            w = -huge(w)
         end select
         at => at%next
      end do
   end function
   recursive subroutine emptied(self)
      type(list), intent(inout) :: self
      type(item), pointer :: at, next
      at => self%head
      do while (associated(at))
         next => at%next
         deallocate (at)
         ended = ended + 1
         at => next
      end do
      nullify (self%head, self%tail)
   end subroutine
   subroutine evening(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(list) :: all
      type(song), allocatable :: one, spare
      type(remix) :: other
      integer :: i
      call all%add(x(1), 2d0)
      do i = 1, 3
         allocate (one)
         one%seconds = 100 + x(2) * i
         one%loud = [x(3), x(3) * i, 1d0]
         call all%add(one)
         call move_alloc(one, spare)
         other = remix(spare%seconds, spare%loud * x(4), x(1))
         call move_alloc(spare, other%origin)
         call all%add(other)
         call all%add('between')
      end do
      call all%add(2)
      y = all%weigh() + all%length
   end subroutine
end module
program main
   use lists
   implicit none
   call verify_modes(evening, [1.3d0, 0.2d0, 0.5d0, 1.25d0], 'play')
   if (ended == 0) stop 3
contains
   include '../expect_modes.inc'
end program
