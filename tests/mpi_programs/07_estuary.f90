! Tides in an estuary: persistent exchanges of edges, a vector type for strided levels, Cartesian neighbours, an
! in-place sum, prefix sums, allocatables of each rank.
module estuary
   implicit none
   include 'mpif.h'
   integer :: rank, ranks
   type reach
      real(8), allocatable :: level(:, :), flow(:, :)
      real(8) :: friction
   end type
contains
   subroutine dredge(r, x, n)
      type(reach), intent(inout) :: r
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      integer :: i, k
      allocate (r%level(3, 0:5), r%flow(3, 0:5))
      r%level = 0; r%flow = 0
      r%friction = 0.1d0*x(1)
      do i = 1, 4
         do k = 1, 3
            r%level(k, i) = 1 + 0.2d0*x(mod(i + k, n) + 1)**2
            r%flow(k, i) = 0.1d0*k*x(mod(i, n) + 1)
         end do
      end do
   end subroutine
   subroutine energy(x, n, e)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: e
      type(reach) :: r
      integer :: line, code, left, right, t, i, requests(4), layer
      integer :: statuses(MPI_STATUS_SIZE, 4)
      real(8) :: volumes(3), upstream(3), edge(4), ends(4)
      call mpi_cart_create(MPI_COMM_WORLD, 1, [ranks], [.false.], .true., line, code)
      call mpi_cart_shift(line, 0, 1, left, right, code)
      call dredge(r, x, n)
      call mpi_recv_init(r%level(1, 0), 3, MPI_REAL8, left, 1, line, requests(1), code)
      call mpi_recv_init(r%level(1, 5), 3, MPI_REAL8, right, 2, line, requests(2), code)
      call mpi_send_init(r%level(1, 4), 3, MPI_REAL8, right, 1, line, requests(3), code)
      call mpi_send_init(r%level(1, 1), 3, MPI_REAL8, left, 2, line, requests(4), code)
      do t = 1, 3
         call mpi_startall(4, requests, code)
         call mpi_waitall(4, requests, statuses, code)
         do i = 1, 4
            r%flow(:, i) = (1 - r%friction)*r%flow(:, i) - 0.1d0*(r%level(:, i + 1) - r%level(:, i - 1))
         end do
         do i = 1, 4
            r%level(:, i) = r%level(:, i) - 0.1d0*r%flow(:, i)*r%level(:, i)
         end do
      end do
      do i = 1, 4
         call mpi_request_free(requests(i), code)
      end do
      ! one layer of all reaches goes to the right
      call mpi_type_vector(4, 1, 3, MPI_REAL8, layer, code)
      call mpi_type_commit(layer, code)
      ends = 0
      call mpi_sendrecv(r%level(2, 1), 1, layer, right, 3, ends, 4, MPI_REAL8, left, 3, line, MPI_STATUS_IGNORE, code)
      edge = ends*r%flow(1, 1:4)
      volumes = sum(r%level(:, 1:4), dim=2)
      upstream = 0
      call mpi_exscan(volumes, upstream, 3, MPI_DOUBLE_PRECISION, MPI_SUM, line, code)
      if (rank == 0) upstream = 0
      call mpi_allreduce(MPI_IN_PLACE, volumes, 3, MPI_DOUBLE_PRECISION, MPI_SUM, line, code)
      e = sum(volumes*[1d0, 0.5d0, 0.25d0])*0.1d0 + sum(edge) + sum(r%flow(:, 1:4)**2) + 0.1d0*product(upstream)
      call mpi_type_free(layer, code)
      call mpi_comm_free(line, code)
   end subroutine
end module
program main
   use ltoad
   use estuary
   implicit none
   real(8), parameter :: h = 1d-5, loose = 1d-7, tight = 1d-12
   include 'derivatives.inc'
end program
