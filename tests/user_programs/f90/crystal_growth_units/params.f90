! Module variables as parameters of a model, in nested modules with renamed and hidden names.
module settings
   implicit none
   private
   real(8), public, protected :: anisotropy = 0.04d0
   real(8), public :: undercooling = 0.4d0, coefficients(3) = [1d0, 0.5d0, 0.2d0]
   type, public :: options
      integer :: steps = 10
      real(8) :: dt = 0.02d0, tail(2) = [0.3d0, 0.1d0]
      logical :: seeded = .true.
   end type
   type(options), public :: option
   complex(8), public :: wave = (0.3d0, 0.2d0)
   public :: set_anisotropy
contains
   subroutine set_anisotropy(a)
      real(8), intent(in) :: a
      anisotropy = a
   end subroutine
end module
module fields
   use settings, only: o => option, undercooling
   implicit none
   integer, parameter :: cells = 24
   real(8), save :: phase(cells) = 0, heat(cells) = 0
   real(8) :: answer = 0
contains
   subroutine seed_fields
      integer :: i
      phase = [(0.5d0 * (1 - tanh((i - 6d0) / 2)), i = 1, cells)]
      heat = -undercooling * (1 - phase)
   end subroutine
end module
module models
   use fields, only: cells, phase, heat, answer, seed_fields
   use settings
   use, intrinsic :: ieee_arithmetic, only: ieee_is_nan
   implicit none
contains
   subroutine grow()
      real(8) :: lap(cells), old(cells), m(cells)
      integer :: t, i
      if (option%seeded) call seed_fields
      do t = 1, option%steps
         old = phase
         lap = cshift(phase, 1) - 2 * phase + cshift(phase, -1)
         m = coefficients(1) * atan(-coefficients(2) * heat) * 0.9d0 / acos(-1d0)
         where (phase > 0 .and. phase < 1)
            phase = phase + option%dt * ((1 + anisotropy)**2 * lap + phase * (1 - phase) * (phase - 0.5d0 + m))
         end where
         heat = heat + option%dt * (coefficients(3) * (cshift(heat, 1) - 2 * heat + cshift(heat, -1))) + (phase - old)
         heat(1:2) = heat(1:2) * (1 - option%tail)
         if (any(ieee_is_nan(heat))) error stop 'not a number'
      end do
      answer = sum(phase) + sum(heat**2)
      do i = 1, cells
         answer = answer + 0.01d0 * real(exp(wave * i / 8) * cmplx(phase(i), heat(i), 8))
      end do
   end subroutine
end module
