!> Growth of yeast with the biology in Fortran and the integrator in C, which calls back with a context
!> pointer.  The program asks for its derivative by an interface with bind(C).
module yeast
   use, intrinsic :: iso_c_binding
   implicit none
   type, bind(c) :: settings
      integer(c_int) :: n, steps
      real(c_double) :: dt
      real(c_double) :: weights(3)
   end type
   type :: culture
      real(c_double) :: mu, ks, yield
      real(c_double), allocatable :: history(:)
      integer :: calls = 0
   end type
   interface
      function integrate(s, f, context, y) result(status) bind(c, name='integrate')
         import
         type(settings), intent(in) :: s
         type(c_funptr), value :: f
         type(c_ptr), value :: context
         real(c_double), intent(inout) :: y(*)
         integer(c_int) :: status
      end function
      real(c_double) function weighted_norm(s, y) bind(c)
         import
         type(settings), intent(in) :: s
         real(c_double), intent(in) :: y(*)
      end function
      subroutine autodiff(f, x, dx, r, dr) bind(c, name='__enzyme_autodiff')
         import
         type(c_funptr), value :: f
         real(c_double) :: x(*), dx(*), r, dr
      end subroutine
   end interface
contains
   subroutine growth(n, y, dy, context) bind(c)
      integer(c_int), value :: n
      real(c_double), intent(in) :: y(n)
      real(c_double), intent(out) :: dy(n)
      type(c_ptr), value :: context
      type(culture), pointer :: c
      real(c_double) :: rate
      call c_f_pointer(context, c)
      rate = c%mu*y(2)/(c%ks + y(2))*y(1)
      c%calls = c%calls + 1
      if (c%calls <= size(c%history)) c%history(c%calls) = rate
      dy(1) = rate - 0.02d0*y(1)
      dy(2) = -rate/c%yield
      dy(3) = 0.3d0*rate
   end subroutine

   subroutine product(x, r) bind(c)
      real(c_double), intent(in) :: x(5)
      real(c_double), intent(out) :: r
      type(culture), target :: c
      real(c_double) :: y(3)
      type(settings) :: s
      integer :: status
      c%mu = x(1)
      c%ks = x(2)
      c%yield = x(3)
      allocate (c%history(100), source=0d0)
      y = [x(4), x(5), 0d0]
      s = settings(3, 40, 0.25d0, [0.1d0, 0.2d0, 1d0])
      status = integrate(s, c_funloc(growth), c_loc(c), y)
      if (status /= 0) error stop 'integration failed'
      r = weighted_norm(s, y) + sum(c%history, c%history > 0.1d0)*1d-2
   end subroutine
end module

program grow
   use yeast
   implicit none
   real(c_double) :: x(5) = [0.5d0, 2d0, 0.45d0, 0.3d0, 10d0], dx(5), r, dr, p(5), up, down, fd
   integer :: i
   dx = 0
   r = 0
   dr = 1
   call autodiff(c_funloc(product), x, dx, r, dr)
   do i = 1, 5
      p = x
      p(i) = x(i) + 1d-5
      call product(p, up)
      p(i) = x(i) - 1d-5
      call product(p, down)
      fd = (up - down)/2d-5
      print '(i2, 2f16.9)', i, dx(i), fd
      if (abs(fd - dx(i)) > 1d-6*(1 + abs(fd)) .or. dx(i) == 0) error stop 'FAIL'
   end do
   print *, 'PASS'
end program
