! Likelihood of a tree of species (Felsenstein's pruning) under the F81 + gamma model.  The tree is read
! from a string in Newick format by a recursive descent parser; sequences are character data.
module phylogeny
   implicit none
   private
   integer, parameter, public :: rk = kind(1d0)
   integer, parameter :: nsites = 12, nstates = 4
   public :: log_likelihood, count_branches
   character(*), parameter :: newick = '((human:0.1,(chimp:0.12,bonobo:0.05):0.02):0.2,(mouse:0.4,rat:0.3):0.15,dog:0.5);'
   character(len=8), parameter :: taxa(6) = [character(len=8) :: 'human', 'chimp', 'bonobo', 'mouse', 'rat', 'dog']
   character(len=nsites), parameter :: sequences(6) = ['ACGTACGTACGA', 'ACGTACGAACGA', 'ACGTACGTACGC', &
                                                       'ACCTATGTTCGA', 'ACCTATGTACGG', 'GCGTAC-TTCTA']
   type :: node
      real(rk) :: length = 0
      integer :: taxon = 0, number = 0
      type(node), pointer :: first => null(), next => null()
   end type
   type :: parser
      integer :: at = 1, branches = 0
   end type
contains
   recursive function parse(p) result(n)
      type(parser), intent(inout) :: p
      type(node), pointer :: n
      type(node), pointer :: child, last
      integer :: stop_at, i
      allocate (n)
      nullify (last)
      if (newick(p%at:p%at) == '(') then
         do
            p%at = p%at + 1
            child => parse(p)
            if (associated(last)) then
               last%next => child
            else
               n%first => child
            end if
            last => child
            if (newick(p%at:p%at) /= ',') exit
         end do
         p%at = p%at + 1
      else
         stop_at = p%at + scan(newick(p%at:), ':,);') - 2
         do i = 1, size(taxa)
            if (taxa(i) == newick(p%at:stop_at)) n%taxon = i
         end do
         p%at = stop_at + 1
      end if
      if (newick(p%at:p%at) == ':') then
         stop_at = p%at + verify(newick(p%at + 1:), '0123456789.') - 1
         read (newick(p%at + 1:stop_at), *) n%length
         p%branches = p%branches + 1
         n%number = p%branches
         p%at = stop_at + 1
      end if
   end function

   integer function count_branches()
      type(parser) :: p
      type(node), pointer :: root
      root => parse(p)
      count_branches = p%branches
      call destroy(root)
   end function

   recursive subroutine destroy(n)
      type(node), pointer :: n
      if (associated(n%first)) call destroy(n%first)
      if (associated(n%next)) call destroy(n%next)
      deallocate (n)
   end subroutine

   recursive subroutine partials(n, scale, frequencies, rate, l)
      type(node), intent(in) :: n
      real(rk), intent(in) :: scale(:), frequencies(nstates), rate
      real(rk), intent(out) :: l(nstates, nsites)
      real(rk) :: lc(nstates, nsites), t, beta
      type(node), pointer :: c
      integer :: s, k
      if (n%taxon > 0) then
         do s = 1, nsites
            k = index('ACGT', sequences(n%taxon) (s:s))
            if (k == 0) then
               l(:, s) = 1
            else
               l(:, s) = 0
               l(k, s) = 1
            end if
         end do
         return
      end if
      l = 1
      beta = 1/(1 - sum(frequencies**2))
      c => n%first
      do while (associated(c))
         call partials(c, scale, frequencies, rate, lc)
         t = exp(-beta*rate*c%length*exp(scale(c%number)))
         forall (s=1:nsites) lc(:, s) = t*lc(:, s) + (1 - t)*dot_product(frequencies, lc(:, s))
         l = l*lc
         c => c%next
      end do
   end subroutine

   function log_likelihood(x) result(ll)
      real(rk), intent(in) :: x(:)
      real(rk) :: ll
      type(parser) :: p
      type(node), pointer :: root
      real(rk) :: f(nstates), site(nsites), l(nstates, nsites), rates(3)
      integer :: n, k
      n = size(x)
      root => parse(p)
      f = exp([x(n - 3:n - 1), 0d0])
      f = f/sum(f)
      rates = [exp(-x(n)), 1d0, exp(x(n))]
      rates = rates*3/sum(rates)
      site = 0
      do k = 1, 3
         call partials(root, x(:n - 4), f, rates(k), l)
         site = site + matmul(f, l)/3
      end do
      ll = sum(log(site))
      call destroy(root)
   end function
end module

program gene_phylogeny
   use phylogeny
   use ltoad
   implicit none
   real(rk), allocatable :: x(:), g(:), d(:), e(:)
   integer :: n, i
   n = count_branches() + 4
   allocate (x(n), g(n), d(n))
   x = [(0.1d0*sin(2d0*i), i=1, n)]
   x(n) = 0.7d0
   call ltoad_gradient(log_likelihood, x, g)
   do i = 1, n
      e = x
      e(i) = x(i) + 1d-5
      d(i) = log_likelihood(e)
      e(i) = x(i) - 1d-5
      d(i) = (d(i) - log_likelihood(e))/2d-5
   end do
   print '(a, i0, a)', 'tree with ', n - 4, ' branches'
   print '(2f14.8)', (g(i), d(i), i=1, n)
   if (maxval(abs(g - d)) < 1d-7 .and. count(abs(g) > 1d-6) == n) then
      print *, 'PASS'
   else
      print *, 'FAIL', maxval(abs(g - d))
      stop 1
   end if
end program
