! Doses of a drug: compartments that know each other by class pointers, events of several kinds in a growing polymorphic array
! (move_alloc), unlimited polymorphic covariates, Bateman curves, and a likelihood with missing samples.
module body
   implicit none
   integer, parameter :: rk = selected_real_kind(p=12)
   type :: compartment
      real(rk) :: amount = 0, volume = 1
      type(link), allocatable :: links(:)
   contains
      procedure :: concentration
      procedure :: connect
   end type
   type :: link
      class(compartment), pointer :: to => null()
      real(rk) :: rate = 0
   end type
   type, extends(compartment) :: saturable
      real(rk) :: vmax = 1, km = 1
   end type
contains
   real(rk) function concentration(self)
      class(compartment), intent(in) :: self
      concentration = self%amount/self%volume
   end function
   subroutine connect(self, other, rate)
      class(compartment), intent(inout) :: self
      class(compartment), intent(in), target :: other
      real(rk), intent(in) :: rate
      type(link), allocatable :: longer(:)
      integer :: n
      n = 0
      if (allocated(self%links)) n = size(self%links)
      allocate (longer(n + 1))
      if (n > 0) longer(1:n) = self%links
      longer(n + 1)%to => other
      longer(n + 1)%rate = rate
      call move_alloc(from=longer, to=self%links)
   end subroutine
   subroutine flow(self, dt)
      class(compartment), intent(inout) :: self
      real(rk), intent(in) :: dt
      real(rk) :: out
      integer :: i
      if (allocated(self%links)) then
         do i = 1, size(self%links)
            out = self%links(i)%rate*self%amount*dt
            self%amount = self%amount - out
            self%links(i)%to%amount = self%links(i)%to%amount + out
         end do
      end if
      select type (self)
      class is (saturable)
         self%amount = self%amount - dt*self%vmax*self%concentration()/(self%km + self%concentration())
      end select
   end subroutine
end module

module treatment
   use body
   implicit none
   type, abstract :: event
      real(rk) :: time
   contains
      procedure(happen), deferred :: apply
   end type
   type, extends(event) :: bolus
      real(rk) :: dose
   contains
      procedure :: apply => give
   end type
   type, extends(event) :: sample
      real(rk) :: measured
      logical :: valid
   contains
      procedure :: apply => compare
   end type
   type :: box
      class(event), allocatable :: e
   end type
   abstract interface
      subroutine happen(self, central, gut, sigma, nll)
         import
         class(event), intent(in) :: self
         class(compartment), intent(inout) :: central, gut
         real(rk), intent(in) :: sigma
         real(rk), intent(inout) :: nll
      end subroutine
   end interface
   type :: covariate
      character(len=:), allocatable :: key
      class(*), allocatable :: value
   end type
contains
   subroutine give(self, central, gut, sigma, nll)
      class(bolus), intent(in) :: self
      class(compartment), intent(inout) :: central, gut
      real(rk), intent(in) :: sigma
      real(rk), intent(inout) :: nll
      gut%amount = gut%amount + self%dose
   end subroutine
   subroutine compare(self, central, gut, sigma, nll)
      class(sample), intent(in) :: self
      class(compartment), intent(inout) :: central, gut
      real(rk), intent(in) :: sigma
      real(rk), intent(inout) :: nll
      if (.not. self%valid) return
      nll = nll + 0.5_rk*((log(self%measured) - log(central%concentration()))/sigma)**2 + log(sigma)
   end subroutine
   subroutine schedule(list, e)
      type(box), allocatable, intent(inout) :: list(:)
      class(event), intent(in) :: e
      type(box), allocatable :: more(:)
      integer :: i, at
      if (.not. allocated(list)) allocate (list(0))
      at = 1
      do i = 1, size(list)
         if (list(i)%e%time <= e%time) at = i + 1
      end do
      allocate (more(size(list) + 1))
      do i = 1, at - 1
         call move_alloc(list(i)%e, more(i)%e)
      end do
      allocate (more(at)%e, source=e)
      do i = at, size(list)
         call move_alloc(list(i)%e, more(i + 1)%e)
      end do
      call move_alloc(more, list)
   end subroutine
   real(rk) function factor(c) result(f)
      type(covariate), intent(in) :: c
      f = 1
      select type (v => c%value)
      type is (real(rk))
         f = (v/70)**0.75_rk
      type is (integer)
         if (c%key == 'age') f = 1 - 0.002_rk*(v - 40)
      type is (character(len=*))
         if (v == 'smoker') f = 1.2_rk
      end select
   end function
   subroutine objective(x, nll)
      real(rk), intent(in) :: x(:)
      real(rk), intent(out) :: nll
      type(compartment), target :: gut, central
      type(saturable), target :: liver
      type(box), allocatable :: events(:)
      type(covariate) :: covariates(3)
      real(rk) :: clearance, t
      integer :: i, k
      covariates(1) = covariate('weight', x(5))
      covariates(2) = covariate('age', 58)
      covariates(3) = covariate('habit', 'smoker')
      clearance = x(2)
      do i = 1, 3
         clearance = clearance*factor(covariates(i))
      end do
      central%volume = x(3)
      liver = saturable(volume=2.0_rk, vmax=clearance, km=x(4))
      call gut%connect(central, x(1))
      call central%connect(liver, 0.3_rk)
      call liver%connect(central, 0.1_rk)
      call liver%connect(gut, 0.02_rk)
      do i = 0, 2
         call schedule(events, sample(8*i + 3.0_rk, 2.0_rk + 0.3_rk*i, i /= 1))
         call schedule(events, bolus(8.0_rk*i, 100.0_rk))
      end do
      nll = 0
      t = 0
      do k = 1, size(events)
         do while (t < events(k)%e%time - 1e-9_rk)
            call flow(gut, 0.25_rk)
            call flow(central, 0.25_rk)
            call flow(liver, 0.25_rk)
            t = t + 0.25_rk
         end do
         call events(k)%e%apply(central, gut, x(6), nll)
      end do
   end subroutine
end module

program dose_model
   use treatment
   use ltoad
   implicit none
   interface
      subroutine enzyme_autodiff_dose(f, a, x, dx, b, y, dy)
         import rk
         external :: f
         integer :: a, b
         real(rk) :: x(:), dx(:), y, dy
      end subroutine
   end interface
   real(rk) :: x(6), dx(6), p(6), y, dy, hi, lo
   integer :: i
   x = [0.7_rk, 9.0_rk, 20.0_rk, 1.4_rk, 82.0_rk, 0.4_rk]
   dx = 0; dy = 1; y = 0
   call enzyme_autodiff_dose(objective, enzyme_dup, x, dx, enzyme_dup, y, dy)
   do i = 1, 6
      p = x
      p(i) = x(i)*(1 + 1e-6_rk)
      call objective(p, hi)
      p(i) = x(i)*(1 - 1e-6_rk)
      call objective(p, lo)
      hi = (hi - lo)/(2e-6_rk*x(i))
      print *, i, dx(i), hi
      if (abs(dx(i) - hi) > 1e-6_rk*(1 + abs(hi)) .or. dx(i) == 0) error stop 'derivative is off'
   end do
end program
