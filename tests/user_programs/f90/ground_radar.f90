! Ground-penetrating radar: a wave goes down into layers of soil; what comes back at each frequency is found by
! transfer matrices of complex numbers, with operators of their own.
module transfer
   implicit none
   integer, parameter :: wp = selected_real_kind(p=15)
   complex(wp), parameter :: j = (0._wp, 1._wp)

   type :: passage
      complex(wp) :: m(2, 2) = reshape([(1._wp, 0._wp), (0._wp, 0._wp), (0._wp, 0._wp), (1._wp, 0._wp)], [2, 2])
   end type

   type :: soil
      real(wp) :: thickness, permittivity, conductivity
   end type

   interface operator(*)
      module procedure after, scaled
   end interface
   interface operator(.echo.)
      module procedure echo
   end interface
   interface assignment(=)
      module procedure from_soil
   end interface
   real(wp) :: frequency_now = 1
contains
   elemental type(passage) function after(a, b)
      type(passage), intent(in) :: a, b
      after%m(1, 1) = a%m(1, 1) * b%m(1, 1) + a%m(1, 2) * b%m(2, 1)
      after%m(1, 2) = a%m(1, 1) * b%m(1, 2) + a%m(1, 2) * b%m(2, 2)
      after%m(2, 1) = a%m(2, 1) * b%m(1, 1) + a%m(2, 2) * b%m(2, 1)
      after%m(2, 2) = a%m(2, 1) * b%m(1, 2) + a%m(2, 2) * b%m(2, 2)
   end function

   elemental type(passage) function scaled(s, b)
      complex(wp), intent(in) :: s
      type(passage), intent(in) :: b
      scaled%m = s * b%m
   end function

   elemental complex(wp) function index_of(ground, frequency)
      type(soil), intent(in) :: ground
      real(wp), intent(in) :: frequency
      index_of = sqrt(cmplx(ground%permittivity, -1.8_wp * ground%conductivity / frequency, wp))
   end function

   subroutine from_soil(p, ground)
      type(passage), intent(out) :: p
      type(soil), intent(in) :: ground
      complex(wp) :: phase, n
      n = index_of(ground, frequency_now)
      phase = 2.1_wp * frequency_now * n * ground%thickness
      p%m(1, 1) = cos(phase)
      p%m(1, 2) = j * sin(phase) / n
      p%m(2, 1) = j * n * sin(phase)
      p%m(2, 2) = p%m(1, 1)
   end subroutine

   complex(wp) function echo(p, n)
      type(passage), intent(in) :: p
      complex(wp), intent(in) :: n
      associate (top => p%m(1, 1) + n * p%m(1, 2), bottom => p%m(2, 1) + n * p%m(2, 2))
         echo = (top - bottom) / (top + bottom)
      end associate
   end function
end module

module survey_line
   use transfer
   implicit none
   integer, parameter :: bands = 6
   abstract interface
      real(wp) function window(s)
         import :: wp
         real(wp), intent(in) :: s
      end function
   end interface
contains
   ! Power and phase of the echo in each band, averaged over its frequencies with a window.
   subroutine bands_of(x, y)
      real(wp), intent(in) :: x(:)
      real(wp), intent(out) :: y(:)
      type(soil), allocatable :: layers(:)
      real(wp) :: roughness
      integer :: b, n
      n = (size(x) - 1) / 3
      allocate (layers(n))
      layers%thickness = x(1:3 * n:3)
      layers%permittivity = x(2:3 * n:3)
      layers%conductivity = x(3:3 * n:3)
      roughness = x(size(x))
      do b = 1, size(y) / 2
         block
            complex(wp) :: total
            real(wp) :: centre
            centre = 0.5_wp + 0.25_wp * b
            if (mod(b, 2) == 0) then
               total = averaged(hann)
            else
               total = averaged(rough)
            end if
            y(2 * b - 1) = abs(total)
            y(2 * b) = atan2(aimag(total), real(total))
            if (b == 3) y(2 * b) = aimag(log(conjg(total)))
         end block
      end do
   contains
      real(wp) function hann(s)
         real(wp), intent(in) :: s
         hann = 0.5_wp + 0.5_wp * cos(3.1_wp * s)
      end function

      real(wp) function rough(s)
         real(wp), intent(in) :: s
         rough = exp(-roughness * s * s)
      end function

      complex(wp) function averaged(weight)
         procedure(window) :: weight
         integer :: k, i
         real(wp) :: s, sum_of
         complex(wp) :: part
         type(passage) :: whole, one
         averaged = 0
         sum_of = 0
         do k = -2, 2
            s = 0.4_wp * k
            frequency_now = 0.5_wp + 0.25_wp * b + 0.05_wp * s
            whole = passage()
            do i = 1, size(layers) - 1
               one = layers(i)
               whole = whole * one
            end do
            whole = (1._wp, 0.1_wp) * whole
            part = whole .echo. index_of(layers(size(layers)), frequency_now)
            averaged = averaged + weight(s) * part * exp(j * roughness * s)
            sum_of = sum_of + weight(s)
         end do
         averaged = averaged / sum_of
      end function
   end subroutine
end module

program ground_radar
   use ltoad
   use survey_line
   implicit none
   integer, parameter :: n = 10, m = 2 * bands
   real(wp) :: x(n) = [0.45_wp, 4.1_wp, 0.02_wp, 0.8_wp, 9.3_wp, 0.11_wp, 0.3_wp, 16.2_wp, 0.31_wp, 0.7_wp]
   real(wp) :: y(m), jacobian(m, n), dx(n), dy(m), f(m, 4), h, want(m), z(n)
   integer :: i, k, bad = 0
   call ltoad_jacobian(bands_of, x, y, jacobian)
   do i = 1, n
      h = 1e-4_wp * (0.1_wp + x(i))
      do k = 1, 4
         z = x
         z(i) = z(i) + h * merge(1, -1, mod(k, 2) == 1) * merge(1, 2, k < 3)
         call bands_of(z, f(:, k))
      end do
      want = (8 * (f(:, 1) - f(:, 2)) - f(:, 3) + f(:, 4)) / (12 * h)
      do k = 1, m
         if (.not. abs(jacobian(k, i) - want(k)) <= 1e-6_wp * (1 + abs(want(k)))) then
            print *, 'WRONG', k, i, jacobian(k, i), want(k)
            bad = bad + 1
         end if
      end do
   end do
   dy = [(sin(2.2_wp * i), i=1, m)]
   want = dy
   call ltoad_vjp(bands_of, x, dx, y, want)
   if (.not. norm2(dx - matmul(dy, jacobian)) <= 1e-10_wp * norm2(dx)) then
      print *, 'WRONG product', dx, matmul(dy, jacobian)
      bad = bad + 1
   end if
   print *, 'echo', y(1), y(6), norm2(jacobian)
   if (bad > 0) stop 1
   print *, 'OK'
end program
