! A solver library in the style of C, in Fortran: opaque handles by c_ptr, callbacks by c_funptr, bind(c) structs, qsort of the C
! library, c_f_pointer to blocks from malloc; a water turbine's governor is simulated through it.
module solver_api
   use, intrinsic :: iso_c_binding
   implicit none
   type, bind(c) :: settings
      real(c_double) :: step
      integer(c_int) :: stages, steps
   end type
   type :: solver
      procedure(c_rhs), pointer, nopass :: f => null()
      real(c_double), pointer :: y(:) => null()
      type(settings) :: s
      type(c_ptr) :: block = c_null_ptr, user = c_null_ptr
   end type
   abstract interface
      subroutine c_rhs(t, y, dy, n, user) bind(c)
         import
         real(c_double), value :: t
         integer(c_int), value :: n
         real(c_double), intent(in) :: y(n)
         real(c_double), intent(out) :: dy(n)
         type(c_ptr), value :: user
      end subroutine
   end interface
   interface
      function c_malloc(n) bind(c, name='malloc') result(p)
         import
         integer(c_size_t), value :: n
         type(c_ptr) :: p
      end function
      subroutine c_free(p) bind(c, name='free')
         import
         type(c_ptr), value :: p
      end subroutine
      subroutine qsort(base, n, width, compare) bind(c)
         import
         type(c_ptr), value :: base
         integer(c_size_t), value :: n, width
         type(c_funptr), value :: compare
      end subroutine
   end interface
contains
   function solver_new(f, n, conf, user) bind(c) result(handle)
      type(c_funptr), value :: f
      integer(c_int), value :: n
      type(settings), intent(in) :: conf
      type(c_ptr), value :: user
      type(c_ptr) :: handle
      type(solver), pointer :: s
      allocate (s)
      call c_f_procpointer(f, s%f)
      s%block = c_malloc(int(n, c_size_t)*c_sizeof(1.0_c_double))
      call c_f_pointer(s%block, s%y, [n])
      s%s = conf
      s%user = user
      handle = c_loc(s)
   end function
   subroutine solver_run(handle, y) bind(c)
      type(c_ptr), value :: handle
      real(c_double), intent(inout) :: y(*)
      type(solver), pointer :: s
      real(c_double), allocatable :: k(:), mid(:)
      integer :: i, n
      call c_f_pointer(handle, s)
      n = size(s%y)
      s%y = y(1:n)
      allocate (k(n), mid(n))
      do i = 1, s%s%steps
         call s%f((i - 1)*s%s%step, s%y, k, n, s%user)
         if (s%s%stages == 2) then
            mid = s%y + 0.5_c_double*s%s%step*k
            call s%f((i - 0.5_c_double)*s%s%step, mid, k, n, s%user)
         end if
         s%y = s%y + s%s%step*k
      end do
      y(1:n) = s%y
   end subroutine
   subroutine solver_free(handle) bind(c)
      type(c_ptr), value :: handle
      type(solver), pointer :: s
      call c_f_pointer(handle, s)
      call c_free(s%block)
      deallocate (s)
   end subroutine
   function by_size(a, b) bind(c) result(order)
      real(c_double), intent(in) :: a, b
      integer(c_int) :: order
      order = merge(1, merge(-1, 0, a < b), a > b)
   end function
end module

module governor
   use solver_api
   implicit none
   type, bind(c) :: plant
      real(c_double) :: tw, ta, gain, droop, load
   end type
contains
   subroutine turbine(t, y, dy, n, user) bind(c)
      real(c_double), value :: t
      integer(c_int), value :: n
      real(c_double), intent(in) :: y(n)
      real(c_double), intent(out) :: dy(n)
      type(c_ptr), value :: user
      type(plant), pointer :: p
      call c_f_pointer(user, p)
      associate (flow => y(1), speed => y(2), gate => y(3))
         dy(1) = (1 - (flow/gate)**2)/p%tw
         dy(2) = ((flow/gate)**2*flow - p%load*(1 + 0.1_c_double*sin(t)))/p%ta
         dy(3) = p%gain*((1 - speed) - p%droop*(gate - 0.7_c_double))
      end associate
   end subroutine
   subroutine swing(p, y0, result) bind(c, name='swing')
      type(plant), intent(in), target :: p
      real(c_double), intent(in) :: y0(3)
      real(c_double), intent(out) :: result
      type(c_ptr) :: handle
      real(c_double), target :: y(3), peaks(12)
      integer :: i
      handle = solver_new(c_funloc(turbine), 3_c_int, settings(0.02_c_double, 2, 20), c_loc(p))
      y = y0
      do i = 1, size(peaks)
         call solver_run(handle, y)
         peaks(i) = abs(y(2) - 1) + 0.01_c_double*y(3)
      end do
      call solver_free(handle)
      call qsort(c_loc(peaks), size(peaks, kind=c_size_t), c_sizeof(peaks(1)), c_funloc(by_size))
      result = sum(peaks(9:)) + 0.1_c_double*peaks(1)
   end subroutine
end module

program turbine_farm_c
   use governor
   use ltoad
   implicit none
   interface
      subroutine swing_gradient(f, a, p, dp, b, y, dy, c, r, dr) bind(c, name='enzyme_autodiff_swing')
         import
         type(c_funptr), value :: f
         integer(c_int) :: a, b, c
         type(plant) :: p, dp
         real(c_double) :: y(3), dy(3), r, dr
      end subroutine
   end interface
   type(plant), target :: p, dp
   real(c_double) :: y(3), dy(3), r, dr, hi, lo
   p = plant(1.2d0, 7d0, 0.6d0, 0.05d0, 0.72d0)
   dp = plant(0, 0, 0, 0, 0)
   y = [0.7d0, 1.01d0, 0.72d0]
   dy = 0
   dr = 1
   r = 0
   call swing_gradient(c_funloc(swing), enzyme_dup, p, dp, enzyme_dup, y, dy, enzyme_dup, r, dr)
   call compare(p%tw, dp%tw)
   call compare(p%ta, dp%ta)
   call compare(p%gain, dp%gain)
   call compare(p%droop, dp%droop)
   call compare(p%load, dp%load)
   call compare(y(1), dy(1))
   call compare(y(2), dy(2))
   call compare(y(3), dy(3))
contains
   subroutine compare(x, d)
      real(c_double), intent(inout) :: x
      real(c_double), intent(in) :: d
      real(c_double) :: keep
      keep = x
      x = keep + 1d-6
      call swing(p, y, hi)
      x = keep - 1d-6
      call swing(p, y, lo)
      x = keep
      print *, d, (hi - lo)/2d-6
      if (abs(d - (hi - lo)/2d-6) > 1d-6*(1 + abs(d)) .or. d == 0) stop 1
   end subroutine
end program
