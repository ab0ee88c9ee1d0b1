!> A sewage works as a train of units (polymorphic, with parents that are called by %parent%), states
!> with named species, and a sensitivity check.  Units are copied by sourced allocation and by assignment.
module species
   implicit none
   integer, parameter :: dp = selected_real_kind(15)
   integer, parameter :: ns = 4
   character(len=*), parameter :: names(ns) = ['BOD', 'NH4', 'NO3', 'O2 ']
   type :: stream
      real(dp) :: flow = 0
      real(dp), allocatable :: c(:)
      character(len=:), allocatable :: tag
   end type
   interface operator(+)
      module procedure mix
   end interface
contains
   function mix(a, b) result(m)
      type(stream), intent(in) :: a, b
      type(stream) :: m
      m%flow = a%flow + b%flow
      m%c = (a%flow*a%c + b%flow*b%c)/m%flow
      m%tag = a%tag//'+'//b%tag
   end function
   pure integer function id(name)
      character(len=*), intent(in) :: name
      do id = 1, ns
         if (names(id) == name) return
      end do
      id = 0
   end function
end module

module units
   use species
   implicit none
   type, abstract :: unit_operation
      real(dp) :: volume = 1
      character(len=20) :: name = ''
   contains
      procedure(treat_i), deferred :: treat
      procedure, non_overridable :: residence
   end type
   abstract interface
      subroutine treat_i(this, s)
         import :: unit_operation, stream
         class(unit_operation), intent(inout) :: this
         type(stream), intent(inout) :: s
      end subroutine
   end interface
   type, extends(unit_operation) :: settler
      real(dp) :: efficiency = 0.5_dp
   contains
      procedure :: treat => settle
   end type
   type, extends(unit_operation) :: reactor
      real(dp) :: k(2) = 1
      integer :: cells = 3
   contains
      procedure :: treat => react
   end type
   type, extends(reactor) :: aerated
      real(dp) :: air = 1
      type(stream) :: last
   contains
      procedure :: treat => aerate
   end type
   type :: works
      class(unit_operation), allocatable :: u
   end type
contains
   pure real(dp) function residence(this, s)
      class(unit_operation), intent(in) :: this
      type(stream), intent(in) :: s
      residence = this%volume/s%flow
   end function
   subroutine settle(this, s)
      class(settler), intent(inout) :: this
      type(stream), intent(inout) :: s
      associate (bod => s%c(id('BOD')))
         bod = bod*(1 - this%efficiency*(1 - exp(-this%residence(s))))
      end associate
      s%tag = s%tag//'/'//trim(this%name)
   end subroutine
   subroutine react(this, s)
      class(reactor), intent(inout) :: this
      type(stream), intent(inout) :: s
      real(dp) :: tau, r
      integer :: i
      tau = this%residence(s)/this%cells
      do i = 1, this%cells
         r = this%k(1)*s%c(3)/(0.5_dp + s%c(3))*s%c(1)/(20 + s%c(1))
         s%c = s%c + tau*r*[-2.9_dp, 0.0_dp, -1.0_dp, 0.0_dp]
         where (s%c < 0) s%c = 0
      end do
   end subroutine
   subroutine aerate(this, s)
      class(aerated), intent(inout) :: this
      type(stream), intent(inout) :: s
      real(dp) :: tau, nitrified
      integer :: i
      call this%reactor%treat(s)
      tau = this%residence(s)/this%cells
      do i = 1, this%cells
         s%c(4) = s%c(4) + tau*this%air*(9 - s%c(4))
         nitrified = tau*this%k(2)*s%c(2)/(1 + s%c(2))*s%c(4)/(0.4_dp + s%c(4))
         s%c(2:4) = s%c(2:4) + nitrified*[-1.0_dp, 1.0_dp, -0.3_dp]
         s%c(1) = s%c(1)*exp(-tau*0.2_dp*s%c(4))
      end do
      this%last = s
   end subroutine

   real(dp) function effluent(x)
      real(dp), intent(in) :: x(:)
      type(works), allocatable :: line(:), copy(:)
      type(stream) :: raw, s, recycled
      integer :: day, i
      allocate (line(4))
      line(1)%u = settler(volume=x(1), name='primary')
      allocate (line(2)%u, source=reactor(volume=2.0_dp, name='anoxic', k=[x(2), 0.0_dp], cells=2))
      line(3)%u = aerated(volume=x(3), name='basin', k=[0.1_dp, x(4)], air=x(5), last=stream())
      allocate (line(4)%u, mold=line(1)%u)
      select type (u => line(4)%u)
      type is (settler)
         u%efficiency = x(6)
         u%name = 'final'
      end select
      copy = line
      raw%flow = 1
      raw%c = [200.0_dp, 30.0_dp, 1.0_dp, 0.5_dp]
      raw%tag = 'raw'
      recycled = stream(0.4_dp, [5.0_dp, 2.0_dp, 10.0_dp, 2.0_dp], 'r')
      effluent = 0
      do day = 1, 6
         s = raw + recycled
         do i = 1, size(copy)
            call copy(i)%u%treat(s)
         end do
         recycled%c = s%c
         recycled%tag = 'r'
         effluent = effluent + sum(s%c(1:3)*[0.1_dp, 1.0_dp, 0.3_dp])
      end do
      select type (u => copy(3)%u)
      type is (aerated)
         effluent = effluent + u%last%c(4)**2 + len(u%last%tag)
      end select
   end function
end module

program sewage_works
   use units
   use ltoad
   implicit none
   real(dp), parameter :: h = 1e-5_dp
   real(dp) :: x(6), dx(6), up(6), down(6), difference(6)
   integer :: i
   x = [1.5_dp, 6.0_dp, 3.0_dp, 8.0_dp, 1.2_dp, 0.8_dp]
   call ltoad_gradient(effluent, x, dx)
   do i = 1, 6
      up = x; down = x
      up(i) = up(i) + h
      down(i) = down(i) - h
      difference(i) = (effluent(up) - effluent(down))/(2*h)
   end do
   write (*, '(2es20.10)') (dx(i), difference(i), i=1, 6)
   if (any(abs(dx - difference) > 1e-6_dp*(1 + abs(difference)))) error stop 'FAIL'
   if (any(dx == 0)) error stop 'FAIL: zero'
   print *, 'PASS'
end program
