! Requests of one name have one declaration, whose parameters are those of the first request (FIRST is a text, or not): others
! have fewer arguments, or an address where that one has a text's length.
module functions
   implicit none
contains
   subroutine named(name, x, n, y)
      character(*), intent(in) :: name
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      y = sum(x**2) * len(name)
      if (name == 'cube') y = sum(x**3)
   end subroutine
   subroutine power(x, n, z, k, y)
      integer, intent(in) :: n, k
      real(8), intent(in) :: x(n), z
      real(8), intent(out) :: y
      y = sum(x**k) * z
   end subroutine
   subroutine weighted(x, z, y, n)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n), z
      real(8), intent(out) :: y
      y = sum(x**2) * z
   end subroutine
   subroutine square(x, y)
      real(8), intent(in) :: x
      real(8), intent(out) :: y
      y = x**2
   end subroutine
   real(8) function product_of(x, n)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      product_of = product(x)
   end function
   real(8) function cube(x)
      real(8), intent(in) :: x
      cube = x**3
   end function
end module
program shared_names
   use ltoad
   use functions
   implicit none
   real(8) :: x(3) = [1d0, 2d0, 3d0], d(3), y, s, z, dz
#ifdef FIRST
   call texts()
#endif
   call reset()
   call enzyme_autodiff(power, enzyme_dup, x, d, enzyme_const, 3, enzyme_dup, z, dz, enzyme_const, 2, enzyme_dup, y, s)
   if (any(abs(d - 4 * x) > 1d-12) .or. abs(dz - 14) > 1d-12) stop 1
   call reset()
   call enzyme_autodiff(weighted, enzyme_dup, x, d, enzyme_dup, z, dz, enzyme_dup, y, s, enzyme_const, 3)
   if (any(abs(d - 4 * x) > 1d-12) .or. abs(dz - 14) > 1d-12) stop 2
   call reset()
   call enzyme_autodiff(square, enzyme_dup, z, dz, enzyme_dup, y, s)
   if (abs(dz - 4) > 1d-12) stop 3
   call texts()
   d = 1
   if (abs(enzyme_fwddiff_r8(product_of, enzyme_dup, x, d, enzyme_const, 3) - 11) > 1d-12) stop 4
   if (abs(enzyme_fwddiff_r8(cube, enzyme_dup, 2d0, 1d0) - 12) > 1d-12) stop 5
contains
   subroutine reset()
      d = 0
      dz = 0
      y = 0
      s = 1
      z = 2
   end subroutine
   subroutine texts()
      call reset()
      call enzyme_autodiff(named, enzyme_const, 'cube', enzyme_dup, x, d, enzyme_const, 3, enzyme_dup, y, s)
      if (any(abs(d - 3 * x**2) > 1d-12)) stop 6
      call reset()
      call enzyme_autodiff(named, enzyme_const, 'square', enzyme_dup, x, d, enzyme_const, 3, enzyme_dup, y, s)
      if (any(abs(d - 12 * x) > 1d-12)) stop 7
   end subroutine
end program
