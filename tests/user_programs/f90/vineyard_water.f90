! Soil water of a vineyard: parcels with allocatable layers and bound procedures, held in a module's allocatable array.
module soils
   implicit none
   integer, parameter :: wp = kind(1d0)
   type :: layer
      real(wp) :: thickness = 0.1_wp
      real(wp) :: water = 0.2_wp
      real(wp), allocatable :: roots(:)
   end type
   type :: parcel
      character(:), allocatable :: name
      type(layer), allocatable :: layers(:)
      real(wp) :: slope = 0
   contains
      procedure :: init => parcel_init
      procedure :: step => parcel_step
      procedure :: stored
      procedure, private :: drain_real
      procedure, private :: drain_days
      generic :: drain => drain_real, drain_days
   end type
contains
   subroutine parcel_init(self, name, depths, water)
      class(parcel), intent(inout) :: self
      character(*), intent(in) :: name
      real(wp), intent(in) :: depths(:), water
      integer :: i, j
      self%name = trim(name)
      allocate (self%layers(size(depths)))
      do i = 1, size(depths)
         self%layers(i)%thickness = depths(i)
         self%layers(i)%water = water / i
         self%layers(i)%roots = [(exp(-0.3_wp * j * depths(i)), j=1, i + 1)]
      end do
   end subroutine
   subroutine parcel_step(self, rain)
      class(parcel), intent(inout) :: self
      real(wp), intent(in) :: rain
      real(wp) :: flow
      integer :: i, j
      flow = rain * (1 - self%slope)
      do i = 1, size(self%layers)
         associate (l => self%layers(i))
            l%water = l%water + flow / l%thickness
            flow = 0.3_wp * l%water**2 * l%thickness
            l%water = l%water - flow / l%thickness - 0.01_wp * sum(l%roots) * l%water / (0.1_wp + l%water)
         end associate
      end do
   end subroutine
   pure function stored(self) result(total)
      class(parcel), intent(in) :: self
      real(wp) :: total
      total = sum(self%layers%thickness * self%layers%water)
   end function
   subroutine drain_real(self, amount)
      class(parcel), intent(inout) :: self
      real(wp), intent(in) :: amount
      self%layers(:)%water = self%layers(:)%water * exp(-amount)
   end subroutine
   subroutine drain_days(self, days)
      class(parcel), intent(inout) :: self
      integer, intent(in) :: days
      call self%drain(0.02_wp * days)
   end subroutine
end module

module estate
   use soils
   implicit none
   type(parcel), allocatable :: parcels(:)
contains
   subroutine plant(n, water)
      integer, intent(in) :: n
      real(wp), intent(in) :: water(:)
      integer :: k
      character(8) :: label
      if (allocated(parcels)) deallocate (parcels)
      allocate (parcels(n))
      do k = 1, n
         write (label, '(a,i0)') 'plot', k
         call parcels(k)%init(label, [0.1_wp, 0.25_wp, 0.4_wp], water(k))
         parcels(k)%slope = 0.05_wp * k
      end do
   end subroutine
   function season(x) result(loss)
      real(wp), intent(in) :: x(:)
      real(wp) :: loss
      integer :: day, k
      type(parcel) :: twin
      call plant(3, x(1:3))
      loss = 0
      do day = 1, 12
         do k = 1, size(parcels)
            call parcels(k)%step(merge(x(4), x(5), mod(day, 3) == 0))
            if (day == 6) call parcels(k)%drain(2)
            if (parcels(k)%name == 'plot2') call parcels(k)%drain(x(6))
         end do
      end do
      twin = parcels(2)
      call twin%step(x(4)**2)
      do k = 1, size(parcels)
         loss = loss + (parcels(k)%stored() - 0.2_wp)**2
      end do
      loss = loss + twin%stored() * parcels(2)%stored()
   end function
end module

program vineyard
   use ltoad
   use estate
   implicit none
   real(wp) :: x(6), dx(6), y(6), value, want, f(4), slope
   integer :: i, bad
   x = [0.25_wp, 0.31_wp, 0.4_wp, 0.02_wp, 0.011_wp, 0.03_wp]
   call ltoad_gradient(season, x, dx, value)
   if (abs(value - season(x)) > 1e-13_wp) stop 2
   bad = 0
   do i = 1, 6
      y = x; y(i) = x(i) - 2e-4_wp; f(1) = season(y)
      y(i) = x(i) - 1e-4_wp; f(2) = season(y)
      y(i) = x(i) + 1e-4_wp; f(3) = season(y)
      y(i) = x(i) + 2e-4_wp; f(4) = season(y)
      want = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / 12e-4_wp
      y = 0; y(i) = 1
      call ltoad_jvp(season, x, y, slope)
      if (.not. abs(dx(i) - want) <= 1e-6_wp * (1 + abs(want)) .or. .not. abs(slope - want) <= 1e-6_wp * (1 + abs(want))) then
         print *, 'WRONG', i, dx(i), slope, want
         bad = bad + 1
      end if
   end do
   if (bad > 0 .or. all(dx == 0)) stop 1
   print *, 'OK'
end program
