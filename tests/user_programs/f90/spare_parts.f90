! A store of parts as a balanced tree that is built, searched and pruned within what is differentiated.
module store
   implicit none
   type :: node
      integer :: key = 0, height = 1
      real(8) :: price = 0, stock = 0
      type(node), pointer :: left => null(), right => null()
   end type
   type :: tree
      private
      type(node), pointer :: root => null()
      integer :: size = 0
   contains
      procedure, public :: put, walk, drop
      final :: cleared
   end type
   abstract interface
      subroutine visitor(n, total)
         import :: node
         type(node), intent(inout) :: n
         real(8), intent(inout) :: total
      end subroutine
   end interface
contains
   subroutine put(self, key, price)
      class(tree), intent(inout) :: self
      integer, intent(in) :: key
      real(8), intent(in) :: price
      self%root => inserted(self%root, key, price)
      self%size = self%size + 1
   end subroutine
   recursive function inserted(n, key, price) result(top)
      type(node), pointer, intent(in) :: n
      integer, intent(in) :: key
      real(8), intent(in) :: price
      type(node), pointer :: top
      if (.not. associated(n)) then
         allocate (top)
         top%key = key
         top%price = price
         top%stock = 1
         return
      end if
      top => n
      if (key < n%key) then
         top%left => inserted(n%left, key, price)
      else if (key > n%key) then
         top%right => inserted(n%right, key, price)
      else
         top%price = 0.5d0 * (top%price + price)
         top%stock = top%stock + 1
      end if
      top => balanced(top)
   end function
   integer function height(n)
      type(node), pointer, intent(in) :: n
      height = 0
      if (associated(n)) height = n%height
   end function
   function balanced(n) result(top)
      type(node), pointer, intent(in) :: n
      type(node), pointer :: top
      top => n
      call measure(top)
      select case (height(n%left) - height(n%right))
      case (2:)
         if (height(n%left%left) < height(n%left%right)) top%left => turned(n%left, .true.)
         top => turned(top, .false.)
      case (:-2)
         if (height(n%right%right) < height(n%right%left)) top%right => turned(n%right, .false.)
         top => turned(top, .true.)
      end select
   end function
   function turned(n, left) result(top)
      type(node), pointer, intent(in) :: n
      logical, intent(in) :: left
      type(node), pointer :: top
      if (left) then
         top => n%right
         n%right => top%left
         top%left => n
      else
         top => n%left
         n%left => top%right
         top%right => n
      end if
      call measure(n)
      call measure(top)
   end function
   subroutine measure(n)
      type(node), pointer, intent(in) :: n
      n%height = 1 + max(height(n%left), height(n%right))
   end subroutine
   subroutine walk(self, visit, total)
      class(tree), intent(inout) :: self
      procedure(visitor) :: visit
      real(8), intent(inout) :: total
      call below(self%root)
   contains
      recursive subroutine below(n)
         type(node), pointer, intent(in) :: n
         if (.not. associated(n)) return
         call below(n%left)
         call visit(n, total)
         call below(n%right)
      end subroutine
   end subroutine
   subroutine drop(self)
      class(tree), intent(inout) :: self
      call freed(self%root)
      nullify (self%root)
   end subroutine
   recursive subroutine freed(n)
      type(node), pointer, intent(in) :: n
      type(node), pointer :: gone
      if (.not. associated(n)) return
      call freed(n%left)
      call freed(n%right)
      gone => n
      deallocate (gone)
   end subroutine
   subroutine cleared(self)
      type(tree), intent(inout) :: self
      call self%drop()
   end subroutine
   subroutine worth(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(tree) :: parts
      integer :: i
      do i = 1, 20
         call parts%put(mod(7 * i, 13), x(1) * i + x(2) * sin(x(3) * i))
      end do
      y = 0
      call parts%walk(dearer, y)
      call parts%walk(summed, y)
   contains
      subroutine dearer(n, total)
         type(node), intent(inout) :: n
         real(8), intent(inout) :: total
         n%price = n%price * (1 + x(4) * n%height) + 1d-3 * total
         total = total + n%price / 10
      end subroutine
      subroutine summed(n, total)
         type(node), intent(inout) :: n
         real(8), intent(inout) :: total
         total = 0.9d0 * total + n%price * n%stock
      end subroutine
   end subroutine
end module
program main
   use store
   implicit none
   call verify_modes(worth, [0.7d0, 0.3d0, 0.4d0, 0.1d0], 'parts')
contains
   include '../expect_modes.inc'
end program
