function weigh(x, w, n) result(r) bind(c)
  use iso_c_binding
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n), w(n)
  real(c_double) :: r
  r = dot_product(x*x, w)
end function weigh
