! Seismic tomography with bent rays: slowness on a grid, rays as allocatable arrays of points inside an array of
! types, masks, maxloc and minval with dim, spread, reshape with order and pad, norm2 with dim, a regularised misfit.
module grid_model
   implicit none
   integer, parameter :: wp = kind(1.0d0)
   type ray
      real(wp), allocatable :: points(:, :)
      real(wp) :: observed = 0
      integer, allocatable :: cells(:)
      real(wp), allocatable :: lengths(:)
   end type
contains
   pure function bilinear(field, p) result(v)
      real(wp), intent(in) :: field(:, :), p(2)
      real(wp) :: v, f(2)
      integer :: c(2)
      c = max(1, min(int(p), shape(field) - 1))
      f = p - c
      v = dot_product([1 - f(1), f(1)], matmul(field(c(1):c(1) + 1, c(2):c(2) + 1), [1 - f(2), f(2)]))
   end function
   subroutine straight(r, a, b, n)
      type(ray), intent(out) :: r
      real(wp), intent(in) :: a(2), b(2)
      integer, intent(in) :: n
      integer :: i
      allocate (r%points(2, 0:n))
      r%points = spread(a, 2, n + 1) + spread(b - a, 2, n + 1)*spread([(real(i, wp)/n, i=0, n)], 1, 2)
   end subroutine
   function travel_time(r, slowness) result(t)
      type(ray), intent(in) :: r
      real(wp), intent(in) :: slowness(:, :)
      real(wp) :: t
      real(wp), allocatable :: pieces(:)
      integer :: i, n
      n = ubound(r%points, 2)
      pieces = norm2(r%points(:, 1:n) - r%points(:, 0:n - 1), dim=1)
      t = 0
      do i = 1, n
         t = t + pieces(i)*bilinear(slowness, (r%points(:, i) + r%points(:, i - 1))/2)
      end do
   end function
   subroutine bend(r, slowness, sweeps)
      type(ray), intent(inout) :: r
      real(wp), intent(in) :: slowness(:, :)
      integer, intent(in) :: sweeps
      real(wp) :: g(2), h
      integer :: k, i
      h = 0.01_wp
      do k = 1, sweeps
         do i = 1 + mod(k, 2), ubound(r%points, 2) - 1, 2
            associate (p => r%points(:, i))
               g = [bilinear(slowness, p + [h, 0.0_wp]) - bilinear(slowness, p - [h, 0.0_wp]), &
                    bilinear(slowness, p + [0.0_wp, h]) - bilinear(slowness, p - [0.0_wp, h])]/(2*h)
               r%points(:, i) = (r%points(:, i - 1) + r%points(:, i + 1))/2 - 0.05_wp*g
            end associate
         end do
      end do
   end subroutine
end module

module inversion
   use grid_model
   implicit none
   integer, parameter :: nx = 6, ny = 5
contains
   real(wp) function misfit(m) result(total)
      real(wp), intent(in) :: m(:, :)
      type(ray), allocatable :: rays(:)
      real(wp), allocatable :: times(:, :), residual(:, :), pile(:)
      integer :: s, r, where_max(2)
      integer, allocatable :: worst(:)
      allocate (rays(9), times(3, 3))
      do s = 1, 3
         do r = 1, 3
            associate (this => rays(3*(s - 1) + r))
               call straight(this, [1.1_wp, 0.5_wp + 1.2_wp*s], [nx - 0.2_wp, 0.3_wp + 1.3_wp*r], 8)
               this%observed = 4 + 0.1_wp*s*r
               call bend(this, m, 4)
               times(s, r) = travel_time(this, m)
            end associate
         end do
      end do
      residual = times - reshape(rays%observed, [3, 3], order=[2, 1])
      total = sum(residual**2)
      worst = maxloc(abs(residual), dim=2)
      do s = 1, 3
         total = total + 0.1_wp*residual(s, worst(s))
      end do
      where_max = maxloc(times, mask=residual < 0.5_wp)
      if (all(where_max > 0)) total = total + times(where_max(1), where_max(2))
      total = total + sum(minval(times, dim=1)*[1, 2, 3])
      pile = reshape(cshift(m, 1, dim=2) - m, [size(m) + 3], pad=[0.5_wp])
      total = total + 0.01_wp*sum(pile**2, mask=abs(pile) > 0.01_wp)
      total = total + 0.01_wp*sum(norm2(m(2:, :) - m(:nx - 1, :), dim=2))
   end function
end module

program ray_tomography
   use inversion
   use ltoad
   implicit none
   real(wp) :: m(nx, ny), g(nx, ny), p(nx, ny), fd
   integer :: i, j
   m = 0.8_wp + 0.1_wp*reshape([(sin(2.1_wp*i), i=1, nx*ny)], [nx, ny])
   call ltoad_gradient(misfit, m, g)
   do j = 1, ny
      do i = 1, nx, 2
         p = m
         p(i, j) = m(i, j) + 1e-6_wp
         fd = misfit(p)
         p(i, j) = m(i, j) - 1e-6_wp
         fd = (fd - misfit(p))/2e-6_wp
         if (abs(fd - g(i, j)) > 1e-6_wp*(1 + abs(fd))) then
            print *, i, j, g(i, j), fd
            error stop 1
         end if
      end do
   end do
   if (count(g /= 0) < nx*ny - 4) error stop 2
   print *, 'fine', norm2(g)
end program
