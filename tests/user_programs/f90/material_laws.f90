! Stress in a bar of several materials: abstract types, deferred and overridden procedures, a factory by name,
! procedure pointers as components, and an array of polymorphic containers.
module materials
   use, intrinsic :: iso_fortran_env, only: real64
   implicit none
   abstract interface
      pure function hardening(p, k) result(h)
         import :: real64
         real(real64), intent(in) :: p, k(:)
         real(real64) :: h
      end function
   end interface
   type, abstract :: material
      real(real64) :: modulus = 1
      character(len=12) :: name = ''
   contains
      procedure(stress_law), deferred :: stress
      procedure :: energy => elastic_energy
      procedure, non_overridable :: describe
   end type
   abstract interface
      function stress_law(self, strain) result(s)
         import :: material, real64
         class(material), intent(inout) :: self
         real(real64), intent(in) :: strain
         real(real64) :: s
      end function
   end interface
   type, extends(material) :: elastic
   contains
      procedure :: stress => elastic_stress
   end type
   type, extends(elastic) :: rubber
      real(real64) :: stiffening = 0
   contains
      procedure :: stress => rubber_stress
      procedure :: energy => rubber_energy
   end type
   type, extends(material) :: plastic
      real(real64) :: yield = 1, plastic_strain = 0
      real(real64), allocatable :: history(:)
      real(real64) :: k(2) = 0
      procedure(hardening), pointer, nopass :: harden => null()
   contains
      procedure :: stress => plastic_stress
   end type
   type :: any_material
      class(material), allocatable :: of
   end type
contains
   function elastic_stress(self, strain) result(s)
      class(elastic), intent(inout) :: self
      real(real64), intent(in) :: strain
      real(real64) :: s
      s = self%modulus * strain
   end function
   function rubber_stress(self, strain) result(s)
      class(rubber), intent(inout) :: self
      real(real64), intent(in) :: strain
      real(real64) :: s
      s = self%elastic%stress(strain) + self%stiffening * strain**3
   end function
   function plastic_stress(self, strain) result(s)
      class(plastic), intent(inout) :: self
      real(real64), intent(in) :: strain
      real(real64) :: s, trial, limit, dp
      trial = self%modulus * (strain - self%plastic_strain)
      limit = self%yield + self%harden(abs(self%plastic_strain), self%k)
      if (abs(trial) > limit) then
         dp = (abs(trial) - limit) / (self%modulus + self%k(1))
         self%plastic_strain = self%plastic_strain + sign(dp, trial)
      end if
      s = self%modulus * (strain - self%plastic_strain)
      if (.not. allocated(self%history)) allocate(self%history(0))
      self%history = [self%history, self%plastic_strain]
   end function
   function elastic_energy(self, strain) result(e)
      class(material), intent(in) :: self
      real(real64), intent(in) :: strain
      real(real64) :: e
      e = 0.5_real64 * self%modulus * strain**2
   end function
   function rubber_energy(self, strain) result(e)
      class(rubber), intent(in) :: self
      real(real64), intent(in) :: strain
      real(real64) :: e
      e = self%elastic%energy(strain) + self%stiffening * strain**4 / 4
   end function
   subroutine describe(self, text)
      class(material), intent(in) :: self
      character(len=*), intent(out) :: text
      write (text, '(a,": E =",f8.3)') trim(self%name), self%modulus
   end subroutine
   pure function linear(p, k) result(h)
      real(real64), intent(in) :: p, k(:)
      real(real64) :: h
      h = k(1) * p
   end function
   pure function saturating(p, k) result(h)
      real(real64), intent(in) :: p, k(:)
      real(real64) :: h
      h = k(2) * (1 - exp(-p * k(1)))
   end function
   function make(name, p) result(it)
      character(len=*), intent(in) :: name
      real(real64), intent(in) :: p(:)
      class(material), allocatable :: it
      select case (name)
      case ('steel', 'copper')
         allocate (plastic :: it)
      case ('rubber')
         allocate (it, source=rubber(modulus=p(1), stiffening=p(2)))
      case default
         allocate (elastic :: it)
      end select
      it%name = name
      it%modulus = p(1)
      select type (it)
      class is (plastic)
         it%yield = p(2)
         it%k = [p(3), 0.1_real64 * p(1)]
         if (name == 'steel') then
            it%harden => linear
         else
            it%harden => saturating
         end if
      end select
   end function
end module
subroutine load_path(x, n, y)
   use materials
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   character(len=6), parameter :: names(4) = ['steel ', 'rubber', 'copper', 'wood  ']
   type(any_material) :: bar(4)
   character(len=40) :: text
   real(8) :: strain
   integer :: i, step
   y = 0
   do i = 1, 4
      allocate (bar(i)%of, source=make(trim(names(i)), [x(1) * i, x(2), x(3)]))
   end do
   do step = 1, 12
      strain = x(4) * sin(0.6d0 * step)
      do i = 1, size(bar)
         y = y + bar(i)%of%stress(strain)**2 / step + 0.1d0 * bar(i)%of%energy(strain)
      end do
   end do
   do i = 1, 4
      select type (m => bar(i)%of)
      type is (plastic)
         y = y + sum(m%history * [(0.1d0 * step, step = 1, size(m%history))])
      end select
      call bar(i)%of%describe(text)
      if (index(text, 'E =') == 0) error stop
   end do
end subroutine
program main
   interface
      subroutine load_path(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(load_path, [2.1d0, 0.9d0, 0.35d0, 1.3d0], 'material laws')
contains
   include '../expect_modes.inc'
end program
