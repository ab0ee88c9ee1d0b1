! Arcs over an ellipsoid: C integrates what Fortran passes as a callback, with a context that is a Fortran object behind C_PTR.
module survey
   use, intrinsic :: iso_c_binding
   implicit none
   enum, bind(c)
      enumerator :: prime = 1, meridian
   end enum
   type, bind(c) :: ellipsoid
      integer(c_int) :: kind
      real(c_double) :: semi_axis, flattening
      real(c_double) :: offsets(3)
      type(c_ptr) :: stations
      integer(c_int) :: count
   end type
   type :: tally
      integer :: calls = 0
      real(8), allocatable :: scale(:)
      type(ellipsoid), pointer :: body => null()
   end type
   abstract interface
      function rate(x, p, context) bind(c) result(r)
         import :: c_double, c_ptr
         real(c_double), value :: x
         real(c_double), intent(in) :: p(*)
         type(c_ptr), value :: context
         real(c_double) :: r
      end function
   end interface
   interface
      function integrate_rate(f, a, b, p, n, context) bind(c) result(r)
         import :: c_funptr, c_double, c_int, c_ptr
         type(c_funptr), value :: f
         real(c_double), value :: a, b
         real(c_double), intent(in) :: p(*)
         integer(c_int), value :: n
         type(c_ptr), value :: context
         real(c_double) :: r
      end function
      subroutine station_heights(e) bind(c)
         import :: ellipsoid
         type(ellipsoid), intent(inout) :: e
      end subroutine
      function smoothed(values, n) bind(c) result(out)
         import :: c_double, c_int, c_ptr
         real(c_double), intent(in) :: values(*)
         integer(c_int), value :: n
         type(c_ptr) :: out
      end function
      function height_of(e, latitude) bind(c, name='height_of') result(h)
         import :: ellipsoid, c_double
         type(ellipsoid), intent(in) :: e
         real(c_double), value :: latitude
         real(c_double) :: h
      end function
      subroutine free(p) bind(c)
         import :: c_ptr
         type(c_ptr), value :: p
      end subroutine
   end interface
contains
   function arc_rate(x, p, context) bind(c) result(r)
      real(c_double), value :: x
      real(c_double), intent(in) :: p(*)
      type(c_ptr), value :: context
      real(c_double) :: r
      type(tally), pointer :: t
      call c_f_pointer(context, t)
      t%calls = t%calls + 1
      r = height_of(t%body, x) * (1 + p(1) * sin(3 * x)) * t%scale(1 + mod(t%calls, 2))
   end function
   subroutine arcs(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      real(8), target :: stations(5)
      type(ellipsoid), target :: body
      type(tally), target :: t
      real(c_double), pointer :: view(:)
      type(c_ptr) :: raw
      integer :: i
      stations = [(0.2d0 * i * x(3), i = 1, 5)]
      body = ellipsoid(prime, x(1), x(2), [x(3), 0d0, 0.1d0], c_loc(stations), 5_c_int)
      allocate (t%scale(2), source=[1d0, x(4)])
      t%body => body
      y = integrate_rate(c_funloc(arc_rate), 0.1d0, 0.9d0, x(3:), 8_c_int, c_loc(t))
      body%kind = meridian
      call station_heights(body)
      raw = smoothed(stations, 5)
      call c_f_pointer(raw, view, [5])
      y = y + sum(view**2) + 0.01d0 * view(3) * t%calls
      call free(raw)
   end subroutine
end module
program main
   use survey
   implicit none
   call verify_modes(arcs, [1.3d0, 0.1d0, 0.6d0, 0.9d0], 'survey')
contains
   include '../../expect_modes.inc'
end program
