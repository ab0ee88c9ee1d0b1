! A freight yard: trains as doubly linked lists of wagons, pointers to sections and remapped bounds, procedure pointers, a merge sort of nodes.
module yard
   implicit none
   integer, parameter :: dp = kind(0d0)
   type :: wagon
      real(dp) :: load = 0, brake = 0
      integer :: number = 0
      type(wagon), pointer :: ahead => null(), behind => null()
   end type
   type :: train
      type(wagon), pointer :: engine => null(), last => null()
      procedure(resistance), pointer, nopass :: drag => null()
      real(dp), pointer :: log(:) => null()
   contains
      procedure :: couple
      procedure :: length
      procedure :: run => train_run
   end type
   abstract interface
      real(dp) function resistance(speed, load)
         import :: dp
         real(dp), intent(in) :: speed, load
      end function
   end interface
contains
   subroutine couple(self, w)
      class(train), intent(inout) :: self
      type(wagon), pointer, intent(in) :: w
      if (associated(self%last)) then
         self%last%behind => w
         w%ahead => self%last
      else
         self%engine => w
      end if
      self%last => w
   end subroutine
   integer function length(self)
      class(train), intent(in) :: self
      type(wagon), pointer :: p
      length = 0
      p => self%last
      do while (associated(p))
         length = length + 1
         p => p%ahead
      end do
   end function
   recursive function sorted(list) result(head)
      type(wagon), pointer, intent(in) :: list
      type(wagon), pointer :: head, slow, fast, a, b, tail
      head => list
      if (.not. associated(list)) return
      if (.not. associated(list%behind)) return
      slow => list
      fast => list%behind
      do while (associated(fast))
         fast => fast%behind
         if (associated(fast)) then
            slow => slow%behind
            fast => fast%behind
         end if
      end do
      b => slow%behind
      nullify (slow%behind)
      a => sorted(list)
      b => sorted(b)
      nullify (head, tail)
      do while (associated(a) .or. associated(b))
         if (.not. associated(b)) then
            slow => a
         else if (.not. associated(a)) then
            slow => b
         else if (a%load >= b%load) then
            slow => a
         else
            slow => b
         end if
         if (associated(slow, a)) then
            a => a%behind
         else
            b => b%behind
         end if
         nullify (slow%behind)
         slow%ahead => tail
         if (associated(tail)) tail%behind => slow
         if (.not. associated(head)) head => slow
         tail => slow
      end do
   end function
   real(dp) function rolling(speed, load)
      real(dp), intent(in) :: speed, load
      rolling = 0.02_dp * load * (1 + 0.1_dp * speed)
   end function
   real(dp) function airy(speed, load)
      real(dp), intent(in) :: speed, load
      airy = 0.01_dp * speed**2 + rolling(speed, load)
   end function
   subroutine train_run(self, speed, pull)
      class(train), intent(inout) :: self
      real(dp), intent(inout) :: speed
      real(dp), intent(in) :: pull
      type(wagon), pointer :: w
      real(dp) :: force, mass
      integer :: k
      do k = 1, size(self%log)
         force = pull / (1 + speed)
         mass = 0
         w => self%engine
         do
            if (.not. associated(w)) exit
            force = force - self%drag(speed, w%load) - w%brake * speed
            mass = mass + w%load
            w => w%behind
         end do
         speed = speed + 0.2_dp * force / mass
         self%log(k) = speed
         if (speed > 0.75_dp) self%drag => airy
      end do
   end subroutine
   subroutine shunt(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      real(dp), target :: logs(24)
      real(dp), pointer :: days(:, :), even(:)
      type(train) :: t
      type(wagon), pointer :: w
      real(dp) :: speed
      integer :: i
      logs = 0
      do i = 1, n - 2
         allocate (w)
         w%load = x(i) * (1 + 0.2_dp * i)
         w%brake = 0.03_dp * x(n)
         w%number = i
         call t%couple(w)
      end do
      t%drag => rolling
      t%log => logs(1:12)
      speed = 0.1_dp
      call t%run(speed, x(n - 1))
      t%engine => sorted(t%engine)
      t%engine%brake = t%engine%brake * 2
      t%log => logs(24:13:-1)
      call t%run(speed, 0.7_dp * x(n - 1))
      days(1:6, 0:3) => logs
      even => logs(2::2)
      y = sum(days(:, 0) * days(:, 3)) + sum(even**2) * t%length()
      i = 0
      w => t%engine
      do while (associated(w))
         i = i + 1
         y = y + i * w%load * w%number
         t%engine => w%behind
         deallocate (w)
         w => t%engine
      end do
   end subroutine
end module

program main
   use yard
   implicit none
   call verify(shunt, [2.0_dp, 0.9_dp, 1.4_dp, 1.1_dp, 0.7_dp, 3.0_dp, 0.8_dp], 'freight_yard')
contains
   include '../expect.inc'
end program
