module allocatable_dummies
  implicit none
contains
  subroutine fluxes(h, k, q)
    real(8), intent(in) :: h(:)
    real(8), intent(in) :: k(:)
    real(8), allocatable, intent(out) :: q(:)
    integer :: i
    allocate (q(size(h) - 1))
    do i = 1, size(h) - 1
      q(i) = -2*k(i)*k(i + 1)/(k(i) + k(i + 1))*(h(i + 1) - h(i))
    end do
  end subroutine fluxes

  function losses(q, n) result(r)
    real(8), allocatable, intent(in) :: q(:)
    integer, intent(in) :: n
    real(8) :: r
    r = sum(q**2)/n + q(1)
  end function losses

  subroutine refine(x, steps)
    real(8), allocatable, intent(inout) :: x(:, :)
    integer, intent(in) :: steps
    real(8), allocatable :: next(:, :)
    integer :: i
    do i = 1, steps
      next = sin(x)*x(1, 2)
      call move_alloc(next, x)
    end do
  end subroutine refine

  subroutine shorter(x, y)
    real(8), intent(in) :: x(:)
    real(8), allocatable, intent(out) :: y(:)
    y = x(2:)**2
  end subroutine shorter

  subroutine number(x, y)
    real(8), intent(in) :: x
    real(8), allocatable, intent(out) :: y
    y = x**2
  end subroutine number

  function squares(x) result(y)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: y(:)
    y = x**2
    y = [y, sum(y)]
  end function squares
end module allocatable_dummies
