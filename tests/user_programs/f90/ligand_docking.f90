! A ligand in a pocket: generic interfaces, class(*) values, operators of types, a request with interfaces of derived types.
module vectors
   implicit none
   integer, parameter :: dp = kind(1d0)
   type :: vec
      real(dp) :: x = 0, y = 0, z = 0
   end type
   interface operator(+)
      module procedure add
   end interface
   interface operator(-)
      module procedure subtract, negate
   end interface
   interface operator(*)
      module procedure scale, dot
   end interface
   interface operator(.cross.)
      module procedure cross
   end interface
   interface assignment(=)
      module procedure from_array
   end interface
contains
   elemental type(vec) function add(a, b)
      type(vec), intent(in) :: a, b
      add = vec(a%x + b%x, a%y + b%y, a%z + b%z)
   end function
   elemental type(vec) function subtract(a, b)
      type(vec), intent(in) :: a, b
      subtract = vec(a%x - b%x, a%y - b%y, a%z - b%z)
   end function
   elemental type(vec) function negate(a)
      type(vec), intent(in) :: a
      negate = vec(-a%x, -a%y, -a%z)
   end function
   elemental type(vec) function scale(s, a)
      real(dp), intent(in) :: s
      type(vec), intent(in) :: a
      scale = vec(s * a%x, s * a%y, s * a%z)
   end function
   elemental real(dp) function dot(a, b)
      type(vec), intent(in) :: a, b
      dot = a%x * b%x + a%y * b%y + a%z * b%z
   end function
   elemental type(vec) function cross(a, b)
      type(vec), intent(in) :: a, b
      cross = vec(a%y * b%z - a%z * b%y, a%z * b%x - a%x * b%z, a%x * b%y - a%y * b%x)
   end function
   pure subroutine from_array(a, v)
      type(vec), intent(out) :: a
      real(dp), intent(in) :: v(3)
      a%x = v(1); a%y = v(2); a%z = v(3)
   end subroutine
end module
module docking
   use vectors
   implicit none
   type :: atom
      type(vec) :: at
      real(dp) :: charge
      character(2) :: element
   end type
   type :: molecule
      type(atom), allocatable :: atoms(:)
      type(vec) :: axis
   end type
   type :: setting
      class(*), allocatable :: value
   end type
contains
   function rotated(m, angle, shift) result(r)
      type(molecule), intent(in) :: m
      real(dp), intent(in) :: angle
      type(vec), intent(in) :: shift
      type(molecule) :: r
      type(vec) :: u
      integer :: i
      r = m
      u = (1 / sqrt(m%axis * m%axis)) * m%axis
      do i = 1, size(m%atoms)
         associate (p => m%atoms(i)%at)
            r%atoms(i)%at = cos(angle) * p + sin(angle) * (u .cross. p) + ((1 - cos(angle)) * (u * p)) * u + shift
         end associate
      end do
   end function
   real(dp) function radius(a)
      type(atom), intent(in) :: a
      select case (a%element)
      case ('C ')
         radius = 1.7_dp
      case ('O ')
         radius = 1.5_dp
      case default
         radius = 1.2_dp
      end select
   end function
   subroutine score(ligand, pocket, pose, energy)
      type(molecule), intent(in) :: ligand, pocket
      real(dp), intent(in) :: pose(:)
      real(dp), intent(out) :: energy
      type(molecule) :: moved
      type(vec) :: shift, d
      type(setting) :: settings(3)
      real(dp) :: r2, s, softness
      integer :: i, j, power
      shift = pose(2:4)
      settings(1)%value = 0.4_dp + pose(1)**2
      settings(2)%value = 3
      settings(3)%value = 'soft'
      softness = 0; power = 1
      do i = 1, 3
         select type (v => settings(i)%value)
         type is (real(dp))
            softness = v
         type is (integer)
            power = v
         type is (character(*))
            if (v == 'soft') softness = softness * 2
         end select
      end do
      moved = rotated(ligand, pose(1), shift)
      energy = 0
      do i = 1, size(moved%atoms)
         do j = 1, size(pocket%atoms)
            d = moved%atoms(i)%at - pocket%atoms(j)%at
            r2 = d * d + softness
            s = (radius(moved%atoms(i)) * radius(pocket%atoms(j)) / r2)**power
            energy = energy + s * s - 2 * s + moved%atoms(i)%charge * pocket%atoms(j)%charge / sqrt(r2)
         end do
      end do
   end subroutine
