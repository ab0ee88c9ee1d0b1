! Two fermenters: a polymorphic allocatable component, arrays that grow on assignment in a loop, associate, a masked sum.
module fermenter_pair_mod
  use iso_fortran_env, only: dp => real64
  implicit none
  type, abstract :: kinetics
  contains
    procedure(rate_i), deferred :: rate
  end type
  abstract interface
    pure real(dp) function rate_i(self, s)
      import :: kinetics, dp
      class(kinetics), intent(in) :: self
      real(dp), intent(in) :: s
    end function
  end interface
  type, extends(kinetics) :: monod
    real(dp) :: vmax = 1, ks = 1
  contains
    procedure :: rate => monod_rate
  end type
  type, extends(monod) :: haldane
    real(dp) :: ki = 10
  contains
    procedure :: rate => haldane_rate
  end type
  type :: vessel
    real(dp), allocatable :: biomass(:)
    class(kinetics), allocatable :: law
  end type
contains
  pure real(dp) function monod_rate(self, s)
    class(monod), intent(in) :: self
    real(dp), intent(in) :: s
    monod_rate = self%vmax*s/(self%ks + s)
  end function
  pure real(dp) function haldane_rate(self, s)
    class(haldane), intent(in) :: self
    real(dp), intent(in) :: s
    haldane_rate = self%vmax*s/(self%ks + s + s**2/self%ki)
  end function
  real(dp) function yield_of(x)
    real(dp), intent(in) :: x(:)
    type(vessel), allocatable :: tanks(:)
    real(dp) :: s, mu
    integer :: i, step
    allocate(tanks(2))
    allocate(tanks(1)%law, source=monod(x(1), x(2)))
    allocate(tanks(2)%law, source=haldane(x(1), x(2), x(3)))
    yield_of = 0
    do i = 1, 2
      tanks(i)%biomass = [x(4)]
      s = x(5)
      do step = 1, 12
        mu = tanks(i)%law%rate(s)
        associate (b => tanks(i)%biomass(step))
          s = s + 0.1_dp*(0.2_dp*(x(5) - s) - mu*b)
        end associate
        tanks(i)%biomass = [tanks(i)%biomass, tanks(i)%biomass(step)*(1 + 0.1_dp*(mu - 0.2_dp))]
      end do
      yield_of = yield_of + sum(tanks(i)%biomass, mask=tanks(i)%biomass > 0.1_dp)
    end do
  end function
end module
program fermenter_pair
  use ltoad
  use fermenter_pair_mod
  implicit none
  real(dp) :: x(5) = [0.9_dp, 0.6_dp, 4._dp, 0.3_dp, 2._dp], g(5), p(5), q(5), d
  integer :: i
  call ltoad_gradient(yield_of, x, g)
  do i = 1, 5
    p = x; q = x; p(i) = p(i) + 1e-5_dp; q(i) = q(i) - 1e-5_dp
    d = (yield_of(p) - yield_of(q))/2e-5_dp
    if (.not. abs(d - g(i)) < 1e-6_dp*(1 + abs(d))) then
      print *, 'WRONG', i, g(i), d
      error stop 1
    end if
  end do
  print *, 'PASS'
end program
