! An internal procedure that is passed in two places of a loop
module visits
   implicit none
   abstract interface
      subroutine visit(v, i)
         real(8), intent(inout) :: v
         integer, intent(in) :: i
      end subroutine
   end interface
contains
   recursive subroutine each(v, n, act)
      integer, intent(in) :: n
      real(8), intent(inout) :: v(n)
      procedure(visit) :: act
      call act(v(n), n)
      if (n > 1) call each(v, n - 1, act)
   end subroutine
   subroutine looped(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: v(n), weight
      integer :: k
      v = x; weight = x(1)
      do k = 1, 3
         weight = weight * x(2)
         if (k == 2) then
            call each(v, n, scale)
         else
            call each(v, n - 1, scale)
         end if
      end do
      y = sum(v)
   contains
      subroutine scale(a, i)
         real(8), intent(inout) :: a
         integer, intent(in) :: i
         a = a * weight + i
      end subroutine
   end subroutine
end module
program main
   use visits
   call verify(looped, [0.7d0, 1.2d0, -0.4d0, 0.9d0], 'looped')
contains
   include '../expect.inc'
end program
