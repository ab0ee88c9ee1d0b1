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
    do i = 2, n
      r(i) = r(i) - 0.5d0 * r(i - 1)
    end do
  end subroutine residual
end module residuals

real(8) function objective(n, x)
  use residuals
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: r(n)
  integer :: i
  call residual(n, x, r)
  objective = 0
  do i = 1, n
    objective = objective + r(i) ** 2
  end do
  objective = sqrt(objective)
end function objective
