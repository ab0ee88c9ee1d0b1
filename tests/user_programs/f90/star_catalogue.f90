! Matching two star images: pointers with remapped bounds, cshift and eoshift, user's reduce, assumed rank, finalised tables.
module images
   implicit none
   integer, parameter :: dp = kind(1d0), sp = kind(1.0)
   type :: image
      real(dp), pointer :: flat(:) => null()
      real(dp), pointer :: pixels(:, :) => null()
      integer :: shape(2) = 0
      logical :: owner = .false.
   contains
      procedure :: create
      procedure :: row
      final :: destroy
   end type
   interface moment
      module procedure moment_rank1, moment_rank2
   end interface
contains
   subroutine create(self, nx, ny)
      class(image), intent(inout), target :: self
      integer, intent(in) :: nx, ny
      allocate (self%flat(nx * ny))
      self%pixels(0:nx - 1, 0:ny - 1) => self%flat
      self%shape = [nx, ny]
      self%owner = .true.
   end subroutine
   subroutine destroy(self)
      type(image), intent(inout) :: self
      if (self%owner) deallocate (self%flat)
      nullify (self%pixels)
   end subroutine
   function row(self, j) result(p)
      class(image), intent(in) :: self
      integer, intent(in) :: j
      real(dp), pointer :: p(:)
      p => self%pixels(:, j)
   end function
   pure function larger(a, b) result(c)
      real(dp), intent(in) :: a, b
      real(dp) :: c
      c = merge(a + 0.1_dp * b, b + 0.1_dp * a, a > b)
   end function
   real(dp) function moment_rank1(a)
      real(dp), intent(in) :: a(:)
      moment_rank1 = sum(a * a) / size(a)
   end function
   real(dp) function moment_rank2(a)
      real(dp), intent(in) :: a(:, :)
      integer :: i
      moment_rank2 = sum([(moment(a(:, i)), i=1, size(a, 2))])
   end function
   subroutine paint(img, at, width, bright)
      type(image), intent(inout) :: img
      real(dp), intent(in) :: at(:, :), width(:), bright
      integer :: i, j, k
      img%flat = 0
      do k = 1, size(at, 2)
         do concurrent (i=lbound(img%pixels, 1):ubound(img%pixels, 1), j=0:img%shape(2) - 1)
            img%pixels(i, j) = img%pixels(i, j) + bright * exp(-((i - at(1, k))**2 + (j - at(2, k))**2) / width(k)**2)
         end do
      end do
   end subroutine
   subroutine mismatch(x, n, y)
      integer, intent(in) :: n
      real(dp), intent(in) :: x(n)
      real(dp), intent(out) :: y
      type(image) :: seen, model
      real(dp), allocatable :: blur(:, :), column(:)
      real(sp) :: rough
      integer :: i
      integer :: where_max(2)
      call seen%create(6, 5)
      call model%create(6, 5)
      call paint(seen, reshape([1.2_dp, 1.1_dp, 3.7_dp, 2.2_dp], [2, 2]), [1.1_dp, 0.9_dp], 1.0_dp)
      call paint(model, reshape(x(1:4), [2, 2]), x(5:6), x(7))
      blur = 0.5_dp * model%pixels + 0.25_dp * cshift(model%pixels, 1, dim=1) + 0.25_dp * eoshift(model%pixels, -1, boundary=x(7), dim=2)
      where_max = maxloc(blur)
      y = moment(blur - seen%pixels) + moment(model%row(2)) + blur(where_max(1), where_max(2))
      column = reduce_rows(blur)
      do i = 1, size(column)
         y = y + 0.05_dp * column(i) / i
      end do
      y = y + 0.1_dp * reduce(model%flat, larger)
      rough = real(model%pixels(1, 1), sp)
      if (rough > 1e3_sp) y = 0
      y = y + sum(model%pixels(::2, 4:0:-2) * seen%pixels(::2, 0:4:2)) + dot_product(model%flat([3, 9, 27]), [1, 2, 3])
   end subroutine
   function reduce_rows(a) result(r)
      real(dp), intent(in), contiguous :: a(:, :)
      real(dp) :: r(ubound(a, 1))
      r = maxval(a, dim=2, mask=a < 0.8_dp) + minval(a, 2) - product(1 - 0.2_dp * a, 2)
   end function
end module
program main
   use images
   implicit none
   call verify_modes(mismatch, [1.25_dp, 1.05_dp, 3.55_dp, 2.1_dp, 1.0_dp, 0.95_dp, 1.1_dp], 'stars')
contains
   include '../expect_modes.inc'
end program
