! Small kernels over arrays of two kinds of real, of rank 0 to 3.
module kernels
  use iso_fortran_env, only: real32, real64, int8, int64
  implicit none
contains
  ! Weighted residual of a stencil, with a mask and a boundary switch.
  function misfit(field, mask, weight, periodic) result(total)
    real(real64), intent(in) :: field(:, :)
    logical, intent(in) :: mask(:, :)
    real(real64), intent(in) :: weight
    logical, intent(in) :: periodic
    real(real64) :: total
    integer :: i, j, up
    total = 0
    do j = 1, size(field, 2)
      do i = 1, size(field, 1)
        if (.not. mask(i, j)) cycle
        up = i + 1
        if (up > size(field, 1)) then
          if (.not. periodic) cycle
          up = 1
        end if
        total = total + weight * (field(up, j) - field(i, j))**2 + sin(field(i, j))
      end do
    end do
  end function misfit

  subroutine moments(a, n, m, l, mean, spread, largest, where)
    integer, intent(in) :: n, m, l
    real(real64), intent(in) :: a(n, m, l)
    real(real64), intent(out) :: mean(m, l), spread(m, l), largest
    integer, intent(out) :: where(3)
    integer :: j, k
    do k = 1, l
      do j = 1, m
        mean(j, k) = sum(a(:, j, k)) / max(n, 1)
        spread(j, k) = sum((a(:, j, k) - mean(j, k))**2)
      end do
    end do
    largest = maxval(a)
    where = maxloc(a)
  end subroutine moments

  subroutine blend(a, b, n, power)
    integer, intent(in) :: n
    integer(int8), intent(in) :: power
    real(real32), intent(inout) :: a(n)
    real(real32), intent(in) :: b(n)
    a = a**power * b + a
  end subroutine blend
end module kernels
