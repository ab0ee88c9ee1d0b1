! Workspaces of threads: allocatable module arrays that are threadprivate, stay allocated from one call to the next,
! grow where more is needed, and are read in another region than they are written in.
module workspaces
   use omp_lib
   implicit none
   type pair
      real(8) :: low, high
   end type
   real(8), allocatable, save :: bins(:), table(:, :)
   type(pair), allocatable, save :: ranges(:)
   integer, save :: uses = 0
   !$omp threadprivate(bins, table, ranges, uses)
contains
   subroutine make_room(n)
      integer, intent(in) :: n
      if (allocated(bins)) then
         if (size(bins) >= n) return
         deallocate (bins, table, ranges)
      end if
      allocate (bins(n), table(n, 2), ranges(n))
      uses = uses + 1
   end subroutine
   subroutine flow(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      integer :: i, k
      real(8) :: total
      total = 0
      !$omp parallel reduction(+:total) private(k)
      call make_room(n)
      bins = 0
      !$omp do schedule(static, 2)
      do i = 1, 9
         k = mod(i, n) + 1
         bins(k) = bins(k) + x(k)**2*i
         table(:, 1) = x(k)*bins(1:size(table, 1))
         table(:, 2) = sin(x(k))
         total = total + sum(table(:, 1)*table(:, 2))*0.1d0
      end do
      !$omp end do
      do k = 1, n
         ranges(k) = pair(bins(k), bins(k)*x(k))
      end do
      !$omp end parallel
      !$omp parallel reduction(+:total)
      total = total + sum(ranges(:n)%low*0.01d0) + sum(ranges(:n)%high)*0.02d0
      !$omp end parallel
      y = total
   end subroutine
   subroutine assigned(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      integer :: i
      real(8) :: total
      total = 0
      !$omp parallel do reduction(+:total)
      do i = 1, 7
         bins = [x(1)*i, x(n)**2]
         total = total + bins(1)*bins(2)
      end do
      !$omp end parallel do
      !$omp parallel
      if (allocated(bins)) deallocate (bins)
      if (allocated(table)) deallocate (table, ranges)
      !$omp end parallel
      y = total
   end subroutine
end module
program main
   use workspaces
   implicit none
   integer :: threads, turn
   real(8), parameter :: x(5) = [0.8d0, 1.1d0, 0.9d0, 0.7d0, 1.2d0]
   do turn = 1, 2
      do threads = 1, 4
         call omp_set_num_threads(merge(threads, 5 - threads, turn == 1))
         call verify(flow, x(:2), 'flow')
         call verify(flow, x(:threads + 1), 'flow')
         call verify_modes(flow, x(:2), 'flow')
         call verify(assigned, x(:3), 'assigned')
         call verify_modes(assigned, x(:3), 'assigned')
      end do
   end do
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
