! Radiation and convection in columns of air: allocatable module arrays, elemental functions, where, forall,
! do concurrent, associate and block.
module state
   implicit none
   integer, parameter :: rk = kind(1d0)
   real(rk), allocatable, save, target :: temperature(:, :), moisture(:, :)
   real(rk), allocatable, save :: pressure(:), work(:, :, :)
   real(rk), pointer, save :: surface(:) => null()
   integer, save :: columns = 0, layers = 0
   real(rk), protected, save :: solar = 340
contains
   subroutine allocate_state(nc, nl)
      integer, intent(in) :: nc, nl
      if (allocated(temperature)) deallocate (temperature, moisture, pressure, work)
      columns = nc
      layers = nl
      allocate (temperature(nl, nc), moisture(nl, nc), source=0d0)
      allocate (pressure(nl), work(nl, nc, 2))
      surface => temperature(nl, :)
   end subroutine
   subroutine set_solar(s)
      real(rk), intent(in) :: s
      solar = s
   end subroutine
end module
module physics
   use state, only: rk
   implicit none
   real(rk), parameter, private :: sigma = 5.67e-8_rk
contains
   elemental real(rk) function saturation(t, p) result(q)
      real(rk), intent(in) :: t, p
      real(rk) :: e
      e = 6.112_rk * exp(17.67_rk * (t - 273.15_rk) / (t - 29.65_rk))
      q = 0.622_rk * e / (p - 0.378_rk * e)
   end function
   elemental subroutine condense(t, q, p)
      real(rk), intent(inout) :: t, q
      real(rk), intent(in) :: p
      real(rk) :: excess
      excess = q - saturation(t, p)
      if (excess > 0) then
         q = q - 0.3_rk * excess
         t = t + 2500 * 0.3_rk * excess
      end if
   end subroutine
   pure function emission(t, optical) result(flux)
      real(rk), intent(in) :: t(:), optical(:)
      real(rk) :: flux(size(t))
      flux = (1 - exp(-optical)) * sigma * t**4
   end function
end module
subroutine budget(x, n, y)
   use state
   use physics
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   integer :: i, k, step
   call allocate_state(4, 6)
   call set_solar(340 * x(1))
   forall (k = 1:layers) pressure(k) = 1000 * (k - 0.5_rk) / layers
   do concurrent (i = 1:columns, k = 1:layers)
      temperature(k, i) = 288 * x(2) - 8 * (layers - k) - 3 * i
      moisture(k, i) = x(3) * 0.01_rk * (pressure(k) / 1000)**3
   end do
   do step = 1, 8
      do i = 1, columns
         associate (t => temperature(:, i), q => moisture(:, i))
            block
               real(rk) :: down, up(layers), optical(layers)
               optical = 0.1_rk + 20 * x(4) * q
               up = emission(t, optical)
               down = 0.25_rk * solar * cos(0.3_rk * i)
               do k = 1, layers
                  work(k, i, 1) = down * (1 - exp(-0.2_rk * optical(k))) - 0.5_rk * up(k)
                  down = down * exp(-0.2_rk * optical(k)) + 0.25_rk * up(k)
               end do
               t = t + 0.05_rk * work(:, i, 1)
            end block
         end associate
      end do
      surface = surface + 0.1_rk
      work(:, :, 2) = temperature
      where (temperature(1:layers-1, :) < temperature(2:layers, :) - 9)
         temperature(1:layers-1, :) = 0.5_rk * (work(1:layers-1, :, 2) + work(2:layers, :, 2) - 9)
      elsewhere
         moisture(1:layers-1, :) = moisture(1:layers-1, :) * 0.999_rk
      end where
      call condense(temperature, moisture, spread(pressure, 2, columns))
      forall (i = 2:columns-1, k = 1:layers, moisture(k, i) > 1e-3_rk)
         work(k, i, 1) = moisture(k, i-1) - 2 * moisture(k, i) + moisture(k, i+1)
         moisture(k, i) = moisture(k, i) + 0.1_rk * work(k, i, 1)
      end forall
   end do
   y = sum(temperature) / size(temperature) + 100 * sum(moisture) + maxval(surface)
end subroutine
program main
   interface
      subroutine budget(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(budget, [1.03d0, 1.01d0, 0.8d0, 0.9d0], 'columns')
contains
   include '../expect_modes.inc'
end program
