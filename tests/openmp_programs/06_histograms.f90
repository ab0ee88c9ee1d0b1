! Reductions of arrays, allocatable arrays, complex numbers, every operator; private arrays of a size known at run time.
module sums
   implicit none
contains
   subroutine moments(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: bins(5), scatter(3, 3), work(n), low, high, prod
      real(8), allocatable :: wide(:)
      complex(8) :: c
      integer :: i, k, count
      logical :: any_big
      bins = 0.1d0; scatter = 0; low = huge(low); high = -huge(high); prod = 1; c = 0; count = 0
      any_big = .false.
      allocate(wide(2*n))
      wide = 0
      !$omp parallel do private(work, k) reduction(+:bins, scatter, c, count, wide) reduction(min:low) &
      !$omp& reduction(max:high) reduction(*:prod) reduction(.or.:any_big) schedule(static, 3)
      do i = 1, 20
         do k = 1, n
            work(k) = x(k)*sin(0.3d0*i*k) + 0.2d0*k
         end do
         bins(1 + mod(i, 5)) = bins(1 + mod(i, 5)) + sum(work**2)
         do k = 1, 3
            scatter(:, k) = scatter(:, k) + work(k)*work(1:3)
         end do
         c = c + cmplx(work(1), work(2), 8)*exp((0d0, 0.2d0)*i)
         low = min(low, work(1))
         high = max(high, work(n))
         prod = prod*(1 + 0.01d0*work(2))
         any_big = any_big .or. work(1) > 1
         if (work(2) > 0.5d0) count = count + 1
         wide(1 + mod(i, 2*n)) = wide(1 + mod(i, 2*n)) + work(1)*work(2)
      end do
      !$omp end parallel do
      y = sum(bins*log(bins)) + scatter(1, 2)*scatter(3, 3) - scatter(2, 2) + abs(c)**2 + low*high + prod
      y = y + sum(wide**2)/n + count*low
      if (any_big) y = y + prod
      deallocate(wide)
   end subroutine
   subroutine covariance(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8), allocatable :: a(:, :), s(:, :), mean(:)
      integer :: i, j, k, m
      m = 12
      allocate(a(n, m), s(n, n), mean(n))
      !$omp parallel
      !$omp do private(j)
      do i = 1, m
         do j = 1, n
            a(j, i) = x(j)*cos(0.7d0*i*j) + x(1 + mod(j, n))**2
         end do
      end do
      !$omp end do
      !$omp workshare
      mean = sum(a, dim=2)/m
      s = 0
      !$omp end workshare
      !$omp do schedule(guided) private(j, k)
      do i = 1, n
         do j = 1, i
            do k = 1, m
               s(i, j) = s(i, j) + (a(i, k) - mean(i))*(a(j, k) - mean(j))
            end do
            s(j, i) = s(i, j)
         end do
      end do
      !$omp end do
      !$omp end parallel
      y = 0
      !$omp parallel do reduction(+:y) firstprivate(mean)
      do i = 1, n
         mean = mean*mean(i)
         y = y + s(i, i)*sum(s(:, i)) + sum(mean)
      end do
   end subroutine
end module
program main
   use sums
   implicit none
   real(8) :: x(4)
   x = [0.7d0, 0.8d0, 0.9d0, 1.1d0]
   call verify(moments, x, 'moments')
   call verify(covariance, x, 'covariance')
   call verify_modes(covariance, x, 'covariance')
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
