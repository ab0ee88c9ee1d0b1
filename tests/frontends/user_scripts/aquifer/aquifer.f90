!> Drawdown around pumping wells after Theis, with image wells at a river.
module hydraulics
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  real(dp), parameter :: pi = 4.0_dp * atan(1.0_dp)

  type :: layer
    real(dp) :: transmissivity
    real(dp) :: storativity
    real(dp) :: leakage
    integer :: terms
  end type layer

  type :: well
    real(dp) :: x, y, rate
  end type well

  ! Work space of the module, and a count of calls that only the log reads.
  real(dp), allocatable, save :: distances(:)
  integer, save :: calls = 0
  real(dp), save :: river = 250.0_dp

contains

  !> Exponential integral E1 by its series below 1, by a continued fraction above.
  pure function well_function(u, terms) result(w)
    real(dp), intent(in) :: u
    integer, intent(in) :: terms
    real(dp) :: w, term, frac
    integer :: k
    if (u < 1.0_dp) then
      w = -0.57721566490153286_dp - log(u)
      term = 1.0_dp
      do k = 1, terms
        term = -term * u / k
        w = w - term / k
      end do
    else
      frac = 0.0_dp
      do k = terms, 1, -1
        frac = k / (1.0_dp + k / (u + frac))
      end do
      w = exp(-u) / (u + frac)
    end if
  end function well_function

  function head_of(l, w, px, py, time) result(s)
    type(layer), intent(in) :: l
    type(well), intent(in) :: w(:)
    real(dp), intent(in) :: px, py, time
    real(dp) :: s, u
    integer :: i
    if (allocated(distances)) then
      if (size(distances) < 2 * size(w)) deallocate (distances)
    end if
    if (.not. allocated(distances)) allocate (distances(2 * size(w)))
    do i = 1, size(w)
      distances(2 * i - 1) = (px - w(i)%x)**2 + (py - w(i)%y)**2
      distances(2 * i) = (px - (2 * river - w(i)%x))**2 + (py - w(i)%y)**2
    end do
    s = 0.0_dp
    do i = 1, size(w)
      u = distances(2 * i - 1) * l%storativity / (4 * l%transmissivity * time)
      s = s + w(i)%rate / (4 * pi * l%transmissivity) * well_function(u, l%terms)
      u = distances(2 * i) * l%storativity / (4 * l%transmissivity * time)
      s = s - w(i)%rate / (4 * pi * l%transmissivity) * well_function(u, l%terms)
    end do
    s = s * exp(-l%leakage * time)
  end function head_of

  subroutine drawdown(l, rates, points, times, n, m, k, s)
    type(layer), intent(in) :: l
    integer, intent(in) :: n, m, k
    real(dp), intent(in) :: rates(n), points(2, m), times(k)
    real(dp), intent(out) :: s(m, k)
    type(well), allocatable :: wells(:)
    integer :: i, j
    calls = calls + 1
    allocate (wells(n))
    do i = 1, n
      wells(i) = well(x=30.0_dp * i, y=15.0_dp * (i - 1)**2, rate=rates(i))
    end do
    do j = 1, k
      do i = 1, m
        s(i, j) = head_of(l, wells, points(1, i), points(2, i), times(j))
      end do
    end do
  end subroutine drawdown

end module hydraulics