end module
program main
   use ltoad
   use docking
   implicit none
   interface
      subroutine enzyme_autodiff_score(f, a, ligand, dligand, b, pocket, c, pose, dpose, d, energy, denergy)
         import :: molecule, dp
         external :: f
         integer :: a, b, c, d
         type(molecule) :: ligand, dligand, pocket
         real(dp) :: pose(:), dpose(:), energy, denergy
      end subroutine
   end interface
   type(molecule) :: ligand, dligand, pocket
   real(dp) :: pose(4), dpose(4), e, de, want, got
   integer :: i
   allocate (ligand%atoms(3), pocket%atoms(4))
   ligand%axis = vec(0.2_dp, 1.0_dp, 0.3_dp)
   do i = 1, 3
      ligand%atoms(i) = atom(vec(0.9_dp * i, 0.2_dp * i**2, -0.3_dp * i), 0.3_dp - 0.2_dp * i, merge('C ', 'O ', i == 2))
   end do
   do i = 1, 4
      pocket%atoms(i) = atom(vec(3 + 0.4_dp * i, 1.0_dp - i, 0.5_dp * (-1)**i), 0.1_dp * i, 'H ')
   end do
   pose = [0.4_dp, 0.1_dp, -0.2_dp, 0.3_dp]
   dligand = ligand
   dligand%axis = vec()
   do i = 1, 3
      dligand%atoms(i)%at = vec(); dligand%atoms(i)%charge = 0
   end do
   dpose = 0; de = 1
   call enzyme_autodiff_score(score, enzyme_dup, ligand, dligand, enzyme_const, pocket, enzyme_dup, pose, dpose, enzyme_dup, e, de)
   do i = 1, 4
      want = slope(pose, ligand, i)
      call compare('pose', i, dpose(i), want)
   end do
   do i = 1, 3
      call compare('axis', i, component(dligand%axis, i), slope(pose, ligand, 4 + i))
      call compare('charge', i, dligand%atoms(i)%charge, slope(pose, ligand, 7 + i))
      call compare('z', i, dligand%atoms(i)%at%z, slope(pose, ligand, 10 + i))
   end do
   print *, 'OK'
contains
   real(dp) function component(v, i)
      type(vec), intent(in) :: v
      integer, intent(in) :: i
      real(dp) :: all(3)
      all = [v%x, v%y, v%z]
      component = all(i)
   end function
   real(dp) function moved(k, h)
      integer, intent(in) :: k
      real(dp), intent(in) :: h
      type(molecule) :: l
      real(dp) :: p(4)
      l = ligand; p = pose
      select case (k)
      case (1:4)
         p(k) = p(k) + h
      case (5)
         l%axis%x = l%axis%x + h
      case (6)
         l%axis%y = l%axis%y + h
      case (7)
         l%axis%z = l%axis%z + h
      case (8:10)
         l%atoms(k - 7)%charge = l%atoms(k - 7)%charge + h
      case default
         l%atoms(k - 10)%at%z = l%atoms(k - 10)%at%z + h
      end select
      call score(l, pocket, p, moved)
   end function
   real(dp) function slope(p, l, k)
      real(dp), intent(in) :: p(:)
      type(molecule), intent(in) :: l
      integer, intent(in) :: k
      slope = (8 * (moved(k, 1e-4_dp) - moved(k, -1e-4_dp)) - (moved(k, 2e-4_dp) - moved(k, -2e-4_dp))) / 12e-4_dp
   end function
   subroutine compare(what, i, got, want)
      character(*), intent(in) :: what
      integer, intent(in) :: i
      real(dp), intent(in) :: got, want
      if (.not. abs(got - want) <= 1e-6_dp * (1 + abs(want)) .or. got == 0) then
         print *, 'WRONG ', what, i, got, want
         stop 1
      end if
   end subroutine
end program
