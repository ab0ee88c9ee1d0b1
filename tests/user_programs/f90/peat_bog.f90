! Heat and water in a bog: columns of layers in module arrays, allocated for each run, tridiagonal steps
module precision_kinds
   implicit none
   integer, parameter :: wp = selected_real_kind(15, 307)
end module
module bog_grid
   use precision_kinds
   implicit none
   integer :: columns = 0, layers = 0
   real(wp), allocatable, dimension(:, :) :: temperature, water, conductivity
   real(wp), allocatable :: depth(:), thickness(:)
   integer, allocatable :: active_layers(:)
contains
   subroutine make_grid(nc, nl)
      integer, intent(in) :: nc, nl
      integer :: k
      if (allocated(temperature)) call drop_grid
      columns = nc; layers = nl
      allocate (temperature(nl, nc), water(nl, nc), conductivity(nl, nc))
      allocate (depth(0:nl), thickness(nl), active_layers(nc))
      depth(0) = 0
      do k = 1, nl
         thickness(k) = 0.05_wp * 1.3_wp**(k - 1)
         depth(k) = depth(k - 1) + thickness(k)
      end do
      temperature = 278; water = 0.6_wp; conductivity = 0
   end subroutine
   subroutine drop_grid
      deallocate (temperature, water, conductivity, depth, thickness, active_layers)
   end subroutine
end module
module bog_physics
   use bog_grid
   implicit none
   type :: soil
      real(wp) :: porosity, saturated, shape, organic
   end type
   type(soil), save :: peat(2)
contains
   pure function conduct(s, w) result(c)
      type(soil), intent(in) :: s
      real(wp), intent(in) :: w
      real(wp) :: c, se
      se = min(0.995_wp, max(1e-3_wp, w / s%porosity))
      c = s%saturated * sqrt(se) * (1 - (1 - se**(1 / s%shape))**s%shape)**2
   end function
   subroutine tridiagonal(a, b, c, d)
      real(wp), intent(in) :: a(:), c(:)
      real(wp), intent(inout) :: b(:), d(:)
      integer :: i
      do i = 2, size(b)
         b(i) = b(i) - a(i) / b(i - 1) * c(i - 1)
         d(i) = d(i) - a(i) / b(i - 1) * d(i - 1)
      end do
      d(size(d)) = d(size(d)) / b(size(b))
      do i = size(b) - 1, 1, -1
         d(i) = (d(i) - c(i) * d(i + 1)) / b(i)
      end do
   end subroutine
   subroutine heat_step(col, surface, dt)
      integer, intent(in) :: col
      real(wp), intent(in) :: surface, dt
      real(wp), dimension(layers) :: lower, diagonal, upper, heat
      real(wp) :: k
      integer :: i
      heat = (1.8e6_wp * (1 - peat(1)%porosity) + 4.2e6_wp * water(:, col)) * thickness
      lower = 0; upper = 0
      diagonal = heat / dt
      do i = 2, layers
         k = (0.06_wp + 0.5_wp * 0.5_wp * (water(i - 1, col) + water(i, col))) / (0.5_wp * (thickness(i - 1) + thickness(i)))
         lower(i) = -k; upper(i - 1) = -k
         diagonal(i) = diagonal(i) + k; diagonal(i - 1) = diagonal(i - 1) + k
      end do
      associate (t => temperature(:, col))
         t = heat / dt * t
         k = 2 * (0.06_wp + 0.5_wp * water(1, col)) / thickness(1)
         diagonal(1) = diagonal(1) + k
         t(1) = t(1) + k * surface
         call tridiagonal(lower, diagonal, upper, t)
      end associate
   end subroutine
   subroutine water_step(col, rain, dt)
      integer, intent(in) :: col
      real(wp), intent(in) :: rain, dt
      real(wp) :: flux(0:layers), q10
      integer :: i
      do i = 1, layers
         conductivity(i, col) = conduct(peat(merge(1, 2, i <= active_layers(col))), water(i, col))
      end do
      q10 = 2.2_wp**((temperature(1, col) - 278) / 10)
      flux(0) = rain - 1e-8_wp * q10 * water(1, col)
      flux(1:layers - 1) = sqrt(conductivity(1:layers - 1, col) * conductivity(2:, col))
      flux(layers) = 0.2_wp * conductivity(layers, col)
      water(:, col) = water(:, col) + dt * (flux(0:layers - 1) - flux(1:)) / thickness
      where (water(:, col) > 0.93_wp)
         water(:, col) = 0.93_wp + 0.1_wp * (water(:, col) - 0.93_wp)
      elsewhere (water(:, col) < 0.05_wp)
         water(:, col) = 0.05_wp
      end where
   end subroutine
   subroutine methane(x, n, y)
      integer, intent(in) :: n
      real(wp), intent(in) :: x(n)
      real(wp), intent(out) :: y
      integer :: day, c
      call make_grid(3, 7)
      active_layers = [2, 4, 6]
      peat(1) = soil(x(1), x(2) * 1e-6_wp, x(3), 0.4_wp)
      peat(2) = soil(x(1) - 0.05_wp, x(2) * 2e-7_wp, x(3) * 1.1_wp, x(4))
      y = 0
      do day = 1, 20
         do c = 1, columns
            call heat_step(c, 280 + x(5) * sin(0.3_wp * day) + c, 86400._wp)
            call water_step(c, 1e-8_wp * x(6) * (1 + mod(day, 3)), 86400._wp)
            y = y + peat(1)%organic * sum(thickness * exp(0.08_wp * (temperature(:, c) - 283)), mask=depth(1:) < 0.6_wp)
            y = y + peat(2)%organic * dot_product(thickness, water(:, c))
         end do
      end do
      y = y + maxval(temperature) - 280
      call drop_grid
   end subroutine
end module
program bog
   use bog_physics
   implicit none
   call verify_modes(methane, [0.94_wp, 3.2_wp, 0.61_wp, 0.7_wp, 6.5_wp, 1.9_wp], 'peat bog')
contains
   include '../expect_modes.inc'
end program
