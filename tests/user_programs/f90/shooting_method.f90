! A boundary value problem by shooting: internal procedures as arguments, procedure dummies with abstract interfaces,
! optional arguments, keywords, and array-valued functions.
module solvers
   implicit none
   integer, parameter :: dp = selected_real_kind(15, 300)
   abstract interface
      function slope(t, y) result(dy)
         import :: dp
         real(dp), intent(in) :: t, y(:)
         real(dp) :: dy(size(y))
      end function
      real(dp) function scalar_function(s)
         import :: dp
         real(dp), intent(in) :: s
      end function
   end interface
   type :: report
      integer :: evaluations = 0
      real(dp) :: error = huge(1d0)
      logical :: converged = .false.
   end type
contains
   function march(f, y0, from, to, steps, trajectory) result(y)
      procedure(slope) :: f
      real(dp), intent(in) :: y0(:), from, to
      integer, intent(in), optional :: steps
      real(dp), intent(out), allocatable, optional :: trajectory(:, :)
      real(dp) :: y(size(y0)), h, t
      real(dp), dimension(size(y0)) :: k1, k2, k3, k4
      integer :: i, m
      m = 20
      if (present(steps)) m = steps
      if (present(trajectory)) allocate (trajectory(size(y0), 0:m))
      h = (to - from) / m
      y = y0
      if (present(trajectory)) trajectory(:, 0) = y
      do i = 1, m
         t = from + (i - 1) * h
         k1 = f(t, y)
         k2 = f(t + h / 2, y + h / 2 * k1)
         k3 = f(t + h / 2, y + h / 2 * k2)
         k4 = f(t + h, y + h * k3)
         y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
         if (present(trajectory)) trajectory(:, i) = y
      end do
   end function
   subroutine find_root(g, s, tolerance, info)
      procedure(scalar_function) :: g
      real(dp), intent(inout) :: s
      real(dp), intent(in), optional :: tolerance
      type(report), intent(out), optional :: info
      real(dp) :: a, b, fa, fb, eps
      integer :: i
      eps = 1e-13_dp
      if (present(tolerance)) eps = tolerance
      a = s
      b = s + 0.1_dp
      fa = g(a)
      do i = 1, 30
         fb = g(b)
         if (abs(fb) < eps) exit
         s = b - fb * (b - a) / (fb - fa)
         a = b
         fa = fb
         b = s
      end do
      s = b
      if (present(info)) info = report(i + 1, abs(fb), i <= 30)
   end subroutine
   pure real(dp) function simpson(values, h)
      real(dp), intent(in) :: values(0:), h
      integer :: m
      m = ubound(values, 1)
      simpson = h / 3 * (values(0) + values(m) + 4 * sum(values(1:m-1:2)) + 2 * sum(values(2:m-2:2)))
   end function
end module
subroutine hanging_chain(x, n, y)
   use solvers
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   real(dp) :: start, final(2), weight, stiffness
   real(dp), allocatable :: path(:, :)
   type(report) :: info
   weight = x(1)
   stiffness = x(2)
   start = 0
   call find_root(miss, start, info=info)
   if (.not. info%converged) error stop 'no root'
   final = march(rhs, [x(3), start], 0d0, 1d0, steps=20, trajectory=path)
   y = simpson(path(1, :) * sqrt(1 + path(2, :)**2), 0.05_dp) + final(2) * 0.1_dp
   weight = 2 * weight
   call find_root(s=start, g=miss, tolerance=1e-12_dp)
   y = y + start**2
contains
   function rhs(t, y) result(dy)
      real(dp), intent(in) :: t, y(:)
      real(dp) :: dy(size(y))
      dy(1) = y(2)
      dy(2) = weight * sqrt(1 + y(2)**2) / stiffness + 0.2_dp * sin(3 * t) * y(1)
   end function
   real(dp) function miss(s)
      real(dp), intent(in) :: s
      real(dp) :: end_state(2)
      end_state = march(rhs, [x(3), s], 0d0, 1d0)
      miss = end_state(1) - x(4)
   end function
end subroutine
program main
   interface
      subroutine hanging_chain(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(hanging_chain, [0.8d0, 1.3d0, 1d0, 1.2d0], 'shooting')
contains
   include '../expect_modes.inc'
end program
