! Yield of a park of solar modules: single-diode model by Newton, strings in series, shading by
! neighbouring rows, summed over hours in a do concurrent loop.
module solar_park_model
   use iso_fortran_env, only: real64
   implicit none
   private
   public :: park_yield, nparam
   integer, parameter :: nparam = 7
   real(real64), parameter :: pi = acos(-1.0_real64)
   enum, bind(c)
      enumerator :: fixed = 1, one_axis, two_axis
   end enum
   type :: cell
      real(real64) :: photo, saturation, series, shunt, ideality
   end type
   type :: row
      integer(kind(fixed)) :: mount = fixed
      type(cell) :: c
      real(real64), dimension(:), allocatable :: irradiance
   end type
contains
   elemental real(real64) function elevation(hour)
      integer, intent(in) :: hour
      elevation = max(0.0_real64, sin(pi*(hour - 6)/12))
   end function

   elemental function cell_current(c, v) result(i)
      type(cell), intent(in) :: c
      real(real64), intent(in) :: v
      real(real64) :: i, f, df, vt
      integer :: it
      vt = 0.0257_real64*c%ideality
      i = c%photo
      do it = 1, 20
         f = c%photo - c%saturation*(exp((v + i*c%series)/vt) - 1) - (v + i*c%series)/c%shunt - i
         df = -c%saturation*c%series/vt*exp((v + i*c%series)/vt) - c%series/c%shunt - 1
         i = i - f/df
         if (abs(f) < 1e-14_real64) exit
      end do
   end function

   pure function best_power(c) result(p)
      type(cell), intent(in) :: c
      real(real64) :: p
      real(real64) :: v(15), power(15)
      integer :: k, at
      v = [(0.03_real64*k + 0.15_real64, k=1, size(v))]
      power = v*cell_current(c, v)
      at = maxloc(power, dim=1)
      ! parabola through the best three points
      at = min(max(at, 2), size(v) - 1)
      associate (a => power(at - 1), b => power(at), d => power(at + 1))
         p = b - (d - a)**2/(8*(a - 2*b + d))
      end associate
   end function

   real(real64) function park_yield(x)
      real(real64), intent(in) :: x(:)
      type(row), allocatable :: rows(:)
      real(real64), allocatable :: hourly(:)
      real(real64) :: shade(24)
      integer :: r, h
      allocate (rows(3))
      rows(2:)%mount = [one_axis, two_axis]
      do r = 1, size(rows)
         rows(r)%c = cell(3*x(1), 1e-9_real64*x(2), 0.01_real64*x(3), 20*x(4), 1.1_real64*x(5))
         allocate (rows(r)%irradiance(24))
         select case (rows(r)%mount)
         case (fixed)
            rows(r)%irradiance = elevation([(h, h=1, 24)])*x(6)
         case (one_axis)
            rows(r)%irradiance = sqrt(elevation([(h, h=1, 24)]) + 0.01_real64)
         case (two_axis)
            rows(r)%irradiance = merge(1.0_real64, 0.05_real64, elevation([(h, h=1, 24)]) > 0.1)
         end select
      end do
      do r = 2, size(rows)
         shade = cshift(rows(r - 1)%irradiance, shift=2)
         rows(r)%irradiance = rows(r)%irradiance*(1 - x(7)*shade/(1 + shade))
      end do
      allocate (hourly(24), source=0.0_real64)
      do r = 1, size(rows)
         do concurrent (h = 1:24) local(shade)
            block
               type(cell) :: c
               c = rows(r)%c
               c%photo = c%photo*rows(r)%irradiance(h)
               if (rows(r)%irradiance(h) > 0.02_real64) hourly(h) = hourly(h) + best_power(c)
            end block
         end do
      end do
      park_yield = sum(hourly, mask=hourly > 0.1_real64) + minval(hourly(10:14))
   end function
end module

program solar_park
   use solar_park_model
   use ltoad
   implicit none
   double precision :: x(nparam), g(nparam), slope, v(nparam), total, h
   integer :: i
   logical :: good
   x = [1.0d0, 0.9d0, 1.1d0, 0.8d0, 1.05d0, 0.7d0, 0.3d0]
   call ltoad_gradient(park_yield, x, g, total)
   print '(a, f12.6)', 'yield ', total
   good = .true.
   h = 1d-5
   do i = 1, nparam
      v = 0
      v(i) = 1
      slope = (park_yield(x + h*v) - park_yield(x - h*v))/(2*h)
      print '(i3, 2f16.9)', i, g(i), slope
      good = good .and. abs(slope - g(i)) < 1d-6*(1 + abs(slope)) .and. abs(g(i)) > 1d-12
   end do
   v = [(0.1d0*i, i=1, nparam)]
   call ltoad_jvp(park_yield, x, v, slope)
   good = good .and. abs(slope - dot_product(g, v)) < 1d-10*(1 + abs(slope))
   if (.not. good) error stop 'FAIL'
   print *, 'PASS'
end program
