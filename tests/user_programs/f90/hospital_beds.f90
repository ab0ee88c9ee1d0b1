! Hospitals: wards with allocatable components, patients as polymorphic nodes of a list, SELECT TYPE, finalisers, MOVE_ALLOC.
module wards
   implicit none
   private
   integer, parameter, public :: dp = kind(1.0d0)
   type, abstract, public :: patient
      real(dp) :: stay = 1
      character(:), allocatable :: name
   contains
      procedure(cost_of), deferred :: cost
      procedure :: ages => patient_ages
   end type
   abstract interface
      real(dp) function cost_of(self, day)
         import :: patient, dp
         class(patient), intent(in) :: self
         integer, intent(in) :: day
      end function
   end interface
   type, extends(patient), public :: surgical
      real(dp), allocatable :: wounds(:)
   contains
      procedure :: cost => surgical_cost
   end type
   type, extends(patient), public :: chronic
      real(dp) :: burden = 0
      type(chronic), pointer :: relative => null()
   contains
      procedure :: cost => chronic_cost
      procedure :: ages => chronic_ages
   end type
   type :: node
      class(patient), allocatable :: who
      type(node), pointer :: next => null()
   end type
   type, public :: ward
      type(node), pointer :: first => null()
      integer :: beds = 0
      real(dp), allocatable :: history(:)
   contains
      procedure :: admit
      procedure :: day => ward_day
      final :: close_ward
   end type
   integer, public :: closed = 0
contains
   real(dp) function surgical_cost(self, day)
      class(surgical), intent(in) :: self
      integer, intent(in) :: day
      surgical_cost = sum(self%wounds * exp(-self%wounds * day)) + 0.1_dp * self%stay
   end function
   recursive real(dp) function chronic_cost(self, day) result(c)
      class(chronic), intent(in) :: self
      integer, intent(in) :: day
      c = self%burden * log(1 + self%stay * day)
      if (associated(self%relative)) c = c + 0.5_dp * self%relative%cost(day)
   end function
   subroutine patient_ages(self)
      class(patient), intent(inout) :: self
      self%stay = self%stay * 1.1_dp
   end subroutine
   subroutine chronic_ages(self)
      class(chronic), intent(inout) :: self
      call patient_ages(self)
      self%burden = self%burden + 0.05_dp * self%stay
   end subroutine
   subroutine admit(self, who)
      class(ward), intent(inout) :: self
      class(patient), intent(in) :: who
      type(node), pointer :: n
      allocate (n)
      allocate (n%who, source=who)
      n%next => self%first
      self%first => n
      self%beds = self%beds + 1
   end subroutine
   subroutine ward_day(self, day)
      class(ward), intent(inout) :: self
      integer, intent(in) :: day
      type(node), pointer :: p
      real(dp), allocatable :: longer(:)
      real(dp) :: total
      total = 0
      p => self%first
      do while (associated(p))
         call p%who%ages()
         total = total + p%who%cost(day)
         select type (w => p%who)
         type is (surgical)
            if (size(w%wounds) > 1) w%wounds = w%wounds(2:) * w%wounds(1)
         class is (chronic)
            if (len(w%name) > 3) total = total - 0.01_dp * w%burden**2
         end select
         p => p%next
      end do
      if (.not. allocated(self%history)) allocate (self%history(0))
      allocate (longer(size(self%history) + 1))
      longer(:size(self%history)) = self%history
      longer(size(longer)) = total
      call move_alloc(longer, self%history)
   end subroutine
   subroutine close_ward(self)
      type(ward), intent(inout) :: self
      type(node), pointer :: p
      do while (associated(self%first))
         p => self%first
         self%first => p%next
         deallocate (p)
      end do
      closed = closed + 1
   end subroutine
end module

module clinic
   use wards
   implicit none
contains
   subroutine spend(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      type(ward) :: w
      type(chronic), target :: aunt
      integer :: day
      aunt = chronic(name='Agatha', stay=x(1), burden=x(2))
      call w%admit(surgical(name='Bert', stay=x(1), wounds=x(3:5)))
      call w%admit(chronic(name='Cyd', stay=x(3), burden=x(4), relative=aunt))
      call w%admit(aunt)
      do day = 1, 4
         call w%day(day)
      end do
      y = sum(w%history**2) / w%beds + dot_product(w%history(2:), w%history(:3))
   end subroutine
end module

program main
   use clinic
   implicit none
   call verify(spend, [0.9_dp, 0.5_dp, 1.2_dp, 0.7_dp, 1.6_dp], 'hospital_beds')
   if (closed == 0) stop 2
contains
   include '../expect.inc'
end program
