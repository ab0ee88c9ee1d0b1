! Groundwater on a mesh: fields of a module that are set up once, and two time levels behind pointers that swap in each step.
module fields
   implicit none
   real(8), allocatable :: u(:,:), v(:,:), tmp(:)
   real(8), pointer :: now(:) => null(), next(:) => null()
   type :: mesh
      real(8), allocatable :: area(:), flux(:,:)
      integer, allocatable :: cells(:,:)
      integer :: n = 0
   end type
   type(mesh) :: grid
contains
   subroutine setup(n)
      integer, intent(in) :: n
      if (allocated(u)) call finish()
      allocate(u(n,n), v(n,n), tmp(n))
      allocate(now(n), next(n))
      allocate(grid%area(n), grid%flux(n,2), grid%cells(2,n))
      grid%n = n
      grid%area = 1
      grid%cells = reshape([1,2,2,3,3,4,4,1], [2,4])
   end subroutine
   subroutine finish()
      deallocate(u, v, tmp, now, next, grid%area, grid%flux, grid%cells)
   end subroutine
   subroutine f(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8), pointer :: t(:)
      integer :: i, k
      u = spread(x, 2, n)
      v(:,1) = x**2
      v(:,2:) = u(:,2:)*2
      now = x
      do k = 1, 3
         do i = 1, n
            next(i) = 0.5d0*now(i) + 0.1d0*now(1+mod(i,n))**2
         end do
         t => now
         now => next
         next => t
      end do
      tmp = matmul(u, now)
      do i = 1, grid%n
         grid%flux(i,1) = tmp(grid%cells(1,i)) - tmp(grid%cells(2,i))
         grid%flux(i,2) = grid%flux(i,1)**2*grid%area(i)
      end do
      y = sum(grid%flux(:,2)) + sum(v*u)
   end subroutine
end module
program main
   use fields
   implicit none
   call setup(3)
   call setup(4)
   call verify_modes(f, [0.7d0, 0.45d0, 1.3d0, 0.9d0], 'groundwater_mesh')
   call finish()
contains
   include '../expect_modes.inc'
end program
