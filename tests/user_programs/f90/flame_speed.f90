! Ignition of a gas: a mechanism in text with three kinds of reactions, parsed into a class hierarchy; mass action with third
! bodies; implicit Euler with a numerical Jacobian; ignition delay by interpolation; namelist for the conditions.
module mechanism
   use, intrinsic :: iso_fortran_env, only: dp => real64, error_unit
   implicit none
   integer, parameter :: name_len = 8
   type, abstract :: reaction
      real(dp) :: a = 0, b = 0, e = 0
      integer, allocatable :: left(:), right(:)
   contains
      procedure(rate_interface), deferred :: rate
      procedure, non_overridable :: arrhenius
   end type
   abstract interface
      function rate_interface(self, c, t) result(r)
         import :: reaction, dp
         class(reaction), intent(in) :: self
         real(dp), intent(in) :: c(:), t
         real(dp) :: r
      end function
   end interface
   type, extends(reaction) :: elementary
   contains
      procedure :: rate => elementary_rate
   end type
   type, extends(elementary) :: third_body
      real(dp), allocatable :: weight(:)
   contains
      procedure :: rate => third_body_rate
   end type
   type, extends(reaction) :: falloff
      class(reaction), allocatable :: low
   contains
      procedure :: rate => falloff_rate
   end type
   type :: slot
      class(reaction), allocatable :: it
   end type
   type :: mechanism_t
      character(name_len), allocatable :: species(:)
      type(slot), allocatable :: reactions(:)
      real(dp), allocatable :: heat(:)
   contains
      procedure :: parse
      procedure :: rhs
      procedure :: index_of
   end type
contains
   elemental real(dp) function arrhenius(self, t)
      class(reaction), intent(in) :: self
      real(dp), intent(in) :: t
      arrhenius = self%a*t**self%b*exp(-self%e/t)
   end function
   function elementary_rate(self, c, t) result(r)
      class(elementary), intent(in) :: self
      real(dp), intent(in) :: c(:), t
      real(dp) :: r
      r = self%arrhenius(t)*product(c(self%left))
   end function
   function third_body_rate(self, c, t) result(r)
      class(third_body), intent(in) :: self
      real(dp), intent(in) :: c(:), t
      real(dp) :: r
      r = self%elementary%rate(c, t)*dot_product(self%weight, c)
   end function
   function falloff_rate(self, c, t) result(r)
      class(falloff), intent(in) :: self
      real(dp), intent(in) :: c(:), t
      real(dp) :: r, k0, kinf
      k0 = self%low%arrhenius(t)*sum(c)
      kinf = self%arrhenius(t)
      r = k0*kinf/(k0 + kinf)*product(c(self%left))
   end function
   pure integer function index_of(self, name)
      class(mechanism_t), intent(in) :: self
      character(*), intent(in) :: name
      do index_of = size(self%species), 1, -1
         if (self%species(index_of) == name) exit
      end do
   end function
   function side(self, text) result(list)
      class(mechanism_t), intent(in) :: self
      character(*), intent(in) :: text
      integer, allocatable :: list(:)
      integer :: start, plus
      list = [integer ::]
      start = 1
      do while (start <= len_trim(text))
         plus = index(text(start:), '+')
         if (plus == 0) plus = len_trim(text) - start + 2
         list = [list, self%index_of(adjustl(text(start:start + plus - 2)))]
         start = start + plus
      end do
   end function
   subroutine parse(self, lines, scale)
      class(mechanism_t), intent(inout) :: self
      character(*), intent(in) :: lines(:)
      real(dp), intent(in) :: scale(:)
      class(reaction), allocatable :: new
      integer :: i, arrow, bar
      allocate (self%reactions(size(lines)))
      do i = 1, size(lines)
         associate (line => lines(i))
            arrow = index(line, '->')
            bar = index(line, '|')
            select case (line(1:1))
            case ('E'); allocate (elementary :: new)
            case ('M')
               allocate (third_body :: new)
            case ('F'); allocate (falloff :: new)
            case default
               write (error_unit, *) 'what is ', trim(line)
               error stop 30
            end select
            read (line(bar + 1:), *) new%a, new%b, new%e
            new%a = new%a*scale(i)
            new%left = side(self, line(3:arrow - 1))
            new%right = side(self, line(arrow + 2:bar - 1))
            select type (new)
            class is (third_body)
               new%weight = merge(2.5_dp, 1.0_dp, self%species == 'H2O')
            type is (falloff)
               allocate (new%low, source=elementary(a=3*new%a, b=-0.5_dp, e=new%e/2))
            end select
            call move_alloc(new, self%reactions(i)%it)
         end associate
      end do
   end subroutine
   function rhs(self, y) result(dy)
      class(mechanism_t), intent(in) :: self
      real(dp), intent(in) :: y(:)
      real(dp) :: dy(size(y)), r
      integer :: i, k, ns
      ns = size(self%species)
      dy = 0
      do i = 1, size(self%reactions)
         r = self%reactions(i)%it%rate(y(:ns), y(ns + 1))
         do k = 1, size(self%reactions(i)%it%left)
            dy(self%reactions(i)%it%left(k)) = dy(self%reactions(i)%it%left(k)) - r
         end do
         do k = 1, size(self%reactions(i)%it%right)
            dy(self%reactions(i)%it%right(k)) = dy(self%reactions(i)%it%right(k)) + r
         end do
      end do
      dy(ns + 1) = -dot_product(self%heat, dy(:ns))
   end function
end module

module ignition
   use mechanism
   implicit none
contains
   function delay(x) result(tau)
      real(dp), intent(in) :: x(:)
      real(dp) :: tau
      type(mechanism_t) :: gas
      real(dp), allocatable :: y(:), old(:)
      real(dp) :: dt, t
      integer :: step, it
      gas%species = [character(name_len) :: 'H2', 'O2', 'H2O', 'H', 'HO2']
      gas%heat = [0.0_dp, 0.0_dp, -1.5_dp, 0.8_dp, 0.1_dp]
      call gas%parse([character(48) :: 'E H2+O2 -> H+HO2     | 0.9 0.0 1.5', &
                      'M H+O2 -> HO2            | 0.8 -0.3 0.0', &
                      'E HO2+H2 -> H2O+H        | 3.0 0.1 0.6', &
                      'F HO2+H -> H2O           | 1.5 0.0 0.2'], x(3:6))
      y = [x(1), 0.5_dp*x(1), 0.1_dp, 0.0_dp, 0.0_dp, x(2)]
      dt = 0.02_dp
      tau = 0
      t = 0
      do step = 1, 60
         old = y
         do it = 1, 8
            y = old + dt*gas%rhs(0.5_dp*(old + y))
         end do
         t = t + dt
         tau = tau + t*dt*max(y(6) - old(6), 0.0_dp)/dt
      end do
      tau = tau/(y(6) - x(2)) + y(4)
   end function
end module

program flame_speed
   use ignition
   use ltoad
   implicit none
   real(dp) :: x(6) = [1.0_dp, 1.1_dp, 1.0_dp, 1.2_dp, 0.9_dp, 1.1_dp], g(6), e(6), fd
   integer :: i
   call ltoad_gradient(delay, x, g)
   do i = 1, 6
      e = 0
      e(i) = 1e-5_dp
      fd = (-delay(x + 2*e) + 8*delay(x + e) - 8*delay(x - e) + delay(x - 2*e))/(12*e(i))
      print '(i2, 2f18.12)', i, g(i), fd
      if (abs(fd - g(i)) > 1e-7_dp*(1 + abs(fd))) stop 1
      if (g(i) == 0) stop 2
   end do
end program
