! Numerics: procedures as arguments, an interface block, an adaptive Simpson rule, optional arguments.
module model
   implicit none
   abstract interface
      real(8) function integrand(t, p)
         real(8), intent(in) :: t, p(:)
      end function
   end interface
   integer :: evaluations = 0
contains
   real(8) function bump(t, p)
      real(8), intent(in) :: t, p(:)
      bump = p(1) * exp(-p(2) * (t - p(3))**2)
   end function
   real(8) function wave(t, p)
      real(8), intent(in) :: t, p(:)
      wave = sin(p(1) * t) / (1 + p(2)**2 * t)
   end function
   recursive function simpson(f, p, a, b, tolerance, depth) result(s)
      procedure(integrand) :: f
      real(8), intent(in) :: p(:), a, b, tolerance
      integer, intent(in), optional :: depth
      real(8) :: s, m, whole, left, right
      integer :: d
      d = 0
      if (present(depth)) d = depth
      m = (a + b) / 2
      whole = rule(a, b)
      left = rule(a, m)
      right = rule(m, b)
      if (abs(left + right - whole) < tolerance .or. d > 8) then
         s = left + right
      else
         s = simpson(f, p, a, m, tolerance / 2, d + 1) + simpson(f, p, m, b, tolerance / 2, d + 1)
      end if
   contains
      real(8) function rule(u, v)
         real(8), intent(in) :: u, v
         evaluations = evaluations + 3
         rule = (v - u) / 6 * (f(u, p) + 4 * f((u + v) / 2, p) + f(v, p))
      end function
   end function
   subroutine objective(x, e)
      real(8), intent(in) :: x(5)
      real(8), intent(out) :: e
      procedure(integrand), pointer :: chosen
      integer :: k
      e = 0
      do k = 1, 2
         chosen => bump
         if (k == 2) chosen => wave
         e = e + simpson(chosen, x(k:k+2), 0d0, x(5), 1d-3) * k
      end do
   end subroutine
end module
program main
   use ltoad
   use model
   implicit none
   integer, parameter :: n = 5
   integer, parameter :: at(4) = [-2, -1, 1, 2]
   real(8), parameter :: gap = 1d-4
   real(8) :: x(n), d(n), y(n), f(4), e, de, slope, tangent
   logical :: good
   integer :: i, k
   x = [0.7d0, 1.3d0, 0.6d0, 0.4d0, 2.1d0]
   d = 0; de = 1; good = .true.
   call enzyme_autodiff(objective, enzyme_dup, x, d, enzyme_dup, e, de)
   do i = 1, n
      do k = 1, 4
         y = x
         y(i) = y(i) + gap * at(k)
         call objective(y, f(k))
      end do
      slope = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * gap)
      y = 0
      y(i) = 1
      call enzyme_fwddiff(objective, enzyme_dup, x, y, enzyme_dup, e, tangent)
      if (.not. (abs(d(i) - slope) <= 1d-5 * (1 + abs(slope)) .and. abs(tangent - slope) <= 1d-5 * (1 + abs(slope)))) then
         print *, i, slope, d(i), tangent
         good = .false.
      end if
   end do
   if (all(d == 0) .or. .not. good) stop 1
   print *, 'OK'
end program
