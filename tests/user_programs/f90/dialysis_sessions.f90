! Haemodialysis: urea of a patient in two compartments over a week of sessions, which are a linked list;
! the dialyser's clearance is chosen by a procedure pointer, and the solver lives in a submodule.
module patient_types
   implicit none
   integer, parameter :: dp = selected_real_kind(12)

   abstract interface
      pure real(dp) function clearance_law(blood, dialysate, area)
         import :: dp
         real(dp), intent(in) :: blood, dialysate, area
      end function
   end interface

   type :: session
      real(dp) :: start, hours, blood, dialysate
      procedure(clearance_law), pointer, nopass :: law => null()
      type(session), pointer :: next => null()
   end type

   type :: patient
      real(dp) :: volume(2), generation, exchange, area
      real(dp), allocatable :: urea(:)
      real(dp), allocatable :: diary(:, :)
      integer :: entries = 0
   end type

   type :: plan
      type(session), pointer :: first => null(), last => null()
      integer :: count = 0
   contains
      procedure :: append => append_session
      procedure :: clear => clear_plan
   end type

   interface
      module subroutine simulate(who, weekly, step)
         type(patient), intent(inout) :: who
         type(plan), intent(in) :: weekly
         real(dp), intent(in) :: step
      end subroutine
      pure module function burden(who) result(b)
         type(patient), intent(in) :: who
         real(dp) :: b
      end function
   end interface
contains
   subroutine append_session(self, start, hours, blood, dialysate, law)
      class(plan), intent(inout) :: self
      real(dp), intent(in) :: start, hours, blood, dialysate
      procedure(clearance_law) :: law
      type(session), pointer :: made
      allocate (made)
      made%start = start
      made%hours = hours
      made%blood = blood
      made%dialysate = dialysate
      made%law => law
      if (associated(self%last)) then
         self%last%next => made
      else
         self%first => made
      end if
      self%last => made
      self%count = self%count + 1
   end subroutine

   subroutine clear_plan(self)
      class(plan), intent(inout) :: self
      type(session), pointer :: item, next
      item => self%first
      do while (associated(item))
         next => item%next
         deallocate (item)
         item => next
      end do
      nullify (self%first, self%last)
      self%count = 0
   end subroutine
end module

submodule (patient_types) solver
   implicit none
contains
   module procedure simulate
      real(dp) :: t, k(2), half(2), clear
      type(session), pointer :: now
      t = 0
      now => weekly%first
      if (.not. allocated(who%diary)) allocate (who%diary(2, 4))
      do while (t < 100)
         clear = 0
         if (associated(now)) then
            if (t > now%start + now%hours) now => now%next
         end if
         if (associated(now)) then
            if (t >= now%start) clear = now%law(now%blood, now%dialysate, who%area)
         end if
         k = slopes(who%urea, clear)
         half = who%urea + 0.5_dp * step * k
         k = slopes(half, clear)
         who%urea = who%urea + step * k
         t = t + step
         call write_down(who%urea)
      end do
   contains
      function slopes(c, clear) result(dc)
         real(dp), intent(in) :: c(2), clear
         real(dp) :: dc(2), across
         across = who%exchange * (c(2) - c(1))
         dc(1) = (who%generation + across - clear * c(1)) / who%volume(1)
         dc(2) = -across / who%volume(2)
      end function

      subroutine write_down(c)
         real(dp), intent(in) :: c(2)
         real(dp), allocatable :: longer(:, :)
         if (who%entries == size(who%diary, 2)) then
            allocate (longer(2, 2 * who%entries), source=0._dp)
            longer(:, :who%entries) = who%diary
            call move_alloc(longer, who%diary)
         end if
         who%entries = who%entries + 1
         who%diary(:, who%entries) = c
      end subroutine
   end procedure

   module procedure burden
      b = sum(who%diary(1, :who%entries)**2, mask=who%diary(1, :who%entries) > 0.5_dp) / who%entries &
          + 0.1_dp * maxval(who%diary(2, :who%entries)) + norm2(who%urea)
   end procedure
end submodule

module dialysers
   use patient_types
   implicit none
   character(len=80) :: journal(3) = ''
