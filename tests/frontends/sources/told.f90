module told
  implicit none
  type :: law
    real(8) :: k
    integer :: order
  end type
contains
  real(8) function named(which, x)
    character(len=*), intent(in) :: which
    real(8), intent(in) :: x
    named = merge(x*x, sin(x), trim(which) == 'square')
  end function
  complex(8) function turned(z)
    complex(8), intent(in) :: z
    turned = exp(z)*z
  end function
  subroutine sized(x, a, r)
    real(8), intent(in) :: x(:), a(:, :)
    real(8), intent(out) :: r(size(x), size(a, 2))
    integer :: i, j
    do j = 1, size(a, 2)
      do i = 1, size(x)
        r(i, j) = x(i)*sum(a(:, j)**2)
      end do
    end do
  end subroutine
  real(8) function either(x, squared)
    real(8), intent(in) :: x
    logical, intent(in) :: squared
    either = x
    if (squared) either = x*x
  end function
  real(8) function powered(p, x)
    type(law), intent(in) :: p
    real(8), intent(in) :: x
    powered = p%k*x**p%order
  end function
  real(8) function quadrature(f, a, b, n)
    interface
      real(8) function f(x)
        real(8), intent(in) :: x
      end function
    end interface
    real(8), intent(in) :: a, b
    integer, intent(in) :: n
    integer :: i
    quadrature = 0
    do i = 1, n
      quadrature = quadrature + f(a + (b - a)*(i - 0.5d0)/n)*(b - a)/n
    end do
  end function
  real(8) function bell(x)
    real(8), intent(in) :: x
    bell = exp(-x*x)
  end function
end module
