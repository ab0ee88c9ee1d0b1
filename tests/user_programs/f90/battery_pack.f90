! A battery: parameters from a namelist in a text, optional arguments, blocks, and prints of active numbers on the way.
module cell_model
   implicit none
   integer, parameter :: dp = kind(1d0)
   type :: options
      integer :: steps = 10
      logical :: loud = .false.
      real(dp) :: ambient = 298.15_dp, limit = 3.0_dp
      character(16) :: chemistry = 'nmc'
   end type
contains
   subroutine configure(text, opt)
      character(*), intent(in) :: text(:)
      type(options), intent(out) :: opt
      integer :: steps, status
      logical :: loud
      real(dp) :: ambient, limit
      character(16) :: chemistry
      namelist /pack/ steps, loud, ambient, limit, chemistry
      steps = opt%steps; loud = opt%loud; ambient = opt%ambient; limit = opt%limit; chemistry = opt%chemistry
      read (text, nml=pack, iostat=status)
      if (status /= 0) error stop 'bad namelist'
      opt = options(steps, loud, ambient, limit, chemistry)
   end subroutine
   pure real(dp) function open_circuit(charge, kind) result(v)
      real(dp), intent(in) :: charge
      character(*), intent(in) :: kind
      select case (trim(kind))
      case ('nmc')
         v = 3.4_dp + 0.8_dp * charge - 0.05_dp / (0.02_dp + charge)
      case ('lfp', 'lfp2')
         v = 3.2_dp + 0.1_dp * tanh(4 * (charge - 0.5_dp))
      case default
         v = 1.2_dp
      end select
   end function
   subroutine step(charge, heat, current, resistance, dt, cooling, aging)
      real(dp), intent(inout) :: charge, heat
      real(dp), intent(in) :: current, resistance, dt
      real(dp), intent(in), optional :: cooling
      real(dp), intent(inout), optional :: aging
      real(dp) :: loss
      loss = current**2 * resistance
      if (present(cooling)) loss = loss - cooling * heat
      heat = heat + dt * loss
      charge = charge - dt * current
      if (present(aging)) then
         block
            real(dp) :: rate
            rate = exp(-1 / (0.5_dp + heat))
            aging = aging + dt * rate * abs(current)
         end block
      end if
   end subroutine
   subroutine drive(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      type(options) :: opt
      character(40) :: text(4)
      character(30) :: line
      real(dp) :: charge, heat, aging, volts, worst, state(3)
      namelist /debug/ charge, heat, aging
      integer :: i
      text = [character(40) :: '&pack', ' steps = 14, chemistry="lfp"', ' ambient=3.0d2 limit=2.9 loud=T', '/']
      call configure(text, opt)
      charge = x(1); heat = 0; aging = 0.01_dp
      worst = huge(worst)
      do i = 1, opt%steps
         if (mod(i, 2) == 0) then
            call step(charge, heat, x(2), x(3), 0.05_dp)
         else if (i < 6) then
            call step(charge, heat, x(2), x(3) * (1 + aging), 0.05_dp, aging=aging)
         else
            call step(charge, heat, x(2) * 0.5_dp, x(3), 0.05_dp, x(4), aging)
         end if
         volts = open_circuit(charge, opt%chemistry) - x(2) * x(3)
         if (opt%loud .and. mod(i, 7) == 0) then
            write (line, '(a,f8.4,1x,es12.4)') 'V=', volts, heat
            print '(i3,1x,a)', i, trim(line)
            write (*, *) charge, heat
            write (*, nml=debug)
         end if
         worst = min(worst, volts)
      end do
      state = [charge, heat, aging]
      print *, 'state', state
      y = worst + sum(state**2) + (opt%ambient - 298) * heat
   end subroutine
end module
program main
   use cell_model
   implicit none
   call verify_modes(drive, [0.9_dp, 1.1_dp, 0.2_dp, 0.4_dp], 'battery')
contains
   include '../expect_modes.inc'
end program
