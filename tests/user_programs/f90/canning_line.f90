! A canning line: its settings from a namelist, recipes from a scratch file, a log that is written while it runs
module line
   implicit none
   type :: recipe
      character(12) :: name
      integer :: batches
      real(8) :: sugar, acid, minutes
   end type
   type :: settings
      real(8) :: retort = 394d0, z_value = 10d0, d_value = 0.21d0
      integer :: cells = 12
      logical :: rotate = .false.
      character(16) :: shape = 'cylinder'
   end type
   integer :: log_unit = -1
   character(80) :: last_line = ''
contains
   subroutine read_settings(s)
      type(settings), intent(out) :: s
      character(80) :: text(3)
      real(8) :: retort, z
      integer :: cells, status
      logical :: rotate
      character(16) :: shape
      namelist /cook/ retort, z, cells, rotate, shape
      retort = s%retort; z = s%z_value; cells = s%cells; rotate = s%rotate; shape = s%shape
      text(1) = '&cook retort = 396.5, z = 9.8'
      text(2) = '      rotate = .true., shape = "slab" cells=10'
      text(3) = '/'
      read (text, nml=cook, iostat=status)
      if (status /= 0) error stop 'settings'
      s%retort = retort; s%z_value = z; s%cells = cells; s%rotate = rotate; s%shape = shape
   end subroutine
   subroutine read_recipes(list)
      type(recipe), allocatable, intent(out) :: list(:)
      type(recipe) :: r
      integer :: unit, status
      open (newunit=unit, status='scratch', action='readwrite', form='formatted')
      write (unit, '(a)') '# name batches sugar acid minutes', 'peach 3 0.21 0.0042 14.5', '', 'pear 2 0.18 0.0031 17.0'
      write (unit, '(a12,i4,3f9.4)') 'plum', 4, 0.24d0, 0.0061d0, 11.25d0
      rewind (unit)
      allocate (list(0))
      do
         call next_recipe(unit, r, status)
         if (status /= 0) exit
         list = [list, r]
      end do
      close (unit)
   end subroutine
   subroutine next_recipe(unit, r, status)
      integer, intent(in) :: unit
      type(recipe), intent(out) :: r
      integer, intent(out) :: status
      character(100) :: text
      do
         read (unit, '(a)', iostat=status) text
         if (status /= 0) return
         if (len_trim(text) == 0 .or. text(1:1) == '#') cycle
         read (text, *, iostat=status) r%name, r%batches, r%sugar, r%acid, r%minutes
         return
      end do
   end subroutine
   subroutine report(r, batch, value)
      type(recipe), intent(in) :: r
      integer, intent(in) :: batch
      real(8), intent(in) :: value
      if (log_unit == -1) open (newunit=log_unit, status='scratch')
      write (log_unit, 10) trim(r%name), batch, value
      write (last_line, '(a,1x,i0,a,es12.4)') trim(r%name), batch, ': ', value
10    format(a, t16, i3, 2x, g14.6)
   end subroutine
   real(8) function lethality(r, s, diffusivity, fill) result(f)
      type(recipe), intent(in) :: r
      type(settings), intent(in) :: s
      real(8), intent(in) :: diffusivity, fill
      real(8) :: t(0:s%cells), old(0:s%cells), fourier
      integer :: k, i
      t = fill
      f = 0
      fourier = diffusivity * merge(1.4d0, 1d0, s%rotate) * 0.05d0
      do k = 1, nint(r%minutes * 4)
         t(s%cells) = s%retort
         old = t
         do i = 1, s%cells - 1
            select case (s%shape)
            case ('slab')
               t(i) = old(i) + fourier * (old(i + 1) - 2 * old(i) + old(i - 1))
            case default
               t(i) = old(i) + fourier * (old(i + 1) - 2 * old(i) + old(i - 1) + (old(i + 1) - old(i - 1)) / (2d0 * i))
            end select
         end do
         t(0) = t(1)
         f = f + 0.25d0 * 10**((t(0) - 394.25d0) / s%z_value)
      end do
   end function
   subroutine quality(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(settings) :: s
      type(recipe), allocatable :: list(:)
      character(len=:), allocatable :: shown
      character(24) :: number
      integer :: i, b
      real(8) :: f
      call read_settings(s)
      s%retort = s%retort + x(1)
      call read_recipes(list)
      y = 0
      do i = 1, size(list)
         do b = 1, list(i)%batches
            f = lethality(list(i), s, x(2) * (1 - list(i)%sugar), 330 + x(3) * b)
            call report(list(i), b, f)
            y = y + log10(1 + f) - x(4) * list(i)%acid * b
            if (f > 1d6) then
               print *, 'overcooked', list(i)%name, f
               error stop
            end if
         end do
      end do
      write (number, '(f24.16)') y
      shown = trim(adjustl(number))
      if (index(shown, '.') == 0 .or. index(last_line, 'plum') /= 1) error stop 'log'
      y = y + 1d-3 * len(shown) * x(4)
   end subroutine
end module
program cannery
   use line
   implicit none
   call verify_modes(quality, [1.5d0, 4.1d0, 2.5d0, 6d0], 'canning')
   rewind (log_unit)
   read (log_unit, '(a)') last_line
   if (index(last_line, 'peach') /= 1) stop 2
contains
   include '../expect_modes.inc'
end program
