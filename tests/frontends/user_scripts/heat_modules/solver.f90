module solver
  use, intrinsic :: iso_fortran_env, only: dp => real64
  use materials, only: material, conductivity, steel
  implicit none
contains

  subroutine march(u0, source, dt, steps, u)
    real(dp), intent(in) :: u0(:)
    real(dp), intent(in) :: source(:)
    real(dp), intent(in), value :: dt
    integer, intent(in) :: steps
    real(dp), intent(out) :: u(size(u0))
    real(dp), allocatable :: flux(:)
    integer :: n, step
    n = size(u0)
    allocate(flux(0:n))
    u = u0
    do step = 1, steps
       flux(0) = 0.0_dp
       flux(n) = 0.0_dp
       flux(1:n-1) = conductivity(steel, 0.5_dp * (u(1:n-1) + u(2:n))) * (u(2:n) - u(1:n-1))
       u = u + dt / steel%rho_c * (flux(1:n) - flux(0:n-1) + source)
    end do
  end subroutine

  pure real(dp) function hottest(u, sharpness) result(peak)
    real(dp), intent(in) :: u(:)
    real(dp), intent(in) :: sharpness
    associate (top => maxval(u))
      peak = top + log(sum(exp(sharpness * (u - top)))) / sharpness
    end associate
  end function

end module
