! Tempering of chocolate: cocoa butter crystallises in several forms, each of which grows, melts and turns
! into the next more stable one.  Stages of a machine are objects in a list that grows.
module crystal_forms
   use, intrinsic :: iso_fortran_env, only: real64
   implicit none
   integer, parameter :: wp = real64

   type, abstract :: crystal_form
      character(len=:), allocatable :: label
      real(wp) :: melting = 0, amount = 0
      class(crystal_form), pointer :: next => null()
   contains
      procedure(growth), deferred :: rate
      procedure :: melt
      procedure :: transform
   end type

   abstract interface
      pure function growth(self, temperature, liquid) result(r)
         import :: crystal_form, wp
         class(crystal_form), intent(in) :: self
         real(wp), intent(in) :: temperature, liquid
         real(wp) :: r
      end function
   end interface

   type, extends(crystal_form) :: soft_form
      real(wp) :: speed = 0.3_wp
   contains
      procedure :: rate => soft_rate
   end type

   type, extends(crystal_form) :: seeded_form
      real(wp) :: speed = 0.1_wp, order = 1.5_wp
      real(wp), allocatable :: history(:)
   contains
      procedure :: rate => seeded_rate
      procedure :: melt => seeded_melt
   end type
contains
   pure function soft_rate(self, temperature, liquid) result(r)
      class(soft_form), intent(in) :: self
      real(wp), intent(in) :: temperature, liquid
      real(wp) :: r
      r = self%speed * liquid * max(self%melting - temperature, 0._wp) / 10
   end function

   pure function seeded_rate(self, temperature, liquid) result(r)
      class(seeded_form), intent(in) :: self
      real(wp), intent(in) :: temperature, liquid
      real(wp) :: r
      r = self%speed * liquid * (self%amount + 0.01_wp)**(1 / self%order) &
          * tanh(max(self%melting - temperature, 0._wp))
   end function

   subroutine melt(self, temperature, dt, liquid)
      class(crystal_form), intent(inout) :: self
      real(wp), intent(in) :: temperature, dt
      real(wp), intent(inout) :: liquid
      real(wp) :: lost
      if (temperature <= self%melting) return
      lost = self%amount * (1 - exp(-0.2_wp * (temperature - self%melting) * dt))
      self%amount = self%amount - lost
      liquid = liquid + lost
   end subroutine

   subroutine seeded_melt(self, temperature, dt, liquid)
      class(seeded_form), intent(inout) :: self
      real(wp), intent(in) :: temperature, dt
      real(wp), intent(inout) :: liquid
      call melt(self, temperature, dt, liquid)
      if (.not. allocated(self%history)) allocate (self%history(0))
      self%history = [self%history, self%amount * temperature]
   end subroutine

   subroutine transform(self, dt)
      class(crystal_form), intent(inout) :: self
      real(wp), intent(in) :: dt
      real(wp) :: moved
      if (.not. associated(self%next)) return
      moved = 0.05_wp * dt * self%amount * (1 + self%next%amount)
      self%amount = self%amount - moved
      self%next%amount = self%next%amount + moved
   end subroutine
end module

module temper_machine
   use crystal_forms
   implicit none
   type :: form_box
      class(crystal_form), allocatable :: item
   end type

   type :: stage
      real(wp) :: temperature, minutes, shear
   end type

   type :: machine
      type(form_box), allocatable :: forms(:)
      type(stage), allocatable :: stages(:)
      real(wp) :: liquid = 1
   contains
      procedure :: add_form
      procedure :: add_stage
      procedure :: run
      procedure, private :: solid
      generic :: operator(.solid.) => solid
      final :: empty
   end type
