module grow
  implicit none
contains
  subroutine append(values, extra)
    real(8), allocatable, intent(inout) :: values(:)
    real(8), intent(in) :: extra
    values = [values * extra, extra]
    values = values(2:)
  end subroutine

  subroutine select(values, kept)
    real(8), intent(in) :: values(:)
    real(8), allocatable, intent(out) :: kept(:)
    kept = pack(values, values > 0.0d0)
    kept = kept**2
  end subroutine

  subroutine outer(a, b, c)
    real(8), allocatable, intent(in) :: a(:), b(:)
    real(8), allocatable, intent(out) :: c(:, :)
    integer :: j
    if (size(a) > 5) return
    allocate(c(size(a), size(b)))
    do j = 1, size(b)
      c(:, j) = a * b(j)
    end do
  end subroutine

  subroutine aim(values, at)
    real(8), pointer, intent(inout) :: at(:)
    real(8), target, intent(in) :: values(:)
    at => values
  end subroutine
end module
