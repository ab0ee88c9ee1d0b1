! Measles in age groups: contact matrix by spread and reshape, vaccination by cohorts (eoshift each year), school terms,
! a generic integrator over a "state" type with overloaded operators and defined assignment.
module epi_types
   use iso_fortran_env, only: r8 => real64, int32
   implicit none
   integer, parameter :: groups = 6
   type :: population
      real(r8), dimension(groups) :: s = 0, e = 0, i = 0, r = 0
   end type
   interface operator(+)
      procedure sum_of
   end interface
   interface operator(*)
      procedure times
   end interface
   interface assignment(=)
      procedure from_number
   end interface
   interface operator(.infected.)
      procedure infected
   end interface
contains
   pure type(population) function sum_of(a, b)
      type(population), intent(in) :: a, b
      sum_of%s = a%s + b%s
      sum_of%e = a%e + b%e
      sum_of%i = a%i + b%i
      sum_of%r = a%r + b%r
   end function
   pure type(population) function times(f, a)
      real(r8), intent(in) :: f
      type(population), intent(in) :: a
      times = population(f*a%s, f*a%e, f*a%i, f*a%r)
   end function
   pure subroutine from_number(a, x)
      type(population), intent(out) :: a
      real(r8), intent(in) :: x
      a%s = x
   end subroutine
   pure real(r8) function infected(a)
      type(population), intent(in) :: a
      infected = sum(a%e) + sum(a%i)
   end function
end module

module epi_dynamics
   use epi_types
   implicit none
   type :: parameters
      real(r8) :: beta, sigma, gamma, term
      real(r8) :: contacts(groups, groups)
   contains
      procedure, pass(p) :: rates
   end type
contains
   pure function rates(y, t, p) result(dy)
      type(population), intent(in) :: y
      real(r8), intent(in) :: t
      class(parameters), intent(in) :: p
      type(population) :: dy
      real(r8) :: force(groups), season
      season = 1
      if (mod(t, 1.0_r8) > 0.6_r8 .and. mod(t, 1.0_r8) < 0.75_r8) season = p%term
      force = season*p%beta*matmul(p%contacts, y%i)/sum(y%s + y%e + y%i + y%r)
      dy%s = -force*y%s
      dy%e = force*y%s - p%sigma*y%e
      dy%i = p%sigma*y%e - p%gamma*y%i
      dy%r = p%gamma*y%i
   end function
   subroutine birthday(y, coverage)
      type(population), intent(inout) :: y
      real(r8), intent(in) :: coverage
      real(r8) :: births, table(groups, 4)
      births = sum([y%s(groups), y%e(groups), y%i(groups), y%r(groups)])
      table = reshape([y%s, y%e, y%i, y%r], shape(table))
      table = eoshift(table, shift=-1, boundary=[births, 0.0_r8, 0.0_r8, 0.0_r8], dim=1)
      table(1:2, 4) = table(1:2, 4) + coverage*table(1:2, 1)
      table(1:2, 1) = (1 - coverage)*table(1:2, 1)
      y = population(table(:, 1), table(:, 2), table(:, 3), table(:, 4))
   end subroutine
   subroutine burden(theta, cost)
      real(r8), intent(in) :: theta(5)
      real(r8), intent(out) :: cost
      type(parameters) :: p
      type(population) :: y, k1, k2, k3, k4
      real(r8) :: h, w(groups)
      integer(int32) :: year, day, a
      w = [(exp(-0.3_r8*a), a=1, groups)]
      p%contacts = spread(w, 2, groups)*spread(w, 1, groups)
      forall (a=1:groups) p%contacts(a, a) = p%contacts(a, a) + 0.6_r8
      p%beta = theta(1)
      p%sigma = theta(2)
      p%gamma = theta(3)
      p%term = theta(5)
      y = 100.0_r8
      y%i(2) = 1
      h = 1/40.0_r8
      cost = 0
      do year = 1, 3
         do day = 0, 39
            k1 = p%rates(y, year + day*h)
            k2 = p%rates(y + (h/2)*k1, year + (day + 0.5_r8)*h)
            k3 = p%rates(y + (h/2)*k2, year + (day + 0.5_r8)*h)
            k4 = p%rates(y + h*k3, year + (day + 1)*h)
            y = y + (h/6)*(k1 + 2.0_r8*k2 + 2.0_r8*k3 + k4)
            cost = cost + h*.infected.y
         end do
         call birthday(y, theta(4))
      end do
      cost = cost + maxval(y%i/(1 + y%s), mask=y%s > 1) + count(y%r > 1e9_r8)
   end subroutine
end module

program measles_cohorts
   use epi_dynamics
   use ltoad
   implicit none
   real(r8) :: theta(5) = [30.0_r8, 12.0_r8, 10.0_r8, 0.4_r8, 0.5_r8], d(5), t(5), up, down, h, fd, cost, seed
   integer :: i
   d = 0
   cost = 0
   seed = 1
   call enzyme_autodiff(burden, enzyme_dup, theta, d, enzyme_dup, cost, seed)
   do i = 1, 5
      h = 1e-5_r8*theta(i)
      t = theta; t(i) = theta(i) + h
      call burden(t, up)
      t(i) = theta(i) - h
      call burden(t, down)
      fd = (up - down)/(2*h)
      write (*, '(i3, 2g20.11)') i, d(i), fd
      if (abs(d(i) - fd) > 1e-6_r8*(1 + abs(fd))) error stop 'mismatch'
      if (d(i) == 0) error stop 'zero'
   end do
end program
