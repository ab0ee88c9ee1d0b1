! Traffic assignment read from text in memory: internal reads and writes, allocatable strings, select case, derived types sorted by pointers, Frank-Wolfe.
module roads
   implicit none
   type :: road
      character(:), allocatable :: name
      real(8) :: free, capacity, flow = 0
   end type
contains
   subroutine parse(text, scale, list)
      character(*), intent(in) :: text(:)
      real(8), intent(in) :: scale(:)
      type(road), allocatable, intent(out) :: list(:)
      character(16) :: name
      real(8) :: a, b
      integer :: i, io
      allocate (list(size(text)))
      do i = 1, size(text)
         read (text(i), *, iostat=io) name, a, b
         if (io /= 0) error stop 'bad road'
         list(i)%name = trim(name)
         select case (name(1:1))
         case ('M')
            list(i)%free = a * scale(1)
         case ('A', 'B')
            list(i)%free = a * scale(2)
         case default
            list(i)%free = a
         end select
         list(i)%capacity = b * scale(3)
      end do
   end subroutine
   elemental real(8) function cost(r)
      type(road), intent(in) :: r
      cost = r%free * (1 + 0.15d0 * (r%flow / r%capacity)**4)
   end function
   subroutine assign(list, demand)
      type(road), intent(inout) :: list(:)
      real(8), intent(in) :: demand
      real(8) :: step, c(size(list)), share(size(list))
      integer :: it
      list%flow = demand / size(list)
      do it = 1, 8
         c = cost(list)
         share = exp(-0.3d0 * c) / sum(exp(-0.3d0 * c))
         step = 2d0 / (it + 2)
         list%flow = (1 - step) * list%flow + step * demand * share
      end do
   end subroutine
   function report(list) result(text)
      type(road), intent(in) :: list(:)
      character(:), allocatable :: text
      character(40) :: row
      integer :: i
      text = ''
      do i = 1, size(list)
         write (row, '(a,1x,f10.3)') list(i)%name, list(i)%flow
         text = text // trim(row) // ';'
      end do
   end function
end module
program traffic
   use roads
   implicit none
   real(8) :: x(4) = [1.1d0, 0.9d0, 1.3d0, 9d0]
   call verify(time_lost, x, 'traffic')
contains
   include '../expect.inc'
   subroutine time_lost(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(road), allocatable :: list(:)
      character(:), allocatable :: text
      character(24) :: rows(4) = ['M1   10.0  4.0          ', 'A40  12.5  2.0          ', 'B22  15.0  1.5          ', &
                                  'lane 11.0  0.7          ']
      call parse(rows, x(1:3), list)
      call assign(list, x(4))
      text = report(list)
      y = sum(cost(list) * list%flow) / 10
      if (len(text) < 10) y = 0
      y = y + 0.01d0 * maxval(list%flow) * minval(cost(list))
   end subroutine
end program
