! Results of a league: sorting by several keys with comparisons that are passed, a random generator of shifts and exclusive ors,
! merge sort with sections, hash of names by transfer, ranks by index arrays.
module sorting
   use, intrinsic :: iso_fortran_env, only: int64, int32
   implicit none
   type :: team
      character(12) :: name
      real(8) :: strength, points
      integer :: goals
   end type
   abstract interface
      pure logical function before(a, b)
         import :: team
         type(team), intent(in) :: a, b
      end function
   end interface
contains
   pure logical function stronger(a, b)
      type(team), intent(in) :: a, b
      stronger = a%strength > b%strength
   end function
   pure logical function by_points(a, b)
      type(team), intent(in) :: a, b
      if (abs(a%points - b%points) > 1d-6) then
         by_points = a%points > b%points
      else if (a%goals /= b%goals) then
         by_points = a%goals > b%goals
      else
         by_points = a%name < b%name
      end if
   end function
   recursive subroutine merge_sort(t, first)
      type(team), intent(inout) :: t(:)
      procedure(before) :: first
      type(team) :: copy(size(t))
      integer :: m, i, j, k
      if (size(t) < 2) return
      m = size(t) / 2
      call merge_sort(t(:m), first)
      call merge_sort(t(m + 1:), first)
      copy = t
      i = 1
      j = m + 1
      do k = 1, size(t)
         if (j > size(t)) then
            t(k) = copy(i); i = i + 1
         else if (i > m) then
            t(k) = copy(j); j = j + 1
         else if (first(copy(j), copy(i))) then
            t(k) = copy(j); j = j + 1
         else
            t(k) = copy(i); i = i + 1
         end if
      end do
   end subroutine
   integer(int64) function shaken(seed)
      integer(int64), intent(inout) :: seed
      seed = ieor(seed, ishft(seed, 13))
      seed = ieor(seed, ishft(seed, -7))
      seed = ieor(seed, ishft(seed, 17))
      shaken = iand(seed, maskr(20, int64))
   end function
   pure integer(int32) function hashed(name)
      character(*), intent(in) :: name
      integer(int32) :: words(3)
      words = transfer(name, words)
      hashed = modulo(ieor(ieor(words(1), ishftc(words(2), 5)), not(words(3))), 97)
   end function
   subroutine season(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(team) :: t(9)
      integer(int64) :: seed
      integer :: i, j, order(9)
      real(8) :: chance
      character(12) :: name
      seed = 88172645463325252_int64
      do i = 1, 9
         write (name, '(a, i0)') 'club', i * i
         t(i) = team(name, x(1) + x(2) * sin(2.3d0 * i) + 1d-3 * hashed(name), 0d0, 0)
      end do
      call merge_sort(t, stronger)
      do i = 1, 9
         do j = i + 1, 9
            chance = 1 / (1 + exp(-(t(i)%strength - t(j)%strength) * x(3)))
            t(i)%points = t(i)%points + 3 * chance * (1 + 0.1d0 * shaken(seed) / 2d0**20)
            t(j)%points = t(j)%points + 3 * (1 - chance)
            t(i)%goals = t(i)%goals + int(mod(shaken(seed), 4_int64)) + popcnt(i)
         end do
      end do
      call merge_sort(t(2:), by_points)
      order = [(i, i = 1, 9)]
      order = order(9:1:-1)
      y = 0
      do i = 1, 9
         y = y + x(4)**i * t(order(i))%points * t(i)%strength / (1 + t(i)%goals)
      end do
      if (btest(hashed(t(1)%name), 0)) y = y * 1.5d0
   end subroutine
end module
program main
   use sorting
   implicit none
   call verify_modes(season, [1.3d0, 0.8d0, 0.5d0, 0.9d0], 'league')
contains
   include '../expect_modes.inc'
end program
