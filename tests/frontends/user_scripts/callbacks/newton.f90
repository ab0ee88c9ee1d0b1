module newton
  implicit none
  abstract interface
     function scalar(x, p) result(y)
       real(8), intent(in) :: x
       real(8), intent(in) :: p
       real(8) :: y
     end function
  end interface
contains
  function secant_root(f, x0, x1, p) result(x)
    procedure(scalar) :: f
    real(8), intent(in) :: x0, x1, p
    real(8) :: x, before, f0, f1, next
    integer :: i
    before = x0
    x = x1
    do i = 1, 60
       f0 = f(before, p)
       f1 = f(x, p)
       if (abs(f1 - f0) < 1d-300 .or. abs(x - before) < 1d-15) exit
       next = x - f1 * (x - before) / (f1 - f0)
       before = x
       x = next
    end do
  end function
end module

module equations
contains
  function kepler(e, m) result(y)
    real(8), intent(in) :: e, m
    real(8) :: y
    y = e - 0.3d0 * sin(e) - m
  end function
end module
