! Polymers: an abstract potential with deferred procedures, extended types, a chain that holds them.
module potentials
   implicit none
   private
   integer, parameter, public :: dp = selected_real_kind(15)
   type, abstract, public :: potential
      real(dp) :: strength = 1
   contains
      procedure(energy_of), deferred :: energy
      procedure :: scale_by
      procedure, nopass :: version
   end type potential
   abstract interface
      pure real(dp) function energy_of(self, r)
         import :: potential, dp
         class(potential), intent(in) :: self
         real(dp), intent(in) :: r
      end function energy_of
   end interface
   type, extends(potential), public :: fene
      real(dp) :: longest = 1.5_dp
   contains
      procedure :: energy => fene_energy
   end type fene
   type, extends(potential), public :: lennard_jones
      real(dp) :: sigma = 1
      logical :: shifted = .false.
   contains
      procedure :: energy => lj_energy
   end type lennard_jones
contains
   subroutine scale_by(self, factor)
      class(potential), intent(inout) :: self
      real(dp), intent(in) :: factor
      self%strength = self%strength * factor
   end subroutine scale_by
   integer function version()
      version = 2
   end function version
   pure real(dp) function fene_energy(self, r) result(e)
      class(fene), intent(in) :: self
      real(dp), intent(in) :: r
      e = -0.5_dp * self%strength * self%longest**2 * log(1 - (r / self%longest)**2)
   end function fene_energy
   pure real(dp) function lj_energy(self, r) result(e)
      class(lennard_jones), intent(in) :: self
      real(dp), intent(in) :: r
      real(dp) :: s6
      e = 0
      if (r > 2.5_dp * self%sigma) return
      s6 = (self%sigma / r)**6
      e = 4 * self%strength * (s6**2 - s6)
      if (self%shifted) e = e + self%strength
   end function lj_energy
end module potentials

module chains
   use potentials
   implicit none
   type :: chain
      integer :: beads = 0
      real(dp), allocatable :: r(:, :)
   contains
      procedure :: load => chain_load
      procedure :: distance => chain_distance
      procedure :: total => chain_total
      procedure :: gyration
   end type chain
contains
   subroutine chain_load(self, x)
      class(chain), intent(inout) :: self
      real(dp), intent(in) :: x(:)
      self%beads = size(x) / 3
      self%r = reshape(x, [3, self%beads])
   end subroutine chain_load
   pure real(dp) function chain_distance(self, i, j) result(d)
      class(chain), intent(in) :: self
      integer, intent(in) :: i, j
      d = norm2(self%r(:, i) - self%r(:, j))
   end function chain_distance
   real(dp) function chain_total(self, bond, pair) result(e)
      class(chain), intent(in) :: self
      class(potential), intent(in) :: bond, pair
      integer :: i, j
      e = 0
      do i = 1, self%beads - 1
         e = e + bond%energy(self%distance(i, i + 1))
         do j = i + 2, self%beads
            e = e + pair%energy(self%distance(i, j))
         end do
      end do
   end function chain_total
   real(dp) function gyration(self)
      class(chain), intent(in) :: self
      real(dp) :: centre(3)
      centre = sum(self%r, dim=2) / self%beads
      gyration = sum((self%r - spread(centre, 2, self%beads))**2) / self%beads
   end function gyration
   subroutine free_energy(x, n, parameters, e)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n), parameters(3)
      real(dp), intent(out) :: e
      type(chain) :: c
      type(fene) :: bond
      type(lennard_jones) :: pair
      bond = fene(strength=parameters(1), longest=1.9_dp)
      pair = lennard_jones(sigma=parameters(2), shifted=.true.)
      call pair%scale_by(parameters(3))
      call c%load(x)
      e = c%total(bond, pair) + 0.3_dp * c%gyration() * bond%version()
   end subroutine free_energy
end module chains

program main
   use ltoad
   use chains
   implicit none
   integer, parameter :: n = 15
   real(dp) :: x(n), dx(n), p(3), dpar(3), e, seed, y(n), q(3), f(4), want
   real(dp), parameter :: h = 1e-4_dp
   integer, parameter :: at(4) = [-2, -1, 1, 2]
   integer :: i, k, wrong
   x = [0.0_dp, 0.1_dp, 0.0_dp, 1.0_dp, 0.2_dp, 0.1_dp, 1.9_dp, 0.7_dp, -0.1_dp, 2.1_dp, 1.6_dp, 0.3_dp, 1.2_dp, 2.0_dp, 0.6_dp]
   p = [3.0_dp, 0.95_dp, 0.7_dp]
   dx = 0; dpar = 0; seed = 1; wrong = 0
   call enzyme_autodiff(free_energy, enzyme_dup, x, dx, enzyme_const, n, enzyme_dup, p, dpar, enzyme_dup, e, seed)
   do i = 1, n + 3
      do k = 1, 4
         y = x
         q = p
         if (i <= n) then
            y(i) = y(i) + h * at(k)
         else
            q(i - n) = q(i - n) + h * at(k)
         end if
         call free_energy(y, n, q, f(k))
      end do
      want = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * h)
      if (i <= n) then
         e = dx(i)
      else
         e = dpar(i - n)
      end if
      if (.not. abs(e - want) <= 1e-6_dp * (1 + abs(want))) then
         print *, i, e, want
         wrong = wrong + 1
      end if
   end do
   if (wrong > 0 .or. all(dx == 0)) stop 1
   print *, 'OK'
end program main
