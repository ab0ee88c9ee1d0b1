module porous
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  subroutine fluxes(h, k, q)
    real(dp), intent(in) :: h(:)
    real(dp), intent(in) :: k(:)
    real(dp), allocatable, intent(out) :: q(:)
    integer :: i
    allocate (q(size(h) - 1))
    do i = 1, size(h) - 1
      q(i) = -2*k(i)*k(i + 1)/(k(i) + k(i + 1))*(h(i + 1) - h(i))
    end do
  end subroutine fluxes

  function losses(q, n) result(r)
    real(dp), allocatable, intent(in) :: q(:)
    integer, intent(in) :: n
    real(dp) :: r
    r = sum(q**2)/n + q(1)
  end function losses
end module porous
