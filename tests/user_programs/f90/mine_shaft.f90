! Air in a mine: a submodule, a derived type of module variables kept between calls, move_alloc, get and set by class pointers.
module shafts
   implicit none
   type :: gallery
      real(8) :: length = 10, width = 2
      real(8), allocatable :: flow(:)
   end type
   type :: mine_type
      type(gallery), allocatable :: galleries(:)
      real(8), allocatable :: pressure(:)
      logical :: ready = .false.
   end type
   type(mine_type), target, save :: mine
   interface
      module subroutine prepare(count)
         integer, intent(in) :: count
      end subroutine
      module subroutine breathe(m, head, rounds)
         class(mine_type), intent(inout) :: m
         real(8), intent(in) :: head(:)
         integer, intent(in) :: rounds
      end subroutine
   end interface
end module
submodule(shafts) work
contains
   module subroutine prepare(count)
      integer, intent(in) :: count
      integer :: i
      if (mine%ready) return
      allocate (mine%galleries(count), mine%pressure(count + 1))
      do i = 1, count
         allocate (mine%galleries(i)%flow(2), source=0.1d0)
         mine%galleries(i)%length = 10 + i
      end do
      mine%pressure = 1
      mine%ready = .true.
   end subroutine
   module subroutine breathe(m, head, rounds)
      class(mine_type), intent(inout) :: m
      real(8), intent(in) :: head(:)
      integer, intent(in) :: rounds
      integer :: r, i
      real(8) :: drop
      m%pressure(:size(head)) = head
      do r = 1, rounds
         do i = 1, size(m%galleries)
            associate (g => m%galleries(i))
               drop = m%pressure(i) - m%pressure(i + 1)
               g%flow(1) = 0.5d0 * g%flow(1) + g%width * drop / g%length
               g%flow(2) = g%flow(1)**2 + 0.1d0 * g%flow(2)
               m%pressure(i + 1) = m%pressure(i + 1) + 0.2d0 * g%flow(1) - 0.01d0 * g%flow(2)
            end associate
         end do
      end do
   end subroutine
end submodule
module mine_model
   use shafts
   implicit none
contains
   subroutine exhaust(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      class(mine_type), pointer :: m
      integer :: i
      call prepare(4)
      m => mine
      m%pressure = 1
      do i = 1, 4
         m%galleries(i)%flow = 0.1d0 * x(2)
         m%galleries(i)%width = 2 + x(3) * i
      end do
      call breathe(m, [x(1), 1.1d0 * x(1)], 3)
      y = sum(m%pressure**2)
      do i = 1, size(m%galleries)
         y = y + sum(m%galleries(i)%flow) * i
      end do
   end subroutine
end module
program main
   use mine_model
   implicit none
   call prepare(4)
   call verify_modes(exhaust, [1.6d0, 0.5d0, 0.1d0], 'mine')
contains
   include '../expect_modes.inc'
end program
