! A heat pump: C's globals by BIND(C), procedure pointers that come from C, internal procedures that go there.
module fluids
   use, intrinsic :: iso_c_binding
   implicit none
   type, bind(c) :: state
      real(c_double) :: t, p
      integer(c_int) :: phase
      character(kind=c_char) :: name(8)
   end type
   type(state), bind(c, name='fluid_state') :: now
   real(c_double), bind(c, name='fluid_constants') :: constants(3)
   abstract interface
      function property(t, p) bind(c) result(v)
         import :: c_double
         real(c_double), value :: t, p
         real(c_double) :: v
      end function
      subroutine visitor(value, i, extra) bind(c)
         import :: c_double, c_int, c_ptr
         real(c_double), intent(inout) :: value
         integer(c_int), value :: i
         type(c_ptr), value :: extra
      end subroutine
   end interface
   interface
      function fluid_property(name) bind(c) result(f)
         import :: c_char, c_funptr
         character(kind=c_char), intent(in) :: name(*)
         type(c_funptr) :: f
      end function
      subroutine fluid_compress(ratio) bind(c)
         import :: c_double
         real(c_double), value :: ratio
      end subroutine
      subroutine fluid_each(n, values, visit, extra) bind(c)
         import :: c_int, c_double, c_ptr, visitor
         integer(c_int), value :: n
         real(c_double), intent(inout) :: values(*)
         procedure(visitor) :: visit
         type(c_ptr), value :: extra
      end subroutine
   end interface
contains
   function value_of(name) result(v)
      character(*), intent(in) :: name
      real(8) :: v
      procedure(property), pointer :: f
      call c_f_procpointer(fluid_property(trim(name)//c_null_char), f)
      v = f(now%t, now%p)
   end function
   subroutine cycle_once(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8), target :: losses(4), shared
      integer :: i
      now%t = x(1)
      now%p = x(2)
      now%phase = 0
      constants(1) = x(3)
      y = value_of('h')
      do i = 1, 3
         call fluid_compress(1.1d0 + 0.1d0 * i * x(4))
         y = y + value_of('s') * i
      end do
      if (transfer(now%name(1:3), 'abc') == 'gas') y = y * x(2)
      losses = x * 0.1d0
      shared = x(4)
      call fluid_each(4_c_int, losses, lose, c_loc(shared))
      y = value_of('h') / y + sum(losses) + shared
   contains
      subroutine lose(value, i, extra) bind(c)
         real(c_double), intent(inout) :: value
         integer(c_int), value :: i
         type(c_ptr), value :: extra
         real(8), pointer :: s
         call c_f_pointer(extra, s)
         s = s + value * now%t
         value = value * s + x(1) * i
      end subroutine
   end subroutine
end module
program main
   use fluids
   implicit none
   call verify_modes(cycle_once, [1.3d0, 1.8d0, 0.5d0, 0.25d0], 'pump')
contains
   include '../../expect_modes.inc'
end program
