! Finite volumes on an unstructured mesh kept in the module: cells point to their faces and faces
! to cells through derived type pointers; fields are components of the cells.
module mesh_data
   implicit none
   integer, parameter :: dp = kind(1d0)
   type :: cell
      real(dp) :: value = 0, old = 0, volume = 1
      integer :: id = 0
   end type cell
   type :: face
      type(cell), pointer :: left => null(), right => null()
      real(dp) :: area = 1, flux = 0
      type(face), pointer :: next => null()
   end type face
   type(cell), allocatable, target :: cells(:)
   type(face), pointer :: first => null()
   integer :: nfaces = 0
contains
   subroutine build(n)
      integer, intent(in) :: n
      integer :: i
      allocate (cells(n))
      do i = 1, n
         cells(i)%id = i
         cells(i)%volume = 1 + 0.1_dp*mod(i, 3)
      end do
      do i = 1, n
         call add(i, 1 + mod(i, n), 1.0_dp)
         if (mod(i, 4) == 0) call add(i, 1 + mod(i + 2, n), 0.5_dp)
      end do
   end subroutine build
   subroutine add(a, b, area)
      integer, intent(in) :: a, b
      real(dp), intent(in) :: area
      type(face), pointer :: new
      allocate (new)
      new%left => cells(a)
      new%right => cells(b)
      new%area = area
      new%next => first
      first => new
      nfaces = nfaces + 1
   end subroutine add
   subroutine destroy
      type(face), pointer :: f
      do while (associated(first))
         f => first
         first => first%next
         deallocate (f)
      end do
      deallocate (cells)
   end subroutine destroy
end module mesh_data
module diffusion
   use mesh_data
   implicit none
contains
   subroutine sweep(k, dt)
      real(dp), intent(in) :: k(:), dt
      type(face), pointer :: f
      cells%old = cells%value
      f => first
      do while (associated(f))
         f%flux = f%area*(k(1) + k(2)*(f%left%old + f%right%old)**2)*(f%right%old - f%left%old)
         f%left%value = f%left%value + dt*f%flux/f%left%volume
         f%right%value = f%right%value - dt*f%flux/f%right%volume
         f => f%next
      end do
   end subroutine sweep
   subroutine run(p, e)
      real(dp), intent(in) :: p(4)
      real(dp), intent(out) :: e
      integer :: i
      cells%value = [(p(3)*sin(p(4)*i), i=1, size(cells))]
      do i = 1, 10
         call sweep(p(1:2), 0.05_dp)
      end do
      e = sum(cells%value**2*cells%volume)
   end subroutine run
end module diffusion
program mesh_neighbours
   use diffusion
   use ltoad
   implicit none
   real(dp) :: p(4), g(4), q(4), e, de, a, b
   integer :: i
   call build(12)
   p = [0.6_dp, 0.3_dp, 1.2_dp, 0.8_dp]
   g = 0; e = 0; de = 1
   call enzyme_autodiff(run, enzyme_dup, p, g, enzyme_dup, e, de)
   do i = 1, 4
      q = p; q(i) = p(i) + 1d-6; call run(q, a)
      q(i) = p(i) - 1d-6; call run(q, b)
      print *, g(i), (a - b)/2d-6
      if (.not. abs(g(i) - (a - b)/2d-6) <= 1d-6*(1 + abs(g(i)))) stop 1
   end do
   call destroy
end program mesh_neighbours
