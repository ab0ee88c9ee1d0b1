! Requests of every spelling: shadows of objects with allocatable components, of CLASS dummies, several tangents at once, constants.
module markets
   implicit none
   type :: market
      real(8) :: rate = 0
      real(8), allocatable :: price(:), weight(:, :)
      integer :: days = 5
      character(8) :: name = 'none'
   end type
   type, extends(market) :: hedged
      real(8) :: ratio = 0.5d0
   end type
contains
   subroutine evolve(m, shock, out)
      class(market), intent(inout) :: m
      real(8), intent(in) :: shock(:)
      real(8), intent(out) :: out
      integer :: t
      do t = 1, m%days
         m%price = m%price * exp(m%rate * 0.1d0 + shock(t)) + 0.1d0 * matmul(m%weight, m%price)
         select type (m)
         type is (hedged)
            m%price = m%price * (1 - 0.1d0 * m%ratio)
         end select
      end do
      out = sum(m%price) + product(shock(1:2) + 1)
   end subroutine
   real(8) function fair(a, b)
      real(8), intent(in) :: a, b
      fair = a**2 * exp(b)
   end function
   subroutine fresh(m, rate, ratio)
      class(market), intent(inout) :: m
      real(8), intent(in) :: rate, ratio
      integer :: i
      m%rate = rate
      m%price = [1d0, 2d0, 0.5d0]
      m%weight = reshape([(0.05d0 * i, i = 1, 9)], [3, 3])
      select type (m)
      type is (hedged)
         m%ratio = ratio
      end select
   end subroutine
end module
program main
   use markets
   use ltoad
   implicit none
   interface
      subroutine enzyme_autodiff_market(f, is_m, m, dm, is_s, s, ds, is_out, out, dout)
         import :: market
         external :: f
         integer :: is_m, is_s, is_out
         class(market) :: m, dm
         real(8) :: s(:), ds(:), out, dout
      end subroutine
      subroutine enzyme_fwddiff_market(f, is_m, m, dm, is_s, s, is_out, out, dout)
         import :: market
         external :: f
         integer :: is_m, is_s, is_out
         class(market) :: m, dm
         real(8) :: s(:), out, dout
      end subroutine
   end interface
   type(hedged) :: m, dm
   real(8) :: shock(5) = [0.1d0, -0.2d0, 0.05d0, 0.15d0, -0.1d0], ds(5), out, dout, up, down, h, slope
   real(8) :: x(2) = [1.5d0, 0.5d0], one(2), lanes(3), directions(3), got
   integer :: i
   call fresh(m, 0.3d0, 0.4d0)
   call fresh(dm, 0d0, 0d0)
   dm%price = 0; dm%weight = 0; ds = 0
   dout = 1
   call enzyme_autodiff_market(evolve, enzyme_dup, m, dm, enzyme_dup, shock, ds, enzyme_dup, out, dout)
   h = 1d-5
   do i = 1, 4
      call value(i, h, up)
      call value(i, -h, down)
      got = merge(dm%rate, merge(dm%ratio, merge(dm%price(2), dm%weight(1, 2), i == 3), i == 2), i == 1)
      print *, i, got, (up - down) / (2 * h)
      if (abs(got - (up - down) / (2 * h)) > 1d-7 * (1 + abs(got)) .or. got == 0) stop 1
   end do
   shock(4) = shock(4) + h
   call value(0, 0d0, up)
   shock(4) = shock(4) - 2 * h
   call value(0, 0d0, down)
   shock(4) = shock(4) + h
   if (abs(ds(4) - (up - down) / (2 * h)) > 1d-7) stop 2
   slope = dm%rate
   call fresh(m, 0.3d0, 0.4d0)
   call fresh(dm, 1d0, 0d0)
   dm%price = 0; dm%weight = 0; dout = 0
   call enzyme_fwddiff_market(evolve, enzyme_dup, m, dm, enzyme_const, shock, enzyme_dup, out, dout)
   if (abs(dout - slope) > 1d-10) stop 3
   one = 0
   got = enzyme_autodiff_r8(fair, enzyme_dup, x(1), one(1), enzyme_dup, x(2), one(2))
   print *, one
   if (abs(one(1) - 2 * 1.5d0 * exp(0.5d0)) > 1d-12 .or. abs(one(2) - fair(x(1), x(2))) > 1d-12) stop 4
   got = enzyme_fwddiff_r8(fair, enzyme_dup, x(1), 1d0, enzyme_const, x(2))
   if (abs(got - one(1)) > 1d-12) stop 5
contains
   subroutine value(which, step, y)
      integer, intent(in) :: which
      real(8), intent(in) :: step
      real(8), intent(out) :: y
      type(hedged) :: c
      call fresh(c, 0.3d0, 0.4d0)
      if (which == 1) c%rate = c%rate + step
      if (which == 2) c%ratio = c%ratio + step
      if (which == 3) c%price(2) = c%price(2) + step
      if (which == 4) c%weight(1, 2) = c%weight(1, 2) + step
      call evolve(c, shock, y)
   end subroutine
end program
