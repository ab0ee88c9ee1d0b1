! Pointers into slices, linked nodes in both directions, and a procedure pointer chosen by text.
module chains
   implicit none
   type :: node
      real(8) :: mass
      real(8), pointer :: force(:) => null()
      type(node), pointer :: next => null(), before => null()
   end type
   abstract interface
      pure real(8) function law(r, k)
         real(8), intent(in) :: r, k
      end function
   end interface
contains
   pure real(8) function hooke(r, k)
      real(8), intent(in) :: r, k
      hooke = -k * r
   end function
   pure real(8) function cubic(r, k)
      real(8), intent(in) :: r, k
      cubic = -k * r - 0.1d0 * r**3
   end function
   function chosen(name) result(p)
      character(*), intent(in) :: name
      procedure(law), pointer :: p
      select case (trim(adjustl(name)))
      case ('hooke'); p => hooke
      case default; p => cubic
      end select
   end function
end module
subroutine chain(x, n, y)
   use chains
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   real(8), target :: forces(2, 6)
   real(8), pointer :: row(:), every(:)
   type(node), pointer :: head, tail, at, gone
   procedure(law), pointer :: f
   integer :: i, t
   character(8) :: names(2) = ['  hooke ', 'cubic   ']
   nullify (head, tail)
   forces = 0
   do i = 1, 6
      allocate (at)
      at%mass = 1 + x(mod(i, n) + 1)**2
      at%force => forces(:, i)
      at%before => tail
      if (associated(tail)) then
         tail%next => at
      else
         head => at
      end if
      tail => at
   end do
   row => forces(1, :)
   every => forces(2, ::2)
   y = 0
   do t = 1, 2
      f => chosen(names(t))
      at => head
      do while (associated(at))
         at%force(1) = at%force(1) + f(x(1) * at%mass, x(2))
         if (associated(at%before)) at%force(2) = at%before%force(1) - at%mass
         at => at%next
      end do
      y = y + dot_product(row, cshift(row, 1)) + sum(every)
   end do
   at => tail
   do while (associated(at))
      gone => at
      at => at%before
      y = y + gone%mass * product(gone%force)
      deallocate (gone)
   end do
end subroutine
program main
   interface
      subroutine chain(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(chain, [0.6d0, 0.8d0, 0.3d0], 'chain of nodes')
contains
   include '../expect_modes.inc'
end program
