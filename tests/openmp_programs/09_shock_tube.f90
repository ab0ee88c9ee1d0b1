! Common blocks of which each thread has its own, statement-like helpers, implied sizes, save; a region in a contained procedure.
subroutine flux(u, f)
   implicit none
   real(8), intent(in) :: u(3)
   real(8), intent(out) :: f(3)
   real(8) :: gamma, floor
   common /gas/ gamma, floor
   real(8) :: p, v
   real(8) :: tmp(3)
   common /scratch/ tmp
   !$omp threadprivate(/scratch/)
   v = u(2)/max(u(1), floor)
   p = (gamma - 1)*(u(3) - 0.5d0*u(2)*v)
   tmp(1) = u(2)
   tmp(2) = u(2)*v + p
   tmp(3) = (u(3) + p)*v
   f = tmp
end subroutine
module tube
   implicit none
   integer, parameter :: m = 12
contains
   subroutine shock(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: u(3, 0:m+1), f(3, 0:m+1), gamma, floor, fastest
      common /gas/ gamma, floor
      integer :: t, i
      gamma = 1 + 0.4d0*x(1)
      floor = 1d-3
      do i = 0, m + 1
         u(1, i) = merge(x(2), 0.5d0*x(3), i < m/2)
         u(2, i) = 0.1d0*x(4)
         u(3, i) = merge(2.5d0, 1.5d0, i < m/2)*x(2)
      end do
      do t = 1, 4
         call advance(0.05d0)
      end do
      y = sum(u(1, 1:m)*u(3, 1:m)) + fastest
   contains
      subroutine advance(c)
         real(8), intent(in) :: c
         real(8) :: new(3, m)
         integer :: k
         fastest = 0
         !$omp parallel default(none) shared(u, f, new, c, fastest) private(k)
         !$omp do
         do k = 0, m + 1
            call flux(u(:, k), f(:, k))
         end do
         !$omp end do
         !$omp do reduction(max:fastest)
         do k = 1, m
            new(:, k) = (u(:, k-1) + u(:, k+1))/2 - c*(f(:, k+1) - f(:, k-1))
            fastest = max(fastest, abs(u(2, k)/u(1, k)))
         end do
         !$omp end do
         !$omp workshare
         u(:, 1:m) = new
         u(:, 0) = new(:, 1)
         u(:, m+1) = new(:, m)
         !$omp end workshare
         !$omp end parallel
      end subroutine
   end subroutine
end module
program main
   use tube
   implicit none
   real(8) :: x(4)
   x = [0.9d0, 0.8d0, 0.7d0, 1.1d0]
   call verify(shock, x, 'shock')
   call verify_modes(shock, x, 'shock')
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
