! Fermentation of beer: three sugars, yeast, flavours, temperature programme in pieces; Rosenbrock steps with a
! Jacobian by differences, formatted output of a type by a procedure of its own; gradient, Hessian, and the Jacobian of the kinetics.
module recipe_book
   implicit none
   integer, parameter :: dp = kind(0.d0)
   type recipe
      real(dp) :: sugars(3), yeast, temperature
   contains
      procedure, private :: print_recipe
      generic :: write(formatted) => print_recipe
   end type
contains
   subroutine print_recipe(dtv, unit, iotype, v_list, iostat, iomsg)
      class(recipe), intent(in) :: dtv
      integer, intent(in) :: unit
      character(*), intent(in) :: iotype
      integer, intent(in) :: v_list(:)
      integer, intent(out) :: iostat
      character(*), intent(inout) :: iomsg
      write (unit, '(a, 3f8.2, a, f6.2)', iostat=iostat, iomsg=iomsg) 'sugars', dtv%sugars, ' yeast', dtv%yeast
   end subroutine
end module

module brewing
   use recipe_book
   implicit none
   real(dp) :: affinity(3) = [1.1_dp, 0.9_dp, 0.5_dp], heat = 0.3_dp, programme(4) = [12.0_dp, 14.0_dp, 16.0_dp, 4.0_dp]
contains
   subroutine kinetics(y, dy)
      real(dp), intent(in) :: y(:)
      real(dp), intent(out) :: dy(:)
      real(dp) :: uptake(3), arrhenius
      arrhenius = exp(0.07_dp*(y(6) - 12))
      uptake = affinity*arrhenius*y(1:3)/(2 + y(1:3))*y(4)
      uptake(2) = uptake(2)*3/(3 + y(1))
      uptake(3) = uptake(3)*2/(2 + y(1) + y(2))
      dy(1:3) = -uptake
      dy(4) = 0.1_dp*sum(uptake) - 0.03_dp*arrhenius*y(4)*y(5)/(5 + y(5))
      dy(5) = 0.5_dp*sum(uptake)
      dy(6) = heat*sum(uptake) - 0.8_dp*(y(6) - y(7))
      dy(7) = 0
   end subroutine
   subroutine rosenbrock_step(y, h)
      real(dp), intent(inout) :: y(:)
      real(dp), intent(in) :: h
      real(dp) :: j(size(y), size(y)), f(size(y)), k1(size(y)), k2(size(y)), e(size(y))
      real(dp), parameter :: gamma = 1 - sqrt(0.5_dp)
      integer :: i
      f = 0
      call kinetics(y, f)
      do i = 1, size(y)
         e = y
         e(i) = e(i) + 1e-4_dp
         call kinetics(e, j(:, i))
         j(:, i) = -gamma*h*(j(:, i) - f)/1e-4_dp
         j(i, i) = j(i, i) + 1
      end do
      k1 = solved(j, f)
      e = y + h*k1
      call kinetics(e, f)
      k2 = solved(j, f - 2*k1)
      y = y + 1.5_dp*h*k1 + 0.5_dp*h*k2
   end subroutine
   pure function solved(a, b) result(x)
      real(dp), intent(in) :: a(:, :), b(:)
      real(dp), allocatable :: x(:)
      real(dp) :: m(size(b), size(b) + 1)
      integer :: i, k, n
      n = size(b)
      m(:, :n) = a
      m(:, n + 1) = b
      do k = 1, n
         m(k, :) = m(k, :)/m(k, k)
         do i = 1, n
            if (i /= k) m(i, :) = m(i, :) - m(i, k)*m(k, :)
         end do
      end do
      x = m(:, n + 1)
   end function
   real(dp) function quality(x) result(q)
      real(dp), intent(in) :: x(:)
      type(recipe) :: r
      real(dp) :: y(7)
      character(80) :: note
      integer :: day
      r = recipe([x(1), x(2), 10.0_dp], x(3), x(4))
      y = [r%sugars, r%yeast, 0.0_dp, r%temperature, r%temperature]
      q = 0
      do day = 1, 16
         y(7) = x(4) + programme(1 + (day - 1)/4) - 12
         call rosenbrock_step(y, 0.5_dp)
         q = q - 0.1_dp*(y(6) - 14)**2
      end do
      write (note, *) r
      q = q + y(5) - 0.2_dp*sum(y(1:3)**2) + index(note, 'sugars')
   end function
end module

program beer_fermentation
   use brewing
   use ltoad
   implicit none
   real(dp) :: x(4) = [30.0_dp, 60.0_dp, 2.0_dp, 12.5_dp], g(4), h(4, 4), p(4), gp(4), gm(4), fd, jac(7, 7), f(7)
   integer :: i
   call ltoad_gradient(quality, x, g)
   call ltoad_hessian(quality, x, h)
   do i = 1, 4
      p = x
      p(i) = x(i)*(1 + 1e-5_dp)
      fd = quality(p)
      call ltoad_gradient(quality, p, gp)
      p(i) = x(i)*(1 - 1e-5_dp)
      fd = (fd - quality(p))/(2e-5_dp*x(i))
      call ltoad_gradient(quality, p, gm)
      gp = (gp - gm)/(2e-5_dp*x(i))
      print '(6es14.6)', g(i), fd, h(:, i)
      if (abs(fd - g(i)) > 1e-5_dp*(1 + abs(fd))) stop 1
      if (maxval(abs(gp - h(:, i))) > 1e-5_dp*(1 + maxval(abs(gp)))) stop 2
   end do
   if (any(g == 0) .or. all(h == 0)) stop 3
   call ltoad_jacobian(kinetics, [5.0_dp, 6.0_dp, 7.0_dp, 2.0_dp, 1.0_dp, 13.0_dp, 12.0_dp], f, jac)
   if (jac(7, 7) /= 0 .or. abs(jac(6, 7) - 0.8_dp) > 1e-12_dp .or. any(f(1:3) >= 0)) stop 4
end program
