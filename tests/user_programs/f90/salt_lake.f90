! Water and salt of a closed lake: a hypsographic table from a scratch file, forcing by a random generator with bits (transfer,
! ieor, ishftc), namelist groups in sequence, an event log with characters (maxval of texts), stops with codes, iall and parity.
module random_bits
   use, intrinsic :: iso_fortran_env, only: int32, int64, real64
   implicit none
   type generator
      integer(int64) :: state = 88172645463325252_int64
   contains
      procedure :: next
   end type
contains
   subroutine next(self, u)
      class(generator), intent(inout) :: self
      real(real64), intent(out) :: u
      integer(int64) :: bits
      self%state = ieor(self%state, shiftl(self%state, 13))
      self%state = ieor(self%state, shiftr(self%state, 7))
      self%state = ieor(self%state, shiftl(self%state, 17))
      bits = ior(shiftr(self%state, 12), transfer(1.0_real64, bits))
      u = transfer(bits, u) - 1
   end subroutine
end module

module lake
   use random_bits, only: wp => real64, generator, int32
   implicit none
   type hypsograph
      real(wp), allocatable :: level(:), area(:)
   contains
      procedure :: area_at
      procedure :: volume_at
   end type
   type(hypsograph), save :: table
   real(wp) :: rain = 0.5, inflow = 1, evaporation = 1.2
   character(8), dimension(3) :: logged = ''
   namelist /climate/ rain, inflow, evaporation
contains
   subroutine load_table(unit)
      integer, intent(in) :: unit
      integer :: n, i
      rewind (unit)
      read (unit, *) n
      allocate (table%level(n), table%area(n))
      read (unit, *) (table%level(i), table%area(i), i=1, n)
      read (unit, nml=climate)
      close (unit)
   end subroutine
   pure real(wp) function area_at(self, z) result(a)
      class(hypsograph), intent(in) :: self
      real(wp), intent(in) :: z
      integer :: k
      k = max(1, min(count(self%level <= z), size(self%level) - 1))
      a = self%area(k) + (self%area(k + 1) - self%area(k))*(z - self%level(k))/(self%level(k + 1) - self%level(k))
   end function
   pure real(wp) function volume_at(self, z) result(v)
      class(hypsograph), intent(in) :: self
      real(wp), intent(in) :: z
      integer :: k
      v = 0
      do k = 1, size(self%level) - 1
         if (z <= self%level(k)) exit
         associate (top => min(z, self%level(k + 1)))
            v = v + 0.5_wp*(self%area_at(top) + self%area(k))*(top - self%level(k))
         end associate
      end do
   end function
   subroutine years(x, salinity)
      real(wp), intent(in) :: x(4)
      real(wp), intent(out) :: salinity
      type(generator) :: g
      real(wp) :: z, salt, u(3), change, area
      integer(int32) :: flags(2, 3)
      integer :: year, month, i
      logical :: odd(3)
      z = x(1)
      salt = x(2)
      salinity = 0
      flags = -1
      do year = 1, 8
         do month = 1, 12
            do i = 1, 3
               call g%next(u(i))
            end do
            area = table%area_at(z)
            change = rain*x(3)*(0.5_wp + u(1))*area + inflow*u(2) - evaporation*x(4)*area*(1 - 0.02_wp*salt/table%volume_at(z))
            change = change/12
            if (change < -0.12_wp) then
               logged(1 + mod(month, 3)) = 'dry'//achar(iachar('a') + month)
            else if (u(3) > 0.9_wp) then
               salt = salt - 0.01_wp*salt
               flags(1 + mod(year, 2), 1 + mod(month, 3)) = iand(flags(1 + mod(year, 2), 1 + mod(month, 3)), not(ishft(1, month)))
            end if
            z = z + change/area
         end do
         salinity = salinity + salt/table%volume_at(z)
      end do
      odd = parity(btest(flags, 5), dim=1)
      salinity = salinity + 0.01_wp*(popcnt(iall(flags)) + count(odd)) + 0.001_wp*sum(popcnt(iany(flags, dim=1)))
      if (maxval(logged) == '') stop 40
      salinity = salinity + 0.001_wp*len_trim(maxval(logged))*z
   end subroutine
end module

program salt_lake
   use lake
   use ltoad
   implicit none
   real(wp) :: x(4) = [2.3_wp, 40.0_wp, 1.1_wp, 0.9_wp], d(4) = 0, s, ds, p(4), up, down
   integer :: unit, i, k
   open (newunit=unit, status='scratch', form='formatted', action='readwrite')
   write (unit, '(i0)') 5
   write (unit, '(2f10.4)') (0.9_wp*i, 1 + 0.8_wp*i**1.3_wp, i=0, 4)
   write (unit, nml=climate)
   call load_table(unit)
   s = 0
   ds = 1
   call enzyme_autodiff(years, enzyme_dup, x, d, enzyme_dup, s, ds)
   do i = 1, 4
      p = x
      p(i) = x(i) + 1e-6_wp
      call years(p, up)
      p(i) = x(i) - 1e-6_wp
      call years(p, down)
      up = (up - down)/2e-6_wp
      print '(i2, 2es20.10)', i, d(i), up
      if (abs(up - d(i)) > 1e-5_wp*(1 + abs(up))) error stop 1
      if (d(i) == 0) error stop 2
   end do
end program
