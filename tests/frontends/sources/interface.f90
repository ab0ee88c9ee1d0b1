module interface_of_arrays
  implicit none
  integer, parameter :: dp = kind(1.0d0), three = 3
contains
  subroutine fill(n, m, table, rest, fixed, sized, chosen, info, y, scale)
    integer, intent(in) :: n, m
    integer, intent(in) :: chosen(m)
    real(dp), intent(in) :: table(n, &
         0:m), rest(*), fixed(three), sized(:, :) ! a comment, with commas
    integer, intent(out) :: info
    real(dp), dimension(2*n + 1), intent(out) :: y
    real(dp), intent(inout) :: scale
    y = table(1, chosen(1)) + rest(1) + fixed(3)
    y(1) = scale * sized(1, 1)
    scale = 2 * scale
    info = 0
  end subroutine
end module
