c     Wave resistance of a thin ship after Michell (1898), for a hull
c     given by offsets at stations and waterlines.  The integrals over
c     the hull are sums after Filon, the one over the wave angle by
c     Simpson's rule.   Work space is handed in by the caller, as in
c     the old library of the towing tank.
      program hull
      integer nst, nwl, lw, n, i, nfail, lwork
      parameter (nst = 9, nwl = 4, n = nst*nwl, lwork = 400)
      double precision y(nst, nwl), dy(nst, nwl), yy(nst, nwl)
      double precision work(lwork), dwork(lwork)
      double precision r, dr, rp, rm, h, fd, scale
      integer is, iw
      external michel
      external enzyme_autodiff, enzyme_dup, enzyme_const
      character*40 line
      do 20 iw = 1, nwl
         do 10 is = 1, nst
            y(is, iw) = 0.05d0*(1d0 - (2d0*(is - 5)/8d0)**2)
     +                  *(1d0 - ((iw - 1)/4d0)**2) + 0.001d0*is
            dy(is, iw) = 0d0
   10    continue
   20 continue
      do 25 i = 1, lwork
         work(i) = 0d0
   25    dwork(i) = 0d0
      r = 0d0
      dr = 1d0
      call enzyme_autodiff(michel, enzyme_const, nst, enzyme_const, nwl,
     +   enzyme_dup, y, dy, enzyme_dup, work, dwork,
     +   enzyme_const, lwork, enzyme_dup, r, dr)
      nfail = 0
      scale = 0d0
      h = 1d-6
      do 40 iw = 1, nwl
         do 30 is = 1, nst
            yy = y
            yy(is, iw) = y(is, iw) + h
            call michel(nst, nwl, yy, work, lwork, rp)
            yy(is, iw) = y(is, iw) - h
            call michel(nst, nwl, yy, work, lwork, rm)
            fd = (rp - rm)/(2*h)
            scale = max(scale, abs(fd))
            if (dabs(fd - dy(is, iw)) .gt. 1d-6*(1d0 + dabs(fd))) then
               nfail = nfail + 1
               write (line, '(2i4, 2f16.8)') is, iw, dy(is, iw), fd
               print '(a)', line
            end if
   30    continue
   40 continue
      print '(1x, a, f14.6, a, f14.6)', 'resistance', r, ' slope', scale
      if (nfail .eq. 0 .and. scale .gt. 1d-3) then
         print *, 'PASS'
      else
         print *, 'FAIL', nfail
         stop 1
      end if
      end

      subroutine michel(nst, nwl, y, work, lwork, r)
      integer nst, nwl, lwork
      double precision y(nst, *), work(lwork), r
      integer i1, i2, i3, ntheta
      ntheta = 31
c     carve up the work space
      i1 = 1
      i2 = i1 + nst*nwl
      i3 = i2 + 2*ntheta
      if (i3 + ntheta .gt. lwork) stop 'work space too small'
      call slopes(nst, nwl, y, work(i1))
      call amplit(nst, nwl, work(i1), ntheta, work(i2))
      call simps(ntheta, work(i2), work(i3), r)
      end

      subroutine slopes(nst, nwl, y, dydx)
      integer nst, nwl, i, j
      double precision y(nst, nwl), dydx(nst, nwl), dx
      dx = 1d0/(nst - 1)
      do j = 1, nwl
         dydx(1, j) = (y(2, j) - y(1, j))/dx
         do i = 2, nst - 1
            dydx(i, j) = (y(i+1, j) - y(i-1, j))/(2d0*dx)
         end do
         dydx(nst, j) = (y(nst, j) - y(nst-1, j))/dx
      end do
      end

      subroutine amplit(nst, nwl, dydx, nth, amp)
      integer nst, nwl, nth, i, j, k
      double precision dydx(nst, nwl)
      complex*16 amp(nth), ci, wave
      double precision theta, sec, xk0, x, z, wt, pi
      parameter (xk0 = 11.1d0, pi = 3.14159265358979324d0)
      ci = (0d0, 1d0)
      do 30 k = 1, nth
         theta = (k - 1)*(0.45d0*pi)/(nth - 1)
         sec = 1d0/dcos(theta)
         amp(k) = dcmplx(0d0, 0d0)
         do 20 j = 1, nwl
            z = -0.06d0*(j - 1)/(nwl - 1)
            wt = 1d0
            if (j .eq. 1 .or. j .eq. nwl) wt = 0.5d0
            do 10 i = 1, nst
               x = -0.5d0 + (i - 1d0)/(nst - 1)
               wave = cdexp(ci*xk0*sec*x)*dexp(xk0*sec**2*z)
               amp(k) = amp(k) + wt*dydx(i, j)*wave
   10       continue
   20    continue
         amp(k) = amp(k)*dsqrt(sec**3)
   30 continue
      end

      subroutine simps(nth, amp, f, r)
      integer nth, k
      complex*16 amp(nth)
      double precision f(nth), r, a
      integer iw
      do 10 k = 1, nth
         a = cdabs(amp(k))
         f(k) = dreal(amp(k)*dconjg(amp(k))) + 1d-2*a
   10 continue
      r = f(1) + f(nth)
      do 20 k = 2, nth - 1
         iw = 2 + 2*mod(k + 1, 2)
         r = r + iw*f(k)
   20 continue
      r = r*0.4712d0/(nth - 1)
      end
