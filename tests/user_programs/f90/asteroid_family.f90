! A family of asteroids in a linked list of pointers; a vector type with operators; symplectic steps; close encounters remove
! bodies from the list; a finaliser frees it. The dispersion of the family with respect to the impulse of the break-up.
module vectors
   implicit none
   private
   integer, parameter, public :: dp = kind(1.d0)
   type, public :: vec
      real(dp) :: x, y, z
   contains
      procedure, private :: plus, minus, scaled
      procedure, private, pass(b) :: scales
      generic, public :: operator(+) => plus
      generic, public :: operator(-) => minus
      generic, public :: operator(*) => scaled, scales
   end type
   interface operator(.dot.)
      module procedure dot
   end interface
   interface operator(.cross.)
      module procedure cross
   end interface
   interface norm
      module procedure vector_norm
   end interface
   public :: operator(.dot.), operator(.cross.), norm
contains
   pure type(vec) function plus(a, b)
      class(vec), intent(in) :: a
      type(vec), intent(in) :: b
      plus = vec(a%x + b%x, a%y + b%y, a%z + b%z)
   end function
   pure type(vec) function minus(a, b)
      class(vec), intent(in) :: a
      type(vec), intent(in) :: b
      minus = vec(a%x - b%x, a%y - b%y, a%z - b%z)
   end function
   pure type(vec) function scaled(a, s)
      class(vec), intent(in) :: a
      real(dp), intent(in) :: s
      scaled = vec(a%x*s, a%y*s, a%z*s)
   end function
   pure type(vec) function scales(s, b)
      real(dp), intent(in) :: s
      class(vec), intent(in) :: b
      scales = vec(b%x*s, b%y*s, b%z*s)
   end function
   pure real(dp) function dot(a, b)
      type(vec), intent(in) :: a, b
      dot = a%x*b%x + a%y*b%y + a%z*b%z
   end function
   pure type(vec) function cross(a, b)
      type(vec), intent(in) :: a, b
      cross = vec(a%y*b%z - a%z*b%y, a%z*b%x - a%x*b%z, a%x*b%y - a%y*b%x)
   end function
   pure real(dp) function vector_norm(a)
      type(vec), intent(in) :: a
      vector_norm = sqrt(a .dot. a)
   end function
end module

module family
   use vectors
   implicit none
   type :: body
      type(vec) :: r, v
      real(dp) :: mass = 0
      type(body), pointer :: next => null()
   end type
   type :: swarm
      type(body), pointer :: head => null()
      integer :: count = 0
   contains
      procedure :: add
      procedure :: remove_close
      procedure :: kick
      procedure :: drift
      final :: discard
   end type
contains
   subroutine add(self, r, v, mass)
      class(swarm), intent(inout) :: self
      type(vec), intent(in) :: r, v
      real(dp), intent(in) :: mass
      type(body), pointer :: new
      allocate (new)
      new = body(r, v, mass, self%head)
      self%head => new
      self%count = self%count + 1
   end subroutine
   subroutine remove_close(self, limit)
      class(swarm), intent(inout) :: self
      real(dp), intent(in) :: limit
      type(body), pointer :: here, before
      nullify (before)
      here => self%head
      do while (associated(here))
         if (norm(here%r) < limit) then
            if (associated(before)) then
               before%next => here%next
            else
               self%head => here%next
            end if
            deallocate (here)
            self%count = self%count - 1
            if (associated(before)) then
               here => before%next
            else
               here => self%head
            end if
         else
            before => here
            here => here%next
         end if
      end do
   end subroutine
   subroutine kick(self, dt)
      class(swarm), intent(inout) :: self
      real(dp), intent(in) :: dt
      type(body), pointer :: a, b
      type(vec) :: d
      a => self%head
      do while (associated(a))
         a%v = a%v - (dt/norm(a%r)**3)*a%r
         b => a%next
         do while (associated(b))
            d = b%r - a%r
            d = d*(dt/((d .dot. d) + 1e-2_dp)**1.5_dp)
            a%v = a%v + b%mass*d
            b%v = b%v - a%mass*d
            b => b%next
         end do
         a => a%next
      end do
   end subroutine
   subroutine drift(self, dt)
      class(swarm), intent(inout) :: self
      real(dp), intent(in) :: dt
      type(body), pointer :: a
      a => self%head
      walk: do
         if (.not. associated(a)) exit walk
         a%r = a%r + dt*a%v
         a => a%next
      end do walk
   end subroutine
   impure elemental subroutine discard(self)
      type(swarm), intent(inout) :: self
      type(body), pointer :: a, gone
      a => self%head
      do while (associated(a))
         gone => a
         a => a%next
         deallocate (gone)
      end do
      self%head => null()
   end subroutine
   real(dp) function dispersion(x) result(e)
      real(dp), intent(in) :: x(:)
      type(swarm) :: s
      type(body), pointer :: p
      type(vec) :: l, mean
      real(dp) :: phase
      integer :: i
      do i = 1, 6
         phase = i + 0.3_dp
         call s%add(vec(1.0_dp, 0.01_dp*i, 0.0_dp)*x(1), &
                    vec(x(2)*cos(phase), x(4) + x(2)*sin(phase), x(3)*cos(2*phase)), 1e-4_dp*i*x(5))
      end do
      call s%add(vec(0.1_dp, 0.0_dp, 0.0_dp), vec(0.1_dp, 0.0_dp, 0.0_dp), 1e-3_dp)
      do i = 1, 50
         call s%drift(0.05_dp)
         if (mod(i, 5) == 1) call s%remove_close(0.15_dp)
         call s%kick(0.1_dp)
         call s%drift(0.05_dp)
      end do
      mean = vec(0, 0, 0)
      p => s%head
      do while (associated(p))
         mean = mean + (p%r .cross. p%v)*(1.0_dp/s%count)
         p => p%next
      end do
      e = s%count
      p => s%head
      do while (associated(p))
         l = (p%r .cross. p%v) - mean
         e = e + 1e4_dp*(l .dot. l) + p%r%x*p%v%y
         p => p%next
      end do
   end function
end module

program asteroid_family
   use family
   use ltoad
   implicit none
   real(dp) :: x(5), g(5), h(5), val
   integer :: i
   x = [1.0_dp, 0.04_dp, 0.03_dp, 1.02_dp, 1.5_dp]
   call ltoad_gradient(dispersion, x, g, val)
   do i = 1, 5
      h = x
      h(i) = x(i) + 1e-6_dp
      val = dispersion(h)
      h(i) = x(i) - 1e-6_dp
      val = (val - dispersion(h))/2e-6_dp
      print *, g(i), val
      if (abs(g(i) - val) > 1e-5_dp*(1 + abs(val)) .or. g(i) == 0) call exit(1)
   end do
end program
