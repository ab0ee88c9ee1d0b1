! Fortran features: allocatables, array expressions, I/O, COMMON, modules.
!
! No derived types: flang 19 describes them in tables that hold constant
! expressions which newer LLVMs refuse to read.
module shapes
  implicit none
  real(8), save :: origin(2) = [0d0, -1d0]
  interface norm
    module procedure norm_one, norm_two
  end interface
contains
  pure real(8) function norm_one(x)
    real(8), intent(in) :: x(:)
    norm_one = sqrt(sum(x**2))
  end function
  pure elemental real(8) function norm_two(x, y)
    real(8), intent(in) :: x, y
    norm_two = hypot(x, y)
  end function
  recursive integer function factorial(n) result(r)
    integer, value :: n
    r = merge(1, n*factorial(n - 1), n <= 1)
  end function
  real(8) function called(f, n) bind(c, name="called_from_c")
    interface
      real(8) function f(x) bind(c)
        real(8), value :: x
      end function
    end interface
    integer(4), value :: n
    called = f(1.5d0)*n
  end function
end module

subroutine heat(u, v, n, m, k)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(inout) :: u(n, m), v(0:n-1, *)
  complex(8) :: k(:)
  real(8), allocatable :: work(:, :)
  real(8) :: shared_value
  integer :: i, j
  common /state/ shared_value
  allocate(work(n, m))
  work = u*2d0 + matmul(u, transpose(u(:, 1:n)))
  do concurrent (i = 2:n-1, j = 2:m-1)
    u(i, j) = 0.25d0*(work(i-1, j) + work(i+1, j) + work(i, j-1) + work(i, j+1))
  end do
  where (u > 0d0)
    u = log(u)
  elsewhere
    u = 0d0
  end where
  k = conjg(k)*cmplx(sum(u), maxval(v(0:n-1, 1)), kind=8)
  shared_value = shared_value + dot_product(u(:, 1), work(:, 1)) + norm2(u(1, :))
  select case (n)
  case (1:3); u(1, 1) = 1
  case (10); u(1, 1) = 2
  case default; u(1, 1) = 3
  end select
  if (any(u /= u)) stop 'not a number'
end subroutine

program main
  use shapes
  implicit none
  interface
    subroutine heat(u, v, n, m, k)
      integer, intent(in) :: n, m
      real(8), intent(inout) :: u(n, m), v(0:n-1, *)
      complex(8) :: k(:)
    end subroutine
  end interface
  real(8) :: u(4, 4), v(4, 4)
  real(8), pointer :: p(:)
  complex(8) :: k(3)
  character(len=8) :: text
  u = 1d0; v = 2d0; k = (1d0, 2d0)
  allocate(p(3))
  p(1:2) = norm([3d0, 4d0], 2d0*origin)
  call heat(u, v, 4, 4, k)
  write (text, '(f8.3)') norm(p) + factorial(4)
  print *, trim(text), k, u(1, 1)
end program
