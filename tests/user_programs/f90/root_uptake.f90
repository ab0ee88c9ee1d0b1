! Water uptake of a branching plant root: a tree of recursive allocatable components that grows by
! move_alloc, solved by recursion, with a finaliser, a defined assignment, and a generic interface.
module roots
   implicit none
   integer, parameter :: dp = kind(0d0)
   integer :: alive = 0
   type :: segment
      real(dp) :: length = 0, radius = 0, potential = 0
      type(segment), allocatable :: tip
      type(segment), allocatable :: side(:)
   contains
      procedure :: conductance => segment_conductance
      procedure :: uptake => segment_uptake
      procedure :: count => segment_count
   end type segment
   type :: soil
      real(dp), pointer :: layers(:) => null()
      real(dp) :: depth = 0
   contains
      procedure :: at => soil_at
      final :: soil_gone
   end type soil
   type :: answer
      real(dp) :: value = 0
      integer :: parts = 0
   contains
      procedure, private :: from_real
      generic :: assignment(=) => from_real
   end type answer
contains
   subroutine from_real(self, x)
      class(answer), intent(inout) :: self
      real(dp), intent(in) :: x
      self%value = self%value + x
      self%parts = self%parts + 1
   end subroutine from_real

   subroutine soil_gone(self)
      type(soil), intent(inout) :: self
      if (associated(self%layers)) then
         deallocate (self%layers)
         alive = alive - 1
      end if
   end subroutine soil_gone

   pure real(dp) function soil_at(self, z) result(psi)
      class(soil), intent(in) :: self
      real(dp), intent(in) :: z
      real(dp) :: s
      integer :: i
      s = min(max(z/self%depth, 0.0_dp), 0.999_dp)*(size(self%layers) - 1)
      i = int(s) + 1
      psi = self%layers(i) + (s - (i - 1))*(self%layers(i + 1) - self%layers(i))
   end function soil_at

   recursive subroutine grow(root, generation, length, radius)
      type(segment), intent(inout) :: root
      integer, intent(in) :: generation
      real(dp), intent(in) :: length, radius
      type(segment), allocatable :: more(:)
      integer :: i, n
      root%length = length
      root%radius = radius
      if (generation == 0) return
      allocate (root%tip)
      call grow(root%tip, generation - 1, 0.9_dp*length, 0.8_dp*radius)
      allocate (root%side(0))
      do i = 1, min(generation, 2)
         n = size(root%side)
         allocate (more(n + 1))
         more(:n) = root%side
         call grow(more(n + 1), generation - 2 + mod(generation, 2), 0.5_dp*length/i, 0.5_dp*radius)
         call move_alloc(more, root%side)
      end do
   end subroutine grow

   recursive integer function segment_count(self) result(n)
      class(segment), intent(in) :: self
      integer :: i
      n = 1
      if (allocated(self%tip)) n = n + self%tip%count()
      if (allocated(self%side)) then
         do i = 1, size(self%side)
            n = n + self%side(i)%count()
         end do
      end if
   end function segment_count

   recursive pure real(dp) function segment_conductance(self, kr) result(k)
      class(segment), intent(in) :: self
      real(dp), intent(in) :: kr
      real(dp) :: below, axial
      integer :: i
      below = kr*self%length*self%radius
      if (allocated(self%tip)) below = below + self%tip%conductance(kr)
      if (allocated(self%side)) then
         do i = 1, size(self%side)
            below = below + self%side(i)%conductance(kr)
         end do
      end if
      axial = 1e3_dp*self%radius**4/self%length
      k = below*axial/(below + axial)
   end function segment_conductance

   recursive subroutine segment_uptake(self, ground, z, collar, kr, total)
      class(segment), intent(inout) :: self
      type(soil), intent(in) :: ground
      real(dp), intent(in) :: z, collar, kr
      real(dp), intent(inout) :: total
      real(dp) :: here, mine
      integer :: i
      here = ground%at(z)
      self%potential = collar + 0.3_dp*(here - collar)*self%conductance(kr)
      mine = kr*self%length*self%radius*(here - self%potential)
      total = total + mine
      if (allocated(self%tip)) call self%tip%uptake(ground, z + self%length, self%potential, kr, total)
      if (allocated(self%side)) then
         do i = 1, size(self%side)
            call self%side(i)%uptake(ground, z + 0.3_dp*i*self%length, self%potential, kr, total)
         end do
      end if
   end subroutine segment_uptake

   real(dp) function transpiration(x) result(t)
      real(dp), intent(in) :: x(:)
      type(segment), allocatable :: plant, copy
      type(soil) :: ground
      type(answer) :: sum_of
      real(dp) :: total
      integer :: day
      allocate (ground%layers, source=x(5:9))
      alive = alive + 1
      ground%depth = 3
      allocate (plant)
      call grow(plant, 5, x(1), x(2))
      copy = plant
      do day = 1, 4
         total = 0
         call copy%uptake(ground, 0.0_dp, x(3)*(1 + 0.1_dp*day), x(4), total)
         sum_of = total
         copy%length = copy%length*1.05_dp
         if (allocated(copy%tip)) copy%tip%radius = 1.02_dp*copy%tip%radius
      end do
      t = sum_of%value/sum_of%parts + plant%conductance(x(4)) + 0.01_dp*copy%tip%potential
      if (plant%count() /= copy%count()) t = -1
   end function transpiration
end module roots

program root_uptake
   use ltoad
   use roots
   implicit none
   real(dp) :: x(9), dx(9), y(9), value, fd
   integer :: i
   x = [0.4_dp, 0.3_dp, -1.5_dp, 0.7_dp, -0.1_dp, -0.2_dp, -0.15_dp, -0.4_dp, -0.6_dp]
   call ltoad_gradient(transpiration, x, dx, value)
   print *, 'transpiration', value
   do i = 1, 9
      y = x
      y(i) = x(i) + 1e-6_dp
      fd = transpiration(y)
      y(i) = x(i) - 1e-6_dp
      fd = (fd - transpiration(y))/2e-6_dp
      print '(i3, 2es18.9)', i, dx(i), fd
      if (.not. abs(fd - dx(i)) <= 1e-6_dp*max(0.1_dp, abs(fd))) stop 1
   end do
   if (alive /= 0) stop 2
end program root_uptake
