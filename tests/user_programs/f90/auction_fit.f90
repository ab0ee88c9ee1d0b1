! A fit by Gauss-Newton: generic linear solvers by interfaces, pure functions with automatic arrays, formatted reads of records.
module small_solvers
   implicit none
   interface solve
      module procedure solve_one, solve_many
   end interface
contains
   pure function solve_one(a, b) result(x)
      real(8), intent(in) :: a(:, :), b(:)
      real(8) :: x(size(b)), m(size(b), size(b) + 1), row(size(b) + 1)
      integer :: i, k, n, p
      n = size(b)
      m(:, :n) = a
      m(:, n + 1) = b
      do k = 1, n
         p = k - 1 + maxloc(abs(m(k:, k)), 1)
         if (p /= k) then
            row = m(k, :); m(k, :) = m(p, :); m(p, :) = row
         end if
         do i = k + 1, n
            m(i, k:) = m(i, k:) - m(i, k) / m(k, k) * m(k, k:)
         end do
      end do
      do k = n, 1, -1
         x(k) = (m(k, n + 1) - dot_product(m(k, k + 1:n), x(k + 1:))) / m(k, k)
      end do
   end function
   pure function solve_many(a, b) result(x)
      real(8), intent(in) :: a(:, :), b(:, :)
      real(8) :: x(size(b, 1), size(b, 2))
      integer :: j
      do j = 1, size(b, 2)
         x(:, j) = solve_one(a, b(:, j))
      end do
   end function
end module
module auction
   use small_solvers
   implicit none
   character(16), parameter :: records(5) = ['  1.0 0.52 bid   ', '  2.0 0.61 bid   ', '  3.5 0.80 ask   ', '  4.0 0.97 bid   ', &
                                             '  5.5 1.60 ask   ']
contains
   subroutine fit(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: t(5), v(5), p(3), j(5, 3), r(5), inverse(3, 3)
      character(4) :: kind
      integer :: i, round
      do i = 1, 5
         read (records(i), '(f5.1, 1x, f4.2, 1x, a4)') t(i), v(i), kind
         if (kind == 'ask') v(i) = v(i) * x(1)
      end do
      p = [x(2), 0.2d0, 0.1d0]
      do round = 1, 5
         r = p(1) + p(2) * exp(p(3) * t) - v
         j(:, 1) = 1
         j(:, 2) = exp(p(3) * t)
         j(:, 3) = p(2) * t * exp(p(3) * t)
         p = p - solve(matmul(transpose(j), j) + x(3) * identity(3), matmul(transpose(j), r))
      end do
      inverse = solve(matmul(transpose(j), j) + x(3) * identity(3), identity(3))
      y = sum(p**2) + inverse(1, 1) * sum(r**2) + inverse(2, 3)
   end subroutine
   pure function identity(n) result(e)
      integer, intent(in) :: n
      real(8) :: e(n, n)
      integer :: i
      e = 0
      forall (i=1:n) e(i, i) = 1
   end function
end module
program main
   use auction
   implicit none
   call verify_modes(fit, [0.98d0, 0.4d0, 0.05d0], 'auction')
contains
   include '../expect_modes.inc'
end program
