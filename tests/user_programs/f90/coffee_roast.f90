! Heat and moisture in a roasting coffee bean: concentric shells, explicit time steps between two
! time levels that are held by pointers of the module and swapped after each step.
module roast_state
   implicit none
   private
   integer, parameter, public :: dp = kind(1.0d0)
   real(dp), pointer, public :: told(:) => null(), tnew(:) => null()
   real(dp), pointer, public :: wold(:) => null(), wnew(:) => null()
   real(dp), allocatable, public :: volume(:), face(:)
   integer, public :: shells = 0
   public :: open_bean, close_bean, swap_levels
contains
   subroutine open_bean(n, radius)
      integer, intent(in) :: n
      real(dp), intent(in) :: radius
      integer :: i
      real(dp) :: r0, r1
      real(dp), parameter :: pi = acos(-1.0_dp)
      shells = n
      allocate (told(n), tnew(n), wold(n), wnew(n))
      allocate (volume(n), face(0:n))
      face(0) = 0
      do i = 1, n
         r0 = radius*(i - 1)/n
         r1 = radius*i/n
         volume(i) = 4*pi/3*(r1**3 - r0**3)
         face(i) = 4*pi*r1**2
      end do
   end subroutine open_bean

   subroutine close_bean
      deallocate (told, tnew, wold, wnew)
      deallocate (volume, face)
   end subroutine close_bean

   subroutine swap_levels
      real(dp), pointer :: tmp(:)
      tmp => told
      told => tnew
      tnew => tmp
      tmp => wold
      wold => wnew
      wnew => tmp
   end subroutine swap_levels
end module roast_state

module roast_model
   use roast_state
   implicit none
   real(dp), parameter :: radius = 1.0_dp
   integer, parameter :: nshell = 9, nsteps = 160
contains
   pure elemental real(dp) function conductivity(w, k0, k1) result(k)
      real(dp), intent(in) :: w, k0, k1
      k = k0*(1.0_dp + k1*w)
   end function conductivity

   pure real(dp) function drum(t, p) result(air)
      real(dp), intent(in) :: t, p(:)
      air = p(1) + p(2)*t + p(3)*exp(-t/p(4))
   end function drum

   subroutine advance(t, dt, p)
      real(dp), intent(in) :: t, dt, p(:)
      real(dp) :: flux(0:nshell), wet(0:nshell), k(nshell), rate
      integer :: i
      k = conductivity(wold, p(5), p(6))
      flux(0) = 0
      wet(0) = 0
      do i = 1, shells - 1
         flux(i) = face(i)*0.5_dp*(k(i) + k(i + 1))*(told(i + 1) - told(i))*shells/radius
         wet(i) = face(i)*p(7)*(wold(i + 1) - wold(i))*shells/radius
      end do
      flux(shells) = face(shells)*p(8)*(drum(t, p) - told(shells))
      wet(shells) = -face(shells)*0.02_dp*wold(shells)
      do i = 1, shells
         rate = 0.01_dp*wold(i)*exp(-1.5_dp/max(told(i), 0.1_dp))
         tnew(i) = told(i) + dt*((flux(i) - flux(i - 1))/volume(i) - 0.7_dp*rate)
         wnew(i) = wold(i) + dt*((wet(i) - wet(i - 1))/volume(i) - rate)
      end do
   end subroutine advance

   subroutine roast(p, cost)
      real(dp), intent(in) :: p(8)
      real(dp), intent(out) :: cost
      integer :: step
      real(dp), parameter :: dt = 0.01_dp
      call open_bean(nshell, radius)
      told = 0.2_dp
      wold = 0.12_dp
      cost = 0
      do step = 1, nsteps
         call advance(step*dt, dt, p)
         call swap_levels
         if (mod(step, 20) == 0) cost = cost + (sum(volume*told)/sum(volume) - 0.2_dp - 0.3_dp*step*dt)**2
      end do
      cost = cost + 3*sum(volume*(wold - 0.05_dp)**2) + maxval(told) - minval(told)
      call close_bean
   end subroutine roast
end module roast_model

program coffee_roast
   use roast_model
   implicit none
   external :: enzyme_autodiff, enzyme_dup
   real(dp) :: p(8), dp_(8), q(8), cost, seed, up, down, h, fd
   integer :: i
   p = [0.9_dp, 0.25_dp, 0.4_dp, 0.6_dp, 0.3_dp, 1.1_dp, 0.05_dp, 0.8_dp]
   dp_ = 0
   cost = 0
   seed = 1
   call enzyme_autodiff(roast, enzyme_dup, p, dp_, enzyme_dup, cost, seed)
   do i = 1, 8
      h = 1e-6_dp
      q = p
      q(i) = p(i) + h
      call roast(q, up)
      q(i) = p(i) - h
      call roast(q, down)
      fd = (up - down)/(2*h)
      print '(i3, 2es18.9)', i, dp_(i), fd
      if (.not. abs(fd - dp_(i)) <= 1e-6_dp*max(1.0_dp, abs(fd))) stop 1
   end do
   if (all(abs(dp_) < 1e-9_dp)) stop 2
end program coffee_roast
