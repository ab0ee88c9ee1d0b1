! Rate laws as formulas in text: a recursive-descent parser builds trees of polymorphic nodes, which are evaluated.
module formulas
   implicit none
   type, abstract :: node
   contains
      procedure(evaluation), deferred :: value
   end type
   abstract interface
      recursive function evaluation(self, v) result(r)
         import :: node
         class(node), intent(in) :: self
         real(8), intent(in) :: v(:)
         real(8) :: r
      end function
   end interface
   type, extends(node) :: constant
      real(8) :: c = 0
   contains
      procedure :: value => constant_value
   end type
   type, extends(node) :: variable
      integer :: at = 0
   contains
      procedure :: value => variable_value
   end type
   type, extends(node) :: binary
      character :: symbol = '+'
      class(node), allocatable :: left, right
   contains
      procedure :: value => binary_value
   end type
   type, extends(node) :: unary
      character(len=4) :: name = ''
      class(node), allocatable :: of
   contains
      procedure :: value => unary_value
   end type
   type :: scanner
      character(len=:), allocatable :: text
      integer :: at = 1
   contains
      procedure :: peek
   end type
contains
   recursive function constant_value(self, v) result(r)
      class(constant), intent(in) :: self
      real(8), intent(in) :: v(:)
      real(8) :: r
      r = self%c
   end function
   recursive function variable_value(self, v) result(r)
      class(variable), intent(in) :: self
      real(8), intent(in) :: v(:)
      real(8) :: r
      r = v(self%at)
   end function
   recursive function binary_value(self, v) result(r)
      class(binary), intent(in) :: self
      real(8), intent(in) :: v(:)
      real(8) :: r, a, b
      a = self%left%value(v)
      b = self%right%value(v)
      select case (self%symbol)
      case ('+'); r = a + b
      case ('-'); r = a - b
      case ('*'); r = a * b
      case ('/'); r = a / b
      case ('^'); r = a**b
      case default; error stop 'operator'
      end select
   end function
   recursive function unary_value(self, v) result(r)
      class(unary), intent(in) :: self
      real(8), intent(in) :: v(:)
      real(8) :: r
      r = self%of%value(v)
      if (self%name == 'exp') r = exp(r)
      if (self%name == 'sin') r = sin(r)
      if (self%name == 'sqrt') r = sqrt(r)
   end function
   character function peek(self)
      class(scanner), intent(inout) :: self
      peek = ' '
      do while (self%at <= len(self%text))
         peek = self%text(self%at:self%at)
         if (peek /= ' ') return
         self%at = self%at + 1
      end do
   end function
   recursive subroutine parse_sum(s, tree)
      type(scanner), intent(inout) :: s
      class(node), allocatable, intent(out) :: tree
      class(node), allocatable :: left, right
      character :: symbol
      call parse_product(s, left)
      do while (index('+-', s%peek()) > 0 .and. s%at <= len(s%text))
         symbol = s%peek()
         s%at = s%at + 1
         call parse_product(s, right)
         call combine(symbol, left, right)
      end do
      call move_alloc(left, tree)
   end subroutine
   recursive subroutine parse_product(s, tree)
      type(scanner), intent(inout) :: s
      class(node), allocatable, intent(out) :: tree
      class(node), allocatable :: left, right
      character :: symbol
      call parse_factor(s, left)
      do while (index('*/^', s%peek()) > 0 .and. s%at <= len(s%text))
         symbol = s%peek()
         s%at = s%at + 1
         call parse_factor(s, right)
         call combine(symbol, left, right)
      end do
      call move_alloc(left, tree)
   end subroutine
   subroutine combine(symbol, left, right)
      character, intent(in) :: symbol
      class(node), allocatable, intent(inout) :: left, right
      type(binary), allocatable :: joined
      allocate (joined)
      joined%symbol = symbol
      call move_alloc(left, joined%left)
      call move_alloc(right, joined%right)
      call move_alloc(joined, left)
   end subroutine
   recursive subroutine parse_factor(s, tree)
      type(scanner), intent(inout) :: s
      class(node), allocatable, intent(out) :: tree
      type(unary), allocatable :: call_of
      integer :: from
      real(8) :: number
      select case (s%peek())
      case ('(')
         s%at = s%at + 1
         call parse_sum(s, tree)
         if (s%peek() /= ')') error stop 'parenthesis'
         s%at = s%at + 1
      case ('0':'9', '.')
         from = s%at
         do while (s%at <= len(s%text))
            if (verify(s%text(s%at:s%at), '0123456789.') /= 0) exit
            s%at = s%at + 1
         end do
         read (s%text(from:s%at - 1), *) number
         tree = constant(number)
      case ('x')
         read (s%text(s%at + 1:s%at + 1), '(i1)') from
         s%at = s%at + 2
         tree = variable(from)
      case default
         from = s%at
         s%at = from + index(s%text(from:), '(')
         allocate (call_of)
         call_of%name = s%text(from:s%at - 2)
         call parse_sum(s, call_of%of)
         s%at = s%at + 1
         call move_alloc(call_of, tree)
      end select
   end subroutine
end module
subroutine reaction_rate(x, n, y)
   use formulas
   implicit none
   integer, intent(in) :: n
   real(8), intent(in) :: x(n)
   real(8), intent(out) :: y
   class(node), allocatable :: tree
   type(scanner) :: source
   character(len=40), parameter :: laws(3) = [character(len=40) :: 'x1 * exp(0 - x2/x3) + 2.5*x1*x1', &
      'sqrt(x1 + (x2 - 0.5) * x3^2) / (1 + x2)', 'sin(x1*x2) - (x3 - x4) * 0.125 / x4']
   real(8) :: v(4)
   integer :: i
   v = x(1:4)
   y = 0
   do i = 1, 3
      source = scanner(trim(laws(i)), 1)
      call parse_sum(source, tree)
      v(1) = v(1) + 0.1d0 * tree%value(v)
      y = y + tree%value(v) * i
   end do
end subroutine
program main
   interface
      subroutine reaction_rate(x, n, y)
         integer, intent(in) :: n
         real(8), intent(in) :: x(n)
         real(8), intent(out) :: y
      end subroutine
   end interface
   call verify_modes(reaction_rate, [0.7d0, 0.9d0, 1.4d0, 0.6d0], 'formulas')
contains
   include '../expect_modes.inc'
end program
