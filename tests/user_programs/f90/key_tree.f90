! A doubly linked list and a binary tree by pointers, generic interfaces, deallocation, integer and real kinds
module trees
   use, intrinsic :: iso_fortran_env, only: wp => real64, sp => real32
   implicit none
   type :: node
      integer :: key
      real(wp) :: value
      type(node), pointer :: left => null(), right => null()
   end type
   interface clamp
      procedure clamp_wp, clamp_sp
   end interface
contains
   elemental real(wp) function clamp_wp(v, lo, hi)
      real(wp), intent(in) :: v, lo, hi
      clamp_wp = min(max(v, lo), hi)
   end function
   elemental real(sp) function clamp_sp(v, lo, hi)
      real(sp), intent(in) :: v, lo, hi
      clamp_sp = min(max(v, lo), hi)
   end function
   recursive subroutine insert(t, key, value)
      type(node), pointer, intent(inout) :: t
      integer, intent(in) :: key
      real(wp), intent(in) :: value
      if (.not. associated(t)) then
         allocate(t)
         t%key = key
         t%value = value
      else if (key < t%key) then
         call insert(t%left, key, value)
      else if (key > t%key) then
         call insert(t%right, key, value)
      else
         t%value = t%value + value
      end if
   end subroutine
   recursive function total(t, depth) result(s)
      type(node), pointer, intent(in) :: t
      integer, intent(in) :: depth
      real(wp) :: s
      s = 0
      if (.not. associated(t)) return
      s = total(t%left, depth + 1) + t%value**2 / depth + total(t%right, depth + 1)
   end function
   recursive subroutine release(t)
      type(node), pointer, intent(inout) :: t
      if (.not. associated(t)) return
      call release(t%left)
      call release(t%right)
      deallocate(t)
   end subroutine
   subroutine weigh(x, n, y)
      integer, intent(in) :: n
      real(wp), intent(in) :: x(n)
      real(wp), intent(out) :: y
      type(node), pointer :: root
      integer :: i
      nullify(root)
      do i = 1, n
         call insert(root, mod(i * 5, 7), clamp(x(i), -1.0_wp, 2.0_wp))
      end do
      y = total(root, 1) + real(clamp(real(x(1), sp), 0.0_sp, 1.0_sp), wp) * 0
      call release(root)
   end subroutine
end module
program main
   use trees
   call verify(weigh, [0.4d0, -0.7d0, 1.2d0, 0.9d0, 1.9d0, 0.3d0, -0.2d0, 0.6d0, 1.1d0], 'weigh')
contains
   include '../expect.inc'
end program
