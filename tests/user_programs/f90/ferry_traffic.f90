! Traffic of ferries: optional and keyword arguments, assumed-shape sections, do concurrent with locals, recursive functions.
module harbour
   implicit none
   type :: queue_of_cars
      private
      real(8), allocatable :: length(:)
      integer :: first = 1, last = 0
   contains
      procedure, public :: add
      procedure, public :: take
      procedure, public :: waiting
   end type
contains
   subroutine add(self, l)
      class(queue_of_cars), intent(inout) :: self
      real(8), intent(in) :: l
      if (.not. allocated(self%length)) allocate (self%length(2))
      if (self%last == size(self%length)) self%length = [self%length, spread(0d0, 1, size(self%length))]
      self%last = self%last + 1
      self%length(self%last) = l
   end subroutine
   function take(self, limit) result(l)
      class(queue_of_cars), intent(inout) :: self
      real(8), intent(in), optional :: limit
      real(8) :: l
      l = 0
      if (self%first > self%last) return
      if (present(limit)) then
         if (self%length(self%first) > limit) return
      end if
      l = self%length(self%first)
      self%first = self%first + 1
   end function
   pure integer function waiting(self)
      class(queue_of_cars), intent(in) :: self
      waiting = self%last - self%first + 1
   end function
   recursive real(8) function settled(u, depth) result(s)
      real(8), intent(in) :: u(:)
      integer, intent(in), optional :: depth
      integer :: d, half
      d = 0
      if (present(depth)) d = depth
      if (size(u) == 1) then
         s = u(1) * (1 + 0.1d0 * d)
      else
         half = size(u) / 2
         s = sqrt(settled(u(:half), d + 1)**2 + settled(u(half + 1:), depth=d + 1)**2)
      end if
   end function
   subroutine day(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(queue_of_cars) :: quay
      real(8) :: deck, l, wave(6), tmp
      integer :: i, trip
      do i = 1, 9
         call quay%add(x(mod(i, n) + 1) * (1 + 0.1d0 * i))
      end do
      y = 0
      do trip = 1, 3
         deck = 4
         do while (quay%waiting() > 0)
            l = quay%take(limit=deck)
            if (l <= 0) exit
            deck = deck - l
         end do
         y = y + deck**2 * trip
      end do
      do concurrent (i=1:6) local(tmp)
         tmp = x(1) * i
         wave(i) = sin(tmp) + tmp * x(2)
      end do
      y = y + settled(wave(::2)) + settled(wave(6:2:-2), 1) + count(wave > 0)
   end subroutine
end module
program main
   use harbour
   implicit none
   call verify_modes(day, [0.9d0, 1.2d0, 0.7d0], 'ferry')
contains
   include '../expect_modes.inc'
end program
