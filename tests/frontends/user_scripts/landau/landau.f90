! Ginzburg-Landau free energy of a field on a periodic square, with its local density.
subroutine free_energy(phi, nx, ny, coefficients, total, density)
  implicit none
  integer, intent(in) :: nx, ny
  real, intent(in) :: phi(nx, ny)
  real, intent(in) :: coefficients(3)
  real, intent(out) :: total
  real, intent(out) :: density(nx, ny)
  real :: dx(nx, ny), dy(nx, ny)
  dx = cshift(phi, 1, dim=1) - phi
  dy = cshift(phi, 1, dim=2) - phi
  where (abs(phi) < 10.0)
     density = coefficients(1) * phi**2 + coefficients(2) * phi**4 + 0.5 * coefficients(3) * (dx**2 + dy**2)
  elsewhere
     density = 0.0
  end where
  total = sum(density)
end subroutine

! The autocorrelation at some distances.
function correlation(x, lags) result(c)
  implicit none
  real(8), intent(in) :: x(:)
  integer, intent(in) :: lags
  real(8) :: c(lags)
  real(8) :: mean
  integer :: k, n
  n = size(x)
  mean = sum(x) / n
  do k = 1, lags
     c(k) = dot_product(x(1:n-k) - mean, x(1+k:n) - mean) / (n - k)
  end do
end function
