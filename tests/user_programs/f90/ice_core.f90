! Age of the ice in a core: a flow model in single and double precision (generic over kinds), a firn
! module, interpolation on an unstructured depth scale, unpack/merge over gaps in the record.
module kinds
   use, intrinsic :: iso_fortran_env, only: r4 => real32, r8 => real64, i8 => int64
   implicit none
end module

module interpolation
   use kinds
   implicit none
   interface interpolate
      module procedure interpolate_r4, interpolate_r8
   end interface
   interface horner
      module procedure horner_r4, horner_r8
   end interface
contains
   pure real(r4) function interpolate_r4(xs, ys, x) result(y)
      real(r4), intent(in) :: xs(:), ys(:), x
      integer :: k
      k = max(1, min(size(xs) - 1, count(xs <= x)))
      y = ys(k) + (ys(k + 1) - ys(k))*(x - xs(k))/(xs(k + 1) - xs(k))
   end function
   pure real(r8) function interpolate_r8(xs, ys, x) result(y)
      real(r8), intent(in) :: xs(:), ys(:), x
      integer :: k
      k = max(1, min(size(xs) - 1, count(xs <= x)))
      y = ys(k) + (ys(k + 1) - ys(k))*(x - xs(k))/(xs(k + 1) - xs(k))
   end function
   elemental real(r4) function horner_r4(x, a, b, c)
      real(r4), intent(in) :: x, a, b, c
      horner_r4 = a + x*(b + x*c)
   end function
   elemental real(r8) function horner_r8(x, a, b, c)
      real(r8), intent(in) :: x, a, b, c
      horner_r8 = a + x*(b + x*c)
   end function
end module

module core
   use kinds
   use interpolation
   implicit none
   integer, parameter :: nz = 40
   type :: sample
      sequence
      real(r4) :: depth, isotope
      integer(i8) :: barcode
   end type
   type(sample) :: samples(10)
contains
   subroutine measure()
      integer :: i
      do i = 1, size(samples)
         samples(i) = sample(5.0*i + 0.3*mod(i, 3), -35 + 2*sin(0.9*i), ishft(1_i8, 40) + i)
      end do
   end subroutine

   function density(z, surface, gradient) result(rho)
      real(r8), intent(in) :: z(:), surface, gradient
      real(r8), dimension(size(z)) :: rho
      logical :: firn(size(z))
      firn = z < 25
      rho = unpack(917 - (917 - surface)*exp(-gradient*pack(z, firn)), firn, field=917.0_r8)
   end function

   real(r8) function misfit(x)
      real(r8), intent(in) :: x(:)
      real(r8) :: z(nz), rho(nz), age(nz), layer(nz), weights(nz)
      real(r4) :: model(size(samples)), table(3, 4), shortened(nz)
      real(r8), allocatable :: residual(:)
      logical :: gap(size(samples))
      integer :: k, order(4)
      real(r8) :: accumulated
      z = [(60*(k - 1)/(nz - 1.0_r8), k=1, nz)]
      rho = density(z, x(1), x(2))
      layer = x(3)*(1 - z/80)**x(4)*917/rho
      age(1) = 0
      do k = 2, nz
         age(k) = age(k - 1) + 2*(z(k) - z(k - 1))/(layer(k) + layer(k - 1))
      end do
      shortened = real(age, r4)/100
      table = reshape(real(x(5:7), r4), [3, 4], pad=[0.5_r4, 0.25_r4], order=[1, 2])
      order = cshift([1, 2, 3, 4], 1)
      table = table(:, order)
      do k = 1, size(samples)
         associate (s => samples(k))
            model(k) = interpolate(real(z, r4), shortened, s%depth)
            model(k) = -36 + horner(model(k), table(1, 4), table(2, 4), table(3, 4)) + 0.1*sum(table(:, 1:2))
         end associate
      end do
      gap = mod(samples%barcode, 4_i8) == 0
      residual = pack(real(model - samples%isotope, r8), .not. gap)
      weights = merge(1.0_r8, 0.2_r8, z < 30)
      accumulated = sum(weights*rho)/sum(weights)/100
      misfit = 0.5_r8*dot_product(residual, residual) + interpolate(z, age, 33.3_r8)*1e-3_r8 + accumulated
   end function
end module

program ice_core
   use core
   use ltoad
   implicit none
   real(r8) :: x(7), g(7), fd(7), e(7), steps(7)
   integer :: i
   call measure
   x = [350.0_r8, 0.05_r8, 0.6_r8, 1.1_r8, 0.8_r8, 1.3_r8, -0.9_r8]
   call ltoad_gradient(misfit, x, g)
   do i = 1, 7
      e = 0
      e(i) = 1e-3_r8*abs(x(i))
      steps(i) = e(i)
      fd(i) = (misfit(x + e) - misfit(x - e))/(2*e(i))
   end do
   ! single precision: compare what each step changes, relative to rounding
   print '(a, 7g14.6)', 'gradient    ', g*steps, 'differences ', fd*steps
   if (maxval(abs((g - fd)*steps)) > 2e-4_r8 .or. any(abs(g) <= tiny(1.0_r8))) then
      print *, 'FAIL', maxval(abs((g - fd)*steps))
      stop 1
   end if
   print *, 'PASS', maxval(abs((g - fd)*steps))
end program
