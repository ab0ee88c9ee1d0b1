! Chemistry read from text by internal files; associate, block, select case, allocatable of derived types
module kinetics
   implicit none
   type :: reaction
      integer :: from, to
      real(8) :: a, ea
      character(8) :: kind
   end type
   type :: mechanism
      type(reaction), allocatable :: r(:)
      integer :: species
   end type
contains
   function read_mechanism() result(m)
      type(mechanism) :: m
      character(40), parameter :: text(4) = [character(40) :: '1 2 1.5 0.3 simple', '2 3 0.7 0.1 simple', '3 1 2.0 0.9 falloff', '1 3 0.2 0.0 simple']
      integer :: i
      m%species = 3
      allocate(m%r(size(text)))
      do i = 1, size(text)
         read(text(i), *) m%r(i)%from, m%r(i)%to, m%r(i)%a, m%r(i)%ea, m%r(i)%kind
      end do
   end function
   subroutine integrate(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(mechanism) :: m
      real(8) :: c(3), rate(3)
      integer :: step, k
      m = read_mechanism()
      do k = 1, size(m%r)
         m%r(k)%a = m%r(k)%a * x(k)
      end do
      c = [1d0, 0.2d0, 0d0]
      do step = 1, 30
         rate = 0
         do k = 1, size(m%r)
            associate (r => m%r(k), t => x(5))
               block
                  real(8) :: v
                  v = r%a * exp(-r%ea / t) * c(r%from)
                  select case (trim(r%kind))
                  case ('falloff')
                     v = v / (1 + v)
                  case default
                     continue
                  end select
                  rate(r%from) = rate(r%from) - v
                  rate(r%to) = rate(r%to) + v
               end block
            end associate
         end do
         c = c + 0.05d0 * rate
      end do
      y = dot_product(c, [1d0, 2d0, 5d0]) + maxval(c)
   end subroutine
end module
program main
   use kinetics
   call verify(integrate, [1d0, 1.2d0, 0.8d0, 1.5d0, 0.9d0], 'integrate')
contains
   include '../expect.inc'
end program
