! Moisture of soils: pointers into a module's arrays, associate and block, where and forall, real(4) tables, formatted text.
module soil_state
   implicit none
   real(8), save, target :: water(4, 3) = 0
   real(8), pointer, save :: top(:) => null(), deep(:, :) => null()
   real(4), parameter :: porosity(4) = [0.45, 0.4, 0.38, 0.35]
contains
   subroutine look(flip)
      logical, intent(in) :: flip
      top => water(1, :)
      if (flip) top => water(1, 3:1:-1)
      deep => water(2:, :)
   end subroutine
end module
module soil_flow
   use soil_state
   implicit none
   interface conductivity
      procedure :: of_one, of_column
   end interface
contains
   elemental real(8) function of_one(w, p) result(k)
      real(8), intent(in) :: w
      real(4), intent(in) :: p
      k = 0.4d0 * (w / p)**3
   end function
   function of_column(column) result(k)
      real(8), intent(in) :: column(:)
      real(8), allocatable :: k(:)
      k = of_one(column, porosity)
   end function
   subroutine season(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      integer :: day, i, j
      real(8) :: rain, flux(5)
      character(12) :: text
      call look(.false.)
      water = reshape([(0.1d0 + 0.02d0 * mod(i, 5), i=1, 12)], [4, 3])
      top = top + x(:3)
      do day = 1, 6
         rain = merge(x(4), 0d0, mod(day, 2) == 0)
         top = top + 0.1d0 * rain
         do j = 1, 3
            associate (column => water(:, j))
               block
                  real(8) :: k(4)
                  k = conductivity(column)
                  flux(1) = 0
                  flux(2:) = k
                  column = column + 0.3d0 * (flux(:4) - flux(2:))
               end block
            end associate
         end do
         where (deep > 0.3d0)
            deep = deep - x(5) * (deep - 0.3d0)
         elsewhere
            deep = deep * (1 + 0.01d0 * x(5))
         end where
         forall (i=1:3) top(i) = top(i) - 0.02d0 * x(5) * top(i)**2
      end do
      write (text, '(f12.3)') water(1, 1)
      y = sum(water(:, :)**2) + 2 * sum(top) + product(1 + deep(3, :))
      if (text == ' ') y = 0
   end subroutine
end module
program main
   use soil_flow
   implicit none
   call look(.true.)
   call verify_modes(season, [0.12d0, 0.2d0, 0.05d0, 0.9d0, 0.4d0], 'soil')
contains
   include '../expect_modes.inc'
end program
