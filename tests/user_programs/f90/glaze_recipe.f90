! Glazes for pottery: recipes are read from text inside (namelist, list-directed, formats made at run time), and reports are written.
module recipes
   implicit none
   type :: oxide
      character(6) :: name = ' '
      real(8) :: mass = 0, share = 0
   end type
   character(*), parameter :: cards(4) = [character(60) :: &
      '&kiln ramp=2.5, hold=30, cone="6", oxides=40.1 10.3 8.2 /', 'SiO2 60.08 Al2O3 101.96 CaO 56.08', &
      '3 0.5 0.25 0.125', 'gloss=T width=8']
contains
   subroutine parsed(line, table)
      character(*), intent(in) :: line
      type(oxide), allocatable, intent(out) :: table(:)
      character(len(line)) :: rest
      character(6) :: word
      integer :: cut
      type(oxide) :: one
      allocate (table(0))
      rest = adjustl(line)
      do while (len_trim(rest) > 0)
         cut = scan(rest, ' ')
         word = rest(:cut - 1)
         rest = adjustl(rest(cut:))
         if (verify(trim(word), '0123456789.') == 0) then
            read (word, *) one%mass
            table = [table, one]
         else
            one%name = word
         end if
      end do
   end subroutine
   subroutine fire(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8) :: ramp, oxides(3), weights(4), heat, melt
      integer :: hold, count, status, i, width
      character(4) :: cone
      character(20) :: form
      character(80) :: report, key
      logical :: gloss
      type(oxide), allocatable :: table(:)
      namelist /kiln/ ramp, hold, cone, oxides
      ramp = 0; oxides = 0
      read (cards(1), nml=kiln)
      call parsed(cards(2), table)
      read (cards(3), *, iostat=status) count, weights(1:count)
      if (status /= 0) error stop 'weights'
      key = cards(4)
      read (key(index(key, 'gloss=') + 6:), '(l1)') gloss
      read (key(index(key, 'width=') + 6:), '(i1)') width
      write (form, '(a, i0, a)') '(f', width, '.3)'
      table(:)%share = oxides * weights(1:3) / table%mass
      table%share = table%share / sum(table%share)
      heat = x(1)
      melt = 0
      do i = 1, hold
         heat = heat + ramp * x(2) * (1 - heat / 9)
         where (table%name == 'CaO') table%share = table%share * (1 + 0.01d0 * x(3))
         melt = melt + sum(table%share * [1d0, 0.5d0, x(4)]) * exp(heat - 9) / hold
         write (report, form) melt
         if (index(report, '*') > 0) error stop 'too wide'
      end do
      y = merge(melt**2, melt, gloss) + 0.1d0 * x(3) * iachar(cone(1:1)) / 10
      write (report, '(3(a6, ":", g0.4, 1x))') (table(i)%name, table(i)%share, i = 1, size(table))
      if (report(:5) /= 'SiO2 ') y = -1
   end subroutine
end module
program main
   use recipes
   implicit none
   call verify_modes(fire, [1.3d0, 0.2d0, 0.8d0, 0.45d0], 'glaze')
contains
   include '../expect_modes.inc'
end program
