! Growth in a chemostat: RK4 with procedure arguments, host-associated parameters, assumed-size work arrays, recursion
module growth
   implicit none
   integer, parameter :: dp = kind(1d0)
   type :: strain
      character(len=12) :: name
      real(dp) :: mu, half, yield
      logical :: inhibited
   end type
contains
   subroutine rk4(f, y, n, t, h, work)
      interface
         subroutine f(t, y, dy)
            import dp
            real(dp), intent(in) :: t, y(:)
            real(dp), intent(out) :: dy(:)
         end subroutine
      end interface
      integer, intent(in) :: n
      real(dp), intent(inout) :: y(n), t
      real(dp), intent(in) :: h
      real(dp), intent(inout) :: work(n, *)
      call f(t, y, work(:, 1))
      call f(t + h/2, y + h/2*work(:, 1), work(:, 2))
      call f(t + h/2, y + h/2*work(:, 2), work(:, 3))
      call f(t + h, y + h*work(:, 3), work(:, 4))
      y = y + h/6*(work(:, 1) + 2*work(:, 2) + 2*work(:, 3) + work(:, 4))
      t = t + h
   end subroutine
   subroutine biomass(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      type(strain) :: strains(2)
      real(dp) :: c(3), t, work(3, 4), dilution
      integer :: i
      strains(1) = strain('coli', x(1), x(2), 0.5_dp, .false.)
      strains(2) = strain(name='yeast', mu=x(3), half=x(4), yield=0.4_dp, inhibited=.true.)
      dilution = x(5)
      c = [0.1_dp, 0.2_dp, 5.0_dp]; t = 0
      do i = 1, 40
         call rk4(rates, c, 3, t, 0.05_dp, work)
      end do
      y = c(1) + 2*c(2)**2 + log(c(3)) + halving(c(3), 3)
   contains
      subroutine rates(t, y, dy)
         real(dp), intent(in) :: t, y(:)
         real(dp), intent(out) :: dy(:)
         integer :: k
         real(dp) :: growth_rate
         dy(3) = dilution*(10*(1 + 0.1_dp*sin(t)) - y(3))
         do k = 1, 2
            select case (trim(strains(k)%name))
            case ('coli')
               growth_rate = strains(k)%mu*y(3)/(strains(k)%half + y(3))
            case ('yeast')
               growth_rate = strains(k)%mu*y(3)/(strains(k)%half + y(3) + y(3)**2/20)
            case default
               growth_rate = 0
            end select
            if (strains(k)%inhibited) growth_rate = growth_rate/(1 + 0.3_dp*y(1))
            dy(k) = (growth_rate - dilution)*y(k)
            dy(3) = dy(3) - growth_rate*y(k)/strains(k)%yield
         end do
      end subroutine
   end subroutine
   recursive real(dp) function halving(v, depth) result(r)
      real(dp), intent(in) :: v
      integer, intent(in) :: depth
      r = v*v
      if (depth > 0) r = r + 0.5_dp*halving(v/2, depth - 1)*v
   end function
end module
program main
   use growth
   implicit none
   call verify(biomass, [0.9_dp, 0.6_dp, 1.1_dp, 0.9_dp, 0.3_dp], 'chemostat')
contains
   include '../expect.inc'
end program
