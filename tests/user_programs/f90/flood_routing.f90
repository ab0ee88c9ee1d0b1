! Rivers: Muskingum routing through reaches that are described in text; DO CONCURRENT and internal procedures.
module routing
   implicit none
   type :: reach
      character(len=12) :: name = ' '
      character(len=1) :: kind = 'c'
      real(8) :: k = 1, x = 0.2d0
      integer :: parts = 1
   end type reach
contains
   subroutine parse(lines, reaches, scale)
      character(len=*), intent(in) :: lines(:)
      type(reach), intent(out) :: reaches(:)
      real(8), intent(in) :: scale(:)
      integer :: i, comma, last
      real(8) :: hours, weight
      do i = 1, size(lines)
         comma = index(lines(i), ',')
         last = index(lines(i), ';')
         reaches(i)%name = adjustl(lines(i)(:comma - 1))
         reaches(i)%kind = lines(i)(last + 1:last + 1)
         read (lines(i)(comma + 1:last - 1), *) hours, weight
         reaches(i)%k = hours * scale(i)
         reaches(i)%x = weight
         reaches(i)%parts = len_trim(reaches(i)%name) / 3
      end do
   end subroutine parse

   subroutine peak(scale, inflow, m, n, damage)
      integer, intent(in) :: m, n
      real(8), intent(in) :: scale(m), inflow(n)
      real(8), intent(out) :: damage
      character(len=32) :: lines(3)
      type(reach) :: reaches(3)
      real(8) :: q(n), level(n), spill
      integer :: i, p
      lines = [character(len=32) :: 'Upper gorge, 2.5 0.15;c', 'Meadows, 4.0 0.30;f', 'Town, 1.5 0.1;w']
      call parse(lines, reaches, scale)
      q = inflow
      do i = 1, 3
         do p = 1, max(1, reaches(i)%parts)
            call route(reaches(i), q)
         end do
         select case (reaches(i)%kind)
         case ('f')
            spill = 0
            do p = 1, n
               call flood_plain(q(p), spill)
            end do
         case ('w', 'W')
            do concurrent(p=1:n)
               q(p) = q(p) - 0.3d0 * weir(q(p))
            end do
         case default
            continue
         end select
      end do
      do concurrent(p=1:n)
         level(p) = 0.4d0 * q(p)**0.6d0
      end do
      damage = log(sum(exp(8 * level)) / n) / 8 + 0.01d0 * spill
      damage = damage + 0.05d0 * sum(level(2:) * level(:n - 1), mask=level(2:) > 1)
   contains
      subroutine route(r, flow)
         type(reach), intent(in) :: r
         real(8), intent(inout) :: flow(:)
         real(8) :: c(0:2), below, out(size(flow))
         integer :: t
         below = 2 * r%k * (1 - r%x) + 1
         c = [1 - 2 * r%k * r%x, 1 + 2 * r%k * r%x, 2 * r%k * (1 - r%x) - 1] / below
         out(1) = flow(1)
         do t = 2, size(flow)
            out(t) = c(0) * flow(t) + c(1) * flow(t - 1) + c(2) * out(t - 1)
         end do
         flow = out
      end subroutine route
      subroutine flood_plain(flow, stored)
         real(8), intent(inout) :: flow, stored
         real(8) :: over
         over = max(0d0, flow - 6) * 0.4d0
         stored = stored + over
         flow = flow - over + 0.1d0 * stored
         stored = 0.9d0 * stored
      end subroutine flood_plain
      pure real(8) function weir(flow)
         real(8), intent(in) :: flow
         weir = flow / (1 + exp(-(flow - 5)))
      end function weir
   end subroutine peak
end module routing

program main
   use ltoad
   use routing
   implicit none
   integer, parameter :: m = 3, n = 12
   real(8) :: scale(m), dscale(m), inflow(n), dinflow(n), damage, seed
   integer :: i
   logical :: good
   scale = [1.1d0, 0.8d0, 0.95d0]
   inflow = [2d0, 3d0, 5.5d0, 9d0, 12.5d0, 14d0, 11d0, 8.1d0, 6.2d0, 4.4d0, 3.1d0, 2.4d0]
   dscale = 0; dinflow = 0; seed = 1; good = .true.
   call enzyme_autodiff(peak, enzyme_dup, scale, dscale, enzyme_dup, inflow, dinflow, &
                        enzyme_const, m, enzyme_const, n, enzyme_dup, damage, seed)
   do i = 1, m
      call compare('scale', dscale(i), slope(scale(i)))
   end do
   do i = 1, n
      call compare('inflow', dinflow(i), slope(inflow(i)))
   end do
   if (.not. good .or. all(dscale == 0) .or. all(dinflow == 0)) stop 1
   print *, 'OK'
contains
   real(8) function slope(variable)
      real(8), intent(inout) :: variable
      real(8), parameter :: h = 1d-4
      real(8) :: kept, f(4)
      integer :: k
      kept = variable
      do k = 1, 4
         variable = kept + h * (k - 2.5d0 + sign(0.5d0, k - 2.5d0))
         call peak(scale, inflow, m, n, f(k))
      end do
      variable = kept
      slope = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / (12 * h)
   end function slope
   subroutine compare(name, got, want)
      character(*), intent(in) :: name
      real(8), intent(in) :: got, want
      if (.not. abs(got - want) <= 1d-6 * (1 + abs(want))) then
         print *, name, i, got, want
         good = .false.
      end if
   end subroutine compare
end program main
