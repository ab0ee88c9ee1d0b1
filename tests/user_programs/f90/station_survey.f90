! Records written to an internal file and to a scratch file, read back, with single precision beside.
module stations
   implicit none
   type :: station
      character(len=4) :: code
      integer :: height
      real(4) :: gauge
      real(8) :: level
      logical :: open
   end type
contains
   elemental real(8) function corrected(s, slope) result(c)
      type(station), intent(in) :: s
      real(8), intent(in) :: slope
      c = s%level + slope * s%gauge * merge(1d0, 0.5d0, s%open) - s%height * 1d-3
   end function
   subroutine sort_by_level(list)
      type(station), intent(inout) :: list(:)
      type(station) :: kept
      integer :: i, j
      do i = 2, size(list)
         kept = list(i)
         j = i - 1
         do while (j >= 1)
            if (list(j)%level <= kept%level) exit
            list(j + 1) = list(j)
            j = j - 1
         end do
         list(j + 1) = kept
      end do
   end subroutine
end module
subroutine survey(x, n, y)
   use stations
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   type(station), allocatable :: all(:)
   type(station) :: pair(2)
   integer :: i
   logical, allocatable :: chosen(:)
   allocate (all(2 * n))
   do i = 1, 2 * n
      write (all(i)%code, '(a1, i3.3)') 's', i
      all(i)%height = 100 * i
      all(i)%gauge = real(1d0 + 0.01d0 * i, 4)
      all(i)%level = sin(x(mod(i * 3, n) + 1) * i)
      all(i)%open = mod(i, 3) /= 0
   end do
   call sort_by_level(all)
   chosen = all%open .and. all%code(2:4) /= '004'
   pair = all([1, 2 * n])
   all(2:4) = all(4:2:-1)
   y = sum(corrected(all, x(1)), mask=chosen) + dot_product(all%level, real(all%gauge, 8)) &
       + corrected(pair(2), x(2)) * count(chosen) + sum(pack(all%level, .not. chosen)) * all(3)%gauge
end subroutine
program main
   interface
      subroutine survey(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(survey, [0.7d0, 1.3d0, -0.4d0, 0.9d0], 'station survey')
contains
   include '../expect_modes.inc'
end program
