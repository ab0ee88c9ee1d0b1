! A product with a twist; matrices lie column after column.
subroutine twisted(m, n, a, x, y)
  implicit none
  integer, intent(in) :: m, n
  real(8), intent(in) :: a(m, n), x(n)
  real(8), intent(out) :: y(m)
  y = matmul(a, x) + a(:, 1)**2
end subroutine

real(8) function mean_square(n, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  mean_square = sum(x**2) / n
end function
