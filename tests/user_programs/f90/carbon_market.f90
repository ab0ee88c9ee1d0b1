!> A market for emission permits: a growing book of orders (move_alloc), agents of several kinds
!> in a class(*) list, clearing by bisection, and a text protocol that is kept in memory.
module market
   implicit none
   integer, parameter :: dp = selected_real_kind(15, 307)

   type :: order
      character(len=10) :: who = '?'
      logical :: buys = .false.
      real(dp) :: amount = 0, limit = 0
   end type

   type :: steel_mill
      real(dp) :: output, intensity
   end type
   type :: power_plant
      character(len=:), allocatable :: fuel
      real(dp) :: capacity(3)
   end type
   type, extends(power_plant) :: old_power_plant
      integer :: age = 30
   end type

   type :: item
      class(*), allocatable :: agent
      type(item), pointer :: next => null()
   end type

   type :: book
      private
      type(order), allocatable :: orders(:)
      integer :: n = 0
      character(len=:), allocatable :: log
   contains
      procedure :: add
      procedure :: clear
      procedure :: lines
   end type
contains
   subroutine add(this, o)
      class(book), intent(inout) :: this
      type(order), intent(in) :: o
      type(order), allocatable :: more(:)
      if (.not. allocated(this%orders)) allocate (this%orders(2))
      if (.not. allocated(this%log)) this%log = ''
      if (this%n == size(this%orders)) then
         allocate (more(2*this%n))
         more(:this%n) = this%orders
         call move_alloc(from=more, to=this%orders)
      end if
      this%n = this%n + 1
      this%orders(this%n) = o
      this%log = this%log//trim(o%who)//merge(' buys;', ' sell;', o%buys)
   end subroutine

   integer function lines(this)
      class(book), intent(in) :: this
      integer :: i
      lines = count([(this%log(i:i) == ';', i=1, len(this%log))])
   end function

   real(dp) function clear(this, volume) result(price)
      class(book), intent(in) :: this
      real(dp), intent(out) :: volume
      integer :: it
      real(dp) :: excess, slope
      price = 20
      do it = 1, 25
         excess = sum(this%orders(:this%n)%amount*side(this%orders(:this%n), price))
         slope = sum(this%orders(:this%n)%amount*dside(this%orders(:this%n), price))
         price = price - excess/slope
         if (abs(excess) < 1e-13_dp) exit
      end do
      volume = sum(this%orders(:this%n)%amount*side(this%orders(:this%n), price), &
                   mask=this%orders(:this%n)%buys)
   end function

   elemental real(dp) function side(o, price)
      type(order), intent(in) :: o
      real(dp), intent(in) :: price
      side = 1/(1 + exp((price - o%limit)/8))
      if (.not. o%buys) side = side - 1
   end function

   elemental real(dp) function dside(o, price)
      type(order), intent(in) :: o
      real(dp), intent(in) :: price
      real(dp) :: s
      s = 1/(1 + exp((price - o%limit)/8))
      dside = -s*(1 - s)/8
   end function

   subroutine push(list, agent)
      type(item), pointer, intent(inout) :: list
      class(*), intent(in) :: agent
      type(item), pointer :: it
      allocate (it)
      allocate (it%agent, source=agent)
      it%next => list
      list => it
   end subroutine

   function revenue(x) result(r)
      real(dp), intent(in) :: x(:)
      real(dp) :: r
      type(item), pointer :: agents, a
      type(book) :: b
      real(dp) :: volume, price
      integer :: k
      agents => null()
      call push(agents, steel_mill(x(1), x(2)))
      call push(agents, power_plant('gas', x(3:5)))
      call push(agents, old_power_plant('lignite', [x(6), x(3)*x(1), 2.0_dp], age=41))
      call push(agents, x(7))
      a => agents
      do while (associated(a))
         select type (who => a%agent)
         type is (steel_mill)
            call b%add(order('mill', .true., who%output*who%intensity, 30 + who%output))
         type is (power_plant)
            do k = 1, size(who%capacity)
               call b%add(order(who%fuel, k == 1, who%capacity(k), 12.0_dp*k))
            end do
         class is (power_plant)
            call b%add(order(who%fuel, .false., sum(who%capacity), 25 - who%capacity(1)))
         type is (real(dp))
            call b%add(order('state', .false., who, 15.0_dp))
         class default
            error stop 'stranger in the market'
         end select
         a => a%next
      end do
      price = b%clear(volume)
      r = price*volume + 0.1_dp*b%lines()
      do while (associated(agents))
         a => agents%next
         deallocate (agents)
         agents => a
      end do
   end function
end module

program carbon_market
   use market
   use ltoad, only: ltoad_gradient
   implicit none
   real(dp) :: x(7), g(7), fd, h, worst
   real(dp), allocatable :: probe(:)
   integer :: i
   x = [4.0_dp, 1.7_dp, 1.0_dp, 2.5_dp, 1.5_dp, 3.0_dp, 5.0_dp]
   call ltoad_gradient(revenue, x, g)
   worst = 0
   do i = 1, size(x)
      h = 1e-5_dp
      probe = x
      probe(i) = x(i) + h
      fd = revenue(probe)
      probe(i) = x(i) - h
      fd = (fd - revenue(probe))/(2*h)
      write (*, '("d revenue / d x", i0, " = ", g0, " (", g0, ")")') i, g(i), fd
      worst = max(worst, abs(fd - g(i))/(1 + abs(fd)))
   end do
   if (worst > 1e-7_dp .or. maxval(abs(g)) < 1e-6_dp) error stop 'FAIL'
   print *, 'PASS', worst
end program
