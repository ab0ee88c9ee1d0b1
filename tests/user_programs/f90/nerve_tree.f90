!> Signal along a branched nerve: passive cable compartments in a tree of pointers, with an
!> active soma.  Each compartment has a list of channels (class of ion channel), chosen by name.
module channels
   use, intrinsic :: iso_fortran_env, only: wp => real64
   implicit none
   private
   public :: channel, leak, gated, channel_box, make_channel

   type, abstract :: channel
      real(wp) :: conductance = 0
      character(len=:), allocatable :: name
   contains
      procedure(current_of), deferred :: current
      procedure(advance_of), deferred :: advance
   end type

   abstract interface
      function current_of(this, v) result(i)
         import :: channel, wp
         class(channel), intent(in) :: this
         real(wp), intent(in) :: v
         real(wp) :: i
      end function
      subroutine advance_of(this, v, dt)
         import :: channel, wp
         class(channel), intent(inout) :: this
         real(wp), intent(in) :: v, dt
      end subroutine
   end interface

   type, extends(channel) :: leak
      real(wp) :: rest = -0.65_wp
   contains
      procedure :: current => leak_current
      procedure :: advance => leak_advance
   end type

   type, extends(channel) :: gated
      real(wp) :: reversal = 0.5_wp, gate = 0.1_wp, half = -0.3_wp, tau = 2
   contains
      procedure :: current => gated_current
      procedure :: advance => gated_advance
   end type

   type :: channel_box
      class(channel), allocatable :: it
   end type

contains

   function make_channel(name, g) result(box)
      character(len=*), intent(in) :: name
      real(wp), intent(in) :: g
      type(channel_box) :: box
      select case (name)
      case ('leak')
         allocate (leak :: box%it)
      case ('sodium')
         allocate (box%it, source=gated(reversal=0.6_wp))
      case ('potassium')
         allocate (box%it, source=gated(reversal=-0.8_wp, half=-0.1_wp, tau=5.0_wp))
      case default
         error stop 'unknown channel'
      end select
      box%it%conductance = g
      box%it%name = name
   end function

   function leak_current(this, v) result(i)
      class(leak), intent(in) :: this
      real(wp), intent(in) :: v
      real(wp) :: i
      i = this%conductance*(v - this%rest)
   end function

   subroutine leak_advance(this, v, dt)
      class(leak), intent(inout) :: this
      real(wp), intent(in) :: v, dt
   end subroutine

   function gated_current(this, v) result(i)
      class(gated), intent(in) :: this
      real(wp), intent(in) :: v
      real(wp) :: i
      i = this%conductance*this%gate**3*(v - this%reversal)
   end function

   subroutine gated_advance(this, v, dt)
      class(gated), intent(inout) :: this
      real(wp), intent(in) :: v, dt
      real(wp) :: target_gate
      target_gate = 1/(1 + exp(-(v - this%half)/0.1_wp))
      this%gate = target_gate + (this%gate - target_gate)*exp(-dt/this%tau)
   end subroutine
end module channels

module nerve
   use, intrinsic :: iso_fortran_env, only: wp => real64
   use channels
   implicit none

   type :: compartment
      real(wp) :: v = -0.65_wp, coupling = 0
      type(channel_box), allocatable :: membrane(:)
      type(compartment), pointer :: child => null(), sibling => null()
   end type

contains

   recursive subroutine grow(node, depth, g)
      type(compartment), pointer, intent(out) :: node
      integer, intent(in) :: depth
      real(wp), intent(in) :: g(:)
      allocate (node)
      node%coupling = g(4)/depth
      if (depth == 1) then
         node%membrane = [make_channel('leak', g(1)), make_channel('sodium', g(2)), &
                          make_channel('potassium', g(3))]
      else
         allocate (node%membrane(1))
         node%membrane(1) = make_channel('leak', g(1)*depth)
      end if
      if (depth < 4) then
         call grow(node%child, depth + 1, g)
         if (mod(depth, 2) == 1) call grow(node%child%sibling, depth + 1, g)
      end if
   end subroutine

   recursive subroutine step(node, parent_v, dt, inflow)
      type(compartment), intent(inout) :: node
      real(wp), intent(in) :: parent_v, dt
      real(wp), intent(out) :: inflow
      type(compartment), pointer :: c
      real(wp) :: part, total
      integer :: k
      total = 0
      c => node%child
      do while (associated(c))
         call step(c, node%v, dt, part)
         total = total + part
         c => c%sibling
      end do
      inflow = node%coupling*(node%v - parent_v)
      do k = 1, size(node%membrane)
         associate (m => node%membrane(k)%it)
            total = total - m%current(node%v)
            call m%advance(node%v, dt)
         end associate
      end do
      node%v = node%v + dt*(total - inflow)
   end subroutine

   recursive subroutine prune(node)
      type(compartment), pointer, intent(inout) :: node
      if (.not. associated(node)) return
      call prune(node%child)
      call prune(node%sibling)
      deallocate (node)
   end subroutine

   function response(g) result(r)
      real(wp), intent(in) :: g(:)
      real(wp) :: r
      type(compartment), pointer :: soma
      real(wp) :: lost
      integer :: it
      call grow(soma, 1, g)
      r = 0
      do it = 1, 30
         call step(soma, merge(0.4_wp, -0.65_wp, it < 10), 0.1_wp, lost)
         r = r + soma%v**2 + 0.5_wp*soma%child%v
      end do
      call prune(soma)
   end function
end module nerve

program nerve_tree
   use nerve
   use ltoad
   implicit none
   real(wp) :: g(4) = [0.3_wp, 1.2_wp, 0.7_wp, 0.5_wp], dg(4), fd(4), up(4), dn(4), value
   integer :: i
   real(wp), parameter :: h = 1e-5_wp

   dg = 0
   call ltoad_gradient(response, g, dg, value)
   do i = 1, 4
      up = g; up(i) = up(i) + h
      dn = g; dn(i) = dn(i) - h
      fd(i) = (response(up) - response(dn))/(2*h)
   end do
   print '(a, f12.6)', 'response', value
   print '(4f14.8)', dg, fd
   if (any(abs(dg - fd) > 1e-7_wp*(1 + abs(fd))) .or. all(dg == 0)) then
      print *, 'FAIL'
      error stop 1
   end if
   print *, 'PASS'
end program nerve_tree
