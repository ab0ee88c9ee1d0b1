! Records with components of their own, shifted and reversed within one array.
module queues
   implicit none
   type :: job
      integer :: id = 0
      real(8) :: weight = 0
      real(8), allocatable :: steps(:)
      character(:), allocatable :: owner
   end type
end module
subroutine schedule(x, n, y)
   use queues
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   type(job), allocatable :: line(:)
   type(job) :: grid(3, 3)
   integer :: i, j
   allocate (line(5))
   do i = 1, 5
      line(i)%id = i
      line(i)%weight = x(mod(i, n) + 1) * i
      if (i /= 3) line(i)%steps = [(x(1)**j * i, j = 1, i)]
      line(i)%owner = repeat('ab', i)
   end do
   line(2:5) = line(1:4)
   line = line(5:1:-1)
   line(1:3) = line(1:5:2)
   line(2:4) = line(3)
   do j = 1, 3
      do i = 1, 3
         grid(i, j) = line(i + j - 1)
         grid(i, j)%weight = grid(i, j)%weight * (i + 3 * j) + x(n) * i
      end do
   end do
   grid(1:2, :) = grid(2:3, 3:1:-1)
   y = 0
   do i = 1, 5
      y = y + line(i)%weight * i * line(i)%id + len(line(i)%owner) * x(2)
      if (allocated(line(i)%steps)) y = y + sum(line(i)%steps) * i
   end do
   do j = 1, 3
      do i = 1, 3
         y = y + grid(i, j)%weight * (10 * i + j)
         if (allocated(grid(i, j)%steps)) y = y + grid(i, j)%steps(1) * (i + j * 2)
      end do
   end do
end subroutine
program main
   interface
      subroutine schedule(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(schedule, [0.7d0, -0.6d0, 1.3d0, 0.9d0], 'shifted records')
contains
   include '../expect_modes.inc'
end program
