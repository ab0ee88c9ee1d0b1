! Light through thin films: complex two by two matrices with operators, elemental complex functions, optional arguments, parts by %re.
module matrices
   implicit none
   integer, parameter :: c8 = kind((0d0, 0d0))
   type :: layer
      complex(c8) :: index
      real(8) :: depth
   end type
   type :: transfer2
      complex(c8) :: m(2, 2)
   end type
   interface operator(*)
      module procedure times
   end interface
   interface operator(**)
      module procedure to_power
   end interface
contains
   pure type(transfer2) function times(a, b)
      type(transfer2), intent(in) :: a, b
      times%m = matmul(a%m, b%m)
   end function
   recursive pure function to_power(a, k) result(r)
      type(transfer2), intent(in) :: a
      integer, intent(in) :: k
      type(transfer2) :: r
      if (k == 1) then
         r = a
      else if (mod(k, 2) == 0) then
         r = to_power(a * a, k / 2)
      else
         r = a * to_power(a, k - 1)
      end if
   end function
   elemental function cosine_in(index, angle) result(c)
      complex(c8), intent(in) :: index
      real(8), intent(in) :: angle
      complex(c8) :: c
      c = sqrt(1 - (sin(angle) / index)**2)
   end function
   pure function matrix_of(l, wave, angle, polarised) result(t)
      type(layer), intent(in) :: l
      real(8), intent(in) :: wave
      real(8), intent(in), optional :: angle
      character, intent(in), optional :: polarised
      type(transfer2) :: t
      complex(c8) :: c, admittance, phase
      c = 1
      if (present(angle)) c = cosine_in(l%index, angle)
      admittance = l%index * c
      if (present(polarised)) then
         if (polarised == 'p') admittance = l%index / c
      end if
      phase = 6.283185307d0 * l%index * l%depth * c / wave
      t%m = reshape([cos(phase), (0, 1) * admittance * sin(phase), (0, 1) * sin(phase) / admittance, cos(phase)], [2, 2])
   end function
end module
module films
   use matrices
   implicit none
contains
   real(8) function mirror(x)
      real(8), intent(in) :: x(:)
      type(layer) :: stack(3)
      type(transfer2) :: whole
      complex(c8) :: bc(2), r
      complex(c8), allocatable :: seen(:)
      real(8) :: wave
      integer :: i
      stack = [layer((1.46d0, 0d0), x(1)), layer(cmplx(2.3d0 + x(3), 0.01d0, c8), x(2)), layer((1.38d0, 0d0), 0.1d0)]
      stack(2)%index%im = x(4)
      allocate (seen(0))
      do i = 1, 5
         wave = 0.45d0 + 0.05d0 * i
         whole = (matrix_of(stack(1), wave) * matrix_of(stack(2), wave, 0.3d0, 'p'))**3
         whole = whole * matrix_of(stack(3), wave, angle=0.3d0)
         bc = matmul(whole%m, [(1d0, 0d0), (1.52d0, 0d0)])
         r = (bc(1) - bc(2)) / (bc(1) + bc(2))
         seen = [seen, r]
      end do
      mirror = sum(abs(seen)**2) + 0.1d0 * aimag(product(seen)) + sum(seen%re * seen%im) + real(dot_product(seen, cshift(seen, 1)))
      mirror = mirror + 0.01d0 * atan2(seen(1)%im, seen(1)%re) + abs(sum(exp(seen) / conjg(log(seen + 3))))
   end function
end module
program main
   use films
   use ltoad
   implicit none
   real(8) :: x(4) = [0.09d0, 0.06d0, 0.05d0, 0.02d0], d(4), v(4), hess(4, 4), want, h, up(4), down(4), slope, value, product(4)
   integer :: i
   call ltoad_gradient(mirror, x, d, value)
   call ltoad_hessian(mirror, x, hess)
   if (abs(value - mirror(x)) > 1d-13) stop 1
   do i = 1, 4
      h = 1d-5 * x(i)
      v = x; v(i) = x(i) + h
      want = mirror(v)
      call ltoad_gradient(mirror, v, up)
      v(i) = x(i) - h
      want = (want - mirror(v)) / (2 * h)
      call ltoad_gradient(mirror, v, down)
      print '(i2, 2f16.8, 4f14.4)', i, d(i), want, hess(:, i)
      if (abs(d(i) - want) > 1d-6 * (1 + abs(want))) stop 2
      if (any(abs(hess(:, i) - (up - down) / (2 * h)) > 1d-4 * maxval(abs(hess)))) stop 3
      v = 0; v(i) = 1
      call ltoad_jvp(mirror, x, v, slope)
      call ltoad_hvp(mirror, x, v, product)
      if (abs(slope - d(i)) > 1d-9 * (1 + abs(slope)) .or. any(abs(product - hess(:, i)) > 1d-8 * maxval(abs(hess)))) stop 4
   end do
   if (any(d == 0)) stop 5
end program