contains
   pure real(dp) function high_flux(blood, dialysate, area)
      real(dp), intent(in) :: blood, dialysate, area
      real(dp) :: z
      z = exp(area * (1 - blood / dialysate) / blood)
      high_flux = blood * (z - 1) / (z - blood / dialysate)
   end function

   pure real(dp) function low_flux(blood, dialysate, area)
      real(dp), intent(in) :: blood, dialysate, area
      low_flux = blood * (1 - exp(-area / blood)) * dialysate / (dialysate + 2)
   end function

   ! What a week costs the patient: the parameters are those of the body, and flows of each session.
   subroutine week(who, flows, hours, answer)
      type(patient), intent(inout) :: who
      real(dp), intent(in) :: flows(:, :), hours(:)
      real(dp), intent(out) :: answer
      type(plan) :: weekly
      integer :: i
      do i = 1, size(hours)
         if (mod(i, 2) == 1) then
            call weekly%append(30._dp * (i - 1) + 0.3_dp, hours(i), flows(1, i), flows(2, i), high_flux)
         else
            call weekly%append(30._dp * (i - 1) + 0.3_dp, hours(i), flows(1, i), flows(2, i), low_flux)
         end if
         write (journal(i), '(a, i0, a, f6.2, a, 2f8.3)') 'session ', i, ': ', hours(i), ' h', flows(:, i)
      end do
      call simulate(who, weekly, 0.5_dp)
      answer = burden(who) + 1e-3_dp * sum(hours * sum(flows, dim=1))
      call weekly%clear()
   end subroutine
end module

program dialysis_sessions
   use ltoad
   use dialysers
   implicit none
   interface
      subroutine enzyme_autodiff_week(f, is_p, p, dp_, is_f, f_, df, is_h, h, dh, is_a, a, da)
         import :: patient, dp
         external :: f
         integer :: is_p, is_f, is_h, is_a
         type(patient) :: p, dp_
         real(dp) :: f_(:, :), df(:, :), h(:), dh(:), a, da
      end subroutine
   end interface
   type(patient) :: body, slope
   real(dp) :: flows(2, 3), dflows(2, 3), hours(3), dhours(3), answer, seed, want(14), got(14)
   integer :: i, bad
   call start(flows, hours, body, 0, 0._dp)
   call start(dflows, dhours, slope, 0, 0._dp)
   dflows = 0
   dhours = 0
   slope%volume = 0
   slope%generation = 0
   slope%exchange = 0
   slope%area = 0
   slope%urea = 0
   seed = 1
   answer = 0
   call enzyme_autodiff_week(week, enzyme_dup, body, slope, enzyme_dup, flows, dflows, enzyme_dup, hours, dhours, &
                             enzyme_dup, answer, seed)
   got(:5) = [slope%volume, slope%generation, slope%exchange, slope%area]
   got(6:11) = reshape(dflows, [6])
   got(12:14) = dhours
   bad = 0
   do i = 1, 14
      want(i) = (8 * (value(i, 1e-4_dp) - value(i, -1e-4_dp)) - value(i, 2e-4_dp) + value(i, -2e-4_dp)) / 12e-4_dp
      if (.not. abs(got(i) - want(i)) <= 1e-6_dp * (1 + abs(want(i)))) then
         print *, 'WRONG', i, got(i), want(i)
         bad = bad + 1
      end if
   end do
   print *, trim(journal(2)), answer
   if (bad > 0 .or. all(got == 0)) stop 1
   print *, 'OK'
contains
   subroutine start(flows, hours, who, i, h)
      real(dp), intent(out) :: flows(2, 3), hours(3)
      type(patient), intent(out) :: who
      integer, intent(in) :: i
      real(dp), intent(in) :: h
      real(dp) :: p(14)
      p = [18.1_dp, 22.4_dp, 1.3_dp, 4.2_dp, 9.7_dp, 6.1_dp, 11._dp, 5.3_dp, 9.2_dp, 6.6_dp, 12.1_dp, &
           4.15_dp, 3.65_dp, 4.62_dp]
      if (i > 0) p(i) = p(i) + h
      who%volume = p(1:2)
      who%generation = p(3)
      who%exchange = p(4)
      who%area = p(5)
      who%urea = [1.1_dp, 1.3_dp]
      flows = reshape(p(6:11), [2, 3])
      hours = p(12:14)
   end subroutine

   real(dp) function value(i, h)
      integer, intent(in) :: i
      real(dp), intent(in) :: h
      real(dp) :: flows(2, 3), hours(3)
      type(patient) :: who
      call start(flows, hours, who, i, h)
      call week(who, flows, hours, value)
   end function
end program
