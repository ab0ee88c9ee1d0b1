! Data structures: a linked list through pointers, inserted in order, walked and freed; recursion.
module model
   implicit none
   type :: node
      real(8) :: value
      integer :: key
      type(node), pointer :: next => null()
   end type
   type :: tree
      real(8) :: value
      type(tree), pointer :: left => null(), right => null()
   end type
contains
   subroutine insert(head, key, value)
      type(node), pointer, intent(inout) :: head
      integer, intent(in) :: key
      real(8), intent(in) :: value
      type(node), pointer :: fresh, at
      allocate(fresh)
      fresh%value = value
      fresh%key = key
      if (.not. associated(head)) then
         head => fresh
         return
      end if
      if (head%key > key) then
         fresh%next => head
         head => fresh
         return
      end if
      at => head
      do while (associated(at%next))
         if (at%next%key > key) exit
         at => at%next
      end do
      fresh%next => at%next
      at%next => fresh
   end subroutine
   recursive subroutine grow(t, x, i, depth)
      type(tree), pointer, intent(out) :: t
      real(8), intent(in) :: x(:)
      integer, intent(in) :: i, depth
      allocate(t)
      t%value = x(mod(i, size(x)) + 1)
      if (depth == 0) return
      call grow(t%left, x, 2 * i, depth - 1)
      call grow(t%right, x, 2 * i + 1, depth - 1)
   end subroutine
   recursive function fold(t) result(v)
      type(tree), pointer, intent(in) :: t
      real(8) :: v
      v = t%value
      if (.not. associated(t%left)) return
      v = v + fold(t%left) * sin(fold(t%right))
   end function
   recursive subroutine cut(t)
      type(tree), pointer, intent(inout) :: t
      if (.not. associated(t)) return
      call cut(t%left)
      call cut(t%right)
      deallocate(t)
   end subroutine
   subroutine objective(x, e)
      real(8), intent(in) :: x(7)
      real(8), intent(out) :: e
      type(node), pointer :: head, old
      type(tree), pointer :: t
      integer :: i
      nullify(head)
      do i = 1, 7
         call insert(head, mod(i * 3, 7), x(i)**2)
      end do
      e = 0
      do while (associated(head))
         e = e * 0.5d0 + head%value * (1 + head%key)
         old => head
         head => head%next
         deallocate(old)
      end do
      call grow(t, x, 1, 3)
      e = e + fold(t)
      call cut(t)
   end subroutine
end module
program main
   use ltoad
   use model
   implicit none
   integer, parameter :: n = 7
   integer, parameter :: at(4) = [-2, -1, 1, 2]
   real(8), parameter :: gap = 1d-4
   real(8) :: x(n), d(n), y(n), f(4), e, de, slope, tangent
   logical :: good
   integer :: i, k
   x = [0.5d0, -1.1d0, 0.8d0, 1.4d0, -0.6d0, 0.9d0, 0.35d0]
   d = 0; de = 1; good = .true.
   call enzyme_autodiff(objective, enzyme_dup, x, d, enzyme_dup, e, de)
   do i = 1, n
      do k = 1, 4
         y = x
         y(i) = y(i) + gap * at(k)
         call objective(y, f(k))
      end do
      slope = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * gap)
      y = 0
      y(i) = 1
      call enzyme_fwddiff(objective, enzyme_dup, x, y, enzyme_dup, e, tangent)
      if (.not. (abs(d(i) - slope) <= 1d-6 * (1 + abs(slope)) .and. abs(tangent - slope) <= 1d-6 * (1 + abs(slope)))) then
         print *, i, slope, d(i), tangent
         good = .false.
      end if
   end do
   if (all(d == 0) .or. .not. good) stop 1
   print *, 'OK'
end program
