! Erosion of a dam: linked list of layers of soil, a derived type with allocatable components and type-bound procedures, Newton for the depth.
module dam_types
   implicit none
   private
   integer, parameter, public :: wp = kind(1.0d0)
   type, public :: layer
      real(wp) :: thickness = 0, strength = 0
      character(len=12) :: name = ' '
      type(layer), pointer :: below => null()
   end type
   type, public :: dam
      type(layer), pointer :: top => null()
      integer :: layers = 0
      real(wp), allocatable :: history(:)
   contains
      procedure :: put => put_layer
      procedure :: erode
      final :: free_dam
   end type
   public :: flow_depth
contains
   subroutine put_layer(self, name, thickness, strength)
      class(dam), intent(inout) :: self
      character(*), intent(in) :: name
      real(wp), intent(in) :: thickness, strength
      type(layer), pointer :: fresh
      allocate (fresh)
      fresh%name = name
      fresh%thickness = thickness
      fresh%strength = strength
      fresh%below => self%top
      self%top => fresh
      self%layers = self%layers + 1
   end subroutine
   recursive subroutine free_layer(l)
      type(layer), pointer, intent(inout) :: l
      if (associated(l)) then
         call free_layer(l%below)
         deallocate (l)
      end if
   end subroutine
   subroutine free_dam(self)
      type(dam), intent(inout) :: self
      call free_layer(self%top)
   end subroutine
   pure function flow_depth(discharge, slope, roughness) result(h)
      real(wp), intent(in) :: discharge, slope, roughness
      real(wp) :: h, f, df
      integer :: it
      h = 1
      do it = 1, 30
         f = sqrt(slope) / roughness * h**(5.0_wp/3) - discharge
         df = 5.0_wp/3 * sqrt(slope) / roughness * h**(2.0_wp/3)
         h = h - f / df
         if (abs(f) < 1e-14_wp * discharge) exit
      end do
   end function
   subroutine erode(self, head, dt, steps, volume)
      class(dam), intent(inout) :: self
      real(wp), intent(in) :: head, dt
      integer, intent(in) :: steps
      real(wp), intent(out) :: volume
      type(layer), pointer :: l
      real(wp) :: shear, rate, left
      integer :: t
      if (allocated(self%history)) deallocate (self%history)
      allocate (self%history(steps))
      volume = 0
      do t = 1, steps
         shear = 9.81_wp * flow_depth(head * (1 - 0.5_wp * real(t, wp) / steps), 0.02_wp, 0.03_wp) * 0.4_wp
         left = dt
         l => self%top
         do while (associated(l))
            rate = max(shear / l%strength - 0.3_wp, 0.0_wp) * 0.1_wp
            if (trim(l%name) == 'clay') rate = rate * 0.5_wp
            volume = volume + rate * left * l%thickness
            l%thickness = l%thickness * exp(-rate * left)
            left = left * 0.6_wp
            l => l%below
         end do
         self%history(t) = volume
      end do
      volume = volume + 0.1_wp * sum(self%history) / steps + maxval(self%history)
   end subroutine
end module
program breach
   use dam_types
   implicit none
   real(8) :: x(7) = [2.0d0, 1.5d0, 3.0d0, 0.8d0, 0.5d0, 1.1d0, 2.5d0]
   call verify(objective, x, 'dam breach')
contains
   include '../expect.inc'
   subroutine objective(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(dam) :: d
      call d%put('rock', x(1), x(4))
      call d%put('clay', x(2), x(5))
      call d%put('sand', x(3), x(6))
      call d%erode(x(7), 0.2d0, 12, y)
   end subroutine
end program
