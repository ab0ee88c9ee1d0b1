! Gravity by a quadtree with pointers to children: insertion, centres of mass, and forces, all by recursion.
module quadtree
   implicit none
   integer, parameter :: wp = kind(1d0)
   type :: body
      real(wp) :: position(2) = 0, velocity(2) = 0
      real(wp) :: mass = 0
      integer :: tag = 0
   end type
   type :: child
      type(cell), pointer :: to => null()
   end type
   type :: cell
      real(wp) :: corner(2), side
      real(wp) :: mass = 0, centre(2) = 0
      type(body), pointer :: occupant => null()
      type(child) :: children(4)
      logical :: split = .false.
   end type
contains
   recursive subroutine insert(here, it, depth)
      type(cell), intent(inout) :: here
      type(body), intent(inout), target :: it
      integer, intent(in) :: depth
      type(body), pointer :: old
      if (.not. here%split) then
         if (.not. associated(here%occupant)) then
            here%occupant => it
            return
         end if
         if (depth > 20) error stop 'bodies at one place'
         old => here%occupant
         nullify(here%occupant)
         here%split = .true.
         call insert_below(here, old, depth)
      end if
      call insert_below(here, it, depth)
   end subroutine
   recursive subroutine insert_below(here, it, depth)
      type(cell), intent(inout) :: here
      type(body), intent(inout), target :: it
      integer, intent(in) :: depth
      integer :: q
      logical :: upper(2)
      upper = it%position >= here%corner + here%side / 2
      q = 1 + merge(1, 0, upper(1)) + merge(2, 0, upper(2))
      if (.not. associated(here%children(q)%to)) then
         allocate(here%children(q)%to)
         here%children(q)%to%side = here%side / 2
         here%children(q)%to%corner = here%corner + merge(here%side / 2, 0d0, upper)
      end if
      call insert(here%children(q)%to, it, depth + 1)
   end subroutine
   recursive subroutine gather(here)
      type(cell), intent(inout) :: here
      integer :: q
      if (associated(here%occupant)) then
         here%mass = here%occupant%mass
         here%centre = here%occupant%position
         return
      end if
      do q = 1, 4
         if (.not. associated(here%children(q)%to)) cycle
         call gather(here%children(q)%to)
         associate (c => here%children(q)%to)
            here%mass = here%mass + c%mass
            here%centre = here%centre + c%mass * c%centre
         end associate
      end do
      here%centre = here%centre / here%mass
   end subroutine
   recursive function pull(here, it) result(a)
      type(cell), intent(in) :: here
      type(body), intent(in) :: it
      real(wp) :: a(2), d(2), r2
      integer :: q
      a = 0
      if (associated(here%occupant)) then
         if (here%occupant%tag == it%tag) return
      end if
      d = here%centre - it%position
      r2 = dot_product(d, d) + 1d-2
      if (.not. here%split .or. here%side**2 < 0.25_wp * r2) then
         a = here%mass * d / (r2 * sqrt(r2))
      else
         do q = 1, 4
            if (associated(here%children(q)%to)) a = a + pull(here%children(q)%to, it)
         end do
      end if
   end function
   recursive subroutine cut_down(here)
      type(cell), pointer, intent(inout) :: here
      integer :: q
      if (.not. associated(here)) return
      do q = 1, 4
         call cut_down(here%children(q)%to)
      end do
      deallocate(here)
   end subroutine
end module
subroutine orbit(x, n, y)
   use quadtree
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   type(body), target :: bodies(9)
   type(cell), pointer :: root
   real(wp) :: acceleration(2, 9)
   integer :: i, step
   do i = 1, 9
      bodies(i)%tag = i
      bodies(i)%mass = 0.5_wp + 0.1_wp * i * x(1)
      bodies(i)%position = [cos(i * 1.3_wp), sin(i * 0.9_wp)] * (0.3_wp + 0.05_wp * i) + 0.01_wp * x(2:3)
      bodies(i)%velocity = x(4) * [-bodies(i)%position(2), bodies(i)%position(1)]
   end do
   do step = 1, 3
      allocate(root)
      root%corner = -2
      root%side = 4
      do i = 1, size(bodies)
         call insert(root, bodies(i), 0)
      end do
      call gather(root)
      do i = 1, size(bodies)
         acceleration(:, i) = pull(root, bodies(i))
      end do
      do i = 1, size(bodies)
         bodies(i)%velocity = bodies(i)%velocity + 0.02_wp * acceleration(:, i)
         bodies(i)%position = bodies(i)%position + 0.02_wp * bodies(i)%velocity
      end do
      call cut_down(root)
   end do
   y = 0
   do i = 1, size(bodies)
      y = y + bodies(i)%mass * sum(bodies(i)%velocity**2) / 2 + norm2(bodies(i)%position)
   end do
end subroutine
program main
   interface
      subroutine orbit(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(orbit, [0.8d0, 0.3d0, -0.2d0, 1.1d0], 'quadtree')
contains
   include '../expect_modes.inc'
end program
