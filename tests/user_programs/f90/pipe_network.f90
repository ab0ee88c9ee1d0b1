! Water supply: flows in a looped network by Hardy Cross; pipes and loops are types with allocatable parts.
module network_mod
   implicit none
   integer, parameter :: wp = kind(1d0)
   integer, parameter :: IRON = 1, PLASTIC = 2, CONCRETE = 3

   type :: pipe_t
      integer :: material = PLASTIC
      real(wp) :: length = 0, diameter = 0
      logical :: open = .true.
      real(wp) :: flow = 0
   end type pipe_t

   type :: loop_t
      integer, allocatable :: members(:)
      integer, allocatable :: signs(:)
   end type loop_t

   type :: network_t
      type(pipe_t), allocatable :: pipes(:)
      type(loop_t), allocatable :: loops(:)
      real(wp), allocatable :: history(:)
      integer :: sweeps = 0
   end type network_t

contains

   pure real(wp) function hazen(material)
      integer, intent(in) :: material
      select case (material)
      case (IRON)
         hazen = 100
      case (PLASTIC)
         hazen = 145
      case default
         hazen = 120
      end select
   end function hazen

   pure real(wp) function resistance(p)
      type(pipe_t), intent(in) :: p
      resistance = 10.67_wp * p%length / (hazen(p%material)**1.852_wp * p%diameter**4.87_wp)
   end function resistance

   subroutine build(net, diameters, demand)
      type(network_t), intent(out) :: net
      real(wp), intent(in) :: diameters(:), demand
      integer :: i
      allocate (net%pipes(size(diameters)))
      do i = 1, size(diameters)
         net%pipes(i) = pipe_t(material=1 + mod(i, 3), length=150 + 50 * i, diameter=diameters(i))
      end do
      ! source at node 1, half of the demand leaves at node 3, half at node 4
      net%pipes%flow = demand * [0.6_wp, 0.4_wp, 0.3_wp, 0.1_wp, 0.2_wp]
      allocate (net%loops(2))
      net%loops(1)%members = [1, 4, 2]
      net%loops(1)%signs = [1, 1, -1]
      net%loops(2)%members = [3, 5, 4]
      net%loops(2)%signs = [1, -1, -1]
      allocate (net%history(0))
   end subroutine build

   subroutine balance(net)
      type(network_t), intent(inout) :: net
      real(wp) :: head, slope, correction, q, r
      integer :: l, m, k
      do while (net%sweeps < 25)
         net%sweeps = net%sweeps + 1
         do l = 1, size(net%loops)
            head = 0
            slope = 0
            do m = 1, size(net%loops(l)%members)
               k = net%loops(l)%members(m)
               if (.not. net%pipes(k)%open) cycle
               q = net%pipes(k)%flow
               r = resistance(net%pipes(k))
               head = head + net%loops(l)%signs(m) * r * q * abs(q)**0.852_wp
               slope = slope + 1.852_wp * r * abs(q)**0.852_wp
            end do
            correction = -head / slope
            do m = 1, size(net%loops(l)%members)
               associate (p => net%pipes(net%loops(l)%members(m)))
                  if (p%open) p%flow = p%flow + net%loops(l)%signs(m) * correction
               end associate
            end do
            net%history = [net%history, abs(head)]
         end do
      end do
   end subroutine balance

   subroutine losses(diameters, n, demand, total)
      integer, intent(in) :: n
      real(wp), intent(in) :: diameters(n), demand
      real(wp), intent(out) :: total
      type(network_t) :: net
      call build(net, diameters, demand)
      call balance(net)
      total = sum(net%pipes%flow**2 * net%pipes%length) * 1d-1 + 0.01_wp * sum(net%history(1:2))
      total = total + maxval(abs(net%pipes%flow))
   end subroutine losses
end module network_mod

program main
   use ltoad
   use network_mod
   implicit none
   integer, parameter :: n = 5
   real(wp) :: d(n), g(n), demand, ddemand, total, seed, want
   integer :: i, bad
   d = [0.30_wp, 0.25_wp, 0.22_wp, 0.20_wp, 0.24_wp]
   demand = 0.3_wp
   g = 0; ddemand = 0; seed = 1; bad = 0
   call enzyme_autodiff(losses, enzyme_dup, d, g, enzyme_const, n, enzyme_dup, demand, ddemand, enzyme_dup, total, seed)
   do i = 1, n
      want = slope(i)
      if (.not. abs(g(i) - want) <= 1d-6 * (1 + abs(want))) then
         print *, 'diameter', i, g(i), want
         bad = bad + 1
      end if
   end do
   want = slope(0)
   if (.not. abs(ddemand - want) <= 1d-6 * (1 + abs(want))) then
      print *, 'demand', ddemand, want
      bad = bad + 1
   end if
   if (bad > 0 .or. all(g == 0)) stop 1
   print *, 'OK'
contains
   real(wp) function slope(which)
      integer, intent(in) :: which
      real(wp), parameter :: h = 1d-4
      integer, parameter :: at(4) = [-2, -1, 1, 2]
      real(wp) :: f(4), y(n), q
      integer :: k
      do k = 1, 4
         y = d
         q = demand
         if (which == 0) then
            q = q + h * at(k)
         else
            y(which) = y(which) + h * at(k)
         end if
         call losses(y, n, q, f(k))
      end do
      slope = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * h)
   end function slope
end program main
