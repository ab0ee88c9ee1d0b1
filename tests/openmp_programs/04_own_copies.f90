! Variables of which each thread has a copy, in a module and in a common block.
module m
   implicit none
   real(8), save :: w(3), own
   integer, save :: cnt = 3
   common /blk/ cb
   real(8) :: cb(4)
   !$omp threadprivate(w, own, cnt, /blk/)
contains
   subroutine f(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      integer :: i
      own = x(1)
      cb = 0
      y = 0
      !$omp parallel do copyin(own) reduction(+:y)
      do i = 1, n
         w(1) = x(i)
         w(2) = w(1)**2
         cb(1) = 2*x(i); cb(2) = cb(1)*x(i)
         y = y + w(2)*own + cb(2)
      end do
   end subroutine
end module
program main
   use m
   implicit none
   real(8) :: x(6)
   integer :: i
   x = [(0.5d0 + 0.2d0*sin(1d0*i), i = 1, 6)]
   call verify(f, x, 'f')
contains
   include 'expect.inc'
end program
