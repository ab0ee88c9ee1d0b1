! Electron temperature across a tokamak: the transport model is a procedure pointer of the plasma,
! profiles are objects with pure type-bound procedures, implicit steps by the Thomas algorithm.
module plasma_types
   use, intrinsic :: iso_fortran_env, only: real64
   implicit none
   type :: grid
      real(real64), allocatable :: rho(:), edge(:)
      real(real64) :: h = 0
   contains
      procedure :: ddx => grid_ddx
      generic :: operator(.integral.) => integral
      procedure, private, pass(self) :: integral
   end type grid

   type :: plasma
      type(grid) :: mesh
      real(real64), allocatable :: te(:), ne(:), power(:)
      real(real64) :: critical = 0, stiffness = 0, floor = 0
      procedure(diffusion_law), pointer :: chi => null()
      procedure(heating_law), pointer, nopass :: heat => null()
   end type plasma

   abstract interface
      pure function diffusion_law(self, gradient, t) result(chi)
         import :: plasma, real64
         class(plasma), intent(in) :: self
         real(real64), intent(in) :: gradient(:), t(:)
         real(real64) :: chi(size(t))
      end function diffusion_law
      pure real(real64) function heating_law(rho, amount, centre, width)
         import :: real64
         real(real64), intent(in) :: rho, amount, centre, width
      end function heating_law
   end interface
contains
   pure function grid_ddx(self, f) result(d)
      class(grid), intent(in) :: self
      real(real64), intent(in) :: f(:)
      real(real64) :: d(size(f) - 1)
      d = (f(2:) - f(:size(f) - 1))/self%h
   end function grid_ddx

   pure real(real64) function integral(f, self)
      real(real64), intent(in) :: f(:)
      class(grid), intent(in) :: self
      integral = sum(f*self%rho)*self%h
   end function integral

   pure function critical_gradient(self, gradient, t) result(chi)
      class(plasma), intent(in) :: self
      real(real64), intent(in) :: gradient(:), t(:)
      real(real64) :: chi(size(t))
      chi = self%floor + self%stiffness*sqrt(t)*max(0d0, -gradient/t - self%critical)
   end function critical_gradient

   pure function gyro_bohm(self, gradient, t) result(chi)
      class(plasma), intent(in) :: self
      real(real64), intent(in) :: gradient(:), t(:)
      real(real64) :: chi(size(t))
      chi = self%floor + self%stiffness*t**1.5d0
   end function gyro_bohm

   pure real(real64) function gaussian(rho, amount, centre, width)
      real(real64), intent(in) :: rho, amount, centre, width
      gaussian = amount*exp(-((rho - centre)/width)**2)
   end function gaussian

   pure real(real64) function parabolic(rho, amount, centre, width)
      real(real64), intent(in) :: rho, amount, centre, width
      parabolic = merge(amount*(1 - ((rho - centre)/width)**2), 0d0, abs(rho - centre) < width)
   end function parabolic
end module plasma_types

module transport
   use plasma_types
   implicit none
   integer, parameter :: n = 14
contains
   subroutine build(core, p, model)
      type(plasma), intent(out) :: core
      real(real64), intent(in) :: p(:)
      character(*), intent(in) :: model
      integer :: i
      core%mesh%h = 1d0/n
      core%mesh%rho = [((i - 0.5d0)/n, i=1, n)]
      core%mesh%edge = [(1d0*i/n, i=1, n - 1)]
      allocate (core%te, mold=core%mesh%rho)
      core%te = 1.5d0 - core%mesh%rho
      core%ne = 1 + 0.3d0*(1 - core%mesh%rho**2)
      core%floor = p(1)
      core%stiffness = p(2)
      core%critical = p(3)
      select case (trim(model))
      case ('critical')
         core%chi => critical_gradient
         core%heat => gaussian
      case default
         core%chi => gyro_bohm
         core%heat => parabolic
      end select
      core%power = [(core%heat(core%mesh%rho(i), p(4), p(5), p(6)), i=1, n)]
   end subroutine build

   subroutine implicit_step(core, dt)
      type(plasma), intent(inout) :: core
      real(real64), intent(in) :: dt
      real(real64), dimension(n) :: a, b, c, d
      real(real64), dimension(n - 1) :: chi, mid
      integer :: i
      mid = 0.5d0*(core%te(2:) + core%te(:n - 1))
      chi = core%chi(core%mesh%ddx(core%te), mid)*core%mesh%edge/core%mesh%h**2
      a = 0; c = 0
      a(2:) = -dt*chi/core%mesh%rho(2:)
      c(:n - 1) = -dt*chi/core%mesh%rho(:n - 1)
      b = 1 - a - c
      d = core%te + dt*(core%power - 0.2d0*core%ne*sqrt(core%te))/core%ne
      b(n) = b(n) + dt*4
      d(n) = d(n) + dt*4*0.3d0
      do i = 2, n
         b(i) = b(i) - a(i)/b(i - 1)*c(i - 1)
         d(i) = d(i) - a(i)/b(i - 1)*d(i - 1)
      end do
      core%te(n) = d(n)/b(n)
      do i = n - 1, 1, -1
         core%te(i) = (d(i) - c(i)*core%te(i + 1))/b(i)
      end do
   end subroutine implicit_step

   real(real64) function misfit(p, model)
      real(real64), intent(in) :: p(:)
      character(*), intent(in) :: model
      type(plasma) :: core
      integer :: step
      call build(core, p, model)
      do step = 1, 25
         call implicit_step(core, 0.02d0)
      end do
      misfit = ((core%te - 1.2d0*(1 - core%mesh%rho**2))**2) .integral. core%mesh
      misfit = misfit + 0.1d0*log(core%te(1))
   end function misfit

   real(real64) function misfit_critical(p)
      real(real64), intent(in) :: p(:)
      misfit_critical = misfit(p, 'critical')
   end function misfit_critical

   real(real64) function misfit_bohm(p)
      real(real64), intent(in) :: p(:)
      misfit_bohm = misfit(p, 'gyro-bohm')
   end function misfit_bohm
end module transport

program tokamak_profile
   use ltoad
   use transport
   implicit none
   real(real64) :: p(6), slope(6), q(6), v(6), value, along, fd
   integer :: i
   p = [0.4d0, 0.3d0, 0.9d0, 6d0, 0.2d0, 0.45d0]
   call ltoad_gradient(misfit_critical, p, slope, value)
   call compare(.true.)
   call ltoad_gradient(misfit_bohm, p, slope, value)
   call compare(.false.)
   v = [1d0, -1d0, 0.5d0, 2d0, 0.1d0, 0.3d0]
   call ltoad_jvp(misfit_bohm, p, v, along)
   if (abs(along - dot_product(v, slope)) > 1d-9) stop 2
contains
   subroutine compare(critical)
      logical, intent(in) :: critical
      do i = 1, 6
         q = p
         q(i) = p(i) + 1d-6
         fd = run(q, critical)
         q(i) = p(i) - 1d-6
         fd = (fd - run(q, critical))/2d-6
         print '(i3, 2es18.9)', i, slope(i), fd
         if (.not. abs(fd - slope(i)) <= 1d-6*max(1d-1, abs(fd))) stop 1
      end do
   end subroutine compare
   real(real64) function run(q, critical)
      real(real64), intent(in) :: q(:)
      logical, intent(in) :: critical
      if (critical) then
         run = misfit_critical(q)
      else
         run = misfit_bohm(q)
      end if
   end function run
end program tokamak_profile
