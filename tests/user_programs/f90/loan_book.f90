! A book of loans: an abstract contract with deferred procedures, clones by allocate(source=), a growing array of holders.
module contracts
   implicit none
   type, abstract :: contract
      real(8) :: notional = 1d0
   contains
      procedure(flow_at), deferred :: flow
      procedure(make_clone), deferred :: clone
      procedure :: present_value
   end type
   abstract interface
      real(8) function flow_at(self, year, rate)
         import contract
         class(contract), intent(in) :: self
         integer, intent(in) :: year
         real(8), intent(in) :: rate
      end function
      subroutine make_clone(self, copy, factor)
         import contract
         class(contract), intent(in) :: self
         class(contract), allocatable, intent(out) :: copy
         real(8), intent(in), optional :: factor
      end subroutine
   end interface
   type, extends(contract) :: bullet
      integer :: years = 5
      real(8) :: coupon = 0.04d0
   contains
      procedure :: flow => bullet_flow
      procedure :: clone => bullet_clone
   end type
   type, extends(bullet) :: floater
      real(8) :: spread = 0.01d0
   contains
      procedure :: flow => floater_flow
   end type
   type, extends(contract) :: annuity
      real(8), allocatable :: schedule(:)
   contains
      procedure :: flow => annuity_flow
      procedure :: clone => annuity_clone
   end type
   type :: slot
      class(contract), allocatable :: item
   end type
contains
   real(8) function present_value(self, rates)
      class(contract), intent(in) :: self
      real(8), intent(in) :: rates(:)
      real(8) :: discount
      integer :: y
      present_value = 0
      discount = 1
      do y = 1, size(rates)
         discount = discount / (1 + rates(y))
         present_value = present_value + discount * self%flow(y, rates(y))
      end do
   end function
   real(8) function bullet_flow(self, year, rate) result(f)
      class(bullet), intent(in) :: self
      integer, intent(in) :: year
      real(8), intent(in) :: rate
      f = 0
      if (year <= self%years) f = self%notional * self%coupon
      if (year == self%years) f = f + self%notional
   end function
   real(8) function floater_flow(self, year, rate) result(f)
      class(floater), intent(in) :: self
      integer, intent(in) :: year
      real(8), intent(in) :: rate
      f = self%bullet%flow(year, rate) + self%notional * (rate + self%spread - self%coupon)
   end function
   subroutine bullet_clone(self, copy, factor)
      class(bullet), intent(in) :: self
      class(contract), allocatable, intent(out) :: copy
      real(8), intent(in), optional :: factor
      allocate (copy, source=self)
      if (present(factor)) copy%notional = copy%notional * factor
   end subroutine
   real(8) function annuity_flow(self, year, rate) result(f)
      class(annuity), intent(in) :: self
      integer, intent(in) :: year
      real(8), intent(in) :: rate
      f = 0
      if (year <= size(self%schedule)) f = self%notional * self%schedule(year) * (1 + 0.1d0 * rate)
   end function
   subroutine annuity_clone(self, copy, factor)
      class(annuity), intent(in) :: self
      class(contract), allocatable, intent(out) :: copy
      real(8), intent(in), optional :: factor
      copy = self
      select type (copy)
      type is (annuity)
         if (present(factor)) copy%schedule = [copy%schedule * factor, 0.01d0]
      end select
   end subroutine
   subroutine append(book, new)
      type(slot), allocatable, intent(inout) :: book(:)
      class(contract), intent(in) :: new
      type(slot), allocatable :: wider(:)
      integer :: i
      if (.not. allocated(book)) allocate (book(0))
      allocate (wider(size(book) + 1))
      do i = 1, size(book)
         call move_alloc(book(i)%item, wider(i)%item)
      end do
      allocate (wider(size(wider))%item, source=new)
      call move_alloc(wider, book)
   end subroutine
   subroutine book_value(x, n, total)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: total
      type(slot), allocatable :: book(:)
      class(contract), allocatable :: extra
      integer :: i
      call append(book, bullet(x(1), 4, x(2)))
      call append(book, floater(notional=x(3), years=6, coupon=0.03d0, spread=x(4)))
      call append(book, annuity(x(5), [x(6), 2 * x(6), 0.3d0]))
      do i = 1, 3
         call book(i)%item%clone(extra, x(7))
         call append(book, extra)
      end do
      call book(1)%item%clone(extra)
      call append(book, extra)
      total = 0
      do i = 1, size(book)
         total = total + book(i)%item%present_value(x(8:)) * (1 + 0.1d0 * i)
         select type (c => book(i)%item)
         class is (bullet)
            total = total - c%coupon**2
         class is (annuity)
            total = total + 1d-2 * norm2(c%schedule)
         end select
      end do
   end subroutine
end module
program main
   use contracts
   implicit none
   call verify_modes(book_value, [1.2d0, 0.05d0, 0.8d0, 0.012d0, 1.1d0, 0.25d0, 0.6d0, &
      0.02d0, 0.025d0, 0.03d0, 0.028d0, 0.031d0, 0.035d0], 'loan book')
contains
   include '../expect_modes.inc'
end program
