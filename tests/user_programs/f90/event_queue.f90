! Discrete events in a doubly linked list that is kept sorted: polymorphic payloads, insertion and removal by pointers.
module events
   implicit none
   type, abstract :: event
      real(8) :: time = 0
      type(link), pointer :: place => null()
   contains
      procedure(action), deferred :: happen
   end type
   type :: link
      class(event), allocatable :: payload
      type(link), pointer :: next => null(), previous => null()
   end type
   type :: queue
      type(link), pointer :: first => null(), last => null()
      integer :: length = 0
      real(8) :: now = 0
   contains
      procedure :: schedule
      procedure :: pop
      final :: clear
   end type
   type :: plant
      real(8) :: level(3) = 0
      real(8) :: valve = 1, loss = 0
      integer :: count = 0
   end type
   abstract interface
      subroutine action(self, where, agenda)
         import :: event, plant, queue
         class(event), intent(in) :: self
         type(plant), intent(inout) :: where
         type(queue), intent(inout) :: agenda
      end subroutine
   end interface
   type, extends(event) :: refill
      integer :: tank = 1
      real(8) :: amount = 0
   contains
      procedure :: happen => refill_happens
   end type
   type, extends(event) :: transfer_event
      integer :: from = 1, into = 2
      real(8) :: fraction = 0.5d0
   contains
      procedure :: happen => transfer_happens
   end type
contains
   subroutine schedule(self, it)
      class(queue), intent(inout) :: self
      class(event), intent(in) :: it
      type(link), pointer :: new, after
      allocate (new)
      allocate (new%payload, source=it)
      self%length = self%length + 1
      after => self%last
      do while (associated(after))
         if (after%payload%time <= it%time) exit
         after => after%previous
      end do
      new%previous => after
      if (associated(after)) then
         new%next => after%next
         after%next => new
      else
         new%next => self%first
         self%first => new
      end if
      if (associated(new%next)) then
         new%next%previous => new
      else
         self%last => new
      end if
   end subroutine
   subroutine pop(self, it)
      class(queue), intent(inout) :: self
      class(event), allocatable, intent(out) :: it
      type(link), pointer :: old
      if (.not. associated(self%first)) return
      old => self%first
      call move_alloc(old%payload, it)
      self%first => old%next
      if (associated(self%first)) then
         nullify (self%first%previous)
      else
         nullify (self%last)
      end if
      deallocate (old)
      self%length = self%length - 1
      self%now = it%time
   end subroutine
   subroutine clear(self)
      type(queue), intent(inout) :: self
      type(link), pointer :: here, next
      here => self%first
      do while (associated(here))
         next => here%next
         deallocate (here)
         here => next
      end do
      nullify (self%first, self%last)
   end subroutine
   subroutine refill_happens(self, where, agenda)
      class(refill), intent(in) :: self
      type(plant), intent(inout) :: where
      type(queue), intent(inout) :: agenda
      where%level(self%tank) = where%level(self%tank) + self%amount * where%valve
      where%count = where%count + 1
      call agenda%schedule(transfer_event(time=self%time + 0.75d0, from=self%tank, into=1 + mod(self%tank, 3), &
         fraction=0.3d0 / (1 + self%amount)))
      if (where%count < 8) call agenda%schedule(refill(time=self%time + 1, tank=1 + mod(self%tank + 1, 3), &
         amount=0.9d0 * self%amount))
   end subroutine
   subroutine transfer_happens(self, where, agenda)
      class(transfer_event), intent(in) :: self
      type(plant), intent(inout) :: where
      type(queue), intent(inout) :: agenda
      real(8) :: moved
      moved = self%fraction * where%level(self%from)**2 / (1 + where%level(self%from))
      where%level(self%from) = where%level(self%from) - moved
      where%level(self%into) = where%level(self%into) + moved * exp(-where%loss)
      where%valve = where%valve * (1 - 0.01d0 * agenda%length)
   end subroutine
end module
subroutine production(x, n, y)
   use events
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   type(queue) :: agenda
   type(plant) :: works
   class(event), allocatable :: it
   works = plant(level=[x(1), 0.5d0, 0.2d0], loss=x(2))
   call agenda%schedule(refill(time=2d0, tank=2, amount=x(3)))
   call agenda%schedule(refill(time=0.5d0, amount=x(3) * x(4)))
   call agenda%schedule(transfer_event(time=1d0, from=1, into=3, fraction=x(4)))
   do while (agenda%length > 0)
      call agenda%pop(it)
      call it%happen(works, agenda)
   end do
   y = dot_product(works%level, [1d0, 2d0, 3d0]) * works%valve + agenda%now
end subroutine
program main
   interface
      subroutine production(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(production, [0.8d0, 0.15d0, 1.4d0, 0.6d0], 'event queue')
contains
   include '../expect_modes.inc'
end program
