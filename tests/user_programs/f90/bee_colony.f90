! Cohorts of bees in a doubly linked list: born in front, die at the end, merged and removed in between
module cohorts
   implicit none
   type :: cohort
      real(8) :: bees = 0, health = 1
      integer :: age = 0
      type(cohort), pointer :: younger => null(), older => null()
   end type
   type :: hive
      type(cohort), pointer :: first => null(), last => null()
      integer :: length = 0
      real(8) :: honey = 0
   end type
contains
   subroutine hatch(h, bees, health)
      type(hive), intent(inout) :: h
      real(8), intent(in) :: bees, health
      type(cohort), pointer :: new
      allocate (new)
      new%bees = bees
      new%health = health
      new%older => h%first
      if (associated(h%first)) then
         h%first%younger => new
      else
         h%last => new
      end if
      h%first => new
      h%length = h%length + 1
   end subroutine
   subroutine unlink(h, c)
      type(hive), intent(inout) :: h
      type(cohort), pointer, intent(inout) :: c
      type(cohort), pointer :: next
      next => c%older
      if (associated(c%younger)) then
         c%younger%older => c%older
      else
         h%first => c%older
      end if
      if (associated(c%older)) then
         c%older%younger => c%younger
      else
         h%last => c%younger
      end if
      deallocate (c)
      h%length = h%length - 1
      c => next
   end subroutine
   real(8) function foragers(h) result(total)
      type(hive), intent(in) :: h
      type(cohort), pointer :: c
      total = 0
      c => h%last
      do while (associated(c))
         if (c%age < 3) exit
         total = total + c%bees * c%health
         c => c%younger
      end do
   end function
   subroutine a_week(h, mites, food, hardiness)
      type(hive), intent(inout) :: h
      real(8), intent(in) :: mites, food, hardiness
      type(cohort), pointer :: c
      c => h%first
      do
         if (.not. associated(c)) exit
         c%age = c%age + 1
         c%health = c%health * (1 - 0.1d0 * mites * c%age / 6d0) + 0.02d0 * food
         c%bees = c%bees * exp(-0.05d0 * c%age / (hardiness * c%health))
         if (c%age > 8 .or. c%bees < 0.4d0) then
            call unlink(h, c)
         else if (associated(c%older)) then
            if (c%older%age == c%age) then
               c%health = (c%bees * c%health + c%older%bees * c%older%health) / (c%bees + c%older%bees)
               c%bees = c%bees + c%older%bees
               block
                  type(cohort), pointer :: twin
                  twin => c%older
                  call unlink(h, twin)
               end block
            end if
            c => c%older
         else
            c => null()
         end if
      end do
   end subroutine
   subroutine clear(h)
      type(hive), intent(inout) :: h
      type(cohort), pointer :: c
      c => h%first
      do while (associated(c))
         call unlink(h, c)
      end do
   end subroutine
   subroutine harvest(x, n, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
      type(hive) :: h
      type(cohort), pointer :: c
      integer :: week
      do week = 1, 5
         call hatch(h, x(1) * (1 + 0.1d0 * week), 1d0)
         h%first%age = 6 - week
      end do
      do week = 1, 16
         h%honey = h%honey + x(2) * foragers(h) / (1 + 0.05d0 * foragers(h)) - 0.1d0 * h%length
         call hatch(h, x(3) * sqrt(1 + h%honey), 0.9d0)
         if (mod(week, 4) == 0) call hatch(h, 0.5d0 * x(1), x(5))
         call a_week(h, x(4), log(2 + h%honey), x(5))
      end do
      y = h%honey
      c => h%first
      do while (associated(c))
         y = y + c%bees * c%health**2
         c => c%older
      end do
      call clear(h)
      if (h%length /= 0 .or. associated(h%last)) error stop 'not empty'
   end subroutine
end module
program apiary
   use cohorts
   implicit none
   call verify_modes(harvest, [4d0, 0.6d0, 2.2d0, 0.3d0, 1.1d0], 'bees')
contains
   include '../expect_modes.inc'
end program
