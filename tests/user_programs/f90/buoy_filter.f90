! Where a buoy is: extended Kalman filters of sensors in a hierarchy of classes, with procedure components and SELECT TYPE.
module sensors
   implicit none
   abstract interface
      pure function measurement(s, p) result(z)
         real(8), intent(in) :: s(:), p(:)
         real(8) :: z
      end function
   end interface
   type, abstract :: sensor
      real(8), allocatable :: p(:)
      real(8) :: noise = 0.1d0
      procedure(measurement), pointer, nopass :: h => null()
   contains
      procedure(row_of), deferred :: row
      procedure :: residual => plain_residual
   end type
   abstract interface
      function row_of(self, s) result(r)
         import :: sensor
         class(sensor), intent(in) :: self
         real(8), intent(in) :: s(:)
         real(8), allocatable :: r(:)
      end function
   end interface
   type, extends(sensor) :: range_sensor
   contains
      procedure :: row => range_row
   end type
   type, extends(sensor) :: bearing_sensor
      integer :: turns = 0
   contains
      procedure :: row => bearing_row
      procedure :: residual => wrapped_residual
   end type
   type :: box
      class(sensor), allocatable :: it
   end type
contains
   pure function range_of(s, p) result(z)
      real(8), intent(in) :: s(:), p(:)
      real(8) :: z
      z = hypot(s(1) - p(1), s(2) - p(2))
   end function
   pure function bearing_of(s, p) result(z)
      real(8), intent(in) :: s(:), p(:)
      real(8) :: z
      z = atan2(s(2) - p(2), s(1) - p(1))
   end function
   function range_row(self, s) result(r)
      class(range_sensor), intent(in) :: self
      real(8), intent(in) :: s(:)
      real(8), allocatable :: r(:)
      r = [s(1:2) - self%p, 0d0, 0d0] / self%h(s, self%p)
   end function
   function bearing_row(self, s) result(r)
      class(bearing_sensor), intent(in) :: self
      real(8), intent(in) :: s(:)
      real(8), allocatable :: r(:)
      real(8) :: d(2)
      d = s(1:2) - self%p
      allocate (r(4), source=0d0)
      r(1:2) = [-d(2), d(1)] / dot_product(d, d)
   end function
   function plain_residual(self, z, s) result(e)
      class(sensor), intent(in) :: self
      real(8), intent(in) :: z, s(:)
      real(8) :: e
      e = z - self%h(s, self%p)
   end function
   function wrapped_residual(self, z, s) result(e)
      class(bearing_sensor), intent(in) :: self
      real(8), intent(in) :: z, s(:)
      real(8) :: e
      e = z - self%h(s, self%p)
      e = e - 2 * acos(-1d0) * nint(e / (2 * acos(-1d0)))
   end function
end module
module filters
   use sensors
   implicit none
contains
   subroutine track(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(box) :: all(3)
      real(8) :: s(4), c(4, 4), f(4, 4), z, spread_of, gain(4), weight
      real(8), allocatable :: row(:), kept(:, :)
      integer :: t, i
      all(1)%it = range_sensor(p=[0d0, x(3)])
      allocate (bearing_sensor :: all(2)%it)
      all(2)%it%p = [x(4), 1d0]
      allocate (all(3)%it, source=all(1)%it)
      all(3)%it%p = -all(3)%it%p
      do i = 1, 3
         select type (it => all(i)%it)
         type is (range_sensor)
            it%h => range_of
            it%noise = x(1)
         class is (bearing_sensor)
            it%h => bearing_of
            it%noise = 0.5d0 * x(1)
            it%turns = i
         end select
      end do
      f = 0
      forall (i = 1:4) f(i, i) = 1
      f(1, 3) = 0.1d0; f(2, 4) = 0.1d0
      s = [2d0, 1.5d0, 0.3d0, x(2)]
      c = f * x(2)
      allocate (kept(4, 0))
      y = 0
      do t = 1, 8
         s = matmul(f, s)
         c = matmul(f, matmul(c, transpose(f))) + 0.01d0 * x(1) * f
         do i = 1, 3
            z = all(i)%it%h([2 + 0.04d0 * t, 1.4d0 + 0.02d0 * t], all(i)%it%p) + 0.05d0 * sin(3d0 * t * i)
            row = all(i)%it%row(s)
            spread_of = dot_product(row, matmul(c, row)) + all(i)%it%noise**2
            gain = matmul(c, row) / spread_of
            weight = all(i)%it%residual(z, s)
            s = s + gain * weight
            c = c - spread(gain, 2, 4) * spread(matmul(row, c), 1, 4)
            y = y + 0.5d0 * (weight**2 / spread_of + log(spread_of))
         end do
         kept = reshape([kept, s], [4, t])
      end do
      y = y + sum(kept(1, :) * kept(4, :)) + size(kept)
   end subroutine
end module
program main
   use filters
   implicit none
   call verify_modes(track, [0.3d0, 0.2d0, 0.4d0, 3.1d0], 'buoy')
contains
   include '../expect_modes.inc'
end program
