! Block matrix work: matmul in regions, tasks, sections, ordered, single nowait, pointers and automatic arrays.
module matrices
   implicit none
contains
   subroutine chain(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: a(4, 4, 6), p(4, 4), part(6)
      integer :: i, j, k
      !$omp parallel do collapse(3)
      do k = 1, 6
         do j = 1, 4
            do i = 1, 4
               a(i, j, k) = merge(1d0, 0d0, i == j) + 0.1d0*x(1 + mod(i + j*k, n))*sin(1d0*i*j)
            end do
         end do
      end do
      !$omp parallel do private(p) schedule(dynamic)
      do k = 1, 6
         p = matmul(a(:, :, k), transpose(a(:, :, k)))
         part(k) = sum(p*a(:, :, 1 + mod(k, 6))) + dot_product(p(:, 1), p(2, :))
      end do
      y = sum(part**2)
   end subroutine
   recursive subroutine tree(x, n, lo, hi, s)
      integer, intent(in) :: n, lo, hi
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: s
      real(8) :: l, r
      integer :: mid
      if (hi - lo < 2) then
         s = x(1 + mod(lo, n))*cos(1d0*lo)
         return
      end if
      mid = (lo + hi)/2
      !$omp task shared(l, x)
      call tree(x, n, lo, mid, l)
      !$omp end task
      !$omp task shared(r, x)
      call tree(x, n, mid, hi, r)
      !$omp end task
      !$omp taskwait
      s = sqrt(1 + l*l + r*r) + l*r
   end subroutine
   subroutine pairwise(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: s
      !$omp parallel
      !$omp single
      call tree(x, n, 0, 16, s)
      !$omp end single
      !$omp end parallel
      y = s*s
   end subroutine
   subroutine parts(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: u(10), a, b, c
      integer :: i
      a = 0; b = 0; c = 0
      !$omp parallel sections reduction(+:c)
      !$omp section
      a = sum(x**2)
      c = c + x(1)
      !$omp section
      do i = 1, n
         b = b + sin(x(i))
      end do
      c = c + x(2)*x(1)
      !$omp section
      c = c + product(x)
      !$omp end parallel sections
      u(1) = a
      !$omp parallel do ordered
      do i = 2, 10
         u(i) = x(1 + mod(i, n))*b
         !$omp ordered
         u(i) = u(i) + 0.5d0*u(i-1)*c
         !$omp end ordered
      end do
      y = u(10) + a*b*c
   end subroutine
   subroutine behind_pointers(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8), pointer :: now(:), next(:), swap(:)
      real(8), target :: one(12), two(12)
      integer :: i, k
      one = [(x(1 + mod(i, n))*i*0.1d0, i=1, 12)]
      two = one
      now => one; next => two
      do k = 1, 3
         !$omp parallel do
         do i = 2, 11
            next(i) = now(i) + 0.2d0*x(1)*(now(i+1)*now(i-1) - now(i))
         end do
         swap => now; now => next; next => swap
      end do
      y = sum(now**2)
   end subroutine
end module
program main
   use matrices
   implicit none
   real(8) :: x(4)
   x = [0.7d0, 0.8d0, 0.9d0, 1.1d0]
   call verify(chain, x, 'chain')
   call verify(pairwise, x, 'pairwise')
   call verify(parts, x, 'parts')
   call verify(behind_pointers, x, 'pointers')
   call verify_modes(chain, x, 'chain')
   call verify_modes(behind_pointers, x, 'pointers')
contains
   include 'expect.inc'
   include 'expect_modes.inc'
end program
