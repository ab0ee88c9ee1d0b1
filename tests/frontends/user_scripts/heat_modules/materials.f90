module materials
  use, intrinsic :: iso_fortran_env, only: dp => real64
  implicit none
  private
  public :: material, conductivity, steel

  type :: material
     real(dp) :: k0 = 1.0_dp
     real(dp) :: beta = 0.0_dp
     real(dp) :: rho_c = 1.0_dp
  end type

  type(material), parameter :: steel = material(1.5_dp, 0.02_dp, 2.0_dp)

contains

  elemental pure function conductivity(m, temperature) result(k)
    type(material), intent(in) :: m
    real(dp), intent(in) :: temperature
    real(dp) :: k
    k = m%k0 * (1.0_dp + m%beta * temperature)
  end function

end module
