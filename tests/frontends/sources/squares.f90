subroutine squares_of(x, n, y) bind(c, name="squares_of")
  use iso_c_binding
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n)
  real(c_double), intent(out) :: y(n)
  y = x**2
end subroutine
