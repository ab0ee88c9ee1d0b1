! A lake model that is set up from text: a namelist in a character array, "key = value" lines, numbers in columns,
! and a report by internal writes.
module lake
   implicit none
   integer, parameter :: max_layers = 12
   type :: settings
      integer :: layers = 6, steps = 20
      real(8) :: dt = 0.05d0, mixing = 0.3d0, albedo = 0.1d0
      logical :: wind = .false.
      character(len=16) :: scheme = 'upwind'
   end type
   type :: observation
      character(len=8) :: station
      integer :: day
      real(8) :: depth, temperature
   end type
   real(8), save :: extinction(max_layers) = 0.4d0
contains
   subroutine read_settings(lines, s)
      character(len=*), intent(in) :: lines(:)
      type(settings), intent(out) :: s
      integer :: layers, steps
      real(8) :: dt, mixing, extinct(3)
      logical :: wind
      namelist /run/ layers, steps, dt, mixing, wind, extinct
      layers = s%layers; steps = s%steps; dt = s%dt; mixing = s%mixing; wind = s%wind
      extinct = 0.4d0
      read (lines, nml=run)
      s%layers = layers; s%steps = steps; s%dt = dt; s%mixing = mixing; s%wind = wind
      extinction(1:3) = extinct
   end subroutine
   subroutine parse_pair(line, s)
      character(len=*), intent(in) :: line
      type(settings), intent(inout) :: s
      character(len=:), allocatable :: key, text
      integer :: at, status
      at = scan(line, '=:')
      if (at == 0) return
      key = to_lower(trim(adjustl(line(:at-1))))
      text = trim(adjustl(line(at+1:)))
      select case (key)
      case ('albedo')
         read (text, *, iostat=status) s%albedo
         if (status /= 0) error stop 'not a number'
      case ('scheme')
         s%scheme = text
      case default
         error stop 'unknown key'
      end select
   end subroutine
   pure function to_lower(text) result(lower)
      character(len=*), intent(in) :: text
      character(len=len(text)) :: lower
      integer :: i, c
      do i = 1, len(text)
         c = iachar(text(i:i))
         if (c >= iachar('A') .and. c <= iachar('Z')) c = c + 32
         lower(i:i) = achar(c)
      end do
   end function
   function parse_observations(lines) result(list)
      character(len=*), intent(in) :: lines(:)
      type(observation), allocatable :: list(:)
      type(observation) :: one
      integer :: i
      allocate (list(0))
      do i = 1, size(lines)
         if (verify(lines(i), ' ') == 0 .or. lines(i)(1:1) == '#') cycle
         read (lines(i), '(a8,i4,2f8.3)') one%station, one%day, one%depth, one%temperature
         list = [list, one]
      end do
   end function
   subroutine simulate(s, forcing, temperature, report)
      type(settings), intent(in) :: s
      real(8), intent(in) :: forcing(:)
      real(8), intent(inout) :: temperature(:)
      character(len=*), intent(out) :: report
      real(8) :: light, heating, flux(0:size(temperature))
      integer :: step, k
      do step = 1, s%steps
         light = forcing(1 + mod(step, size(forcing))) * (1 - s%albedo)
         flux(0) = 0
         flux(s%layers) = 0
         do k = 1, s%layers - 1
            flux(k) = s%mixing * (temperature(k) - temperature(k + 1))
            if (s%wind .and. k == 1) flux(k) = 2 * flux(k)
         end do
         do k = 1, s%layers
            heating = light * (1 - exp(-extinction(k)))
            light = light - heating
            temperature(k) = temperature(k) + s%dt * (heating + flux(k - 1) - flux(k))
         end do
      end do
      write (report, '(a,i0,a,f0.3)') 'layers=', s%layers, ' surface=', temperature(1)
   end subroutine
end module
subroutine misfit(x, n, y)
   use lake
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   character(len=64), parameter :: setup(4) = [character(len=64) :: '&run layers = 7, steps = 15', &
      ' dt = 4.0d-2, wind = .true.', ' extinct = 0.5, 2*0.6', '/']
   character(len=32), parameter :: table(5) = [character(len=32) :: '# station day depth temp', &
      'north      1   0.500  11.250', 'south      1   1.500  10.125', '', 'north      2   4.500   8.000']
   type(settings) :: s
   type(observation), allocatable :: seen(:)
   real(8) :: temperature(7)
   character(len=60) :: report
   integer :: i, at
   call read_settings(setup, s)
   call parse_pair('  Albedo = 0.15 ', s)
   call parse_pair('SCHEME: central', s)
   s%mixing = x(1)
   extinction(4:) = x(2)
   temperature = [(x(3) + 0.2d0 * i, i = 7, 1, -1)]
   seen = parse_observations(table)
   call simulate(s, [x(4), 2 * x(4), x(5)], temperature, report)
   y = 0
   do i = 1, size(seen)
      at = ceiling(seen(i)%depth)
      y = y + (temperature(at) - seen(i)%temperature)**2 * merge(2d0, 1d0, seen(i)%station == 'north')
   end do
   if (s%scheme == 'central') y = y + 0.1d0 * sum(temperature)
   if (index(report, 'layers=7') /= 1) error stop 'report'
end subroutine
program main
   interface
      subroutine misfit(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(misfit, [0.5d0, 0.35d0, 8.5d0, 12d0, 20d0], 'lake')
contains
   include '../expect_modes.inc'
end program
