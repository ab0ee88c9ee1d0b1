program main
   use models
   implicit none
   external :: growth_gradient
   type(options) :: d_option
   real(8) :: d_anisotropy, d_under, d_coefficients(3), d_answer, got(8), want, start(8), x(8), up
   complex(8) :: d_wave
   integer :: i
   d_anisotropy = 0; d_under = 0; d_coefficients = 0; d_wave = 0; d_answer = 1
   d_option%dt = 0; d_option%tail = 0
   call growth_gradient(d_anisotropy, d_under, d_coefficients, d_option, d_wave, d_answer)
   got = [d_anisotropy, d_under, d_coefficients, d_option%dt, d_option%tail(2), aimag(d_wave)]
   start = [anisotropy, undercooling, coefficients, option%dt, option%tail(2), aimag(wave)]
   do i = 1, 8
      x = start
      x(i) = start(i) * (1 + 1d-5)
      call set(x); call grow; up = answer
      x(i) = start(i) * (1 - 1d-5)
      call set(x); call grow
      want = (up - answer) / (2d-5 * start(i))
      print '(i2, 2f16.9)', i, got(i), want
      if (abs(want - got(i)) > 1d-6 * (1 + abs(want)) .or. got(i) == 0) stop 1
   end do
contains
   subroutine set(x)
      real(8), intent(in) :: x(8)
      call set_anisotropy(x(1))
      undercooling = x(2)
      coefficients = x(3:5)
      option%dt = x(6)
      option%tail(2) = x(7)
      wave%im = x(8)
   end subroutine
end program
