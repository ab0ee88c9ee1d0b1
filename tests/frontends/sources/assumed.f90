! Arrays that come with their sizes, derived types and strings.
module assumed
  implicit none
  type :: parameters
    real(8) :: a, b(2, 3)
    integer :: n
  end type
contains
  subroutine scaled(x, y, p, name)
    real(8), intent(in) :: x(:, :)
    real(8), intent(inout) :: y(:)
    type(parameters), intent(in) :: p
    character(*), intent(in) :: name
    integer :: i
    do i = 1, size(x, 2)
      y = y + p%a * x(:, i)**2 + p%b(2, 3) * len(name) + p%b(1, 2) * p%n
    end do
    if (name == 'twice') y = 2 * y
  end subroutine
end module
