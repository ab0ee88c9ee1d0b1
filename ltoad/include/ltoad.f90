! How a Fortran program asks for derivatives: `use ltoad`, compiled by ltoad-fc.
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
end module ltoad
