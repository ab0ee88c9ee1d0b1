! Procedures that visit a vector: two internal ones of one host, passed down a recursion
module host
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
   subroutine twice(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: v(n), total, weight
      integer :: count
      v = x; total = 0; weight = x(1); count = 0
      call each(v, n, scale)
      call each(v, n, gather)
      weight = weight * x(2)
      call each(v, n, scale)
      call each(v, n, gather)
      y = total / count
   contains
      subroutine scale(a, i)
         real(8), intent(inout) :: a
         integer, intent(in) :: i
         a = a * weight + i
      end subroutine
      subroutine gather(a, i)
         real(8), intent(inout) :: a
         integer, intent(in) :: i
         total = total + a * a / i
         count = count + 1
      end subroutine
   end subroutine
end module
program main
   use host
   call verify(twice, [0.7d0, 1.2d0, -0.4d0, 0.9d0], 'twice')
contains
   include '../expect.inc'
end program
