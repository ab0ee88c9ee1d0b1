!> Minimal model of glucose and insulin, with meals in a linked list, integrators behind
!> procedure pointers, and parameters chosen by name from a table of records.
module glucose_types
   implicit none
   integer, parameter :: rk = selected_real_kind(12)
   type :: parameter_record
      character(len=8) :: key
      real(rk) :: value
      logical :: log_scale
   end type
   type :: meal
      real(rk) :: time, grams
      type(meal), pointer :: next => null()
   end type
   type :: patient
      type(parameter_record), allocatable :: table(:)
      type(meal), pointer :: meals => null()
      procedure(stepper), pointer, nopass :: advance => null()
   contains
      procedure :: get
      procedure :: eat
      final :: discharge
   end type
   abstract interface
      subroutine stepper(rhs, t, y, h)
         import :: rk
         interface
            function rhs(t, y) result(dy)
               import :: rk
               real(rk), intent(in) :: t, y(:)
               real(rk) :: dy(size(y))
            end function
         end interface
         real(rk), intent(in) :: t, h
         real(rk), intent(inout) :: y(:)
      end subroutine
   end interface
contains
   pure real(rk) function get(this, key)
      class(patient), intent(in) :: this
      character(len=*), intent(in) :: key
      integer :: i
      get = -huge(1.0_rk)
      do i = 1, size(this%table)
         if (this%table(i)%key == key) then
            get = this%table(i)%value
            if (this%table(i)%log_scale) get = exp(get)
            return
         end if
      end do
   end function

   subroutine eat(this, time, grams)
      class(patient), intent(inout) :: this
      real(rk), intent(in) :: time, grams
      type(meal), pointer :: m
      allocate (m)
      m = meal(time, grams, this%meals)
      this%meals => m
   end subroutine

   subroutine discharge(this)
      type(patient), intent(inout) :: this
      type(meal), pointer :: m
      do while (associated(this%meals))
         m => this%meals
         this%meals => m%next
         deallocate (m)
      end do
   end subroutine
end module

module integrators
   use glucose_types, only: rk
   implicit none
contains
   subroutine heun(rhs, t, y, h)
      interface
         function rhs(t, y) result(dy)
            import :: rk
            real(rk), intent(in) :: t, y(:)
            real(rk) :: dy(size(y))
         end function
      end interface
      real(rk), intent(in) :: t, h
      real(rk), intent(inout) :: y(:)
      real(rk) :: k1(size(y)), k2(size(y))
      k1 = rhs(t, y)
      k2 = rhs(t + h, y + h*k1)
      y = y + h/2*(k1 + k2)
   end subroutine

   subroutine rk4(rhs, t, y, h)
      interface
         function rhs(t, y) result(dy)
            import :: rk
            real(rk), intent(in) :: t, y(:)
            real(rk) :: dy(size(y))
         end function
      end interface
      real(rk), intent(in) :: t, h
      real(rk), intent(inout) :: y(:)
      real(rk), dimension(size(y), 4) :: k
      k(:, 1) = rhs(t, y)
      k(:, 2) = rhs(t + h/2, y + h/2*k(:, 1))
      k(:, 3) = rhs(t + h/2, y + h/2*k(:, 2))
      k(:, 4) = rhs(t + h, y + h*k(:, 3))
      y = y + h/6*matmul(k, [1.0_rk, 2.0_rk, 2.0_rk, 1.0_rk])
   end subroutine
end module

module glucose
   use glucose_types
   use integrators
   implicit none
contains
   function misfit(x, method) result(s)
      real(rk), intent(in) :: x(:)
      character(len=*), intent(in) :: method
      real(rk) :: s
      type(patient) :: p
      real(rk) :: y(3), t, dt
      real(rk), parameter :: measured(5) = [92.0_rk, 140.0_rk, 155.0_rk, 120.0_rk, 100.0_rk]
      integer :: i, k

      p%table = [parameter_record('Sg', x(1), .true.), parameter_record('p2', x(2), .true.), &
                 parameter_record('Si', x(3), .true.), parameter_record('Gb', x(4), .false.), &
                 parameter_record('n', x(5), .true.)]
      call p%eat(10.0_rk, 40.0_rk)
      call p%eat(75.0_rk, x(6))
      select case (method)
      case ('heun'); p%advance => heun
      case ('rk4'); p%advance => rk4
      end select
      y = [p%get('Gb'), 0.0_rk, 10.0_rk]
      dt = 5
      t = 0
      s = 0
      do i = 1, 5
         do k = 1, 6
            call p%advance(minimal, t, y, dt)
            t = t + dt
         end do
         s = s + ((y(1) - measured(i))/10)**2
      end do
   contains
      function minimal(t, y) result(dy)
         real(rk), intent(in) :: t, y(:)
         real(rk) :: dy(size(y))
         type(meal), pointer :: m
         real(rk) :: intake
         intake = 0
         m => p%meals
         do while (associated(m))
            if (t >= m%time) intake = intake + m%grams*(t - m%time)/400*exp(-(t - m%time)/20)
            m => m%next
         end do
         associate (g => y(1), action => y(2), insulin => y(3))
            dy(1) = -(p%get('Sg') + action)*g + p%get('Sg')*p%get('Gb') + intake
            dy(2) = -p%get('p2')*action + p%get('p2')*p%get('Si')*(insulin - 10)
            dy(3) = -p%get('n')*(insulin - 10) + 0.02_rk*max(g - p%get('Gb'), 0.0_rk)
         end associate
      end function
   end function

   real(rk) function with_heun(x)
      real(rk), intent(in) :: x(:)
      with_heun = misfit(x, 'heun')
   end function

   real(rk) function with_rk4(x)
      real(rk), intent(in) :: x(:)
      with_rk4 = misfit(x, 'rk4')
   end function
end module

program glucose_model
   use glucose
   use ltoad
   implicit none
   real(rk) :: x(6) = [-3.6_rk, -3.7_rk, -5.5_rk, 90.0_rk, -1.6_rk, 30.0_rk], g(6)
   integer :: failures
   failures = 0
   call ltoad_gradient(with_heun, x, g)
   call compare('heun', with_heun)
   call ltoad_gradient(with_rk4, x, g)
   call compare('rk4', with_rk4)
   if (failures > 0) error stop 'FAIL'
   print *, 'PASS'
contains
   subroutine compare(label, f)
      character(len=*), intent(in) :: label
      interface
         real(rk) function f(x)
            import :: rk
            real(rk), intent(in) :: x(:)
         end function
      end interface
      real(rk) :: e(6), fd, h
      integer :: i
      do i = 1, 6
         e = 0
         h = 1e-5_rk*abs(x(i))
         e(i) = h
         fd = (f(x + e) - f(x - e))/(2*h)
         if (abs(fd - g(i)) > 1e-6_rk*(1 + abs(fd)) .or. g(i) == 0) then
            failures = failures + 1
            print '(2a, i3, 2es18.9)', label, ' differs at', i, g(i), fd
         end if
      end do
   end subroutine
end program
