! Atmosphere: two-stream radiation in bands, the way old models keep it: COMMON, BLOCK DATA, DATA, EQUIVALENCE, SAVE.
      block data band_tables
         implicit none
         integer nband, nlev
         parameter (nband = 3, nlev = 8)
         real*8 absorb, centre, weight
         common /bands/ absorb(nband), centre(nband), weight(nband)
         real*8 tau, planck, temp, humid
         common /column/ tau(nlev, nband), planck(nlev, nband), temp(nlev), humid(nlev)
         integer calls
         logical ready
         common /status/ calls, ready
         data absorb /0.12d0, 0.55d0, 2.1d0/
         data centre, weight /9.5d0, 12.0d0, 16.0d0, 0.45d0, 0.35d0, 0.2d0/
         data calls /0/, ready /.false./
      end block data

      subroutine optics(pressure)
         implicit none
         integer nband, nlev
         parameter (nband = 3, nlev = 8)
         real*8 absorb, centre, weight, tau, planck, temp, humid
         common /bands/ absorb(nband), centre(nband), weight(nband)
         common /column/ tau(nlev, nband), planck(nlev, nband), temp(nlev), humid(nlev)
         integer calls
         logical ready
         common /status/ calls, ready
         real*8 pressure(nlev), layer
         integer i, b
         real*8 bbody, t, w
         bbody(w, t) = 1.0d4 / w**3 / (exp(14.388d3 / (w * t)) - 1.0d0)
         do 20 b = 1, nband
            do 10 i = 1, nlev
               layer = pressure(i)
               if (i .gt. 1) layer = pressure(i) - pressure(i - 1)
               tau(i, b) = absorb(b) * humid(i) * layer * sqrt(296.0d0 / temp(i))
               planck(i, b) = weight(b) * bbody(centre(b), temp(i))
10          continue
20       continue
         calls = calls + 1
         ready = .true.
      end subroutine

      double precision function flux(b, albedo)
         implicit none
         integer nband, nlev, b, i
         parameter (nband = 3, nlev = 8)
         real*8 tau, planck, temp, humid, albedo
         common /column/ tau(nlev, nband), planck(nlev, nband), temp(nlev), humid(nlev)
         real*8 up(0:nlev), down(0:nlev), work(2 * nlev + 2), trans
         equivalence (work(1), up(0)), (work(nlev + 2), down(0))
         down(0) = 0
         do i = 1, nlev
            trans = exp(-1.66d0 * tau(i, b))
            down(i) = down(i - 1) * trans + planck(i, b) * (1 - trans)
         end do
         up(nlev) = albedo * down(nlev) + (1 - albedo) * planck(nlev, b)
         do i = nlev, 1, -1
            trans = exp(-1.66d0 * tau(i, b))
            up(i - 1) = up(i) * trans + planck(i, b) * (1 - trans)
         end do
         flux = work(1) - 0.1d0 * work(2 * nlev + 2)
      end function

      subroutine outgoing(t, q, albedo, olr)
         implicit none
         integer nband, nlev, b, i
         parameter (nband = 3, nlev = 8)
         real*8 t(nlev), q(nlev), albedo, olr, flux, p(nlev), last
         real*8 tau, planck, temp, humid
         common /column/ tau(nlev, nband), planck(nlev, nband), temp(nlev), humid(nlev)
         external flux
         save last
         data last /0d0/
         data p /0.05d0, 0.15d0, 0.25d0, 0.4d0, 0.55d0, 0.7d0, 0.85d0, 1.0d0/
         do i = 1, nlev
            temp(i) = t(i)
            humid(i) = q(i) * (1.0d0 + 0.1d0 * p(i))
         end do
         call optics(p)
         olr = 0
         last = 0
         do b = 1, nband
            goto (100, 200, 200) b
100         olr = olr + flux(b, albedo)
            goto 300
200         last = last + flux(b, 0.5d0 * albedo) * (1 + 0.01d0 * last)
300         continue
         end do
         olr = olr + last
      end subroutine

program main
   use ltoad
   implicit none
   integer, parameter :: n = 8
   real(8) :: t(n), q(n), dt(n), dq(n), a, da, olr, seed, want, f(4), y(n)
   real(8), parameter :: at(4) = [-2, -1, 1, 2]
   integer :: i, k, wrong
   external :: outgoing
   t = [215d0, 220d0, 232d0, 245d0, 258d0, 270d0, 281d0, 290d0]
   q = [0.1d0, 0.2d0, 0.5d0, 1.1d0, 2.3d0, 4.2d0, 7.0d0, 10.5d0]
   a = 0.15d0
   dt = 0; dq = 0; da = 0; seed = 1; wrong = 0
   call enzyme_autodiff(outgoing, enzyme_dup, t, dt, enzyme_dup, q, dq, enzyme_dup, a, da, enzyme_dup, olr, seed)
   do i = 1, n
      do k = 1, 4
         y = t
         y(i) = y(i) + at(k) * 1d-2
         call outgoing(y, q, a, f(k))
      end do
      want = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / 12d-2
      if (.not. abs(dt(i) - want) < 1d-7 * (1 + abs(want))) wrong = wrong + 1
      if (.not. abs(dt(i) - want) < 1d-7 * (1 + abs(want))) print *, 't', i, dt(i), want
      do k = 1, 4
         y = q
         y(i) = y(i) + at(k) * 1d-4
         call outgoing(t, y, a, f(k))
      end do
      want = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / 12d-4
      if (.not. abs(dq(i) - want) < 1d-7 * (1 + abs(want))) wrong = wrong + 1
      if (.not. abs(dq(i) - want) < 1d-7 * (1 + abs(want))) print *, 'q', i, dq(i), want
   end do
   do k = 1, 4
      call outgoing(t, q, a + at(k) * 1d-3, f(k))
   end do
   want = (f(1) - 8 * f(2) + 8 * f(3) - f(4)) / 12d-3
   if (.not. abs(da - want) < 1d-7 * (1 + abs(want))) wrong = wrong + 1
   if (wrong > 0 .or. all(dt == 0) .or. all(dq == 0) .or. da == 0) stop 1
   print *, 'OK'
end program
