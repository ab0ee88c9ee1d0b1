! A bowed string: submodules of submodules, module procedures without repeated headers, DO CONCURRENT with locals and reductions.
module strings
   implicit none
   integer, parameter :: cells = 32
   type :: bow
      real(8) :: force, speed, place
   contains
      procedure :: friction => bow_friction
   end type
   interface
      module subroutine play(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
      pure module function bow_friction(self, slip) result(f)
         class(bow), intent(in) :: self
         real(8), intent(in) :: slip
         real(8) :: f
      end function
   end interface
end module
submodule(strings) acoustics
   real(8), parameter :: dt = 0.05d0
   interface
      module subroutine advance(u, v, stiff, b)
         real(8), intent(inout), contiguous :: u(:), v(:)
         real(8), intent(in) :: stiff
         type(bow), intent(in) :: b
      end subroutine
      module function energy(u, v) result(e)
         real(8), intent(in) :: u(:), v(:)
         real(8) :: e
      end function
   end interface
contains
   module procedure play
      real(8) :: u(0:cells + 1), v(0:cells + 1)
      type(bow) :: b
      integer :: i
      b = bow(x(1), x(2), x(3))
      u = [(0.01d0 * sin(acos(-1d0) * i / (cells + 1)), i = 0, cells + 1)]
      v = 0
      do i = 1, 40
         call advance(u, v, x(4), b)
      end do
      y = energy(u, v)
   end procedure
end submodule
submodule(strings:acoustics) mechanics
contains
   module procedure bow_friction
      f = self%force * slip / sqrt(slip**2 + 0.01d0) * exp(-abs(slip))
   end procedure
   module procedure advance
      integer :: i, first
      real(8) :: curve, w, force(size(u))
      first = 2
      do concurrent (i = first:size(u) - 1) local(curve, w) shared(u, v, force)
         curve = u(i - 1) - 2 * u(i) + u(i + 1)
         w = exp(-50 * ((i - 1d0) / cells - b%place)**2)
         force(i) = stiff * curve - 0.02d0 * v(i) + w * b%friction(b%speed - v(i))
      end do
      do concurrent (i = first:size(u) - 1, abs(u(i)) < 10)
         v(i) = v(i) + dt * force(i)
         u(i) = u(i) + dt * v(i)
      end do
   end procedure
   module procedure energy
      integer :: i
      real(8) :: slope
      e = 0
      block
         real(8) :: parts(size(u) - 1)
         do concurrent (i = 1:size(parts))
            parts(i) = 0.5d0 * v(i)**2 + 0.5d0 * (u(i + 1) - u(i))**2
         end do
         e = sum(parts) + maxval(parts)
      end block
   end procedure
end submodule
program main
   use strings
   implicit none
   call verify_modes(play, [0.8d0, 0.3d0, 0.25d0, 4.0d0], 'string')
contains
   include '../expect_modes.inc'
end program
