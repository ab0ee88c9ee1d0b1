! The same gradient as driver77.f asks for, by an explicit interface to the C name of the request.
! The compiler checks the types, and the interface says which arguments are passed by value.
module derivative
   use, intrinsic :: iso_c_binding, only: c_int, c_double, c_funptr
   implicit none

   ! The markers are variables of C: their names carry the meaning, their values none.
   integer(c_int), bind(C, name="enzyme_const") :: enzyme_const
   integer(c_int), bind(C, name="enzyme_dup") :: enzyme_dup
   integer(c_int), bind(C, name="enzyme_dupnoneed") :: enzyme_dupnoneed

   interface
      subroutine heat(n, nstep, q, obs, work, cost)
         import :: c_int, c_double
         integer(c_int), intent(in) :: n, nstep
         real(c_double), intent(in) :: q(n), obs(n)
         real(c_double), intent(inout) :: work(2*n + 1)
         real(c_double), intent(out) :: cost
      end subroutine heat

      subroutine autodiff(f, m_n, n, m_nstep, nstep, m_q, q, dq, m_obs, obs, &
                          m_work, work, dwork, m_cost, cost, dcost) bind(C, name="__enzyme_autodiff")
         import :: c_int, c_double, c_funptr
         type(c_funptr), value :: f
         integer(c_int), value :: m_n, m_nstep, m_q, m_obs, m_work, m_cost
         integer(c_int), intent(in) :: n, nstep
         real(c_double), intent(in) :: q(*), obs(*)
         real(c_double), intent(inout) :: dq(*), work(*), dwork(*), dcost
         real(c_double), intent(inout) :: cost
      end subroutine autodiff
   end interface
end module derivative

program rod
   use, intrinsic :: iso_c_binding, only: c_int, c_double, c_funloc
   use derivative
   implicit none
   integer(c_int), parameter :: n = 24, nstep = 300
   real(c_double) :: q(n), dq(n), obs(n), work(2*n + 1), dwork(2*n + 1), cost, dcost, worst
   integer :: i

   call setup(n, q, obs)
   dq = 0
   dwork = 0
   dcost = 1
   call autodiff(c_funloc(heat), enzyme_const, n, enzyme_const, nstep, enzyme_dup, q, dq, &
                 enzyme_const, obs, enzyme_dup, work, dwork, enzyme_dupnoneed, cost, dcost)
   call heat(n, nstep, q, obs, work, cost)
   print '(a, es25.17e3)', 'cost', cost
   do i = 1, n
      print '(a, i4, es25.17e3)', 'gradient', i, dq(i)
   end do
   call compar(n, nstep, q, obs, work, dq, worst)
   print '(a, es10.2e3)', 'error', worst
   if (.not. worst < 1.0e-7_c_double) stop 1
end program rod
