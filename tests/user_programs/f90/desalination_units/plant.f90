! A train of reverse-osmosis stages.  Properties of sea water come from a library in C, which also finds the
! pressure of the last stage by a solver that calls back into Fortran.
module sea_water
   use, intrinsic :: iso_c_binding
   implicit none
   type, bind(c) :: stream
      real(c_double) :: flow, salt, pressure
      integer(c_int) :: stage
   end type

   type, bind(c) :: membrane
      real(c_double) :: water, leak
      type(c_ptr) :: fouling
      integer(c_int) :: elements
   end type

   interface
      pure real(c_double) function osmotic_pressure(salt, kelvin) bind(c)
         import :: c_double
         real(c_double), value :: salt, kelvin
      end function
      subroutine pass_membrane(feed, sheet, permeate, brine) bind(c)
         import :: stream, membrane
         type(stream), value :: feed
         type(membrane), intent(in) :: sheet
         type(stream), intent(out) :: permeate, brine
      end subroutine
      real(c_double) function find_root(f, context, low, high) bind(c)
         import :: c_funptr, c_ptr, c_double
         type(c_funptr), value :: f
         type(c_ptr), value :: context
         real(c_double), value :: low, high
      end function
      function open_log(lines) bind(c) result(log)
         import :: c_ptr, c_int
         integer(c_int), value :: lines
         type(c_ptr) :: log
      end function
      subroutine write_log(log, value) bind(c)
         import :: c_ptr, c_double
         type(c_ptr), value :: log
         real(c_double), value :: value
      end subroutine
      subroutine read_log(log, values, count) bind(c)
         import :: c_ptr, c_int
         type(c_ptr), value :: log
         type(c_ptr), intent(out) :: values
         integer(c_int), intent(out) :: count
      end subroutine
      subroutine close_log(log) bind(c)
         import :: c_ptr
         type(c_ptr), value :: log
      end subroutine
   end interface
end module

module plant
   use sea_water
   implicit none
   type :: last_stage
      type(stream) :: feed
      type(membrane) :: sheet
      real(c_double) :: wanted
   end type
contains
   ! Permeate of the last stage beyond what is wanted, at a pressure.
   real(c_double) function surplus(pressure, context) bind(c)
      real(c_double), value :: pressure
      type(c_ptr), value :: context
      type(last_stage), pointer :: stage
      type(stream) :: feed, permeate, brine
      call c_f_pointer(context, stage)
      feed = stage%feed
      feed%pressure = pressure
      call pass_membrane(feed, stage%sheet, permeate, brine)
      surplus = permeate%flow - stage%wanted
   end function

   ! Energy per water, with a price for salt in it. x: flow, salt, pressures, water, leak, wanted, fouling
   real(c_double) function energy(x) result(e)
      real(c_double), intent(in) :: x(:)
      type(stream) :: feed, permeate, brine, product
      type(membrane) :: sheet
      type(last_stage), target :: last
      real(c_double), target :: fouling(4)
      real(c_double), pointer :: lines(:)
      type(c_ptr) :: log, where
      integer(c_int) :: i, count
      fouling = [(x(8) * exp(-0.2d0 * i), i=1, 4)]
      sheet = membrane(x(5), x(6), c_loc(fouling), 4)
      feed = stream(x(1), x(2), x(3), 1)
      product = stream(0, 0, 0, 0)
      log = open_log(2_c_int)
      e = 0
      do i = 1, 2
         e = e + feed%flow * x(2 + i)
         feed%pressure = x(2 + i)
         call pass_membrane(feed, sheet, permeate, brine)
         call write_log(log, permeate%salt)
         call write_log(log, brine%flow * osmotic_pressure(brine%salt, 298d0))
         product%salt = product%salt + permeate%flow * permeate%salt
         product%flow = product%flow + permeate%flow
         feed = brine
         feed%stage = i + 1
      end do
      last = last_stage(feed, sheet, x(7))
      feed%pressure = find_root(c_funloc(surplus), c_loc(last), 20d0, 95d0)
      e = e + feed%flow * feed%pressure
      call pass_membrane(feed, sheet, permeate, brine)
      call write_log(log, permeate%salt)
      call read_log(log, where, count)
      call c_f_pointer(where, lines, [count])
      e = e / (product%flow + permeate%flow) + product%salt + sum(lines**2) / count
      call close_log(log)
   end function
end module

program desalination
   use ltoad
   use plant
   implicit none
   real(c_double) :: x(8) = [10.2d0, 35.1d0, 52d0, 61d0, 0.021d0, 0.003d0, 0.93d0, 0.17d0], d(8), value, want, h
   integer :: i, bad = 0
   call ltoad_gradient(energy, x, d, value)
   do i = 1, 8
      h = 1d-4 * x(i)
      want = (8 * (at(i, h) - at(i, -h)) - at(i, 2 * h) + at(i, -2 * h)) / (12 * h)
      if (abs(want - d(i)) <= 1d-6 * (1 + abs(want))) cycle
      print *, 'WRONG', i, d(i), want
      bad = bad + 1
   end do
   print *, 'energy', value
   if (bad > 0) stop 1
   print *, 'OK'
contains
   real(c_double) function at(i, h)
      integer, intent(in) :: i
      real(c_double), intent(in) :: h
      real(c_double) :: y(8)
      y = x
      y(i) = y(i) + h
      at = energy(y)
   end function
end program
