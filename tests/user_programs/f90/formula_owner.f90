! Formulas that own their parts: a tree of allocatable components of its own type, parsed from text, simplified, and evaluated.
module formulas
   implicit none
   type :: term
      character :: op = 'n'
      real(8) :: value = 0
      integer :: variable = 0
      type(term), allocatable :: left, right
   end type
   interface operator(+)
      module procedure added
   end interface
   interface operator(*)
      module procedure times, times_number
   end interface
contains
   recursive function added(a, b) result(c)
      type(term), intent(in) :: a, b
      type(term) :: c
      c%op = '+'
      allocate (c%left, source=a)
      allocate (c%right, source=b)
   end function
   function times(a, b) result(c)
      type(term), intent(in) :: a, b
      type(term) :: c
      c = term('*', left=a, right=b)
   end function
   function times_number(a, b) result(c)
      real(8), intent(in) :: a
      type(term), intent(in) :: b
      type(term) :: c
      c = term('n', a) * b
   end function
   recursive subroutine parse(text, at, t)
      character(*), intent(in) :: text
      integer, intent(inout) :: at
      type(term), intent(out) :: t
      character :: c
      c = text(at:at)
      at = at + 1
      t%op = c
      select case (c)
      case ('+', '*', '-')
         allocate (t%left, t%right)
         call parse(text, at, t%left)
         call parse(text, at, t%right)
      case ('s', 'e')
         allocate (t%left)
         call parse(text, at, t%left)
      case ('0':'9')
         t%op = 'n'
         t%value = ichar(c) - ichar('0')
      case ('a':'d')
         t%op = 'v'
         t%variable = ichar(c) - ichar('a') + 1
      end select
   end subroutine
   recursive real(8) function evaluated(t, x) result(v)
      type(term), intent(in) :: t
      real(8), intent(in) :: x(:)
      select case (t%op)
      case ('n')
         v = t%value
      case ('v')
         v = x(t%variable)
      case ('+')
         v = evaluated(t%left, x) + evaluated(t%right, x)
      case ('-')
         v = evaluated(t%left, x) - evaluated(t%right, x)
      case ('*')
         v = evaluated(t%left, x) * evaluated(t%right, x)
      case ('s')
         v = sin(evaluated(t%left, x))
      case ('e')
         v = exp(evaluated(t%left, x))
      end select
   end function
   recursive subroutine bind_numbers(t, x)
      type(term), intent(inout) :: t
      real(8), intent(in) :: x(:)
      type(term), allocatable :: kept
      if (allocated(t%left)) call bind_numbers(t%left, x)
      if (allocated(t%right)) call bind_numbers(t%right, x)
      if (t%op == 'v' .and. t%variable == 3) t = term('n', x(3))
      if (t%op == '*') then
         if (t%left%op == 'n' .and. t%right%op == 'n') then
            t = term('n', t%left%value * t%right%value)
         else if (t%left%op == 'n') then
            call move_alloc(t%left, kept)
            call move_alloc(t%right, t%left)
            call move_alloc(kept, t%right)
         end if
      end if
   end subroutine
   recursive integer function leaves(t) result(k)
      type(term), intent(in) :: t
      k = merge(0, 1, allocated(t%left))
      if (allocated(t%left)) k = k + leaves(t%left)
      if (allocated(t%right)) k = k + leaves(t%right)
   end function
   subroutine value_of(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(term) :: t, u
      integer :: at
      at = 1
      call parse('+*a3*s*cb-e*cda', at, t)
      u = t
      call bind_numbers(u, x)
      u = u + x(2) * (t * u)
      y = evaluated(u, x) / leaves(u)
   end subroutine
end module
program main
   use formulas
   implicit none
   call verify_modes(value_of, [1.3d0, 0.8d0, 0.5d0, 0.9d0], 'formula')
contains
   include '../expect_modes.inc'
end program
