module residuals
  implicit none
contains
  subroutine residual(n, x, r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: r(n)
    integer :: i
    do i = 1, n
      r(i) = exp(x(i)) * x(n + 1 - i)
    end do
    r = r - sum(r) / n
  end subroutine residual
end module residuals

real(8) function objective(n, x)
  use residuals
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: r(n)
  call residual(n, x, r)
  objective = norm2(r)
end function objective
