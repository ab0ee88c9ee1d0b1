!> Energy of a bakery's ovens: plant data come from a namelist that is written to a scratch file,
!> schedules from list-directed text; the model has submodule-like layers and an inquiry of the file.
module oven_data
   implicit none
   integer, parameter :: dp = kind(0.d0), max_ovens = 4
   type :: oven
      character(len=16) :: name = ''
      real(dp) :: mass = 100, loss = 5, power = 20
      integer :: decks = 1
   end type
   type(oven), target :: ovens(max_ovens)
   integer :: n_ovens = 0
   real(dp), protected :: ambient = 20
   real(dp), allocatable :: schedule(:, :)
contains
   subroutine read_plant()
      integer :: unit, ios, n_hours, i
      real(dp) :: room
      character(len=80) :: line
      logical :: there
      namelist /plant/ n_ovens, room, ovens
      open (newunit=unit, status='scratch', action='readwrite', form='formatted')
      write (unit, '(a)') '&plant', ' n_ovens = 3, room = 24.5,', &
         " ovens(1)%name = 'wood', ovens(1)%mass = 300, ovens(1)%loss = 9.5,", &
         " ovens(2)%name = 'deck', ovens(2)%decks = 3, ovens(2)%power = 30.0,", &
         " ovens(3) = 'convection', 60.0, 4.0, 25.0, 2", '/', '6', &
         '1 0.5 0', '1.0, 1.0, 0.25', '0.8 0.6 .5', '0 1 1', '0 0.2 1d0', '2*0.0 0.5'
      inquire (unit=unit, opened=there)
      if (.not. there) error stop 'no scratch file'
      rewind (unit)
      room = 0
      read (unit, nml=plant, iostat=ios)
      if (ios /= 0) error stop 'bad namelist'
      ambient = room
      read (unit, *) n_hours
      allocate (schedule(n_ovens, n_hours))
      do i = 1, n_hours
         read (unit, '(a)', iostat=ios) line
         if (is_iostat_end(ios)) exit
         read (line, *) schedule(:, i)
      end do
      close (unit)
   end subroutine
end module

module oven_model
   use oven_data
   implicit none
   type :: thermal_state
      real(dp), allocatable :: temperature(:), crust(:)
      real(dp) :: energy = 0
   end type
contains
   subroutine heat(state, hour, setpoint, insulation)
      type(thermal_state), intent(inout) :: state
      integer, intent(in) :: hour
      real(dp), intent(in) :: setpoint(:), insulation
      real(dp), pointer :: loss
      type(oven), pointer :: o
      real(dp) :: demand, q
      integer :: i, k
      do i = 1, n_ovens
         o => ovens(i)
         loss => o%loss
         if (schedule(i, hour) == 0) then
            state%temperature(i) = ambient + (state%temperature(i) - ambient)*exp(-loss*insulation/o%mass)
            cycle
         end if
         do k = 1, 4*o%decks
            demand = 0.5_dp*(setpoint(i) - state%temperature(i))
            q = schedule(i, hour)*o%power*tanh(demand/o%power)
            state%temperature(i) = state%temperature(i) + &
               (q*10 - loss*insulation*(state%temperature(i) - ambient)/10)/o%mass
            state%energy = state%energy + abs(q)/4
         end do
         state%crust(i) = state%crust(i) + softplus((state%temperature(i) - 60)/10)
      end do
   contains
      pure real(dp) function softplus(u)
         real(dp), intent(in) :: u
         softplus = merge(u + log(1 + exp(-u)), log(1 + exp(u)), u > 0)
      end function
   end subroutine

   real(dp) function bill(x)
      real(dp), intent(in) :: x(:)
      type(thermal_state) :: s
      character(len=40) :: message
      integer :: hour
      allocate (s%temperature(n_ovens), source=ambient)
      allocate (s%crust(n_ovens))
      s%crust = 0
      do hour = 1, ubound(schedule, 2)
         call heat(s, hour, x(1:n_ovens), x(n_ovens + 1))
      end do
      write (message, '(a, f10.3)') 'energy', s%energy
      if (index(message, '*') > 0) error stop 'format overflow'
      bill = s%energy*0.3_dp + sum((s%crust - 3)**2) + dot_product(s%crust, s%temperature)*1d-3
   end function
end module

program bakery_ovens
   use oven_model
   use ltoad
   implicit none
   real(dp) :: x(4), g(4), fd, e(4), h
   integer :: i, bad
   call read_plant
   x = [230d0, 210d0, 190d0, 1.2d0]
   call ltoad_gradient(bill, x, g)
   bad = 0
   do i = 1, 4
      e = 0
      h = 1d-5*x(i)
      e(i) = h
      fd = (bill(x + e) - bill(x - e))/(2*h)
      print '(a, 2g20.11)', merge(ovens(min(i, 3))%name, 'insulation      ', i < 4), g(i), fd
      if (.not. abs(g(i) - fd) < 1d-6*(1d-2 + abs(fd))) bad = bad + 1
      if (g(i) == 0) bad = bad + 1
   end do
   if (bad > 0) then
      print *, 'FAIL', bad
      stop 1
   end if
   print *, 'PASS'
end program
