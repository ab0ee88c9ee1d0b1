! An epidemic on a network: people in linked lists by pointers, a queue that is taken apart, a finalised type.
module people
   implicit none
   type :: person
      integer :: id
      real(8) :: load = 0
      type(contact), pointer :: contacts => null()
   end type
   type :: contact
      type(person), pointer :: whom => null()
      real(8) :: weight
      type(contact), pointer :: next => null()
   end type
   type :: visit
      type(person), pointer :: who
      type(visit), pointer :: next => null()
   end type
   type :: queue
      type(visit), pointer :: head => null(), tail => null()
      integer :: length = 0
   contains
      procedure :: push
      procedure :: pop
      final :: clear
   end type
contains
   subroutine push(self, who)
      class(queue), intent(inout) :: self
      type(person), pointer, intent(in) :: who
      type(visit), pointer :: new
      allocate (new)
      new%who => who
      if (associated(self%tail)) then
         self%tail%next => new
      else
         self%head => new
      end if
      self%tail => new
      self%length = self%length + 1
   end subroutine
   function pop(self) result(who)
      class(queue), intent(inout) :: self
      type(person), pointer :: who
      type(visit), pointer :: old
      old => self%head
      who => old%who
      self%head => old%next
      if (.not. associated(self%head)) nullify (self%tail)
      deallocate (old)
      self%length = self%length - 1
   end function
   subroutine clear(self)
      type(queue), intent(inout) :: self
      type(visit), pointer :: old
      do while (associated(self%head))
         old => self%head
         self%head => old%next
         deallocate (old)
      end do
      nullify (self%tail)
   end subroutine
   subroutine meet(a, b, weight)
      type(person), target, intent(inout) :: a
      type(person), target, intent(in) :: b
      real(8), intent(in) :: weight
      type(contact), pointer :: link
      allocate (link)
      link%whom => b
      link%weight = weight
      link%next => a%contacts
      a%contacts => link
   end subroutine
   recursive real(8) function reach(p, depth) result(r)
      type(person), intent(in) :: p
      integer, intent(in) :: depth
      type(contact), pointer :: link
      r = p%load
      if (depth == 0) return
      link => p%contacts
      do while (associated(link))
         r = r + 0.5d0 * link%weight * reach(link%whom, depth - 1)
         link => link%next
      end do
   end function
   subroutine outbreak(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(person), target :: town(6)
      type(person), pointer :: p
      type(contact), pointer :: link, gone
      type(queue) :: todo
      integer :: i, served
      do i = 1, 6
         town(i)%id = i
         town(i)%load = 0.1d0 * x(mod(i, n) + 1)
      end do
      do i = 1, 6
         call meet(town(i), town(mod(i, 6) + 1), x(1) * i)
         if (mod(i, 2) == 0) call meet(town(i), town(mod(i * 5, 6) + 1), x(2)**2)
      end do
      town(1)%load = x(3)
      p => town(1)
      call todo%push(p)
      served = 0
      do while (todo%length > 0 .and. served < 14)
         p => todo%pop()
         served = served + 1
         link => p%contacts
         do while (associated(link))
            link%whom%load = link%whom%load + x(4) * link%weight * p%load / (1 + p%load)
            if (link%whom%load > 0.05d0) call todo%push(link%whom)
            link => link%next
         end do
      end do
      y = 0
      do i = 1, 6
         y = y + reach(town(i), 2) / i + town(i)%load**2
         do while (associated(town(i)%contacts))
            gone => town(i)%contacts
            town(i)%contacts => gone%next
            deallocate (gone)
         end do
      end do
   end subroutine
end module
program main
   use people
   implicit none
   call verify_modes(outbreak, [0.3d0, 0.5d0, 0.9d0, 0.21d0], 'contacts')
contains
   include '../expect_modes.inc'
end program
