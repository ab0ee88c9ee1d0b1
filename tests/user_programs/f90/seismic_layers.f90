! Text: settings are read from character variables by internal reads; results are written and logged.
module model
   implicit none
   type :: layer
      character(len=8) :: rock
      real(8) :: thickness, speed
   end type
contains
   subroutine read_layers(lines, layers)
      character(len=*), intent(in) :: lines(:)
      type(layer), allocatable, intent(out) :: layers(:)
      integer :: i, status
      allocate(layers(size(lines)))
      do i = 1, size(lines)
         read (lines(i), *, iostat=status) layers(i)%rock, layers(i)%thickness, layers(i)%speed
         if (status /= 0) layers(i) = layer('none', 0d0, 1d0)
      end do
   end subroutine
   subroutine objective(x, e)
      real(8), intent(in) :: x(4)
      real(8), intent(out) :: e
      character(len=32), parameter :: lines(4) = [character(len=32) :: 'clay 10.5 1.5', 'sand 20 2.25', '???', 'granite 35 5.5']
      type(layer), allocatable :: layers(:)
      character(len=40) :: message
      real(8) :: time, depth
      integer :: i
      call read_layers(lines, layers)
      time = 0
      depth = 0
      do i = 1, size(layers)
         select case (trim(layers(i)%rock))
         case ('clay', 'sand')
            layers(i)%speed = layers(i)%speed * (1 + 0.1d0 * x(i))
         case default
            layers(i)%thickness = layers(i)%thickness + x(i)
         end select
         time = time + 2 * sqrt(layers(i)%thickness**2 + x(4)**2) / layers(i)%speed
         depth = depth + layers(i)%thickness
      end do
      write (message, '(a, f8.3, a, i0)') 'two-way time ', time, ' layers ', size(layers)
      e = time + 0.01d0 * depth * len_trim(message)
   end subroutine
end module
program main
   use ltoad
   use model
   implicit none
   integer, parameter :: n = 4
   integer, parameter :: at(4) = [-2, -1, 1, 2]
   real(8), parameter :: gap = 1d-4
   real(8) :: x(n), d(n), y(n), f(4), e, de, slope, tangent
   logical :: good
   integer :: i, k
   x = [0.5d0, -0.3d0, 2.0d0, 1.5d0]
   d = 0; de = 1; good = .true.
   call enzyme_autodiff(objective, enzyme_dup, x, d, enzyme_dup, e, de)
   do i = 1, n
      do k = 1, 4
         y = x
         y(i) = y(i) + gap * at(k)
         call objective(y, f(k))
      end do
      slope = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * gap)
      y = 0
      y(i) = 1
      call enzyme_fwddiff(objective, enzyme_dup, x, y, enzyme_dup, e, tangent)
      if (.not. (abs(d(i) - slope) <= 1d-6 * (1 + abs(slope)) .and. abs(tangent - slope) <= 1d-6 * (1 + abs(slope)))) then
         print *, i, slope, d(i), tangent
         good = .false.
      end if
   end do
   if (all(d == 0) .or. .not. good) stop 1
   print *, 'OK'
end program
