! Solid state: energy and stress of an ionic crystal under strain; elemental functions, WHERE, FORALL, MERGE.
module crystal
   use, intrinsic :: iso_fortran_env, only: real64, int32
   implicit none
   private
   public :: lattice_energy
   integer(int32), parameter :: CELLS = 1
   real(real64), parameter :: BASIS(3, 4) = reshape([0d0, 0d0, 0d0, 0.5d0, 0d0, 0d0, &
                                                     0d0, 0.5d0, 0d0, 0d0, 0d0, 0.5d0], [3, 4])
   real(real64), parameter :: CHARGE(4) = [1d0, -1d0, 1d0, -1d0]
contains
   elemental real(real64) function screened(r, length)
      real(real64), intent(in) :: r, length
      screened = exp(-r / length) / r
   end function screened

   elemental real(real64) function repulsion(r, stiffness)
      real(real64), intent(in) :: r, stiffness
      repulsion = merge(stiffness * (1.5d0 - r)**2, 0d0, r < 1.5d0)
   end function repulsion

   pure function strained(lattice, strain) result(new)
      real(real64), intent(in) :: lattice(3, 3), strain(6)
      real(real64) :: new(3, 3), deformation(3, 3)
      integer :: i
      deformation = 0
      forall (i=1:3) deformation(i, i) = 1 + strain(i)
      deformation(1, 2) = strain(4) / 2; deformation(2, 1) = strain(4) / 2
      deformation(1, 3) = strain(5) / 2; deformation(3, 1) = strain(5) / 2
      deformation(2, 3) = strain(6) / 2; deformation(3, 2) = strain(6) / 2
      new = matmul(deformation, lattice)
   end function strained

   pure real(real64) function volume(a)
      real(real64), intent(in) :: a(3, 3)
      volume = dot_product(a(:, 1), cross(a(:, 2), a(:, 3)))
   contains
      pure function cross(u, v) result(w)
         real(real64), intent(in) :: u(3), v(3)
         real(real64) :: w(3)
         w = cshift(u, 1) * cshift(v, -1) - cshift(u, -1) * cshift(v, 1)
      end function cross
   end function volume

   subroutine lattice_energy(strain, displacement, screening, energy)
      real(real64), intent(in) :: strain(6), displacement(3, 4), screening
      real(real64), intent(out) :: energy
      real(real64) :: a(3, 3), positions(3, 4), delta(3, 4), distance(4), weights(4), cubic(3, 3)
      integer :: i, j, k, atom
      cubic = 0
      do i = 1, 3
         cubic(i, i) = 2.1d0
      end do
      a = strained(cubic, strain)
      positions = matmul(a, BASIS) + displacement
      energy = 0
      do k = -CELLS, CELLS
         do j = -CELLS, CELLS
            do i = -CELLS, CELLS
               do atom = 1, 4
                  delta = spread(matmul(a, real([i, j, k], real64)) - positions(:, atom), dim=2, ncopies=4) + positions
                  distance = sqrt(sum(delta**2, dim=1))
                  where (distance < 1d-8)
                     weights = 0
                     distance = 1
                  elsewhere (distance > 3.5d0)
                     weights = 0.5d0
                  elsewhere
                     weights = 1
                  end where
                  energy = energy + 0.5d0 * sum(weights * (CHARGE(atom) * CHARGE * screened(distance, screening) &
                                                           + repulsion(distance, 0.7d0)))
               end do
            end do
         end do
      end do
      energy = energy / volume(a) + 0.1d0 * norm2(positions(:, 2)) + count(distance > 2) * 0.01d0 * strain(1)
   end subroutine lattice_energy
end module crystal

program main
   use ltoad
   use crystal
   use, intrinsic :: iso_fortran_env, only: real64
   implicit none
   real(real64) :: strain(6), dstrain(6), shift(3, 4), dshift(3, 4), screening, dscreening, energy, seed, v(6), tangent
   real(real64) :: f(-2:2), h, want, x(6), y(3, 4)
   integer :: i, j, k
   logical :: good
   strain = [0.01d0, -0.02d0, 0.03d0, 0.015d0, 0.005d0, -0.01d0]
   shift = reshape([(0.02d0 * sin(1d0 * k), k=1, 12)], [3, 4])
   screening = 0.9d0
   dstrain = 0; dshift = 0; dscreening = 0; seed = 1; good = .true.; h = 1d-4
   call enzyme_autodiff(lattice_energy, enzyme_dup, strain, dstrain, enzyme_dup, shift, dshift, &
                        enzyme_dup, screening, dscreening, enzyme_dup, energy, seed)
   do i = 1, 6
      do k = -2, 2
         x = strain
         x(i) = x(i) + k * h
         call lattice_energy(x, shift, screening, f(k))
      end do
      call check('strain', dstrain(i))
      v = 0
      v(i) = 1
      tangent = 0
      call enzyme_fwddiff(lattice_energy, enzyme_dup, strain, v, enzyme_const, shift, enzyme_const, screening, &
                          enzyme_dup, energy, tangent)
      call check('tangent', tangent)
   end do
   do j = 1, 4
      do i = 1, 3
         do k = -2, 2
            y = shift
            y(i, j) = y(i, j) + k * h
            call lattice_energy(strain, y, screening, f(k))
         end do
         call check('shift', dshift(i, j))
      end do
   end do
   do k = -2, 2
      call lattice_energy(strain, shift, screening + k * h, f(k))
   end do
   call check('screening', dscreening)
   if (all(dstrain == 0) .or. .not. good) stop 1
   print *, 'OK'
contains
   subroutine check(name, got)
      character(*), intent(in) :: name
      real(real64), intent(in) :: got
      want = (f(-2) - 8 * f(-1) + 8 * f(1) - f(2)) / (12 * h)
      if (abs(got - want) <= 1d-6 * (1 + abs(want))) return
      print *, name, got, want
      good = .false.
   end subroutine check
end program main
