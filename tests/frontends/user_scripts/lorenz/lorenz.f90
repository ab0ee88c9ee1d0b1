subroutine lorenz(x, p, steps, dt, y)
  implicit none
  integer, intent(in) :: steps
  real(8), intent(in) :: x(3), p(3), dt
  real(8), intent(out) :: y(3)
  integer :: i
  y = x
  do i = 1, steps
     y = y + dt * slope(y)
  end do
contains
  pure function slope(y) result(d)
    real(8), intent(in) :: y(3)
    real(8) :: d(3)
    d = [p(1) * (y(2) - y(1)), y(1) * (p(2) - y(3)) - y(2), y(1) * y(2) - p(3) * y(3)]
  end function
end subroutine
