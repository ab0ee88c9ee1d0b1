! Text parsed with formats into parameters, derived-type output, optional and keyword arguments, recursion with saved memo.
module budget
   implicit none
   type :: plan
      character(:), allocatable :: name
      real(8), allocatable :: items(:)
      type(plan), allocatable :: parts(:)
   end type
contains
   recursive real(8) function total(p, rate, depth) result(t)
      type(plan), intent(in) :: p
      real(8), intent(in), optional :: rate
      integer, intent(in), optional :: depth
      integer :: i, d
      real(8) :: r
      d = 0
      if (present(depth)) d = depth
      r = 1
      if (present(rate)) r = rate
      t = 0
      if (allocated(p%items)) t = sum(p%items) * r**d
      if (allocated(p%parts)) then
         do i = 1, size(p%parts)
            t = t + total(p%parts(i), rate=rate, depth=d + 1) * len(p%parts(i)%name)
         end do
      end if
   end function
   function parsed(line, scale) result(v)
      character(*), intent(in) :: line
      real(8), intent(in) :: scale
      real(8), allocatable :: v(:)
      integer :: count
      read (line, *) count
      allocate (v(count))
      read (line, *) count, v
      v = v * scale
   end function
end module
subroutine costs(x, n, y)
   use budget
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   type(plan) :: root, other
   root%name = 'root'
   root%items = x
   allocate (root%parts(2))
   root%parts(1)%name = 'travel'
   root%parts(1)%items = parsed('3 1.5 2.5 4', x(1))
   root%parts(2)%name = 'it'
   allocate (root%parts(2)%parts(1))
   root%parts(2)%parts(1)%name = 'licences'
   root%parts(2)%parts(1)%items = [x(2), x(3)**2, parsed('1 2.25', x(2))]
   other = root
   other%parts = [other%parts, root%parts(2)]
   call move_alloc(other%parts(1)%items, other%items)
   y = total(root) + total(other, x(3)) * total(root, rate=x(2), depth=1)
end subroutine
program main
   interface
      subroutine costs(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(costs, [0.6d0, 0.85d0, 0.33d0], 'budget plans')
contains
   include '../expect_modes.inc'
end program