contains
   subroutine add_form(self, form)
      class(machine), intent(inout), target :: self
      class(crystal_form), intent(in) :: form
      type(form_box), allocatable :: more(:)
      integer :: i
      if (.not. allocated(self%forms)) allocate (self%forms(0))
      allocate (more(size(self%forms) + 1))
      do i = 1, size(self%forms)
         call move_alloc(self%forms(i)%item, more(i)%item)
      end do
      allocate (more(size(more))%item, source=form)
      call move_alloc(more, self%forms)
      do i = 1, size(self%forms) - 1
         self%forms(i)%item%next => self%forms(i + 1)%item
      end do
   end subroutine

   subroutine add_stage(self, temperature, minutes, shear)
      class(machine), intent(inout) :: self
      real(wp), intent(in) :: temperature, minutes, shear
      if (.not. allocated(self%stages)) allocate (self%stages(0))
      self%stages = [self%stages, stage(temperature, minutes, shear)]
   end subroutine

   subroutine run(self, steps)
      class(machine), intent(inout) :: self
      integer, intent(in) :: steps
      integer :: i, k, step
      real(wp) :: dt, made
      do i = 1, size(self%stages)
         associate (now => self%stages(i))
            dt = now%minutes / steps
            do step = 1, steps
               do k = 1, size(self%forms)
                  associate (form => self%forms(k)%item)
                     made = dt * form%rate(now%temperature, self%liquid) * (1 + 0.2_wp * now%shear)
                     form%amount = form%amount + made
                     self%liquid = self%liquid - made
                     call form%melt(now%temperature, dt, self%liquid)
                     call form%transform(dt)
                  end associate
               end do
            end do
         end associate
      end do
   end subroutine

   pure function solid(self) result(s)
      class(machine), intent(in) :: self
      real(wp) :: s
      integer :: k
      s = sum([(self%forms(k)%item%amount, k=1, size(self%forms))])
   end function

   subroutine empty(self)
      type(machine), intent(inout) :: self
      if (allocated(self%forms)) deallocate (self%forms)
   end subroutine
end module

module recipe
   use temper_machine
   implicit none
contains
   ! Distance from a good bar: gloss comes from the fifth form, bloom from the others.
   real(wp) function bloom(x)
      real(wp), intent(in) :: x(:)
      type(machine), target :: line
      integer :: k
      real(wp) :: memory
      call line%add_form(soft_form('III', 25.5_wp, x(1), null(), 0.35_wp))
      call line%add_form(soft_form(label='IV', melting=27.3_wp, amount=0._wp, speed=x(2)))
      call line%add_form(seeded_form(label='V', melting=33.8_wp, amount=x(3), speed=x(4), order=x(5)))
      call line%add_stage(45._wp + x(6), 3._wp, 0.1_wp)
      call line%add_stage(x(7), 6._wp, x(8))
      call line%add_stage(x(9), 5._wp, x(8)**2)
      call line%run(8)
      memory = 0
      do k = 1, size(line%forms)
         select type (form => line%forms(k)%item)
         type is (soft_form)
            memory = memory + form%speed * form%amount
         class is (seeded_form)
            memory = memory + dot_product(form%history, form%history) / size(form%history)
         end select
      end do
      bloom = (.solid.line - 0.6_wp)**2 + 3 * line%forms(1)%item%amount &
              + 2 * line%forms(2)%item%amount**2 + 1e-2_wp * memory + 0.1_wp * line%liquid
   end function
end module

program chocolate_temper
   use ltoad
   use recipe
   implicit none
   real(wp) :: x(9) = [0.02_wp, 0.4_wp, 0.03_wp, 0.2_wp, 1.6_wp, 0.5_wp, 26.4_wp, 0.8_wp, 31.2_wp]
   real(wp) :: d(9), v(9), want, value, slope, h
   integer :: i, bad = 0
   call ltoad_gradient(bloom, x, d, value)
   do i = 1, size(x)
      h = 1e-4_wp * (abs(x(i)) + 0.1_wp)
      want = (8 * (moved(i, h) - moved(i, -h)) - (moved(i, 2 * h) - moved(i, -2 * h))) / (12 * h)
      v = 0
      v(i) = 1
      call ltoad_jvp(bloom, x, v, slope)
      if (.not. max(abs(d(i) - want), abs(slope - want)) <= 1e-6_wp * (1 + abs(want))) then
         print *, 'WRONG', i, d(i), slope, want
         bad = bad + 1
      end if
   end do
   print *, 'bloom', value, 'largest slope', maxval(abs(d))
   if (bad > 0 .or. abs(value - bloom(x)) > 1e-12_wp) stop 1
   print *, 'OK'
contains
   real(wp) function moved(i, h)
      integer, intent(in) :: i
      real(wp), intent(in) :: h
      real(wp) :: y(size(x))
      y = x
      y(i) = y(i) + h
      moved = bloom(y)
   end function
end program
