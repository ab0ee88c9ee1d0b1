! Dual use: vectors of parameterised length, user operators, submodule, interoperable C callback, do concurrent.
module vectors
  use iso_c_binding
  implicit none
  type :: vec3
    real(c_double) :: x = 0, y = 0, z = 0
  end type
  interface operator(+)
    procedure :: plus
  end interface
  interface operator(*)
    procedure :: scaled
  end interface
  interface operator(.cross.)
    procedure :: cross
  end interface
  interface norm
    module function norm_vec(a) result(r)
      type(vec3), intent(in) :: a
      real(c_double) :: r
    end function
  end interface
contains
  elemental type(vec3) function plus(a, b)
    type(vec3), intent(in) :: a, b
    plus = vec3(a%x + b%x, a%y + b%y, a%z + b%z)
  end function
  elemental type(vec3) function scaled(s, a)
    real(c_double), intent(in) :: s
    type(vec3), intent(in) :: a
    scaled = vec3(s*a%x, s*a%y, s*a%z)
  end function
  elemental type(vec3) function cross(a, b)
    type(vec3), intent(in) :: a, b
    cross = vec3(a%y*b%z - a%z*b%y, a%z*b%x - a%x*b%z, a%x*b%y - a%y*b%x)
  end function
end module
submodule(vectors) norms
contains
  module procedure norm_vec
    r = sqrt(a%x**2 + a%y**2 + a%z**2)
  end procedure
end submodule
module spins
  use vectors
  implicit none
  type :: lattice
    type(vec3), allocatable :: s(:, :)
    real(8) :: j = 1
    type(vec3) :: field
  end type
contains
  subroutine relax(l, dt, steps)
    type(lattice), intent(inout) :: l
    real(8), intent(in) :: dt
    integer, intent(in) :: steps
    type(vec3), allocatable :: h(:, :), old(:, :)
    integer :: i, k, n, m
    n = size(l%s, 1); m = size(l%s, 2)
    allocate (h(n, m))
    do k = 1, steps
      old = l%s
      do concurrent(i=1:n)
        block
          integer :: jj, e, w
          do jj = 1, m
            e = modulo(i, n) + 1; w = modulo(i - 2, n) + 1
            h(i, jj) = l%field + l%j*(old(e, jj) + old(w, jj))
          end do
        end block
      end do
      l%s = l%s + dt*(l%s.cross.h)
      l%s = (1d0/(1d0 + 0.1d0*dt))*l%s
    end do
  end subroutine
  function magnet(p) result(e)
    real(8), intent(in) :: p(:)
    real(8) :: e
    type(lattice) :: l
    type(vec3) :: total
    integer :: i, j
    l%field = vec3(p(1), p(2), 0.3d0)
    l%j = p(3)
    allocate (l%s(4, 3))
    do j = 1, 3
      do i = 1, 4
        l%s(i, j) = vec3(cos(p(4)*i), sin(p(4)*j), 0.2d0)
      end do
    end do
    call relax(l, 0.05d0, 10)
    total = vec3()
    do j = 1, 3
      do i = 1, 4
        total = total + l%s(i, j)
      end do
    end do
    e = norm(total) + sum(l%s%x*l%s%y)
  end function
end module
program main
  use spins
  use ltoad
  implicit none
  real(8) :: p(4) = [0.5d0, -0.2d0, 0.8d0, 0.4d0], d(4), q(4), w
  integer :: i
  logical :: bad = .false.
  call ltoad_gradient(magnet, p, d)
  do i = 1, 4
    q = p; q(i) = p(i) + 1d-5; w = magnet(q); q(i) = p(i) - 1d-5; w = (w - magnet(q))/2d-5
    if (abs(d(i) - w) > 1d-6*(abs(w) + 1d-3)) then
      bad = .true.; print *, 'WRONG', i, d(i), w
    end if
  end do
  if (bad) stop 1
  print *, 'ok'
end program
