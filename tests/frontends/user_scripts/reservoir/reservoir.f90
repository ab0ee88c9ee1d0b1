module reservoir
  use iso_c_binding
  implicit none
  type, bind(c) :: basin
    real(c_double) :: area, outflow
    integer(c_int) :: kind
  end type basin
contains
  subroutine advance(level, rain, dt, evaporation)
    real(8), intent(inout) :: level(:)
    real(8), intent(in) :: rain(:), dt
    real(8), intent(in), optional :: evaporation
    level = level + dt*(rain - 0.2d0*level**2)
    if (present(evaporation)) level = level - dt*evaporation*level
  end subroutine advance

  real(c_double) function release(b, level) bind(c, name="reservoir_release")
    type(basin), intent(in) :: b
    real(c_double), value :: level
    release = b%outflow*sqrt(level)*b%area
    if (b%kind == 2) release = release*2
  end function release
end module reservoir
