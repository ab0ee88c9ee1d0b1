! SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
! How a Fortran program asks for derivatives: `use ltoad`, compiled by ltoad-fc.
!
!    call ltoad_gradient(f, x, dx)
!
! and its like further down are checked by the compiler: the procedure, its arguments, and what gets
! the derivatives.  They have no code but what the linker puts where they are called.  Procedures of any
! other kind are differentiated in the words of the convention:
!
!    call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_const, n)
!    slope = enzyme_fwddiff_r8(g, enzyme_dup, x, v, enzyme_const, n)
!
! The requests have implicit interfaces, because each takes the arguments of the procedure that it
! differentiates: a marker before each argument, and a shadow after each that enzyme_dup marks.  The
! linker defines markers and requests.  A request for what is none of these results is declared where
! it is needed; any external procedure whose name begins with enzyme_autodiff is one:
!
!    complex(8), external :: enzyme_autodiff_complex
module ltoad
   use, intrinsic :: iso_c_binding, only: c_int
   implicit none
   private

   ! Activities.
   integer(c_int), bind(C, name="enzyme_const"), public :: enzyme_const
   integer(c_int), bind(C, name="enzyme_dup"), public :: enzyme_dup
   integer(c_int), bind(C, name="enzyme_dupnoneed"), public :: enzyme_dupnoneed
   integer(c_int), bind(C, name="enzyme_out"), public :: enzyme_out

   ! Options.
   integer(c_int), bind(C, name="enzyme_width"), public :: enzyme_width
   integer(c_int), bind(C, name="enzyme_dupv"), public :: enzyme_dupv
   integer(c_int), bind(C, name="enzyme_dupnoneedv"), public :: enzyme_dupnoneedv
   integer(c_int), bind(C, name="enzyme_interleave"), public :: enzyme_interleave
   integer(c_int), bind(C, name="enzyme_primal_return"), public :: enzyme_primal_return
   integer(c_int), bind(C, name="enzyme_const_return"), public :: enzyme_const_return
   integer(c_int), bind(C, name="enzyme_noret"), public :: enzyme_noret
   integer(c_int), bind(C, name="enzyme_runtime_activity"), public :: enzyme_runtime_activity
   integer(c_int), bind(C, name="enzyme_strong_zero"), public :: enzyme_strong_zero

   ! Reverse and forward mode: subroutines, and functions with a result of four or eight bytes.
   external :: enzyme_autodiff, enzyme_fwddiff
   double precision, external :: enzyme_autodiff_r8, enzyme_fwddiff_r8
   real, external :: enzyme_autodiff_r4, enzyme_fwddiff_r4
   public :: enzyme_autodiff, enzyme_autodiff_r4, enzyme_autodiff_r8
   public :: enzyme_fwddiff, enzyme_fwddiff_r4, enzyme_fwddiff_r8

   ! What the procedures look like that are differentiated: functions of numbers, of arrays, of arrays
   ! with their length in front, and subroutines that map one vector to another.
   abstract interface
      real(4) function function_r4_0(x)
         real(4), intent(in) :: x
      end function
      real(4) function function_r4_1(x)
         real(4), intent(in) :: x(:)
      end function
      real(4) function function_r4_2(x)
         real(4), intent(in) :: x(:,:)
      end function
      real(4) function function_r4_3(x)
         real(4), intent(in) :: x(:,:,:)
      end function
      real(4) function function_r4_n(n, x)
         integer, intent(in) :: n
         real(4), intent(in) :: x(n)
      end function
      subroutine map_r4(x, y)
         real(4), intent(in) :: x(:)
         real(4), intent(out) :: y(:)
      end subroutine
      real(8) function function_r8_0(x)
         real(8), intent(in) :: x
      end function
      real(8) function function_r8_1(x)
         real(8), intent(in) :: x(:)
      end function
      real(8) function function_r8_2(x)
         real(8), intent(in) :: x(:,:)
      end function
      real(8) function function_r8_3(x)
         real(8), intent(in) :: x(:,:,:)
      end function
      real(8) function function_r8_n(n, x)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
      end function
      subroutine map_r8(x, y)
         real(8), intent(in) :: x(:)
         real(8), intent(out) :: y(:)
      end subroutine
   end interface

   ! call ltoad_gradient(f, x, dx [, value]): sets dx to the gradient of a function.
   interface ltoad_gradient
      subroutine gradient_r4_0(f, x, dx, value) bind(C, name="ltoad_enzyme_autodiff_gradient_r4_0")
         import
         procedure(function_r4_0) :: f
         real(4), intent(in) :: x
         real(4), intent(inout) :: dx
         real(4), intent(out), optional :: value
      end subroutine
      subroutine gradient_r4_1(f, x, dx, value) bind(C, name="ltoad_enzyme_autodiff_gradient_r4_1")
         import
         procedure(function_r4_1) :: f
         real(4), intent(in) :: x(:)
         real(4), intent(inout) :: dx(:)
         real(4), intent(out), optional :: value
      end subroutine
      subroutine gradient_r4_2(f, x, dx, value) bind(C, name="ltoad_enzyme_autodiff_gradient_r4_2")
         import
         procedure(function_r4_2) :: f
         real(4), intent(in) :: x(:,:)
         real(4), intent(inout) :: dx(:,:)
         real(4), intent(out), optional :: value
      end subroutine
      subroutine gradient_r4_3(f, x, dx, value) bind(C, name="ltoad_enzyme_autodiff_gradient_r4_3")
         import
         procedure(function_r4_3) :: f
         real(4), intent(in) :: x(:,:,:)
         real(4), intent(inout) :: dx(:,:,:)
         real(4), intent(out), optional :: value
      end subroutine
      subroutine gradient_r4_n(f, n, x, dx, value) bind(C, name="ltoad_enzyme_autodiff_gradient_r4_n")
         import
         procedure(function_r4_n) :: f
         integer, intent(in) :: n
         real(4), intent(in) :: x(n)
         real(4), intent(inout) :: dx(n)
         real(4), intent(out), optional :: value
      end subroutine
      subroutine gradient_r8_0(f, x, dx, value) bind(C, name="ltoad_enzyme_autodiff_gradient_r8_0")
         import
         procedure(function_r8_0) :: f
         real(8), intent(in) :: x
         real(8), intent(inout) :: dx
         real(8), intent(out), optional :: value
      end subroutine
      subroutine gradient_r8_1(f, x, dx, value) bind(C, name="ltoad_enzyme_autodiff_gradient_r8_1")
         import
         procedure(function_r8_1) :: f
         real(8), intent(in) :: x(:)
         real(8), intent(inout) :: dx(:)
         real(8), intent(out), optional :: value
      end subroutine
      subroutine gradient_r8_2(f, x, dx, value) bind(C, name="ltoad_enzyme_autodiff_gradient_r8_2")
         import
         procedure(function_r8_2) :: f
         real(8), intent(in) :: x(:,:)
         real(8), intent(inout) :: dx(:,:)
         real(8), intent(out), optional :: value
      end subroutine
      subroutine gradient_r8_3(f, x, dx, value) bind(C, name="ltoad_enzyme_autodiff_gradient_r8_3")
         import
         procedure(function_r8_3) :: f
         real(8), intent(in) :: x(:,:,:)
         real(8), intent(inout) :: dx(:,:,:)
         real(8), intent(out), optional :: value
      end subroutine
      subroutine gradient_r8_n(f, n, x, dx, value) bind(C, name="ltoad_enzyme_autodiff_gradient_r8_n")
         import
         procedure(function_r8_n) :: f
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(inout) :: dx(n)
         real(8), intent(out), optional :: value
      end subroutine
   end interface

   ! call ltoad_jvp(f, x, v, slope [, value]): the derivative of a function along v.
   ! call ltoad_jvp(map, x, v, y, dy): what a map gives, and its derivative along v.
   interface ltoad_jvp
      subroutine slope_r4_0(f, x, v, slope, value) bind(C, name="ltoad_enzyme_autodiff_slope_r4_0")
         import
         procedure(function_r4_0) :: f
         real(4), intent(in) :: x, v
         real(4), intent(out) :: slope
         real(4), intent(out), optional :: value
      end subroutine
      subroutine slope_r4_1(f, x, v, slope, value) bind(C, name="ltoad_enzyme_autodiff_slope_r4_1")
         import
         procedure(function_r4_1) :: f
         real(4), intent(in) :: x(:), v(:)
         real(4), intent(out) :: slope
         real(4), intent(out), optional :: value
      end subroutine
      subroutine slope_r4_2(f, x, v, slope, value) bind(C, name="ltoad_enzyme_autodiff_slope_r4_2")
         import
         procedure(function_r4_2) :: f
         real(4), intent(in) :: x(:,:), v(:,:)
         real(4), intent(out) :: slope
         real(4), intent(out), optional :: value
      end subroutine
      subroutine slope_r4_3(f, x, v, slope, value) bind(C, name="ltoad_enzyme_autodiff_slope_r4_3")
         import
         procedure(function_r4_3) :: f
         real(4), intent(in) :: x(:,:,:), v(:,:,:)
         real(4), intent(out) :: slope
         real(4), intent(out), optional :: value
      end subroutine
      subroutine along_r4(map, x, v, y, dy) bind(C, name="ltoad_enzyme_autodiff_along_r4")
         import
         procedure(map_r4) :: map
         real(4), intent(in) :: x(:), v(:)
         real(4), intent(inout) :: y(:), dy(:)
      end subroutine
      subroutine slope_r8_0(f, x, v, slope, value) bind(C, name="ltoad_enzyme_autodiff_slope_r8_0")
         import
         procedure(function_r8_0) :: f
         real(8), intent(in) :: x, v
         real(8), intent(out) :: slope
         real(8), intent(out), optional :: value
      end subroutine
      subroutine slope_r8_1(f, x, v, slope, value) bind(C, name="ltoad_enzyme_autodiff_slope_r8_1")
         import
         procedure(function_r8_1) :: f
         real(8), intent(in) :: x(:), v(:)
         real(8), intent(out) :: slope
         real(8), intent(out), optional :: value
      end subroutine
      subroutine slope_r8_2(f, x, v, slope, value) bind(C, name="ltoad_enzyme_autodiff_slope_r8_2")
         import
         procedure(function_r8_2) :: f
         real(8), intent(in) :: x(:,:), v(:,:)
         real(8), intent(out) :: slope
         real(8), intent(out), optional :: value
      end subroutine
      subroutine slope_r8_3(f, x, v, slope, value) bind(C, name="ltoad_enzyme_autodiff_slope_r8_3")
         import
         procedure(function_r8_3) :: f
         real(8), intent(in) :: x(:,:,:), v(:,:,:)
         real(8), intent(out) :: slope
         real(8), intent(out), optional :: value
      end subroutine
      subroutine along_r8(map, x, v, y, dy) bind(C, name="ltoad_enzyme_autodiff_along_r8")
         import
         procedure(map_r8) :: map
         real(8), intent(in) :: x(:), v(:)
         real(8), intent(inout) :: y(:), dy(:)
      end subroutine
   end interface

   ! call ltoad_vjp(map, x, dx, y, dy): sets dx to the product of dy and the matrix of derivatives.
   interface ltoad_vjp
      subroutine back_r4(map, x, dx, y, dy) bind(C, name="ltoad_enzyme_autodiff_back_r4")
         import
         procedure(map_r4) :: map
         real(4), intent(in) :: x(:), dy(:)
         real(4), intent(inout) :: dx(:), y(:)
      end subroutine
      subroutine back_r8(map, x, dx, y, dy) bind(C, name="ltoad_enzyme_autodiff_back_r8")
         import
         procedure(map_r8) :: map
         real(8), intent(in) :: x(:), dy(:)
         real(8), intent(inout) :: dx(:), y(:)
      end subroutine
   end interface

   ! call ltoad_jacobian(map, x, y, matrix): sets matrix(i, j) to the derivative of y(i) by x(j).
   interface ltoad_jacobian
      subroutine jacobian_r4(map, x, y, matrix) bind(C, name="ltoad_enzyme_autodiff_jacobian_r4")
         import
         procedure(map_r4) :: map
         real(4), intent(in) :: x(:)
         real(4), intent(inout) :: y(:), matrix(:,:)
      end subroutine
      subroutine jacobian_r8(map, x, y, matrix) bind(C, name="ltoad_enzyme_autodiff_jacobian_r8")
         import
         procedure(map_r8) :: map
         real(8), intent(in) :: x(:)
         real(8), intent(inout) :: y(:), matrix(:,:)
      end subroutine
   end interface

   ! call ltoad_hvp(f, x, v, product): sets product to the Hessian of a function times v.
   interface ltoad_hvp
      subroutine hvp_r4(f, x, v, product) bind(C, name="ltoad_enzyme_autodiff_hvp_r4")
         import
         procedure(function_r4_1) :: f
         real(4), intent(in) :: x(:), v(:)
         real(4), intent(inout) :: product(:)
      end subroutine
      subroutine hvp_r8(f, x, v, product) bind(C, name="ltoad_enzyme_autodiff_hvp_r8")
         import
         procedure(function_r8_1) :: f
         real(8), intent(in) :: x(:), v(:)
         real(8), intent(inout) :: product(:)
      end subroutine
   end interface

   ! call ltoad_hessian(f, x, matrix): sets matrix to the second derivatives of a function.
   interface ltoad_hessian
      subroutine hessian_r4(f, x, matrix) bind(C, name="ltoad_enzyme_autodiff_hessian_r4")
         import
         procedure(function_r4_1) :: f
         real(4), intent(in) :: x(:)
         real(4), intent(inout) :: matrix(:,:)
      end subroutine
      subroutine hessian_r8(f, x, matrix) bind(C, name="ltoad_enzyme_autodiff_hessian_r8")
         import
         procedure(function_r8_1) :: f
         real(8), intent(in) :: x(:)
         real(8), intent(inout) :: matrix(:,:)
      end subroutine
   end interface

   public :: ltoad_gradient, ltoad_jvp, ltoad_vjp, ltoad_jacobian, ltoad_hvp, ltoad_hessian
end module ltoad
