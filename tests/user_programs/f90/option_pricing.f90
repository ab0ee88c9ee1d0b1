! Prices of options by trees and paths: submodules, arrays of procedure pointers, random numbers, sorting,
! select case on characters, and generic interfaces over kinds.
module pricing
   use, intrinsic :: iso_fortran_env, only: sp => real32, dp => real64, int64
   implicit none
   abstract interface
      pure real(dp) function payoff(spot, strike)
         import :: dp
         real(dp), intent(in) :: spot, strike
      end function
   end interface
   type :: contract
      character(len=8) :: kind
      real(dp) :: strike, expiry
      logical :: american = .false.
      procedure(payoff), pointer, nopass :: pays => null()
   end type
   interface clamp
      module procedure clamp_sp, clamp_dp
   end interface
   interface
      module function by_tree(c, spot, rate, sigma, steps) result(price)
         type(contract), intent(in) :: c
         real(dp), intent(in) :: spot, rate, sigma
         integer, intent(in) :: steps
         real(dp) :: price
      end function
      module function by_paths(c, spot, rate, sigma, paths) result(price)
         type(contract), intent(in) :: c
         real(dp), intent(in) :: spot, rate, sigma
         integer, intent(in) :: paths
         real(dp) :: price
      end function
   end interface
contains
   elemental real(dp) function clamp_dp(x, low, high)
      real(dp), intent(in) :: x, low, high
      clamp_dp = min(max(x, low), high)
   end function
   elemental real(sp) function clamp_sp(x, low, high)
      real(sp), intent(in) :: x, low, high
      clamp_sp = min(max(x, low), high)
   end function
   pure real(dp) function call_pays(spot, strike) result(v)
      real(dp), intent(in) :: spot, strike
      v = max(spot - strike, 0d0)
   end function
   pure real(dp) function put_pays(spot, strike) result(v)
      real(dp), intent(in) :: spot, strike
      v = max(strike - spot, 0d0)
   end function
   pure real(dp) function smooth_digital(spot, strike) result(v)
      real(dp), intent(in) :: spot, strike
      v = 0.5_dp * (1 + erf((spot - strike) / 10))
   end function
   type(contract) function new_contract(kind, strike, expiry) result(c)
      character(len=*), intent(in) :: kind
      real(dp), intent(in) :: strike, expiry
      c%kind = kind
      c%strike = strike
      c%expiry = expiry
      select case (kind(1:1))
      case ('c', 'C'); c%pays => call_pays
      case ('p':'q'); c%pays => put_pays
      case default; c%pays => smooth_digital
      end select
      c%american = kind(len_trim(kind):) == '*'
   end function
end module
submodule (pricing) trees
   implicit none
contains
   module procedure by_tree
      real(dp) :: values(0:steps), up, p, discount, dt
      integer :: i, j
      dt = c%expiry / steps
      up = exp(sigma * sqrt(dt))
      discount = exp(-rate * dt)
      p = (exp(rate * dt) - 1 / up) / (up - 1 / up)
      values = [(c%pays(spot * up**(2 * j - steps), c%strike), j = 0, steps)]
      do i = steps - 1, 0, -1
         values(0:i) = discount * (p * values(1:i+1) + (1 - p) * values(0:i))
         if (c%american) then
            do j = 0, i
               values(j) = max(values(j), c%pays(spot * up**(2 * j - i), c%strike))
            end do
         end if
      end do
      price = values(0)
   end procedure
end submodule
submodule (pricing) paths
   implicit none
   integer(int64), parameter :: multiplier = 6364136223846793005_int64
contains
   module procedure by_paths
      integer(int64) :: state
      real(dp) :: s, average, u1, u2, total
      integer :: path, step
      state = 42
      total = 0
      do path = 1, paths
         s = spot
         average = 0
         do step = 1, 6
            u1 = uniform(state)
            u2 = uniform(state)
            s = s * exp((rate - sigma**2 / 2) * c%expiry / 6 + sigma * sqrt(c%expiry / 6) &
               * sqrt(-2 * log(u1)) * cos(6.283185307179586_dp * u2))
            average = average + s / 6
         end do
         total = total + c%pays(clamp(average, 1d0, 1d3), c%strike)
      end do
      price = exp(-rate * c%expiry) * total / paths
   end procedure
   real(dp) function uniform(state)
      integer(int64), intent(inout) :: state
      state = state * multiplier + 1442695040888963407_int64
      uniform = (real(ishft(state, -12), dp) + 0.5_dp) / 2d0**52
   end function
end submodule
subroutine portfolio(x, n, y)
   use pricing
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   type(contract) :: book(4)
   integer :: i
   book = [new_contract('call', 101d0, 1d0), new_contract('put*', 98.3d0, 0.5d0), new_contract('digital', x(4), 0.7d0), &
      new_contract('put', 102.7d0, 1.5d0)]
   y = 0
   do i = 1, size(book)
      y = y + by_tree(book(i), x(1), x(2), x(3), 9) / i
      if (.not. book(i)%american) y = y + by_paths(book(i), x(1), x(2), x(3), 12)
   end do
end subroutine
program main
   interface
      subroutine portfolio(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(portfolio, [100d0, 0.04d0, 0.22d0, 95d0], 'portfolio')
contains
   include '../expect_modes.inc'
end program
