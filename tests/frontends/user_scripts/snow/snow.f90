module snow
  implicit none
contains
  ! Daily melt of a snow pack by a degree-day factor with a smooth threshold.
  subroutine melt(days, temperature, fall, factor, threshold, runoff)
    integer, intent(in) :: days
    real(8), intent(in) :: temperature(days), fall(days), factor, threshold
    real(8), intent(out) :: runoff(days)
    real(8) :: pack, potential
    integer :: i
    pack = 0.0d0
    do i = 1, days
      pack = pack + fall(i)
      potential = factor * log(1.0d0 + exp(temperature(i) - threshold))
      runoff(i) = min(pack, potential)
      pack = pack - runoff(i)
    end do
  end subroutine melt
end module snow
