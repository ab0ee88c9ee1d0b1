! The partials of a church bell: profile in a module, its material laws and its eigenproblem in
! submodules. The lowest frequencies come from inverse iteration on a banded ring model.
module bell_types
   implicit none
   integer, parameter :: dp = kind(1d0)
   type :: alloy
      real(dp) :: copper = 0.78_dp, tin = 0.22_dp, lead = 0.0_dp
   end type alloy
   type :: profile
      type(alloy) :: metal
      real(dp), allocatable :: radius(:), thickness(:)
   end type profile
   type :: spectrum
      real(dp), allocatable :: partial(:)
   end type spectrum
   interface
      module pure real(dp) function youngs(metal)
         type(alloy), intent(in) :: metal
      end function youngs
      module pure real(dp) function density(metal)
         type(alloy), intent(in) :: metal
      end function density
      module function ring(p, modes) result(s)
         type(profile), intent(in) :: p
         integer, intent(in) :: modes
         type(spectrum) :: s
      end function ring
      module subroutine cast_profile(p, x)
         type(profile), intent(inout) :: p
         real(dp), intent(in) :: x(:)
      end subroutine cast_profile
   end interface
end module bell_types

submodule(bell_types) materials
   implicit none
   real(dp), parameter :: moduli(3) = [12.4_dp, 5.0_dp, 1.6_dp], densities(3) = [8.96_dp, 7.27_dp, 11.3_dp]
contains
   module procedure youngs
      youngs = dot_product(moduli, [metal%copper, metal%tin, metal%lead]) - 2*metal%copper*metal%tin
   end procedure youngs
   module procedure density
      density = 1/sum([metal%copper, metal%tin, metal%lead]/densities)
   end procedure density
end submodule materials

submodule(bell_types) shape_of_bell
   implicit none
contains
   module procedure cast_profile
      integer :: i, n
      real(dp) :: s
      n = size(p%radius)
      p%metal%tin = x(1)
      p%metal%lead = x(2)
      p%metal%copper = 1 - x(1) - x(2)
      do i = 1, n
         s = real(i - 1, dp)/(n - 1)
         p%radius(i) = bezier(s, x(3:6))
         p%thickness(i) = x(7)*(1 + x(8)*s**2)
      end do
   end procedure cast_profile

   recursive pure function bezier(s, c) result(v)
      real(dp), intent(in) :: s, c(:)
      real(dp) :: v
      if (size(c) == 1) then
         v = c(1)
      else
         v = (1 - s)*bezier(s, c(:size(c) - 1)) + s*bezier(s, c(2:))
      end if
   end function bezier
end submodule shape_of_bell

submodule(bell_types) vibration
   implicit none
contains
   module procedure ring
      real(dp), allocatable :: k(:, :), q(:, :), m(:), y(:)
      real(dp) :: e, rho, lambda
      integer :: i, it, mode, n
      n = size(p%radius)
      e = youngs(p%metal)
      rho = density(p%metal)
      allocate (k(n, n), q(n, modes), m(n), source=0d0)
      do i = 1, n
         m(i) = rho*p%thickness(i)*p%radius(i)
         k(i, i) = e*p%thickness(i)/p%radius(i) + 0.5_dp
         if (i < n) then
            associate (bend => e*(0.5_dp*(p%thickness(i) + p%thickness(i + 1)))**3)
               k(i, i) = k(i, i) + bend
               k(i + 1, i + 1) = k(i + 1, i + 1) + bend
               k(i, i + 1) = -bend
               k(i + 1, i) = -bend
            end associate
         end if
      end do
      allocate (s%partial(modes))
      do mode = 1, modes
         y = [(1 + 0.3_dp*sin(1.0_dp*i*mode), i=1, n)]
         do it = 1, 60
            y = solve(k, m*y)
            do i = 1, mode - 1
               y = y - dot_product(q(:, i), m*y)*q(:, i)
            end do
            y = y/sqrt(dot_product(y, m*y))
         end do
         lambda = dot_product(y, matmul(k, y))
         q(:, mode) = y
         s%partial(mode) = sqrt(lambda)
      end do
   end procedure ring

   pure function solve(k, b) result(x)
      real(dp), intent(in) :: k(:, :), b(:)
      real(dp) :: x(size(b)), a(size(b), size(b)), f
      integer :: i, j
      a = k
      x = b
      do j = 1, size(b)
         do i = j + 1, size(b)
            f = a(i, j)/a(j, j)
            if (f == 0) cycle
            a(i, j:) = a(i, j:) - f*a(j, j:)
            x(i) = x(i) - f*x(j)
         end do
      end do
      do j = size(b), 1, -1
         x(j) = (x(j) - dot_product(a(j, j + 1:), x(j + 1:)))/a(j, j)
      end do
   end function solve
end submodule vibration

program bell_casting
   use ltoad
   use bell_types
   implicit none
   real(dp) :: x(8), dx(8), y(8), value, up, fd
   integer :: i
   x = [0.22_dp, 0.01_dp, 0.5_dp, 0.55_dp, 0.7_dp, 1.0_dp, 0.3_dp, 0.5_dp]
   call ltoad_gradient(dissonance, x, dx, value)
   print *, 'dissonance', value
   do i = 1, 8
      y = x
      y(i) = x(i) + 1e-6_dp
      up = dissonance(y)
      y(i) = x(i) - 1e-6_dp
      fd = (up - dissonance(y))/2e-6_dp
      print '(i3, 2es18.9)', i, dx(i), fd
      if (.not. abs(fd - dx(i)) <= 1e-5_dp*max(1e-2_dp, abs(fd))) error stop 1
   end do
contains
   real(dp) function dissonance(x)
      real(dp), intent(in) :: x(:)
      type(profile) :: p
      type(spectrum) :: s
      real(dp), parameter :: wanted(3) = [1.0_dp, 2.0_dp, 2.4_dp]
      allocate (p%radius(7), p%thickness(7))
      call cast_profile(p, x)
      s = ring(p, 3)
      dissonance = sum((s%partial/s%partial(1) - wanted)**2) + 0.1_dp*s%partial(1)
   end function dissonance
end program bell_casting
