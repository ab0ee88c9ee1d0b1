! Wells in a confined aquifer: Theis function, superposition, optional drawdown limits, array of derived types with pointers
module wells
   implicit none
   type :: well
      real(8) :: x, y, rate
      real(8), pointer :: schedule(:) => null()
   end type
   abstract interface
      pure real(8) function kernel(u)
         real(8), intent(in) :: u
      end function
   end interface
contains
   pure real(8) function theis(u) result(w)
      real(8), intent(in) :: u
      integer :: k
      real(8) :: term
      if (u < 1d0) then
         w = -0.5772156649015329d0 - log(u) + u
         term = u
         do k = 2, 30
            term = -term * u / k
            w = w + term / k
            if (abs(term) < 1d-18) exit
         end do
      else
         w = exp(-u) / (u + 1d0 / (1d0 + 1d0 / (u + 2d0 / (1d0 + 2d0 / (u + 3d0)))))
      end if
   end function
   real(8) function drawdown(ws, px, py, t, trans, stor, w, limit) result(s)
      type(well), intent(in) :: ws(:)
      real(8), intent(in) :: px, py, t, trans, stor
      procedure(kernel) :: w
      real(8), intent(in), optional :: limit
      integer :: i, j
      real(8) :: r2, before
      s = 0
      do i = 1, size(ws)
         r2 = (ws(i)%x - px)**2 + (ws(i)%y - py)**2
         before = 0
         do j = 1, size(ws(i)%schedule)
            if (t <= j - 1d0) exit
            s = s + (ws(i)%rate * ws(i)%schedule(j) - before) / (12.566d0 * trans) * w(r2 * stor / (4 * trans * (t - j + 1)))
            before = ws(i)%rate * ws(i)%schedule(j)
         end do
      end do
      if (present(limit)) s = min(s, limit)
   end function
   subroutine misfit(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(well) :: ws(2)
      real(8), target :: plan(3, 2)
      integer :: i
      plan = reshape([1d0, 0.5d0, x(5), 1d0, 1d0, x(6)], [3, 2])
      do i = 1, 2
         ws(i)%x = 10d0 * i; ws(i)%y = -3d0 * i; ws(i)%rate = x(2 + i)
         ws(i)%schedule => plan(:, i)
      end do
      y = 0
      do i = 1, 5
         y = y + (drawdown(ws, 2d0 * i, 1d0, 0.7d0 * i, exp(x(1)), exp(x(2)), theis) - 0.2d0 * i)**2
      end do
      y = y + drawdown(ws, 5d0, 5d0, 3.3d0, exp(x(1)), exp(x(2)), theis, limit=100d0)
   end subroutine
end module
program main
   use wells
   implicit none
   call verify(misfit, [1d0, -4d0, 3d0, 2d0, 0.7d0, 1.4d0], 'wells')
contains
   include '../expect.inc'
end program
