! A small network with class hierarchy: abstract layer, extended types, polymorphic allocatable in a container array
module layers
   implicit none
   type, abstract :: layer
   contains
      procedure(apply_layer), deferred :: apply
      procedure(load_layer), deferred :: load
   end type
   abstract interface
      function apply_layer(self, x) result(y)
         import layer
         class(layer), intent(in) :: self
         real(8), intent(in) :: x(:)
         real(8), allocatable :: y(:)
      end function
      integer function load_layer(self, w)
         import layer
         class(layer), intent(inout) :: self
         real(8), intent(in) :: w(:)
      end function
   end interface
   type, extends(layer) :: dense
      integer :: inputs = 0, outputs = 0
      real(8), allocatable :: weights(:, :), bias(:)
   contains
      procedure :: apply => apply_dense
      procedure :: load => load_dense
   end type
   type, extends(layer) :: squash
      real(8) :: gain = 1
   contains
      procedure :: apply => apply_squash
      procedure :: load => load_squash
   end type
   type :: slot
      class(layer), allocatable :: item
   end type
contains
   function apply_dense(self, x) result(y)
      class(dense), intent(in) :: self
      real(8), intent(in) :: x(:)
      real(8), allocatable :: y(:)
      y = matmul(self%weights, x) + self%bias
   end function
   integer function load_dense(self, w) result(used)
      class(dense), intent(inout) :: self
      real(8), intent(in) :: w(:)
      used = self%inputs * self%outputs
      self%weights = reshape(w(:used), [self%outputs, self%inputs])
      self%bias = w(used + 1:used + self%outputs)
      used = used + self%outputs
   end function
   function apply_squash(self, x) result(y)
      class(squash), intent(in) :: self
      real(8), intent(in) :: x(:)
      real(8), allocatable :: y(:)
      allocate (y(size(x)))
      y = tanh(self%gain * x)
   end function
   integer function load_squash(self, w) result(used)
      class(squash), intent(inout) :: self
      real(8), intent(in) :: w(:)
      self%gain = w(1)
      used = 1
   end function
   subroutine loss(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(slot) :: net(3)
      real(8), allocatable :: v(:)
      integer :: i, k, at
      allocate (net(1)%item, source=dense(2, 3))
      allocate (squash :: net(2)%item)
      allocate (net(3)%item, source=dense(3, 1))
      at = 1
      do i = 1, 3
         at = at + net(i)%item%load(x(at:))
      end do
      y = 0
      do k = 1, 4
         v = [sin(0.5d0 * k), cos(0.3d0 * k)]
         do i = 1, 3
            v = net(i)%item%apply(v)
         end do
         y = y + (v(1) - 0.1d0 * k)**2
      end do
   end subroutine
end module
program main
   use layers
   implicit none
   integer :: i
   call verify(loss, [(0.3d0 * sin(1.7d0 * i) + 0.1d0, i = 1, 14)], 'network')
contains
   include '../expect.inc'
end program
