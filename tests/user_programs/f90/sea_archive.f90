! A model that keeps its data in files: unformatted scratch with direct access, a stream, a text with list-directed lines, all opened,
! written, read and closed within the function; what is read is constant.
module archive
   implicit none
contains
   subroutine prepare(unit)
      integer, intent(out) :: unit
      integer :: i
      open (newunit=unit, status='scratch', access='direct', form='unformatted', recl=8 * 4)
      do i = 1, 5
         write (unit, rec=i) [0.1d0, 0.2d0, 0.3d0, 0.4d0] * i
      end do
   end subroutine
   subroutine mixing(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      integer :: unit, text, stream, i, status, size_of, place
      real(8) :: row(4), factor, level(4)
      character(30) :: line
      logical :: there
      call prepare(unit)
      open (newunit=text, status='scratch', form='formatted', action='readwrite')
      write (text, '(a, 1x, f6.2)') ('level', 0.5d0 * i, i = 1, 3)
      write (text, *) 'end', 0
      rewind (text)
      level = x(1)
      do
         read (text, *, iostat=status) line, factor
         if (status /= 0 .or. line == 'end') exit
         level = level * (1 + 0.1d0 * factor) + x(2)
      end do
      backspace (text)
      read (text, *) line
      if (line /= 'end') error stop 'text'
      close (text)
      open (newunit=stream, status='scratch', access='stream', form='unformatted')
      write (stream) 3, [1.5d0, 2.5d0, 3.5d0]
      inquire (stream, pos=place, opened=there)
      read (stream, pos=1) size_of
      y = 0
      do i = 1, 5
         read (unit, rec=6 - i) row
         level = level + x(3) * row * cshift(level, 1)
         if (i <= size_of) then
            read (stream, pos=5 + 8 * (i - 1)) factor
            y = y + factor * level(i) * x(4)
         end if
      end do
      y = y + sum(level**2) + merge(1d0, 0d0, there) * place * 0.01d0 * x(1)
      close (stream)
      close (unit)
   end subroutine
end module
program main
   use archive
   implicit none
   call verify_modes(mixing, [0.8d0, 0.3d0, 0.2d0, 1.2d0], 'archive')
contains
   include '../expect_modes.inc'
end program
