! Passengers in a network of buses: stops in a hash table of linked lists keyed by text, lines with allocatable timetables,
! shortest hyperpaths by soft minima in recursion with memo, congestion by a fixed point, and a report as text.
module names_table
   implicit none
   type :: entry_t
      character(len=:), allocatable :: key
      integer :: value = 0
      type(entry_t), pointer :: next => null()
   end type
   type :: bucket
      type(entry_t), pointer :: first => null()
   end type
   type :: table
      type(bucket) :: buckets(7)
      integer :: filled = 0
   contains
      procedure :: find
      procedure :: clear
   end type
contains
   pure integer function hash(key)
      character(*), intent(in) :: key
      integer :: i
      hash = 17
      do i = 1, len(key)
         hash = ieor(ishft(iand(hash, 65535), 3), iachar(key(i:i)))
      end do
      hash = modulo(hash, 7) + 1
   end function
   integer function find(self, key) result(number)
      class(table), intent(inout) :: self
      character(*), intent(in) :: key
      type(entry_t), pointer :: e
      e => self%buckets(hash(key))%first
      do while (associated(e))
         if (e%key == key) then
            number = e%value
            return
         end if
         e => e%next
      end do
      allocate (e)
      e%key = key
      self%filled = self%filled + 1
      e%value = self%filled
      e%next => self%buckets(hash(key))%first
      self%buckets(hash(key))%first => e
      number = e%value
   end function
   subroutine clear(self)
      class(table), intent(inout) :: self
      type(entry_t), pointer :: e, n
      integer :: i
      do i = 1, size(self%buckets)
         e => self%buckets(i)%first
         do while (associated(e))
            n => e%next
            deallocate (e)
            e => n
         end do
         nullify (self%buckets(i)%first)
      end do
   end subroutine
end module

module bus_lines
   use names_table
   implicit none
   integer, parameter :: dp = kind(1d0)
   type :: bus_line
      character(len=:), allocatable :: code
      integer, allocatable :: stops(:)
      real(dp), allocatable :: times(:), load(:)
      real(dp) :: headway = 10
   end type
contains
   subroutine read_line(text, stops, made)
      character(*), intent(in) :: text
      type(table), intent(inout) :: stops
      type(bus_line), intent(out) :: made
      character(20) :: words(12)
      real(dp) :: minutes(12)
      integer :: n, ios, colon, i
      colon = index(text, ':')
      made%code = text(:colon - 1)
      do n = 12, 1, -1
         read (text(colon + 1:), *, iostat=ios) (words(i), minutes(i), i=1, n)
         if (ios == 0) exit
      end do
      if (n == 0) error stop 'no stops'
      made%stops = [(stops%find(trim(words(i))), i=1, n)]
      made%times = minutes(2:n) - minutes(:n - 1)
      allocate (made%load(n - 1), source=0.0_dp)
   end subroutine
   function total_cost(x) result(cost)
      real(dp), intent(in) :: x(:)
      real(dp) :: cost
      type(table) :: stops
      type(bus_line) :: lines(4)
      real(dp), allocatable :: value(:)
      logical, allocatable :: known(:)
      integer :: i, it, goal
      character(200) :: report
      call read_line('A1: port 0 market 6 church 11 school 19 mill 24', stops, lines(1))
      call read_line('B2: market 0 lake 9 mill 21', stops, lines(2))
      call read_line('C3: port 0 lake 12 school 17', stops, lines(3))
      call read_line('D4: church 0 mill 16', stops, lines(4))
      goal = stops%find('mill')
      do i = 1, 4
         lines(i)%headway = x(i)
      end do
      allocate (value(stops%filled), known(stops%filled))
      do it = 1, 6
         known = .false.
         value = 0
         known(goal) = .true.
         cost = go(stops%find('port'), 0)
         do i = 1, 4
            lines(i)%load = 0.6_dp*lines(i)%load + 0.4_dp*exp(-value(lines(i)%stops(2:))/20)*x(5)
         end do
      end do
      write (report, '(a, *(1x, f8.3))') 'values', value
      cost = cost + 0.1_dp*count([(report(i:i) == '.', i=1, len(report))])
      do i = 1, 4
         cost = cost + 20/x(i) + 0.1_dp*sum(lines(i)%load**2)
      end do
      call stops%clear()
   contains
      recursive real(dp) function go(stop_, depth) result(v)
         integer, intent(in) :: stop_, depth
         real(dp) :: away, ride
         integer :: l, k, at
         if (known(stop_)) then
            v = value(stop_)
            return
         end if
         away = 0
         do l = 1, size(lines)
            at = findloc(lines(l)%stops, stop_, dim=1)
            if (at == 0) cycle
            ride = 0
            do k = at, size(lines(l)%times)
               ride = ride + lines(l)%times(k)*(1 + 0.15_dp*(lines(l)%load(k)/2)**4)
               away = away + exp(-(0.5_dp*lines(l)%headway + ride + go(lines(l)%stops(k + 1), depth + 1))/x(6))
            end do
         end do
         v = -x(6)*log(away)
         known(stop_) = .true.
         value(stop_) = v
      end function
   end function
end module

program bus_network
   use bus_lines
   use ltoad
   implicit none
   real(dp) :: x(6) = [8.0_dp, 12.0_dp, 15.0_dp, 10.0_dp, 3.0_dp, 2.5_dp], g(6), e(6), fd
   integer :: i
   call ltoad_gradient(total_cost, x, g)
   do i = 1, 6
      e = 0; e(i) = 1e-4_dp
      fd = (-total_cost(x + 2*e) + 8*total_cost(x + e) - 8*total_cost(x - e) + total_cost(x - 2*e))/(12e-4_dp)
      print '(a, i1, 2f16.10)', 'x', i, g(i), fd
      if (abs(g(i) - fd) > 1e-6_dp*(1 + abs(fd)) .or. g(i) == 0) stop 1
   end do
end program
